/** What a clause asks of a design, before anybody has looked how it is carried out. */
import type { FoundColour } from '../../colour/colour-names.ts'
import type { LookRow } from '../../language/lexicon/wishes.ts'
import type { Mention } from '../nouns.ts'
import type { ValueAt } from '../values/read.ts'

/** What a wish is about. Which nodes that are is seen when it is carried out: the wishes before it may have changed them. */
export type Ref = { from: number; to: number; words: string } & (
  | { is: 'noun'; mention: Mention }
  /** Words that stand in the design, or name what is drawn there. */
  | { is: 'words' }
  /** "it", or nothing at all. */
  | { is: 'it' }
)

export type Look =
  | {
      property: LookRow['property']
      way: LookRow['way']
      degree: number
      by?: number
      stated?: number
      complaint?: true
      of?: 'letters'
    }
  | { property: 'colour'; colours: FoundColour[] }

interface Base {
  of: Ref[]
  /** Range of characters in the message. */
  clause: { from: number; to: number; words: string }
}

export type Wish = Base &
  (
    | { verb: 'look'; look: Look }
    | { verb: 'remove'; line?: true }
    /** Other words for a part, or for words that stand there (`old`). */
    | { verb: 'say'; words: string; quoted: boolean; old?: { words: string; quoted: boolean } }
    /** A date, a time, an amount, told as a fact: it takes the place of the one that stands there (`old`, where that is said). */
    | { verb: 'value'; value: ValueAt; old?: ValueAt }
    /** What the message before did, on other parts. */
    | { verb: 'likewise' }
    /** The version before. */
    | { verb: 'back' }
    /** Let it be: nothing to do. */
    | { verb: 'keep' }
  )

/** A message as wishes in their order; what no rule reads stands among them as it was said. */
export type Reading = (Wish | { verb: 'unread'; clause: Wish['clause'] })[]
