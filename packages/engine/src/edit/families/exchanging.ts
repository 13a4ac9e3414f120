/** Things that change places, or a layout that changes sides: "swap the headline and the date", "flip the layout". */
import type { Text } from '../../scene/types.ts'
import { findPlace } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import { findTargets, type Target } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo, missingStep } from './replies.ts'
import { mirrored, swapped } from './swaps.ts'

/** "the photo and the text": the text that stands beside the photo. */
function facing(target: Target, other: Target, state: State): string {
  const first = target.ids[0] as string
  if (target.class !== 'all-text') return first
  const parent = findPlace(state.design.scene, other.ids[0] as string)?.parent
  const beside = parent?.children.find((child) => child.id !== other.ids[0] && textsIn([child.id], state).length > 0)
  return beside?.id ?? first
}

/** Two that flow side by side or of one size change places as they are. */
function samePlaces([a, b]: [string, string], state: State): boolean {
  const [one, other] = [findPlace(state.design.scene, a), findPlace(state.design.scene, b)]
  return one?.parent !== undefined && one.parent === other?.parent && !one.node.at === !other.node.at
}

/** Lines of unlike size far apart exchange their words: each is then set as its place wants it. */
function exchangedWords([a, b]: [string, string], state: State): { operations: Operation[] } | undefined {
  const [one, other] = [findPlace(state.design.scene, a)?.node, findPlace(state.design.scene, b)?.node]
  if (one?.type !== 'text' || other?.type !== 'text') return undefined
  const set = (to: Text, from: Text): Operation => ({
    op: 'set',
    id: to.id,
    set: {
      text: from.text,
      role: from.role ?? null,
      fact: from.fact ?? null,
      ...(from.fact && to.case && { case: null }),
    },
  })
  return { operations: [set(one, other), set(other, one)] }
}

export function swap(clause: Clause, state: State): Step | undefined {
  const { found, missing } = findTargets(clause, state)
  const things = found.filter((target) => target.class !== 'whole' && target.class !== 'ground')
  const [a, b] = things
  if (a?.ids[0] && b?.ids[0]) {
    const nodes: [string, string] = [facing(a, b, state), facing(b, a, state)]
    const places = swapped(...nodes, state)
    const worded = exchangedWords(nodes, state)
    const operations = worded && !samePlaces(nodes, state) ? worded.operations : places
    return operations.length > 0
      ? {
          step: 'patch',
          operations,
          changes: [{ what: 'Places', to: `${a.name} and ${b.name} swapped`, nodes }],
          shrinks: nodes,
        }
      : undefined
  }
  if (missing.length > 0 && things.length < 2 && /\bwith\b|\band\b/.test(clause.lower))
    return missingStep(missing, state)
  if (!/\b(?:sides?|layout|it|mirror(?:ed)?|horizontally|design|left|right)\b/.test(clause.lower)) return undefined
  const operations = mirrored(state)
  if (operations.length === 0)
    return alreadySo('Everything here stands in the middle, so there are no sides to swap', state)
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: 'Layout',
        to: 'sides swapped',
        nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
      },
    ],
  }
}
