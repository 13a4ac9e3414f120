/** The mentions of parts of a prompt, in its order. */
import type { Role } from '../scene/types.ts'

export interface Part {
  role: Role
  from: number
  to: number
  /** A text of the prompt, no word for a part. */
  given?: boolean
  /** 'the rest', 'everything else': whatever has no place of its own. */
  rest?: boolean
}

/** Parts that hold no text. */
export const DRAWN: readonly Role[] = ['icon', 'illustration', 'photo', 'pattern', 'mark', 'qr', 'frame']
