/** A step aside: up, down, to a side, away from the edge. */
import { capitalised } from '../../../base/words.ts'
import { VECTORS, type Vector, type Way } from '../../../language/lexicon/place-words.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { textsIn } from '../../scene-nodes.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Stride } from '../../understand/wish.ts'
import { lifted } from './lifted.ts'
import { offset, shift } from './moving.ts'
import { content, unmoved } from './still.ts'

const SAID: Record<Way, string> = {
  up: 'moved up',
  down: 'moved down',
  left: 'moved to the left',
  right: 'moved to the right',
  inwards: 'further from the edge',
}

export function planStep(targets: Target[], { way, ...stride }: Stride & { way: Way }, state: State): Step {
  const parts = targets.flatMap((target) => (target.class === 'whole' ? content(state) : lifted(target.ids, state)))
  // Away from an edge a line goes with those that it stands flush with.
  const ids = way === 'inwards' ? [...new Set(parts.map((id) => groupOf(id, state)))] : parts
  const to = (id: string): Vector => (way === 'inwards' ? inwards(id, state) : VECTORS[way])
  const aside = (share: number) => ids.flatMap((id) => offset(id, to(id), stride, state, share))
  const far = ids.flatMap((id) => shift(id, to(id), stride, state))
  // A bit is no change of the order, and what its flow does not move goes aside.
  const little = (stride.degree < 1 || way === 'inwards') && aside(1).length > 0
  const stays = state.context.layout !== undefined && unmoved(ids, far, state)
  const operations = little || (far.length > 0 && stays) ? aside(1) : far
  const name = targets.map((target) => target.name).join(', ')
  if (operations.length === 0) return alreadySo(`The ${name} cannot move further in this layout`, state)
  const changes = [{ what: capitalised(name), to: SAID[way], nodes: targets.flatMap((target) => target.ids) }]
  const patch = (done: Operation[], share: number): Step => ({
    step: 'patch',
    operations: done,
    changes,
    ...(share > 0.2 && aside(1).length > 0 && { weaker: () => patch(aside(share * 0.6), share * 0.6) }),
  })
  return patch(operations, 1)
}

/** Lines that stand together at most. */
const FEW = 3

function groupOf(id: string, state: State): string {
  const place = findPlace(state.design.scene, id)
  const parent = place?.parent
  const above = parent && findPlace(state.design.scene, parent.id)?.parent
  const together = parent?.layout?.direction !== 'row' && parent?.fill === undefined
  return parent && above && !place.node.at && together && textsIn([parent.id], state).length <= FEW ? parent.id : id
}

/** Away from the edge of its sheet that it stands nearest to. */
function inwards(id: string, state: State): Vector {
  const boxes = boxesOf(state.design.scene, state.context)
  const artboard = findPlace(state.design.scene, id)?.artboard ?? 0
  const [own, whole] = [boxes.get(id), boxes.get(state.design.scene.artboards[artboard]?.root.id ?? '')]
  if (!own || !whole) return [0, 0]
  const distances: [number, Vector][] = [
    [own.x - whole.x, [1, 0]],
    [whole.x + whole.width - own.x - own.width, [-1, 0]],
    [own.y - whole.y, [0, 1]],
    [whole.y + whole.height - own.y - own.height, [0, -1]],
  ]
  return distances.toSorted(([a], [b]) => a - b)[0]?.[1] ?? [0, 0]
}
