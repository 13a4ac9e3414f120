/**
 * Which file may import which. ARCHITECTURE.md draws these arrows; this is where they hold. A rule looks at one import
 * and answers with the sentence that helps, or with nothing.
 */
import { isTest } from './is-test.ts'
import type { Import } from './source.ts'

export interface Arrow extends Import {
  /** The importing file, from the repository's root. */
  from: string
  /** A file or folder of ours from the repository's root ('packages/engine', 'apps/web/src/lib/x.ts'), else the package's name. */
  to: string
}

type Rule = (arrow: Arrow) => string | undefined

/** What each workspace may import of the others: for its values too, or for its types only. */
const WORKSPACES: Record<string, Record<string, 'values' | 'types'>> = {
  'packages/engine': {},
  'packages/contract': { 'packages/engine': 'types' },
  'packages/models': { 'packages/contract': 'types', 'packages/engine': 'types' },
  'apps/server': {
    'apps/mcp': 'values',
    'packages/client': 'values',
    'packages/contract': 'values',
    'packages/engine': 'values',
    'packages/models': 'values',
  },
  'apps/web': { 'packages/contract': 'values', 'packages/engine': 'types' },
  'packages/client': { 'packages/contract': 'values' },
  'apps/mcp': { 'packages/client': 'values' },
}

const betweenWorkspaces: Rule = ({ from, to, typeOnly, specifier }) => {
  const [source, target] = [workspaceOf(from), workspaceOf(to)]
  if (!source || !target || source === target) return
  if (specifier.startsWith('.')) return `reaches into ${target} by a path: import it by its package's name`
  const allowed = WORKSPACES[source]?.[target]
  if (!allowed) {
    const list = Object.keys(WORKSPACES[source] ?? {}).join(', ') || 'no other workspace'
    return `${source} may import ${list}; ${target} is none of it`
  }
  if (allowed === 'types' && !typeOnly) return `${source} may import only types of ${target}: write "import type"`
}

/** The database is known to the stores and to db/ alone; work that is queued is known to jobs/. */
const serverLayers: Rule = ({ from, to, typeOnly }) => {
  const layer = serverLayer(from)
  if (!layer) return
  if (/^(drizzle-orm|pg)(\/|$)/.test(to) && layer !== 'store' && layer !== 'db') {
    return `only stores and apps/server/src/db know the database: move the query into the feature's store.ts`
  }
  const target = serverLayer(to)
  if (layer === 'routes' && (target === 'store' || target === 'db') && !typeOnly) {
    return 'a route asks its service, never a store or the database'
  }
  if (layer === 'service' && target === 'routes') return 'a service must not know the routes that call it'
  if (layer === 'store' && (target === 'routes' || target === 'service')) {
    return 'a store keeps and finds: it must not know services or routes'
  }
}

const webLayers: Rule = ({ from, to }) => {
  const [source, target] = [webLayer(from), webLayer(to)]
  if (!source || !target) return
  if (source.layer === 'base' && target.layer !== 'base') {
    return 'lib/ and ui/ are the ground that features and pages stand on: they import neither'
  }
  if (source.layer === 'features' && target.layer === 'pages') return 'a feature must not know the pages that show it'
  if (source.layer === 'features' && target.layer === 'features' && source.name !== target.name) {
    return `features do not import one another (${source.name} → ${target.name}): let the page join them, or move the shared part to lib/ or ui/`
  }
}

const ENGINE = 'packages/engine/src/'
/** The engine's rooms from the ground up: each may use those before it, for types as for values. */
const ROOMS = [
  'base',
  'type',
  'scene',
  'colour',
  'language',
  'brief',
  'imagery',
  'direction',
  'design',
  'render',
  'critic',
  'sheet',
  'collection',
  'kinds',
  'compose',
  'proposal',
  'designer',
  'edit',
  'analysis',
  'mockups',
  'report',
  'engine',
]
const engineRooms: Rule = ({ from, to }) => {
  if (!from.startsWith(ENGINE) || !to.startsWith(ENGINE) || isTest(from)) return
  const [source = '', sourceKind] = from.slice(ENGINE.length).split('/')
  const [target = '', targetKind] = to.slice(ENGINE.length).split('/')
  if (source === 'kinds' && target === 'kinds' && isFolder(sourceKind) && isFolder(targetKind)) {
    if (sourceKind !== targetKind && targetKind !== 'shared') {
      return `kinds do not import one another (${sourceKind} → ${targetKind}): what two need goes to kinds/shared`
    }
  }
  const [height, depth] = [ROOMS.indexOf(source), ROOMS.indexOf(target)]
  if (height < 0) {
    return isFolder(source)
      ? `${source}/ is a new room: give it its place among ROOMS in scripts/arrows/rules.ts`
      : undefined
  }
  if (depth < 0) return `${source}/ is a room of the engine: it does not know ${target}, which opens it to others`
  if (depth > height) {
    return `${source}/ comes before ${target}/: move what both need to ${source}/ or to a room before it`
  }
}

export const ARROW_RULES: Rule[] = [betweenWorkspaces, serverLayers, webLayers, engineRooms]

function workspaceOf(path: string): string | undefined {
  return Object.keys(WORKSPACES).find((name) => path === name || path.startsWith(`${name}/`))
}

function serverLayer(path: string): 'routes' | 'service' | 'store' | 'db' | 'other' | undefined {
  if (!path.startsWith('apps/server/src/')) return
  if (path.startsWith('apps/server/src/db/')) return 'db'
  if (/[/-]store\.ts$/.test(path)) return 'store'
  const name = /^apps\/server\/src\/features\/.*[/-](routes|service)\.ts$/.exec(path)?.[1]
  return (name as 'routes' | 'service' | undefined) ?? 'other'
}

function webLayer(path: string): { layer: 'base' | 'features' | 'pages'; name: string } | undefined {
  const match = /^apps\/web\/src\/(lib|ui|features|pages)\/([^/]+)/.exec(path)
  if (!match?.[1] || !match[2]) return
  const layer = match[1] === 'lib' || match[1] === 'ui' ? 'base' : (match[1] as 'features' | 'pages')
  return { layer, name: match[2] }
}

/** Files that lie directly in kinds/ (the registry, the types) belong to no kind, those directly in src/ to no room. */
function isFolder(name: string | undefined): name is string {
  return name !== undefined && !name.includes('.')
}
