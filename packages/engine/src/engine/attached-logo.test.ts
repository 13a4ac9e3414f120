/** A logo that is brought along goes into a corner of what is there, and leaves the rest as it was. */
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'

const engine = await openEngine()

/** A green disc and a dark bar on white. */
async function logo() {
  const canvas = createCanvas(400, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 400, 200)
  context.fillStyle = '#00aa77'
  context.beginPath()
  context.arc(100, 100, 70, 0, 7)
  context.fill()
  context.fillStyle = '#112233'
  context.fillRect(200, 70, 160, 60)
  const { facts, bytes } = await engine.examine(canvas.toBuffer('image/png'), 'own-logo')
  return { facts, pictures: new Map([['own-logo', bytes]]) }
}

const [poster] = (await engine.design({ prompt: 'Poster for a bake sale at Fern School, 12 June', seed: 1, count: 1 }))
  .concepts
if (!poster) throw new Error('Nothing was made')
const { facts, pictures } = await logo()
const textsIn = (design: typeof poster.design) =>
  [...places(design.scene)].flatMap(({ node }) => (node.type === 'text' ? [[node.id, node.text]] : []))

test.each([
  ['put our logo in the top right corner', 'top right'],
  ['our logo bottom left please', 'bottom left'],
  ['add our logo', undefined],
])('%s', async (instruction, to) => {
  const { design } = poster
  const result = await engine.revise({ design, instruction, seed: 1, attached: facts, pictures })
  if (result.status !== 'changed') throw new Error(result.status)
  const after = result.concept.design
  expect([after.archetype, textsIn(after)]).toEqual([design.archetype, textsIn(design)])
  const [change] = result.changes
  expect(change?.what).toBe('Your logo')
  // Where it was asked for; else where it stands instead is told.
  if (to && !result.notDone) expect(change?.to).toBe(to)
  if (result.notDone) expect(result.notDone[0]).toContain(`There is no room for the logo at the ${to}`)
  expect(after.brief.logo?.media).toBe('own-logo')
})

test('a flat picture that is not called a logo leads a new composition, as before', async () => {
  const { design } = poster
  const result = await engine.revise({ design, instruction: 'use this', seed: 1, attached: facts, pictures })
  expect(result.status === 'changed' && result.changes[0]?.what).toBe('Picture')
})
