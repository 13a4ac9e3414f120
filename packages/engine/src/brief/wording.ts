/** Unquoted copy: 'with the tagline Fresh every day', 'that says Hello world in large letters'. */

import type { KindName, Role } from '../scene/types.ts'
import { BESIDE } from './beside.ts'
import { CALL_VERBS } from './calls.ts'
import { cornerAt } from './corners.ts'
import { nameEnd } from './name-extent.ts'
import { partEnding } from './part-words.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isAllCaps } from './text.ts'
import { textEnd } from './text-end.ts'
import { ARTICLES } from './words/grammar.ts'
import { PARTS } from './words/parts.ts'

type Lead = Role | 'said'

const LEADS = table<Lead>({
  'tagline|slogan|motto|strapline|tag line|catchphrase': 'tagline',
  'headline|heading|main title|big title|large title|huge title|poster title|event title|title text': 'headline',
  'subtitle|subhead|subheading|subheadline|sub-headline|subline|sub-line': 'subhead',
  'caption|fine print|footnote': 'detail',
  'that says|saying|which says|it says|it should say|should say|that reads|which reads|it reads|should read|must say|the text|the words|text that says|with text|with the phrase|the phrase|the message|that say|and say|and says|have it say|says|stating|text saying|text reading|with words|reading|the wording|write|text|the word|word':
    'said',
  'cta|call to action|button': 'cta',
})

const LINKS = words(
  `( is : of reading saying says that which should be reads read say to - – — = will would text being`,
)

/** Words that a lead is followed by when no text follows: 'the tagline below it', 'headline in bold'. */
const NO_TEXT =
  words(`below under underneath beneath above over in at on with and to should goes using placed centered centred aligned
  for or next beside near is are must font size set about from as by large big small left right top bottom that
  which where color colour needs can but please area section style here it too also would will so around along
  across has have if nice bold only itself not inside positioned sits stays appears readable legible text`)

/** Takes texts that the prompt gives without quotation marks. */
export function readWordings(reading: Reading, kind: KindName): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    const letters = reading.free(i) || reading.uses[i] === 'kind' ? lettersAt(reading, i) : 0
    if (!reading.free(i) && letters === 0) continue
    if (letters > 0 && (kind === 'logo' || kind === 'icon' || kind === 'business-card')) {
      reading.fact('mark', letters, letters + 1)
      const second = ['and', '&', '+', ','].includes(reading.word(letters + 1)) ? letters + 2 : -1
      if (second > 0 && /^\p{Lu}$/u.test(reading.tokens[second]?.text ?? '')) reading.fact('mark', second, second + 1)
      continue
    }
    const lead = LEADS.at(reading.tokens, i) ?? titleLead(reading, i, kind)
    if (lead === undefined) continue
    if (
      reading.word(i) === 'reading' &&
      lead.length === 1 &&
      (BOOKISH.has(reading.word(i + 1)) || !reading.capital(i + 1))
    )
      continue
    // 'text underneath the headline: …'
    const near = ARTICLES.has(reading.word(i - 1)) ? i - 2 : i - 1
    if (lead.value !== 'said' && BESIDE.at(reading.tokens, near)?.length === 1) continue
    // 'Write once.' says something, 'write Happy Days' asks for it.
    if (reading.word(i) === 'write' && reading.capital(i) && !reading.capital(i + 1)) continue
    let from = i + lead.length
    let linked = false
    while (LINKS.has(reading.word(from)) && from < i + 7) {
      linked = true
      from++
    }
    const written = reading.capital(from) || reading.uses[from] === 'fact'
    // 'a windmill between the words De and Molen'
    if (reading.word(i - 1) === 'between') continue
    // 'the word Bear in brown': a part of a mark's name.
    if (reading.word(from - 1) === 'word' && reading.has('brand')) continue
    if (lead.value !== 'said' && !linked && !(written && introduced(reading, i))) continue
    // 'Button Moon' is a name.
    if (
      lead.value === 'cta' &&
      !linked &&
      (!reading.capital(from) || (reading.capital(i) && !(reading.opens(i) && CALL_VERBS.has(reading.word(from)))))
    )
      continue
    if (
      (reading.word(i) === 'text' || reading.word(i) === 'word') &&
      lead.length === 1 &&
      !linked &&
      !(reading.capital(from) && introduced(reading, i))
    )
      continue
    if (
      reading.uses[from] === 'fact' &&
      reading.tokens[from]?.type !== 'quote' &&
      lead.value === 'subhead' &&
      introduced(reading, i)
    ) {
      takeClause(reading, from, lead.value)
      continue
    }
    if (!reading.free(from) || reading.ends(from) || reading.tokens[from]?.type === 'mark') continue
    if (!reading.capital(from) && NO_TEXT.has(reading.word(from))) continue
    if (!linked && ARTICLES.has(reading.word(from)) && !reading.capital(from)) continue
    const end = textEnd(reading, from)
    // 'black text: Adele Varga / Violin maker / …': each is read on its own.
    if (kind === 'business-card' && reading.word(end) === '/') continue
    const to = lead.value === 'cta' ? commaBefore(reading, from, end) : end
    if (to <= from) continue
    // 'body text: headline "X"': another part, no text.
    const part = PARTS.at(reading.tokens, from)
    if (part !== undefined && from + part.length >= to && reading.tokens[to]?.type === 'quote') continue
    const role = lead.value === 'said' ? saidRole(reading, kind) : lead.value
    if (role === 'headline' && reading.word(i) === 'title') yieldTitle(reading)
    reading.fact(role, from, to)
    reading.take(i, from, 'label')
    i = to - 1
  }
}

/** A quotation that nothing calls the title gives way to the one that is called so. */
function yieldTitle(reading: Reading): void {
  const led = reading.facts.find(({ role, from }) => role === 'headline' && reading.tokens[from]?.type === 'quote')
  if (led !== undefined && partEnding(reading, led.from - 1)?.role !== 'headline')
    led.role = reading.has('subhead') ? 'detail' : 'subhead'
}

/** A call ends with its clause: 'button Listen, tour dates'. */
function commaBefore(reading: Reading, from: number, to: number): number {
  for (let k = from; k < to; k++) if (reading.word(k) === ',') return k
  return to
}

/** On a card 'her title Goldsmith' names the job. */
function titleLead(reading: Reading, i: number, kind: KindName): { value: Lead; length: number } | undefined {
  const spread = kind === 'poster' || kind === 'banner'
  if (spread && reading.word(i) === 'title' && isAllCaps(reading.tokens[i + 1])) return { value: 'headline', length: 1 }
  // 'title Dog Swim above it'
  if (spread && reading.word(i) === 'title') {
    const end = nameEnd(reading, i + 1)
    const placed = cornerAt(reading, end) !== undefined || BESIDE.at(reading.tokens, end) !== undefined
    if (end > i + 1 && placed) return { value: 'headline', length: 1 }
  }
  const job =
    kind === 'business-card' && ['title', 'position', 'profession', 'occupation', 'job'].includes(reading.word(i))
  return job && !reading.has('title') ? { value: 'title', length: 1 } : undefined
}

/** 'subline 20% off until Sunday': a text of several facts is one. */
function takeClause(reading: Reading, from: number, role: Role): void {
  let to = from
  while (to < from + 14 && reading.tokens[to] !== undefined && !reading.ends(to) && reading.word(to) !== ',') to++
  if (to <= from) return
  reading.drop((fact) => fact.from >= from && fact.to <= to)
  reading.fact(role, from, to)
}

const BOOKISH = words(
  `app club list room nook glasses challenge corner group program time hour festival series lamp for and`,
)

/** 'the letter S', 'initials JD', 'monogram of A&B': the token of the letters, or 0. */
function lettersAt(reading: Reading, i: number): number {
  const word = reading.word(i)
  if (!LETTER_NOUNS.has(word)) return 0
  const at =
    ['of', ':', 'is', 'are', 'with', 'the'].includes(reading.word(i + 1)) ||
    (word === 'monogram' && reading.word(i + 1) === 'for')
      ? i + 2
      : i + 1
  const token = reading.tokens[at]
  if (token?.type !== 'word' || !reading.free(at) || !/^\p{Lu}(?:[\p{Lu}&+.]{0,3})$/u.test(token.text)) return 0
  return reading.casing === 'upper' ? 0 : at
}

const LETTER_NOUNS = words('letter letters initials initial monogram')

/** 'with the tagline X', 'add the slogan X', 'tagline X' at the start of a clause. */
function introduced(reading: Reading, i: number): boolean {
  const before = reading.word(i - 1)
  return (
    before === '' ||
    before === ',' ||
    before === '.' ||
    before === 'and' ||
    before === 'then' ||
    before === 'with' ||
    ARTICLES.has(before) ||
    reading.opens(i) ||
    before === '+' ||
    before === 'add' ||
    (SIZES[before] !== undefined && reading.capital(i + 1))
  )
}

function saidRole(reading: Reading, kind: KindName): Role {
  const open = (...roles: Role[]): Role => roles.find((role) => !reading.has(role)) ?? 'detail'
  if (kind === 'logo' || kind === 'icon') return open('brand', 'tagline')
  if (kind === 'business-card') return open('tagline')
  return open('headline', 'subhead')
}
