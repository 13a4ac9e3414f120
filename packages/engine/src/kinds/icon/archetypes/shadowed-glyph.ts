/** The glyph with a shadow that falls to the edge of what it stands on: a tile, a disc, the whole artboard. */
import { darken } from '../../../colour/colour.ts'
import { frame } from '../../../scene/build.ts'
import type { Archetype } from '../../types.ts'
import { centred, iconScene, KEYLINE, spoken } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

const STEPS = 36
const GROUNDS = {
  tile: { share: KEYLINE.square + 0.06, radius: 0.2 },
  disc: { share: KEYLINE.circle, radius: 'full' },
  board: { share: 1, radius: 0 },
} as const

const shadowed = (name: string, form: keyof typeof GROUNDS, base: number, example: string): Archetype => ({
  name,
  example,
  // Words under the drawing would stand on the ground's lower edge.
  suits: (brief) => (spoken(brief).length > 0 ? 0 : suitability(brief, { manners: ['shadow'], base })),
  compose(composition) {
    const { share, radius } = GROUNDS[form]
    const shade = darken(composition.direction.palette.accent, 0.1)
    return iconScene(composition, (side) => {
      const tile = side * share
      const glyph = subjectGlyph(composition, tile, tile * 0.56, { paint: 'onAccent' })
      const { left = 0, top = 0 } = glyph.at ?? {}
      const step = (tile * 0.7) / STEPS
      const fallen = Array.from({ length: STEPS }, (_, index) => ({
        ...glyph,
        id: `shadow-${index + 1}`,
        role: 'decoration' as const,
        paint: shade,
        at: { left: left + (index + 1) * step, top: top + (index + 1) * step },
      }))
      const rounding = radius === 'full' ? radius : tile * radius
      return [
        frame('tile', { role: 'panel', ...centred(side, tile), fill: 'accent', radius: rounding, clip: true }, [
          frame('shadow', { role: 'decoration', at: { left: 0, top: 0 }, width: tile, height: tile }, fallen),
          glyph,
        ]),
      ]
    })
  },
})

export const shadowedTile = shadowed('shadowed-tile', 'tile', 0.12, 'Flat icon of a camera with a long shadow')
export const shadowedDisc = shadowed('shadowed-disc', 'disc', 0.1, 'Round icon of a bell, long shadow')
export const shadowedBoard = shadowed('shadowed-board', 'board', 0.1, 'Long shadow icon of a chef hat, full background')
