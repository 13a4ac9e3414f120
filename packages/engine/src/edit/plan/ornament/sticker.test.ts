import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../../../design/types.ts'
import { openEngine } from '../../../engine/engine.ts'
import type { Engine } from '../../../engine/types.ts'
import { findNode } from '../../../scene/walk.ts'

let engine: Engine
let poster: Design

beforeAll(async () => {
  engine = await openEngine()
  const prompt = 'Poster for a jazz night at the Blue Door, 12 June, 8 pm'
  const { concepts } = await engine.design({ prompt, seed: 7, count: 1 })
  const [first] = concepts
  if (!first) throw new Error('No poster')
  poster = first.design
}, 60_000)

/** Where the sticker comes to stand, and how large. */
async function sticker(instruction: string) {
  const result = await engine.revise({ design: poster, instruction, seed: 3 })
  if (result.status !== 'changed') throw new Error(JSON.stringify(result))
  const node = findNode(result.concept.design.scene, 'sticker')
  return { left: node?.at?.left ?? NaN, top: node?.at?.top ?? NaN, width: Number(node?.width) }
}

test('a sticker stands near the part that it is wished beside, and is smaller there', async () => {
  const free = await sticker("add a sticker saying 'Sold out'")
  const beside = await sticker("add a sticker saying 'Sold out' above the date")
  const after = await sticker("add a sticker saying 'Sold out' to the right of the date")
  expect(beside.width).toBeLessThan(free.width)
  expect(after.left).toBeGreaterThan(beside.left)
})
