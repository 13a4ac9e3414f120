/** Attached pictures that go into a design, as whoever talks to the engine sees it. */
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import type { PictureFacts } from '../../brief/types.ts'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { places } from '../../scene/walk.ts'

let engine: Engine
let facts: PictureFacts
const pictures = new Map<string, Uint8Array>()

beforeAll(async () => {
  engine = await openEngine()
  const { createCanvas } = createRequire(import.meta.url)('@napi-rs/canvas')
  const canvas = createCanvas(600, 400)
  const ink = canvas.getContext('2d')
  for (let x = 0; x < 600; x++) {
    ink.fillStyle = `rgb(${x % 255}, ${(x * 7) % 255}, 90)`
    ink.fillRect(x, 0, 1, 400)
  }
  const examined = await engine.examine(await canvas.encode('png'), 'm1')
  facts = { ...examined.facts, treatAs: 'photo' }
  pictures.set('m1', examined.bytes)
})

const made = async (prompt: string): Promise<Design> => {
  const { concepts } = await engine.design({ prompt, seed: 4, count: 1 })
  return (concepts[0] as (typeof concepts)[0]).design
}
const picturesIn = ({ scene }: Design) =>
  [...places(scene)].flatMap(({ node, parent }) => (node.type === 'picture' ? [{ node, parent }] : []))

test('a frame says what belongs in it and takes the photo, by its id', async () => {
  const design = await made('CV website of Anna Berg, carpenter in Malmö, 12 years of experience')
  const [frame] = engine.parts(design.scene).artboards.flatMap(({ frames }) => frames)
  expect(frame?.shows).toBe('a portrait')
  expect(frame?.box.width).toBeGreaterThan(100)
  const result = await engine.operate(design, [{ op: 'photo', id: frame?.id ?? '' }], pictures, facts)
  if (result.status !== 'changed') throw new Error(result.status)
  const [filled] = picturesIn(result.concept.design)
  expect(filled?.node.media).toBe('m1')
  expect(filled?.parent?.id).toBe(frame?.id)
  expect(engine.parts(result.concept.design.scene).artboards.flatMap(({ frames }) => frames)).toEqual([])
  const { width, height } = await engine.paint(result.concept.design.scene, { pictures, scale: 0.2 })
  expect(width * height).toBeGreaterThan(0)
})

test('words say into which frame the photo goes', async () => {
  const design = await made(
    'A photo community called Shutter where members upload photos, browse photos, comment and follow photographers',
  )
  const frames = engine.parts(design.scene).artboards.flatMap((artboard) => artboard.frames)
  expect(frames.length).toBeGreaterThan(2)
  const asked = { design, seed: 1, attached: facts, pictures }
  for (const [instruction, at] of [
    ['put my photo there', 0],
    ['this one goes into the second frame', 1],
  ] as const) {
    const result = await engine.revise({ ...asked, instruction })
    if (result.status !== 'changed') throw new Error(result.status)
    expect(picturesIn(result.concept.design)[0]?.parent?.id, instruction).toBe(frames[at]?.id)
  }
})

test('where no frame waits, the photo takes the place of a drawing, or leads a new composition', async () => {
  for (const prompt of ['Website for the bakery Rye & Sons in Lisbon', 'Logo for Otter']) {
    const design = await made(prompt)
    const result = await engine.revise({ design, instruction: 'use this photo', seed: 1, attached: facts, pictures })
    if (result.status !== 'changed') throw new Error(result.status)
    expect(
      picturesIn(result.concept.design).map(({ node }) => node.media),
      prompt,
    ).toContain('m1')
    expect(result.concept.design.scene.palette).toEqual(design.scene.palette)
  }
})

test('without a picture, and for a frame that is not there, it says so', async () => {
  const design = await made('CV website of Anna Berg, carpenter in Malmö')
  for (const given of [undefined, facts]) {
    const result = await engine.operate(design, [{ op: 'photo', id: given ? 'nothing' : 'photo' }], pictures, given)
    expect(result.status).toBe('unclear')
  }
})
