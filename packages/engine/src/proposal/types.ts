/**
 * What a language model may propose for a design, as data: names of the engine's own, words, and pictures to be painted.
 * Nothing of it is taken as it comes: `admit` says what stands.
 */
import type { Corner } from '../brief/types.ts'

/** As a model wrote it: its names are strings until the engine is seen to know them. */
export interface Proposal {
  /** Of the prompt: 'en', 'sv'. */
  language?: string | undefined
  kind?: string | undefined
  /** The name that the design is for: as it stands in the prompt. */
  brand?: string | undefined
  /** What it is about, in a few words of English. */
  about?: string | undefined
  industry?: string | undefined
  /** Things that stand for it, English, singular. */
  objects?: string[] | undefined
  tones?: string[] | undefined
  /** Texts of the prompt, to the letter, and what they are. */
  given?: { role: string; text: string }[] | undefined
  /** One for each concept. */
  concepts?: WrittenConcept[] | undefined
  pictures?: PictureWish[] | undefined
}

/** How one concept is to look and what it says: names from `Choices`, never colours. */
export interface WrittenConcept {
  recipe?: string | undefined
  pair?: string | undefined
  motif?: string | undefined
  archetypes?: string[] | undefined
  headline?: string | undefined
  line?: string | undefined
  button?: string | undefined
}

/** A picture to be painted. */
export interface PictureWish {
  use: 'backdrop' | 'subject' | 'texture' | 'mark'
  /** What is to be seen, in plain English. */
  shows: string
  /** Where it stays quiet, for words. */
  quiet?: Corner | undefined
}

/** The names that a proposal for one kind of design may use. */
export interface Choices {
  kinds: readonly string[]
  industries: readonly string[]
  tones: readonly string[]
  roles: readonly string[]
  recipes: readonly Choice[]
  pairs: readonly Choice[]
  motifs: readonly string[]
  archetypes: readonly string[]
}
export interface Choice {
  name: string
  /** What it goes with. */
  moods: readonly string[]
}
