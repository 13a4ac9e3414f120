/** Going back: "undo", "revert that", "back to version 2", "the previous one was better". */
import type { Recogniser } from '../context.ts'
import { versionIndex } from '../recent.ts'
import { ordinalIn } from './references.ts'

const BACK =
  /^(?:please |can you |could you |(?:i )?(?:want|would like|'d like) to |let's |ok(?:ay)?,? |no,? |hmm,? |actually,? |wait,? )*(?:undo|revert|reset|restore|go back|back up|take (?:it|that) back|roll ?back|cancel (?:that|the last|it)|never ?mind|put (?:it|that) back|bring (?:it |that )?back|change (?:it|that) back|back to (?!(?:the )?(?:very )?(?:top|bottom|left|right|middle|cent(?:er|re)|corner|front|back)\b)|return to|(?:show|give)(?: me| us)? (?:the |that )?(?:previous|last|earlier|old|original|first) (?:version|one|state|design)|un-?do|(?:just )?(?:one|a) step back|as (?:it was )?before|like (?:it was )?before|like (?:the )?(?:version|v)|(?:i (?:liked?|prefer(?:red)?|want) (?:the )?(?:previous|last|old|earlier|first|original|second|third|version|it (?:as it was )?before)))\b/
const THING = /\b(?:bring|put) back the (?!previous|last|old|earlier|original|first|second|version)/
const BETTER =
  /\b(?:the )?(?:previous|last|old|earlier|original) (?:one|version|design|state|look) (?:was|looked|is) (?:better|nicer|good)|\b(?:was|looked) better before\b|\buse (?:the )?(?:previous|original|earlier|old) version\b|^(?:(?:the )?(?:previous|original|last) version|version \d+|v\d+)(?: again| please)?$/

/** "two steps", "the last three changes", "twice" */
const STEPS =
  /\b(?:(?<count>\d|two|three|four|five) (?:more )?(?:steps?|changes?|edits?|versions?|times)|(?:last|previous) (?<last>\d|two|three|four|five)\b|(?<twice>twice))/
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }

export const undo: Recogniser = ({ lower, quotes, colours }, { design, context }) => {
  if (quotes.length > 0 || THING.test(lower) || !(BACK.test(lower) || BETTER.test(lower))) return undefined
  if (/\b(?:fonts?|colou?rs?|palette|background)\b/.test(lower) || (colours.length > 0 && !/^undo|^revert/.test(lower)))
    return undefined
  const steps = STEPS.exec(lower)?.groups
  if (steps && context.versions) {
    const said = steps.count ?? steps.last ?? ''
    const count = steps.twice ? 2 : (COUNTS[said] ?? Number(said))
    // Versions are counted from 1.
    return { step: 'revert', to: Math.max(1, versionIndex(design, context.versions) + 1 - count) }
  }
  const number = lower.match(/\b(?:version|v|number|no\.?)\s?(\d+)\b/)?.[1]
  if (number !== undefined) return { step: 'revert', to: Number(number) }
  if (/\b(?:original|beginning|start|scratch|initial)\b/.test(lower)) return { step: 'revert', to: 1 }
  const ordinal = /\bversion|one\b/.test(lower) ? ordinalIn(lower) : undefined
  if (ordinal !== undefined && ordinal > 0) return { step: 'revert', to: ordinal }
  return { step: 'revert', to: 'previous' }
}
