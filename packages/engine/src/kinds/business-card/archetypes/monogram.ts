import { column, row, text } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { tonesOn } from '../../shared/figure.ts'
import { lettersStandAlone } from '../../shared/initials.ts'
import { letterFont } from '../../shared/letter-font.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  cardOf,
  explains,
  hasLongWord,
  initials,
  isCrowded,
  nameText,
  personBlock,
  reachBlock,
  restHeight,
  sides,
} from '../parts/card.ts'

/** The initials as tall as the card, cut by its edge; everything else in one column beside them. */
export const monogram: Archetype = {
  name: 'monogram',
  example: 'Business card for Halden Architects, Ida Halden, ida@halden.example, 555 0180, minimal, white and ink',
  suits: (brief) =>
    isCrowded(brief) ||
    hasLongWord(brief) ||
    brief.picture ||
    !lettersStandAlone(brief.brand ?? brief.copy[0]?.text ?? '')
      ? 0
      : brief.style.tones.some((tone) => ['minimal', 'bold', 'editorial', 'modern', 'luxury', 'swiss'].includes(tone))
        ? 0.9
        : 0.55,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, measure, random } = card
    const [ground, field] = random.pick([
      [GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.paper, GROUNDS.ink],
      [GROUNDS.accent, GROUNDS.ink],
      [GROUNDS.ink, GROUNDS.accent],
    ] as const)
    const letters = initials(card)
    const font = letterFont(direction, 700)
    const use = font.family === direction.typography.display ? ('display' as const) : ('text' as const)
    const [w, h] = portrait ? [width, height * 0.42] : [width * 0.44, height]
    const wide = measure.width(letters, font, 1, -0.04)
    const { capHeight } = measure.metrics(font, 1)
    // They run out of the field at its outer edge, but can be told.
    const size = Math.min((w * 1.08) / wide, (h * 1.05) / capHeight)
    const [tone] = tonesOn(card, field.fill)
    const panel = column('initials', { role: 'panel', fill: field.fill, width: w, height: h, clip: true }, [
      text('initials-letters', letters, {
        role: 'decoration',
        font: use,
        weight: font.weight,
        tracking: -0.04,
        size,
        lineHeight: 1,
        trim: true,
        fill: tone,
        at: { left: -size * wide * 0.07, top: (h - size * capHeight) / 2 },
        width: size * wide * 1.2,
      }),
    ])
    const inner = (portrait ? width : width - w) - 2 * margin
    const words = column(
      'words',
      {
        width: 'fill',
        height: portrait ? 'fill' : '100%',
        layout: { padding: margin, justify: 'between', gap: u * 2.6 },
      },
      [
        column('head', { layout: { gap: u * 2.2 } }, [
          nameText(card, ground, {
            size: u * 14,
            width: inner,
            room: height - (portrait ? h : 0) - 2 * margin - restHeight(card, 'below') - u * 6,
          }),
          ...explains(card, ground),
        ]),
        column('foot', { layout: { gap: u * 2.4 } }, [...personBlock(card, ground), ...reachBlock(card, ground)]),
      ],
    )
    const make = portrait ? column : row
    return scene(brief, direction, sides(card, make('root', { fill: ground.fill }, [panel, words]), field))
  },
}
