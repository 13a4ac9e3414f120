/** Things of which one is chosen: tiles with signs for the first of them, a row of chips for each other. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { eachThingOf } from '../../../vocabulary/labels.ts'
import { membersOf } from '../../../vocabulary/members.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { factsOf, isKnown } from '../../../vocabulary/things.ts'
import { type Block, type BlockContext, innerWidth, panel } from '../../kit/block.ts'
import { chips, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const SIGNS: readonly IconName[] = ['shapes', 'steps', 'globe', 'shield', 'leaf', 'bolt']
/** So many are offered: four, or as many as the prompt names. */
const [FEWEST, MOST] = [4, 8]
/** So many things are chosen from besides the first. */
const MOST_THINGS = 3

/** What may be chosen of a thing: as the prompt names it, as it is known, else numbered by letters. */
function offered({ page }: BlockContext, thing: string): { names: string[]; icon?: IconName } {
  const told = page.names.told(thing)
  if (told > 0) return { names: Array.from({ length: Math.min(told, MOST) }, (_, i) => page.names.of(thing, i)) }
  const members = membersOf(thing)
  if (members) return { names: [...members] }
  const one = capitalised(oneOf(thing))
  const letters = Array.from({ length: FEWEST }, (_, i) => `${one.length < 16 ? one : 'Choice'} ${'ABCD'.charAt(i)}`)
  if (!isKnown(thing)) return { names: letters }
  return { names: letters.map((_, i) => page.names.of(thing, i)), icon: factsOf(thing).icon }
}

/** The different things that are chosen from. */
const choosable = ({ tasks, thing }: BlockContext): string[] => {
  const things = eachThingOf(tasks)
  const news = things.filter(
    (one, i) => !things.some((other, k) => k < i && (other.endsWith(one) || one.endsWith(other))),
  )
  return news.length > 0 ? news : [thing]
}

export const choices: Block = {
  name: 'choices',
  size: 'narrow',
  tall: 360,
  draw(context) {
    const { pen } = context
    const [thing = context.thing, ...others] = choosable(context)
    const { names, icon } = offered(context, thing)
    const columns = innerWidth(context) > 520 ? 4 : 2
    const each = Math.floor((innerWidth(context) - (columns - 1) * 12) / columns)
    const tile = (name: string, i: number): Node =>
      pen.col(
        [
          pen.icon(icon ?? cyclic(SIGNS, i), 26, i === 0 ? pen.surface.onTint : pen.surface.strong),
          pen.text('label', name, { width: 'fill', lines: 2, ...(i === 0 && { fill: pen.surface.onTint }) }),
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
    const besides = others
      .slice(0, MOST_THINGS)
      .map((other) =>
        pen.col(
          [
            pen.text('label', capitalised(other), { width: 'fill' }),
            chips(pen, offered(context, other).names, { kind: 'choices', name: capitalised(oneOf(other)), chosen: 0 }),
          ],
          { gap: 10, width: 'fill', role: 'group' },
          'besides',
        ),
      )
    return panel(
      context,
      [
        pen.row(names.map(tile), {
          gap: 12,
          wrap: true,
          width: 'fill',
          align: 'stretch',
          control: { kind: 'choices', name: capitalised(oneOf(thing)), chosen: 0 },
        }),
        ...besides,
        submit(pen, 'Continue', 'arrow', { alignSelf: 'start' }),
      ],
      { others: 'none', control: { kind: 'form', done: `You chose {${capitalised(oneOf(thing))}}.` } },
    )
  },
}
