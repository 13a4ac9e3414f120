import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  along,
  cardOf,
  explains,
  hairline,
  hasLongWord,
  leadHeight,
  nameText,
  personBlock,
  reachBlock,
  sides,
  sign,
} from '../parts/card.ts'

/** A hairline down the card: who we are on its left, how to reach us on its right. */
export const twoColumns: Archetype = {
  name: 'two-columns',
  example:
    'Business card for Birch & Vale accountants, Helen Vale, partner, 555 0191, helen@birchvale.example, 4 Mill Lane, grey and burgundy',
  suits: (brief) => (hasLongWord(brief) ? 0 : 0.7),
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface])
    const half = portrait ? width - 2 * margin : (width - 2 * margin - u * 9) * 0.48
    const front = along(card)(
      'root',
      { fill: ground.fill, layout: { padding: margin, gap: u * 4.5, align: 'stretch' } },
      [
        column(
          'left',
          { ...(portrait ? { height: 'fill' as const } : { width: half }), layout: { justify: 'between', gap: u * 3 } },
          [
            column('sign-place', { layout: { align: 'start' } }, sign(card, ground, 'accent', u * 24)),
            column('named', { layout: { gap: u * 2 } }, [
              nameText(card, ground, {
                size: u * 15,
                width: half,
                room:
                  card.height - 2 * margin - u * 30 - Math.max(card.plan.lead.length * u * 7, leadHeight(card, half)),
              }),
              ...explains(card, ground),
            ]),
          ],
        ),
        hairline('rule', 'accent', portrait ? { height: Math.max(2, u * 0.25) } : { width: Math.max(2, u * 0.25) }),
        column('right', { ...(portrait ? {} : { width: 'fill' as const }), layout: { justify: 'end', gap: u * 3.4 } }, [
          ...personBlock(card, ground),
          ...reachBlock(card, ground),
        ]),
      ],
    )
    return scene(brief, direction, sides(card, front))
  },
}
