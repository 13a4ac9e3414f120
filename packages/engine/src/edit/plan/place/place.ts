/** Where parts stand: one planner for each way to say it. */
import type { State, Step } from '../../context.ts'
import { settled } from '../../palette/recolour.ts'
import { idsOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Place } from '../../understand/wish.ts'
import { room } from '../properties/room.ts'
import { planBeside } from './beside.ts'
import { planCardSide } from './card-side.ts'
import { grounded } from './grounded.ts'
import { planLayer } from './layer.ts'
import { planLockup } from './lockup.ts'
import { planNear } from './near.ts'
import { planSpot } from './spot.ts'
import { planStep } from './step.ts'

/** @param anchor what the place is seen from; undefined where it is none, or is not there */
export function planPlace(targets: Target[], place: Place, anchor: Target | undefined, state: State): Step | undefined {
  const ids = idsOf(targets)
  const step = grounded(placed(targets, place, anchor, state), ids, state)
  if (step?.step !== 'patch') return step
  // What comes to stand on another ground has to read there.
  return { ...step, operations: settled(state.design.scene, step.operations, state.context) }
}

function placed(targets: Target[], place: Place, anchor: Target | undefined, state: State): Step | undefined {
  const [first, second] = targets
  if (!first) return undefined
  switch (place.is) {
    case 'spot':
      return planSpot(targets, place, state)
    case 'step':
      return planStep(targets, place, state)
    case 'card side':
      return state.design.scene.kind === 'business-card'
        ? planCardSide(targets, place.side, state)
        : planLayer(targets, place.side, state)
    case 'beside':
      return anchor && planBeside(first, place.side, anchor, state)
    case 'lockup':
      return planLockup(place.stacked, state)
    default: {
      const other = anchor ?? second
      if (other) return planNear([first, other], !anchor, place, state)
      // "more space between the sections"
      return room(targets, { way: place.way === 'further' ? 'more' : 'less', degree: place.degree }, state)
    }
  }
}
