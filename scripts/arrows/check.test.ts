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
      'packages/engine/src/kinds/logo/stacked.ts': `import { plan } from '../shared/plan.ts'`,
      'packages/engine/src/scene/types.ts': `import type { KindName } from '../kinds/types.ts'`,
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

test('long code is refused, a long table of words is not', () => {
  const procedure = `export function f() {\n${'  work()\n'.repeat(400)}}\n`
  const table = `export const WORDS = [\n${"  'word',\n".repeat(900)}]\n`
  expect(check({ 'apps/web/src/lib/f.ts': procedure })).toEqual([expect.stringContaining('402 lines of code')])
  expect(check({ 'apps/web/src/lib/f.ts': table })).toEqual([])
})
