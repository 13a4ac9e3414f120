import { createCanvas, loadImage } from '@napi-rs/canvas'
import { unzlibSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DisplayItem, DisplayList } from '../display.ts'
import { CONDITION_NAMES, CONDITIONS, type ConditionName } from '../press/conditions.ts'
import { inkOf } from '../press/plates.ts'
import { pressOf } from '../press/press.ts'
import { pageSize, pdfDocument, sheetOf } from './document.ts'

const solid = (colour: `#${string}`, alpha = 1) => ({ type: 'solid', colour, alpha }) as const
const whole = (colour: `#${string}`): DisplayItem => ({ kind: 'path', d: 'M0 0H1050V600H0Z', fill: solid(colour) })
const listOf = (items: DisplayItem[]): DisplayList => ({ width: 1050, height: 600, items })
const CARD = { width: 88.9, height: 50.8, bleed: 3.175 }
const MADE = new Date('2026-03-04T05:06:07Z')

async function photo(alpha: number) {
  const canvas = createCanvas(40, 40)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgba(200, 60, 40, ${alpha})`
  context.fillRect(0, 0, 40, 40)
  return loadImage(canvas.toBuffer('image/png'))
}
const picture = (media: string): DisplayItem => ({
  ...{ kind: 'picture', media, fit: 'cover', focus: [0.5, 0.5], alt: '' },
  box: { x: 0, y: 0, width: 300, height: 300 },
})

async function write(
  items: DisplayItem[],
  images = new Map<string, Awaited<ReturnType<typeof photo>>>(),
  condition: ConditionName = 'fogra39',
) {
  const list = listOf(items)
  const size = pageSize(list, CARD, { bleed: true, marks: true })
  const bytes = Buffer.from(
    await pdfDocument([sheetOf({ list, size, images })], 'Ada & Co', { press: pressOf(condition), madeAt: MADE }),
  )
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/<<([^\n]*)\/FlateDecode \/Length (\d+) >>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length
    return { head: found[1] ?? '', data: unzlibSync(bytes.subarray(start, start + Number(found[2]))) }
  })
  const content = streams
    .filter(({ head }) => !head.includes('/N 4') && !head.includes('/Image'))
    .map(({ data }) => Buffer.from(data).toString('latin1'))
    .join('\n')
  return { bytes, text, streams, content }
}

const EVERYTHING: DisplayItem[] = [
  whole('#c02020'),
  { kind: 'path', d: 'M0 0L9 9', stroke: { paint: solid('#000000'), width: 2 } },
  {
    ...{ kind: 'path', d: 'M0 0h9v9z' },
    fill: {
      ...{ type: 'linear', from: [0, 0], to: [9, 0] },
      stops: [
        { at: 0, colour: '#ff8800', alpha: 0 },
        { at: 1, colour: '#0044aa', alpha: 1 },
      ],
    },
  },
  {
    ...{ kind: 'group', opacity: 0.5, blend: 'multiply', mask: [whole('#808080')] },
    items: [whole('#20a040'), { kind: 'group', opacity: 1, soft: { blur: 4, shadows: [] }, items: [whole('#203040')] }],
  },
]

test('a file for a press has no RGB: not in areas, lines, gradients, groups, masks or pictures', async () => {
  const images = new Map([
    ['opaque', await photo(1)],
    ['clear', await photo(0.5)],
  ])
  const { text, content, streams } = await write([...EVERYTHING, picture('opaque'), picture('clear')], images)
  expect(`${text}\n${content}`).not.toMatch(/DeviceRGB|CalRGB|\/N 3/)
  expect(content).not.toMatch(/ (rg|RG)$/m)
  expect(content).toMatch(/ k$/m)
  expect(text).toContain('/Group << /S /Transparency /CS /DeviceCMYK')
  expect(text).toMatch(/\/ColorSpace \/DeviceCMYK \/Coords/)
  // The gradient has stops in between, and the mask is light.
  expect(text.match(/\/FunctionType 2 [^>]*\/C0 \[[\d.]+ [\d.]+ [\d.]+ [\d.]+\]/g)?.length).toBeGreaterThanOrEqual(8)
  expect(content).toMatch(/^0\.502 g$/m)
  const found =
    /\/Subtype \/Image [^\n]*\/DeviceCMYK \/Decode \[1 0 1 0 1 0 1 0\] \/Filter \/DCTDecode \/Length (\d+) >>\nstream\n/.exec(
      text,
    )
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0)
  const jpeg = Buffer.from(text, 'latin1').subarray(start, start + Number(found?.[1]))
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'cmyk', channels: 4 })
  expect(streams.some(({ head }) => head.includes('/DeviceCMYK /SMask'))).toBe(true)
})

test.each(CONDITION_NAMES)(
  '%s: it says that it is PDF/X-4, for which press, when it was made, and how it is cut',
  async (condition) => {
    const { bytes, text, streams } = await write(EVERYTHING, new Map(), condition)
    const { identifier } = CONDITIONS[condition]
    expect(text.startsWith('%PDF-1.6\n')).toBe(true)
    expect(text).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')
    expect(text).toContain('<rdf:li xml:lang="x-default">Ada &#38; Co</rdf:li>')
    expect(text).toContain(
      `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (${identifier}) /RegistryName (http://www.color.org)`,
    )
    expect(text.match(/\/DestOutputProfile \d+ 0 R/g)).toHaveLength(1)
    expect(text).toContain('/CreationDate (D:20260304050607Z) /ModDate (D:20260304050607Z)')
    expect(text).toContain('<xmp:ModifyDate>2026-03-04T05:06:07Z</xmp:ModifyDate>')
    expect(text).toContain('/Trapped /False')
    expect(text).toMatch(/\/ID \[<([0-9a-f]{32})> <\1>\]/)
    expect(text).toMatch(/\/MediaBox .*\/BleedBox .*\/TrimBox /)
    const profile = streams.find(({ head }) => head.includes('/N 4'))?.data ?? new Uint8Array()
    expect(Buffer.from(profile).equals(Buffer.from(pressOf(condition).profile))).toBe(true)
    expect(Buffer.from(profile.subarray(12, 24)).toString()).toBe('prtrCMYKLab ')
    expect((await write(EVERYTHING, new Map(), condition)).bytes.equals(bytes)).toBe(true)
    const table = text.slice(text.lastIndexOf('xref\n0 '))
    for (const [index, [, offset]] of [...table.matchAll(/^(\d{10}) 00000 n $/gm)].entries())
      expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true)
  },
)

test('black letters and lines are black ink alone, printed over what lies below; greys are black alone; areas are not overprinted', async () => {
  const { content, text } = await write(EVERYTHING)
  expect(content).toMatch(/\/E\d+ gs\n0 0 0 1 K\n2 w/)
  expect(text).toContain('<< /OP true /op true /OPM 1 >>')
  const { content: area } = await write([whole('#000000'), whole('#808080')])
  expect(area).toMatch(/^0 0 0 1 k$/m)
  expect(area).toMatch(/^0 0 0 0\.\d+ k$/m)
  expect(area).not.toContain(' gs')
})

test.each(CONDITION_NAMES)(
  '%s: colours that inks can show look the same in print; others are told apart',
  (condition) => {
    const { printed, inksOf, lookOf } = pressOf(condition)
    for (const colour of ['#ffffff', '#f4efe6', '#c05050', '#8a6d3b', '#4f7f5f', '#506b85', '#d0a860'] as const)
      expect(printed(colour).difference, colour).toBeLessThan(2)
    expect(inksOf('#ffffff')).toEqual([0, 0, 0, 0])
    for (const colour of ['#0000ff', '#00ff00', '#ff00ff'] as const)
      expect(printed(colour).difference, colour).toBeGreaterThan(8)
    expect(lookOf([0, 0, 0, 0])).toBe('#ffffff')
  },
)

test('coated paper shows what uncoated paper cannot', () => {
  const [coated, uncoated] = [pressOf('fogra39'), pressOf('fogra47')]
  for (const colour of ['#c02020', '#e2001a', '#00796b', '#2a4b9b'] as const)
    expect(coated.printed(colour).difference, colour).toBeLessThan(uncoated.printed(colour).difference)
})

test('solid inks look as the characterization data say', () => {
  // FOGRA39: cyan 55 −37 −50, magenta 48 74 −3, yellow 89 −5 93, red 47 68 48, of the bare paper as white.
  const solids = { fogra39: ['#009fe3', '#e6007e', '#ffed00', '#e30613'] } as const
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const inks = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 1, 1, 0],
  ] as const
  for (const [at, hex] of solids.fogra39.entries()) {
    const shown = channels(pressOf('fogra39').lookOf(inks[at] ?? inks[0]))
    for (const [channel, value] of channels(hex).entries())
      expect(Math.abs((shown[channel] ?? 0) - value)).toBeLessThan(12)
  }
})

test.each(CONDITION_NAMES)(
  '%s: no colour lays more ink than the paper bears; what lies over another does, and is measured',
  async (condition) => {
    const press = pressOf(condition)
    const { inksOf } = press
    const { mostInk } = press.condition
    for (const colour of ['#000000', '#0a0510', '#200000', '#001a00', '#00001a', '#1b120a'] as const)
      expect(inksOf(colour).reduce((sum, ink) => sum + ink, 0)).toBeLessThanOrEqual(mostInk + 0.01)
    const most = async (items: DisplayItem[]) =>
      (await inkOf(listOf(items), new Map(), press)).shares.reduce((a, b) => Math.max(a, b))
    const dark = '#1c1206'
    const alone = await most([whole(dark)])
    expect(alone).toBeCloseTo(
      inksOf(dark).reduce((sum, ink) => sum + ink, 0),
      1,
    )
    expect(alone).toBeLessThan(mostInk + 0.02)
    expect(
      await most([whole(dark), { kind: 'group', opacity: 1, blend: 'multiply', items: [whole('#7a2a12')] }]),
    ).toBeGreaterThan(mostInk + 0.02)
    // Black letters leave the inks below them, and add their own in place of the black there.
    const letters: DisplayItem = { kind: 'path', d: 'M0 0h50v50z', fill: solid('#000000'), ofLetters: true }
    const [c, m, y] = inksOf('#c02020')
    expect(await most([whole('#c02020'), letters])).toBeCloseTo(c + m + y + 1, 1)
    expect(await most([whole('#c02020'), { kind: 'path', d: 'M0 0h50v50z', fill: solid('#000000') }])).toBeLessThan(
      c + m + y + 0.6,
    )
  },
)
