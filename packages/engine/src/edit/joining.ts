/** How clauses of one instruction lean on each other: a piece that waits for the next, a thing that repeats the last wish. */
import { nth } from '../base/items.ts'
import { type Clause, toClause } from './clauses.ts'
import { findMentions } from './nouns.ts'

/** Beginnings of a wish that may say nothing yet. */
const OPEN =
  /^(?:please )?(?:make|change|set|turn|put|move|swap|replace|switch|colou?r|the|my|use|align|exchange|flip|in|fonts?|typeface)\b/
/** "not sure about the yellow": half a wish, of which the next piece may be the other half. */
export const DISLIKES =
  /\b(?:not (?:sure|happy|convinced)(?: about| with)?|don't (?:like|love)|do not like|dislike|hate|not a fan of|not keen on|tired of)\b/
/** "no green please", and nothing else. */
const UNWANTED = /^(?:please )?(?:no(?: more)?|not|without)(?: the| any)? [\w ]+?(?: please)?$/
const OTHER_HALF =
  /^(?:(?:maybe|perhaps|rather|please|can you|could you|let's|how about|what about|i'd prefer|i prefer)\s+)*(?:try|use|make it|change it to|go (?:for|with)|switch to|something|do|with)?\b/

const merge = (a: Clause, b: Clause, joint = ' and ') => toClause(`${a.text}${joint}${b.text}`)

/** Clauses that say nothing alone, put together with their neighbours until they do. */
export function joined(clauses: Clause[], understood: (clause: Clause) => boolean): Clause[] {
  const result: Clause[] = []
  for (let i = 0; i < clauses.length; i++) {
    let clause = nth(clauses, i)
    const exchanged = halves(clause, clauses[i + 1])
    if (exchanged) {
      result.push(exchanged)
      i++
      continue
    }
    let together = clause
    for (let more = i + 1; more < clauses.length && OPEN.test(clause.lower) && !understood(clause); more++) {
      const next = nth(clauses, more)
      if (together.quotes.length > 0 || next.quotes.length > 0) break
      // "the line-up is missing: add …": the second is a wish by itself.
      if (/\b(?:missing|wrong|lost|gone)$/.test(clause.lower)) break
      together = merge(together, next)
      if (!understood(together)) continue
      clause = together
      i = more
    }
    result.push(clause)
  }
  return result
}

/** "not sure about the yellow, maybe try turquoise"; "the font is too playful, something more serious". */
function halves(first: Clause, second: Clause | undefined): Clause | undefined {
  if (!second || first.quotes.length > 0) return undefined
  if (second.quotes.length > 0) return undefined
  if (!OTHER_HALF.test(second.lower)) return undefined
  const [old, wanted] = [first.colours[0], second.colours[0]]
  const bare = findMentions(second.lower).length === 0
  if (
    old &&
    wanted &&
    bare &&
    first.colours.length === 1 &&
    (DISLIKES.test(first.lower) || UNWANTED.test(first.lower))
  ) {
    return toClause(`change the ${old.words} to ${wanted.words}`)
  }
  const ofType = /\b(?:fonts?|typeface|lettering)\b/.test(first.lower) && /\btoo\b/.test(first.lower)
  return ofType && bare && /\b(?:more|less)\b/.test(second.lower) ? merge(first, second, ', ') : undefined
}

/** "headline red, background white": what stands on a ground is judged against the new one. */
export function groundFirst(clauses: Clause[]): Clause[] {
  const isGround = ({ lower, colours }: Clause) => colours.length > 0 && /\b(?:background|bg|backdrop)\b/.test(lower)
  if (clauses.some(({ lower }) => /\b(?:it|them|that|this)\b/.test(lower))) return clauses
  return [...clauses.filter(isGround), ...clauses.filter((clause) => !isGround(clause))]
}

const HOLDS_ON = /^(?:please )?(remove|delete|drop|add|include|without|no|lose|hide|get rid of)\b/

/**
 * What a clause may mean after the last one: "remove the icon" + "the tagline" repeats the verb, "make the headline
 * bigger" + "the date as well" the whole wish.
 */
export function inherited(clause: Clause, last: Clause | undefined): Clause[] {
  if (!last) return []
  const verb = HOLDS_ON.exec(last.lower)?.[1]
  const adds = verb === 'add' || verb === 'include'
  if (!adds && !onlyThings(clause)) return []
  if (verb) return [withVerb(verb, clause)]
  const [old] = findMentions(last.lower)
  const [thing] = findMentions(clause.lower)
  if (!old || !thing || last.quotes.length > 0) return []
  const text = last.text.slice(0, old.start) + clause.text.slice(thing.start, thing.end) + last.text.slice(old.end)
  return [toClause(text)]
}

function withVerb(verb: string, clause: Clause): Clause {
  const again = toClause(`${verb} ${clause.text}`)
  const offset = verb.length + 1
  return {
    ...again,
    quotes: clause.quotes.map((quote) => ({ ...quote, start: quote.start + offset, end: quote.end + offset })),
    words: (start, end) =>
      clause.words(Math.max(0, start - offset), end === undefined ? undefined : Math.max(0, end - offset)),
  }
}

/** "the tagline", "'Sale'": names of things, and nothing that would happen to them. */
export function onlyThings({ lower, quotes }: Clause): boolean {
  const named = [...findMentions(lower), ...quotes]
  const rest = named
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), lower)
  return (
    named.length > 0 &&
    /^(?:\s|\b(?:the|its|my|our|that|this|and|also|or|all|any|too|as well|please|first|second|third|last)\b)*$/.test(
      rest,
    )
  )
}
