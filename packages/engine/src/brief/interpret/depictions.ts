/**
 * What is to be seen: nouns that a word of showing leads ('featuring a large loaf of bread at the bottom left', 'a
 * silhouette of two dancers in the background'), each with the place and the size that the prompt states.
 */

import { nth } from '../../base/items.ts'
import { COLOUR_WORDS } from '../../colour/colour-table.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Corner, Depiction } from '../types.ts'
import { BACKDROPS, NO_PICTURE, PICTURE_NOUNS, SHOWING, SIZE_WORDS, STANDING } from '../words/depicting.ts'
import { asObject } from '../words/objects.ts'

/** So many are read of one prompt. */
const MOST = 8

/** The depictions of a prompt, in its order; a thing named twice once, with what either says of it. */
export function depictionsOf(words: Words): Depiction[] {
  const found: Depiction[] = []
  let leads = false
  let sentence = -1
  const { tokens } = words
  for (const [i, token] of tokens.entries()) {
    if (token.sentence !== sentence) {
      sentence = token.sentence
      leads = false
    }
    if (token.quote >= 0) continue
    if (SHOWING.has(token.lemma) || SHOWING.has(token.lower)) leads = true
    if (STANDING.has(token.lemma)) leads = false
    if (!endsNoun(token, tokens[i + 1])) continue
    const one = depictionAt(words, i)
    if (!one || !(leads || one.backdrop || one.at || isPainted(one))) continue
    const same = found.find(({ thing }) => thing === one.thing)
    if (same) Object.assign(same, { ...one, ...same })
    else found.push(one)
    if (found.length >= MOST) break
  }
  return found
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

const isNoun = ({ pos, quote }: Token) => quote < 0 && (pos === 'NOUN' || pos === 'PROPN')
const endsNoun = (token: Token, next: Token | undefined): boolean =>
  isNoun(token) && !(next && isNoun(next) && next.from - token.to <= 1 && next.sentence === token.sentence)
const isLook = ({ pos, lower }: Token) =>
  pos === 'ADJ' ||
  pos === 'NUM' ||
  pos === 'DET' ||
  lower === '-' ||
  pos === 'NOUN' ||
  pos === 'PROPN' ||
  pos === 'VERB'

/** The noun phrase that ends at a token, if it is a thing that can be drawn. */
function depictionAt({ tokens, text }: Words, last: number): Depiction | undefined {
  const first = phraseStart(tokens, last)
  const phrase = tokens.slice(first, last + 1)
  const nouns = nounsOf(phrase)
  const head = nouns.at(-1)
  if (!head || !isThing(head)) return undefined
  const end = tokens[last]
  const behind = text.slice(end?.to, nextNoun(tokens, last)?.from)
  const size = sizeIn(phrase) ?? sizeIn(shownBefore(tokens, first))
  const colour = phrase.find(({ lower, pos }) => (pos === 'ADJ' || pos === 'NOUN') && isColour(lower))
  const at = placeIn(behind)
  const backdrop = BACKDROPS.has(lemma(phrase.at(-1))) || /^\s*(?:in|as) the back(?:ground|drop)\b/.test(behind)
  return {
    thing: nouns.slice(-2).join(' '),
    words: text.slice(phrase[0]?.from, end?.to),
    ...(at && { at }),
    ...(size && { size }),
    ...(colour && !isColour(nouns[0]) && { colour: colour.lower }),
    ...(backdrop && { backdrop: true as const }),
    ...(isPlural(end) && { several: true as const }),
  }
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
    isLook(token) &&
    !SHOWING.has(token.lemma)
  )
}

const nextNoun = (tokens: readonly Token[], last: number): Token | undefined =>
  tokens
    .slice(last + 1)
    .find(
      (token, i, rest) =>
        (token.pos === 'NOUN' || token.pos === 'PROPN') && !PLACE_NOUN.test(token.lower) && i < rest.length,
    )
const PLACE_NOUN = /^(?:top|bottom|left|right|cent(?:er|re)|middle|corner|side|background|foreground|edge)s?$/

const PLACE =
  /^\s*,?\s*(?:(?:is|are|stands?|placed|positioned|located|centered|centred|aligned|appearing|should be|to be)\s+)*(?:(?:at|in|on|to|near|along|towards?)\s+)?(?:the\s+)?(?:very\s+)?((?:top|upper|bottom|lower|left|right|cent(?:er|re)(?:ed)?|middle)(?:[\s-]+(?:left|right|cent(?:er|re)|middle|half|corner|side))?)\b/i

/** Where the words behind a noun put it. */
function placeIn(behind: string): Corner | undefined {
  const said = /^\s*(?:centered|centred)\b/.test(behind) ? 'centre' : PLACE.exec(behind)?.[1]?.toLowerCase()
  if (!said) return undefined
  const row = /top|upper/.test(said) ? 'top' : /bottom|lower/.test(said) ? 'bottom' : ''
  const side = /left/.test(said) ? 'left' : /right/.test(said) ? 'right' : ''
  return row && side ? `${row}-${side}` : row || side || 'centre'
}
