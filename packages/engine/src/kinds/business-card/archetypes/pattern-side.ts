import { column } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { along, cardOf, explains, isCrowded, nameText, personBlock, reachBlock, sides } from '../parts/card.ts'

/** A third of the card is pattern; the words keep to the calm two thirds. */
export const patternSide: Archetype = {
  name: 'pattern-side',
  example:
    'Business card for Loom & Thread weaving studio, Iris Vega, 555 0155, iris@loomthread.example, playful colours',
  suits: (brief) =>
    isCrowded(brief) || brief.negatives.some(({ what }) => what === 'pattern')
      ? 0
      : brief.style.tones.some((tone) =>
            ['playful', 'vibrant', 'geometric', 'retro', 'bauhaus', 'handmade'].includes(tone),
          )
        ? 1
        : 0.55,
  compose(composition) {
    const motif = composition.direction.motif === 'none' ? 'quarter-circles' : composition.direction.motif
    const card = cardOf({ ...composition, direction: { ...composition.direction, motif } })
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const [ground, field] = random.pick([
      [GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.paper, GROUNDS.secondary],
      [GROUNDS.ink, GROUNDS.accent],
    ] as const)
    const [bandWidth, bandHeight] = portrait ? [width, height * 0.34] : [width * 0.38, height]
    const band = { ...artBox(card, field.fill, bandWidth, bandHeight), role: 'pattern' as const }
    const inner = (portrait ? width : width - bandWidth) - 2 * margin
    const words = column(
      'words',
      {
        ...(portrait
          ? { height: 'fill' as const, width: '100%' as const }
          : { width: 'fill' as const, height: '100%' as const }),
        layout: { padding: margin, justify: 'between', gap: u * 3 },
      },
      [
        column('head', { layout: { gap: u * 2.2 } }, [
          nameText(card, ground, { size: u * 17, width: inner }),
          ...explains(card, ground),
        ]),
        column('foot', { layout: { gap: u * 2.4 } }, [...personBlock(card, ground), ...reachBlock(card, ground)]),
      ],
    )
    const front = along(card)('root', { fill: ground.fill }, random.chance(0.6) ? [words, band] : [band, words])
    return scene(brief, direction, sides(card, front))
  },
}
