/** 'Name: X', 'Phone: Y': keys with their values, on lines of their own or within one. */
import type { KindName, Role } from '../scene/types.ts'
import { isLink, isMail } from './contact.ts'
import { copyable, tellsPlace } from './copyable.ts'
import { commaParts } from './enumerated.ts'
import { findBareKeys, findKeys } from './label-keys.ts'
import { blockEnd, cutClause, cutInstruction, valueEnd } from './label-values.ts'
import { partEnding } from './part-words.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Token } from './text.ts'
import { contentRole } from './text-roles.ts'
import { isColourWord } from './words/colours.ts'
import { PREPOSITIONS } from './words/grammar.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

/** 'What' beside 'When' and 'Where' is an event, beside other keys a trade. */
const OCCASION_KEYS = words('when where date time venue place location')

const OCCASION: Role[] = ['date', 'time', 'price']

const DETAILING = words('details info information caption note print text')
const LEADING: Role[] = ['headline', 'subhead', 'tagline', 'quote', 'body']

/** 'text: PIANO LESSONS / first lesson free / call 555-0161': takes lines between strokes, unless they tell of looks. */
function readStrokes(reading: Reading, from: number, to: number, kind: KindName | undefined): boolean {
  const parts: { from: number; to: number }[] = []
  let start = from
  for (let k = from; k <= to; k++) {
    if (k < to && !(reading.word(k) === '/' && reading.tokens[k]?.tight === false)) continue
    if (k > start) parts.push({ from: start, to: k })
    start = k + 1
  }
  if (parts.length < FEWEST_LINES) return false
  const spread = kind === 'poster' || kind === 'banner'
  for (const [n, part] of parts.entries())
    if (copyable(reading, part, false, true))
      reading.fact(n === 0 && spread && !reading.has('headline') ? 'headline' : 'detail', part.from, part.to)
  return true
}
const FEWEST_LINES = 3

/** 'Small text: opening 9 May 18:00, Foyer, Building 3': short pieces, one of which is known: each is read on its own. */
function listsFacts(reading: Reading, from: number, to: number): boolean {
  const parts = commaParts(reading, { from, to })
  const known = parts.some((part) => reading.facts.some((fact) => fact.to === part.to && OCCASION.includes(fact.role)))
  return parts.length > 1 && known && parts.every((part) => part.to - part.from <= 5)
}

/** Values of these stop at a comma: 'Name: Jane Doe, Phone …', 'Name: Jane Doe, architect'. */
const SHORT: Role[] = ['brand', 'person', 'phone', 'email', 'link', 'social', 'hashtag', 'title', 'cta']

export interface Labelled {
  /** Tokens that say what the design is about. */
  about: { from: number; to: number }[]
  nav: { from: number; to: number }[]
  lists: { role: Role; from: number; to: number }[]
}

/** Takes keys and the values that are texts; leaves instructions to the recognisers that understand them. */
export function readLabels(reading: Reading, kind: KindName | undefined): Labelled {
  const labelled: Labelled = { about: [], nav: [], lists: [] }
  const { tokens } = reading
  const keys = findKeys(reading)
  if (kind === 'business-card')
    for (const { role, from, to } of findBareKeys(reading)) {
      reading.fact(role, from, to)
      reading.take(from - 1, from, 'label')
    }
  const hasCompany = keys.some((key) => key.role === 'brand' && reading.word(key.from) !== 'name')
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1]?.from ?? tokens.length
    if (!reading.free(key.from)) continue
    for (let k = key.from; k <= key.colon; k++)
      if (reading.free(k) && (k < key.end || k === key.colon)) reading.take(k, k + 1, 'label')
    const from = key.colon + 1
    if (kind === 'website' && reading.word(key.from) === 'menu' && !priced(reading, from, next)) {
      labelled.nav.push({ from, to: blockEnd(reading, from, next) })
      continue
    }
    if (key.value !== undefined && 'list' in key.value) {
      const to = blockEnd(reading, from, next)
      labelled.lists.push({ role: key.value.list, from, to })
      continue
    }
    if (key.value !== undefined && 'nav' in key.value) {
      labelled.nav.push({ from, to: blockEnd(reading, from, next) })
      continue
    }
    if (reading.word(key.from) === 'hero' && kind === 'website' && headsPage(reading, from, next)) {
      reading.fact('headline', from, valueEnd(reading, from, next, false, false))
      continue
    }
    if (key.role === undefined) {
      // 'topic: Raising your first round'
      const topic =
        reading.word(key.from) === 'topic' && (kind === 'poster' || kind === 'banner') && reading.capital(from)
      if (topic && !reading.has('subhead')) {
        reading.fact('subhead', from, commaOrEnd(reading, from, valueEnd(reading, from, next, false, key.line)))
        continue
      }
      if (key.value !== undefined && 'about' in key.value)
        labelled.about.push({ from, to: valueEnd(reading, from, next, false, key.line) })
      continue
    }
    let role = key.role
    if (reading.word(key.from) === 'what' && !keys.some((other) => OCCASION_KEYS.has(reading.word(other.from)))) {
      labelled.about.push({ from, to: valueEnd(reading, from, next, false, key.line) })
      continue
    }
    const word = reading.word(key.from)
    const single = key.end - key.from === 1
    if (single && role === 'brand' && word === 'name' && kind === 'business-card')
      role =
        hasCompany || keys.some((other) => other.role === 'title' || reading.word(other.from) === 'title')
          ? 'person'
          : looksLikePerson(reading, from, valueEnd(reading, from, next, true, key.line))
            ? 'person'
            : 'brand'
    if (single && word === 'title' && kind === 'business-card') role = 'title'
    // 'Workshop: Maderas Ibáñez' is where somebody works.
    if (single && word === 'workshop' && kind === 'business-card') role = 'brand'
    if (single && word === 'event' && kind === 'logo') role = 'brand'
    if (role === 'link' && !startsLink(reading, from)) continue
    // 'Banner for LinkedIn: …' names where it stands.
    if (role === 'social' && PREPOSITIONS.has(reading.word(key.from - 1))) continue
    if (
      role === 'social' &&
      (LAYOUT_WORDS.has(reading.word(from)) || !/^[@\p{L}\p{N}_./-]{3,}$/u.test(tokens[from]?.text ?? ''))
    )
      continue
    if (role === 'email' && !isMail(tokens[from]?.text ?? '')) continue
    if (coloured(reading, from, valueEnd(reading, from, next, true, key.line))) continue
    const quoted = quotesIn(reading, from, valueEnd(reading, from, next, false, key.line))
    // 'details: name "Idris Bello"', 'Header: logo left, phone "555 0100" right': each with a word of its own.
    const quotes = quoted.filter((quote) =>
      OCCASION.includes(role) ? quote === from : quote === from || partEnding(reading, quote - 1) === undefined,
    )
    if (quoted.length > 0 && quotes.length === 0) continue
    if (quotes.length > 0) {
      for (const [n, quote] of quotes.entries())
        reading.fact(
          TEXT_KEYS.has(word)
            ? quotedRole(reading, quote, role, n, kind)
            : n === 0 || role !== 'headline'
              ? ((role === 'body' || role === 'detail' ? contentRole(reading.slice(quote, quote + 1)) : undefined) ??
                role)
              : 'subhead',
          quote,
          quote + 1,
        )
      continue
    }
    let to = valueEnd(reading, from, next, SHORT.includes(role), key.line)
    // 'Dates: 3–18 Feb at The Lantern': the facts inside are known, the rest is read as prose.
    if (
      OCCASION.includes(role) &&
      reading.facts.some((fact) => OCCASION.includes(fact.role) && fact.from >= from && fact.to <= to)
    )
      continue
    if (role === 'social') to = Math.min(to, from + 1)
    // A value of a line breaks where the sentence turns to instructions: 'Headline: Big Sale in red letters'.
    if (role !== 'address' && role !== 'brand') to = reading.tokens[to - 1] ? cutInstruction(reading, from, to) : to
    // 'Header: cone icon left of the name': how it is made, not what it says.
    if (!key.line && LEADING.includes(role) && !reading.capital(from) && tellsPlace(reading, { from, to })) continue
    const whole = to
    if (role === 'body' && readStrokes(reading, from, to, kind)) continue
    if (role === 'body' && listsFacts(reading, from, to)) {
      // 'event info: After-work rave, every Monday': what leads the list is no name.
      const first = commaParts(reading, { from, to })[0]
      if (first !== undefined && DETAILING.has(reading.word(key.end - 1)) && copyable(reading, first, true, true))
        reading.fact('detail', first.from, first.to)
      continue
    }
    if (!key.line && LEADING.includes(role)) to = cutClause(reading, from, to)
    while (to > from && isMarkEnd(tokens[to - 1])) to--
    if (to <= from || alreadyFact(reading, from, to)) {
      if (to === whole && alreadyFact(reading, from, to)) retitle(reading, from, to, role)
      continue
    }
    if (role === 'body' && to - from <= 6 && !reading.has('headline') && kind !== 'website' && kind !== 'business-card')
      role = kind !== 'logo' ? 'headline' : tokens.some(({ type }) => type === 'quote') ? 'tagline' : 'brand'
    dropFacts(reading, from, to)
    reading.fact(role, from, to)
  }
  return labelled
}

function commaOrEnd(reading: Reading, from: number, to: number): number {
  for (let k = from; k < to; k++) if (reading.word(k) === ',') return k
  return to
}

/** 'Hero: Know before you paddle.' says it, 'Hero: big photo' shows something. */
function headsPage(reading: Reading, from: number, next: number): boolean {
  const to = valueEnd(reading, from, next, false, false)
  return to - from >= 2 && reading.capital(from) && copyable(reading, { from, to }, true, true)
}

/** A menu with prices is what there is to eat, no navigation. */
const priced = (reading: Reading, from: number, next: number) => {
  const to = blockEnd(reading, from, next)
  if (reading.facts.some((fact) => fact.role === 'price' && fact.from >= from && fact.to <= to)) return true
  // 'Menu: Tlayuda 145, Memelas 85'
  let numbers = 0
  for (let k = from + 1; k < to; k++)
    if (/^\d+(?:[.,]\d\d)?$/.test(reading.word(k)) && (k + 1 >= to || /^[,;\n.]$/.test(reading.word(k + 1)))) numbers++
  return numbers > 1
}

const TEXT_KEYS = words('text copy wording message content')

/** What a text on a poster says first is its headline; what follows is what it looks like. */
function quotedRole(reading: Reading, quote: number, role: Role, n: number, kind: KindName | undefined): Role {
  const spread = kind === 'poster' || kind === 'banner' || kind === undefined
  const text = reading.tokens[quote]?.text ?? ''
  if (role === 'body' && spread && text.length <= 60)
    return contentRole(text) ?? (reading.has('headline') ? (reading.has('subhead') ? 'detail' : 'subhead') : 'headline')
  return n === 0 || role !== 'headline' ? role : 'subhead'
}

/** 'text: #f2aa4c', 'headline: navy': how it looks, not what it says. */
function coloured(reading: Reading, from: number, to: number): boolean {
  const code = /^#[0-9a-f]{3,8}$/iu.test(reading.tokens[from]?.text ?? '')
  return to - from <= 2 && (code || (to > from && !reading.capital(from) && isColourWord(reading.word(to - 1))))
}

function startsLink(reading: Reading, from: number): boolean {
  return isLink(reading.tokens[from]?.text ?? '')
}

function quotesIn(reading: Reading, from: number, to: number): number[] {
  const found: number[] = []
  for (let i = from; i < to; i++) if (reading.tokens[i]?.type === 'quote') found.push(i)
  return found
}

const isMarkEnd = (token: Token | undefined) => token?.type === 'mark' && !/[!?)%]/.test(token.text)

function alreadyFact(reading: Reading, from: number, to: number): boolean {
  return reading.facts.some((fact) => fact.from <= from && fact.to >= to && to > from)
}

/** A fact that a key names better: 'Address: 12 Elm Street' stays one, 'Venue: 12 Elm Street' becomes the place. */
function retitle(reading: Reading, from: number, to: number, role: Role): void {
  for (const fact of reading.facts) {
    if (fact.from <= from && fact.to >= to && role !== 'body' && role !== 'price') fact.role = role
  }
}

/** Facts inside a value that the key takes as one text. */
function dropFacts(reading: Reading, from: number, to: number): void {
  for (let i = reading.facts.length - 1; i >= 0; i--) {
    const fact = reading.facts[i]
    if (fact !== undefined && fact.from >= from && fact.to <= to) reading.facts.splice(i, 1)
  }
}
