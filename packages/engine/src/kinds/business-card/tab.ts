import { column, frame, scene } from '../../scene/build.ts'
import type { Vector } from '../../scene/types.ts'
import { GROUNDS } from '../shared/sheet.ts'
import type { Archetype } from '../types.ts'
import { along, cardOf, explains, nameText, personBlock, reachBlock, sides, sign } from './parts.ts'

/** An index card: the sign on a tab that rises from the coloured sheet, everything else on the sheet. */
export const tab: Archetype = {
  name: 'tab',
  example: 'Business card for Ledger & Lane bookkeeping, Tom Okafor, 555 0161, tom@ledgerlane.example, navy and mint',
  suits: (brief) =>
    ['finance', 'law', 'consulting', 'education', 'books', 'agency', 'software', 'design'].includes(
      brief.subject.industry,
    )
      ? 0.75
      : 0.5,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const [back, ground] = random.pick([
      [GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.accent, GROUNDS.paper],
      [GROUNDS.secondary, GROUNDS.ink],
    ] as const)
    const top = height * (portrait ? 0.16 : 0.23)
    const from = margin * 0.7
    const wide = Math.min(width * 0.36, u * 30)
    const slope = top * 0.34
    const sheet: Vector = {
      type: 'vector',
      id: 'sheet',
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [width, height],
      shapes: [
        {
          d: `M0 ${top}H${from - slope * 0.2}C${from + slope * 0.5} ${top} ${from} ${top * 0.3} ${from + slope} ${top * 0.3}H${from + wide - slope}C${from + wide} ${top * 0.3} ${from + wide - slope * 0.5} ${top} ${from + wide + slope * 0.2} ${top}H${width}V${height}H0Z`,
          fill: ground.fill,
        },
      ],
    }
    const size = top * 0.82
    const inner = width - 2 * margin
    return scene(
      brief,
      direction,
      sides(
        card,
        column('root', { fill: back.fill, clip: true }, [
          sheet,
          frame(
            'tab-place',
            { at: { left: from + wide / 2 - size / 2, top: top * 0.44 } },
            sign(card, ground, ground.mark, size),
          ),
          column(
            'body',
            {
              width,
              height: '100%',
              layout: { padding: [top * 1.62, margin, margin, margin], justify: 'between', gap: u * 3 },
            },
            [
              column('head', { layout: { gap: u * 2 } }, [
                nameText(card, ground, { size: u * 10.5, width: inner, fit: { lines: 2 } }),
                ...explains(card, ground),
              ]),
              along(card)('foot', { layout: { gap: u * 3, justify: 'between', align: portrait ? 'stretch' : 'end' } }, [
                column('who-place', { ...(portrait ? {} : { width: 'fill' as const }) }, personBlock(card, ground)),
                column('reach-place', { ...(portrait ? {} : { width: 'fill' as const }) }, reachBlock(card, ground)),
              ]),
            ],
          ),
        ]),
        back,
      ),
    )
  },
}
