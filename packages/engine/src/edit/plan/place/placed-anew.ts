/** A part at its wished place in another composition, of the same words, colours and type: where this one has no such place. */
import type { Brief, Corner, Placement } from '../../../brief/types.ts'
import type { Along, Spot } from '../../../language/lexicon/place-words.ts'
import type { Role } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { composedAnew } from '../../families/replies.ts'
import { nodeOf, textNodes } from '../../scene-nodes.ts'
import type { Target } from '../../target-types.ts'
import type { Change } from '../../types.ts'

const ROWS: Record<Along, string> = { start: 'top', center: '', end: 'bottom' }
const COLUMNS: Record<Along, string> = { start: 'left', center: '', end: 'right' }

const cornerOf = ({ across, down }: Spot): Corner =>
  ([down && ROWS[down], across && COLUMNS[across]].filter(Boolean).join('-') || 'centre') as Corner

/** Pages are composed of sections, and icons of one thing: they have no such places. */
const isSheet = ({ design }: State) => /^(?:poster|banner|business-card)$/.test(design.scene.kind)

/** The role that leads a design: what "it" is of all that stands there. */
const leadingRole = (state: State): Role | undefined => textNodes(state).toSorted((a, b) => b.size - a.size)[0]?.role

export function placedAnew(target: Target, spot: Spot, changes: Change[], state: State): Step | undefined {
  const role = target.class === 'whole' ? leadingRole(state) : nodeOf(state, target.ids[0] ?? '')?.role
  return role && isSheet(state) ? anew({ target: role, at: cornerOf(spot) }, changes, state) : undefined
}

export function besideAnew(
  [one, other]: [string, string],
  side: NonNullable<Placement['beside']>['side'],
  changes: Change[],
  state: State,
): Step | undefined {
  const [target, of] = [nodeOf(state, one)?.role, nodeOf(state, other)?.role]
  return target && of && (isSheet(state) || state.design.scene.kind === 'logo')
    ? anew({ target, beside: { side, of } }, changes, state)
    : undefined
}

function anew(placement: Placement, changes: Change[], { design: { brief } }: State): Step {
  const others = brief.placements.filter(({ target }) => target !== placement.target)
  const told: Brief = { ...brief, placements: [...others, placement] }
  return composedAnew(told, changes)
}
