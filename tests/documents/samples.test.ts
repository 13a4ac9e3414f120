/** The samples of the how-tos compile as they stand, and do what they are there to show. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidateOf, imagesOf } from '../../packages/engine/src/kinds/archetype-gates.fixture.ts'
import { hardBriefs } from '../../packages/engine/src/kinds/hard-briefs.fixture.ts'
import type { Archetype } from '../../packages/engine/src/kinds/types.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, `.cache/samples-${process.pid}`)
/** Where the how-to says that the file goes. */
const PLACE = path.join(ROOT, 'packages/engine/src/kinds/poster/archetypes')

const sample = path.join(FOLDER, 'archetype.ts')

beforeAll(() => {
  const document = readFileSync(path.join(ROOT, 'docs/how-to/add-an-archetype.md'), 'utf8')
  const [, code = ''] = /```ts\n(.*?)```/s.exec(document) ?? []
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    sample,
    code.replace(/from '(\.[^']+)'/g, (_, to: string) => `from '${path.join(PLACE, to)}'`),
  )
  const options = { extends: '../../packages/engine/tsconfig.json', include: [sample] }
  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(options))
})
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

test('the archetype of the how-to is typed', () => {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const { stdout, status } = spawnSync(process.execPath, [tsc, '--project', FOLDER], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
}, 60_000)

test('the archetype of the how-to passes every gate on the briefs that it says it suits', async () => {
  const module: Record<string, Archetype> = await import(sample)
  const [archetype, ...others] = Object.values(module)
  expect(others).toEqual([])
  if (!archetype) throw new Error('The sample exports no archetype.')
  const faults: string[] = []
  for (const [name, brief] of Object.entries(hardBriefs('poster'))) {
    if (brief.copy.length === 0 || archetype.suits(brief) === 0) continue
    const candidate = candidateOf(archetype, brief, 1, await imagesOf(brief))
    faults.push(...candidate.faults.map((fault) => `${name}: ${fault}`))
  }
  expect(faults).toEqual([])
}, 60_000)
