import { column, frame, row } from '../../../scene/build.ts'
import type { Frame } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  cardOf,
  explains,
  hairline,
  lineColour,
  nameText,
  personBlock,
  reachBlock,
  roomBeside,
  sides,
  sign,
} from '../parts/card.ts'

/** Letters. */
const LINE = 60

/** Air, and one row at the foot: sign, name and facts all stand on the same line. */
export const baselineRow: Archetype = {
  name: 'baseline-row',
  example: 'Business card for Halden Architects, Ida Halden, ida@halden.example, 555 0180, minimal, white and ink',
  suits: (brief) =>
    brief.format.height !== 'auto' && brief.format.height > brief.format.width
      ? 0
      : brief.copy.length > 8
        ? 0
        : brief.style.tones.some((tone) => ['minimal', 'swiss', 'editorial', 'modern', 'corporate'].includes(tone))
          ? 0.95
          : 0.55,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, u, margin, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.paper, GROUNDS.ink])
    const inner = width - 2 * margin
    const cell = (id: string, children: Frame['children']): Frame[] =>
      children.length > 0 ? [column(id, { width: 'fill', layout: { gap: u * 0.8, justify: 'end' } }, children)] : []
    // What explains the name at length stands under it, and not in a column.
    const isShort = card.plan.lead.every(({ text }) => text.length <= LINE)
    const big = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    return scene(
      brief,
      direction,
      sides(
        card,
        column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
          row('top', { layout: { justify: 'between', align: 'start' } }, [
            frame('sign-place', {}, sign(card, ground, big, u * 16)),
          ]),
          column('foot', { layout: { gap: u * 4 } }, [
            nameText(card, ground, {
              size: u * 22,
              width: inner,
              fill: big,
              room: roomBeside(card) - u * 22,
              fit: { lines: 2 },
            }),
            ...(isShort ? [] : explains(card, ground)),
            hairline('rule', lineColour(card, ground), { height: Math.max(2, u * 0.3) }),
            row('columns', { layout: { gap: u * 4, align: 'start' } }, [
              ...cell('column-who', personBlock(card, ground)),
              ...(isShort ? cell('column-what', explains(card, ground)) : []),
              ...cell('column-reach', reachBlock(card, ground)),
            ]),
          ]),
        ]),
        GROUNDS.accent,
      ),
    )
  },
}
