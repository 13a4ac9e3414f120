/** Pictures that were not made here: flat ones become shapes in their own colours, photographs stay what they are. */
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { PICTURE, TRACED } from './archetypes.ts'

vi.setConfig({ testTimeout: 30_000 })

const MEDIA = '00000000-0000-4000-8000-000000000001'
const drawing = (width: number, ground: string) =>
  sharp(
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="${width}" height="${(width * 2) / 3}">${ground}<circle cx="100" cy="100" r="70" fill="#0b5c5c"/><path d="M190 40H270L230 160Z" fill="#d9531e"/></svg>`,
    )
      .render()
      .asPng(),
  )
/** Every pixel a little different from its neighbours, over a slow change of colour. */
function photograph(): Promise<Buffer> {
  const [width, height] = [240, 160]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7919 + ((at * at) % 251) * 13 + at / 900) % 256
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.5)
    .png()
    .toBuffer()
}

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})

async function designOf(picture: Buffer) {
  const { bytes, facts } = await engine.examine(picture, MEDIA)
  return { bytes, design: await engine.fromPicture(bytes, facts) }
}

test.each([
  ['on a ground', 900, '<rect width="300" height="200" fill="#f4efe6"/>'],
  ['transparent', 900, ''],
  ['small', 150, '<rect width="300" height="200" fill="#f4efe6"/>'],
])('a flat picture, %s, becomes shapes that look like it', async (_, width, ground) => {
  const original = await drawing(width, ground).png().toBuffer()
  const { design } = await designOf(original)
  expect(design.archetype).toBe(TRACED)
  const fills = new Set(Object.values(design.scene.palette))
  expect(fills).toContain('#0b5c5c')
  expect(fills).toContain('#d9531e')
  const painted = await engine.paint(design.scene)
  expect(painted.width).toBe(width)
  const flat = { background: '#ffffff' }
  const raw = await sharp(original).flatten(flat).raw().toBuffer()
  const png = await engine.png(painted)
  const made = await sharp(png).flatten(flat).removeAlpha().raw().toBuffer()
  const off = raw.filter((value, at) => Math.abs(value - (made[at] ?? 0)) > 40).length
  expect(off / raw.length).toBeLessThan(0.01)
})

test('its component is a drawing whose colours are props', async () => {
  const { design } = await designOf(await drawing(600, '').png().toBuffer())
  const { code, dependencies } = engine.component(design)
  expect(code).toContain("title = 'Picture in ")
  expect(code).toMatch(/color = '#0b5c5c'/)
  expect(code).not.toContain('<image')
  expect(Object.keys(dependencies)).toEqual(['react'])
})

test('a photograph stays a picture, with its colours', async () => {
  const { bytes, design } = await designOf(await photograph())
  expect(design.archetype).toBe(PICTURE)
  expect(engine.component(design).code).toMatch(/<img\s+src="\/media\/[\da-f-]+\.png"\s+alt="Picture in /)
  const pictures = new Map([[MEDIA, bytes]])
  const analysis = await engine.analyse(design, pictures)
  expect(analysis.palette.length).toBeGreaterThan(0)
  const pdf = await engine.exportFile(design, 'A picture', 'pdf', { pictures })
  expect(Buffer.from(pdf.bytes.slice(0, 8)).toString()).toBe('%PDF-1.7')
})

test.each([
  ['photograph', photograph, 'This design is a single picture', []],
  ['drawing', () => drawing(600, '').png().toBuffer(), 'I can change its colours', ['make it black and white']],
] as const)('what a painter made whole, a %s, says what cannot be changed in it', async (_, make, told, wishes) => {
  const { bytes, facts } = await engine.examine(await make(), MEDIA)
  const { design, title, score } = await engine.fromPainter('Poster for the Jazz Cellar', bytes, facts)
  expect([title, design.brief.prompt]).toEqual(['Jazz Cellar poster', 'Poster for the Jazz Cellar'])
  expect(score.value).toBeGreaterThanOrEqual(0)
  const pictures = new Map([[MEDIA, bytes]])
  const revise = (instruction: string) => engine.revise({ design, instruction, seed: 1, pictures })
  expect(await revise('another layout')).toMatchObject({ status: 'unclear', question: expect.stringContaining(told) })
  expect((await revise('undo')).status).toBe('revert')
  // It may show a headline that nobody here knows of.
  const headline = await revise('make the headline larger')
  expect(headline).toMatchObject({ question: expect.stringContaining(wishes.length > 0 ? 'no headline' : told) })
  expect(await revise('frobnicate the quux')).toMatchObject({ unread: true })
  expect(await engine.suggest(design, '', 0)).toEqual(expect.arrayContaining([...wishes]))
  const recoloured = await revise('make it black and white')
  expect(recoloured.status).toBe(wishes.length > 0 ? 'changed' : 'unclear')
  const set = { op: 'palette', set: { paper: '#0b3d2e' } } as const
  expect((await engine.operate(design, [set], pictures)).status).toBe(wishes.length > 0 ? 'changed' : 'unclear')
})

test('what is seen of a flat picture: its colours by area, and how they stand out', async () => {
  const { bytes, design } = await designOf(
    await drawing(600, '<rect width="300" height="200" fill="#f4efe6"/>').png().toBuffer(),
  )
  const { palette, contrast } = await engine.analyse(design, new Map([[MEDIA, bytes]]))
  expect(palette.map(({ role, hex }) => [role, hex])).toEqual([
    ['paper', '#f4efe6'],
    ['ink', '#0b5c5c'],
    ['accent', '#d9531e'],
  ])
  expect(contrast.map(({ passes }) => passes)).toEqual([true, true])
})

test('where no program can trace it, a flat drawing stays a picture', async () => {
  const flat = await drawing(600, '').png().toBuffer()
  expect((await designOf(flat)).design.archetype).toBe(TRACED)
  vi.doMock('@neplex/vectorizer', () => {
    throw new Error('There is no program for this system.')
  })
  onTestFinished(() => void vi.doUnmock('@neplex/vectorizer'))
  expect((await designOf(flat)).design.archetype).toBe(PICTURE)
})
