/** Walks the sources of a tree, applies the rules, and says in one sentence each what breaks them. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findCycles, type Step } from './cycles.ts'
import { crowdedFolders } from './folders.ts'
import { isTest } from './is-test.ts'
import { ARROW_RULES, type Arrow } from './rules.ts'
import { type OutsideRead, readSource, type Source } from './source.ts'

export interface Violation {
  file: string
  line: number
  sentence: string
}

const SOURCES = '{packages,apps,scripts,tests,bench}/**/*.{ts,tsx}'
const NOT_OURS = new Set(['node_modules', 'dist'])
const MAXIMUM_CODE_LINES = 400
/** Programs begin in these, and the configuration is read in one place. */
const READS_ENVIRONMENT = [
  'apps/server/src/main.ts',
  'apps/server/src/admin.ts',
  'apps/server/src/platform/config.ts',
  'apps/mcp/src/main.ts',
]

/** @param root the repository's root folder */
export function checkArrows(root: string): { files: number; violations: Violation[] } {
  const sources = globSync(SOURCES, { cwd: root, exclude: (file) => NOT_OURS.has(path.basename(file)) })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')))
  const arrows = sources.flatMap(arrowsOf)
  return {
    files: sources.length,
    violations: [
      ...arrows.flatMap(brokenRules),
      ...sources.flatMap(forbiddenReads),
      ...sources.flatMap(oversized),
      ...findCycles(arrows.filter(isOfSources)).map(asViolation),
      ...crowdedFolders(sources.map(({ path }) => path)).map(tooMany),
    ],
  }
}

function arrowsOf(source: Source): Arrow[] {
  return source.imports.map((found) => ({ ...found, from: source.path, to: resolve(source.path, found.specifier) }))
}

/** A specifier as a path from the root where it is ours, else as it stands. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const ours = /^@limner\/([^/]+)/.exec(specifier)?.[1]
  if (!ours) return specifier
  return ours === 'server' || ours === 'web' ? `apps/${ours}` : `packages/${ours}`
}

function brokenRules(arrow: Arrow): Violation[] {
  return ARROW_RULES.flatMap((rule) => {
    const reason = rule(arrow)
    if (!reason) return []
    return [{ file: arrow.from, line: arrow.line, sentence: `imports '${arrow.specifier}': ${reason}.` }]
  })
}

const INSTEAD: Record<OutsideRead['what'], string> = {
  environment: `reads the environment: only ${READS_ENVIRONMENT.join(', ')} do, the rest is given its configuration.`,
  clock: 'reads the clock: the engine is given its moment as an argument.',
  randomness: 'uses unseeded randomness: the engine draws from the Random it is given.',
  network: 'uses the network: the engine asks nobody; what it needs comes in as an argument.',
}

function forbiddenReads({ path: file, outside }: Source): Violation[] {
  if (isTest(file) || !/^(packages|apps)\//.test(file)) return []
  const forbidden = outside.filter(({ what }) =>
    what === 'environment' ? !READS_ENVIRONMENT.includes(file) : file.startsWith('packages/engine/src/'),
  )
  return forbidden.map(({ line, what }) => ({ file, line, sentence: INSTEAD[what] }))
}

function oversized({ path: file, codeLines }: Source): Violation[] {
  if (codeLines <= MAXIMUM_CODE_LINES) return []
  const sentence = `has ${codeLines} lines of code (tables of literals not counted); at most ${MAXIMUM_CODE_LINES}: one job a file.`
  return [{ file, line: 1, sentence }]
}

/** Tests may look further than what they test. */
const isOfSources = ({ from }: Arrow): boolean => !isTest(from)

function asViolation(cycle: Step<Arrow>[]): Violation {
  const [first] = cycle
  const names = [...cycle.map(({ from }) => from), first?.from].join(' → ')
  const imports = cycle.map(({ arrow }) => `${arrow.from}:${arrow.line} imports '${arrow.specifier}'`).join('; ')
  const { from = '', line = 1 } = first?.arrow ?? {}
  return { file: from, line, sentence: `is part of a circle: ${names} (${imports}).` }
}

const tooMany = ({ folder, count, most }: { folder: string; count: number; most: number }): Violation => ({
  file: folder,
  line: 1,
  sentence: `has ${count} files side by side; at most ${most}: give what belongs together a folder of its own.`,
})
