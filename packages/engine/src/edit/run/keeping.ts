/** What a message leaves out, or wants to stay: other wishes are carried out without it, or not at all. */
import { findNode, subtree } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { sparing } from '../exceptions.ts'
import { compare, type Difference, type Measured } from '../measure/compare.ts'
import { partsOf } from '../understand/referents.ts'
import type { Ref, Wish } from '../understand/wish.ts'

const isNamed = ({ is }: Ref) => is !== 'it' && is !== 'rest'

/** What shall stay beside a wish: what it is of itself is not kept from it. */
export function keptFrom(wish: Wish, kept: readonly Ref[], state: State): Ref[] {
  const leans = wish.of.every(({ is }) => is === 'it')
  const own = new Set(leans ? state.focus : partsOf(wish.of, state))
  const isOwn = (ref: Ref) => {
    const ids = idsNamed(ref, state)
    return own.size > 0 && own.size <= ids.length && ids.every((id) => own.has(id))
  }
  return kept.filter((ref) => isNamed(ref) && !isOwn(ref))
}

/** The step without what it would do to the kept things; it says so only where it would have. */
export function spared(step: Step, kept: readonly Ref[], state: State, wish?: Wish): Step {
  const isRest = wish?.of.some(({ is }) => is === 'rest') === true && state.done.length > 0
  if (step.step !== 'patch') return step
  if (isRest) return sparing(step, state.done, 'what was named', state) ?? step
  const ids = kept.filter(isNamed).flatMap((ref) => withinOf(ref, state))
  if (ids.length === 0) return step
  const left = sparing(step, ids, kept.map(({ words }) => words).join(' and '), state)
  const isSame = left?.step === 'patch' && JSON.stringify(left.operations) === JSON.stringify(step.operations)
  return left === undefined || isSame ? step : left
}

/** What shall stay as it is and would not: its colours, its words or itself. */
export function touchedOf(kept: readonly Ref[], was: Measured, is: Measured, state: State): string | undefined {
  const changed = new Set(
    compare(was, is)
      .filter(({ property }) => STAYS.has(property))
      .map(({ id }) => id),
  )
  return kept.find((ref) => idsNamed(ref, state).some((id) => changed.has(id)))?.words
}
const STAYS = new Set<Difference['property']>(['colour', 'gone', 'words', 'drawing'])

const isGround = (ref: Ref) => ref.is === 'noun' && ref.mention.noun.class === 'ground'

const idsNamed = (ref: Ref, state: State) =>
  isGround(ref) ? state.design.scene.artboards.map(({ root }) => root.id) : partsOf([ref], state)

/** With all that is in them; a ground without what stands on it. */
const withinOf = (ref: Ref, state: State) =>
  idsNamed(ref, state).flatMap((id) => {
    const node = isGround(ref) ? undefined : findNode(state.design.scene, id)
    return node ? [...subtree(node)].map((inner) => inner.id) : [id]
  })
