/** What the rest of the house asks of models, whoever serves them. Every answer is an outcome: nothing is lost in silence. */
import type {
  Brief,
  Choices,
  DrawingTask,
  EditTask,
  PictureWish,
  Proposal,
  ProposedOperation,
  Scene,
} from '@limner/engine'

/** One request of the house, whatever it takes on the wire. */
export interface Call {
  /** Aborted: whoever asked does not want it any more; the call rejects. */
  signal: AbortSignal
  /** The moment by which there is an outcome, milliseconds since 1970. */
  deadline: number
  /** Sent along where a provider knows such keys. */
  idempotencyKey: string
}

/** 'broken': it was reached, and failed by itself. */
export type FailureReason = 'refused' | 'late' | 'malformed' | 'quota' | 'auth' | 'unreachable' | 'broken'

export interface Usage {
  inputTokens: number
  outputTokens: number
  images: number
}
export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, images: 0 }

export type Outcome<T> =
  | { ok: true; value: T; usage: Usage; warnings: string[] }
  /** `detail`: for the log, without keys and without what people wrote. `usage`: what it cost all the same. */
  | { ok: false; why: FailureReason; detail: string; usage: Usage }

export interface Bytes {
  bytes: Uint8Array
  /** Media type. */
  type: string
}

export interface Reading {
  prompt: string
  /** As the engine reads it alone. */
  base: Brief
  /** The names that may be used. */
  choices: Choices
  /** What was said before, the oldest first. */
  history: string[]
  image?: Bytes
}
export interface Reader {
  read(input: Reading, call: Call): Promise<Outcome<Proposal>>
}

/** One concept to be drawn as a sheet. */
export interface Drawing {
  prompt: string
  /** What the engine knows of it: format, texts, language of sheets. */
  task: DrawingTask
  /** What this one of several concepts is to be, a sentence. */
  direction: string
  /** What was said before, the oldest first. */
  history: readonly string[]
  /** The attached picture. */
  image?: Bytes
}
/** A drawing that was set and painted. */
export interface DrawingReview {
  sheet: string
  /** What gates found, a sentence each. */
  faults: readonly string[]
  /** Where named parts stand, a line each. */
  boxes: readonly string[]
}
/** What a model makes of a sheet of its own: another one, or changes to it by the ids of its parts. */
export type Redrawn = { sheet: string } | { changes: string }
/** Draws designs as sheets; what of a sheet stands, the engine says. */
export interface Designer {
  /**
   * An answer that breaks off is answered as far as it came, with the warning 'cut off'.
   * @param onText told the sheet as far as it is written, as it comes
   */
  draw(input: Drawing, call: Call, onText?: (sheet: string) => void): Promise<Outcome<string>>
  /** Its faults mended. */
  repair(input: Drawing & Pick<DrawingReview, 'sheet' | 'faults'>, call: Call): Promise<Outcome<Redrawn>>
  /** What it is after a look at its picture; null: it is left as it is. */
  review(input: Drawing & DrawingReview & { picture: Bytes }, call: Call): Promise<Outcome<Redrawn | null>>
}

/** A design to be changed as a wish says. */
export interface Editing {
  scene: Scene
  task: EditTask
  instruction: string
  /** What was said before, the oldest first. */
  history: readonly string[]
  /** The design as it looks. */
  picture?: Bytes
}
export interface Editor {
  edit(input: Editing, call: Call): Promise<Outcome<ProposedOperation[]>>
}

export interface Coding {
  picture: Bytes
  /** What was measured on the picture: size, colours, roles. */
  findings: string
}
/** Writes the code of a picture; the caller judges what it wrote. */
export interface Coder {
  code(input: Coding, call: Call): Promise<Outcome<string>>
}

/** What a painter can do. */
export interface Abilities {
  /** Width and height, pixels; 'any': every size up to `longest`. */
  sizes: readonly (readonly [width: number, height: number])[] | { longest: number }
  imageIn: boolean
  vector: boolean
  alpha: boolean
  seed: boolean
}
export interface Painting extends PictureWish {
  /** Wished, pixels; the painter takes what comes nearest of what it can. */
  width: number
  height: number
  palette: readonly string[]
  /** One object by itself, without a ground. */
  alone?: true
  /** The whole picture, words and all, is the model's: nothing is kept quiet. */
  plain?: true
  seed?: number
}
export interface Painted extends Bytes {
  /** Where the provider tells. */
  seed?: number
}
export type StartedPainting = { jobId: string } | Painted
export interface Painter {
  can: Abilities
  /** Either the picture or the name of a job that goes on without us. */
  start(wish: Painting, call: Call): Promise<Outcome<StartedPainting>>
  /** Waits for a job that was started, by this process or another. */
  resume(jobId: string, call: Call): Promise<Outcome<Painted>>
  /** Nobody waits for it any more. Never rejects. */
  cancel(jobId: string, call: Call): Promise<void>
}

/** What comes in from outside: tests bring their own. */
export interface World {
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  now(): number
  /** Rejects when the signal is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}
