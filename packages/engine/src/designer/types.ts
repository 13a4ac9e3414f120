/** What a model that draws is told, and what becomes of its drawing. */
import type { Design } from '../design/types.ts'

/** Everything that the engine knows of a design to be drawn, in words for a model. */
export interface DrawingTask {
  /** Kind, name and size: 'poster "A3 portrait", 1080 × 1528 pixels (297 × 420 mm)'. */
  format: string
  /** Texts to be set letter for letter, what is announced first. */
  texts: readonly string[]
  /** Things to be seen, with their properties. */
  shown: readonly string[]
  /** Colours, with what they were said of. */
  colours: readonly string[]
  /** Stated places and sizes. */
  places: readonly string[]
  unwanted: readonly string[]
  /** A painter stands ready for one picture. */
  hasPainter?: true
  /** What is remembered of whoever asks, as far as it bears on this. */
  known: readonly string[]
  /** The language of sheets. */
  language: string
  /** Families by name, with what each is good for. */
  fonts: string
  /** How designs of this kind are made, a line each. */
  advice: readonly string[]
  /** A sheet that shows the form. */
  example: string
  /** What each of several concepts is to be. */
  directions: readonly string[]
}

/** What a model is told of a design that it is to change. */
export interface EditTask {
  /** The design as a sheet, with the ids of its parts; cut where it is long. */
  sheet: string
  /** Where its parts stand, a line each. */
  boxes: readonly string[]
  /** The language of sheets. */
  language: string
}

/** A picture that a painter is to paint for a place in a drawing. */
export interface PictureAsk {
  /** The frame that waits for it. */
  id: string
  shows: string
  /** An object by itself, without a ground. */
  isAlone: boolean
  /** Pixels of its artboard. */
  width: number
  height: number
}

/** What became of a drawing. */
export type Admission =
  | {
      ok: true
      design: Design
      /** What was changed so that it can be read, and what was left out, a sentence each. */
      mended: string[]
      /** What weakens it and can stay, a sentence each: for whoever drew it. */
      remarks: string[]
      /** What was taken from the attached picture, a sentence. */
      took?: string
      ask?: PictureAsk
    }
  /** Why it cannot stand as it is, a sentence each: for whoever drew it. */
  | { ok: false; faults: string[] }
