/**
 * Collisions as the eye sees them, on pixels: words that something else covers or cuts, and words that an edge of what lies
 * under them runs through (a picture's outline, a line, a shape that ends in the middle of a letter).
 */
import type { Bounds } from '../base/geometry.ts'
import { nth } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { type Images, type Painted, paintList } from '../render/canvas.ts'
import type { DisplayItem } from '../render/display.ts'
import type { ResolvedPaint } from '../render/paint.ts'
import { rectPath } from '../render/rect-path.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Hex, Palette } from '../scene/types.ts'
import { boundsOverlap } from './bounds.ts'
import { type TextBox, textBoxes } from './gates.ts'
import { displayListOf, groundOf } from './painted.ts'

export interface Collision {
  /** The text's. */
  id: string
  /** 'hidden': so much of its letters is covered or cut off; 'crossed': so many edges, of its height, run under them. */
  kind: 'hidden' | 'crossed'
  amount: number
  /** Where that is, artboard pixels. */
  where: Bounds
}

/** What is fainter lets the words through. */
const SOLID = 0.35
/** More than this share of the letters hidden is seen; texts of fewer pixels are not judged. */
const [HIDDEN, LEAST_INK] = [0.03, 14]
/** Neighbouring pixels that differ by so much in one channel, 0–255, are an edge. */
const EDGE = 44
/** Edges as long as the letters are tall, so many times, cross a text. */
const CROSSED = 0.9

export const BLACK: ResolvedPaint = { type: 'solid', colour: '#000000', alpha: 1 }
const alphaOf = (paint: ResolvedPaint): number =>
  paint.type === 'solid' ? paint.alpha : Math.min(...paint.stops.map(({ alpha }) => alpha))
const isSeen = (paint: ResolvedPaint | undefined, opacity: number): boolean =>
  paint !== undefined && alphaOf(paint) * opacity >= SOLID

/** Colours far from one another, one a text; further texts are not judged. */
const LEVELS = [250, 190, 130, 70]
const COLOURS = LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => [red, green, blue] as const)))
/** Blending moves a channel by so much at most where a letter is solid. */
const [NEAR, OPAQUE] = [8, 230]

function paintOf(index: number): ResolvedPaint {
  const [red, green, blue] = nth(COLOURS, index)
  const colour: Hex = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
  return { type: 'solid', colour, alpha: 1 }
}

/** An item in one flat colour; nothing where it lets the words through. */
export function flat(item: DisplayItem, paint: ResolvedPaint): DisplayItem[] {
  if (item.kind === 'group')
    return item.opacity < SOLID ? [] : [{ ...item, opacity: 1, items: item.items.flatMap((one) => flat(one, paint)) }]
  if (item.kind === 'glyphs')
    return item.treated ? item.treated.flatMap((one) => flat(one, paint)) : [{ ...item, fill: paint }]
  if (item.kind === 'picture') return [{ kind: 'path', d: item.clip ?? rectPath(item.box), fill: paint }]
  const { opacity = 1, fill, stroke, d, transform, rule } = item
  const [filled, lined] = [isSeen(fill, opacity), isSeen(stroke?.paint, opacity)]
  if (!filled && !lined) return []
  return [
    {
      kind: 'path',
      d,
      ...(transform && { transform }),
      ...(rule && { rule }),
      ...(filled && { fill: paint }),
      ...(lined && stroke && { stroke: { ...stroke, paint } }),
    },
  ]
}

/** Texts in colours of their own, and in black what is painted after the first of them. */
function asSeen(items: readonly DisplayItem[], numbers: ReadonlyMap<string, number>): DisplayItem[] {
  let begun = false
  const visit = (item: DisplayItem): DisplayItem[] => {
    if (item.kind === 'group')
      return item.opacity < SOLID ? [] : [{ ...item, opacity: 1, items: item.items.flatMap(visit) }]
    if (item.kind === 'path' && item.ofLetters) return []
    const number = item.kind === 'glyphs' ? numbers.get(item.id) : undefined
    begun ||= number !== undefined
    if (number !== undefined) return flat(item, paintOf(number))
    return begun ? flat(item, BLACK) : []
  }
  return items.flatMap(visit)
}

/** The texts alone, uncut, the last ones behind. */
function alone(items: readonly DisplayItem[], numbers: ReadonlyMap<string, number>): DisplayItem[] {
  const visit = (item: DisplayItem): DisplayItem[] => {
    if (item.kind === 'group') {
      const { clip, ...whole } = item
      const inner = item.items.flatMap(visit).reverse()
      return inner.length > 0 ? [{ ...whole, opacity: 1, items: inner }] : []
    }
    const number = item.kind === 'glyphs' ? numbers.get(item.id) : undefined
    return number === undefined ? [] : flat(item, paintOf(number))
  }
  return items.flatMap(visit).reverse()
}

/** 0xrrggbb of each pixel; 0 where it is not opaque. A plain loop: `from` with a callback took as long as painting. */
function valuesOf({ pixels, width, height }: Painted): Uint32Array {
  const values = new Uint32Array(width * height)
  for (let i = 0, at = 0; i < values.length; i++, at += 4)
    if ((pixels[at + 3] ?? 0) >= OPAQUE)
      values[i] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
  return values
}

/** Which text each pixel shows, from 1; 0 for none. */
function textsIn(painted: Painted, count: number): Uint8Array {
  const known = new Map<number, number>([[0, 0]])
  const textOf = (value: number) =>
    1 +
    COLOURS.slice(0, count).findIndex(([red, green, blue]) => apart(value, (red << 16) | (green << 8) | blue) <= NEAR)
  const values = valuesOf(painted)
  const texts = new Uint8Array(values.length)
  let [last, text] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    // Neighbours mostly show the same.
    if (value !== last) {
      last = value
      text = memo(known, value, () => textOf(value))
    }
    texts[i] = text
  }
  return texts
}

function countsOf(texts: Uint8Array): Uint32Array {
  const counts = new Uint32Array(COLOURS.length + 1)
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}

/** The greatest difference of two colours in one channel. */
const apart = (a: number, b: number): number =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  )

/** 0xrrggbb of a pixel. */
const valueAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)

/** Whether a pixel differs from the one right of it or below. Read where it is asked for: most of a picture is not. */
export function isEdge({ pixels, width }: Painted, i: number): boolean {
  const at = i * 4
  if (at + width * 4 >= pixels.length) return false
  const here = valueAt(pixels, at)
  const [right, below] = [valueAt(pixels, at + 4), valueAt(pixels, at + width * 4)]
  // Most of a picture is flat.
  if (here === right && here === below) return false
  return apart(here, right) >= EDGE || apart(here, below) >= EDGE
}

/** So many edges lie in a box, pixels. */
export function edgesIn(box: Bounds, ground: Painted, scale: number): number {
  const { width, height } = ground
  let count = 0
  const [x0, x1] = [Math.max(0, Math.floor(box.left * scale)), Math.min(width, Math.ceil(box.right * scale))]
  const [y0, y1] = [Math.max(0, Math.floor(box.top * scale)), Math.min(height, Math.ceil(box.bottom * scale))]
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) count += Number(isEdge(ground, y * width + x))
  return count
}

/** Pixels of the raster that a text's letters are tall. */
export const tallOf = ({ laid: { text } }: TextBox, scale: number): number =>
  Math.max(1, (text?.capHeight ?? 0) * scale)

/** The texts that something painted after them may cover: their boxes meet. */
function coverable({ root }: LaidArtboard, boxes: readonly TextBox[]): TextBox[] {
  const byNode = new Map(boxes.map((box) => [box.laid, box]))
  const before: TextBox[] = []
  const found = new Set<TextBox>()
  const visit = (laid: LaidNode) => {
    const { node, x, y, width, height } = laid
    const own = byNode.get(laid)
    const draws = node.type === 'frame' ? node.fill !== undefined || node.stroke !== undefined : true
    const turn = node.rotate ? Math.abs(width - height) / 2 : 0
    const rect = own ?? { left: x - turn, top: y - turn, right: x + width + turn, bottom: y + height + turn }
    if (draws) for (const box of before) if (boundsOverlap(rect, box)) found.add(box)
    if (own) before.push(own)
    laid.children.forEach(visit)
  }
  visit(root)
  return [...found]
}

/** What collides with the words of an artboard that inform; ornament that is set in letters is none of them. */
export function collisions(
  laid: LaidArtboard,
  palette: Palette,
  pictograms: PictogramSource,
  images: Images,
): Collision[] {
  const boxes = textBoxes(laid)
    .filter(({ node }) => node.role !== 'decoration')
    .slice(0, COLOURS.length)
  const { ground, scale } = groundOf(laid, palette, pictograms, images)
  const restless = boxes.filter((box) => edgesIn(box, ground, scale) > CROSSED * tallOf(box, scale))
  const covered = coverable(laid, boxes)
  // Of most designs the boxes tell that nothing meets: no more is painted.
  if (restless.length + covered.length === 0) return []
  const list = displayListOf(laid, palette, pictograms)
  const numbers = new Map(boxes.map(({ node }, index) => [node.id, index]))
  const textsOf = (items: DisplayItem[]) => textsIn(paintList({ ...list, items }, scale, images), boxes.length)
  const whole = textsOf(alone(list.items, numbers))
  const shown = covered.length > 0 ? textsOf(asSeen(list.items, numbers)) : whole
  const crossed = whole.map((text, i) => (text > 0 && isEdge(ground, i) ? text : 0))
  const [inkOf, shownOf, crossings] = [countsOf(whole), countsOf(shown), countsOf(crossed)]
  const placeOf = (isThere: (i: number) => boolean) => boundsWhere(ground, scale, isThere)
  return [...new Set([...covered, ...restless])].flatMap((box): Collision[] => {
    const { id } = box.node
    const number = (numbers.get(id) ?? 0) + 1
    const visible = shownOf[number] ?? 0
    const ink = Math.max(visible, inkOf[number] ?? 0)
    const hidden = covered.includes(box) && ink >= LEAST_INK ? 1 - visible / ink : 0
    if (hidden > HIDDEN) {
      const where = placeOf((i) => whole[i] === number && shown[i] !== number)
      return [{ id, kind: 'hidden', amount: hidden, where }]
    }
    const amount = (crossings[number] ?? 0) / tallOf(box, scale)
    return amount > CROSSED ? [{ id, kind: 'crossed', amount, where: placeOf((i) => crossed[i] === number) }] : []
  })
}

/** The box of some pixels of the raster, in pixels of the artboard. */
export function boundsWhere({ width, height }: Painted, scale: number, isThere: (i: number) => boolean): Bounds {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (isThere(i)) {
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x + 1)
        box.top = Math.min(box.top, y)
        box.bottom = Math.max(box.bottom, y + 1)
      }
  const { left, top, right, bottom } = box
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale }
}
