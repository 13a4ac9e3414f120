/** A step aside: "move it up a bit", "the logo further to the left". */
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { findTargets, targetsOrOpen } from '../targets.ts'
import type { Operation } from '../types.ts'
import { lifted } from './beside.ts'
import { offset, shift } from './moving.ts'
import { alreadySo, missingStep } from './replies.ts'
import { content, unmoved } from './spots.ts'

const NUDGES: [RegExp, [number, number]][] = [
  [/\b(?:up|higher|upwards?)\b/, [0, -1]],
  [/\b(?:down|lower|downwards?)\b/, [0, 1]],
  [/\b(?:left|leftwards?)\b/, [-1, 0]],
  [/\b(?:right|rightwards?)\b/, [1, 0]],
]

/** "move it up a bit" */
export function nudged(clause: Clause, state: State): Step | undefined {
  const nudge = NUDGES.find(([pattern]) => pattern.test(clause.lower))
  if (!nudge) return undefined
  const targets = findTargets(clause, state)
  if (targets.found.length === 0 && targets.missing.length > 0) return missingStep(targets.missing, state)
  const mine = targetsOrOpen(clause, state, targets)
  const ids = mine.flatMap((target) => (target.class === 'whole' ? content(state) : lifted(target.ids, state)))
  const aside = (share: number) => ids.flatMap((id) => offset(id, nudge[1], clause, state, share))
  const far = ids.flatMap((id) => shift(id, nudge[1], clause, state))
  // A bit is no change of the order, and what its flow does not move goes aside.
  const little = clause.degree < 1 && aside(1).length > 0
  const stays = state.context.layout !== undefined && unmoved(ids, far, state)
  const operations = little || (far.length > 0 && stays) ? aside(1) : far
  const name = mine.map((target) => target.name).join(', ')
  if (operations.length === 0) return alreadySo(`The ${name} cannot move further in this layout`, state)
  const to = ['up', 'down', 'to the left', 'to the right'][NUDGES.indexOf(nudge)] as string
  const changes = [
    {
      what: name.charAt(0).toUpperCase() + name.slice(1),
      to: `moved ${to}`,
      nodes: mine.flatMap((target) => target.ids),
    },
  ]
  const patch = (done: Operation[], share: number): Step => ({
    step: 'patch',
    operations: done,
    changes,
    ...(share > 0.2 && aside(1).length > 0 && { weaker: () => patch(aside(share * 0.6), share * 0.6) }),
  })
  return patch(operations, 1)
}
