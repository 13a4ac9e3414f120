/** Treatments of letters as shapes: what is painted, from the back to the front. */
import { Path2D, PathOp } from '@napi-rs/canvas'
import { memo, recent } from '../../base/memo.ts'
import { emOf } from '../../scene/effects.ts'
import type { LaidText } from '../../scene/text-layout.ts'
import { liveSpans } from '../../scene/text-spans.ts'
import type { Paint, Shape, Text, TextEffect } from '../../scene/types.ts'
import { glyphBox } from '../../type/outline.ts'
import { lettersPath } from './letters.ts'
import { sweep } from './sweep.ts'

/** What a treatment is made from. */
interface Letters {
  /** Whole letters as one path without inner overlaps, to be filled even-odd. */
  path: Path2D
  /** As the font draws them, to be filled by winding. */
  d: string
  /** Pixels of one em. */
  em: number
  fill: Paint
}

const alphaOf = (paint: Paint, alpha: number): Paint =>
  typeof paint === 'string'
    ? { colour: paint, alpha }
    : 'colour' in paint
      ? { ...paint, alpha: paint.alpha * alpha }
      : paint

const filled = (path: Path2D, fill: Paint): Shape => ({ d: path.toSVGString(), fill, rule: 'evenodd' })
const face = ({ path, fill }: Letters): Shape => filled(path, fill)
// Skia changes a path where it stands: each step works on a copy.
const moved = (path: Path2D, x: number, y: number): Path2D =>
  new Path2D(path).transform({ a: 1, b: 0, c: 0, d: 1, e: x, f: y })
const lined = (path: Path2D, paint: Paint, width: number): Shape => ({
  d: path.toSVGString(),
  stroke: { paint, width, join: 'round', cap: 'round' },
})

const joined = (a: Path2D, b: Path2D, operation: PathOp): Path2D => new Path2D(a).op(b, operation)

function shadow(letters: Letters, { paint, x, y, edge }: Extract<TextEffect, { kind: 'shadow' }>): Shape[] {
  const { path, em } = letters
  return [
    filled(moved(path, x * em, y * em), paint),
    ...(edge ? [lined(path, edge.paint, edge.width * 2 * em)] : []),
    face(letters),
  ]
}

function extrusion(letters: Letters, { paint, angle, depth }: Extract<TextEffect, { kind: 'extrusion' }>): Shape[] {
  const turn = (angle * Math.PI) / 180
  const [x, y] = [Math.cos(turn) * depth * letters.em, Math.sin(turn) * depth * letters.em]
  // A hair of a line closes the seams between the pieces.
  const hair = { paint, width: 0.6, join: 'round' as const }
  return [
    { d: sweep(letters.d, [x, y]), fill: paint, stroke: hair },
    filled(moved(letters.path, x, y), paint),
    face(letters),
  ]
}

function echo(letters: Letters, { paint, x, y, count, width }: Extract<TextEffect, { kind: 'echo' }>): Shape[] {
  const { path, em } = letters
  const copies = Array.from({ length: count }, (_, i) => count - i).map((i) =>
    lined(moved(path, x * em * i, y * em * i), paint, width * em),
  )
  return [...copies, face(letters)]
}

function inline(letters: Letters, { paint, width }: Extract<TextEffect, { kind: 'inline' }>): Shape[] {
  const { path, em } = letters
  const inner = joined(path, new Path2D(path).stroke({ width: width * em * 4.4 }).simplify(), PathOp.Difference)
  return [face(letters), lined(inner, paint, width * em)]
}

/** Widths, × the tube's, and strengths of the light round a tube, from far to near. */
const GLOW: readonly (readonly [number, number])[] = [
  [11, 0.05],
  [8, 0.06],
  [5.6, 0.08],
  [3.8, 0.12],
  [2.4, 0.2],
]
function neon({ path, em, fill }: Letters, { paint, width }: Extract<TextEffect, { kind: 'neon' }>): Shape[] {
  const tube = width * em
  return [
    ...GLOW.map(([wide, alpha]) => lined(path, alphaOf(paint, alpha), tube * wide)),
    lined(path, paint, tube * 1.25),
    lined(path, fill, tube * 0.62),
  ]
}

/** Far enough to be on all sides of a text. */
const MAX_REACH = 40
function cut(
  { path, em, fill }: Letters,
  { paint, angle, at, gap, shift }: Extract<TextEffect, { kind: 'cut' }>,
): Shape[] {
  const [left, top, right, bottom] = path.computeTightBounds()
  const [cx, cy] = [(left + right) / 2, top + (bottom - top) * at]
  const turn = (angle * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const reach = MAX_REACH * em + right - left
  const half = (sign: 1 | -1): Path2D => {
    const [ox, oy] = [cx - sign * uy * (gap / 2) * em, cy + sign * ux * (gap / 2) * em]
    const corner = (along: number, across: number) =>
      `${ox + ux * along * reach - uy * across * sign * reach} ${oy + uy * along * reach + ux * across * sign * reach}`
    return new Path2D(`M${corner(-1, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(-1, 1)}Z`)
  }
  const upper = joined(path, half(-1), PathOp.Intersect)
  const lower = joined(path, half(1), PathOp.Intersect)
  return [filled(upper, fill), filled(moved(lower, ux * shift * em, uy * shift * em), paint)]
}

function windows(letters: Letters, { viewBox, shapes }: Extract<TextEffect, { kind: 'window' }>): Shape[] {
  const { path } = letters
  const [left, top, right, bottom] = path.computeTightBounds()
  const scale = Math.max((right - left) / viewBox[0], (bottom - top) / viewBox[1])
  const [x, y] = [left + (right - left - viewBox[0] * scale) / 2, top + (bottom - top - viewBox[1] * scale) / 2]
  const seen = shapes.flatMap(({ d, fill, opacity }): Shape[] => {
    if (!fill) return []
    const placed = new Path2D(d).transform({ a: scale, b: 0, c: 0, d: scale, e: x, f: y })
    const inside = joined(path, placed, PathOp.Intersect)
    return [{ ...filled(inside, fill), ...(opacity !== undefined && { opacity }) }]
  })
  return [face(letters), ...seen]
}

/** How much larger than its dot a thing is. */
const LARGER = 1.75

/** The subpaths of a glyph: its dot, which lies above all else, and the rest. */
function dotOf(d: string): { dot: Box; rest: string } | undefined {
  const parts = [...d.matchAll(/M[^M]*/g)].map(([part]) => ({ part, box: new Path2D(part).computeTightBounds() }))
  const [dot, ...rest] = parts.toSorted((a, b) => a.box[3] - b.box[3])
  if (!dot || rest.length === 0 || rest.some(({ box }) => box[1] < dot.box[3])) return undefined
  return { dot: dot.box, rest: rest.map(({ part }) => part).join('') }
}
type Box = readonly [left: number, top: number, right: number, bottom: number]

function swapped(
  letters: Letters,
  { glyphs, size }: LaidText,
  { letter, part, wider, viewBox, shapes }: Extract<TextEffect, { kind: 'swap' }>,
  x: number,
  y: number,
): Shape[] {
  const own = glyphs.filter(({ font, id }) => glyphBox(font, id))[letter]
  if (!own) return [face(letters)]
  const d = lettersPath({ glyphs: [own], size }, x, y)
  const dotted = part === 'dot' ? dotOf(d) : undefined
  if (part === 'dot' && !dotted) return [face(letters)]
  const [left, top, right, bottom] = dotted?.dot ?? new Path2D(d).computeTightBounds()
  const scale = dotted
    ? Math.max((right - left) / viewBox[0], (bottom - top) / viewBox[1]) * LARGER
    : Math.min((bottom - top) / viewBox[1], ((right - left) * wider) / viewBox[0])
  const foot = dotted ? (top + bottom) / 2 + (viewBox[1] * scale) / 2 : bottom
  const place = {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: (left + right - viewBox[0] * scale) / 2,
    f: foot - viewBox[1] * scale,
  }
  const others = lettersPath({ glyphs: glyphs.filter((one) => one !== own), size }, x, y) + (dotted?.rest ?? '')
  return [
    filled(new Path2D(others).simplify(), letters.fill),
    ...shapes.map((shape) => ({
      ...shape,
      d: new Path2D(shape.d).transform(place).toSVGString(),
      ...(shape.stroke && { stroke: { ...shape.stroke, width: shape.stroke.width * scale } }),
    })),
  ]
}

/** What treatments made lately: an edit tries colours on one scene many times, and its letters stay as they are. */
const made = recent<string, Shape[]>(64)

/** Treatments on top of which the letters lie whole: those of runs are laid over them. */
const FACED: ReadonlySet<TextEffect['kind']> = new Set(['shadow', 'extrusion', 'echo'])

/**
 * A text as shapes, from the back to the front, moved by (-x, -y); undefined where it is letters in one fill. Runs of style keep
 * their fill where the treatment leaves letters whole.
 */
export function treatedShapes(node: Text, text: LaidText, x = 0, y = 0): Shape[] | undefined {
  const { effect, fill } = node
  if (!effect) return ownFills(node).length > 0 ? inFills(node, text, x, y) : undefined
  const [d, em] = [lettersPath(text, x, y), emOf(text)]
  const treated = memo(made, JSON.stringify([d, em, x, y, node.text, fill, effect]), () =>
    shapesOf(node, text, effect, { d, path: new Path2D(d).simplify(), em, fill }, [x, y]),
  )
  return FACED.has(effect.kind) ? [...treated, ...runShapes(node, text, x, y)] : treated
}

/** Runs with a fill of their own. */
const ownFills = (node: Text): { fill: Paint; index: number }[] =>
  liveSpans(node).flatMap(({ span: { fill }, index }) => (fill === undefined ? [] : [{ fill, index }]))

function filledLetters(glyphs: LaidText['glyphs'], { size }: LaidText, fill: Paint, x: number, y: number): Shape[] {
  const d = lettersPath({ glyphs, size }, x, y)
  return d === '' ? [] : [{ d, fill }]
}

const runShapes = (node: Text, text: LaidText, x: number, y: number): Shape[] =>
  ownFills(node).flatMap(({ fill, index }) =>
    filledLetters(
      text.glyphs.filter(({ span }) => span === index),
      text,
      fill,
      x,
      y,
    ),
  )

/** Letters by their fills: the text's own first, then those of its runs. */
function inFills(node: Text, text: LaidText, x: number, y: number): Shape[] {
  const own = new Set(ownFills(node).map(({ index }) => index))
  const rest = text.glyphs.filter(({ span }) => span === undefined || !own.has(span))
  return [...filledLetters(rest, text, node.fill, x, y), ...runShapes(node, text, x, y)]
}

function shapesOf(node: Text, text: LaidText, effect: TextEffect, letters: Letters, [x, y]: [number, number]): Shape[] {
  switch (effect.kind) {
    case 'shadow':
      return shadow(letters, effect)
    case 'extrusion':
      return extrusion(letters, effect)
    case 'hollow':
      return [lined(letters.path, letters.fill, effect.width * letters.em)]
    case 'echo':
      return echo(letters, effect)
    case 'inline':
      return inline(letters, effect)
    case 'neon':
      return neon(letters, effect)
    case 'cut':
      return cut(letters, effect)
    case 'swap':
      return node.text === effect.of ? swapped(letters, text, effect, x, y) : [face(letters)]
    default:
      return windows(letters, effect)
  }
}
