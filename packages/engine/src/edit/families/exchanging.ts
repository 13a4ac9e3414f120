/** Things that change places, or a layout that changes sides: "swap the headline and the date", "flip the layout". */
import { nth } from '../../base/items.ts'
import type { Text } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import type { Change, Operation } from '../types.ts'
import { placedAnew } from './placed-anew.ts'
import { alreadySo, missingStep } from './replies.ts'
import { mirrored, swapped } from './swaps.ts'

/** "the photo and the text": the text that stands beside the photo. */
function facing(target: Target, other: Target, state: State): string {
  const first = nth(target.ids, 0)
  if (target.class !== 'all-text') return first
  const parent = findPlace(state.design.scene, nth(other.ids, 0))?.parent
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
  const changes = [
    {
      what: 'Layout',
      to: 'sides swapped',
      nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
    },
  ]
  const anew = otherSide(changes, state)
  return { step: 'patch', operations, changes, ...(anew && { otherwise: anew }) }
}

/** The picture of a sheet on the side where it does not stand. */
function otherSide(changes: Change[], state: State): Step | undefined {
  const boxes = boxesOf(state.design.scene, state.context)
  const whole = boxes.get(state.design.scene.artboards[0]?.root.id ?? '')
  const picture = [...places(state.design.scene)].find(({ node }) =>
    /^(?:illustration|photo|icon|mark|logo)$/.test(node.role ?? ''),
  )?.node
  const box = picture && boxes.get(picture.id)
  if (!box || !whole) return undefined
  const across = box.x + box.width / 2 < whole.x + whole.width / 2 ? 'end' : 'start'
  const target: Target = { name: 'picture', class: 'picture', ids: [picture.id], start: 0, end: 0, explicit: true }
  return placedAnew(target, { across }, changes, state)
}
