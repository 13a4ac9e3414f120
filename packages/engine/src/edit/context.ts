/** What an edit may use besides the design: handed in, so that the editor itself knows no library, clock or chance. */

import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import type { Collision } from '../critic/collisions.ts'
import type { ContrastReading } from '../critic/contrast.ts'
import type { Thumbnail } from '../critic/painted.ts'
import type { Design } from '../design/types.ts'
import type { Pictograms } from '../imagery/types.ts'
import type { Composition } from '../kinds/types.ts'
import type { Act } from '../language/lexicon/no-edits.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import type { Clause } from './clauses.ts'
import type { Change, EditResult, OneReading, Operation } from './types.ts'

export interface EditContext {
  /** The other designs of the same answer in their order, this one included ("the colours of the first one"). */
  siblings?: Design[]
  /** Versions of this design, each at its number less one ("the font of version 1"); those that nothing points at are left out. */
  versions?: readonly (Design | undefined)[]
  /** `get` where pictograms shall be drawn otherwise than their set does (mirrored). */
  pictograms?: Pick<Pictograms, 'find'> & Partial<Pick<Pictograms, 'get' | 'has'>>
  /** The real layout, worked out once for a scene. Without it, places and sizes are reckoned from what the nodes state. */
  layout?: (scene: Scene) => LaidArtboard[]
  /** The contrast of each text with what is painted under it, read once for a scene. Without it, only the colours of grounds are reckoned with. */
  contrast?: (scene: Scene) => ContrastReading[]
  /** What compositions are made with: for parts that join a page as it would have composed them. */
  workshop?: Pick<Composition, 'measure' | 'pictograms' | 'layOut'>
  /** The artboards as they are seen, painted small once for a scene. Without it, what is changed counts as seen. */
  seen?: (scene: Scene) => Thumbnail[]
  /** What covers the words of a scene, and what runs under them, read once for a scene. */
  collisions?: (scene: Scene) => Collision[]
  /** A question: it is answered, and changes nothing. */
  asks?: boolean
  /** What was said before and came to nothing: what it was about, this is about. */
  spoken?: string
  /** The part that the person has selected: what "it" means. */
  selected?: string
  /** For "another font", "other colours": another seed, another choice. Default 1. */
  seed?: number
}

/** Everything a recogniser may look at. */
export interface State {
  /** The design as the clauses before this one left it. */
  design: Design
  context: EditContext
  random: Random
  /** Nodes that the clauses before this one changed: "the rest" is without them. */
  done: string[]
  /** Nodes of the last clause: what "it" means from the second clause on. */
  focus: string[]
}

/** What one clause comes to. */
export type Step =
  | {
      step: 'patch'
      operations: Operation[]
      changes: Change[]
      /** Changes that were meant and that the layout does not show. */
      unshown?: Change[]
      brief?: Brief
      /** What came of it that only a locked part could have mended, in sentences. */
      noted?: string[]
      /** Whether two scenes show what was wished, each wish for itself: without it nothing counts as done. */
      proofs?: ((before: Scene, after: Scene) => boolean)[]
      /** The same wish carried out less strongly, for where there is no room. */
      weaker?: () => Step | undefined
      /** Texts that may be set smaller so that the change fits. */
      shrinks?: string[]
      /** Texts that shall be larger: what stands in their way may give way. */
      grows?: string[]
      /** What is done instead where it cannot fit at all: a new composition from the changed brief. */
      otherwise?: Step
    }
  | {
      step: 'recompose'
      recompose: Omit<Extract<EditResult, { status: 'recompose' }>, 'status' | 'changes' | 'otherThan'>
      changes: Change[]
    }
  | { step: 'revert'; to: 'previous' | number }
  /** Understood, but it cannot be done here; the question says why. `already`: as wished it is. */
  | {
      step: 'cannot'
      question: string
      suggestions?: string[]
      readings?: OneReading[]
      already?: true
      act?: Act
      /** What the layout would have of it, nodes in quotation marks. */
      faults?: readonly string[]
    }
  /** Understood, and nothing to do ("thanks", "leave the rest"). */
  | { step: 'nothing' }

/** What a clause comes to; undefined where it is not read. */
export type Recogniser = (clause: Clause, state: State) => Step | undefined
