import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import { findNode } from '../../scene/walk.ts'
import type { DirectOperation } from '../direct.ts'

const engine = await openEngine()
/** A poster with room in its middle, and in it a boat of named and see-through shapes, in a group that is cut. */
const POSTER = `<sheet kind="poster" width="600" height="800">
  <palette paper="#fff8e7" ink="#1d1a16" accent="#b3261e"/>
  <defs><clipPath id="sea"><rect x="0" y="0" width="100" height="90"/></clipPath></defs>
  <board fill="paper">
    <drawing id="boat" role="illustration" left="20" top="420" width="200" height="200" viewBox="0 0 100 100" alt="boat">
      <g id="rig" clip-path="url(#sea)">
        <path id="main-sail" d="M50 10L80 60H50Z" fill="accent"/>
        <path d="M46 20L20 60h26z" fill="linear(90, #336699 0, paper 1)"/>
        <path d="M48 5V70" fill="none" stroke="ink" stroke-width="3"/>
      </g>
      <path d="M10 68h80a20 20 0 0 1-20 20H30a20 20 0 0 1-20-20" fill="ink" opacity="0.5"/>
    </drawing>
    <text id="headline" left="60" top="40" size="80" fill="ink">Jazz night</text>
    <text id="place" left="60" top="160" size="30" fill="ink">Blue Door</text>
  </board>
</sheet>`
const set = await engine.setSheet({ sheet: POSTER, seed: 1 })
if (!set.ok) throw new Error(JSON.stringify(set.faults))
const poster = set.concept.design
type Design = typeof poster

async function done(design: Design, ...operations: DirectOperation[]) {
  const result = await engine.operate(design, operations)
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  const [{ nodes: [id = ''] = [], what = '', to = '' } = {}] = result.changes
  return { design: result.concept.design, id, what, to }
}
const shapesOf = (design: Design, id: string) =>
  (engine.parts(design.scene, id).artboards[0]?.parts ?? []).filter(
    (part) => part.kind === 'shape' && part.id.startsWith(`${id}#`),
  )
/** What is seen, without what a version is called. */
const picture = (design: Design) => engine.svg(design.scene)
const shapes = (design: Design, id: string) => {
  const node = findNode(design.scene, id)
  return node?.type === 'vector' ? node.shapes : []
}

const added = (item: string) => done(poster, { op: 'add', artboard: 0, part: 'drawing', item, at: { x: 420, y: 520 } })
const boat = { design: poster, id: 'boat' }
const tulip = await added('figure:tulip')
const icon = await added('icon:ph:anchor-duotone')
const all = [boat, tulip, icon]

test('the shapes of a drawing are parts where they are asked for, and each is a group of its drawing', async () => {
  for (const { design, id } of all) {
    expect(engine.parts(design.scene).artboards[0]?.parts.some(({ parent }) => parent === id)).toBe(false)
    const found = shapesOf(design, id)
    const whole = engine.parts(design.scene).artboards[0]?.parts.find((part) => part.id === id)
    expect(found.length).toBeGreaterThan(1)
    const svg = await engine.svg(design.scene, { named: true, inside: id })
    for (const [at, { id: own, kind, name, box }] of found.entries()) {
      expect({ own, kind }).toEqual({ own: `${id}#${at + 1}`, kind: 'shape' })
      expect(name).not.toBe('')
      expect(svg).toContain(`data-part="${own}"`)
      expect(box.x + box.width / 2).toBeGreaterThan((whole?.box.x ?? 0) - 1)
      expect(box.x + box.width / 2).toBeLessThan((whole?.box.x ?? 0) + (whole?.box.width ?? 0) + 1)
    }
    expect(await engine.svg(design.scene, { named: true })).not.toContain(`data-part="${id}#1"`)
  }
})

test('a shape is moved and resized by as much as was said, and the others stay', async () => {
  for (const { design, id } of all) {
    const before = shapesOf(design, id)
    const part = before.find(({ box }) => box.width > 8 && box.height > 8)!
    const { x, y, width, height } = part.box
    const moved = await done(design, { op: 'move', id: part.id, x: 12, y: -7 })
    const sized = await done(design, { op: 'size', id: part.id, x, y, width: width * 0.8, height: height * 1.1 })
    for (const [at, { id: own, box }] of shapesOf(moved.design, id).entries()) {
      const by = own === part.id ? [12, -7] : [0, 0]
      expect(box.x - before[at]!.box.x, own).toBeCloseTo(by[0]!, 1)
      expect(box.y - before[at]!.box.y, own).toBeCloseTo(by[1]!, 1)
    }
    const is = shapesOf(sized.design, id).find((one) => one.id === part.id)!.box
    expect([is.x - x, is.y - y]).toEqual([expect.closeTo(0, 1), expect.closeTo(0, 1)])
    expect([is.width, is.height]).toEqual([expect.closeTo(width * 0.8, 1), expect.closeTo(height * 1.1, 1)])
    expect(moved.to).toBe('moved')
  }
})

test('in a turned drawing a shape goes where it is seen to go', async () => {
  const turned = await done(boat.design, { op: 'rotate', id: boat.id, degrees: 90 })
  const [was] = shapesOf(turned.design, boat.id)
  expect(was?.rotate).toBe(90)
  const moved = await done(turned.design, { op: 'move', id: `${boat.id}#1`, x: 9, y: 4 })
  const [is] = shapesOf(moved.design, boat.id)
  expect(is!.box.x - was!.box.x).toBeCloseTo(9, 1)
  expect(is!.box.y - was!.box.y).toBeCloseTo(4, 1)
})

test('a shape takes a colour, and of an icon that shape alone', async () => {
  for (const { design, id } of all) {
    const before = shapesOf(design, id)
    const at = before.findIndex(({ colour }) => colour !== undefined)
    const after = await done(design, { op: 'style', id: `${id}#${at + 1}`, set: { colour: '#336699' } })
    const colours = shapesOf(after.design, id).map(({ colour }) => colour)
    expect(colours[at]).toEqual({ hex: '#336699' })
    expect(colours.toSpliced(at, 1)).toEqual(before.map(({ colour }) => colour).toSpliced(at, 1))
  }
})

test('hidden and shown again the picture is the same, also of what shines through', async () => {
  for (const { design, id } of all)
    for (const [at, { opacity = 1, fill, stroke }] of [...shapes(design, id).entries()].slice(0, 6)) {
      const own = `${id}#${at + 1}`
      const hidden = await done(design, { op: 'show', id: own, shown: false })
      expect(shapesOf(hidden.design, id)[at]?.hidden).toBe(true)
      expect(await picture(hidden.design)).not.toBe(await picture(design))
      const shown = await done(hidden.design, { op: 'show', id: own, shown: true })
      if (opacity === 1 || !fill || !stroke) expect(shapesOf(shown.design, id)).toEqual(shapesOf(design, id))
      if (opacity === 1) expect(await picture(shown.design)).toBe(await picture(design))
    }
})

test('shapes are removed together, whatever their order, and with the last one goes the drawing', async () => {
  const { design, id } = boat
  const before = shapes(design, id)
  const gone = await done(design, { op: 'remove', id: `${id}#1` }, { op: 'remove', id: `${id}#2` })
  expect(shapes(gone.design, id)).toEqual(before.slice(2))
  const all = before.map((_, at) => ({ op: 'remove', id: `${id}#${at + 1}` }) as const)
  expect(findNode((await done(design, ...all)).design.scene, id)).toBeUndefined()
})

async function readBack(design: Design): Promise<Design> {
  const read = await engine.setSheet({ sheet: engine.sheetOf(design.scene), seed: 1 })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.concept.design
}

test('the sheet says what was changed, and reads back the same', async () => {
  for (const { design, id } of all) {
    const changed = await done(
      design,
      { op: 'style', id: `${id}#1`, set: { colour: '#2e7d4f' } },
      { op: 'move', id: `${id}#2`, x: 3, y: 2 },
      { op: 'show', id: `${id}#2`, shown: false },
    )
    expect(shapes(changed.design, id)).not.toEqual(shapes(design, id))
    expect(shapes(await readBack(changed.design), id)).toEqual(shapes(changed.design, id))
  }
})

test('a gradient goes with its shape; a group without shapes is no more', async () => {
  const start = async (design: Design) => Number(/ x1="([\d.]+)"/.exec(await picture(design))?.[1])
  const moved = await done(poster, { op: 'move', id: 'boat#2', x: 20, y: 0 })
  // The boat is drawn twice as large as it says.
  expect((await start(moved.design)) - (await start(poster))).toBeCloseTo(10, 2)
  const bare = await done(poster, ...[1, 2, 3].map((number) => ({ op: 'remove', id: `boat#${number}` }) as const))
  expect(findNode(bare.design.scene, 'boat')).not.toHaveProperty('groups')
  expect(findNode(await readBack(bare.design).then(({ scene }) => scene), 'boat')).toMatchObject({
    shapes: shapes(bare.design, 'boat'),
  })
})

test('what a shape cannot is told, and a lock on its drawing holds it', async () => {
  const { design, id } = boat
  const question = async (from: Design, operation: DirectOperation) => {
    const result = await engine.operate(from, [operation])
    return result.status === 'unclear' ? result.question : result.status
  }
  expect(await question(design, { op: 'rotate', id: `${id}#1`, degrees: 5 })).toContain('select the whole drawing')
  expect(await question(design, { op: 'group', ids: [`${id}#1`, `${id}#2`] })).toContain('select the whole drawing')
  expect(await question(design, { op: 'style', id: `${id}#1`, set: { weight: 700 } })).toContain('Only words')
  expect(await question(design, { op: 'remove', id: `${id}#9999` })).toContain('no such part')
  expect(await question(design, { op: 'move', id: `${id}#1`, x: 0, y: 0 })).toBe('It is like that already.')
  const locked = await done(design, { op: 'lock', id, locked: true })
  expect(await question(locked.design, { op: 'remove', id: `${id}#1` })).toContain('is locked')
})

test('a group of a drawing is one part: moved with what cuts it, resized, coloured, hidden and removed', async () => {
  const group = (design: Design) =>
    engine.parts(design.scene, 'boat').artboards[0]?.parts.find(({ id }) => id === 'boat#rig')
  const parents = (design: Design) => shapesOf(design, 'boat').map(({ parent }) => parent)
  expect(group(poster)).toMatchObject({ parent: 'boat', kind: 'group', grouped: true, name: 'Rig' })
  expect(parents(poster)).toEqual(['boat#rig', 'boat#rig', 'boat#rig', 'boat'])
  const before = shapesOf(poster, 'boat')

  const moved = await done(poster, { op: 'move', id: 'boat#rig', x: 20, y: -30 })
  for (const [at, { box }] of shapesOf(moved.design, 'boat').entries()) {
    const by = at < 3 ? [20, -30] : [0, 0]
    expect(box.x - before[at]!.box.x).toBeCloseTo(by[0]!, 1)
    expect(box.y - before[at]!.box.y).toBeCloseTo(by[1]!, 1)
  }
  const back = await done(moved.design, { op: 'move', id: 'boat#rig', x: -20, y: 30 })
  const [is, was] = [await engine.paint(back.design.scene), await engine.paint(poster.scene)]
  expect(
    is.pixels.filter((value, at) => Math.abs(value - was.pixels[at]!) > 24).length / is.pixels.length,
  ).toBeLessThan(1e-4)

  const { box } = group(poster)!
  const half = { x: box.x, y: box.y, width: box.width / 2, height: box.height / 2 }
  const sized = await done(poster, { op: 'size', id: 'boat#rig', ...half })
  for (const key of ['x', 'y', 'width', 'height'] as const)
    expect(group(sized.design)!.box[key]).toBeCloseTo(half[key], 0)

  const coloured = await done(poster, { op: 'style', id: 'boat#rig', set: { colour: '#00aa55' } })
  expect(shapesOf(coloured.design, 'boat').map(({ colour }) => colour?.hex)).toEqual([
    '#00aa55',
    undefined,
    '#00aa55',
    '#1d1a16',
  ])

  const hidden = await done(poster, { op: 'show', id: 'boat#rig', shown: false })
  expect(group(hidden.design)?.hidden).toBe(true)
  const shown = await done(hidden.design, { op: 'show', id: 'boat#rig', shown: true })
  expect(await picture(shown.design)).toBe(await picture(poster))

  const gone = await done(poster, { op: 'remove', id: 'boat#2' }, { op: 'remove', id: 'boat#rig' })
  expect(shapesOf(gone.design, 'boat').map(({ parent }) => parent)).toEqual(['boat'])
})
