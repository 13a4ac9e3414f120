/** "Bigger button, and add a line": where the line needs a new composition, the button is to be bigger than it was seen. */
import type { Design } from '../../design/types.ts'
import { apply } from '../apply.ts'
import type { EditContext } from '../context.ts'
import { guarded } from '../guard.ts'
import { type Measured, type MeasuredNode, measure } from '../measure/compare.ts'
import type { Asked } from '../plan/properties/row.ts'
import { size } from '../plan/properties/size.ts'
import { targetOf } from '../steps.ts'
import type { Change } from '../types.ts'
import { begun } from './run.ts'

/** Share by which a part has to differ to be called larger or smaller, and the factor that is aimed at. */
const SEEN = 0.02
const STEP = 1.25

type Way = 'more' | 'less'

const wayOf = ({ to = '' }: Change): Way | undefined =>
  /\b(?:larger|bigger)\b/.test(to) ? 'more' : /\bsmaller\b/.test(to) ? 'less' : undefined

interface SizedAnew {
  design: Design
  /** The changes that hold against both scenes. */
  changes: Change[]
  /** What could not be made larger, or smaller, than it was where that was said. */
  missed: Change[]
}

/**
 * The parts that were resized in a new composition, held against the scene of which the wish was said: resized once more
 * where they do not differ from it as was asked. Nothing is compared across formats.
 */
export function sizedAnew(seen: Design, anew: Design, changes: readonly Change[], context: EditContext): SizedAnew {
  const [was, is] = [seen.scene.format, anew.scene.format]
  if (was.width !== is.width || was.height !== is.height) return { design: anew, changes: [...changes], missed: [] }
  const before = measure(seen.scene, context)
  const result: SizedAnew = { design: anew, changes: [], missed: [] }
  for (const change of changes) {
    const way = wayOf(change)
    const lacks = ({ scene }: Design) => way && lacking(change, way, before, measure(scene, context))
    const by = lacks(result.design)
    if (way && by !== undefined) result.design = resized(change, { way, degree: 1, by }, result.design, context)
    const met = by === undefined || lacks(result.design) === undefined
    result[met ? 'changes' : 'missed'].push(change)
  }
  return result
}

function resized(change: Change, asked: Asked, design: Design, context: EditContext): Design {
  const { state } = begun(design, context)
  const planned = size([targetOf(change.what, 'part', change.nodes)], asked, state)
  const step = planned && guarded(planned, state)
  return step?.step === 'patch' ? { ...design, scene: apply(design.scene, step.operations) } : design
}

/** By which factor the parts would have to be resized; undefined where they are as asked, or stood nowhere before. */
function lacking({ nodes }: Change, way: Way, before: Measured, after: Measured): number | undefined {
  for (const id of nodes) {
    const is = after.nodes.get(id)
    const was = is && counterpart(is, before)
    if (!is || !was) continue
    const aim = way === 'more' ? STEP : 1 / STEP
    const met = way === 'more' ? is.size > was.size * (1 + SEEN) : is.size < was.size * (1 - SEEN)
    return met ? undefined : (was.size * aim) / is.size
  }
  return undefined
}

/** The part of the same role, and of several the largest. */
const counterpart = ({ node }: MeasuredNode, { nodes }: Measured): MeasuredNode | undefined =>
  [...nodes.values()]
    .filter((one) => node.role !== undefined && one.node.role === node.role && one.node.type === node.type)
    .toSorted((a, b) => b.size - a.size)[0]
