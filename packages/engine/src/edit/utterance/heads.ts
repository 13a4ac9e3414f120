/** What a message does, and whether it is about what is there or asks for a new design: two choices, learned from sentences. */
import { guess } from '../../language/learn/meanings.ts'
import { learnedTurns } from '../../language/learned.ts'
import type { DialogueAct } from './types.ts'

export interface Turning {
  act: DialogueAct
  /** How sure that is, 0 to 1. */
  sure: number
  /** How likely a new design is asked for, 0 to 1. */
  anew: number
}

const ACTS: readonly DialogueAct[] = ['new', 'wish', 'question', 'talk', 'praise', 'undo', 'choose', 'several']

/** @param point the message among all sentences (language/encoder.ts) */
export function turnOf(point: Float32Array, cues: readonly string[]): Turning {
  const { acts, aims } = learnedTurns()
  const [first] = guess(point, cues, acts)
  const anew = guess(point, cues, aims).find(({ is }) => is === 'new')?.likely ?? 0
  return { act: ACTS.find((act) => act === first?.is) ?? 'wish', sure: first?.likely ?? 0, anew }
}
