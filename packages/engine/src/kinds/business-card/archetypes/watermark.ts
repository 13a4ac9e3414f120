import { column, frame, text } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { readable } from '../../shared/readable.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { SMALL, veil } from '../../shared/veil.ts'
import type { Archetype } from '../../types.ts'
import { cardOf, explains, initials, isCrowded, nameText, personBlock, reachBlock, sides } from '../parts/card.ts'

/** The initial stands behind everything, huge and barely darker than the ground. */
export const watermark: Archetype = {
  name: 'watermark',
  example: 'Business card for Noor Haddad, interior designer, noor@haddad.example, 555 0129, warm grey',
  suits: (brief) => (!isCrowded(brief) && /^[\p{Lu}\p{Ll}]/u.test(brief.brand ?? brief.copy[0]?.text ?? '') ? 0.5 : 0),
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, measure, random } = card
    const ground = random.pick(readable(direction.palette, [GROUNDS.accent, GROUNDS.paper, GROUNDS.secondary]))
    const letter = initials(card).slice(0, 1)
    const font = { family: direction.typography.display, weight: Math.max(600, direction.weights.display) }
    const size = (height * (portrait ? 0.7 : 1.15)) / measure.metrics(font, 1).capHeight
    const wide = measure.width(letter, font, size)
    const front = column(
      'root',
      { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } },
      [
        frame(
          'watermark',
          {
            role: 'decoration',
            at: { right: -wide * 0.16, top: portrait ? height * 0.2 : -height * 0.075 },
            width: wide,
            height: size,
          },
          [
            text('watermark-letter', letter, {
              role: 'decoration',
              font: 'display',
              weight: font.weight,
              size,
              trim: true,
              fill: veil(card, ground, SMALL).paint,
            }),
          ],
        ),
        column('head', { layout: { gap: u * 2.4 } }, [
          nameText(card, ground, { size: u * 18, width: (width - 2 * margin) * 0.86 }),
          ...explains(card, ground),
        ]),
        column('foot', { maxWidth: portrait ? width - 2 * margin : width * 0.7, layout: { gap: u * 2.6 } }, [
          ...personBlock(card, ground),
          ...reachBlock(card, ground),
        ]),
      ],
    )
    return scene(brief, direction, sides(card, front, ground === GROUNDS.paper ? GROUNDS.accent : GROUNDS.paper))
  },
}
