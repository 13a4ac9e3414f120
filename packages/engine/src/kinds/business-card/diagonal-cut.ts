import { column, row, scene } from '../../scene/build.ts'
import type { Vector } from '../../scene/types.ts'
import { GROUNDS } from '../shared/sheet.ts'
import type { Archetype } from '../types.ts'
import { cardOf, explains, nameText, personBlock, reachBlock, sides, sign } from './parts.ts'

/** A slanted edge parts colour from paper; the sign sits in the coloured corner. */
export const diagonalCut: Archetype = {
  name: 'diagonal-cut',
  example: 'Business card for Volt electricians, Sam Reyes, 555 0178, volt.example, bold yellow and black',
  suits: (brief) =>
    brief.style.tones.some((tone) => ['bold', 'modern', 'vibrant', 'technical', 'masculine'].includes(tone)) ||
    ['home-services', 'construction', 'automotive', 'fitness', 'sports', 'technology'].includes(brief.subject.industry)
      ? 0.85
      : 0.35,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const colour = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const ground = GROUNDS.paper
    const cut: Vector = {
      type: 'vector',
      id: 'cut',
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [100, 100],
      scale: 'stretch',
      shapes: [{ d: portrait ? 'M0 0H100V24L0 38Z' : 'M100 0H74L62 100H100Z', fill: colour.fill }],
    }
    const size = u * 15
    const place = portrait
      ? { left: width / 2 - size / 2, top: height * 0.155 - size / 2 }
      : { right: width * 0.155 - size / 2, top: height / 2 - size / 2 }
    const inner = portrait ? width - 2 * margin : width * 0.6 - margin
    const front = column(
      'root',
      {
        fill: ground.fill,
        layout: { padding: portrait ? [height * 0.4, margin, margin, margin] : margin, justify: 'between', gap: u * 3 },
      },
      [
        cut,
        row('sign-place', { at: place }, sign(card, colour, colour.mark, size)),
        column('head', { width: inner, layout: { gap: u * 2.2 } }, [
          nameText(card, ground, { size: u * 11, width: inner, fit: { lines: 2 } }),
          ...explains(card, ground),
        ]),
        column('foot', { width: portrait ? inner : inner * 0.92, layout: { gap: u * 2.4 } }, [
          ...personBlock(card, ground),
          ...reachBlock(card, ground),
        ]),
      ],
    )
    return scene(brief, direction, sides(card, front, colour))
  },
}
