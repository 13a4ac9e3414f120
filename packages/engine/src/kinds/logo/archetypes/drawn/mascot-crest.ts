/** A mascot that looks out over a shield, the name on a band across its foot: as teams wear it. */
import { present } from '../../../../base/items.ts'
import { column, frame } from '../../../../scene/build.ts'
import { mascotOf } from '../../../shared/mascots/find.ts'
import { mascotNode } from '../../../shared/mascots/node.ts'
import type { Archetype } from '../../../types.ts'
import { nameBand, nameOnBand } from '../../parts/band.ts'
import { emblemGround } from '../../parts/emblem.ts'
import { board, logoScene, smallCopies, underName } from '../../parts/lockups.ts'
import { mascotFits } from '../../parts/mascot-suits.ts'
import { setLines } from '../../parts/small-lines.ts'
import { suitability } from '../../parts/suits.ts'
import { readWording } from '../../parts/wording.ts'

/** Shields in a view box of 240 by 278; the head comes over the edge above. */
const SHIELDS = {
  heater: 'M8 8H232V140C232 208 184 250 120 274C56 250 8 208 8 140Z',
  pennant: 'M20 6H220L234 60L204 236L120 274L36 236L6 60Z',
  round: 'M8 8H232V160A112 112 0 0 1 8 160Z',
} as const

/** Shares of the shield's width: its height, how far the head comes out above it, how large the head is, and the band's top. */
const [TALL, OVER, HEAD, BAND] = [1.16, 0.09, 0.82, 0.79]

export const mascotCrest: Archetype = {
  name: 'mascot-crest',
  sort: 'emblem',
  example: 'Team logo for the Granite Bulls rugby club, mascot on a shield',
  suits: (brief) =>
    readWording(brief).name
      ? suitability(brief, {
          family: 'emblem',
          also: 'pictorial',
          creature: true,
          base: mascotFits(brief),
          longest: 26,
          shortest: 3,
        })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const { unit, width, height } = board(composition)
    const wording = readWording(brief)
    const small = setLines(composition, smallCopies(wording), { size: unit * 3, width: width * 0.7, align: 'center' })
    const form = SHIELDS[random.pick(['heater', 'heater', 'pennant', 'round'] as const)]
    const side = Math.min(unit * 58, (height * 0.84 - small.height - unit * 5) / (TALL + OVER))
    const band = nameOnBand(composition, present(wording.name), side)
    const { primary, secondary } = direction.mark
    const head = side * HEAD
    const tall = side * (TALL + OVER)
    const solid = random.chance(0.5)
    const mark = mascotNode(composition, present(mascotOf(brief)), 'bold', head, {
      at: { left: (band.width - head) / 2, top: 0 },
    })
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'center' } }, [
        frame('crest', { role: 'group', width: band.width, height: tall }, [
          {
            ...emblemGround('shield', {
              width: side,
              height: side * TALL,
              shapes: solid
                ? [
                    { d: form, fill: secondary },
                    { d: form, stroke: { paint: 'ink', width: 8, join: 'round' } },
                  ]
                : [{ d: form, fill: 'paper', stroke: { paint: primary, width: 9, join: 'round' } }],
              viewBox: [240, 240 * TALL],
            }),
            at: { left: (band.width - side) / 2, top: side * OVER },
          },
          mark,
          ...nameBand(band.name, {
            top: side * BAND,
            width: band.width,
            height: band.height,
            air: unit * 0.9,
            fill: direction.mark.name ?? 'ink',
          }),
        ]),
        ...underName(small.nodes, unit * 4.4, 'center'),
      ]),
    ])
  },
}
