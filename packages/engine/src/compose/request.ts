/** What is asked of a composition. */
import type { Brief } from '../brief/types.ts'
import type { Lending } from '../collection/drawings.ts'
import type { Found } from '../collection/find.ts'
import type { Parts } from '../collection/mark-find.ts'
import type { PageDrawing } from '../collection/page-drawings.ts'
import type { Entry } from '../collection/store.ts'
import type { Direction } from '../direction/types.ts'
import type { ConceptWish } from '../direction/wish.ts'
import type { Images } from '../render/canvas.ts'
import type { Workshop } from './workshop.ts'

/** An art direction for a candidate, given what the candidates before it looked like. `dress`: what its maker has of its own. */
export type Director = (
  brief: Brief,
  seed: number,
  avoid: { palettes: string[]; families: string[] },
  wish?: ConceptWish,
  dress?: (direction: Direction) => Direction,
) => Direction

export interface ComposeRequest {
  brief: Brief
  seed: number
  count: number
  direct: Director
  workshop: Workshop
  images: Images
  avoid: string[]
  /** Sheets of the collection that may answer, the best first. */
  sheets?: readonly Found[]
  /** Marks of the collection, and what takes one. */
  parts?: Parts
  /** Drawings of the collection for what was told to be seen. */
  lendings?: readonly Lending[]
  /** Drawings of the collection for what a page is about, the surest first. */
  pictures?: readonly PageDrawing[]
  /** Stages of the collection, where a prompt tells what stands where. */
  stages?: readonly Entry[]
  /** Archetypes that may not be used ("another layout"). */
  without?: string[]
  /** The one archetype that is used, in several manners. */
  only?: string
  /** What single concepts are wished to be. */
  wishes?: readonly ConceptWish[]
  onCandidate?: (done: number, of: number) => void
}
