/** A message as it was understood, and the conversation that it was said in. */
import type { OwnFact } from '../../brief/said.ts'
import type { Design } from '../../design/types.ts'
import type { Words } from '../../language/tokens.ts'
import type { Pointers } from '../run/pointers.ts'
import type { ChatDesign } from '../types.ts'

/** What a message is, before it is known what shall be done. */
export type DialogueAct = 'new' | 'wish' | 'question' | 'talk' | 'praise' | 'undo' | 'choose' | 'several'

/** A turn of the conversation before. */
export interface Before {
  said: string
  /** Designs that it made or spoke of, as they are since. */
  about: string[]
  /** What came of it; `asked`: nothing, as it was not clear, or could not be done. */
  did: 'new' | 'changed' | 'returned' | 'chosen' | 'asked' | 'told'
  /** How many things it changed. */
  changes: number
}

/** What a message is said in. */
export interface Conversation {
  /** Each line of versions by its latest; what "it" means stands once more before all others, at position 0. */
  designs: readonly ChatDesign[]
  /** The last first. */
  before?: readonly Before[]
  /** What "it" means: its words are no slips. */
  design?: Design
  /** It asks for no new design: the visitor said so, or is at one. */
  isEdit?: true
  /** It is no talk. */
  isWish?: true
}

/** An edit of one design. */
export interface EditOfOne {
  designId: string
  words: Words
  /** What has to be at hand to carry it out. */
  pointers: Pointers
  /** What was said before and came to nothing: what it was about, this is about. */
  spoken?: string
  /** It may as well ask for a new design. */
  either?: true
  /** A question: it is answered, and changes nothing. */
  asks?: true
}

/** What a message comes to. */
export type Does =
  | { is: 'new' }
  | ({ is: 'edit' } & EditOfOne)
  /** Each of the designs is changed; `name`: for the answer. */
  | { is: 'several'; edits: (EditOfOne & { name: string })[] }
  /** Others are made from a design, which stays. */
  | { is: 'copies'; designId: string; shares: (EditOfOne & { name: string })[]; cannot: string[] }
  /** Earlier versions again, of each of these: so many steps back, or a version by its number. */
  | { is: 'back'; designIds: string[]; steps?: number; version?: number }
  /** New ones near these, of which there are two at least. */
  | { is: 'near'; designIds: string[] }
  /** From now on "it" is this one. */
  | { is: 'choose'; designId: string; message: string; suggestions: string[] }
  /** Answered in words; `suggestions` are messages to press. */
  | { is: 'answer'; message: string; suggestions: string[]; asks?: true }
  /** What somebody tells of themselves is remembered. */
  | { is: 'tell' }

/** What a message says, read once: whatever carries it out takes this, and not the text. */
export interface Utterance {
  /** As it was written. */
  text: string
  /** Its tokens, in the words that the grammar reads. */
  words: Words
  act: DialogueAct
  /** How sure the act is, 0 to 1. */
  sure: number
  /** How likely a new design is asked for, 0 to 1. */
  anew: number
  /** What the visitor tells of themselves beside it. */
  facts: OwnFact[]
  does: Does
}
