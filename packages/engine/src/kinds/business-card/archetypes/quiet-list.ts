import type { Copy } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { type Card, cardOf, explains, hairline, nameText, personBlock, sides, smallest } from '../parts/card.ts'

const entry = (card: Card, copy: Copy, index: number) =>
  column(`entry-${index + 1}`, {}, [
    hairline(`entry-rule-${index + 1}`, 'line', { height: Math.max(1, card.u * 0.16) }),
    row(`entry-row-${index + 1}`, { layout: { padding: [card.u * 0.9, 0, card.u * 0.9, 0] } }, [
      copyText(`reach-${index + 1}`, copy, {
        font: 'text',
        weight: card.direction.weights.text,
        size: Math.max(card.u * 3.5, smallest(card)),
        lineHeight: 1.2,
        fill: 'ink',
        fit: { min: smallest(card) * 0.92, lines: 2 },
      }),
    ]),
  ])

/** A specimen sheet: name on top, each way to reach on its own ruled line. */
export const quietList: Archetype = {
  name: 'quiet-list',
  example: 'Business card for Otto Klein, translator, otto@klein.example, 555 0136, klein.example, Berlin, swiss style',
  suits: (brief) => (brief.copy.length >= 3 && brief.copy.length <= 8 ? 0.6 : 0),
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, u, margin, portrait } = card
    const ground = GROUNDS.paper
    const reach = [...card.reach, ...card.other]
    const half = portrait ? width - 2 * margin : (width - 2 * margin) * 0.44
    const left = column(
      'left',
      {
        ...(portrait ? { height: 'fill' as const } : { width: half, height: '100%' as const }),
        layout: { justify: 'between', gap: u * 3 },
      },
      [
        nameText(
          card,
          { ...ground, ink: 'accent' },
          {
            size: u * 19,
            width: half,
            lineHeight: 0.98,
            fill: 'accent',
            fit: { lines: 3, min: Math.max(26, smallest(card)) },
          },
        ),
        column('who-what', { layout: { gap: u * 1.6 } }, [...personBlock(card, ground), ...explains(card, ground)]),
      ],
    )
    const list = column(
      'list',
      { ...(portrait ? {} : { width: 'fill' as const, height: '100%' as const }), layout: { justify: 'end' } },
      reach.map((copy, index) => entry(card, copy, index)),
    )
    const make = portrait ? column : row
    return scene(
      brief,
      direction,
      sides(card, make('root', { fill: ground.fill, layout: { padding: margin, gap: u * 6 } }, [left, list])),
    )
  },
}
