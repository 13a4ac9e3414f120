/** What things that are to be seen have to do with one another: a place that is said of several is said of the first. */
import { nth } from '../../base/items.ts'
import type { Token } from '../../language/tokens.ts'
import type { Depiction } from '../types.ts'
import { FACES, WORN } from '../words/depicting.ts'

/** Behind them another thing is told. */
const OPENS = new Set('feature show depict include display illustrate portray'.split(' '))

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
  const taken = new Set<number>()
  for (const [i, one] of found.entries()) {
    const before = found[i - 1]
    const root = before && goesOn(tokens, before, one) ? nth(roots, i - 1) : i
    roots.push(root)
    // A smile that is spoken of apart is that of what was named before.
    if (i > 0 && FACES.has(one.depiction.thing)) taken.add(i)
    if (root === i) continue
    const [first, own] = [nth(things, root), nth(things, i)]
    if (first.backdrop || own.backdrop || isApart(tokens, one, first, own)) continue
    if (first.at === undefined && own.at !== undefined) {
      first.at = own.at
      delete own.at
    }
    const owner = things.findLast((_, k) => k < i && !taken.has(k))
    if (owner && isOn(tokens, nth(found, i - 1), one) && puts(owner, own)) taken.add(i)
  }
  return things.filter((_, i) => !taken.has(i))
}

/** 'with', 'wearing', 'and' between what has something on and what it has. */
const isOn = (tokens: readonly Token[], { to }: Found, { from, depiction }: Found): boolean =>
  /\bwearing\b/.test(depiction.words) || /^(?:with|wearing|sporting|and|in)$/.test(tokens[to]?.lower ?? '') || from < to

/** Whether the second is on the first: what it wears, its face. */
function puts(first: Depiction, { thing, words, mood }: Depiction): boolean {
  const noun = thing.split(' ').at(-1) ?? thing
  if (WORN.has(noun)) {
    first.has = [...(first.has ?? []), (words.split(/\bwearing\b/).at(-1) ?? words).trim()]
    if (mood) first.mood ??= mood
    return true
  }
  if (!FACES.has(noun)) return false
  first.mood ??= mood ?? 'happy'
  return true
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
    !OPENS.has(first.lemma) &&
    between.every(
      ({ text, lower, quote, pos }) =>
        quote < 0 && !/[,;:.]/.test(text) && !PLACES.has(lower) && !/^(?:NOUN|PROPN|PRON)$/.test(pos),
    )
  )
}
