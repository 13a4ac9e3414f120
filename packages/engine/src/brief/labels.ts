/** 'Name: X', 'Phone: Y': keys with their values, on lines of their own or within one. */

import { THING_WORDS } from '../direction/colour-table.ts'
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { isLink, isMail } from './contact.ts'
import { WORKS } from './name-extent.ts'
import { partEnding } from './part-words.ts'
import { looksLikePerson } from './person-name.ts'
import { table, words } from './phrases.ts'
import { contentRole } from './quoted.ts'
import type { Reading } from './reading.ts'
import type { Token } from './text.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

/** What a key asks for: a text of a role, a list, or an instruction that other recognisers read. */
type Key = { role: Role } | { list: Role } | { about: true } | { nav: true } | { instruction: true }

const KEYS = table<Key>({
  'name|brokerage|practice|client name|brand|brand name|company|company name|business|business name|shop name|store name|client|product|product name|restaurant name|organisation|organization|studio|firm|salon name|team name|band name|bar name|cafe name|app name|logo name|logo text|brand/company|agency|employer|restaurant|café name|nombre|nom|firma|empresa|firm name|clinic name|school name|studio name|name of business|name of company|name of the company|name of the business|name of brand':
    { role: 'brand' },
  'full name|person|contact name|contact person|owner|cardholder|employee|my name|your name|first and last name': {
    role: 'person',
  },
  'job title|job|position|role|occupation|profession|designation|cargo|puesto': { role: 'title' },
  'tagline|slogan|motto|strapline|tag line|catchphrase|eslogan': { role: 'tagline' },
  'what|title|headline|heading|main text|main title|event title|event|event name|main headline|header text|title text|hero headline|h1|hero title|main heading|hero text|header':
    { role: 'headline' },
  'sub|subline|sub line|subtitle|subhead|subheading|sub-heading|subheadline|sub-headline|sub headline|secondary text|supporting text|h2|subtext|hero subtitle|hero subheadline|second line|sub title|sub heading':
    { role: 'subhead' },
  'text|copy|message|body|body text|wording|caption|details|text on it|content|body copy|description text|additional text|info|extra text|other text|small text|footer text|fine print|bottom text':
    { role: 'body' },
  'date|when|dates|day|fecha|datum': { role: 'date' },
  'time|hours|opening hours|times|start|doors|hora|open': { role: 'time' },
  'venue|place|location|where|lugar|ort': { role: 'place' },
  'address|street|street address|adresse|dirección|office address|adress': { role: 'address' },
  'phone|tel|tel.|telephone|mobile|cell|contact number|phone number|call|whatsapp|ph|telefon|teléfono|fax|phone no|call us|contact no|mobile number|cell phone|number':
    { role: 'phone' },
  'email|e-mail|mail|email address|email id|correo': { role: 'email' },
  'website|web|url|site|link|web address|website url|webpage|domain': { role: 'link' },
  'instagram|ig|insta|facebook|twitter|tiktok|linkedin|social|handle|socials|social media|youtube': { role: 'social' },
  'price|cost|tickets|admission|entry|ticket price|entrance|cover|fee|ticket|price per person': { role: 'price' },
  'offer|discount|deal|promo|promotion|special offer': { role: 'offer' },
  'hashtag|hashtags': { role: 'hashtag' },
  'cta|call to action|button|button text|cta text|cta button|call-to-action|button label|primary cta|action': {
    role: 'cta',
  },
  'quote|testimonial': { role: 'quote' },
  'services|books|albums|singles|tracks|films|titles|prizes|stalls|vendors|menu|line-up|lineup|line up|products|features|speakers|artists|performers|agenda|schedule|program|programme|items|bands|acts|includes|activities|treatments|classes|topics|key features|our services|djs|highlights|benefits|offerings|specials|dishes|drinks|set list|setlist|courses|amenities':
    { list: 'list-item' },
  'buttons|ctas|calls to action': { list: 'cta' },
  'sections|pages|nav|navigation|menu items|nav links|page sections|nav items': { nav: true },
  'industry|business type|about|what we do|sector|niche|subject|theme|topic|concept|type of business|field|company description|business description|description|purpose|idea':
    { about: true },
  "style|tone|vibe|mood|look|feel|aesthetic|colors|colours|color|colour|palette|color palette|colour palette|color scheme|colour scheme|brand colors|brand colours|background|background color|background colour|text color|text colour|font|fonts|typography|typeface|layout|size|dimensions|format|type|kind|design|audience|target audience|icon|symbol|imagery|image|visual|visuals|graphic|graphics|illustration|elements|orientation|logo|requirements|notes|avoid|deliverable|deliverables|style notes|inspiration|accent|accent color|accent colour|primary color|secondary color|primary|secondary|photo|photos|project|task|request|brief|goal|hero|must have|must-haves|must include|include|personality|values|colorway|don't|do not|constraints|restrictions|placement|design type|hero section|mark|top|bottom|left|right|center|centre|top left|top right|bottom left|bottom right|font style|left side|right side|front|back|middle|front side|back side|footer|use|brand personality|keywords|poster|flyer|banner|business card|please":
    { instruction: true },
})

/** 'What' beside 'When' and 'Where' is an event, beside other keys a trade. */
const OCCASION_KEYS = words('when where date time venue place location')
const OCCASION: Role[] = ['date', 'time', 'price']

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
  const hasCompany = keys.some((key) => key.role === 'brand' && reading.word(key.from) !== 'name')
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1]?.from ?? tokens.length
    if (!reading.free(key.from)) continue
    for (let k = key.from; k <= key.colon; k++)
      if (reading.free(k) && (k < key.end || k === key.colon)) reading.take(k, k + 1, 'label')
    const from = key.colon + 1
    if (key.value !== undefined && 'list' in key.value) {
      const to = blockEnd(reading, from, next)
      labelled.lists.push({ role: key.value.list, from, to })
      continue
    }
    if (key.value !== undefined && 'nav' in key.value) {
      labelled.nav.push({ from, to: blockEnd(reading, from, next) })
      continue
    }
    if (key.role === undefined) {
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
    if (single && word === 'event' && kind === 'logo') role = 'brand'
    if (role === 'link' && !startsLink(reading, from)) continue
    if (
      role === 'social' &&
      (LAYOUT_WORDS.has(reading.word(from)) || !/^[@\p{L}\p{N}_./-]{3,}$/u.test(tokens[from]?.text ?? ''))
    )
      continue
    if (role === 'email' && !isMail(tokens[from]?.text ?? '')) continue
    if (coloured(reading, from, valueEnd(reading, from, next, true, key.line))) continue
    const quotes = quotesIn(reading, from, valueEnd(reading, from, next, false, key.line))
    if (quotes.length > 0) {
      for (const [n, quote] of quotes.entries())
        reading.fact(
          TEXT_KEYS.has(word)
            ? quotedRole(reading, quote, role, n, kind)
            : n === 0 || role !== 'headline'
              ? role
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
    while (to > from && isMarkEnd(tokens[to - 1])) to--
    if (to <= from || alreadyFact(reading, from, to)) {
      if (alreadyFact(reading, from, to)) retitle(reading, from, to, role)
      continue
    }
    if (role === 'body' && to - from <= 6 && !reading.has('headline') && kind !== 'website' && kind !== 'business-card')
      role = kind === 'logo' ? 'brand' : 'headline'
    dropFacts(reading, from, to)
    reading.fact(role, from, to)
  }
  return labelled
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

/** 'Clinic: Paws First', 'Book: The Salt Path Home': a word for a business or a work names it. */
function nounKey(reading: Reading, i: number): { value: Key; length: number } | undefined {
  if (reading.word(i + 1) !== ':' || !reading.capital(i + 2)) return undefined
  const work = WORKS.has(reading.word(i))
  if (!work && !BUSINESS_NOUNS.has(reading.word(i))) return undefined
  const before = reading.tokens[i - 1]
  const fresh = before === undefined || before.type === 'newline' || (before.type === 'mark' && before.text !== "'")
  return fresh && reading.uses[i] === undefined
    ? { value: { role: work ? 'headline' : 'brand' }, length: 1 }
    : undefined
}

interface FoundKey {
  from: number
  /** Of the key's own words. */
  end: number
  colon: number
  value: Key | undefined
  role: Role | undefined
  /** Opens a line: its value is the rest of the line. */
  line: boolean
}

function findKeys(reading: Reading): FoundKey[] {
  const { tokens } = reading
  const found: FoundKey[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.type !== 'word' || (reading.uses[i] !== undefined && reading.uses[i] !== 'kind')) continue
    const before = tokens[i - 1]
    const fresh =
      before === undefined ||
      before.type === 'newline' ||
      before.type === 'mark' ||
      before.sentence !== token.sentence ||
      reading.word(i - 1) === 'and' ||
      reading.word(i - 1) === 'the' ||
      before.type === 'quote' ||
      reading.word(i - 1) === 'with' ||
      reading.uses[i - 1] === 'fact' ||
      reading.word(i - 1) === 'a'
    const match = KEYS.at(tokens, i) ?? nounKey(reading, i)
    if (match === undefined) continue
    const colon = 'role' in match.value ? placedColon(reading, i + match.length) : i + match.length
    const mark = reading.word(colon)
    const line = lineStart(reading, i)
    // Quoted names of people in prose: 'name: X' anywhere, 'Name - X' on a line of its own only.
    const separated =
      mark === ':' || mark === '：' || mark === '=' || (line && (mark === '-' || mark === '–') && !tokens[colon]?.tight)
    // 'navy headline, cream body text: …' says colours, 'Old name: X' what is no more.
    if (isColourWord(reading.word(i - 1)) || PAST.has(reading.word(i - 1)) || shadedBefore(reading, i)) {
      i += match.length - 1
      continue
    }
    // 'pizza place: …' is no venue.
    if (!fresh && COMPOUNDS.has(token.lower)) continue
    if (!separated || (!fresh && 'instruction' in match.value === false && mark !== ':')) continue
    if (reading.uses[i] === 'kind' && mark !== ':') continue
    // 'Role under name: X' is about the role.
    const other = BESIDE.has(reading.word(i - 1)) ? partEnding(reading, i - 2)?.role : undefined
    found.push({
      from: i,
      end: i + match.length,
      colon,
      value: match.value,
      role: other ?? ('role' in match.value ? match.value.role : undefined),
      line,
    })
    i = colon
  }
  return found
}

/** With a word before them these name a business or an occasion. */
const COMPOUNDS = words('place day studio practice agency restaurant firm shop open company business start event')
const PAST = words('old former previous current existing')

/** 'cream body text: …': a thing that is a colour, behind a comma. */
const shadedBefore = (reading: Reading, i: number) => reading.word(i - 1) in THING_WORDS && reading.word(i - 2) === ','

/** 'Headline at top: X', 'Button bottom right: Y': the colon behind a place. */
function placedColon(reading: Reading, end: number): number {
  for (let k = end; k < end + 6; k++) {
    if (reading.word(k) === ':') return k
    const placing = LAYOUT_WORDS.has(reading.word(k)) || PLACING.has(reading.word(k))
    if (!placing || !reading.free(k)) break
  }
  return end
}
const PLACING = words('at in on the below above under underneath beneath of it to a very')

const BESIDE = words('under below above beneath underneath beside over')

function lineStart(reading: Reading, i: number): boolean {
  let k = i - 1
  while (
    k >= 0 &&
    k > i - 7 &&
    reading.tokens[k]?.type === 'mark' &&
    reading.word(k) !== ',' &&
    reading.word(k) !== '.' &&
    reading.word(k) !== ';'
  )
    k--
  return k < 0 || reading.tokens[k]?.type === 'newline' || /^\d+$/.test(reading.word(k))
}

/** The end of a value: the line's, the next key's, or (within a line) the sentence's. */
function valueEnd(reading: Reading, from: number, next: number, short: boolean, line: boolean): number {
  const { tokens } = reading
  let k = from
  while (k < next && k < tokens.length) {
    const token = tokens[k] as Token
    if (token.type === 'newline' || token.text === ';' || token.text === '|') break
    if (
      token.type === 'mark' &&
      (token.text === '.' || token.text === '!' || token.text === '?') &&
      (short || !line || k + 1 >= next)
    )
      break
    if (
      short &&
      (token.text === ',' || token.text === '(' || token.text === '—' || token.text === '–' || token.text === '-') &&
      !companyComma(reading, k)
    )
      break
    k++
  }
  return k
}

/** 'Smith, Jones & Partners' */
function companyComma(reading: Reading, k: number): boolean {
  const and = reading.word(k + 2)
  return reading.capital(k + 1) && (and === '&' || and === 'and') && reading.capital(k + 3)
}

/** A list's end: its line, or the bulleted lines that follow an empty one. */
function blockEnd(reading: Reading, from: number, next: number): number {
  const { tokens } = reading
  let k = from
  if (tokens[k]?.type !== 'newline') {
    while (
      k < next &&
      tokens[k] !== undefined &&
      tokens[k]?.type !== 'newline' &&
      !reading.ends(k) &&
      !dashed(reading, k)
    )
      k++
    return k
  }
  while (k < next && tokens[k] !== undefined) {
    if (tokens[k]?.type === 'newline') {
      const bullet = tokens[k + 1]
      const numbered = /^\d{1,2}$/.test(bullet?.text ?? '') && /^[.)]$/.test(tokens[k + 2]?.text ?? '')
      if (
        bullet === undefined ||
        !(numbered || (bullet.type === 'mark' && /[-•*·●▪◦–✓✔►]/u.test(bullet.text)) || isStar(reading, k + 1))
      ) {
        // Lines without bullets belong to it as long as no blank line comes between.
        const gap = reading.prompt.slice((tokens[k] as Token).start, tokens[k + 1]?.start ?? 0)
        if (k > from && (gap.split('\n').length > 2 || bullet === undefined)) return k
        if (bullet === undefined) return k
      }
    }
    k++
  }
  while (
    k > from &&
    tokens[k - 1]?.type !== 'word' &&
    tokens[k - 1]?.type !== 'number' &&
    tokens[k - 1]?.type !== 'quote'
  )
    k--
  return k
}

/** A dash that no price follows ends a list in a line. */
const dashed = (reading: Reading, k: number) => /^[–—]$/.test(reading.word(k)) && !/^[\d$€£]/.test(reading.word(k + 1))

/** A star bullet leaves no token: look at the prompt itself. */
function isStar(reading: Reading, i: number): boolean {
  const start = reading.tokens[i]?.start ?? 0
  return /[*+]\s*$/.test(reading.prompt.slice(Math.max(0, start - 4), start))
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

/** Where a value turns to how it should look: 'Big Sale in red letters', 'Big Sale (large, at the top)'. */
function cutInstruction(reading: Reading, from: number, to: number): number {
  for (let k = from + 1; k < to; k++) {
    if (reading.word(k) === '(' && LOOKS.has(reading.word(k + 1))) return k
    if (['in', 'at', 'on'].includes(reading.word(k))) {
      const next = ['the', 'a', 'an'].includes(reading.word(k + 1)) ? k + 2 : k + 1
      if (LOOKS.has(reading.word(next))) return k
    }
  }
  return to
}
const LOOKS =
  words(`large big bold small thin white black red gold serif top bottom center centre middle left right script caps huge
  tiny italic italics uppercase navy blue green centered centred smaller bigger`)

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
