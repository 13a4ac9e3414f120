import { column, row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  cardOf,
  explains,
  nameText,
  personBlock,
  personWidth,
  reachBlock,
  roomBeside,
  sides,
  sign,
} from '../parts/card.ts'

/** Four corners: name, sign, person, ways to reach; the middle stays empty. */
export const cornerAnchors: Archetype = {
  name: 'corner-anchors',
  example:
    'Minimal business card, Dr. Ana Lima, dental surgeon, Lima Dental, +1 555 0163, lima-dental.example, 12 Canal Street',
  suits: (brief) =>
    brief.style.tones.some((tone) => ['minimal', 'modern', 'swiss', 'calm', 'corporate'].includes(tone)) ? 0.95 : 0.6,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface, GROUNDS.ink])
    const inner = width - 2 * margin
    const size = u * 22
    const left = Math.min(inner * 0.5, Math.max(inner * 0.4, personWidth(card)))
    const front = column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 4 } }, [
      row('head', { layout: { justify: 'between', gap: u * 4 } }, [
        column('named', { width: 'fill', layout: { gap: u * 2 } }, [
          nameText(card, ground, { size: u * 17, width: inner - size - u * 4, room: roomBeside(card) }),
          ...explains(card, ground),
        ]),
        ...sign(card, ground, ground === GROUNDS.ink ? ground.mark : 'accent', size),
      ]),
      portrait
        ? column('foot', { layout: { gap: u * 4 } }, [...personBlock(card, ground), ...reachBlock(card, ground)])
        : row('foot', { layout: { justify: 'between', align: 'end', gap: u * 5 } }, [
            column('left', { maxWidth: left }, personBlock(card, ground)),
            column('right', { maxWidth: inner - left - u * 5 }, reachBlock(card, ground, { align: 'end' })),
          ]),
    ])
    return scene(brief, direction, sides(card, front))
  },
}
