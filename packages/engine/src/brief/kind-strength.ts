/** Whether a word for a kind asks for the design itself, or speaks of something on it or beside it. */
import { nth } from '../base/items.ts'
import type { KindName } from '../scene/types.ts'
import { BESIDE } from './beside.ts'
import { cornerAt } from './corners.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { KINDS, WEAK } from './words/kinds.ts'

const CARD_BEFORE_NOT =
  words(`playing credit debit sim report score memory graphics sd tarot trading index place flash key green wild red
  yellow recipe feature price pricing white menu`)

const GREETING =
  words(`birthday greeting christmas holiday wedding anniversary thank-you valentine valentine's easter invitation
  save-the-date condolence sympathy graduation party event`)

export interface KindMention {
  kind: KindName
  from: number
  to: number
  /** How surely the design itself is meant, not something on it or beside it. */
  strength: number
}

/** 'web design agency', 'poster shop', 'logo designer': no request for one. */
export function followedByTrade(reading: Reading, i: number): boolean {
  const word = reading.word(i)
  if (word === 'design' || word === 'designs') return followedByTrade(reading, i + 1)
  // 'logo vet clinic happy paws': a trade, no maker of logos.
  const business = BUSINESS_NOUNS.has(reading.word(i + 1)) || EVENT_WORDS.has(reading.word(i + 1))
  return (
    (JOB_WORDS.has(word) && !business) ||
    [
      'agency',
      'agencies',
      'studio',
      'builder',
      'company',
      'business',
      'maker',
      'shop',
      'printing',
      'startup',
      'firm',
      'generator',
      'platform',
      'editor',
      'competition',
      'contest',
      'conference',
      'workshop',
      'course',
      'hosting',
      'visitors',
      'traffic',
      'address',
      'url',
      'game',
      'developer',
      'development',
      // 'story time at the library', 'post office'
      'time',
      'telling',
      'office',
      'room',
      'hour',
    ].includes(word)
  )
}

const PLATFORMS = words('facebook fb linkedin twitter youtube instagram spotify soundcloud twitch etsy')

/** 'card' alone means a business card, unless another word says which. */
export function cardAt(reading: Reading, i: number) {
  const word = reading.word(i)
  const before = reading.word(i - 1)
  if (
    word === 'menu' &&
    ['a', 'the', 'our', 'restaurant', 'dinner', 'lunch', 'cafe', 'drinks', 'printable', 'food'].includes(before) &&
    !['item', 'items', 'bar', 'icon', 'button'].includes(reading.word(i + 1))
  ) {
    return { value: 'poster' as const, length: 1 }
  }
  if (word === 'cover' && [before, reading.word(i - 2), reading.word(i - 3)].some((near) => PLATFORMS.has(near)))
    return { value: 'banner' as const, length: 1 }
  if (
    word === 'sign' &&
    (ARTICLES.has(before) ||
      EVENT_WORDS.has(before) ||
      before === 'welcome' ||
      (reading.opens(i) && reading.word(i + 1) === 'for')) &&
    !['up', 'in', 'on', 'off', 'language', 'of'].includes(reading.word(i + 1))
  )
    return { value: 'poster' as const, length: 1 }
  if (word !== 'card' && word !== 'cards') return undefined
  if (CARD_BEFORE_NOT.has(before)) return undefined
  return { value: GREETING.has(before) ? ('poster' as const) : ('business-card' as const), length: 1 }
}

const PART_WORDS = words('icon icons logo emblem monogram badge banner crest seal')

const placedAt = (reading: Reading, k: number): boolean =>
  cornerAt(reading, k) !== undefined || BESIDE.at(reading.tokens, k) !== undefined

/**
 * 4: asked for ('design a logo', 'I need a modern poster'); 3: opens a sentence ('Logo for …'); 2: stands in a sentence
 * of its own right; 1: context ('for my website', 'with an icon', 'the logo in the corner').
 */
export function strengthOf(reading: Reading, from: number, to: number): number {
  // 'DRAFT for poster: …' says what its text is for, 'icon for my website: …' what the icon is for.
  if (reading.word(to) === ':' && BEHIND.has(reading.word(from - 1)))
    return reading.word(from - 1) === 'for' && from <= OPENING ? 3 : 1
  // 'badge style poster'
  if (/^(?:style|styled|inspired|shaped|like)$/.test(reading.word(to))) return 0.5
  // 'a large green "K" as logo', 'wrench and drop icon on the left side': a part with its place.
  const isPart = from > 0 && to - from === 1 && PART_WORDS.has(reading.word(from))
  if (isPart && (reading.word(from - 1) === 'as' || placedAt(reading, to))) return 1
  // 'Banner Health', 'Icon Barbers' as a name.
  const named = reading.capital(from) && reading.capital(to) && !reading.opens(from) && !KINDS.has(reading.word(to))
  const strength = Math.min(strengthBefore(reading, from, to), named ? 1 : 4)
  const weak = to - from === 1 && WEAK.has(reading.word(from))
  return weak && strength < 3 ? 0.5 : strength
}

const BEHIND = words('for on my')
/** 'draft for', 'text for': so many tokens, with no kind among them, before the kind that a text is for. */
const OPENING = 2

/** How far back what asks for a kind is looked for, tokens. */
const FARTHEST = 16
/** Behind so many the verb asks for something else. */
const NEAR = 14
const OWNED = words('my our your their its the existing current')
const CONTAINING = words('is has have called put place include add includes')
const MARKS = words(', ) : - – —')

/** How strong what stands before a kind makes it. */
function strengthBefore(reading: Reading, from: number, to: number): number {
  const { sentence } = nth(reading.tokens, from)
  /** Words that are neither article nor adjective. */
  let between = 0
  for (let steps = 0, i = from - 1; steps <= FARTHEST; steps++, i--) {
    const token = reading.tokens[i]
    if (token === undefined || token.sentence !== sentence || token.type === 'newline') return between <= 6 ? 3 : 2
    const word = token.lower
    const told = wordStrength(reading, i, to, steps)
    if (told !== undefined) return told
    if (MARKS.has(word) && between > 5) break
    if (!MARKS.has(word) && !ADJECTIVES.has(word) && !ARTICLES.has(word)) between++
  }
  return 2
}

/** What one word before a kind says of it; undefined where it says nothing. */
function wordStrength(reading: Reading, i: number, to: number, steps: number): number | undefined {
  const word = reading.word(i)
  const next = reading.word(i + 1)
  if (REQUEST_VERBS.has(word) && (word !== 'craft' || ARTICLES.has(next) || next === 'me')) return steps <= NEAR ? 4 : 2
  if (PREPOSITIONS.has(word)) return asksFor(reading, i, to) ? 4 : 1
  if (OWNED.has(word)) {
    // 'design my business card' asks for it, 'the logo at the top' places one.
    if (word !== 'the' && REQUEST_VERBS.has(reading.word(i - 1))) return 4
    if (reading.opens(i)) return 1.5
    return word === 'the' ? 1 : 2
  }
  // 'could I please have a flyer': who asks wants to have it.
  if (word === 'have' && asksToHave(reading, i)) return 4
  return CONTAINING.has(word) ? 1 : undefined
}
const MODALS = words('could can may please')
const ASKERS = words('i we')
const WISHING = words('like love want need')

/** 'could I please have', 'would like to have' */
function asksToHave(reading: Reading, i: number): boolean {
  const back = reading.word(i - 1) === 'please' ? i - 2 : i - 1
  if (reading.word(i - 1) === 'to') return WISHING.has(reading.word(i - 2))
  return ASKERS.has(reading.word(back)) && MODALS.has(reading.word(back - 1))
}

/** 'a set of posters', 'in the form of a logo', 'as a poster' */
function asksFor(reading: Reading, i: number, to: number): boolean {
  if (reading.word(i) === 'as') return !/[^s]s$/.test(reading.word(to - 1))
  return (
    reading.word(i) === 'of' &&
    /^(?:form|options|versions|concepts|variations|ideas|set|pair|series)$/.test(reading.word(i - 1))
  )
}
