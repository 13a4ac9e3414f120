/** What is answered where a message leads to no edit. */
import { capitalised } from '../../base/words.ts'
import type { ChatDesign } from '../types.ts'
import { calledBy, ordinal } from './sheet.ts'
import type { Does } from './types.ts'

export const chosen = (design: ChatDesign, place: number): Does => ({
  is: 'choose',
  designId: design.id,
  message: `${capitalised(calledBy(place))} it is. What should I change about it?`,
  suggestions: ['another font', 'other colours', 'also as a story and a banner'],
})

const asked = (message: string, suggestions: string[]): Does => ({ is: 'answer', message, suggestions, asks: true })

/** Which of the designs is meant. */
export const whichDesign = (among: readonly ChatDesign[]): Does =>
  asked(
    'Which of the designs do you mean?',
    among.map(({ position }) => calledBy(position)),
  )

/** A version of the design in hand, or one of the designs. */
export const versionOrDesign = (place: number): Does =>
  asked(
    `Do you mean ${ordinal(place) ? `the ${ordinal(place)} version` : `version ${place}`} of this design, or ${calledBy(place)} of the designs?`,
    [`back to version ${place}`, calledBy(place)],
  )

/** The version before, or another of the designs. */
export const beforeOrOther = (others: readonly ChatDesign[]): Does =>
  asked('Do you mean this design as it was before the last change, or another one of them?', [
    'undo',
    ...others.slice(0, 3).map(({ position }) => calledBy(position)),
  ])

/** Two designs cannot become one; one may lend the other something. */
export const notMerged = (into: number, from: number): Does => {
  const [one, other] = [calledBy(into), calledBy(from)]
  return asked(
    `I cannot make one design of two. There can be four new ones near both, or ${one} can take over colours, fonts or the layout of ${other}:`,
    [
      `more like ${into} and ${from}`,
      `use the colours of ${other} in ${one}`,
      `use the fonts of ${other} in ${one}`,
      `use the layout of ${other} in ${one}`,
    ],
  )
}

/** Designs stay in the conversation. */
export const notTakenOut = (design: ChatDesign, among: readonly ChatDesign[]): Does =>
  asked(
    `${capitalised(calledBy(design.position))} stays in the conversation: I cannot take a design out of it. Which one should I go on with?`,
    among.filter(({ id }) => id !== design.id).map(({ position }) => calledBy(position)),
  )

/** There are not so many. */
export const noSuch = (count: number): Does =>
  asked(
    `There are ${count} designs here. Which of them do you mean?`,
    Array.from({ length: count }, (_, i) => calledBy(i + 1)),
  )

export const NOTHING_SAID: Does = asked('I have nothing to repeat yet. What should I do?', [
  'make it dark green',
  'another font',
])

export const noticed = (praise: boolean): Does => ({
  is: 'answer',
  message: praise
    ? 'Good to hear. Is there anything else?'
    : 'All right. Tell me what to change, or what to design next.',
  suggestions: ['a matching business card', 'the same as a banner', 'another layout, same colours'],
})
