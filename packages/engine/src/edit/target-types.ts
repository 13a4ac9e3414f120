/** What the words of an instruction point at. */
import type { Role } from '../scene/types.ts'

export interface Target {
  /** What the change report calls it. */
  name: string
  class: 'whole' | 'ground' | 'all-text' | 'text' | 'picture' | 'part'
  ids: string[]
  start: number
  end: number
  /** Named so that it must be this ("it" or nothing at all is open). */
  explicit: boolean
}

/** A thing that was named and is not in this scene. */
export interface Missing {
  name: string
  start: number
  end: number
  roles: Role[]
  /** A section or a block, by a name that means nothing else. */
  section?: true
}

export interface Targets {
  found: Target[]
  missing: Missing[]
}
