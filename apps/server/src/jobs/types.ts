/** A generation as the queue hands it out, and what it answers. */
import type { Design, Score } from '@limner/engine'
import type { DesignChange, ModelResults, PredictionRequest, PredictionResult, Timings } from '../db/documents.ts'

export interface Claim {
  id: string
  attempt: number
  /** Who asked: what it costs is theirs, and so is what is remembered. */
  authorId: string
  /** Whose the designs will be: the project's owner. */
  ownerId: string
  projectId: string | null
  guestProjectId: string | null
  request: PredictionRequest
  seed: number
  /** What models have brought to it so far. */
  steps: ModelResults | null
  /** Milliseconds between the request and the claim. */
  waited: number
}

export interface NewPicture {
  name: string
  sha256: string
  type: string
  bytes: number
  width: number
  height: number
  thumbnailSha256: string | null
  placeholder: string | null
}

export interface NewDesign extends Design {
  id: string
  title: string
  kind: string
  prompt: string
  modificationPrompt: string | null
  fingerprint: string
  score: Score | null
  changes: DesignChange[]
  /** Set for a version of a design that exists; the number is given when it is committed. */
  rootId: string | null
  parentId: string | null
  copyOf: string | null
  /** Set for the first version of one more format of a design. */
  setId: string | null
  pictures: NewPicture[]
}

export interface Answer {
  designs: NewDesign[]
  result: PredictionResult
  timings: Timings
}
