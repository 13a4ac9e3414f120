import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  along,
  cardOf,
  explains,
  hairline,
  isCrowded,
  lineColour,
  nameText,
  personBlock,
  reachBlock,
  roomBeside,
  sides,
} from '../parts/card.ts'

/** The name as large as the card is wide; the rest small, on a line under it. */
export const hugeName: Archetype = {
  name: 'huge-name',
  example: 'Bold business card for DJ Okra, bookings@okra.example, 555 0110, black and yellow',
  suits: (brief) => (isCrowded(brief) ? 0 : (brief.brand ?? brief.copy[0]?.text ?? '').length <= 22 ? 0.8 : 0.25),
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.ink])
    const front = column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
      nameText(card, ground, {
        size: u * 34,
        width: width - 2 * margin,
        room: Math.min(height * (portrait ? 0.34 : 0.44), roomBeside(card)),
        weight: Math.max(600, direction.weights.display),
        lineHeight: 0.94,
        fit: { lines: portrait ? 3 : 2 },
      }),
      column('rest', { layout: { gap: u * 3 } }, [
        ...explains(card, ground),
        hairline('rule', lineColour(card, ground), { height: Math.max(2, u * 0.35) }),
        along(card)('foot', { layout: { gap: u * 4, justify: 'between' } }, [
          column('left', portrait ? {} : { width: 'fill' }, personBlock(card, ground)),
          column('right', portrait ? {} : { width: 'fill' }, reachBlock(card, ground)),
        ]),
      ]),
    ])
    return scene(brief, direction, sides(card, front, ground === GROUNDS.accent ? GROUNDS.ink : GROUNDS.accent))
  },
}
