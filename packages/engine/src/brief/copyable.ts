/** Whether words speak to people who will see the design, or to whoever makes it. */
import { THING_WORDS } from '../colour/colour-table.ts'
import { BESIDE } from './beside.ts'
import { joins, type Range, withinNumbers } from './clauses.ts'
import { words } from './phrases.ts'
import type { Segment } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { ARTICLES, REQUEST_VERBS } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { ANYWHERE, SAYING } from './words/statements.ts'
import { TONE_WORDS } from './words/styles.ts'

const MOST_WORDS = 9

/** Words of a request: a clause with one of them is no copy. */
export const ASKING = words(
  `think imagine stripes dots halftone collage sunburst confetti swirls watercolour watercolor woodcut linocut risograph neon glow emoji feel feels look looks looking vibe vibes mood style styled stylish theme themed layout design designs designed whitespace background image images photo photos picture
  something anything maybe like inspired aesthetic please should must need needs want wants would could can use using add include including make makes keep put show showing
  place placed highlight easy readable legible eye-catching room space layout grid version versions option options concept concepts variations page pages section sections
  i i'm it it's that which who target audience aimed appeal appealing professional logo poster flyer banner website card icon print printed printable ready px mm cm dpi rgb cmyk
  size sized format ratio transparent vector svg png pdf gradient gradients texture textured pattern patterns shadow shadows border borders thanks tone tones sub bg pack placeholder
  spaced spacing aligned centered centred kerning bullet bullets icons rows row illustration illustrations illustrated drawing silhouette shapes shape typography typographic imagery contrast hierarchy tagline slogan headline called named titled text`,
)
export const OPENERS = words(
  'for with in of on at to from featuring and but so then also my our your his her a an the no not without',
)

export const JOINING = words('& and +')

/** In a sentence that asks for something: 'Use bright colors, musical notes and flowers'. */
export function asked(reading: Reading, from: number): boolean {
  for (let k = from - 1; k >= 0 && k > from - 20 && reading.tokens[k]?.sentence === reading.tokens[from]?.sentence; k--)
    if (ASKING.has(reading.word(k)) && reading.uses[k] !== 'kind') return true
  return false
}

export function onlyThings(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < to; k++) {
    if (JOINING.has(reading.word(k))) continue
    const thing = thingAt(reading.tokens, k)
    if (thing === undefined) return false
    k += thing.length - 1
  }
  return true
}

/** What has a place is a part or a thing to draw, unless its own words or its numbers say something to people. */
export function speaks(reading: Reading, segment: Segment): boolean {
  if (!segment.placed || holds(reading, segment, ANYWHERE)) return true
  return reading.tokens.slice(segment.from, segment.to).some((token) => /\d/.test(token.text))
}

export const opensRequest = (reading: Reading, { from }: Range) => OPENERS.has(reading.word(from))

export function holds(reading: Reading, { from, to }: Range, set: Set<string>): boolean {
  for (let k = from; k < to; k++) if (set.has(reading.word(k))) return true
  return false
}

/**
 * Free words only, none of which speaks of how it should look.
 * @param coloured words for colours may describe somebody
 * @param toned words for tones may describe something ('Win a handmade bag')
 */
export function copyable(reading: Reading, { from, to }: Range, coloured: boolean, toned = false): boolean {
  if (
    to - from > MOST_WORDS ||
    onlyColours(reading, { from, to }) ||
    tellsPlace(reading, { from, to }) ||
    aside(reading, from)
  )
    return false
  for (let k = from; k < to; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || token.type === 'quote') return false
    if (token.type === 'mark' && !withinNumbers(reading, k) && !joins(reading, k)) return false
    const word = token.lower
    // 'Kids can feed the lambs', 'can you …'
    const able =
      (word === 'can' && k > from && !ASKERS.has(reading.word(k - 1))) ||
      // 'dog show', 'buvette sur place'
      (k > from && k === to - 1 && (word === 'show' || word === 'place' || word === 'us')) ||
      (reading.word(k - 1) === 'you' && WHATEVER.has(reading.word(k - 2)))
    if (
      ((ASKING.has(word) || REQUEST_VERBS.has(word)) && !able) ||
      (TONE_WORDS.has(word) && !toned) ||
      TYPE_NOUNS.has(word)
    )
      return false
    // 'white paws' of who is lost
    if (isColourWord(word) ? !coloured : LAYOUT_WORDS.has(word)) return false
    if (k === from && PARTS.at(reading.tokens, k) !== undefined && !SAYING.has(word) && to - from < 3) return false
  }
  return true
}

/** '"FREE THE LIGHT" (top, full width)': brackets behind a quotation tell how it stands. */
function aside(reading: Reading, from: number): boolean {
  for (let k = from - 1; k >= from - 8 && k > 0; k--) {
    if (reading.word(k) === ')' || reading.tokens[k]?.type === 'quote') return false
    if (reading.word(k) === '(')
      return (
        reading.tokens[k - 1]?.type === 'quote' &&
        (LAYOUT_WORDS.has(reading.word(k + 1)) || BESIDE.at(reading.tokens, k + 1) !== undefined)
      )
  }
  return false
}

/** 'Under the record player:', 'date under the title', 'register button bottom right': where something stands. */
export function tellsPlace(reading: Reading, { from, to }: Range): boolean {
  // 'all info below'
  if (to - from <= 4 && /^(?:all|everything|every)$/.test(reading.word(from)) && BESIDE.at(reading.tokens, to - 1))
    return true
  for (let k = from; k < to; k++) {
    const beside = BESIDE.at(reading.tokens, k)
    if (beside === undefined) continue
    const next = k + beside.length
    if (next - k === to - from || (k === from && reading.tokens[from - 1]?.type === 'quote')) return true
    const part = PARTS.at(reading.tokens, ARTICLES.has(reading.word(next)) ? next + 1 : next)
    if (part !== undefined || (k === from && /^[:,]$/.test(reading.word(to)) && reading.word(next) === 'the'))
      return true
  }
  return false
}

/** 'Take what you need' */
const WHATEVER = words('what all if when as whatever')
const ASKERS = words('you we i it they that')

/** 'Ivory and dusty rose': colours, though each may be a thing. */
function onlyColours(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (!JOINING.has(word) && !isColourWord(word) && !(word in THING_WORDS) && !SHADES.has(word)) return false
  }
  return true
}
