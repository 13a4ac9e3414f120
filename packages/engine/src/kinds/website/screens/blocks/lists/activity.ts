/** What was done, by whom and when, one under the other on a line. */
import type { Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { oneOf } from '../../../vocabulary/nouns.ts'
import { PEOPLE } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { chips } from '../../kit/controls.ts'
import { ruledItem } from '../../kit/pen.ts'

const DEEDS: readonly (readonly [IconName, string, string])[] = [
  ['plus', 'added a new', '10 min ago'],
  ['pencil', 'changed a', '1 h ago'],
  ['check', 'approved a', 'Yesterday'],
  ['download', 'downloaded a', '2 days ago'],
  ['trash', 'deleted a', 'Last week'],
]
/** A noun that only says that there is a list is not what was dealt with. */
const LIST = /\b(?:logs?|histor(?:y|ies)|activit(?:y|ies)|trails?|records?)\b/i

export const activity: Block = {
  name: 'activity',
  size: 'narrow',
  tall: 400,
  draw(context) {
    const { pen, thing } = context
    const one = LIST.test(thing) ? 'record' : oneOf(thing).toLowerCase()
    const row = ([icon, did, when]: (typeof DEEDS)[number], index: number): Node =>
      pen.row(
        [
          pen.row([pen.icon(icon, 18, index === 0 ? pen.surface.onTint : pen.surface.text)], {
            width: 36,
            height: 36,
            radius: 'full',
            justify: 'center',
            fill: index === 0 ? pen.surface.tint : pen.surface.sunk,
          }),
          pen.text('label', `${PEOPLE[index] ?? PEOPLE[0]} ${did} ${one}`, { width: 'fill', lines: 2, size: 15 }),
          pen.text('caption', when),
        ],
        { ...ruledItem(pen, 12, { gap: 12 }, index === 0), control: { kind: 'item', tags: [did.split(' ')[0] ?? ''] } },
        'deed',
      )
    return panel(
      context,
      [
        chips(pen, ['All', 'Added', 'Changed', 'Deleted']),
        pen.col(DEEDS.map(row), { element: 'ul', role: 'group', width: 'fill', control: { kind: 'list' } }, 'deeds'),
      ],
      { sample: true },
    )
  },
}
