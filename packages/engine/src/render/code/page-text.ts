/** Text of a page: its element, and its type as classes. */

import { STRUCK } from '../../scene/effects.ts'
import type { LaidNode } from '../../scene/layout.ts'
import { fontOf, liveSpans, shownText } from '../../scene/text-spans.ts'
import type { Text, TextSpan } from '../../scene/types.ts'
import { setLine } from '../../type/lines.ts'
import { colour, cssColour, DESIGN_WIDTH, FULL, leading, tracking, typeSize, WIDE, weight } from './classes.ts'
import { mainColour } from './colours.ts'
import { type Child, element, number } from './jsx.ts'
import type { LayoutContext } from './layout-context.ts'
import type { PageContext } from './page-context.ts'

/** Pixels; nothing is set smaller on a telephone. */
const SMALLEST = 12
/** Pixels; no narrow column makes words smaller than this. */
const READABLE = 16
/** Sizes up to this one stay as they are on a telephone. */
const BODY = 20

/** Addresses and such, which no column may have to be as wide as. */
const LONG_WORD = /\S{18}/

const widthOf = (words: string, node: Text, { scene, tools }: PageContext): number =>
  setLine(words, fontOf(node, scene.typography), tools.shaper, node.tracking ?? 0, false).advance

/** The size on a telephone: quieter contrasts, and no word wider than its room. */
function smallSize(
  node: Text,
  size: number,
  spot: LayoutContext,
  writing: PageContext,
): { size: number; breaks: boolean } {
  const shown = shownText(node)
  const line = node.role === 'decoration' || (node.fit?.lines === 1 && size > 120)
  const words = line ? [shown] : shown.split(/\s+/)
  const largest = Math.max(1, ...liveSpans(node).map(({ span }) => span.size ?? 1))
  const widest = Math.max(0.1, ...words.map((word) => widthOf(word, node, writing) * largest))
  const wanted = size <= BODY ? size : size <= 32 ? Math.max(BODY, size * 0.85) : 16 + size * 0.31
  const fitting = Math.floor((spot.room.phone / widest) * 0.97)
  // Columns of a tablet are narrow, too.
  const onTablet = Math.floor((spot.room.tablet / widest) * 0.97)
  // Rather than be hard to read, a long word breaks.
  const least = node.role === 'decoration' ? SMALLEST : Math.min(READABLE, Math.max(SMALLEST, size))
  const fit = Math.min(fitting, onTablet)
  return { size: Math.round(Math.max(least, Math.min(wanted, fit))), breaks: fit < least }
}

/** From a tablet on, type that is no larger on a telephone than this share scales with the window. */
const SCALES = 768 / DESIGN_WIDTH

/** Pixels that the design leaves a text across. */
function limitOf({ width, node }: LaidNode, spot: LayoutContext): number {
  if (node.width === 'fill') return width
  if (typeof node.width === 'number') return node.width
  return Math.min(node.maxWidth ?? Infinity, spot.flow === 'column' || spot.flow === 'none' ? spot.width : Infinity)
}

const widestLine = ({ text }: LaidNode): number => Math.max(0, ...(text?.lines ?? []).map(({ width }) => width))

/** One line that leaves no room beside it: a hair wider, and a browser would break it. */
const isFull = (laid: LaidNode, spot: LayoutContext): boolean =>
  laid.text?.lines.length === 1 && widestLine(laid) > 0.95 * limitOf(laid, spot)

/** The size at which a browser breaks the lines as they are: it spaces out the last letter of a line, too. */
function breakingSize(laid: LaidNode, node: Text, spot: LayoutContext): number {
  const size = laid.text?.size ?? node.size
  const wide = widestLine(laid) + Math.max(0, node.tracking ?? 0) * size
  // Boxes of the layout are rounded to whole pixels, those of a browser are not.
  const limit = limitOf(laid, spot) - 1
  return node.tracking && wide > limit ? Math.floor(2 * size * (limit / wide)) / 2 : size
}

const THICK = `decoration-[${STRUCK.thickness}em]`
const STRUCK_CLASSES = {
  under: ['underline', `underline-offset-[${STRUCK.below}em]`, THICK],
  through: ['line-through', THICK],
} as const

/** The classes of the type itself: family, size, weight, leading, tracking, colour, alignment. */
export function typeClasses(laid: LaidNode, node: Text, spot: LayoutContext, writing: PageContext): string[] {
  const size = breakingSize(laid, node, spot)
  const small = smallSize(node, size, spot, writing)
  const { ref, alpha } = mainColour(node.fill)
  const heading = /^h[1-3]$/.test(node.element ?? '')
  // As the layout does: display type and centred lines are of even length.
  const evens = node.align === 'center' || node.font === 'display'
  return [
    ...(node.font === 'text' ? [] : [`font-(family-name:--${node.font})`]),
    typeSize(size, small.size),
    leading(node.lineHeight ?? 1.2),
    ...weight(node.weight),
    ...tracking(node.tracking ?? 0),
    ...(node.italic ? ['italic'] : []),
    ...(node.struck ? STRUCK_CLASSES[node.struck] : []),
    ...(node.case === 'upper' ? ['uppercase'] : []),
    colour('text', ref, alpha, writing.scene.palette),
    ...(node.align === 'center' ? ['text-center'] : node.align === 'end' ? [`${WIDE}text-end`] : []),
    ...(heading || (evens && (laid.text?.lines.length ?? 0) > 1) ? ['text-balance'] : []),
    // As drawn on a desk; narrower windows may need another line.
    ...(isFull(laid, spot) && small.size <= size * SCALES ? [`${FULL}whitespace-nowrap`] : []),
    ...(small.breaks || LONG_WORD.test(node.text) ? ['wrap-anywhere'] : []),
    ...(node.valign ? [node.valign === 'middle' ? 'content-center' : 'content-end'] : []),
    ...(node.trim ? ['[text-box:trim-both_cap_alphabetic]'] : []),
    ...effectClasses(node, writing),
  ]
}

/** A line round the letters, a copy behind them, hollow ones: what CSS can say of live words. The others are set plain. */
function effectClasses({ effect }: Text, { scene: { palette } }: PageContext): string[] {
  if (effect?.kind === 'hollow')
    return [`[-webkit-text-stroke:${number(effect.width)}em_currentColor]`, '[-webkit-text-fill-color:transparent]']
  if (effect?.kind !== 'shadow') return []
  const { edge, x, y, paint } = effect
  const { ref, alpha } = mainColour(paint)
  return [
    // Half of the line is behind the letters.
    ...(edge
      ? [
          `[-webkit-text-stroke:${number(2 * edge.width)}em_${cssColour(edge.paint, 1, palette)}]`,
          '[paint-order:stroke_fill]',
        ]
      : []),
    ...(x !== 0 || y !== 0 ? [`[text-shadow:${number(x)}em_${number(y)}em_0_${cssColour(ref, alpha, palette)}]`] : []),
  ]
}

function runClasses({ font, weight: bold, italic, size, struck, fill }: TextSpan, { scene }: PageContext): string[] {
  const ink = fill && mainColour(fill)
  return [
    ...(font ? [`font-(family-name:--${font})`] : []),
    ...(size === undefined ? [] : [`text-[${number(size)}em]`]),
    ...(bold === undefined ? [] : [bold === 400 ? 'font-normal' : weight(bold).join('')]),
    ...(italic === undefined ? [] : [italic ? 'italic' : 'not-italic']),
    ...(struck ? STRUCK_CLASSES[struck] : []),
    ...(ink ? [colour('text', ink.ref, ink.alpha, scene.palette)] : []),
  ]
}

/** The words of a text, its runs of style as elements of their own. */
export function wordsOf(node: Text, writing: PageContext): Child[] {
  const words: Child[] = []
  let at = 0
  for (const { span, from, to } of liveSpans(node)) {
    if (from > at) words.push(node.text.slice(at, from))
    if (span.font) writing.fonts.add(span.font)
    words.push(element('span', { className: runClasses(span, writing).join(' ') }, [node.text.slice(from, to)]))
    at = to
  }
  return at < node.text.length || words.length === 0 ? [...words, node.text.slice(at)] : words
}

/** The element of a text; headings keep an order without gaps. */
export function textTag(node: Text, writing: PageContext): string {
  const { element } = node
  if (node.href) return 'a'
  const level = /^h([1-3])$/.exec(element ?? '')?.[1]
  if (level) {
    const { outline } = writing
    const wanted = outline.level === 0 ? 1 : Math.max(2, Number(level))
    outline.level = Math.min(wanted, outline.level + 1)
    return `h${outline.level}`
  }
  if (element === 'blockquote' || element === 'span') return element
  return 'p'
}
