/** Whether a word for a kind asks for the design itself, or speaks of something on it or beside it. */
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
  const weak = to - from === 1 && WEAK.has(reading.word(from))
  if (reading.word(to) === ':' && ['for', 'on', 'my'].includes(reading.word(from - 1))) return 1
  // 'a large green "K" as logo' speaks of a part.
  if (from > 0 && to - from === 1 && PART_WORDS.has(reading.word(from)) && reading.word(from - 1) === 'as') return 1
  // 'badge style poster'
  if (/^(?:style|styled|inspired|shaped|like)$/.test(reading.word(to))) return 0.5
  // 'wrench and drop icon on the left side', 'logo below the name': a part with its place.
  if (from > 0 && to - from === 1 && PART_WORDS.has(reading.word(from)) && placedAt(reading, to)) return 1
  let strength = 2
  let steps = 0
  let between = 0
  for (let i = from - 1; ; i--) {
    if (
      i < 0 ||
      reading.tokens[i]?.sentence !== reading.tokens[from]?.sentence ||
      reading.tokens[i]?.type === 'newline'
    ) {
      strength = between <= 6 ? 3 : 2
      break
    }
    const word = reading.word(i)
    if (
      REQUEST_VERBS.has(word) &&
      (word !== 'craft' || ARTICLES.has(reading.word(i + 1)) || reading.word(i + 1) === 'me')
    ) {
      strength = steps <= 14 ? 4 : 2
      break
    }
    if (PREPOSITIONS.has(word)) {
      // 'of a poster', 'in the form of a logo' and 'as a poster' ask for one.
      strength =
        (word === 'as' && !/[^s]s$/.test(reading.word(to - 1))) ||
        (word === 'of' &&
          ['form', 'options', 'versions', 'concepts', 'variations', 'ideas', 'set', 'pair', 'series'].includes(
            reading.word(i - 1),
          ))
          ? 4
          : 1
      break
    }
    if (
      word === 'my' ||
      word === 'our' ||
      word === 'your' ||
      word === 'their' ||
      word === 'its' ||
      word === 'the' ||
      word === 'existing' ||
      word === 'current'
    ) {
      // 'design my business card' asks for it, 'the logo at the top' places one.
      const asks = REQUEST_VERBS.has(reading.word(i - 1)) && word !== 'the'
      strength = asks ? 4 : word === 'the' && !reading.opens(i) ? 1 : 2
      if (!asks && reading.opens(i)) strength = 1.5
      break
    }
    if (
      word === 'is' ||
      word === 'has' ||
      word === 'have' ||
      word === 'called' ||
      word === 'put' ||
      word === 'place' ||
      word === 'include' ||
      word === 'add' ||
      word === 'includes'
    ) {
      strength = 1
      break
    }
    if (word === ',' || word === ')' || word === ':' || word === '-' || word === '–' || word === '—') {
      strength = 2
      if (between > 5) break
    } else if (!ADJECTIVES.has(word) && !ARTICLES.has(word)) between++
    steps++
    if (steps > 16) break
  }
  // 'Banner Health', 'Icon Barbers' as a name.
  if (reading.capital(from) && reading.capital(to) && !reading.opens(from) && !KINDS.has(reading.word(to)))
    strength = Math.min(strength, 1)
  if (weak && strength < 3) return 0.5
  return strength
}
