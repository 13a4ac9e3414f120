/** How many lines a text takes: "the name in two lines", "the headline on one line". */

import { boxesOf } from '../boxes.ts'
import type { Recogniser } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import { findTargets, openTarget } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

const LINES =
  /\b(?:in|on|over|across|into|onto)\s+(?:a )?(one|single|two|three|1|2|3)\s+lines?\b|\bsingle line\b|\b(two|three)[- ]lines?\b/
const COUNTS: Record<string, number> = { one: 1, single: 1, '1': 1, two: 2, '2': 2, three: 3, '3': 3 }

export const lineBreaks: Recogniser = (clause, state) => {
  const match = LINES.exec(clause.lower)
  if (!match || clause.quotes.length > 0) return undefined
  const lines = COUNTS[match[1] ?? match[2] ?? 'one'] ?? 1
  const named = findTargets(clause, state).found.filter(
    (target) => target.end <= match.index || target.start >= match.index + match[0].length,
  )
  // "the time and the place on one line" is a wish for a row.
  if (lines === 1 && named.length > 1) return undefined
  const texts = textsIn(
    (named.length > 0 ? named : [openTarget(clause, state)]).flatMap((target) => target.ids),
    state,
  ).slice(0, 2)
  const boxes = boxesOf(state.design.scene, state.context)
  const operations = texts.flatMap((node): Operation[] => {
    const words = node.text.trim().split(/\s+/).length
    if (words < lines) return []
    const fit = { min: node.fit?.min ?? Math.round(node.size * 0.4), lines }
    // A line that fits breaks only where it is given less room than it takes.
    const width = boxes.get(node.id)?.width ?? node.size * node.text.length * 0.5
    const maxWidth = lines === 1 ? null : Math.ceil((width / lines) * 1.25)
    if (lines === 1 && node.fit?.lines === 1 && node.maxWidth === undefined) return []
    return [
      {
        op: 'set',
        id: node.id,
        set: { fit, ...(maxWidth !== null ? { maxWidth } : node.maxWidth !== undefined && { maxWidth }) },
      },
    ]
  })
  if (operations.length === 0)
    return alreadySo(`It stands in ${lines === 1 ? 'one line' : `${lines} lines`} as far as its words allow`, state)
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: named[0]?.name ?? 'Text',
        to: lines === 1 ? 'one line' : `${lines} lines`,
        nodes: texts.map(({ id }) => id),
      },
    ],
  }
}
