import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import { findNode } from '../../scene/walk.ts'
import type { DirectOperation } from '../direct.ts'

const engine = await openEngine()
const { concepts } = await engine.design({
  prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
  kind: 'poster',
  seed: 5,
  count: 1,
})
const poster = concepts[0]!.design
type Design = typeof poster

const partOf = (design: Design, id: string) =>
  engine.parts(design.scene).artboards[0]!.parts.find((part) => part.id === id)!
const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => [
  x + width / 2,
  y + height / 2,
]
async function done(design: Design, ...operations: DirectOperation[]) {
  const result = await engine.operate(design, operations)
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  return { design: result.concept.design, changes: result.changes }
}
async function withShape(design: Design) {
  const { design: more, changes } = await done(design, { op: 'add', artboard: 0, part: 'rectangle' })
  return { design: more, id: changes[0]!.nodes[0]! }
}

test('a part is turned about its middle, and stands upright again', async () => {
  const { design, id } = await withShape(poster)
  const before = partOf(design, id)
  const { design: turned, changes } = await done(design, { op: 'rotate', id, degrees: 30 })
  expect(changes).toMatchObject([{ to: 'rotated' }])
  expect(partOf(turned, id)).toMatchObject({ rotate: 30, box: before.box })
  expect((await done(turned, { op: 'rotate', id, degrees: 390 - 360 - 30 })).design.scene).toEqual(design.scene)
  expect(partOf((await done(design, { op: 'rotate', id, degrees: 270 })).design, id).rotate).toBe(-90)
})

test('words that would be turned over words or out of the safe area are refused', async () => {
  const text = engine.parts(poster.scene).artboards[0]!.parts.find(({ name }) => name.startsWith('Headline'))!
  const result = await engine.operate(poster, [{ op: 'rotate', id: text.id, degrees: 90 }])
  expect(result).toMatchObject({
    status: 'unclear',
    question: expect.stringMatching(/^(?:Here it would|In this layout) /),
  })
})

test('in a turned group parts are moved and sized as they are seen', async () => {
  const one = await withShape(poster)
  const two = await withShape(one.design)
  const far = await done(two.design, { op: 'move', id: two.id, x: 30, y: 12 })
  const { design: grouped, changes } = await done(far.design, { op: 'group', ids: [one.id, two.id] })
  const group = changes[0]!.nodes[0]!
  const before = partOf(grouped, one.id)
  const { design: turned } = await done(grouped, { op: 'rotate', id: group, degrees: 30 })
  const child = partOf(turned, one.id)
  expect(child.rotate).toBe(30)
  // It went round the middle of the group.
  const [cx, cy] = middle(partOf(grouped, group).box) as [number, number]
  const [x, y] = middle(before.box) as [number, number]
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const [isX, isY] = middle(child.box) as [number, number]
  expect(isX).toBeCloseTo(cx + (x - cx) * cos - (y - cy) * sin, 0)
  expect(isY).toBeCloseTo(cy + (x - cx) * sin + (y - cy) * cos, 0)

  const moved = partOf((await done(turned, { op: 'move', id: one.id, x: 20, y: 0 })).design, one.id)
  expect(middle(moved.box)[0]! - isX).toBeCloseTo(20, 0)
  expect(middle(moved.box)[1]! - isY).toBeCloseTo(0, 0)
  const box = { ...child.box, width: child.box.width / 2 }
  const sized = partOf((await done(turned, { op: 'size', id: one.id, ...box })).design, one.id)
  for (const key of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(sized.box[key] - box[key])).toBeLessThan(1.5)

  const upright = await done(turned, { op: 'rotate', id: one.id, degrees: 0 })
  expect(partOf(upright.design, one.id).rotate).toBeUndefined()

  const { design: apart } = await done(turned, { op: 'ungroup', id: group })
  expect(findNode(apart.scene, group)).toBeUndefined()
  expect(partOf(apart, one.id).rotate).toBe(30)
  const [was, is] = [child.box, partOf(apart, one.id).box]
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(was[key] - is[key])).toBeLessThan(0.6)
})

test('several parts turned together about their middle look like their group turned', async () => {
  const one = await withShape(poster)
  const two = await withShape(one.design)
  const { design: apart } = await done(two.design, { op: 'move', id: two.id, x: 90, y: 36 })
  const { design: grouped, changes } = await done(apart, { op: 'group', ids: [one.id, two.id] })
  const group = changes[0]!.nodes[0]!
  const { design: turned } = await done(grouped, { op: 'rotate', id: group, degrees: 40 })
  const moves = [one.id, two.id].flatMap((id): DirectOperation[] => {
    const [was, is] = [apart, turned].map((design) => middle(partOf(design, id).box)) as [
      [number, number],
      [number, number],
    ]
    return [
      { op: 'move', id, x: is[0] - was[0], y: is[1] - was[1] },
      { op: 'rotate', id, degrees: 40 },
    ]
  })
  const { design: each } = await done(apart, ...moves)
  const [is, as] = [await engine.paint(each.scene), await engine.paint(turned.scene)]
  const other = is.pixels.filter((value, at) => Math.abs(value - as.pixels[at]!) > 40).length
  expect(other / is.pixels.length).toBeLessThan(0.0005)
})

test('turned words keep the corner where they begin when they are made narrower', async () => {
  const { design, changes } = await done(poster, { op: 'add', artboard: 0, part: 'text', text: 'Doors open at eight' })
  const id = changes[0]!.nodes[0]!
  const { design: turned } = await done(design, { op: 'rotate', id, degrees: 90 })
  const part = partOf(turned, id)
  // At 90° its top left corner is seen at the top right.
  const corner = ({ box }: typeof part) => {
    const [x, y] = middle(box) as [number, number]
    return [x + box.height / 2, y - box.width / 2]
  }
  const [cx, cy] = corner(part)
  const width = part.box.width * 0.8
  const to = { width, height: part.box.height }
  const { design: narrow } = await done(turned, {
    op: 'size',
    id,
    x: part.box.x + (part.box.width - width) / 2,
    y: part.box.y - (part.box.width - width) / 2,
    ...to,
  })
  const [isX, isY] = corner(partOf(narrow, id))
  expect(Math.abs(isX! - cx!)).toBeLessThan(1)
  expect(Math.abs(isY! - cy!)).toBeLessThan(1)
})
