/** The texts that a prompt gives: found and told apart by what was learned, taken as facts of the reading. */
import type { Span } from '../language/chart.ts'
import { learned } from '../language/learned.ts'
import { findTexts, rolesOfTexts } from '../language/texts.ts'
import type { Token } from '../language/tokens.ts'
import type { Role } from '../scene/types.ts'
import { bounded } from './asks/bounds.ts'
import { coverNotes } from './asks/cover.ts'
import { withRuns } from './asks/runs.ts'
import { titledByQuotation } from './asks/titled.ts'
import { bareName, calledName, ownersName } from './bare-name.ts'
import type { Reading } from './reading.ts'
import type { Seen } from './sight.ts'
import { tidy } from './text.ts'
import { isRefusal } from './told/refused.ts'
import { CONTACT_LABELS } from './words/contact-labels.ts'

export interface GivenText {
  role: Role
  text: string
  /** It is the name that the design is for. */
  names: boolean
  span: Span
  /** Half-open range of the prompt's characters. */
  start: number
  end: number
}

/** Finds the texts, takes their tokens, and answers them in the prompt's order. */
export function readTexts({ reading, sighted, kind, refused }: Seen): GivenText[] {
  const { texts, notes, pieces, roles } = learned()
  const { tokens, text } = sighted.words
  const owned = ownersName(tokens)
  const found = apartFrom(owned, findTexts({ texts, notes, pieces }, sighted)).filter(
    (span) => !isFrame(reading, sighted, span),
  )
  const isAsked = askedIn(reading)
  const begun = withRuns(bounded(found, pieces, sighted, isAsked), pieces, sighted)
  const spans = NOTED.has(kind) ? coverNotes(pieces, sighted, begun, isAsked) : begun
  const told = rolesOfTexts(roles, sighted, spans)
  const isLed = told.some((role) => role.startsWith('headline'))
  const all = spans.map((span, n): GivenText => {
    const [start, end] = [tokens[span.from]?.from ?? 0, tokens[lastOf(span, tokens)]?.to ?? 0]
    const entities = sighted.entities.slice(span.from, span.to)
    const label = told[n] ?? ''
    // 'breakfast' from 8:30: one plain word is no day.
    const isPlain = span.to - span.from === 1 && tokens[span.from]?.pos === 'NOUN'
    const isNoted = span.rule === 'note' || (isPlain && label === 'date')
    const [role = 'detail', star] = (isNoted ? notedRole(label, isLed, entities) : label).split(/(?=\*)/)
    const names = owned ? span === owned : star === '*'
    return {
      role: span === owned ? 'brand' : (role as Role),
      text: tidy(text.slice(start, end)),
      names,
      span,
      start,
      end,
    }
  })
  const read = titledByQuotation(all, tokens)
    .filter(({ text: words, end }) => !(isLabel(words) && /^\s*:/.test(text.slice(end))))
    .filter((one) => !isOthers(tokens, one.span) && !(isUnquoted(tokens, one.span) && isRefusal(one, refused)))
    .filter((one) => !(kind === 'logo' && isUnquoted(tokens, one.span) && isRemark(one, text)))
    .filter(({ names, span }) => !(names && isWhere(tokens, span)))
    .filter(
      ({ names, role, text: words, span }) => !((names || role === 'brand') && isAThing(words, tokens[span.from])),
    )
    .map((one) => (one.names || one.role === 'brand' ? withArticle(one, tokens) : one))
  const given = kind === 'logo' ? withFounding(read, text) : read
  const bare = given.some(({ names }) => names) ? undefined : (bareName(tokens, spans) ?? calledName(tokens, spans))
  if (bare) {
    const [start, end] = [tokens[bare.from]?.from ?? 0, tokens[bare.to - 1]?.to ?? 0]
    given.unshift({ role: 'brand', text: text.slice(start, end), names: true, span: bare, start, end })
  }
  for (const one of given) take(reading, one, one.start, one.end)
  for (const one of given) if (LEADING.has(one.role)) takeAgain(reading, one)
  return given
}

const isUnquoted = (tokens: readonly Token[], { from }: Span): boolean => tokens[from]?.quote === -1

/** A logo sets its name, a line that is called so or stands on one of its own, and a year: what else was only jotted down is about its picture ('fun', 'moon + coffee bean'). */
const isRemark = ({ names, role, text, start }: GivenText, prompt: string): boolean =>
  !names &&
  REMARKS.has(role) &&
  !/\d/.test(text) &&
  !OWN_LINE.test(prompt.slice(Math.max(0, start - LOOKED_BACK), start))
/** What stands before a text that is called something, or has a line of its own; looked for among so many characters. */
const OWN_LINE = /(?:^|[:\n])[\s•*-]*$/
const LOOKED_BACK = 20
const REMARKS: ReadonlySet<Role> = new Set<Role>(['detail', 'list-item', 'headline'])

/** "'Moon Rover' is already taken so ours is …": a name that somebody else has. */
function isOthers(tokens: readonly Token[], span: Span): boolean {
  let at = span.to
  while (tokens[at]?.pos === 'PUNCT' && tokens[at]?.sentence === tokens[span.from]?.sentence && at < span.to + 2) at++
  if (!IS.has(tokens[at]?.lower ?? '')) return false
  return (
    GONE.has(tokens[at + 1]?.lower ?? '') || (tokens[at + 1]?.pos === 'ADV' && GONE.has(tokens[at + 2]?.lower ?? ''))
  )
}
const IS = new Set('is was are'.split(' '))
const GONE = new Set('taken trademarked unavailable registered'.split(' '))

/** What was only jotted down is no name, and no day or hour where its form is none. */
function notedRole(told: string, isLed: boolean, entities: readonly string[]): string {
  if (/^brand|\*/.test(told)) return isLed ? 'detail' : 'headline'
  return /^(?:date|time|price|phone|email|link)$/.test(told) && !entities.includes(told) ? 'detail' : told
}

/** Kinds that hold whatever facts a request gives; of a site those that are told in pieces. */
const NOTED: ReadonlySet<Seen['kind']> = new Set<Seen['kind']>(['poster', 'banner', 'business-card', 'website'])

/** Which words ask for the piece itself: its kind, its format, a greeting. */
const askedIn =
  (reading: Reading) =>
  ({ from }: Token): boolean => {
    const use = reading.uses[reading.tokens.findIndex((token) => token.end > from)]
    return use === 'kind' || use === 'format' || use === 'request'
  }

/** 'a plumber in Lisbon': where somebody works is not how they are called. */
function isWhere(tokens: readonly Token[], { from }: Span): boolean {
  const [whose, before, first] = [tokens[from - 2], tokens[from - 1], tokens[from]]
  return (
    first?.quote === -1 &&
    /^(?:in|near|around)$/.test(before?.lower ?? '') &&
    whose?.pos === 'NOUN' &&
    whose.lower === whose.text
  )
}

/** 'a cottage': what an article without a capital leads to is one of many, and nobody's name. */
const isAThing = (words: string, first: Token | undefined): boolean =>
  first?.quote === -1 && (first.text === 'a' || first.text === 'an') && words === words.toLowerCase()

/** 'for The Low Tides': an article with a capital inside a sentence belongs to the name. */
function withArticle(one: GivenText, tokens: readonly Token[]): GivenText {
  const [before, article, first] = [tokens[one.span.from - 2], tokens[one.span.from - 1], tokens[one.span.from]]
  const isPart = article?.text === 'The' && article.quote === first?.quote && before?.sentence === article.sentence
  if (!isPart || one.start !== first?.from || !/^\p{Lu}\p{Ll}/u.test(one.text)) return one
  return { ...one, text: `The ${one.text}`, start: article.from, span: { ...one.span, from: one.span.from - 1 } }
}

/** The texts with a name that is known by its form: one that holds it goes on behind it. */
function apartFrom(name: Span | undefined, spans: readonly Span[]): Span[] {
  if (!name) return [...spans]
  const others = spans.flatMap((span) => {
    if (span.to <= name.from || name.to <= span.from) return [span]
    return span.to > name.to ? [{ ...span, from: name.to }] : []
  })
  return [...others, name].toSorted((a, b) => a.from - b.from)
}

const FOUNDED = /\b(?:est\.?|estd\.?|established(?: in)?|founded(?: in)?|since)\s+(?:1[5-9]|20)\d\d\b/i

/** The year of a founding is one text on a mark, whatever else was taken of it: 'est. 1986' and not 'est', 'since 2004'. */
function withFounding(given: readonly GivenText[], text: string): GivenText[] {
  const found = FOUNDED.exec(text)
  if (!found) return [...given]
  const [start, end] = [found.index, found.index + found[0].length]
  if (given.some((one) => one.start <= start && one.end >= end && !one.names)) return [...given]
  const rest = given.flatMap((one) => {
    if (one.end <= start || one.start >= end) return [one]
    // A name that ran on into it ends before it.
    const own = text.slice(one.start, start).trim()
    return one.start < start && own !== '' ? [{ ...one, text: tidy(own), end: one.start + own.length }] : []
  })
  const whole: GivenText = {
    role: 'detail',
    text: found[0],
    names: false,
    span: { label: 'detail', from: 0, to: 0, score: 0, rule: 'founding' },
    start,
    end,
  }
  return [...rest, whole].toSorted((a, b) => a.start - b.start)
}

/** The last token of a text: 'Fernhill Farms where …' ends before the word that goes on about it. */
function lastOf({ from, to }: Span, tokens: readonly Token[]): number {
  let last = to - 1
  while (last > from && (tokens[last]?.quote ?? 0) < 0 && GOES_ON.has(tokens[last]?.text ?? '')) last--
  return last
}
const GOES_ON = new Set(['where', 'who', 'which', 'that', 'whose', 'when', 'with', 'and', 'for', 'so'])

/** 'PHONE: +44 …': what stands before a fact says what it is, and is not set. */
const isLabel = (words: string): boolean => CONTACT_LABELS.has(words.toLowerCase().replace(/[\s:]+$/, ''))

/** Salutation and signature of a letter stand on no design. */
function isFrame(reading: Reading, { words }: Seen['sighted'], { from }: Span): boolean {
  const start = words.tokens[from]?.from ?? 0
  return reading.uses[reading.tokens.findIndex((token) => token.end > start)] === 'request'
}

function take(reading: Reading, { role, text, names }: GivenText, start: number, end: number): void {
  const from = reading.tokens.findIndex((token) => token.end > start)
  let to = from
  while (to < reading.tokens.length && (reading.tokens[to]?.start ?? 0) < end) to++
  if (to <= from) return
  const fact = reading.fact(role, from, to)
  fact.text = text
  if (names) fact.named = true
}

/** Texts that a prompt speaks of more than once: 'for Diablita: … "Diablita" arched above'. */
const LEADING: ReadonlySet<Role> = new Set<Role>(['brand', 'headline', 'person', 'tagline', 'mark'])
const SHORTEST = 3

/** Takes what a text is said again with, in the same letters or in capitals: no word of it is an instruction. */
function takeAgain(reading: Reading, one: GivenText): void {
  if (one.text.length < SHORTEST) return
  for (const written of new Set([one.text, one.text.toUpperCase()]))
    for (let at = reading.prompt.indexOf(written); at >= 0; at = reading.prompt.indexOf(written, at + 1)) {
      const from = reading.tokens.findIndex((token) => token.end > at)
      if (reading.free(from) && (at + written.length <= one.start || at >= one.end) && /[\p{Lu}\d]/u.test(written))
        take(reading, { ...one, text: written }, at, at + written.length)
    }
}

/** The name that the design is for; in the letters in which the prompt speaks of it where a text has it in capitals. */
export function nameOf(given: readonly GivenText[], reading: Reading): string | undefined {
  const name = given.find(({ names }) => names)?.text
  if (name === undefined || name !== name.toUpperCase()) return name
  const at = reading.prompt.toLowerCase().indexOf(name.toLowerCase())
  return tidy(reading.prompt.slice(at, at + name.length)) || name
}
