/** Words of a line that shall look otherwise: the line is taken apart, and the wish is for the piece. */
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import type { Found } from '../understand/referents.ts'
import { pieceOf } from './piece.ts'

type Patch = Extract<Step, { step: 'patch' }>

/** @param plan what is done with the piece, in the design where it stands alone */
export function planWithin(
  { within, targets }: Found,
  plan: (targets: Target[], state: State) => Step | undefined,
  state: State,
): Step | undefined {
  const operations: Operation[] = []
  const pieces: Target[] = []
  let scene = state.design.scene
  for (const { words, target } of within) {
    const piece = pieceOf(words, target.ids, { ...state, design: { ...state.design, scene } })
    if (!piece) return undefined
    operations.push(...piece.operations)
    pieces.push({ ...target, ids: piece.focus })
    scene = apply(scene, piece.operations)
  }
  const step = plan([...targets, ...pieces], { ...state, design: { ...state.design, scene } })
  return behind(operations, step) ?? step
}

/** The step in all its forms behind the operations that it stands on; undefined for what leaves the design as it is. */
function behind(first: Operation[], step: Step | undefined): Patch | undefined {
  if (step?.step !== 'patch') return undefined
  const { weaker, otherwise, ...rest } = step
  const other = behind(first, otherwise)
  return {
    ...rest,
    operations: [...first, ...step.operations],
    ...(weaker && { weaker: () => behind(first, weaker()) }),
    ...(other && { otherwise: other }),
  }
}
