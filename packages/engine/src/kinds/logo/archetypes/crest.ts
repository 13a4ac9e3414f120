/** A crest: a shield with a pictogram, the name on a band across its foot. */
import { present } from '../../../base/items.ts'
import type { Direction } from '../../../direction/types.ts'
import { column, frame } from '../../../scene/build.ts'
import type { Shape } from '../../../scene/types.ts'
import { at } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { nameBand, nameOnBand } from '../parts/band.ts'
import { emblemGround, emblemMark } from '../parts/emblem.ts'
import { board, logoScene, smallCopies, underName } from '../parts/lockups.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

/** A shield's outline in a view box of 240 by 290, drawn in by `inset`. */
const shield = (inset: number, pointed: boolean): string => {
  const [l, r, t] = [8 + inset, 232 - inset, 8 + inset]
  const foot = 282 - inset * 1.25
  const head = pointed
    ? `M${at(l, t + 16)}C${at(60, t + 16)} ${at(96, t + 8)} ${at(120, t)}C${at(144, t + 8)} ${at(180, t + 16)} ${at(r, t + 16)}`
    : `M${at(l, t)}H${r}`
  return `${head}V150C${at(r, 214)} ${at(176, 254)} ${at(120, foot)}C${at(64, 254)} ${at(l, 214)} ${at(l, 150)}Z`
}

/** The shield: filled with a fine line inside, or drawn with two lines. */
const shieldShapes = (solid: boolean, pointed: boolean, { primary, secondary }: Direction['mark']): Shape[] =>
  solid
    ? [
        { d: shield(0, pointed), fill: primary },
        { d: shield(12, pointed), stroke: { paint: 'paper', width: 5 } },
      ]
    : [
        { d: shield(5, pointed), stroke: { paint: primary, width: 10 } },
        { d: shield(19, pointed), stroke: { paint: secondary, width: 5 } },
      ]

export const crest: Archetype = {
  name: 'crest',
  sort: 'emblem',
  example: 'Crest logo for Wolfgate Rugby Club, strong, a wolf',
  suits: (brief) =>
    readWording(brief).name ? suitability(brief, { family: 'emblem', base: 0.34, longest: 24, shortest: 3 }) : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const { unit, width, height } = board(composition)
    const wording = readWording(brief)
    const small = setLines(composition, smallCopies(wording), { size: unit * 3, width: width * 0.7, align: 'center' })
    const solid = random.chance(0.55)
    const pointed = random.chance(0.5)
    const tall = Math.min(unit * 68, height * 0.84 - small.height - unit * 5)
    const wide = (tall * 240) / 290
    const band = nameOnBand(composition, present(wording.name), tall, wide * 1.2)
    const [bandWidth, bandHeight] = [band.width, band.height]
    const { primary, secondary } = direction.mark
    // Below the band as much of the shield is left as makes it one.
    const bandTop = tall * 0.71 - bandHeight
    const icon = Math.min(wide * 0.52, bandTop * 0.74)
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'center' } }, [
        frame('crest', { role: 'group', width: bandWidth, height: tall }, [
          emblemGround('shield', {
            width: wide,
            height: tall,
            shapes: shieldShapes(solid, pointed, direction.mark),
            viewBox: [240, 290],
            left: (bandWidth - wide) / 2,
          }),
          emblemMark(
            composition,
            icon,
            { paint: solid ? 'paper' : primary, tone: secondary },
            { left: (bandWidth - icon) / 2, top: tall * 0.025 + (bandTop - icon) / 2 },
          ),
          ...nameBand(band.name, {
            top: bandTop,
            width: bandWidth,
            height: bandHeight,
            air: unit * 0.9,
            fill: direction.mark.name ?? 'ink',
          }),
        ]),
        ...underName(small.nodes, unit * 4.4, 'center'),
      ]),
    ])
  },
}
