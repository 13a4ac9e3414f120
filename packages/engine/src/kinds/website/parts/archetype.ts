/** Makes an archetype from its name, where it suits, and how it opens a page. */
import type { Brief } from '../../../brief/types.ts'
import type { Node } from '../../../scene/types.ts'
import type { Archetype } from '../../types.ts'
import { assemble } from './assemble.ts'
import { isFormed, isTool } from './is-tool.ts'
import { openPage, type Page } from './page.ts'

/** How an opening is built: words beside a picture, above one, over one; letters alone; tiles; a window in a frame. */
type Structure = 'beside' | 'above' | 'over' | 'letters' | 'tiles' | 'window'

interface Options {
  name: string
  /** How the opening is built: of a few concepts, few are built alike. */
  sort: Structure
  example: string
  suits: (brief: Brief) => number
  /** Header and hero, together or apart. */
  top: (page: Page) => Node[]
}

export const archetype = ({ name, sort, example, suits, top }: Options): Archetype => ({
  name,
  sort,
  example,
  // A tool opens with the tool, a shop with its shelves.
  suits: (brief) => (isTool(brief) || isFormed(brief) ? 0 : suits(brief)),
  compose: (composition) => {
    const page = openPage(composition)
    return assemble(page, top(page))
  },
})

/** A brief that refuses pictures. */
export const refusesPictures = ({ negatives }: Brief): boolean => negatives.some(({ what }) => what === 'picture')

export const hasPhoto = ({ picture }: Brief): boolean => picture?.treatAs === 'photo'
