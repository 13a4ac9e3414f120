/** What stands on a plate or a band is not moved off it: the sign would be cut, the letters would not read. */

import type { Box } from '../../../base/geometry.ts'
import type { Frame } from '../../../scene/types.ts'
import { places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { OFFER_LAYOUT } from '../../families/replies.ts'
import { cannot } from '../../steps.ts'
import { contains } from './lifted.ts'

/** Share of the sheet from which something drawn is a ground for everything. */
const GROUND = 0.6
/** Share of its contrast that a text keeps, or as much of what it needs as reads easily. */
const [LOSES, READS] = [0.55, 1.2]

/** The step, or its weaker form, in which everything stands on what it stood on; else another composition, or the reason. */
export function grounded(step: Step | undefined, moved: string[], state: State): Step | undefined {
  let now = step
  for (let tries = 0; tries < 6 && now?.step === 'patch'; tries++) {
    const left = leaves(now.operations, moved, state)
    if (left === undefined) return now
    const { otherwise } = now
    now = now.weaker?.() ?? otherwise ?? refusal(left)
  }
  return now
}

/** What is left by something that was moved; undefined where nothing is. */
function leaves(
  operations: Extract<Step, { step: 'patch' }>['operations'],
  moved: string[],
  state: State,
): string | undefined {
  if (!state.context.layout) return undefined
  const { scene } = state.design
  const after = apply(scene, operations)
  const [was, is] = [boxesOf(scene, state.context), boxesOf(after, state.context)]
  const plates = platesOf(was, state)
  for (const id of moved) {
    const [before, now] = [was.get(id), is.get(id)]
    if (!before || !now) continue
    const plate = plates.find((one) => one.id !== id && contains(one.box, before))
    const there = plate && is.get(plate.id)
    if (there && !contains(there, now)) return plate.name
  }
  return fades(moved, after, state) ? 'what makes it readable' : undefined
}

/** Drawn shapes that are no ground of the whole sheet, the smallest first. */
function platesOf(boxes: Map<string, Box>, { design: { scene } }: State): { id: string; name: string; box: Box }[] {
  const { width } = scene.format
  const sheet = boxes.get(scene.artboards[0]?.root.id ?? '')
  const whole = width * (sheet?.height ?? width)
  return [...places(scene)]
    .flatMap(({ node, parent }) => {
      const box = boxes.get(node.id)
      const plate = node.role === 'panel' || node.role === 'band' || node.role === 'frame'
      const drawn = node.type === 'vector' ? plate : node.type === 'frame' && parent && isFilled(node)
      return drawn && box && box.width * box.height < GROUND * whole
        ? [{ id: node.id, name: `its ${node.role ?? 'panel'}`, box }]
        : []
    })
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
}

const isFilled = ({ fill, role }: Frame) => fill !== undefined && role !== 'button'

/** Whether words that were moved lose much of their contrast. */
function fades(moved: string[], after: State['design']['scene'], { design, context }: State): boolean {
  if (!context.contrast) return false
  const reads = (scene: typeof after) =>
    new Map((context.contrast?.(scene) ?? []).flatMap((one) => (moved.includes(one.id) ? [[one.id, one]] : [])))
  const [was, is] = [reads(design.scene), reads(after)]
  return [...was].some(([id, { ratio, needed }]) => {
    const now = is.get(id)?.ratio ?? ratio
    return now < ratio * LOSES && now < needed * READS
  })
}

const refusal = (left: string): Step =>
  cannot(`Moved there, it would leave ${left}.${OFFER_LAYOUT}`, 'another layout, same colours')
