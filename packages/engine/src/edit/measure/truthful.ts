/** A step that does what it was proved to and what it says itself, or the sentence that it could not be done. */

import { contrast, difference } from '../../colour/colour.ts'
import { findColours } from '../../colour/colour-names.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { OFFER_LAYOUT } from '../families/replies.ts'
import { cannot } from '../steps.ts'
import type { Change, Operation } from '../types.ts'
import { looksTheSame } from '../unchanged.ts'
import { ADJUSTED, FOLLOWS, isShown } from './claims.ts'
import { compare, type Difference, measure } from './compare.ts'
import { isSeen } from './seen.ts'

/** The step without the claims that do not show; or what was missed, where that is all of them or what was asked. */
export function truthful(step: Step, state: State): Step {
  // A lock is not there to be seen.
  if (step.step !== 'patch' || step.operations.every(isLock)) return step
  const before = measure(state.design.scene, state.context)
  const after = measure(apply(state.design.scene, step.operations), state.context)
  const differences = compare(before, after)
  // It is so already, and told as that.
  if (looksTheSame(before.scene, after.scene)) return step
  if (step.proofs?.every((shows) => shows(before.scene, after.scene)) === false)
    return illegible(step.changes) ?? cannot(`I could not do that here: ${told(step.changes)}.`)
  const made = step.changes.filter((change) => isShown(change, differences, before, after))
  const shown = made.filter((change) => isSeen(change, before, after, state.context))
  if (shown.length === step.changes.length) return step
  const [first] = step.changes
  // What only followed from the wish is nothing without it.
  if (first && !shown.includes(first) && shown.every(({ to }) => to?.endsWith(FOLLOWS))) {
    return made.includes(first) ? unseen(first, told([first]), differences) : refusal(told([first]))
  }
  return { ...step, changes: shown, unshown: step.changes.filter((change) => !shown.includes(change)) }
}

const isLock = (operation: Operation) =>
  operation.op === 'set' && Object.keys(operation.set).every((key) => key === 'locked')

/** A colour that could only be had as another one; undefined where it is about something else. */
function illegible([change]: readonly Change[]): Step | undefined {
  const { what, to } = change ?? { what: '', to: '' }
  const words = to?.endsWith(ADJUSTED) ? to.slice(0, -ADJUSTED.length) : ''
  const [colour] = findColours(words)
  const part = what.toLowerCase()
  return colour?.end === words.length
    ? cannot(
        `In ${words} the ${part} would not be legible on its background. Shall I change the background, too?`,
        `make the background ${contrast(colour.hex, '#ffffff') > 4 ? 'white' : 'black'} and the ${part} ${words}`,
      )
    : undefined
}

const told = (changes: readonly Change[]) =>
  changes.map(({ what, to }) => [what, to].filter(Boolean).join(': ')).join('; ')

/** From this OKLab distance on another colour is another one, where it is seen. */
const OTHER = 0.04

/** It would be done, and nobody would see it: it is covered, or so already. */
function unseen({ nodes }: Change, words: string, differences: readonly Difference[]): Step {
  const isHidden = differences.some(
    (one) =>
      // A change of the whole names no part.
      (nodes.length === 0 || nodes.includes(one.id)) &&
      (one.property === 'added' ||
        (one.property === 'colour' && one.from.some((was, i) => difference(was, one.to[i] ?? was) > OTHER))),
  )
  return isHidden
    ? cannot(`That would not be visible here, because other parts cover it: ${words}.`)
    : cannot(`It already looks like that: ${words}.`)
}

const refusal = (missed: string): Step =>
  cannot(
    `I cannot do that here without changing something else: ${missed}.${OFFER_LAYOUT}`,
    'another layout, same colours',
  )
