/** People as cards: who, what they do, a way to follow or to write. */
import { cyclic } from '../../../../../base/items.ts'
import type { FunctionVerb } from '../../../../../brief/types.ts'
import type { Control } from '../../../../../scene/controls.ts'
import type { Node } from '../../../../../scene/types.ts'
import type { Page } from '../../../parts/page.ts'
import { PEOPLE, sampleName } from '../../../vocabulary/samples.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, type BlockContext, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button, tag } from '../../kit/controls.ts'
import { asked, factsAt } from '../../kit/deeds.ts'

/** What stays pressed then says so. */
const STAYS: Readonly<Record<string, string>> = { Follow: 'Following', Connect: 'Request sent', Book: 'Booked' }

/** What a page asks people to do with one another, the closest first. */
const ACTS: readonly (readonly [FunctionVerb, string])[] = [
  ['follow', 'Follow'],
  ['book', 'Book'],
  ['chat', 'Write'],
  ['join', 'Connect'],
]

function actOf({ brief }: Page): string {
  const verbs = new Set(brief.page?.functions.map(({ verb }) => verb))
  return ACTS.find(([verb]) => verbs.has(verb))?.[1] ?? 'View profile'
}

/** What the button of the nth of them does. */
function controlAt({ page, thing }: BlockContext, act: string, i: number): Control {
  const [on, name] = [STAYS[act], cyclic(PEOPLE, i)]
  if (on) return { kind: 'toggle', on }
  if (act !== 'Write') return { kind: 'tell', title: name, facts: factsAt(page, thing, i) }
  const done = `Your message to ${name} is sent.`
  return { kind: 'ask', title: `Write to ${name}`, asks: [asked('Message', true)], send: 'Send', done }
}

export const people: Block = {
  name: 'people',
  size: 'wide',
  tall: 470,
  draw(context) {
    const { pen, page, thing } = context
    const inner = innerWidth(context)
    const columns = inner > 720 ? 3 : inner > 420 ? 2 : 1
    const each = Math.floor((inner - (columns - 1) * 16) / columns)
    const act = actOf(page)
    const { columns: facts } = factsOf(thing)
    const tags = facts.find(({ values }) => values.length > 1)?.values ?? []
    const card = (i: number): Node =>
      pen.col(
        [
          pen.row(
            [
              avatar(pen, cyclic(PEOPLE, i), i, 56),
              pen.col(
                [
                  pen.text('strong', cyclic(PEOPLE, i), { width: 'fill', size: 18 }),
                  pen.text('caption', tags.length > 0 ? cyclic(tags, i) : 'Member'),
                ],
                { width: 'fill', gap: 2 },
              ),
            ],
            { width: 'fill', gap: 14 },
          ),
          pen.row([tag(pen, sampleName('skills', i)), tag(pen, sampleName('skills', i + 3))], { gap: 6, wrap: true }),
          button(pen, act, i === 0 ? 'main' : 'quiet', undefined, {
            width: 'fill',
            control: controlAt(context, act, i),
          }),
        ],
        {
          role: 'card',
          element: 'li',
          width: each,
          gap: 16,
          pad: 18,
          radius: pen.inner,
          fill: pen.surface.sunk,
        },
        'person',
      )
    return panel(
      context,
      [
        pen.row(
          Array.from({ length: columns === 1 ? 3 : columns * 2 }, (_, i) => card(i)),
          {
            gap: 16,
            wrap: true,
            width: 'fill',
            align: 'stretch',
            element: 'ul',
            role: 'group',
            control: { kind: 'list' },
          },
        ),
      ],
      { sample: true, others: 'tabs' },
    )
  },
}
