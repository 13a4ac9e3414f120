/** The head of the creature that an icon is about: on a tile, on the whole ground, or by itself. */
import { present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Vector } from '../../../scene/types.ts'
import { MASCOT_VIEW, type MascotManner, mascotShapes } from '../../shared/mascots/draw.ts'
import { attitudeOf, mascotOf } from '../../shared/mascots/find.ts'
import type { Archetype, Composition } from '../../types.ts'
import { centred, iconScene } from '../parts/icon-scene.ts'
import { suitability } from '../parts/suits.ts'

/** How the head stands: its share of the side, its manner, and the form behind it. */
interface Stand {
  name: string
  size: number
  manner: MascotManner
  /** Corner of the tile, a share of it; none stands on the paper. */
  tile?: number | 'full'
  base: number
  example: string
}

const STANDS: Stand[] = [
  {
    name: 'mascot-tile',
    size: 0.6,
    manner: 'lit',
    tile: 0.24,
    base: 0.8,
    example: 'App icon with a panda for a to-do list',
  },
  { name: 'mascot-disc', size: 0.62, manner: 'bold', tile: 'full', base: 0.7, example: 'Round avatar icon of a robot' },
  { name: 'mascot-bare', size: 0.84, manner: 'lit', base: 0.7, example: 'Icon of an owl for a reading app' },
]

/** The tile's share of the side. */
const TILE = 0.9

/** Asked for or named; what a trade is known by is no reason to look at people. */
const fits = (brief: Brief, base: number): number => {
  const found = mascotOf(brief)
  return found && found.by !== 'known' ? base : 0
}

function head({ brief, direction }: Composition, side: number, size: number, manner: MascotManner): Vector {
  const { name } = present(mascotOf(brief))
  return {
    type: 'vector',
    id: 'glyph',
    role: 'mark',
    viewBox: [MASCOT_VIEW, MASCOT_VIEW],
    ...centred(side, size),
    shapes: mascotShapes(name, attitudeOf(brief, name), manner, {
      main: direction.mark.primary,
      extra: direction.mark.secondary,
      palette: direction.palette,
    }),
    alt: name,
  }
}

const mascotIcon = ({ name, size, manner, tile, base, example }: Stand): Archetype => ({
  name,
  sort: 'mascot',
  example,
  suits: (brief) =>
    fits(brief, base) > 0 ? suitability(brief, { manners: ['flat', 'solid'], base: fits(brief, base) }) : 0,
  compose(composition) {
    const fill: ColourRef = 'surface'
    return iconScene(
      composition,
      (side) =>
        tile === undefined
          ? [head(composition, side, side * size, manner)]
          : [
              frame('tile', {
                role: 'panel',
                ...centred(side, side * TILE),
                fill,
                radius: tile === 'full' ? 'full' : side * TILE * tile,
              }),
              head(composition, side, side * size, manner),
            ],
      {},
    )
  },
})

export const mascotIcons: Archetype[] = STANDS.map(mascotIcon)
