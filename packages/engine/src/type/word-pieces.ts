/** Words as they are set: what may stand on a line of its own, and what reaches below it. */
import { breakable } from './lines.ts'
import type { FontSpec, Measure } from './types.ts'

/** Scripts that set no spaces between words, and dashes after which a line may end. */
const BREAKABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Pd}]/u
/** Scripts whose letters reach far below the line wherever they stand. */
const HANGING = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{Script=Thai}]/u

/** A part of a text that is never broken. */
export interface WordPiece {
  text: string
  /** Whether a space stands before it, where it does not begin a line. */
  isSpaced: boolean
}

/** The words of a text, those joined by a no-break space as one; where a script sets no spaces, what its rules let stand together. */
export function piecesOf(text: string): WordPiece[] {
  const words = text.split(/[^\S\u00a0]+/).filter(Boolean)
  return (words.length > 0 ? words : [text]).flatMap((word) =>
    (BREAKABLE.test(word) ? breakable(word) : [word]).map((piece, index) => ({ text: piece, isSpaced: index === 0 })),
  )
}

/** How far the ink of a script with deep letters reaches below its last baseline, em; 0 for all others. */
export function descentBeyondFont(measure: Measure, text: string, font: FontSpec): number {
  if (!HANGING.test(text)) return 0
  const { y, height } = measure.outline(text, font, 1).box
  return Math.max(0, y + height)
}
