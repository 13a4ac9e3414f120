/** Every row of the table is true: what it says can be done is done, what it says cannot is answered so, and what it offers works. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { ABILITIES, abilitiesPage, LIMITS } from './table.ts'

let engine: Engine
let designs: Design[]

beforeAll(async () => {
  engine = await openEngine()
  const prompts = [
    'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
    'Website for the yoga studio Tideline in Leeds',
  ]
  const made = await Promise.all(prompts.map((prompt) => engine.design({ prompt, seed: 3 })))
  designs = made.flatMap(({ concepts }) => concepts.slice(0, 3).map(({ design }) => design))
}, 120_000)

/** Whether one of the designs is changed by it. */
async function isDone(instruction: string): Promise<boolean> {
  for (const design of designs) {
    const { status } = await engine.revise({ design, instruction, seed: 1, versions: [design] })
    if (status === 'changed') return true
  }
  return false
}

test.each(ABILITIES.map(({ name, example }) => [name, example]))('%s: %s is done', async (_name, example) => {
  expect(await isDone(example)).toBe(true)
})

test.each(LIMITS.map(({ example, why }) => [example, why]))('%s: told why not', async (instruction, why) => {
  const [design] = designs
  if (!design) throw new Error('nothing was designed')
  const answer = await engine.revise({ design, instruction, seed: 1, versions: [design] })
  expect(answer).toMatchObject({ status: 'unclear', question: why.replace('{design}', 'poster') })
})

test.each(LIMITS.flatMap(({ offers }) => offers))('%s: what is offered is done', async (offer) => {
  expect(await isDone(offer)).toBe(true)
})

test('docs/what-can-be-edited.md is as the table is', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/what-can-be-edited.md')
  expect(readFileSync(file, 'utf8')).toBe(abilitiesPage())
})
