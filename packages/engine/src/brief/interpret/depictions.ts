/**
 * What is to be seen: nouns that a word of showing leads ('featuring a large loaf of bread at the bottom left', 'a
 * silhouette of two dancers in the background'), each with the place and the size that the prompt states.
 */

import { nth } from '../../base/items.ts'
import { COLOUR_WORDS } from '../../colour/colour-table.ts'
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Corner, Depiction } from '../types.ts'
import {
  BACKDROPS,
  MOOD_WORDS,
  NO_PICTURE,
  PICTURE_NOUNS,
  SHADES,
  SHOWING,
  SIZE_WORDS,
  STANDING,
} from '../words/depicting.ts'
import { asObject } from '../words/objects.ts'
import { type Found, joined } from './depicted-together.ts'

/** So many are read of one prompt. */
const MOST = 8

/** What a prompt says besides what is to be seen. */
export interface Besides {
  clauses: readonly Clause[]
  /** Whether the characters between two offsets name a colour. */
  isColour(from: number, to: number): boolean
}

/** The depictions of a prompt, in its order; a thing named twice once, with what either says of it. */
export function depictionsOf(words: Words, { clauses, isColour: namesColour }: Besides): Depiction[] {
  const found: Found[] = []
  let leads = false
  let sentence = -1
  const { tokens } = words
  const acts = actsOf(tokens, clauses)
  for (const [i, token] of tokens.entries()) {
    if (token.sentence !== sentence) {
      sentence = token.sentence
      leads = false
    }
    if (token.quote >= 0 || acts[i] === 'audience') continue
    if (isShowing(tokens, i, acts[i])) leads = true
    if (STANDING.has(token.lemma) && token.pos === 'VERB') leads = false
    const one = endsNoun(tokens, i) ? depictionAt(words, i) : undefined
    if (!one || isBareColour(one, token, namesColour) || !(leads || isTold(one.depiction))) continue
    found.push(one)
    if (found.length >= MOST) break
  }
  return once(joined(words, found))
}

/** 'centered in lavender' */
const isBareColour = ({ from, to }: Found, token: Token, namesColour: Besides['isColour']): boolean =>
  to - from === 1 && !isPlural(token) && namesColour(token.from, token.to)

/** It is to be seen, whatever leads to it. */
const isTold = (one: Depiction): boolean => one.backdrop === true || one.at !== undefined || isPainted(one)

function once(found: readonly Depiction[]): Depiction[] {
  const kept: Depiction[] = []
  for (const one of found) {
    const same = kept.find(({ thing }) => thing === one.thing)
    if (same) Object.assign(same, { ...one, ...same })
    else kept.push(one)
  }
  return kept
}

/** What the clause does that each token stands in. */
function actsOf(tokens: readonly Token[], clauses: readonly Clause[]): (Clause['act'] | undefined)[] {
  const acts: (Clause['act'] | undefined)[] = tokens.map(() => undefined)
  for (const { from, to, act } of clauses) acts.fill(act, from, to)
  return acts
}

/** Cupcakes 'to share with friends' show no friends. */
function isShowing(tokens: readonly Token[], i: number, act: Clause['act'] | undefined): boolean {
  // 'a poster for the zoo: a giraffe …'
  if (tokens[i]?.text === ':' && /^(?:an?|one|two|three|several)$/.test(tokens[i + 1]?.lower ?? '')) return true
  const { lemma: own, lower } = nth(tokens, i)
  const isShared = act === 'purpose' && lower === 'with' && /^(?:VERB|PRON)$/.test(tokens[i - 1]?.pos ?? '')
  return (SHOWING.has(own) || SHOWING.has(lower)) && !isShared
}

/** 'a white paw': a known thing of a plain colour is seen, whatever leads to it. */
const isPainted = ({ thing, colour = '' }: Depiction): boolean =>
  PLAIN.has(colour) && asObject(thing.split(' ').at(-1) ?? '') !== undefined
const PLAIN = new Set([
  'white',
  'black',
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'brown',
  'pink',
  'gray',
  'grey',
  'teal',
])

/** Taken for a verb by its form: 'holly leaves' */
const LEAVES = 'leaves'
const isNoun = ({ pos, quote, lower }: Token) => quote < 0 && (pos === 'NOUN' || pos === 'PROPN' || lower === LEAVES)

/** Whether a noun phrase ends there: behind it no further noun, no colour whose shade it names ('mint green'), nothing that it owns. */
function endsNoun(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [nth(tokens, i), tokens[i + 1]]
  if (!isNoun(token)) return false
  if (!next || next.sentence !== token.sentence || next.from - token.to > 1) return true
  // 'band-aid', 'heart-shaped'
  const last = tokens[i + 2]
  if (next.text === '-' && next.from === token.to && last?.from === next.to && (isNoun(last) || SHAPED.has(last.lower)))
    return false
  return !isNoun(next) && !owns(tokens, i) && !isShade(tokens, i)
}

const SHAPED = new Set(['shaped', 'like'])

/** 'the band's name', also as it is written in strings: 'the band\\'s'. */
const owns = (tokens: readonly Token[], i: number): boolean =>
  isOwning(tokens[i + 1]) || (tokens[i + 1]?.text === '\\' && isOwning(tokens[i + 2]))
const isOwning = (token: Token | undefined): boolean =>
  token !== undefined && /^['’](?:s)?$/.test(token.lower) && token.pos === 'PART'

/** 'mint green', 'sky-blue' */
function isShade(tokens: readonly Token[], i: number): boolean {
  const [own, next, last] = tokens.slice(i, i + 3)
  const shade = next?.lower === '-' ? last : next
  return own !== undefined && shade !== undefined && `${own.lower} ${shade.lower}` in COLOUR_WORDS
}

const isLook = ({ pos, lower }: Token) =>
  pos === 'ADJ' ||
  SIZE_WORDS[lower] !== undefined ||
  SHADES.has(lower) ||
  pos === 'NUM' ||
  pos === 'DET' ||
  lower === '-' ||
  pos === 'NOUN' ||
  pos === 'PROPN' ||
  pos === 'VERB'

/** The noun phrase that ends at a token, if it is a thing that can be drawn. */
function depictionAt({ tokens, text }: Words, last: number): Found | undefined {
  const first = phraseStart(tokens, last)
  const phrase = tokens.slice(first, last + 1)
  const nouns = nounsOf(phrase)
  const head = nouns.at(-1)
  if (!head || !(isThing(head) || isPictureOf(phrase, head))) return undefined
  const end = tokens[last]
  const behind = text.slice(end?.to, nextNoun(tokens, last)?.from)
  const size = sizeIn(phrase) ?? sizeIn(shownBefore(tokens, first))
  const colour = phrase.find(({ lower, pos }) => (pos === 'ADJ' || pos === 'NOUN') && isColour(lower))
  const at = placeIn(behind)
  const backdrop = BACKDROPS.has(lemma(phrase.at(-1))) || /^\s*(?:in|as) the back(?:ground|drop)\b/.test(behind)
  const mood = [...phrase, tokens[last + 1]].map((token) => MOOD_WORDS[token?.lower ?? '']).find(Boolean)
  const depiction: Depiction = {
    thing: nouns.slice(-2).join(' '),
    words: text.slice(phrase[0]?.from, end?.to),
    ...(at && { at }),
    ...(size && { size }),
    ...(colour && !isColour(nouns[0]) && { colour: colour.lower }),
    ...(backdrop && { backdrop: true as const }),
    ...(isPlural(end) && { several: true as const }),
    ...(mood && { mood }),
  }
  return { depiction, from: first, to: last + 1 }
}

/** Where the words begin that belong to a noun. */
function phraseStart(tokens: readonly Token[], last: number): number {
  let first = last
  while (first > 0 && last - first < LONGEST && isPart(tokens, first - 1, last)) first--
  return first
}
const LONGEST = 6

/** The nouns of a phrase, without what says that it is a picture: 'a forest background', 'tree silhouettes'. */
function nounsOf(phrase: readonly Token[]): string[] {
  const own = [...phrase]
  const shows = (token: Token | undefined) => BACKDROPS.has(lemma(token)) || PICTURE_NOUNS.has(lemma(token))
  while (own.length > 0 && shows(own.at(-1))) own.pop()
  const lastOther = own.findLastIndex((token) => !isNoun(token))
  const nouns = own.slice(lastOther + 1).map(lemma)
  const named = nouns.findIndex((noun, i) => i === nouns.length - 1 || !(isColour(noun) || SIZE_WORDS[noun]))
  return nouns.slice(named)
}

const isThing = (noun: string) =>
  noun.length > 2 && !NO_PICTURE.has(noun) && !SIZE_WORDS[noun] && !isColour(noun) && !/\d|^x+$/.test(noun)
/** 'a palette illustration': elsewhere a palette is of colours. */
const isPictureOf = (phrase: readonly Token[], head: string): boolean =>
  asObject(head) !== undefined && lemma(phrase.at(-1)) !== head && PICTURE_NOUNS.has(lemma(phrase.at(-1)))
const isPlural = (token: Token | undefined) =>
  token !== undefined && token.lower !== lemma(token) && token.lower.endsWith('s')

const sizeIn = (phrase: readonly Token[]) =>
  phrase.map(({ lower }) => SIZE_WORDS[lower]).find((word) => word !== undefined)

/** 'a large illustration of' before what it shows. */
function shownBefore(tokens: readonly Token[], first: number): Token[] {
  let at = first - 1
  if (tokens[at]?.lower !== 'of' || !PICTURE_NOUNS.has(lemma(tokens[at - 1]))) return []
  at -= 2
  const phrase: Token[] = []
  while (at >= 0 && phrase.length < 4 && isLook(nth(tokens, at))) phrase.push(nth(tokens, at--))
  return phrase
}

const lemma = (token: Token | undefined): string => token?.lemma.toLowerCase() ?? ''
const isColour = (word: string | undefined): boolean => word !== undefined && word in COLOUR_WORDS

function isPart(tokens: readonly Token[], i: number, last: number): boolean {
  const [token, next] = [nth(tokens, i), nth(tokens, i + 1)]
  return (
    token.quote < 0 &&
    token.sentence === tokens[last]?.sentence &&
    next.from - token.to <= 1 &&
    (isLook(token) || isOwner(tokens, i)) &&
    !SHOWING.has(token.lemma)
  )
}

/** What makes 'the chef's hat' one phrase, with the stroke that it may be written with. */
const isOwner = (tokens: readonly Token[], i: number): boolean =>
  isOwning(tokens[i]) || (tokens[i]?.text === '\\' && isOwning(tokens[i + 1]))

const nextNoun = (tokens: readonly Token[], last: number): Token | undefined =>
  tokens
    .slice(last + 1)
    .find(
      (token, i, rest) =>
        (token.pos === 'NOUN' || token.pos === 'PROPN') && !PLACE_NOUN.test(token.lower) && i < rest.length,
    )
const PLACE_NOUN = /^(?:top|bottom|left|right|cent(?:er|re)|middle|corner|side|background|foreground|edge)s?$/

const PLACE =
  /^\s*,?\s*(?:(?:is|are|stands?|placed|positioned|located|centered|centred|aligned|appearing|should be|to be)\s+)*(?:(?:at|in|on|to|near|along|towards?)\s+)?(?:the\s+)?(?:very\s+)?((?:top|upper|bottom|lower|left|right|cent(?:ered|red|er|re)|middle)(?:[\s-]+(?:left|right|cent(?:er|re)|middle|half|corner|side))?)\b/i
/** 'Centered below the message' says where it stands from the message, no place of the sheet. */
const BESIDE =
  /^\s*(?:centered|centred)\s+(?:(?:directly|right|just|slightly)\s+)?(?:below|above|under|underneath|beneath|over)\b/i

/** Where the words behind a noun put it. */
function placeIn(behind: string): Corner | undefined {
  const said = BESIDE.test(behind) ? undefined : PLACE.exec(behind)?.[1]?.toLowerCase()
  if (!said) return undefined
  const row = /top|upper/.test(said) ? 'top' : /bottom|lower/.test(said) ? 'bottom' : ''
  const side = /left/.test(said) ? 'left' : /right/.test(said) ? 'right' : ''
  return row && side ? `${row}-${side}` : row || side || 'centre'
}
