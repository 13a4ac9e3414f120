/** A screen: what a page of one type shows, before it is put into a layout. */
import type { Brief, PageFunction } from '../../../brief/types.ts'
import type { Node } from '../../../scene/types.ts'
import type { HeroWords } from '../parts/hero-words.ts'
import type { Page } from '../parts/page.ts'
import type { IconName } from '../vocabulary/icons.ts'
import type { BlockName } from './blocks/all.ts'
import type { Placed } from './choose.ts'
import type { Looks } from './kit/looks.ts'
import type { Surface } from './kit/surfaces.ts'

/** How a type of page is laid out and what it shows. One row each in page-types.ts. */
export interface PageRow {
  /** Layouts that suit it, each with how well, 0 to 1; at least three. */
  frames: Partial<Record<FrameName, number>>
  /** The block that leads, where no task asks for another of `leads`. */
  lead: BlockName
  /** Blocks that may lead, if a task asks for them. */
  leads?: readonly BlockName[]
  /** Blocks that it shows even where nobody asked, after those of its tasks. */
  always: readonly BlockName[]
  /** With so many blocks beside the leading one nothing is shown that nobody asked for. */
  fewest?: number
  /** Labels of the navigation that hold for any page of the type. */
  nav: readonly string[]
  /** What it is about where nothing is said. */
  thing: string
  /** Whether the figures of the day stand at its head. */
  totals?: true
  /** How much it shows at once. */
  most: number
  /** Links of its footer. */
  foot: readonly string[]
}

export type FrameName =
  | 'side-bar'
  | 'head-bar'
  | 'rail'
  | 'focus'
  | 'bento'
  | 'split'
  | 'map-list'
  | 'tour'
  | 'showcase'

export interface NavEntry {
  words: string
  icon: IconName
}

export interface Screen {
  page: Page
  looks: Looks
  row: PageRow
  lead: Placed
  /** The others, in the order of the prompt. */
  rest: Placed[]
  nav: NavEntry[]
  /** Draws a block at a width. `on`: what it lies on, where that is not as usual. */
  draw(placed: Placed, width: number, leads?: boolean, on?: Surface): Node
  /** The figures at the head; nothing where the type has none. */
  totals(width: number): Node[]
  tasks: readonly PageFunction[]
  /** Its headline and what goes with it. */
  words: HeroWords
}

/** A layout: how the blocks of a screen stand together. */
export interface FrameLayout {
  name: FrameName
  /** How well it suits what is asked for, 0 to 1, where that depends on more than the type of the page. */
  suits?(brief: Brief): number
  compose(screen: Screen): Node[]
}
