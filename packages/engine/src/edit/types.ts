/** An edit: words + scene → operations → patched scene + what changed. Never a new composition, unless one is asked for. */
import type { Brief } from '../brief/types.ts'
import type { Design } from '../design/types.ts'
import type { Act } from '../language/lexicon/no-edits.ts'
import type { Format, Node, Palette, Typography } from '../scene/types.ts'

/** One change of a scene, as data: applied in order by `apply`, recorded with the version. */
export type Operation =
  | { op: 'palette'; set: Partial<Palette> }
  /** `null` removes the third voice. */
  | { op: 'typography'; set: Partial<Typography> | { accent: null } }
  /** Shallow patch of one node's own properties; `null` removes a property. Never `children` or `id`. */
  | { op: 'set'; id: string; set: Record<string, unknown> }
  | { op: 'insert'; parent: string; index: number; node: Node }
  | { op: 'remove'; id: string }
  | { op: 'move'; id: string; parent: string; index: number }

/** What a person is told: 'Background: white → dark green'. */
export interface Change {
  what: string
  from?: string
  to?: string
  /** Nodes concerned; empty for the whole design. */
  nodes: string[]
}

export type EditResult =
  | {
      status: 'changed'
      design: Design
      operations: Operation[]
      /** What was asked for and is seen to be done. */
      changes: Change[]
      /** What changed beside it. */
      also?: Change[]
      /** What was asked for and not done, in sentences. */
      notDone?: string[]
      /** What came of it that only a locked part could have mended, in sentences. */
      noted?: string[]
      notUnderstood?: string[]
      /** Values were told anew: the words that were set are surely meant. */
      restated?: true
    }
  /** A new composition was asked for: the caller composes from these and keeps what `keep` names. */
  | {
      status: 'recompose'
      brief: Brief
      keep: { palette: boolean; typography: boolean; pictogram: boolean }
      format?: Format
      otherThan: string
      /** What is calmer to look at is meant. */
      simpler?: true
      /** It stays what it is: composed as it was, where that can be. */
      stays?: true
      /** The archetype that it shall be composed as. */
      like?: string
      changes: Change[]
      /** An instruction to carry out on the new composition: the patches that were asked for beside it. */
      afterwards?: string
      notDone?: string[]
      notUnderstood?: string[]
    }
  /** An earlier version was asked for; 'previous' or its number. */
  | { status: 'revert'; to: 'previous' | number }
  /**
   * Not understood: said so, with what would be. `unread`: no word of it was, so it may be no edit at all. `open`: what it is about is
   * known, not what shall happen to it. `act`: it is none, and done elsewhere.
   */
  | {
      status: 'unclear'
      question: string
      suggestions: string[]
      /** What the words may mean, where they may mean two things: a button each. */
      readings?: OneReading[]
      unread?: true
      open?: true
      act?: Act
    }

/** One of two things that a wish may mean: what stands on its button, and the wish in words that mean nothing else. */
export interface OneReading {
  label: string
  instruction: string
}

/** Which design a chat message is about. */
export interface ChatDesign {
  id: string
  /** 1-based among the designs of its answer ("the second one"). */
  position: number
  title: string
  /** Answers ago: 0 is the newest answer. */
  age: number
  kindWords: string[]
  /** From 1; absent: 1. */
  version?: number
}
