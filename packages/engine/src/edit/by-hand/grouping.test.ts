import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import { findNode } from '../../scene/walk.ts'
import { OWN_LIMITS } from '../../sheet/limits.ts'
import { sceneOf } from '../../sheet/lower.ts'
import { parseSheet } from '../../sheet/parse.ts'
import type { DirectOperation } from '../direct.ts'

const engine = await openEngine()
const made = async (prompt: string, kind: 'poster' | 'business-card' | 'logo', seed: number) => {
  const [concept] = await engine.design({ prompt, kind, seed, count: 1 }).then(({ concepts }) => concepts)
  if (!concept) throw new Error('no concept')
  return concept.design
}
const poster = await made('Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm', 'poster', 5)
const designs = [
  poster,
  await made('Business card for Ines Duarte, architect, ines@duarte.example', 'business-card', 5),
  await made('Business card for Otto Lind, joiner, otto@lind.example, +47 5550 1234', 'business-card', 9),
  await made('Logo for Kestrel, a bicycle courier', 'logo', 3),
]
type Design = typeof poster

const partsOf = (design: Design) => engine.parts(design.scene).artboards[0]?.parts ?? []
const partOf = (design: Design, id: string) => partsOf(design).find((part) => part.id === id)!
async function done(design: Design, ...operations: DirectOperation[]) {
  const result = await engine.operate(design, operations)
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  return { design: result.concept.design, changes: result.changes }
}
async function question(design: Design, ...operations: DirectOperation[]) {
  const result = await engine.operate(design, operations)
  return result.status === 'unclear' ? result.question : result.status
}
/** Parts beside one another in one frame, none of another between them in the order of painting. */
function neighbours(design: Design): [string, string] {
  const parts = partsOf(design)
  const groups = Map.groupBy(parts, ({ parent }) => parent ?? '')
  for (const some of groups.values()) {
    const [last, first] = some.toReversed()
    if (first && last) return [first.id, last.id]
  }
  throw new Error('no two parts lie in one frame')
}

const withPair = async (design: Design) => {
  const made = await done(design, { op: 'group', ids: neighbours(design), name: 'Those two' })
  return made.design
}

test('parts in a group, and taken out of it again, look as before, byte for byte', async () => {
  for (const design of designs) {
    const svg = await engine.svg(design.scene)
    const png = await engine.png(await engine.paint(design.scene))
    const { design: inGroup, changes } = await done(design, { op: 'group', ids: neighbours(design), name: 'Those two' })
    const id = changes[0]!.nodes[0]!
    expect(partOf(inGroup, id)).toMatchObject({ name: 'Those two', kind: 'group', grouped: true })
    expect((await engine.svg(inGroup.scene)) === svg, design.archetype).toBe(true)
    expect(Buffer.from(await engine.png(await engine.paint(inGroup.scene))).equals(Buffer.from(png))).toBe(true)
    const { design: apart } = await done(inGroup, { op: 'ungroup', id })
    expect(findNode(apart.scene, id)).toBeUndefined()
    expect((await engine.svg(apart.scene)) === svg, design.archetype).toBe(true)
  }
})

test('a group carries what is in it: moved, sized, copied, removed', async () => {
  for (const design of designs.slice(1)) {
    const grouped = await withPair(design)
    const id = 'those-two'
    const children = partsOf(grouped).filter(({ parent }) => parent === id)
    const before = partOf(grouped, id).box
    const { design: moved } = await done(grouped, { op: 'move', id, x: -2, y: 1 })
    for (const child of children) {
      const { box } = partOf(moved, child.id)
      expect(Math.abs(box.x - child.box.x + 2)).toBeLessThan(1)
      expect(Math.abs(box.y - child.box.y - 1)).toBeLessThan(1)
    }
    const less = { ...before, width: before.width * 0.9, height: before.height * 0.9 }
    const { design: sized } = await done(grouped, { op: 'size', id, ...less })
    for (const child of children) {
      expect(partOf(sized, child.id).box.width / child.box.width).toBeCloseTo(0.9, 1)
      if (child.text) expect(partOf(sized, child.id).text!.size / child.text.size).toBeCloseTo(0.9, 1)
    }
    const gone = await done(grouped, { op: 'remove', id })
    for (const child of children) expect(findNode(gone.design.scene, child.id)).toBeUndefined()
  }
})

test('what is left of a group when a part of it goes is as large as that', async () => {
  const grouped = await withPair(poster)
  const [one, other] = partsOf(grouped).filter(({ parent }) => parent === 'those-two')
  const { design } = await done(grouped, { op: 'remove', id: one!.id })
  const [group, left] = [partOf(design, 'those-two').box, partOf(design, other!.id).box]
  for (const key of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(group[key] - left[key])).toBeLessThanOrEqual(1)
  const empty = await done(design, { op: 'remove', id: other!.id })
  expect(findNode(empty.design.scene, 'those-two')).toBeUndefined()
})

test('parts of different groups are not put together, and one alone is no group', async () => {
  const [one] = neighbours(poster)
  expect(await question(poster, { op: 'group', ids: [one, one] })).toBe('A group needs at least two parts.')
  const text = partsOf(poster).find(({ kind }) => kind === 'text')!
  expect(await question(poster, { op: 'ungroup', id: text.id })).toBe('Only a group can be taken apart.')
})

test('a locked part is left alone by hand and in words, and unlocked again', async () => {
  const text = partsOf(poster).find(({ name }) => name.startsWith('Headline'))!
  const { design } = await done(poster, { op: 'lock', id: text.id, locked: true })
  expect(partOf(design, text.id).locked).toBe(true)
  const reason = `“${text.name}” is locked. Unlock it to change it.`
  expect(await question(design, { op: 'move', id: text.id, x: 1, y: 0 })).toBe(reason)
  expect(await question(design, { op: 'text', id: text.id, text: 'Other words' })).toBe(reason)
  expect(await question(design, { op: 'remove', id: text.id })).toBe(reason)
  const said = await engine.revise({ design, instruction: 'make the headline smaller', seed: 1 })
  expect(said.status === 'unclear' && said.question).toBe(reason)
  const free = await done(design, { op: 'lock', id: text.id, locked: false })
  expect(free.design.scene).toEqual(poster.scene)
})

test('groups, names, locks and turns are in the sheet of a design', async () => {
  const grouped = await withPair(poster)
  const [child] = partsOf(grouped).filter(({ parent }) => parent === 'those-two')
  const { design } = await done(grouped, { op: 'lock', id: child!.id, locked: true })
  const { design: more, changes } = await done(design, { op: 'add', artboard: 0, part: 'rectangle' })
  const { design: turned } = await done(more, { op: 'rotate', id: changes[0]!.nodes[0]!, degrees: -12.5 })
  const sheet = engine.sheetOf(turned.scene)
  expect(sheet).toMatch(/<frame[^>]* name="Those two"/)
  expect(sheet).toContain('locked="true"')
  expect(sheet).toContain('rotate="-12.5"')
  const { sheet: read, faults } = parseSheet(sheet, OWN_LIMITS)
  expect(faults).toEqual([])
  expect(read && sceneOf(read)).toEqual(turned.scene)
})
