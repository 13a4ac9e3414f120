/** The head of the creature that an icon is about: on a tile, on the whole ground, or by itself. */
import { present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { frame } from '../../../scene/build.ts'
import type { MascotManner } from '../../shared/mascots/draw.ts'
import { mascotOf } from '../../shared/mascots/find.ts'
import { mascotNode } from '../../shared/mascots/node.ts'
import type { Archetype } from '../../types.ts'
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
const looks = (brief: Brief): boolean => {
  const found = mascotOf(brief)
  return found !== undefined && found.by !== 'known'
}

const mascotIcon = ({ name, size, manner, tile, base, example }: Stand): Archetype => ({
  name,
  sort: 'mascot',
  example,
  suits: (brief) => (looks(brief) ? suitability(brief, { manners: ['flat', 'solid'], base }) : 0),
  compose: (composition) =>
    iconScene(composition, (side) => {
      const { at, width } = centred(side, side * size)
      const head = mascotNode(composition, present(mascotOf(composition.brief)), manner, width, { id: 'glyph', at })
      if (tile === undefined) return [head]
      const radius = tile === 'full' ? tile : side * TILE * tile
      return [frame('tile', { role: 'panel', ...centred(side, side * TILE), fill: 'surface', radius }), head]
    }),
})

export const mascotIcons: Archetype[] = STANDS.map(mascotIcon)
