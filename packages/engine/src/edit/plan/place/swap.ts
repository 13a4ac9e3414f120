/** Parts that change places, and a layout that changes sides. */
import { nth } from '../../../base/items.ts'
import type { Text } from '../../../scene/types.ts'
import { findPlace, places } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { textsIn } from '../../scene-nodes.ts'
import { targetOf, touched } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Change, Operation } from '../../types.ts'
import { placedAnew } from './placed-anew.ts'
import { mirrored, swapped } from './sides.ts'

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
function exchangedWords([a, b]: [string, string], state: State): Operation[] | undefined {
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
  return [set(one, other), set(other, one)]
}

/** Where the one stands beside the frame that holds the other, that frame changes places: a name goes with its lines. */
function branches([a, b]: [string, string], state: State): [string, string] {
  const above = (id: string): string[] => {
    const parent = findPlace(state.design.scene, id)?.parent
    return parent ? [id, ...above(parent.id)] : []
  }
  const [one, other] = [above(a), above(b)]
  const parentOf = (id: string) => findPlace(state.design.scene, id)?.parent?.id
  const pair = one.flatMap((x) =>
    other.filter((y) => x !== y && parentOf(x) === parentOf(y)).map((y) => [x, y] as const),
  )[0]
  if (!pair || (pair[0] !== a && pair[1] !== b)) return [a, b]
  const texts = pair.map((id) => textsIn([id], state).length)
  return Math.max(...texts) > MOST_LINES ? [a, b] : [pair[0], pair[1]]
}

/** A frame with more lines is no name with what belongs to it. */
const MOST_LINES = 3

/** Two parts in each other's place. */
export function planSwap(a: Target, b: Target, state: State): Step | undefined {
  if (!a.ids[0] || !b.ids[0]) return undefined
  const nodes: [string, string] = [facing(a, b, state), facing(b, a, state)]
  if (nodes[0] === nodes[1]) return alreadySo(`The ${a.name} and the ${b.name} are one and the same here`, state)
  const worded = samePlaces(nodes, state) ? undefined : exchangedWords(nodes, state)
  const operations = worded ?? swapped(...branches(nodes, state), state)
  if (operations.length === 0) return undefined
  const changes = [{ what: 'Places', to: `${a.name} and ${b.name} swapped`, nodes }]
  return { step: 'patch', operations, changes, shrinks: nodes }
}

/** The left of the whole design becomes its right. */
export function planSides(state: State): Step {
  const operations = mirrored(state)
  if (operations.length === 0) return alreadySo('Everything here is centred, so there are no sides to swap', state)
  const nodes = touched(operations)
  const changes = [{ what: 'Layout', to: 'sides swapped', nodes }]
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
  const target: Target = targetOf('picture', 'picture', [picture.id])
  return placedAnew(target, { across }, changes, state)
}
