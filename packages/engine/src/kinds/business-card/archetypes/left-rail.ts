import { column, frame } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { along, cardOf, explains, isCrowded, nameText, personBlock, reachBlock, sides, sign } from '../parts/card.ts'

/** A rail of colour carries the sign; name above, ways to reach below, on one left edge. */
export const leftRail: Archetype = {
  name: 'left-rail',
  example:
    'Business card for Maya Okafor, landscape architect, Fieldwork Studio, 555 0142, maya@fieldwork.studio, green',
  suits: (brief) => (isCrowded(brief) ? 0 : 0.6),
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const rail = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const ground = GROUNDS.paper
    const share = portrait ? 0.32 : 0.36
    const [railWidth, railHeight] = portrait ? [width, height * share] : [width * share, height]
    const inner = (portrait ? width : width - railWidth) - 2 * margin
    const front = along(card)('root', { fill: ground.fill }, [
      brief.picture?.treatAs === 'logo'
        ? frame(
            'rail',
            {
              role: 'panel',
              fill: rail.fill,
              width: railWidth,
              height: railHeight,
              layout: { align: 'center', justify: 'center' },
            },
            sign(card, rail, rail.mark, Math.min(railWidth, railHeight) * 0.6),
          )
        : artBox(card, rail.fill, railWidth, railHeight),
      column(
        'side',
        {
          ...(portrait
            ? { width: '100%' as const, height: 'fill' as const }
            : { width: 'fill' as const, height: '100%' as const }),
          layout: { padding: margin, justify: 'between', gap: u * 3 },
        },
        [
          column('head', { layout: { gap: u * 2.6 } }, [
            nameText(card, ground, { size: u * 19, width: inner }),
            ...explains(card, ground),
          ]),
          column('foot', { layout: { gap: u * 2.6 } }, [...personBlock(card, ground), ...reachBlock(card, ground)]),
        ],
      ),
    ])
    return scene(brief, direction, sides(card, front, rail))
  },
}
