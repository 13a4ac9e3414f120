/** A logo looked over: how it holds up where logos have to, measured. */
import type { Painted } from '../render/canvas.ts'

export type Verdict = 'holds' | 'watch' | 'mend'

export interface LogoCheck {
  name: 'small' | 'colours' | 'one-colour' | 'reversed' | 'blurred' | 'photo' | 'likeness'
  /** For people. */
  title: string
  verdict: Verdict
  /** What was measured, a sentence. */
  measured: string
  /** What to mend, a sentence; null: nothing. */
  mend: string | null
}

export interface LogoReport {
  /** Of the logo. */
  title: string
  checks: LogoCheck[]
}

/** A picture of the report, in its place on the page by this name. */
export interface Figure {
  id: string
  painted: Painted
}
