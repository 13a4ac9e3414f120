/** One clause read: exceptions, single words and the families of edits. */
import { apply } from './apply.ts'
import type { Clause } from './clauses.ts'
import type { State, Step } from './context.ts'
import { exceptionIn, restIn, sparedIds, sparing } from './exceptions.ts'
import { FAMILIES } from './families/registry.ts'
import { framed } from './framed.ts'
import { singledOut } from './one-word.ts'
import { behind } from './plan/within.ts'

/** What a clause asks of the design, by the first family that takes it; undefined where none does. */
export function recognise(clause: Clause, state: State): Step | undefined {
  return oneWord(clause, state) ?? asked(clause, state)
}

/** A wish for one word of a line: the line taken apart, and the wish for the piece. */
function oneWord(clause: Clause, state: State): Step | undefined {
  const single = singledOut(clause, state)
  if (!single) return undefined
  const { operations, focus, wishes, word } = single
  const what = `'${word}'`
  if (wishes.length === 0)
    return { step: 'patch', operations, changes: [{ what, to: 'in another colour', nodes: focus }] }
  const scene = apply(state.design.scene, operations)
  const apart = { ...state, design: { ...state.design, scene }, focus }
  const step = wishes.map((wish) => asked(wish, apart)).find((read) => read?.step === 'patch')
  return behind(operations, step?.step === 'patch' ? called(what, step) : undefined)
}

/** The step in all its forms, its first change by another name. */
function called(what: string, step: Step | undefined): Step | undefined {
  if (step?.step !== 'patch') return step
  const { changes, weaker, otherwise } = step
  const other = called(what, otherwise)
  return {
    ...step,
    changes: changes.map((change, index) => (index === 0 ? { ...change, what } : change)),
    ...(weaker && { weaker: () => called(what, weaker()) }),
    ...(other && { otherwise: other }),
  }
}

function asked(clause: Clause, state: State): Step | undefined {
  const rest = restIn(clause, state)
  if (rest) return sparing(recognise(rest, { ...state, done: [] }), state.done, 'what was named', state)
  const exception = exceptionIn(clause)
  // What is taken away but for one thing is that thing kept.
  if (exception && !/^(?:please )?(?:remove|delete|drop|erase|hide|get rid|clear)\b/.test(clause.lower))
    return sparing(
      recognise(exception.wish, state),
      sparedIds(exception.spared, state),
      exception.spared.words(0),
      state,
    )
  const read = framed(clause, state)
  if (read) return read
  for (const family of FAMILIES) {
    const step = family(clause, state, framed)
    if (step) return step
  }
  return undefined
}
