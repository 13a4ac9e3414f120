/** What people say of a logo works on one that is a mark in a lock-up. */
import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import type { Node } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { openEngine } from './engine.ts'
import type { Engine } from './types.ts'

let engine: Engine
let logo: Design
beforeAll(async () => {
  engine = await openEngine()
  const { concepts } = await engine.design({
    prompt: 'logo for Golden Mill Bakery, tagline "Baked before dawn"',
    seed: 3,
  })
  const found = concepts.find(({ design }) => /^sheet:[\w-]+\+lockup-/.test(design.archetype))
  if (!found) throw new Error('No concept is a mark in a lock-up')
  logo = found.design
})

const nodesOf = ({ scene }: Design): Node[] => scene.artboards.flatMap(({ root }) => [...subtree(root)])
const markOf = (design: Design) => nodesOf(design).find(({ role }) => role === 'mark')
async function revised(instruction: string): Promise<Design> {
  const answer = await engine.revise({ design: logo, instruction, seed: 1 })
  expect(answer.status, instruction).toBe('changed')
  if (answer.status !== 'changed') throw new Error(instruction)
  return answer.concept.design
}

test('the symbol grows, and the rest makes room for it', async () => {
  const bigger = await revised('make the symbol bigger')
  expect(Number(markOf(bigger)?.width)).toBeGreaterThan(Number(markOf(logo)?.width))
})

test('the tagline goes, and the name stays', async () => {
  const texts = nodesOf(await revised('remove the tagline')).flatMap((node) =>
    node.type === 'text' ? [node.text] : [],
  )
  expect(texts).toContain('Golden Mill Bakery')
  expect(texts).not.toContain('Baked before dawn')
})

test('it wears other colours, and keeps its mark', async () => {
  const red = await revised('make it red')
  expect(red.scene.palette.accent).not.toBe(logo.scene.palette.accent)
  expect(markOf(red)?.id).toBe(markOf(logo)?.id)
})

test('another layout is another sheet', async () => {
  expect((await revised('another layout')).archetype).not.toBe(logo.archetype)
})
