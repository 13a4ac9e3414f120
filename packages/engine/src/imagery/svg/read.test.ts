/** SVGs that people send: painted, kept as shapes where these show the same, refused where they reach for anything else. */
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import type { Node } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { readSvg } from './read.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})

const svg = (body: string, box = '0 0 200 100'): Uint8Array =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`)
const MARK = `<style>.a { fill: #c0392b; stroke: #14254b; stroke-width: 6 }</style>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#f4b400"/><stop offset="1" stop-color="#0f9d58"/></linearGradient></defs>
  <g transform="rotate(8) translate(14 -6)"><rect class="a" x="10" y="20" width="60" height="50" rx="12"/></g>
  <circle cx="140" cy="50" r="36" fill="url(#g)"/>`

/** Mean difference of two pictures of one size, 0–255 per channel, on white. */
async function apart(a: Uint8Array, b: Uint8Array): Promise<number> {
  const pixels = (bytes: Uint8Array) =>
    sharp(bytes).flatten({ background: '#ffffff' }).resize(200, 100, { fit: 'fill' }).raw().toBuffer()
  const [one, other] = [[...(await pixels(a))], [...(await pixels(b))]]
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test.each([
  ['as it is', svg(MARK)],
  ['with its origin elsewhere', svg(`<g transform="translate(-50 30)">${MARK}</g>`, '-50 30 200 100')],
])('a mark %s becomes shapes that look like it', async (_, bytes) => {
  const { facts, bytes: png, type } = await engine.examine(bytes, 'm', readSvg(bytes))
  expect(type).toBe('image/png')
  expect(facts).toMatchObject({ width: 1600, height: 800, treatAs: 'logo' })
  const { scene } = await engine.fromPicture(png, facts)
  const drawn = await engine.png(await engine.paint(scene, { transparent: true }))
  expect(await apart(drawn, png)).toBeLessThan(2)
})

test('a clipped mark is a picture: shapes would show what the clip hides', async () => {
  const clipped = svg(
    '<clipPath id="c"><rect width="50" height="100"/></clipPath><circle cx="50" cy="50" r="40" clip-path="url(#c)"/>',
  )
  expect((await engine.examine(clipped, 'm', readSvg(clipped))).facts.drawing).toBeUndefined()
})

test('a logo that was sent as SVG is vectors in the design and in its exports', async () => {
  const { facts, bytes } = await engine.examine(svg(MARK), 'm', readSvg(svg(MARK)))
  const pictures = new Map([['m', bytes]])
  const prompt = 'Business card for Wren & Moss, florist, phone 020 7946 0321'
  const { concepts } = await engine.design({ prompt, seed: 3, count: 2, picture: facts, pictures })
  for (const { design, title } of concepts) {
    const nodes: Node[] = [...places(design.scene)].map(({ node }) => node)
    expect(nodes.filter(({ type }) => type === 'picture')).toEqual([])
    expect(nodes.some((node) => node.type === 'vector' && node.role === 'logo')).toBe(true)
    const file = await engine.exportFile(design, title, 'svg')
    expect(Buffer.from(file.bytes).toString()).not.toContain('<image')
  }
})

test.each([
  ['a picture from a file', '<image href="/etc/hostname" width="9" height="9"/>', /photograph or points to a file/],
  ['a picture by a filter', '<filter id="f"><feImage href="x.png"/></filter>', /photograph or points to a file/],
  ['words in a font', '<text x="4" y="20">Wren</text>', /Turn them into outlines/],
  ['tags that do not close', '<g>', /damaged/],
])('%s is refused with what to do', (_, body, sentence) => {
  expect(() => readSvg(svg(body))).toThrow(sentence)
})

test('entities and references that multiply are refused', () => {
  const entities = '<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  expect(() => readSvg(Buffer.from(entities))).toThrow(/entities/)
  const tens = (id: number) => `<g id="a${id}">${`<use href="#a${id - 1}"/>`.repeat(10)}</g>`
  const many = `<defs><path id="a0" d="M0 0h1v1z"/>${[1, 2, 3, 4, 5, 6, 7, 8].map(tens).join('')}</defs><use href="#a8"/>`
  expect(() => readSvg(svg(many))).toThrow(/damaged/)
})

test('a script in it is not kept', async () => {
  const sent = svg(`<script>alert(1)</script>${MARK}`)
  const { facts, bytes } = await engine.examine(sent, 'm', readSvg(sent))
  expect(JSON.stringify(facts) + Buffer.from(bytes).toString('latin1')).not.toContain('alert')
})

test('nothing is drawn where it could not be ended', async () => {
  await expect(engine.examine(svg(MARK), 'm')).rejects.toMatchObject({ name: 'PictureError', code: 'unprocessable' })
  // What no head of ours recognises and the decoder would.
  const hidden = Buffer.from(`<?a b?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)
  await expect(engine.examine(hidden, 'm')).rejects.toMatchObject({ code: 'unsupported-media' })
})
