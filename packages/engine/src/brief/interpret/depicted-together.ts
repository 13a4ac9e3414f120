/** What things that are to be seen have to do with one another: a place that is said of several is said of the first. */
import { nth } from '../../base/items.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Depiction } from '../types.ts'
import { FACES, WORN } from '../words/depicting.ts'
import { asObject } from '../words/objects.ts'

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
export function joined(words: Words, found: readonly Found[]): Depiction[] {
  const { tokens } = words
  const roots: number[] = []
  const things = found.map(({ depiction }) => ({ ...depiction }))
  const taken = new Set<number>()
  for (const [i, one] of found.entries()) {
    const before = found[i - 1]
    const root = before && goesOn(tokens, before, one) ? nth(roots, i - 1) : i
    roots.push(root)
    // A smile that is spoken of apart is that of what was named before.
    if (i > 0 && FACES.has(one.depiction.thing)) taken.add(i)
    const [lead] = things
    if (lead && i > 0 && one.depiction.several && isStrewn(tokens, one)) {
      lead.around = [...(lead.around ?? []), one.depiction.words]
      taken.add(i)
      continue
    }
    if (root === i || !before) continue
    const owner = things.findLastIndex((_, k) => k < i && !taken.has(k))
    const first = { ...nth(found, Math.max(0, owner)), depiction: nth(things, Math.max(0, owner)) }
    if (
      isPartOf(words, first, before, one) ||
      sharesPlace(tokens, nth(things, root), { ...one, depiction: nth(things, i) }, first, before)
    )
      taken.add(i)
  }
  return things.filter((_, i) => !taken.has(i))
}

/** Whether the words of the second thing only go on with the first: 'a bunch' 'of tulips', 'a person' 'climbing a hill'. */
function isPartOf(words: Words, first: Found, before: Found, one: Found): boolean {
  const longer = one.from <= before.from && !isPutOn(one.depiction)
  if (!longer && !isOf(words.tokens, before, one)) return false
  Object.assign(first.depiction, longer ? goingOn(first.depiction, one.depiction) : whole(words, first, one))
  return true
}

/** The place of the second becomes that of the picture; whether it is itself on the first. */
function sharesPlace(tokens: readonly Token[], root: Depiction, one: Found, first: Found, before: Found): boolean {
  const own = one.depiction
  if (root.backdrop || own.backdrop || isApart(tokens, one, root, own)) return false
  if (root.at === undefined && own.at !== undefined) {
    root.at = own.at
    delete own.at
  }
  if (own.several && /^(?:surrounded|amid|amidst|among)$/.test(tokens[before.to]?.lower ?? '')) {
    first.depiction.around = [...(first.depiction.around ?? []), own.words]
    return true
  }
  return isOn(tokens, before, one) && puts(first.depiction, own)
}

/** 'Snowflakes scattered around': they are about what leads. */
const isStrewn = (tokens: readonly Token[], { to }: Found): boolean =>
  /^(?:scattered|sprinkled|strewn|surrounding|dotted)$/.test(tokens[to]?.lower ?? '')

/** 'A bunch of tulips' is one thing. */
const isOf = (tokens: readonly Token[], { to }: Found, { from }: Found): boolean =>
  from === to + 1 && tokens[to]?.lower === 'of'

/** What both nouns say of the one thing; the first leads where it is one itself: 'a wreath of olive branches'. */
function whole({ text, tokens }: Words, first: Found, { depiction, to }: Found): Partial<Depiction> {
  const so = first.depiction
  const { at = depiction.at, size = depiction.size } = so
  const own = asObject(so.thing.split(' ').at(-1) ?? '') !== undefined
  return {
    thing: own ? so.thing : depiction.thing,
    words: text.slice(tokens[first.from]?.from, tokens[to - 1]?.to),
    ...(at && { at }),
    ...(size && { size }),
    ...(depiction.several && { several: true as const }),
  }
}

/** 'A person climbing a mountain': the person, and what they do. */
const goingOn = (first: Depiction, { words, at, size }: Depiction): Partial<Depiction> => ({
  words,
  ...(at && !first.at && { at }),
  ...(size && !first.size && { size }),
})

/** 'with', 'wearing', 'and' between what has something on and what it has. */
const isOn = (tokens: readonly Token[], { to }: Found, { from, depiction }: Found): boolean =>
  /\bwearing\b/.test(depiction.words) || /^(?:with|wearing|sporting|and|in)$/.test(tokens[to]?.lower ?? '') || from < to

const headOf = ({ thing }: Depiction): string => thing.split(' ').at(-1) ?? thing
const isPutOn = (one: Depiction): boolean => WORN.has(headOf(one)) || FACES.has(headOf(one))

/** Whether the second is on the first: what it wears, its face. */
function puts(first: Depiction, one: Depiction): boolean {
  const { words, mood } = one
  const noun = headOf(one)
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
