import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkArrows } from './check.ts'

/** Plants files in a tree of their own and answers with what the check says of them. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'arrows-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    return checkArrows(root).violations.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the right arrows pass', () => {
  expect(
    check({
      'packages/engine/src/index.ts': `export { draw } from './render/draw.ts'`,
      'packages/engine/src/kinds/logo/archetypes/stacked.ts': `import { plan } from '../../shared/plan.ts'`,
      'packages/engine/src/brief/types.ts': `import type { KindName } from '../scene/types.ts'`,
      'packages/engine/src/brief/brief.test.ts': `import { KINDS } from '../kinds/registry.ts'`,
      'packages/engine/src/render/display.ts': `import { write } from './pdf/write.ts'`,
      'packages/engine/src/render/pdf/write.ts': `import type { Paint } from '../paint.ts'`,
      'packages/contract/src/index.ts': `import type { Scene } from '@limner/engine'`,
      'apps/server/src/main.ts': `import { draw } from '@limner/engine'\nprocess.env.PORT`,
      'apps/server/src/features/projects/routes.ts': `import { list } from './service.ts'`,
      'apps/server/src/features/projects/service.ts': `import { list } from './store.ts'`,
      'apps/server/src/features/projects/store.ts': `import { eq } from 'drizzle-orm'\nimport { pool } from '../../db/pool.ts'`,
      'apps/web/src/features/chat/chat.tsx': `import { type Scene } from '@limner/engine'\nimport { Button } from '../../ui/button.tsx'`,
      'apps/web/src/pages/home.tsx': `import { Chat } from '../features/chat/chat.tsx'\nawait import('../features/gallery/wall.tsx')`,
    }),
  ).toEqual([])
})

const forbidden: [name: string, file: string, text: string, says: string][] = [
  ['the engine knows nobody', 'packages/engine/src/a.ts', `import '@limner/contract'`, 'may import no other workspace'],
  [
    'the contract takes types only',
    'packages/contract/src/a.ts',
    `import { draw } from '@limner/engine'`,
    'import type',
  ],
  [
    'the web takes types of the engine only',
    'apps/web/src/lib/a.ts',
    `export { draw } from '@limner/engine'`,
    'import type',
  ],
  [
    'nobody imports an app',
    'apps/web/src/lib/a.ts',
    `import type { App } from '@limner/server'`,
    'apps/server is none of it',
  ],
  [
    'no path into another workspace',
    'apps/web/src/lib/a.ts',
    `await import('../../../../packages/engine/src/x.ts')`,
    'by its package',
  ],
  [
    'a route asks its service',
    'apps/server/src/features/x/routes.ts',
    `import { f } from './store.ts'`,
    'asks its service',
  ],
  ['a service has no queries', 'apps/server/src/features/x/service.ts', `import { eq } from 'drizzle-orm'`, 'store.ts'],
  [
    'a store knows no service',
    'apps/server/src/features/x/store.ts',
    `import { f } from './service.ts'`,
    'keeps and finds',
  ],
  ['ui stands below features', 'apps/web/src/ui/a.tsx', `import { f } from '../features/x/f.ts'`, 'the ground'],
  [
    'features do not know pages',
    'apps/web/src/features/x/a.ts',
    `import { p } from '../../pages/p.tsx'`,
    'the pages that show it',
  ],
  ['features do not know one another', 'apps/web/src/features/x/a.ts', `import { f } from '../y/f.ts'`, '(x → y)'],
  [
    'kinds do not know one another',
    'packages/engine/src/kinds/logo/a.ts',
    `import { f } from '../icon/f.ts'`,
    '(logo → icon)',
  ],
  [
    'the brief comes before the kinds',
    'packages/engine/src/brief/a.ts',
    `import { f } from '../kinds/registry.ts'`,
    'comes before',
  ],
  [
    'also where it needs only a type',
    'packages/engine/src/scene/a.ts',
    `import type { F } from '../brief/types.ts'`,
    'scene/ comes before brief/',
  ],
  [
    'no room knows the doors of the engine',
    'packages/engine/src/imagery/a.ts',
    `import { openEngine } from '../engine.ts'`,
    'does not know engine.ts',
  ],
  [
    'a new room has a place',
    'packages/engine/src/attic/a.ts',
    `import { f } from '../scene/walk.ts'`,
    'attic/ is a new room',
  ],
  [
    'the environment is read in one place',
    'apps/server/src/features/x/service.ts',
    `process.env.PORT`,
    'reads the environment',
  ],
  ['the engine has no clock', 'packages/engine/src/a.ts', `export const now = () => new Date()`, 'reads the clock'],
  [
    'the engine has no loose dice',
    'packages/engine/src/a.ts',
    `export const f = () => Math.random()`,
    'unseeded randomness',
  ],
  ['the engine has no network', 'packages/engine/src/a.ts', `import { request } from 'node:https'`, 'uses the network'],
]

test.each(forbidden)('%s', (_, file, text, says) => {
  const found = check({ [file]: `// first line\n${text}` })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${file}:2 `)
  expect(found[0]).toContain(says)
})

test('files that import one another in a circle are named', () => {
  const found = check({
    'packages/engine/src/a.ts': `import { b } from './b.ts'`,
    'packages/engine/src/b.ts': `import { c } from './c.ts'`,
    'packages/engine/src/c.ts': `import { a } from './a.ts'`,
  })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('a.ts → packages/engine/src/b.ts → packages/engine/src/c.ts → packages/engine/src/a.ts')
})

test('a circle of types is a circle, and is told once, the shortest way round', () => {
  const found = check({
    'apps/web/src/lib/a.ts': `import type { B } from './b.ts'\nimport type { C } from './c.ts'`,
    'apps/web/src/lib/b.ts': `import { type C } from './c.ts'`,
    'apps/web/src/lib/c.ts': `export type { A } from './a.ts'`,
  })
  expect(found).toEqual([expect.stringContaining('a.ts → apps/web/src/lib/c.ts → apps/web/src/lib/a.ts (')])
})

test('folders that import one another are a circle, though no files are', () => {
  const found = check({
    'apps/server/src/mail/send.ts': `import type { Job } from '../jobs/job.ts'`,
    'apps/server/src/mail/address.ts': ``,
    'apps/server/src/jobs/job.ts': ``,
    'apps/server/src/jobs/notice.ts': `import { address } from '../mail/address.ts'`,
  })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('apps/server/src/jobs → apps/server/src/mail → apps/server/src/jobs')
  expect(found[0]).toContain(`jobs/notice.ts:1 imports '../mail/address.ts'`)
})

test('a folder that nobody can look over is refused', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`apps/web/src/ui/part-${index}.tsx`, '']))
  expect(check(files(40))).toEqual([])
  expect(check(files(41))).toEqual([
    'apps/web/src/ui:1 has 41 files side by side; at most 40: give what belongs together a folder of its own.',
  ])
})

test('long code is refused, a long table of words is not', () => {
  const procedure = `export function f() {\n${'  work()\n'.repeat(400)}}\n`
  const table = `export const WORDS = [\n${"  'word',\n".repeat(900)}]\n`
  expect(check({ 'apps/web/src/lib/f.ts': procedure })).toEqual([expect.stringContaining('402 lines of code')])
  expect(check({ 'apps/web/src/lib/f.ts': table })).toEqual([])
})
