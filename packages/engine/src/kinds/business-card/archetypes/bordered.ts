import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  cardOf,
  explains,
  hairline,
  nameText,
  personBlock,
  reachBlock,
  restHeight,
  sides,
  sign,
} from '../parts/card.ts'

/** Centred within a fine border: for houses that value ceremony. */
export const bordered: Archetype = {
  name: 'bordered',
  example:
    'Elegant business card for Villa Sereno hotel, 18 Lake Road, reservations@sereno.example, +39 555 0170, cream and dark green',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'border') || brief.copy.length > 7
      ? 0
      : brief.style.tones.some((tone) =>
            ['elegant', 'luxury', 'classic', 'vintage', 'art-deco', 'feminine'].includes(tone),
          )
        ? 1
        : 0.35,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.secondary])
    const paint = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const inset = margin * 0.62
    const centred = { align: 'center' as const }
    const front = column(
      'root',
      { fill: ground.fill, layout: { padding: margin * 1.25, align: 'center', justify: 'between', gap: u * 1.8 } },
      [
        frame('border', {
          role: 'frame',
          at: { left: inset, top: inset, right: inset, bottom: inset },
          stroke: { paint, width: Math.max(2, u * 0.25) },
        }),
        ...(card.reach.length + card.other.length > 4 && !portrait ? [] : sign(card, ground, paint, u * 9)),
        column('named', { width: '100%', layout: { gap: u * 2, align: 'center' } }, [
          nameText(card, ground, {
            ...centred,
            size: u * 16,
            width: width - margin * 2.5,
            room: height - margin * 2.5 - u * 15 - restHeight(card, 'below'),
            fit: { lines: 2 },
          }),
          ...explains(card, ground, centred),
          hairline('rule', paint, { width: u * 9, height: Math.max(2, u * 0.25) }),
        ]),
        column('below', { width: '100%', layout: { gap: u * 1.6, align: 'center' } }, [
          ...personBlock(card, ground, centred),
          ...reachBlock(card, ground, centred),
        ]),
      ],
    )
    return scene(brief, direction, sides(card, front, ground === GROUNDS.paper ? GROUNDS.secondary : GROUNDS.paper))
  },
}
