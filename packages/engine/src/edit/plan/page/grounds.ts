/** All sections of a page on one ground. */
import type { Frame } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { settled } from '../../palette/recolour.ts'
import { patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'
import { mainOf } from '../../understand/sections.ts'

/** Undefined where the design has no sections. */
export function planSameGround(state: State): Step | undefined {
  const main = mainOf(state)
  const sections = (main?.children ?? []).filter(
    (node): node is Frame => node.type === 'frame' && (node.role === 'section' || node.role === 'band'),
  )
  if (sections.length < 2) return undefined
  const painted = sections.filter(({ fill }) => fill !== 'paper')
  const operations = painted.map(({ id }): Operation => ({ op: 'set', id, set: { fill: 'paper' } }))
  if (operations.length === 0)
    return { step: 'cannot', question: 'All sections have the same background already.', already: true }
  return patchOf(
    'Sections',
    'all on the same background',
    painted.map(({ id }) => id),
    settled(state.design.scene, operations, state.context),
  )
}
