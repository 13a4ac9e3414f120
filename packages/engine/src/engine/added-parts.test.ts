/** What was put on a design by hand goes along into another format: in its corner, as large beside the sheet as it was. */
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'

const SEED = 5
const engine = await openEngine()
const { concepts } = await engine.design({
  prompt: 'Poster for the Millbrook village summer fair, Saturday 12 July, 10am to 4pm, The Green',
  seed: SEED,
  count: 2,
})

const canvas = createCanvas(400, 200)
const context = canvas.getContext('2d')
context.fillStyle = '#00aa77'
context.fillRect(0, 0, 400, 200)
const { facts, bytes } = await engine.examine(canvas.toBuffer('image/png'), 'own-picture')
const pictures = new Map([['own-picture', bytes]])

const boxOf = ({ scene }: Design, id: string) =>
  engine.parts(scene).artboards[0]?.parts.find((part) => part.id === id)?.box
const mediaIn = ({ scene }: Design) =>
  [...places(scene)].flatMap(({ node }) => (node.type === 'picture' && node.media === 'own-picture' ? [node.id] : []))

/** Of the sheet, from its left and its top. */
const thirds = (box: { x: number; y: number; width: number; height: number }, width: number, height: number) =>
  [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height].map((share) => Math.floor(share * 3))

test('a picture that was added and made smaller stands where it stood in a story, and as large', async () => {
  let carried = 0
  for (const { design: first } of concepts) {
    const width = first.scene.format.width
    const height = Number(first.scene.format.height)
    const added = await engine.operate(first, [{ op: 'add', part: 'picture', artboard: 0 }], pictures, facts)
    if (added.status !== 'changed') continue
    const one = added.concept.design
    const [id = ''] = mediaIn(one)
    const box = boxOf(one, id)
    if (!box) throw new Error('It has no box')
    const smaller = { x: box.x, y: box.y, width: box.width * 0.6, height: box.height * 0.6 }
    const sized = await engine.operate(one, [{ op: 'size', id, ...smaller }], pictures)
    const design = sized.status === 'changed' ? sized.concept.design : one
    const was = boxOf(design, id)
    const result = await engine.revise({
      ...{ design, instruction: 'make it a story', seed: SEED, pictures },
      versions: [first],
    })
    if (result.status !== 'changed') throw new Error(JSON.stringify(result))
    const after = result.concept.design
    const [there = '', ...more] = mediaIn(after)
    expect(more).toEqual([])
    const is = boxOf(after, there)
    if (!is || !was) {
      expect(result.noted?.join()).toMatch(/there is no room for “Picture”: it was left out/)
      continue
    }
    carried++
    const { format } = after.scene
    expect(is.width / format.width).toBeLessThanOrEqual((was.width / width) * 1.05)
    if (!result.noted?.some((told) => /stands elsewhere/.test(told)))
      expect(thirds(is, format.width, Number(format.height))).toEqual(thirds(was, width, height))
  }
  expect(carried).toBeGreaterThan(0)
}, 240_000)
