/** Unquoted copy: 'with the tagline Fresh every day', 'that says Hello world in large letters'. */

import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { CALL_VERBS } from './calls.ts'
import { CORNERS } from './corners.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isAllCaps } from './text.ts'
import { isColourWord as isColour } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

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
    const to = lead.value === 'cta' ? commaBefore(reading, from, end) : end
    if (to <= from) continue
    // 'body text: headline "X"': another part, no text.
    const part = PARTS.at(reading.tokens, from)
    if (part !== undefined && from + part.length >= to && reading.tokens[to]?.type === 'quote') continue
    const role = lead.value === 'said' ? saidRole(reading, kind) : lead.value
    reading.fact(role, from, to)
    reading.take(i, from, 'label')
    i = to - 1
  }
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
      token.text === '|'
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
    if (k > from && (CORNERS.at(reading.tokens, k)?.length ?? 0) >= 2) break
    if (k > from && (!reading.free(k) || instructs(reading, k))) break
  }
  while (k > from && reading.tokens[k - 1]?.type === 'mark' && !/[!?…)]/.test(reading.tokens[k - 1]?.text ?? '')) k--
  return k
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
        thingAt(reading.tokens, next) !== undefined ||
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
