/** A step aside: "move it up a bit", "the logo further to the left". */
import { nth } from '../../base/items.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { nodeOf } from '../scene-nodes.ts'
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

const APART = /\b(?<how>closer|nearer|(?:further|farther)(?: away)?|away) (?:to|from)\b/

/** "the tagline further from the name": along the line between the two. */
export function apart(clause: Clause, state: State): Step | undefined {
  const match = APART.exec(clause.lower)
  if (!match) return undefined
  const { found } = findTargets(clause, state)
  const one = found.find(({ end, class: kind }) => end <= match.index && kind !== 'whole')
  const other = found.find(({ start, class: kind }) => start >= match.index && kind !== 'whole')
  const ids = lifted(one?.ids ?? state.focus, state).slice(0, 1)
  const boxes = boxesOf(state.design.scene, state.context)
  const [a, b] = [boxes.get(ids[0] ?? ''), boxes.get(other?.ids[0] ?? '')]
  if (!a || !b || !other) return undefined
  const [dx, dy] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2]
  // They stand one above the other where they do not meet in height.
  const stacked = a.y >= b.y + b.height - 1 || b.y >= a.y + a.height - 1
  const away = /^(?:closer|nearer)/.test(match.groups?.how ?? '') ? -1 : 1
  const step: [number, number] = stacked ? [0, Math.sign(dy) * away] : [Math.sign(dx) * away, 0]
  const name = one?.name ?? nodeOf(state, ids[0] ?? '')?.role ?? 'it'
  const moved = (share: number): Step | undefined => {
    const operations = ids.flatMap((id) => offset(id, step, clause, state, share))
    const to = `${away > 0 ? 'further from' : 'closer to'} the ${other.name}`
    const changes = [{ what: name.charAt(0).toUpperCase() + name.slice(1), to, nodes: ids }]
    return operations.length > 0
      ? { step: 'patch', operations, changes, ...(share > 0.2 && { weaker: () => moved(share * 0.6) }) }
      : undefined
  }
  return moved(1) ?? alreadySo(`The ${name} cannot move there in this layout`, state)
}

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
  const to = nth(['up', 'down', 'to the left', 'to the right'], NUDGES.indexOf(nudge))
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
