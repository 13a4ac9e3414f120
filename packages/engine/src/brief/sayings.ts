/** A sentence right behind the name that says what it stands for: 'Mercy General: Care that comes home.' */
import type { KindName, Role } from '../scene/types.ts'
import { holds } from './copyable.ts'
import { knownWord } from './loose-name.ts'
import { findNotice } from './notices.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { LAYOUT_WORDS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const FEWEST = 3
const MOST = 8
/** A sentence with one of these speaks to the designer. */
const ASKING = words(
  `i i'm i'd we we're us our my me it it's they please use using make add include put show keep want need should must could would logo poster banner
  website site page card flyer icon style feel look vibe design based located offer offers sell sells color colors colour colours background text font section sections`,
)

/** Takes the sentence that 'Poster: Wet paint!' says, before its words are looked through for names. */
export function readAnnounced(reading: Reading, kind: KindName): void {
  if ((kind !== 'poster' && kind !== 'banner') || reading.has('headline')) return
  // 'JUST LISTED, 4 bed / 3 bath'
  const notice = findNotice(reading.prompt, reading.tokens)
  if (notice !== undefined && reading.casing === 'mixed' && isShouted(reading, notice.from, notice.to)) {
    reading.fact('headline', notice.from, notice.to).named = true
    return
  }
  const colon = reading.tokens.findIndex((token) => /^[:–—-]$/.test(token.text))
  const uses = reading.uses.slice(Math.max(0, colon - 5), colon)
  if (colon < 1 || !(uses.includes('kind') || uses.includes('format')) || !reading.free(colon)) return
  let from = colon + 1
  if (readDated(reading, from)) return
  // 'a flyer for our summer camp: ages 6-12, …' goes on with facts.
  if (/^(?:ages?|grades?|from|under|over)$/.test(reading.word(from)) && /^\d/.test(reading.word(from + 1))) return
  for (const role of ['headline', 'subhead'] as const) {
    const to = sentenceEnd(reading, from)
    if (!tells(reading, from, to) || (reading.word(to) === ':' && !/^\d/.test(reading.word(from)))) return
    const loud = reading.word(to) === '!' || reading.word(to) === '?'
    reading.fact(role, from, loud ? to + 1 : to)
    from = to + 1
  }
}

/** Verbs by which small words make a sentence, too. */
const BEING = words("is are was were has have isn't aren't")

/** 'The lift will be out of order from 3 to 7 March.': takes a whole sentence with the days that it names. */
function readDated(reading: Reading, from: number): boolean {
  let to = from
  while (to < from + LONGEST && reading.tokens[to] !== undefined && !reading.ends(to)) to++
  const range = { from, to }
  const dated = reading.facts.some((fact) => fact.from > from && fact.to <= to && WHEN.includes(fact.role))
  if (!dated || !reading.capital(from) || !reading.ends(to) || !holds(reading, range, SENTENCES)) return false
  for (let k = from; k < to; k++) {
    const fact =
      reading.uses[k] === 'fact' && reading.facts.some((one) => one.from <= k && k < one.to && WHEN.includes(one.role))
    if ((!reading.free(k) && !fact) || ASKING.has(reading.word(k)) || reading.tokens[k]?.type === 'quote') return false
  }
  reading.drop((fact) => fact.from >= from && fact.to <= to)
  reading.fact('headline', from, to)
  return true
}
const LONGEST = 16
const WHEN: Role[] = ['date', 'time']
const SENTENCES = words('will is are was were has have opens closes moves starts begins returns')

function isShouted(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (!reading.free(k) || !isAllCaps(reading.tokens[k])) return false
  return true
}

/** 'Quillmark notes: …': behind the few small words that say what the name stands for. */
function describedEnd(reading: Reading, from: number): number {
  let k = from
  while (
    k < from + 4 &&
    (reading.free(k) || reading.uses[k] === 'label') &&
    reading.tokens[k]?.type === 'word' &&
    !reading.capital(k) &&
    !PREPOSITIONS.has(reading.word(k))
  )
    k++
  return k
}

function sentenceEnd(reading: Reading, from: number): number {
  let to = /^\d{1,3}$/.test(reading.word(from)) && reading.free(from) ? from + 1 : from
  while (
    to < from + MOST &&
    reading.free(to) &&
    /^(?:word|number)$/.test(reading.tokens[to]?.type ?? '') &&
    !reading.ends(to)
  )
    to++
  return to
}

/** A sentence to people: a capital, then small letters, and no word for the designer. */
function tells(reading: Reading, from: number, to: number, toned = false): boolean {
  const dashed = /^[–—-]$/.test(reading.word(from - 1)) && reading.word(to) === reading.word(from - 1)
  const closed =
    (reading.word(from - 1) === ':' && /^[–—|]$/.test(reading.word(to))) ||
    reading.tokens[to] === undefined ||
    reading.ends(to) ||
    dashed ||
    (/^[,:]$/.test(reading.word(to)) && /^\d/.test(reading.word(from)))
  // '10 easy balcony herbs'
  const counts = /^\d{1,3}$/.test(reading.word(from)) && to - from >= 3
  const says = to - from >= 4 && holds(reading, { from, to }, BEING)
  if (to - from < 2 || !closed || (!reading.capital(from) && !counts && !says) || reading.capital(from + 1))
    return false
  let told = counts
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    // 'our new collection is here'
    if (says && k === from && (word === 'our' || word === 'your')) continue
    if (
      ASKING.has(word) ||
      (REQUEST_VERBS.has(word) && word !== 'do' && word !== 'made') ||
      isColourWord(word) ||
      TYPE_NOUNS.has(word)
    )
      return false
    if (!toned && (LAYOUT_WORDS.has(word) || TONE_WORDS.has(word))) return false
    // 'Vegan burger restaurant' is a trade.
    if (!knownWord(reading, k) || (ARTICLES.has(word) && k > from)) told = true
  }
  return told
}

/** Takes the slogan of a spread or a site; its words stand between the name and the end of a sentence. */
export function readSaying(reading: Reading, kind: KindName): void {
  if (kind !== 'website' && kind !== 'banner' && kind !== 'poster') return
  const name = reading.facts.find((fact) => fact.role === 'brand' || (fact.role === 'headline' && fact.named))
  if (name === undefined) return
  const end = describedEnd(reading, name.to)
  if (!/^[:.–—]$/.test(reading.word(end)) || reading.has('headline', 'tagline')) return
  const fewest = end > name.to || kind === 'banner' ? 2 : FEWEST
  let from = end + 1
  for (const role of ['headline', 'subhead'] as const) {
    const short = sentenceEnd(reading, from)
    const long = reading.word(short) === ',' ? sentenceEnd(reading, short + 1) : short
    const doubled = long > short + 1 && reading.ends(long)
    const to = doubled ? long : short
    if (to - from < fewest || !tells(reading, from, to, doubled)) return
    reading.fact(role, from, to)
    from = to + 1
  }
}
