/** A design: its scene, and what the scene was composed from. */
import type { Brief } from '../brief/types.ts'
import type { Direction } from '../direction/types.ts'
import type { Scene } from '../scene/types.ts'

export interface Design {
  scene: Scene
  brief: Brief
  direction: Direction
  /** The archetype's name, unique within the scene's kind. */
  archetype: string
}
