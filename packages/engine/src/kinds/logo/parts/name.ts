/** The name as type: size and number of lines chosen for a width, plainer and in more lines the longer it is. */
import type { Copy } from '../../../brief/types.ts'
import type { Direction } from '../../../direction/types.ts'
import type { Paint, Text } from '../../../scene/types.ts'
import type { Measure } from '../../../type/types.ts'
import { copyText } from '../../shared/brief-scene.ts'

export interface NameStyle {
  font: 'display' | 'text'
  weight: number
  /** em */
  tracking: number
  fill: Paint
  align: 'start' | 'center'
}

export interface SetName {
  node: Text
  width: number
  /** From the capitals' top of the first line to the last baseline. */
  height: number
  size: number
  lines: number
}

export const LINE_HEIGHT = 1.04
const MOST_LINES = 4

/** Names of few letters are set larger: one letter is not to look like a remark below its mark. By their length. */
const SHORT_NAMES: Record<number, number> = { 1: 1.8, 2: 1.55, 3: 1.35, 4: 1.18 }
export const shortness = (name: string): number => SHORT_NAMES[[...name].length] ?? 1

export const nameStyle = (direction: Direction, changes: Partial<NameStyle> = {}): NameStyle => ({
  font: 'display',
  weight: direction.weights.display,
  tracking: direction.displayTracking,
  fill: direction.mark.name ?? 'ink',
  align: 'center',
  ...changes,
})

/** The width in em of the narrowest setting of words in at most so many lines. */
export function narrowest(widths: number[], space: number, lines: number): number {
  const needs = (limit: number) => {
    let [count, line] = [1, -space]
    for (const width of widths) {
      if (line + space + width > limit + 1e-6) [count, line] = [count + 1, width]
      else line += space + width
    }
    return count
  }
  let low = Math.max(...widths)
  if (needs(low) <= lines) return low
  let high = widths.reduce((sum, width) => sum + width + space, 0)
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (needs(middle) <= lines) high = middle
    else low = middle
  }
  return high
}

interface NameRoom {
  measure: Measure
  direction: Direction
  /** Pixels. */
  width: number
  height: number
  /** Sizes in pixels; the name is never set larger than `largest`. */
  largest: number
  /** A further line is taken rather than to fall below this. */
  wanted: number
}

/** Sets a name into a room: as few lines as keep it at the wanted size, then as large as it goes. */
export function setName(copy: Copy, style: NameStyle, room: NameRoom): SetName {
  const { measure, direction } = room
  const spec = { family: direction.typography[style.font], weight: style.weight }
  const em = (text: string) => measure.width(text, spec, 1, style.tracking)
  const words = copy.text.split(/\s+/).filter(Boolean)
  const widths = words.map(em)
  const space = em('n n') - em('nn')
  const capHeight = measure.metrics(spec, 1).capHeight
  const options = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, index) => {
    const lines = index + 1
    const wide = lines === 1 ? em(copy.text) : narrowest(widths, space, lines)
    const tall = capHeight + (lines - 1) * LINE_HEIGHT
    return { lines, wide, tall, size: Math.min(room.largest, room.width / wide, room.height / tall) }
  })
  const best =
    options.find(({ size }) => size >= room.wanted) ?? options.reduce((a, b) => (b.size > a.size * 1.12 ? b : a))
  const size = Math.floor(best.size * 4) / 4
  const node = copyText('name', copy, {
    role: 'brand',
    element: 'h1',
    font: style.font,
    weight: style.weight,
    size,
    lineHeight: LINE_HEIGHT,
    tracking: style.tracking,
    align: style.align,
    fill: style.fill,
    trim: true,
    maxWidth: Math.ceil(room.width + 1),
    fit: { min: Math.min(size, 14), lines: best.lines },
    ...(best.lines > 1 && { width: Math.ceil(best.wide * size + 2) }),
  })
  return { node, width: best.wide * size, height: best.tall * size, size, lines: best.lines }
}
