/** What the JSON columns hold. */

import type { SetFormat } from '@limner/contract/set-formats'
import type { Change, Output, Prediction } from '@limner/contract/types'
import type { DirectOperation, KindName, OwnFact, Parameters, PictureFacts, Proposal } from '@limner/engine'

export type { PictureFacts }

/** What was asked: all that a generation needs to run again after a crash. */
export interface PredictionRequest {
  prompt: string
  /** Set: the next version of this design. Absent: a new design, or an edit that the words name. */
  parentDesignId?: string
  /** Set: new designs near these, of which there are two at least. */
  near?: string[]
  /** The last version of that design that whoever asks knows of: a later one is not passed over. */
  knownVersion?: number
  /** What to change about it. */
  modification?: string
  /** Changes by hand instead of words. */
  operations?: DirectOperation[]
  /** What "it" means. */
  selectedDesignId?: string
  /** The part of it that "it" means. */
  selectedPartId?: string
  /** What the visitor chose where the words could be either. */
  intent?: 'change' | 'new'
  /** The attached picture, by media id. */
  pictureId?: string
  /** The brand kit that new designs wear. */
  brandId?: string
  /** The models that were chosen for it; absent: the engine alone. */
  models?: ChosenModels
  /** What was said of new designs beside the words. */
  values?: RequestValues
  /** The design itself, written by the caller: it is right, which was seen when it came in. */
  sheet?: string
  /** Files that the answer brings addresses of. */
  outputs?: Output[]
  /** Set: the parent design in these formats. */
  formats?: SetFormat[]
  /** The modification, or the operations, are of the other designs of the parent's set. */
  inSet?: true
}

export interface RequestValues {
  kind?: KindName
  count?: number
  /** The caller gave the seed: nothing else but the words and values counts. */
  isSeeded?: true
  parameters?: Parameters
}

/** Models by their id ('openai:gpt-5-mini'); null: the engine. */
export interface ChosenModels {
  language: string | null
  image: string | null
  /** The image model makes the whole picture. */
  whole?: boolean | undefined
}

/** What models have brought to a generation so far. */
export interface ModelResults {
  proposal?: Proposal
  /** Sheets that a model drew, by the number of the concept: what it answered last. */
  drawn?: Record<number, string>
  /** A painted picture, by media id. */
  painted?: string
}

/** What was answered besides the designs themselves. */
export type PredictionResult = Pick<
  Prediction,
  'message' | 'understood' | 'asked' | 'remarks' | 'suggestions' | 'choices' | 'actions' | 'replitPrompt'
> & {
  changes?: Change[]
  /** What was told of themselves: remembered, and not answered. */
  facts?: OwnFact[]
  /** What later messages may lean on; not answered. `about`: lines of designs that were spoken of. */
  turn?: { did: TurnDone; about?: string[] }
}

/** What came of a turn; `asked`: nothing, as it was not clear, or could not be done. */
export type TurnDone = 'new' | 'changed' | 'returned' | 'chosen' | 'asked' | 'told'

/** A model that an administrator has added. */
export interface AddedModel {
  /** As its provider calls it. */
  model: string
  role: 'language' | 'image'
  /** Dollars: '0.25/2' for a million tokens in and out, '0.03' for a picture; absent: not said. */
  price?: string | undefined
}

/** A concept that is painted while others of its answer are not yet. */
export interface EarlyConcept {
  /** In the answer, from 1. */
  position: number
  title: string
  /** Of its picture, pixels. */
  width: number
  height: number
  /** The small picture, WebP. */
  thumbnailSha256: string
  /** The model that draws it; absent: the built-in engine. */
  by?: string
  /** It is still being drawn: what is shown of it grows. */
  growing?: true
}

/** Milliseconds by stage. */
export type Timings = Record<string, number>

export type DesignChange = Change
