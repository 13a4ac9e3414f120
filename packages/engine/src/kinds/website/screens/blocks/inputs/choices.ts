/** Several things of which one is chosen: tiles with signs. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { factsOf, isKnown } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const SIGNS: readonly IconName[] = ['shapes', 'steps', 'globe', 'shield', 'leaf', 'bolt']
/** So many are offered: four, or as many as the prompt names. */
const [FEWEST, MOST] = [4, 8]
/** Kinds of things whose members are known by name. */
const MEMBERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/payment/i, ['Card', 'Bank transfer', 'Wallet', 'Voucher']],
  [/format/i, ['PDF', 'Table', 'Slides', 'Web page']],
  [/calculation/i, ['Basic', 'Percent', 'Algebra', 'Statistics']],
  [/diagram/i, ['Flow chart', 'Org chart', 'Mind map', 'Network']],
  [/theme|colou?r/i, ['Classic', 'Wood', 'Slate', 'Ocean']],
  [/difficulty|level/i, ['Easy', 'Medium', 'Hard', 'Expert']],
  [/avatar|race|character/i, ['Knight', 'Ranger', 'Mage', 'Scout']],
  [/date|time/i, ['This week', 'Next week', 'Weekend', 'Any day']],
  [/risk/i, ['Operations', 'Finance', 'Safety', 'Data']],
]

export const choices: Block = {
  name: 'choices',
  size: 'narrow',
  tall: 360,
  draw(context) {
    const { pen, thing } = context
    const told = context.page.names.told(thing)
    const names = told > 0 ? undefined : MEMBERS.find(([words]) => words.test(thing))?.[1]
    const one = capitalised(oneOf(thing))
    const nameAt = (i: number): string =>
      names
        ? cyclic(names, i)
        : told > 0 || isKnown(thing)
          ? context.page.names.of(thing, i)
          : one.length < 16
            ? `${one} ${'ABCD'.charAt(i)}`
            : `Choice ${'ABCD'.charAt(i)}`
    const columns = innerWidth(context) > 520 ? 4 : 2
    const each = Math.floor((innerWidth(context) - (columns - 1) * 12) / columns)
    const known = isKnown(thing) && !names && told === 0
    const tile = (i: number): Node =>
      pen.col(
        [
          pen.icon(
            known ? factsOf(thing).icon : cyclic(SIGNS, i),
            26,
            i === 0 ? pen.surface.onTint : pen.surface.strong,
          ),
          pen.text('label', nameAt(i), { width: 'fill', lines: 2, ...(i === 0 && { fill: pen.surface.onTint }) }),
        ],
        {
          role: 'button',
          element: 'button',
          width: each,
          gap: 12,
          pad: 16,
          radius: pen.inner,
          align: 'start',
          ...(i === 0
            ? { fill: pen.surface.tint, stroke: { paint: pen.surface.strong, width: 2 } }
            : { stroke: hairline(pen.surface.edge) }),
        },
        'choice',
      )
    return panel(context, [
      pen.row(
        Array.from({ length: told > 0 ? Math.min(told, MOST) : FEWEST }, (_, i) => tile(i)),
        { gap: 12, wrap: true, width: 'fill', align: 'stretch', control: { kind: 'choices', name: one, chosen: 0 } },
      ),
      button(pen, 'Continue', 'main', 'arrow', { alignSelf: 'start' }),
    ])
  },
}
