/** What no rule reads of a message: said where it is done, answered, passed over, or left as not understood. */
import { aboutOf } from '../about.ts'
import { noEdit } from '../acts/act.ts'
import { type Clause, toClause } from '../clauses.ts'
import type { Step } from '../context.ts'
import { FAMILIES } from '../families/registry.ts'
import { shield } from '../shield.ts'
import type { Run } from './run.ts'

/** Tells how something is: what has none of it wishes something, and is not answered by the next wish. */
const STATES = /\b(?:is|isn't|are|was|looks?|feels?|seems?|gets?|don't|hate|dislike|not|too|so)\b|'s\b/

/**
 * Takes what was not read into the run.
 * @param settle what becomes of a step that answers it
 */
export function leave(words: string, run: Run, settle: (clause: Clause, step: Step) => void) {
  const shielded = shield(words)
  const clause = toClause(shielded.text, shielded)
  if (clause.lower === '') return
  run.clauses.push(clause)
  const told = noEdit(clause.lower, run.state.design.scene.kind)
  const step = told ? ({ step: 'cannot', ...told } as const) : answerTo(clause, run)
  const about = step?.step === 'nothing' ? [] : aboutOf(clause, run.state)
  // "why is the date so big? make it smaller": what was spoken of is what the next wish is about.
  if (about.length > 0) run.state = { ...run.state, focus: about.flatMap(({ ids }) => ids) }
  if (step) {
    settle(clause, step)
    return
  }
  if (about[0]) run.about = about[0].name
  run.unread.push(clause.words(0))
  // "the brass is too shiny, tone it down"
  run.remark = (about.length > 0 && STATES.test(clause.lower)) || /\btoo [\w-]+$/.test(clause.lower)
}

function answerTo(clause: Clause, { state }: Run): Step | undefined {
  for (const family of FAMILIES) {
    const step = family(clause, state)
    if (step) return step
  }
  return undefined
}
