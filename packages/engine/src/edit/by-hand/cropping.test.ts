/** A picture cropped by hand: seen in the painting, in the drawing, in the code and in the sheet. */
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import type { PictureFacts } from '../../brief/types.ts'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { findNode, places } from '../../scene/walk.ts'
import type { DirectOperation } from '../direct.ts'

let engine: Engine
let facts: PictureFacts
let poster: Design
let id: string
const pictures = new Map<string, Uint8Array>()
/** Of the picture, left to right: a plain colour each. */
const BANDS = ['#c00000', '#00a000', '#0000d0'] as const

beforeAll(async () => {
  engine = await openEngine()
  const { createCanvas } = createRequire(import.meta.url)('@napi-rs/canvas')
  const canvas = createCanvas(900, 300)
  const ink = canvas.getContext('2d')
  for (const [at, colour] of BANDS.entries()) {
    ink.fillStyle = colour
    ink.fillRect(at * 300, 0, 300, 300)
  }
  const examined = await engine.examine(await canvas.encode('png'), 'bands')
  facts = { ...examined.facts, treatAs: 'photo' }
  pictures.set('bands', examined.bytes)
  const { concepts } = await engine.design({
    prompt: 'Poster for a harbour race, 4 July',
    kind: 'poster',
    seed: 3,
    count: 1,
  })
  const added = await operated((concepts[0] as (typeof concepts)[0]).design, [
    { op: 'add', artboard: 0, part: 'picture' },
  ])
  poster = added
  id = [...places(poster.scene)].find(({ node }) => node.type === 'picture')?.node.id ?? ''
})

async function operated(design: Design, operations: DirectOperation[]): Promise<Design> {
  const result = await engine.operate(design, operations, pictures, facts)
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  return result.concept.design
}

const boxOf = ({ scene }: Design) => {
  const part = engine.parts(scene).artboards[0]?.parts.find((one) => one.id === id)
  if (!part) throw new Error('no picture')
  return part.box
}

/** Which of the three bands is painted at a share of the picture's width. */
async function bandsAt(design: Design, shares: readonly number[]): Promise<number[]> {
  const { pixels, width } = await engine.paint(design.scene, { pictures })
  const box = boxOf(design)
  const y = Math.round(box.y + box.height / 2)
  return shares.map((share) => {
    const at = 4 * (y * width + Math.round(box.x + share * box.width))
    const channels = [...pixels.subarray(at, at + 3)]
    return channels.indexOf(Math.max(...channels))
  })
}

test('a new picture stands whole, in its own proportions', async () => {
  const { width, height } = boxOf(poster)
  expect(width / height).toBeCloseTo(3, 1)
  expect(await bandsAt(poster, [0.1, 0.5, 0.9])).toEqual([0, 1, 2])
})

test.each([
  [
    [0, 0.5],
    [0, 0, 0],
  ],
  [
    [1, 0.5],
    [2, 2, 2],
  ],
  [
    [0.5, 0.5],
    [1, 1, 1],
  ],
] as const)('magnified three times about %j it shows one band', async (focus, bands) => {
  const cropped = await operated(poster, [{ op: 'crop', id, focus, zoom: 3 }])
  expect(boxOf(cropped)).toEqual(boxOf(poster))
  expect(await bandsAt(cropped, [0.1, 0.5, 0.9])).toEqual([...bands])
  const box = boxOf(cropped)
  const svg = await engine.svg(cropped.scene, { pictures })
  const [, x, width] = /<image [^>]*x="(-?[\d.]+)"[^>]*width="([\d.]+)"/.exec(svg) ?? []
  expect(Number(width)).toBeCloseTo(3 * box.width, 0)
  expect(Number(x)).toBeCloseTo(box.x - focus[0] * 2 * box.width, 0)
  const { code } = await engine.component(cropped)
  expect(code).toMatch(/scale: '3'|scale-\[3\]/)
  const { scene } = cropped
  expect(engine.sheetOf(scene)).toContain(`crop="3 ${focus.join(' ')}"`)
  expect(engine.parts(scene).artboards[0]?.parts.find((part) => part.id === id)?.crop).toEqual({
    focus: [...focus],
    zoom: 3,
  })
})

test('another picture in its place is seen whole again; only pictures are cropped', async () => {
  const cropped = await operated(poster, [{ op: 'crop', id, focus: [0, 0], zoom: 2 }])
  const replaced = await operated(cropped, [{ op: 'photo', id }])
  expect(findNode(replaced.scene, id)).not.toHaveProperty('crop')
  const words = engine.parts(poster.scene).artboards[0]?.parts.find(({ kind }) => kind === 'text')
  expect(
    await engine.operate(poster, [{ op: 'crop', id: words?.id ?? '', focus: [0, 0], zoom: 2 }], pictures),
  ).toMatchObject({
    status: 'unclear',
    question: 'Only pictures are cropped.',
  })
})

test('what is dropped somewhere stands there', async () => {
  const free = boxOf(poster)
  const goal = { x: free.x + free.width / 2 + 12, y: free.y + free.height / 2 + 4 }
  const gone = await operated(poster, [{ op: 'remove', id }])
  const again = await operated(gone, [{ op: 'add', artboard: 0, part: 'picture', at: goal }])
  const box = boxOf(again)
  expect(Math.abs(box.x + box.width / 2 - goal.x)).toBeLessThan(2)
  expect(Math.abs(box.y + box.height / 2 - goal.y)).toBeLessThan(2)
})
