/** A page in the making: what its parts are given. */

import type { Random } from '../../../base/random.ts'
import type { Brief } from '../../../brief/types.ts'
import type { PageCopy } from '../../../brief/write/page.ts'
import type { Direction } from '../../../direction/types.ts'
import type { Frame } from '../../../scene/types.ts'
import type { SheetSite } from '../../../sheet/types.ts'
import type { Composition } from '../../types.ts'
import { type Names, namesFor } from '../vocabulary/samples.ts'
import { type Artist, createArtist } from './art/artwork.ts'
import { withSite } from './authored-content.ts'
import { type Content, contentOf } from './content.ts'
import { type Ground, type GroundName, groundOf } from './grounds.ts'

export interface Page {
  brief: Brief
  direction: Direction
  /** What it is composed from. */
  composition: Composition
  content: Content
  random: Random
  ground(name: GroundName): Ground
  art: Artist
  /** Where a sheet made its opening: what that says of the parts that follow, and the part that it draws itself. */
  site?: Authored
  /** What things are called in its lists and tables. */
  names: Names
  /** The next points that no section has shown, at least `least` and at most `most` of them; none where fewer are left. */
  takeFeatures(least: number, most: number): PageCopy['features']
}

export interface Authored extends SheetSite {
  band?: Frame
}

/** A part of a page. It answers with nothing when the brief holds nothing for it. */
export type Section = (page: Page, ground: Ground) => Frame | undefined

/** @param site where a sheet made its opening */
export function openPage(composition: Composition, site?: SheetSite): Page {
  const { brief, direction, random } = composition
  const grounds = new Map<GroundName, Ground>()
  const own = contentOf(brief, direction.seed)
  const content = site ? withSite(own, site, brief) : own
  const art = createArtist(composition, random.fork('art'))
  let taken = 0
  return {
    brief,
    direction,
    composition,
    content,
    random,
    ground: (name) => {
      const ground = grounds.get(name) ?? groundOf(name, direction.palette)
      grounds.set(name, ground)
      return ground
    },
    names: namesFor(brief),
    // Beside a picture that somebody drew for it no other stands.
    art: site ? { ...art, shows: () => false } : art,
    ...(site && { site }),
    takeFeatures: (least, most) => {
      const next = content.page.features.slice(taken, taken + most)
      if (next.length < least) return []
      taken += next.length
      return next
    },
  }
}
