/** What things that are to be seen have to do with one another: a place that is said of several is said of the first. */
import { nth } from '../../base/items.ts'
import type { Token } from '../../language/tokens.ts'
import type { Depiction } from '../types.ts'

/** A thing that was found, and its words: half-open range of tokens. */
export interface Found {
  depiction: Depiction
  from: number
  to: number
}

/** Between two nouns of one picture stand so many words at most. */
const LONGEST = 5
const PLACES = new Set('top bottom left right centre center middle corner edge side background'.split(' '))

/**
 * 'A sloth with a cup on the left': the place is the sloth's, and the cup goes with it. The same holds for things that are
 * joined ('a dumbbell and a bottle in the centre') unless each has a place of its own.
 */
export function joined(tokens: readonly Token[], found: readonly Found[]): Depiction[] {
  const roots: number[] = []
  const things = found.map(({ depiction }) => ({ ...depiction }))
  for (const [i, one] of found.entries()) {
    const before = found[i - 1]
    const root = before && goesOn(tokens, before, one) ? nth(roots, i - 1) : i
    roots.push(root)
    if (root === i) continue
    const [first, own] = [nth(things, root), nth(things, i)]
    if (first.backdrop || own.backdrop || isApart(tokens, one, first, own)) continue
    if (first.at === undefined && own.at !== undefined) {
      first.at = own.at
      delete own.at
    }
  }
  return things
}

/** 'A large lamp and a small moth at the top': each with a size of its own. */
const isApart = (tokens: readonly Token[], { from }: Found, first: Depiction, own: Depiction): boolean =>
  tokens[from - 1]?.lower === 'and' && own.size !== undefined && own.size !== first.size

/** Whether the second thing is said in the same breath: nothing but words that join the two stands between. */
function goesOn(tokens: readonly Token[], { to, depiction }: Found, { from }: Found): boolean {
  if (from < to) return true
  if (depiction.at !== undefined) return false
  const between = tokens.slice(to, from)
  const [first] = between
  if (!first || between.length > LONGEST || first.sentence !== tokens[to - 1]?.sentence) return false
  return (
    /^(?:ADP|VERB|ADV|CCONJ)$/.test(first.pos) &&
    between.every(
      ({ text, lower, quote, pos }) =>
        quote < 0 && !/[,;:.]/.test(text) && !PLACES.has(lower) && !/^(?:NOUN|PROPN|PRON)$/.test(pos),
    )
  )
}
