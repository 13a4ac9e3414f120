import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleFor } from '../designer/examples.ts'
import { type Design, type Engine, FontFault, openEngine } from '../index.ts'
import { ownFamily } from './own-family.ts'
import { tablesOf } from './sfnt.ts'
import { decompressWoff2 } from './woff2.ts'

const require = createRequire(import.meta.url)
const fileOf = (name: string) => readFileSync(require.resolve(name))
const LOBSTER = '@fontsource/lobster/files/lobster-latin-400-normal.woff2'
const VARIABLE = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'

let folder: string
let engine: Engine
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  engine = await openEngine({ ownFonts: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

function keep(name: string, bytes: Uint8Array): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  mkdirSync(path.join(folder, sha256.slice(0, 2)), { recursive: true })
  writeFileSync(path.join(folder, sha256.slice(0, 2), sha256), bytes)
  return ownFamily(name, sha256)
}

/** The font as TrueType, with some bytes of a table written over. */
function changed(name: string, table: string, at: number, bytes: readonly number[]): Uint8Array {
  const font = decompressWoff2(fileOf(name))
  const view = tablesOf(font).get(table)
  const place = (view?.byteOffset ?? 0) - font.byteOffset + at
  font.set(bytes, place)
  return font
}

/** WOFF of an unpacked font, its tables unpacked. */
function woff(font: Uint8Array): Uint8Array {
  const source = Buffer.from(font)
  const count = source.readUInt16BE(4)
  const head = Buffer.alloc(44 + 20 * count)
  head.write('wOFF', 'latin1')
  source.copy(head, 4, 0, 4)
  head.writeUInt16BE(count, 12)
  head.writeUInt32BE(font.length, 16)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index++) {
    const entry = 12 + 16 * index
    const [from, length] = [source.readUInt32BE(entry + 8), source.readUInt32BE(entry + 12)]
    source.copy(head, 44 + 20 * index, entry, entry + 4)
    for (const [place, value] of [
      [4, at],
      [8, length],
      [12, length],
    ] as const)
      head.writeUInt32BE(value, 44 + 20 * index + place)
    parts.push(source.subarray(from, from + length))
    at += length
  }
  return Buffer.concat(parts)
}

test('a font is taken as WOFF2, WOFF and TrueType, told by name, weight and writing systems, and shown in its own letters', () => {
  const unpacked = decompressWoff2(fileOf(LOBSTER))
  for (const file of [fileOf(LOBSTER), woff(unpacked), unpacked]) {
    const font = engine.readFont(file)
    expect(font).toMatchObject({ name: 'Lobster', variable: false, weights: [400], italic: false })
    expect(font.scripts).toContain('latin')
    expect(font.specimen.d).toMatch(/^M[\d.-]/)
    expect(font.specimen.width).toBeGreaterThan(font.specimen.height)
    expect(tablesOf(font.bytes).has('GSUB')).toBe(true)
  }
})

test('a variable font keeps its weights and no other axis', () => {
  const font = engine.readFont(fileOf(VARIABLE))
  expect(font.variable).toBe(true)
  expect(font.weights).toEqual([100, 900])
  expect(tablesOf(font.bytes).get('fvar')?.getUint16(8)).toBe(1)
})

const fault = (file: Uint8Array): FontFault => {
  try {
    engine.readFont(file)
  } catch (error) {
    if (error instanceof FontFault) return error
    throw error
  }
  throw new Error('It was taken.')
}

test('what is no font, is damaged, or may not be put into files is refused with why', () => {
  expect(fault(Buffer.from('GIF89a'.padEnd(100)))).toMatchObject({ code: 'unsupported-media' })
  expect(fault(Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(100)])).message).toContain('collection')
  const unpacked = decompressWoff2(fileOf(LOBSTER))
  expect(fault(unpacked.subarray(0, 2000)).message).toMatch(/damaged: its table .+ reaches beyond the file/)
  expect(fault(fileOf(LOBSTER).subarray(0, 3000)).message).toMatch(/damaged/)
  expect(fault(changed(LOBSTER, 'OS/2', 8, [0, 2])).message).toContain('“restricted”')
  expect(fault(changed(LOBSTER, 'OS/2', 8, [1, 0])).message).toContain('cut down')
  expect(fault(changed(LOBSTER, 'OS/2', 8, [2, 0])).message).toContain('outlines')
  expect(engine.readFont(changed(LOBSTER, 'OS/2', 8, [0, 8])).name).toBe('Lobster')
  expect(fault(changed(LOBSTER, 'maxp', 4, [0xff, 0xff])).message).toContain('65535 glyphs')
  // It says that it is small packed and grows beyond all bounds.
  const bomb = Buffer.from(fileOf(LOBSTER))
  bomb.writeUInt32BE(0xf0000000, 16)
  expect(fault(bomb)).toMatchObject({ code: 'too-large' })
})

async function inOwnFont(
  prompt: string,
): Promise<{ design: Design; title: string; family: string; branded: string[] }> {
  const font = engine.readFont(fileOf(LOBSTER))
  const family = keep('Harbour Hand', font.bytes)
  const { concepts, branded } = await engine.design({
    ...{ prompt, seed: 4, count: 1 },
    brand: { colours: {}, tones: [], facts: {}, typefaces: { display: family, text: 'Figtree' } },
  })
  const [concept] = concepts
  if (!concept) throw new Error('There is no concept.')
  return { design: concept.design, title: concept.title, family, branded }
}

test('a design in the brand is set in the own font, and every file carries the letters that are set', async () => {
  const { design, title, family, branded } = await inOwnFont('Poster for a harbour concert, 4 May, 8 pm')
  expect(design.scene.typography.display).toBe(family)
  expect(branded.join()).toContain('Harbour Hand and Figtree')
  const text = async (...[format, options]: [Parameters<Engine['exportFile']>[2], object?]) =>
    Buffer.from((await engine.exportFile(design, title, format, options)).bytes).toString('utf8')
  const live = await text('svg', { text: 'live' })
  expect(live).toContain("@font-face{font-family:'Harbour Hand';")
  const code = await text('tsx')
  expect(code).toContain("@font-face{font-family:'Harbour Hand';")
  expect(code).toMatch(/<style href="own-fonts-\w+" precedence="default">/)
  const [, file = ''] = /data:font\/ttf;base64,([\w+/=]+)/.exec(code) ?? []
  const carried = Buffer.from(file, 'base64')
  const glyphs = (bytes: Uint8Array) => tablesOf(bytes).get('maxp')?.getUint16(4) ?? 0
  expect(glyphs(carried)).toBeGreaterThan(5)
  expect(glyphs(carried)).toBeLessThan(glyphs(decompressWoff2(fileOf(LOBSTER))) / 2)
  const project = unzipSync((await engine.exportFile(design, title, 'next')).bytes)
  expect(engine.rights([design.scene])).toMatch(/FONTS OF YOUR OWN\n\n- Harbour Hand\n\nSupplied by the owner/)
  expect(Object.values(project).some((one) => strFromU8(one, true).includes("font-family:'Harbour Hand'"))).toBe(true)
  // The file's name is nobody's business.
  const sha256 = family.slice(-64)
  for (const shown of [live, code, engine.buildPrompt(design), JSON.stringify(engine.parts(design.scene))])
    expect(shown).not.toContain(sha256)
})

test('a question about the fonts, and the brief for a builder, are told the name alone', async () => {
  const { design } = await inOwnFont('Poster for a harbour concert, 4 May, 8 pm')
  const { typography } = design.scene
  const voiced = { ...design, scene: { ...design.scene, typography: { ...typography, accent: typography.display } } }
  expect(engine.buildPrompt(voiced)).toContain('accent: Harbour Hand\n')
  expect(await engine.revise({ design, instruction: 'what fonts are these?', seed: 1 })).toMatchObject({
    question: expect.stringContaining('The titles are set in Harbour Hand, the text in Figtree.'),
  })
})

test('a page in the own font brings it along', async () => {
  const { design, title } = await inOwnFont('Website for a fish restaurant called Harbour Hand')
  const { bytes } = await engine.exportFile(design, title, 'tsx')
  expect(Buffer.from(bytes).toString('utf8')).toMatch(/<style href="own-fonts-\w+" precedence="default">/)
})

test('a design whose font is gone is still drawn', async () => {
  const { design, title } = await inOwnFont('Poster for a harbour concert, 4 May, 8 pm')
  const scene = {
    ...design.scene,
    typography: { ...design.scene.typography, display: ownFamily('Gone', '0'.repeat(64)) },
  }
  const { bytes } = await engine.exportFile({ ...design, scene }, title, 'svg', { text: 'live' })
  expect(Buffer.from(bytes).toString('utf8')).toContain("font-family:'Noto Sans'")
})

test('a model that draws names the font by the name that it was told', async () => {
  const font = engine.readFont(fileOf(LOBSTER))
  const family = keep('Harbour Hand', font.bytes)
  const brand = { colours: {}, tones: [], facts: {}, typefaces: { display: family, text: 'Figtree' } }
  const prompt = 'Poster for our kite day, Sunday 4 May from 11, Long Meadow. A3 portrait. With a red kite'
  expect(JSON.stringify(engine.drawingTask({ prompt, seed: 3, brand }))).toContain('Harbour Hand')
  const sheet = exampleFor('poster').replace(/(<type display=)"[^"]+"/, '$1"Harbour Hand"')
  const admitted = await engine.admitSheet({ prompt, seed: 3, sheet, isLast: false, brand })
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  expect(admitted.concept.design.scene.typography.display).toBe(family)
})
