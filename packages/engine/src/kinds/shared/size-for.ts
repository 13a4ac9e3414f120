/** How large words may be set in a box, known before layout: for boxes that hug what stands in them. */
import type { FontSpec, Measure } from '../../type/types.ts'

export interface Room {
  width: number
  height: number
  /** At most so many lines. */
  lines: number
  /** × size, between baselines. */
  lineHeight: number
  /** em */
  tracking?: number
}

const SAMPLE = 100
/** Kerning across spaces and rounding must not push a word out. */
const SLACK = 0.985

/** The narrowest width in which widths of words, set with spaces, stand in so many lines. */
function narrowest(widths: readonly number[], space: number, lines: number): number {
  const breaksInto = (limit: number): number => {
    let [count, used] = [1, 0]
    for (const width of widths) {
      if (used > 0 && used + space + width > limit) {
        count++
        used = width
      } else used += (used > 0 ? space : 0) + width
    }
    return count
  }
  let low = Math.max(...widths)
  let high = widths.reduce((sum, width) => sum + width + space, 0)
  for (let i = 0; i < 18 && high - low > 0.5; i++) {
    const middle = (low + high) / 2
    if (breaksInto(middle) <= lines) high = middle
    else low = middle
  }
  return high
}

/** The largest size, pixels, at which trimmed words stand in a room without a word being broken. */
export function sizeFor(measure: Measure, words: string, font: FontSpec, room: Room): number {
  const tracking = room.tracking ?? 0
  const parts = words.split(/\s+/).filter(Boolean)
  const widths = (parts.length > 0 ? parts : [words]).map((part) => measure.width(part, font, SAMPLE, tracking))
  const space = Math.max(0, measure.width('n n', font, SAMPLE, tracking) - measure.width('nn', font, SAMPLE, tracking))
  const cap = measure.metrics(font, 1).capHeight
  let best = 0
  for (let lines = 1; lines <= Math.min(room.lines, widths.length); lines++) {
    const byWidth = (room.width / Math.max(1, narrowest(widths, space, lines))) * SAMPLE
    const byHeight = room.height / (cap + (lines - 1) * room.lineHeight)
    best = Math.max(best, Math.min(byWidth, byHeight))
  }
  return best * SLACK
}
