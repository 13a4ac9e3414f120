/** A thing and nothing else, "cupcake", "fork and knife": it is to be shown. Asked last, and only of what can be drawn. */
import { NO_PART } from '../by-words.ts'
import type { Recogniser } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { standsInText } from '../scene-nodes.ts'
import { nouns, pictured, plain, redraw, singular } from './drawing.ts'
import { addPicture } from './picture-add.ts'

const THING =
  /^(?:maybe |perhaps |just )?(?:an? |some )?(?<thing>\p{L}{3,}(?: (?:and |with )?(?:an? )?\p{L}{3,}){0,2})$/u

export const bareThing: Recogniser = (clause, state) => {
  const thing = THING.exec(clause.lower)?.groups?.thing
  const library = state.context.pictograms
  if (!thing || !library || clause.colours.some((colour) => !colour.thing)) return undefined
  if (findMentions(thing).length > 0 || standsInText(thing, state)) return undefined
  const wanted = nouns(thing).map(singular)
  if (wanted.length === 0 || thing.split(' ').some((word) => NO_PART.has(word) || word === 'the' || word === 'instead'))
    return undefined
  // Only what a pictogram is called: anything is near something.
  const called = library
    .find(nouns(thing), { count: 6 })
    .some((icon) => wanted.every((word) => plain(icon).split(' ').map(singular).includes(word)))
  if (!called) return undefined
  const step = redraw(thing, pictured(state), state)
  const none = step.step === 'cannot' && pictured(state).length === 0
  return none ? addPicture(clause, thing, state) : step
}
