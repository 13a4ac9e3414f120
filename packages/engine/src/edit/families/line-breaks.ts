/** How many lines a text takes: "the name in two lines", "the headline on one line". */

import type { Text } from '../../scene/types.ts'
import { apply } from '../apply.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import { patchOf } from '../steps.ts'
import { findTargets, openTarget } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

const LINES =
  /\b(?:in|on|over|across|into|onto)\s+(?:a )?(one|single|two|three|1|2|3)\s+lines?\b|\bsingle line\b|\b(two|three)[- ]lines?\b/
const COUNTS: Record<string, number> = { one: 1, single: 1, '1': 1, two: 2, '2': 2, three: 3, '3': 3 }
/** Room that a line is given, as a multiple of its share of the whole text: the words do not break at equal lengths. */
const ROOM = [1.25, 1.1, 1.45, 1.7, 0.95, 0.8, 0.65]

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
  return inLines(texts, lines, named[0]?.name ?? 'Text', state)
}

function inLines(texts: Text[], lines: number, name: string, state: State): Step {
  const boxes = boxesOf(state.design.scene, state.context)
  const called = lines === 1 ? 'one line' : `${lines} lines`
  const open = texts.filter(({ id }) => boxes.get(id)?.lines !== lines)
  if (texts.length > 0 && open.length === 0) return alreadySo(`The ${name} is already in ${called}`, state)
  const operations = open.flatMap((node) => brokenInto(lines, node, state) ?? [])
  if (operations.length === 0) return alreadySo(`In this layout the ${name} cannot be set in ${called}`, state)
  return patchOf(
    name,
    called,
    texts.map(({ id }) => id),
    operations,
  )
}

/**
 * The largest setting of a text in so many lines, as the layout measures it. A stack, whose lines follow from the room
 * that they fill, becomes plain lines where no room gives it so many.
 */
function brokenInto(lines: number, node: Text, state: State): Operation | undefined {
  const { scene } = state.design
  if (node.text.trim().split(/\s+/).length < lines) return undefined
  const ways = waysInto(lines, node, boxesOf(scene, state.context).get(node.id))
  // Only reckoned: the first room that is given, as plain lines.
  if (!state.context.layout) return ways[(lines === 1 ? 1 : 2) * (node.stack ? 2 : 1) - 1]
  let best: { operation: Operation; size: number } | undefined
  for (const operation of ways) {
    const laid = boxesOf(apply(scene, [operation]), state.context).get(node.id)
    if (laid?.lines !== lines || laid.fits === false || (laid.size ?? 0) <= (best?.size ?? 0)) continue
    best = { operation, size: laid.size ?? 0 }
  }
  return best?.operation
}

function waysInto(lines: number, node: Text, own: Laid | undefined): Operation[] {
  const size = own?.size ?? node.size
  // What the words would take on one line; a line that fits breaks only where it is given less room than that.
  const length = (own?.width ?? size * node.text.length * 0.5) * (own?.lines ?? 1)
  const fit = { min: node.fit?.min ?? Math.round(size * 0.4), lines }
  const rooms = [null, ...(lines === 1 ? [] : ROOM.map((room) => Math.ceil((length / lines) * room)))]
  const kinds = node.stack ? [{}, { stack: null }] : [{}]
  return rooms.flatMap((maxWidth) =>
    kinds.map((kind): Operation => ({ op: 'set', id: node.id, set: { fit, maxWidth, ...kind } })),
  )
}
