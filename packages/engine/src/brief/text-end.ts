/** Where a text without quotation marks ends and the instructions go on. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord as isColour } from './words/colours.ts'
import { CORNERS } from './words/corners.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** Where a text that begins at `from` ends and the instructions go on. */
export function textEnd(reading: Reading, from: number): number {
  let k = from
  for (; k < reading.tokens.length && k < from + 40; k++) {
    const token = reading.tokens[k]
    if (
      token === undefined ||
      token.type === 'newline' ||
      token.type === 'quote' ||
      token.text === ';' ||
      token.text === '(' ||
      token.text === ')' ||
      token.text === '|' ||
      (token.text === '/' && !token.tight)
    )
      break
    if (token.text === '.' || token.text === '!' || token.text === '?') {
      // '!' and '?' belong to the text.
      if (token.text !== '.') k++
      // 'Roasted slow. Served fast.' goes on while short capitalised sentences without instructions follow.
      break
    }
    if (token.text === '—' || token.text === '–') {
      if (k > from && instructs(reading, k + 1)) break
      continue
    }
    if (token.text === ',') {
      if (afterComma(reading, k + 1)) break
      continue
    }
    // 'Tattoo Artist bottom left'
    if (k > from && placeEnds(reading, k)) break
    if (k > from && (!reading.free(k) || instructs(reading, k))) break
  }
  while (k > from && reading.tokens[k - 1]?.type === 'mark' && !/[!?…)]/.test(reading.tokens[k - 1]?.text ?? '')) k--
  return k
}

/** 'Tattoo Artist bottom left', 'Tax advisor centre,' */
function placeEnds(reading: Reading, k: number): boolean {
  const length = CORNERS.at(reading.tokens, k)?.length ?? 0
  const next = reading.word(k + length)
  return length >= 2 || (length === 1 && !reading.capital(k) && (reading.ends(k + length) || /^[,)]?$/.test(next)))
}

/** An instruction begins at token k: 'in large letters', 'at the top', 'below the name', 'with a …', 'and use …'. */
export function instructs(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  if (reading.capital(k)) return false
  let next = k + 1
  if (ARTICLES.has(reading.word(next))) next++
  const following = reading.word(next)
  const layout = LAYOUT_WORDS.has(following) || isColour(following)
  switch (word) {
    case 'in':
    case 'at':
    case 'on':
    case 'to':
    case 'near':
    case 'along':
    case 'across':
    case 'as':
      return (
        layout ||
        (word === 'in' && lettered(reading, next)) ||
        (word === 'in' && (following === 'bold' || following === 'my' || TONE_WORDS.has(following))) ||
        (word === 'as' && PARTS.at(reading.tokens, next) !== undefined)
      )
    case 'below':
    case 'above':
    case 'under':
    case 'underneath':
    case 'beneath':
    case 'beside':
    case 'next':
      return (
        reading.word(k + 1) === 'it' ||
        reading.word(k + 1) === 'that' ||
        reading.word(k + 1) === 'to' ||
        ['the', 'a'].includes(reading.word(k + 1)) ||
        PARTS.at(reading.tokens, next) !== undefined ||
        reading.ends(k + 1) ||
        reading.word(k + 1) === ','
      )
    case 'with':
      return (
        next > k + 1 ||
        layout ||
        isColour(following) ||
        TONE_WORDS.has(following) ||
        PARTS.at(reading.tokens, next) !== undefined ||
        reading.free(next) === false
      )
    case 'and':
    case 'then':
    case 'plus':
      return (
        (thingAt(reading.tokens, next) !== undefined && !ARTICLES.has(reading.word(next + 1))) ||
        (next > k + 1 && (PARTS.at(reading.tokens, next) !== undefined || !reading.free(next) || layout)) ||
        VERBS.has(following) ||
        PARTS.at(reading.tokens, next) !== undefined ||
        (!reading.free(next) && reading.uses[next] !== undefined)
      )
    case 'curved':
    case 'arched':
    case 'rotated':
    case 'stretched':
    case 'spread':
    case 'running':
    case 'stacked':
    case 'written':
    case 'split':
    case 'using':
    case 'centered':
    case 'centred':
    case 'aligned':
    case 'placed':
    case 'positioned':
    case 'printed':
    case 'featuring':
    case 'please':
      return true
    case 'for':
      return ['my', 'our', 'a', 'an'].includes(reading.word(k + 1)) && LISTENS.has(reading.word(k + 2)) === false
    case 'use':
    case 'make':
    case 'add':
    case 'include':
      return next > k + 1 || layout
    default:
      return false
  }
}

/** 'in clay letters' */
const lettered = (reading: Reading, k: number) =>
  [k, k + 1, k + 2].some((at) =>
    /^(?:letters|lettering|font|type|typeface|script|caps|capitals)$/.test(reading.word(at)),
  )

const VERBS = words(`use make add include put place have keep show its with set give please should needs features`)

const LISTENS = words(`better change brighter new living good greener healthier happy happier smarter`)

/** Behind a comma in a text: instructions, facts or style follow. */
function afterComma(reading: Reading, k: number): boolean {
  if (!reading.free(k) || reading.ends(k)) return true
  let at = k
  if (['and', 'with', 'but', 'plus'].includes(reading.word(at)))
    return reading.word(at) !== 'and' || instructs(reading, at) || isColour(reading.word(at + 1))
  while (ARTICLES.has(reading.word(at)) && at < k + 2) at++
  const word = reading.word(at)
  if (instructs(reading, k)) return true
  // 'Welcome to Maple Lodge, cabin in snow': what is to be shown.
  if (
    !reading.capital(at) &&
    reading.casing === 'mixed' &&
    thingAt(reading.tokens, at) !== undefined &&
    reading.capital(k - 2)
  )
    return true
  if (VERBS.has(word) || isColour(word) || TONE_WORDS.at(reading.tokens, at) !== undefined) return !reading.capital(at)
  if (PARTS.at(reading.tokens, at) !== undefined && !reading.capital(at)) return true
  return (
    LAYOUT_WORDS.has(word) ||
    [
      'in',
      'on',
      'at',
      'below',
      'above',
      'under',
      'for',
      'using',
      'no',
      'i',
      'we',
      'it',
      'please',
      'featuring',
      'sized',
      'size',
      'colors',
      'colours',
      'for',
    ].includes(word)
  )
}
