import { column } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { cardOf, explains, isCrowded, nameText, personBlock, reachBlock, restHeight, sides } from '../parts/card.ts'

/** The subject as a wallpaper over the whole card, and a plaque with the words that covers one side of it. */
export const plaque: Archetype = {
  name: 'plaque',
  example: 'Business card for Honeypot bakery, Rosa Lind, rosa@honeypot.example, 555 0171, playful yellow and brown',
  suits: (brief) =>
    isCrowded(brief) || brief.picture || brief.negatives.some(({ what }) => what === 'pattern' || what === 'icon')
      ? 0
      : brief.style.tones.some((tone) =>
            ['playful', 'friendly', 'vintage', 'handmade', 'retro', 'childlike'].includes(tone),
          )
        ? 0.95
        : brief.style.tones.some((tone) => ['minimal', 'corporate', 'luxury'].includes(tone))
          ? 0.2
          : 0.5,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const field = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const ground = field === GROUNDS.ink ? GROUNDS.paper : random.pick([GROUNDS.paper, GROUNDS.ink])
    const rim = margin * 0.8
    const [w, h] = portrait ? [width - 2 * rim, height * 0.62] : [width * 0.6, height - 2 * rim]
    const pad = margin * 0.75
    const inner = w - 2 * pad
    const panel = column(
      'plaque',
      {
        role: 'panel',
        fill: ground.fill,
        width: w,
        height: h,
        radius: direction.radius,
        layout: { padding: pad, justify: 'between', gap: u * 2 },
      },
      [
        column('head', { layout: { gap: u * 2 } }, [
          nameText(card, ground, { size: u * 15, width: inner, room: h - 2 * pad - restHeight(card, 'below') - u * 5 }),
          ...explains(card, ground),
        ]),
        column('foot', { layout: { gap: u * 2 } }, [...personBlock(card, ground), ...reachBlock(card, ground)]),
      ],
    )
    const front = column(
      'root',
      {
        fill: field.fill,
        clip: true,
        layout: { padding: rim, justify: 'end', align: random.chance(0.5) ? 'start' : 'end' },
      },
      [{ ...artBox(card, field.fill, width, height, { among: ['wallpaper'] }), at: { left: 0, top: 0 } }, panel],
    )
    return scene(brief, direction, sides(card, front, ground === GROUNDS.ink ? GROUNDS.paper : GROUNDS.ink))
  },
}
