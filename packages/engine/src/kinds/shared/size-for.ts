/** How large words may be set in a box, known before layout: for boxes that hug what stands in them. */
import type { FontSpec, Measure } from '../../type/types.ts'
import { descentBeyondFont, piecesOf } from '../../type/word-pieces.ts'

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

interface Piece {
  width: number
  /** The space before it, where it does not begin a line. */
  gap: number
}

/** The narrowest width in which pieces of text stand in so many lines. */
function narrowest(pieces: readonly Piece[], lines: number): number {
  const breaksInto = (limit: number): number => {
    let [count, used] = [1, 0]
    for (const { width, gap } of pieces) {
      if (used > 0 && used + gap + width > limit) {
        count++
        used = width
      } else used += (used > 0 ? gap : 0) + width
    }
    return count
  }
  let low = Math.max(...pieces.map(({ width }) => width))
  let high = pieces.reduce((sum, { width, gap }) => sum + width + gap, 0)
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
  // Letters that join reach into the space between them: there it is wider than it looks.
  const space = Math.max(
    0,
    measure.width('n n', font, SAMPLE, tracking) - measure.width('nn', font, SAMPLE, tracking),
    measure.width(' ', font, SAMPLE, tracking),
  )
  const pieces = piecesOf(words).map(({ text, isSpaced }) => ({
    width: measure.width(text, font, SAMPLE, tracking),
    gap: isSpaced ? space : 0,
  }))
  const { capHeight: cap } = measure.metrics(font, 1)
  const tail = descentBeyondFont(measure, words, font)
  let best = 0
  for (let lines = 1; lines <= Math.min(room.lines, pieces.length); lines++) {
    const byWidth = (room.width / Math.max(1, narrowest(pieces, lines))) * SAMPLE
    const byHeight = room.height / (cap + tail + (lines - 1) * room.lineHeight)
    best = Math.max(best, Math.min(byWidth, byHeight))
  }
  return best * SLACK
}
