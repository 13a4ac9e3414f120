/** Colours by name or code that the frame does not read: "white text on navy", "change the green to blue", "more blue". */
import type { FoundColour } from '../../colour/colour-names.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { DISLIKES } from '../joining.ts'
import { textNodes } from '../scene-nodes.ts'
import type { Targets } from '../target-types.ts'
import { findTargets, openTarget } from '../targets.ts'
import {
  banish,
  exchange,
  gradient,
  lessOf,
  moreOf,
  notThere,
  onGround,
  replaceColour,
  roleColour,
} from './colour-exchange.ts'
import { paint } from './colour-painting.ts'
import { missingStep } from './replies.ts'

/** Wishes that name a colour and are about something else. */
const NOT_ABOUT_COLOUR = /^(?:please )?(?:add|insert|include|append|write)\b(?!.*\bcolou?r)/

export const namedColours: Recogniser = (clause, state) => {
  const colours = clause.colours.filter(
    (colour, _, all) =>
      !standsInCopy(colour, clause, state) &&
      // "a leaf in the corner" is a thing, and no green.
      !(colour.thing && /^(?:an?|some|two) $/.test(clause.lower.slice(0, colour.start))) &&
      !(all.length > 1 && /,? (?:and )?not (?:the |in )?$/.test(clause.lower.slice(0, colour.start))),
  )
  if (colours.length === 0 || NOT_ABOUT_COLOUR.test(clause.lower)) return undefined
  if (/\b(?:is|are|looks?|feels?|seems?) (?:\w+ )?too [\w-]+$/.test(clause.lower)) return undefined
  const targets = findTargets(clause, state)
  // "I don't like the orange circle" says which one, and not what shall become of it.
  if (DISLIKES.test(clause.lower) && targets.found.some((target) => target.class !== 'whole')) return undefined
  return (
    notThere(clause, colours, state) ??
    gradient(clause, colours, state) ??
    exchange(clause, colours, state) ??
    roleColour(clause, colours, state) ??
    lessOf(clause, colours, state) ??
    moreOf(clause, colours, state) ??
    replaceColour(clause, colours, targets, state) ??
    banish(clause, colours, targets, state) ??
    onGround(clause, colours, targets, state) ??
    everywhere(clause, colours, targets, state)
  )
}

/** "make Blue Door bigger": a name of this design, and no colour. */
function standsInCopy({ start, end }: FoundColour, { text }: Clause, state: State): boolean {
  const next = text.slice(end).match(/^\s+\p{Lu}[\p{L}\p{N}]*/u)?.[0]
  const before = text.slice(0, start).match(/\p{Lu}[\p{L}\p{N}]*\s+$/u)?.[0]
  const words = text.slice(start, end)
  return [next && words + next, before && before + words].some(
    (pair) => pair && textNodes(state).some((node) => node.text.includes(pair)),
  )
}

/** Colours of nothing in particular are for the whole design, or for what the last clause was about. */
function everywhere(
  clause: Clause,
  colours: FoundColour[],
  { found, missing }: Targets,
  state: State,
): Step | undefined {
  if (found.length === 0 && missing.length > 0) return missingStep(missing, state)
  const [target] = found.length > 0 ? found : [openTarget(clause, state)]
  return target && found.length < 2 ? paint(target, colours, state) : undefined
}
