/** What a message in words that no rule reads may mean, in sentences that the frame reads. */
import type { Design } from '../../design/types.ts'
import type { Guess } from '../../language/learn/meanings.ts'
import { PLAIN_WISHES } from '../../language/lexicon/plain-wishes.ts'
import type { Words } from '../../language/tokens.ts'
import type { EditContext } from '../context.ts'
import { begun } from '../run/run.ts'
import { readSpans } from '../understand/spans.ts'
import { type Slot, slotsOf } from './slots.ts'

/** A message said plainly. */
export interface Plain {
  /** Class of the meaning. */
  is: string
  sentence: string
  /** 0 to 1 */
  likely: number
}

const ROWS = new Map(PLAIN_WISHES.map((row) => [row.is, row]))

/**
 * The message in plain sentences, the likeliest first; meanings that need what the message does not name are left out.
 * @param guesses what the message may mean, the likeliest first
 */
export function plainly(design: Design, words: Words, guesses: readonly Guess[], context: EditContext): Plain[] {
  const { state } = begun(design, context)
  const slots = slotsOf(readSpans(words, state), state)
  const found = new Map<string, Plain>()
  for (const { is, likely } of guesses) {
    const row = ROWS.get(is)
    const sentence = row && (filled(row.say, slots) ?? (slots.part ? undefined : row.whole && filled(row.whole, slots)))
    if (!sentence) continue
    const same = found.get(sentence)
    if (same) same.likely += likely
    else found.set(sentence, { is, sentence, likely })
  }
  return [...found.values()].sort((a, b) => b.likely - a.likely)
}

/** Undefined where a place of the sentence has nothing to stand in it. */
function filled(say: string, slots: Partial<Record<Slot, string>>): string | undefined {
  let isWhole = true
  const sentence = say.replace(/\{(\w+)\}/g, (_, slot: Slot) => {
    isWhole &&= slots[slot] !== undefined
    return slots[slot] ?? ''
  })
  return isWhole ? sentence : undefined
}
