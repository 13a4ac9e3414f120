/** What a block of a tool is: the part of a screen with which people do one thing. */
import type { PageFunction } from '../../../brief/types.ts'
import type { Frame } from '../../../scene/types.ts'
import type { Ground } from '../parts/grounds.ts'
import type { Page } from '../parts/page.ts'

export interface BlockContext {
  page: Page
  ground: Ground
  /** What the block is for. */
  task: PageFunction
  /** Begins the ids of its nodes. */
  id: string
  /** Its width, pixels. */
  width: number
}
export type Block = (context: BlockContext) => Frame
