/**
 * The words of a page once more, unseen, where their outlines stand: what makes them selectable, searchable and read
 * aloud. What is seen and printed stays outlines, so that no font can be missing.
 */
import { isRightToLeft, visualOrder } from '../../type/bidi.ts'
import type { DisplayItem, DisplayList } from '../display.ts'
import { blankWidth } from './blank-font.ts'
import { number } from './file.ts'

type Glyphs = Extract<DisplayItem, { kind: 'glyphs' }>
/** As PDF has them: a b c d e f. */
type Matrix = readonly [number, number, number, number, number, number]

const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
const times = (inner: Matrix, outer: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

function turned({ degrees, x, y }: { degrees: number; x: number; y: number }): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

interface Line {
  text: string
  x: number
  baseline: number
  width: number
  size: number
}

/** The lines of a text; one on a circle counts as one line across it. */
function linesOf({ text, size, glyphs, setting, lines = setting?.lines }: Glyphs): Line[] {
  if (lines) return lines.map((line) => ({ size, ...line, text: line.text.trimEnd() }))
  if (glyphs.length === 0) return []
  const [left, right] = [Math.min(...glyphs.map(({ x }) => x)), Math.max(...glyphs.map(({ x }) => x)) + size / 2]
  const baseline = glyphs.reduce((sum, { y }) => sum + y, 0) / glyphs.length
  return [{ text, x: left, baseline, width: right - left, size }]
}

/** Readers of PDF take words from left to right as they stand, and turn those round that read the other way. */
const asItStands = (text: string): string =>
  visualOrder(text, isRightToLeft(text))
    .map((stretch) => (stretch.rightToLeft ? [...stretch.text].reverse().join('') : stretch.text))
    .join('')

const hex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

/** One line, stretched to the width of its outlines; a line of a downward page, so its letters stand on their heads. */
function shown({ text, x, baseline, width, size }: Line, matrix: Matrix): string {
  const natural = (blankWidth(text) * size) / 1000
  if (natural === 0 || width <= 0) return ''
  const place = times([1, 0, 0, -1, x, baseline], matrix)
  return `${number((100 * width) / natural)} Tz /Words ${number(size)} Tf ${place.map(number).join(' ')} Tm <${hex(asItStands(text))}> Tj`
}

const operators = (items: readonly DisplayItem[], matrix: Matrix): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return operators(item.items, item.rotate ? times(turned(item.rotate), matrix) : matrix)
    return item.kind === 'glyphs'
      ? linesOf(item)
          .map((line) => shown(line, matrix))
          .filter(Boolean)
      : []
  })

/** The words of a list in its own pixels, y down, as page content that uses the font /Words; '' where there are none. */
export function textLayer(list: DisplayList): string {
  const lines = operators(list.items, AS_IT_IS)
  return lines.length === 0 ? '' : `BT\n3 Tr\n${lines.join('\n')}\nET`
}
