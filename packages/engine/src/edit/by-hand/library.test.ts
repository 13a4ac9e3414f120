/** What can be chosen by looking: found by what it shows, and put into a design as it was seen. */
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import type { LibraryItem } from './library.ts'

const engine = await openEngine()
const { concepts } = await engine.design({
  prompt: 'Flyer for a boat yard, open on Sunday',
  kind: 'poster',
  seed: 2,
  count: 1,
})
const { design } = concepts[0]!
const found = (words: string, kind?: LibraryItem['kind'], count = 12) =>
  engine.library({ words, count, ...(kind && { kind }) })

test.each([
  ['anchor', /anchor/i],
  ['sailing boats', /boat|sail|yacht|ship/i],
  ['coffee cup', /coffee|cup|mug|tea|espresso/i],
])('%s: the first ones show it, of all kinds', (words, shows) => {
  const items = found(words)
  expect(items.length).toBeGreaterThan(5)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThan(1)
  for (const { name } of items.slice(0, 2)) expect(name).toMatch(shows)
  for (const { svg } of items) expect(svg).toMatch(/^<svg .*<path/s)
})

test('what is begun is found, what nothing shows is not', () => {
  expect(found('anch', 'drawing').length).toBeGreaterThan(0)
  expect(found('qzxv')).toEqual([])
  expect(found('  ')).toEqual([])
  expect(found('cat', 'icon', 3).every(({ kind }) => kind === 'icon')).toBe(true)
})

test('one of each kind goes into a design; what is not there is said', async () => {
  for (const kind of ['icon', 'drawing', 'mark'] as const) {
    const [item] = found('anchor', kind)
    const result = await engine.operate(design, [{ op: 'add', artboard: 0, part: 'drawing', item: item?.id ?? '' }])
    if (result.status !== 'changed') throw new Error(result.status)
    const [{ nodes: [id] = [] } = {}] = result.changes
    const part = engine.parts(result.concept.design.scene).artboards[0]?.parts.find((one) => one.id === id)
    expect(part?.kind).toBe(kind === 'icon' ? 'icon' : 'drawing')
    expect(part?.box.width).toBeGreaterThan(50)
  }
  for (const item of ['drawing:gone', 'mark:../../x', 'icon:ph:gone', 'figure:gone', 'anchor'])
    expect(await engine.operate(design, [{ op: 'add', artboard: 0, part: 'drawing', item }])).toMatchObject({
      status: 'unclear',
      question: 'There is no such drawing.',
    })
})

test('another icon or drawing takes the place of one, as large and in the same colour', async () => {
  const [anchor, boat] = [found('anchor', 'icon')[0]!.id, found('boat', 'icon')[0]!.id]
  const added = await engine.operate(design, [{ op: 'add', artboard: 0, part: 'drawing', item: anchor }])
  if (added.status !== 'changed') throw new Error(added.status)
  const [{ nodes: [id = ''] = [] } = {}] = added.changes
  const coloured = await engine.operate(added.concept.design, [{ op: 'style', id, set: { colour: 'ink' } }])
  if (coloured.status !== 'changed') throw new Error(coloured.status)
  const before = coloured.concept.design
  const partIn = ({ scene }: typeof design) => engine.parts(scene).artboards[0]!.parts.find((part) => part.id === id)!
  const result = await engine.operate(before, [{ op: 'replace', id, item: boat }])
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : '')
  const [was, is] = [partIn(before), partIn(result.concept.design)]
  expect(is.name).not.toBe(was.name)
  expect(is).toMatchObject({ kind: 'icon', box: was.box, colour: was.colour })
  expect(was.colour?.role).toBe('ink')
  expect(result.changes).toMatchObject([{ what: was.name, to: `replaced by “${is.name}”` }])
  const words = engine.parts(design.scene).artboards[0]!.texts[0]!.id
  expect(await engine.operate(before, [{ op: 'replace', id: words, item: boat }])).toMatchObject({
    status: 'unclear',
    question: expect.stringContaining('Only an icon or a drawing'),
  })
})

test('the fuller a card is, the smaller a drawing comes to it; it is not refused', async () => {
  const { concepts } = await engine.design({
    prompt: 'Business card for Ines Duarte, architect, 01628 555 0142, ines@duarte.example',
    kind: 'business-card',
    seed: 2,
    count: 1,
  })
  const [item] = found('house', 'icon')
  let card = concepts[0]!.design
  const widths: number[] = []
  for (let more = 0; more < 5; more++) {
    const result = await engine.operate(card, [{ op: 'add', artboard: 0, part: 'drawing', item: item?.id ?? '' }])
    if (result.status !== 'changed') break
    card = result.concept.design
    const [{ nodes: [id] = [] } = {}] = result.changes
    widths.push(engine.parts(card.scene).artboards[0]?.parts.find((one) => one.id === id)?.box.width ?? 0)
  }
  expect(widths.length).toBeGreaterThan(2)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(widths.at(-1)).toBeLessThan(widths[0]!)
})

test('a QR code by hand is read by a camera as what was typed', async () => {
  const { createCanvas } = createRequire(import.meta.url)('@napi-rs/canvas')
  const { default: decodeQR } = await import('qr/decode.js')
  for (const [content, read] of [
    ['harbour.example/open', 'https://harbour.example/open'],
    ['Table 7, upstairs', 'Table 7, upstairs'],
  ]) {
    const result = await engine.operate(design, [{ op: 'add', artboard: 0, part: 'qr', content: content! }])
    if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : '')
    const [{ nodes: [id] = [] } = {}] = result.changes
    const { scene } = result.concept.design
    const box = engine.parts(scene).artboards[0]!.parts.find((one) => one.id === id)!.box
    const painted = await engine.paint(scene)
    const side = Math.round(box.width)
    const cut = createCanvas(side, side)
    const whole = createCanvas(painted.width, painted.height)
    const image = whole.getContext('2d').createImageData(painted.width, painted.height)
    image.data.set(painted.pixels)
    whole.getContext('2d').putImageData(image, 0, 0)
    cut.getContext('2d').drawImage(whole, -Math.round(box.x), -Math.round(box.y))
    const { data } = cut.getContext('2d').getImageData(0, 0, side, side)
    expect(decodeQR({ width: side, height: side, data: new Uint8Array(data) })).toBe(read)
  }
})

test('a QR code that no camera could read is refused', async () => {
  const added = await engine.operate(design, [{ op: 'add', artboard: 0, part: 'qr', content: 'harbour.example' }])
  if (added.status !== 'changed') throw new Error(added.status)
  const [{ nodes: [id = ''] = [] } = {}] = added.changes
  const after = added.concept.design
  const { x, y } = engine.parts(after.scene).artboards[0]!.parts.find((one) => one.id === id)!.box
  const sized = (side: number) => engine.operate(after, [{ op: 'size', id, x, y, width: side, height: side }])
  expect(await sized(20)).toMatchObject({ status: 'unclear', question: expect.stringContaining('No camera') })
  expect(await sized(120)).toMatchObject({ status: 'changed' })
})
