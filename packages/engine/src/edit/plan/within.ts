/** Words of a line that shall look otherwise: the line is taken apart, and the wish is for the piece. */
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { pieceOf } from '../one-word.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import type { Found } from '../understand/referents.ts'

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
  return step?.step === 'patch' ? behind(operations, step) : step
}

/** The step and its weaker forms behind the operations that it stands on. */
function behind(first: Operation[], step: Patch): Patch {
  const { weaker, otherwise: _otherwise, ...rest } = step
  const weaken = () => {
    const next = weaker?.()
    return next?.step === 'patch' ? behind(first, next) : undefined
  }
  return { ...rest, operations: [...first, ...step.operations], ...(weaker && { weaker: weaken }) }
}
