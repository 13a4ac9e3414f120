import { expect, test } from 'vitest'
import { column, frame, row, spacer, text } from '../scene/build.ts'
import { layout } from '../scene/layout.ts'
import type { Node, Palette, Scene } from '../scene/types.ts'
import { openFonts } from '../type/fonts.ts'
import { createShaper } from '../type/shape.ts'
import { paintList } from './canvas.ts'
import { displayList } from './display.ts'
import { encodePng, encodeThumbnail } from './encode.ts'
import { rectPath } from './rect-path.ts'
import { svgDocument } from './svg.ts'

const fonts = openFonts()
const shaper = createShaper(fonts)
const palette: Palette = {
  paper: '#ffffff',
  surface: '#eeeeee',
  ink: '#111111',
  muted: '#555555',
  line: '#cccccc',
  accent: '#cc0000',
  onAccent: '#ffffff',
  secondary: '#0000cc',
  onSecondary: '#ffffff',
}
const sceneOf = (children: Node[], height: number | 'auto' = 200): Scene => ({
  version: 1,
  kind: 'poster',
  format: { name: 'test', width: 300, height },
  palette,
  typography: { display: 'Fraunces', text: 'Inter Tight' },
  artboards: [{ name: 'front', root: column('root', { fill: 'paper', layout: { padding: 20, gap: 10 } }, children) }],
})
const lay = (scene: Scene) => {
  const [first] = layout(scene, { fonts, shaper, typography: scene.typography })
  if (!first) throw new Error('no artboard')
  return first
}
const noPictograms = {
  get: (): never => {
    throw new Error('none here')
  },
}
const paint = (scene: Scene, scale = 1) =>
  paintList(displayList(lay(scene), { palette, pictograms: noPictograms }), scale, new Map())
const pixel = ({ pixels, width }: ReturnType<typeof paint>, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

test('a flow has padding, gap and fill; an absolute child stands by its edges', () => {
  const laid = lay(
    sceneOf([
      frame('bar', { height: 40, fill: 'accent' }),
      row('row', { height: 'fill', layout: { gap: 10 } }, [
        frame('a', { width: 'fill', height: '100%' }),
        frame('b', { width: 60, height: '100%' }),
      ]),
      frame('corner', { at: { right: 5, bottom: 5 }, width: 10, height: 10 }),
    ]),
  )
  const [bar, line, corner] = laid.root.children
  expect(bar).toMatchObject({ x: 20, y: 20, width: 260, height: 40 })
  expect(line).toMatchObject({ y: 70, height: 110 })
  expect(line?.children.map((child) => [child.x, child.width])).toEqual([
    [20, 190],
    [220, 60],
  ])
  expect(corner).toMatchObject({ x: 285, y: 185 })
})

test('a page of automatic height is as tall as its content', () => {
  expect(lay(sceneOf([frame('tall', { height: 500 }), spacer('rest')], 'auto')).height).toBe(550)
})

test('text with fit shrinks to its box; trimmed text is as tall as its capitals', () => {
  const laid = lay(
    sceneOf([
      text('t', 'A rather long headline for so small a box', {
        font: 'display',
        weight: 700,
        size: 120,
        lineHeight: 1,
        trim: true,
        fit: { min: 8, lines: 2 },
        fill: 'ink',
      }),
    ]),
  )
  const set = laid.root.children[0]?.text
  expect(set?.fits).toBe(true)
  expect(set?.lines.length).toBeLessThanOrEqual(2)
  expect(Math.max(...(set?.lines.map((line) => line.width) ?? []))).toBeLessThanOrEqual(260.1)
  expect(laid.root.children[0]?.height).toBeCloseTo(
    (set?.size ?? 0) * ((set?.lines.length ?? 1) - 1) + (set?.capHeight ?? 0),
    3,
  )
})

test('text that cannot fit says so', () => {
  const laid = lay(
    sceneOf([
      text('t', 'Unbreakableword', { font: 'display', weight: 700, size: 120, fit: { min: 100 }, fill: 'ink' }),
    ]),
  )
  expect(laid.root.children[0]?.text?.fits).toBe(false)
})

test('what is painted is where the layout says, in the colours of the palette', () => {
  const painted = paint(
    sceneOf([
      frame('bar', { height: 40, fill: 'accent' }),
      frame('b', { height: 40, fill: { colour: 'ink', alpha: 0.5 } }),
    ]),
  )
  expect(pixel(painted, 150, 40)).toEqual([204, 0, 0])
  expect(pixel(painted, 5, 5)).toEqual([255, 255, 255])
  expect(pixel(painted, 150, 90)[0]).toBeGreaterThan(120)
})

test('the same scene gives the same bytes, at any scale an exact size', async () => {
  const scene = sceneOf([text('t', 'Harbor & Finch', { font: 'display', weight: 700, size: 40, fill: 'ink' })])
  expect(Buffer.compare(await encodePng(paint(scene)), await encodePng(paint(scene)))).toBe(0)
  const double = paint(scene, 2)
  expect([double.width, double.height]).toEqual([600, 400])
  expect(
    Buffer.from(await encodeThumbnail(double, 150))
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
})

test('SVG is well-formed, names its texts for readers and escapes them', () => {
  const laid = lay(sceneOf([text('t', '<Fish & "Chips">', { font: 'text', weight: 400, size: 20, fill: 'ink' })]))
  const svg = svgDocument(displayList(laid, { palette, pictograms: noPictograms }), 'a & b')
  expect(svg).toContain('<title>a &#38; b</title>')
  expect(svg).toContain('aria-label="&#60;Fish &#38; &#34;Chips&#34;&#62;"')
  expect(svg).not.toMatch(/<text|NaN|undefined/)
})

test('radii never exceed half the shorter side', () => {
  expect(rectPath({ x: 0, y: 0, width: 100, height: 40 }, 'full')).toBe(
    rectPath({ x: 0, y: 0, width: 100, height: 40 }, 20),
  )
  expect(rectPath({ x: 0, y: 0, width: 10, height: 10 })).toBe('M0 0H10V10H0Z')
})
