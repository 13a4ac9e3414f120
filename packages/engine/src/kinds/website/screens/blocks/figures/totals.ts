/** The figures at the head of a dashboard: what is counted, how much, and how it went. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { thingsOf } from '../../../vocabulary/labels.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { factsOf, isKnown } from '../../../vocabulary/things.ts'
import type { Block } from '../../kit/block.ts'
import { spark } from '../../kit/chart.ts'
import { GAP, signOf, status } from '../../kit/controls.ts'
import { raised } from '../../kit/pen.ts'

/** Narrower cards hold the figure alone, pixels. */
const ROOMY = 200
const FALLBACK = ['This week', 'Open', 'Done', 'On time']
/** The sign of what is counted. */
const iconOf = (name: string): IconName => OWN_ICONS[name] ?? (isKnown(name) ? factsOf(name).icon : 'chart')
const OWN_ICONS: Readonly<Record<string, IconName>> = {
  'This week': 'calendar',
  Open: 'folder',
  Done: 'check',
  'On time': 'clock',
}
const SHARES = /percent|battery|rate|share|progress|occupan|availab|humid|completion/i

export const totals: Block = {
  name: 'totals',
  size: 'wide',
  tall: 150,
  draw({ pen: plain, page, width, looks }) {
    const random = page.random.fork('totals')
    const named = (page.brief.page?.functions ?? []).flatMap((task) => {
      const things = thingsOf(task)
      return things && things.length < 26 && !/^(?:view|reports?|charts?|data|settings?)\b/i.test(things)
        ? [capitalised(things)]
        : []
    })
    const names = [...new Set([...named, ...FALLBACK])].slice(0, width > 820 ? 4 : width > 560 ? 3 : 2)
    const each = Math.floor((width - (names.length - 1) * GAP) / names.length)
    const card = (name: string, i: number): Node => {
      // The first figure is the one to look at.
      const pen = i === 0 ? plain.on(looks.accent) : plain
      const rise = random.chance(0.7)
      const value = SHARES.test(name)
        ? `${48 + random.int(48)}%`
        : random.chance(0.4)
          ? `${1 + random.int(9)},${100 + random.int(899)}`
          : String(24 + random.int(400))
      const change = `${rise ? '+' : '−'}${cyclic([4, 12, 2, 7, 9], i + random.int(3))}%`
      return pen.col(
        [
          pen.row(
            [
              ...(each >= ROOMY ? [signOf(pen, iconOf(name), i, 36)] : []),
              pen.text('label', name, {
                width: 'fill',
                fill: i === 0 ? pen.surface.text : pen.surface.quiet,
                weight: page.direction.weights.text,
                lines: 2,
              }),
            ],
            { width: 'fill', gap: 12 },
          ),
          pen.row(
            [
              pen.text('figure', value, { role: 'label', element: 'span' }),
              ...(each >= ROOMY
                ? [{ ...spark(pen, random, 76, 34, rise ? 0.5 : -0.4), small: 'hidden' as const }]
                : []),
            ],
            { width: 'fill', justify: 'between', align: 'end' },
          ),
          pen.row(
            [
              i === 0 ? pen.text('label', change) : status(pen, change),
              ...(each >= ROOMY
                ? [pen.text('caption', 'Last 30 days', { small: 'hidden', ...(i === 0 && { fill: pen.surface.text }) })]
                : []),
            ],
            { gap: 10, width: 'fill' },
          ),
        ],
        {
          role: 'card',
          element: 'li',
          width: each,
          ...raised(pen),
          pad: 24,
          gap: 14,
        },
        'total',
      )
    }
    return plain.row(
      names.map(card),
      {
        element: 'ul',
        role: 'group',
        width,
        gap: GAP,
        align: 'stretch',
        ...(names.length % 2 === 0 && { small: 'pairs' }),
      },
      'totals',
    )
  },
}
