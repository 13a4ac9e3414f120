/** Where a sentence tells what people do, by its build alone: 'growers search plots and send reports', 'a site to rent boats'. */
import type { Token } from '../../language/tokens.ts'
import { BY_VERB, stemsOf } from '../words/function-verbs.ts'
import { isNoun, isPlural, nounPhraseAt } from './noun-phrases.ts'
import { PEOPLE } from './words.ts'

type Tokens = readonly Token[]

/** Said to whoever makes the site. */
const MAKING = new Set(
  'build make create design develop implement generate produce code write use set need want have give add include assign'.split(
    ' ',
  ),
)
/** Bring who does it, and then what: 'lets travellers compare', 'helps you track'. */
const LETTING = new Set('let allow enable help'.split(' '))
const WHOSE = new Set(['that', 'which', 'who'])
/** Those who do something and are one by their form. */
const GROUPS = new Set('staff team crew public you they we i people'.split(' '))
/** What may stand behind a verb that is one. */
const GOVERNED = /^(?:DET|PRON|ADJ|NOUN|PROPN|ADP|ADV|NUM|SCONJ|CCONJ|VERB)$/
const LONGEST_SUBJECT = 6

/** The verb of a table that a token is as one says it to somebody, or as somebody does it: 'search', 'shows', 'renting'. */
function isDoing(token: Token | undefined, { thirdPerson = false, gerund = false } = {}): boolean {
  if (!token || token.quote >= 0) return false
  const { lower } = token
  if (BY_VERB.has(lower)) return true
  if (thirdPerson && lower.endsWith('s') && BY_VERB.has(lower.slice(0, -1))) return true
  return gerund && lower.endsWith('ing') && stemsOf(lower).some((one) => BY_VERB.has(one))
}

const governs = (tokens: Tokens, at: number, to: number) =>
  at + 1 >= to || GOVERNED.test(tokens[at + 1]?.pos ?? '') || /^[,.;]$/.test(tokens[at + 1]?.text ?? '')

const isWho = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isPlural(token) ||
    (isNoun(token) && /[^s]s$/.test(token.lower)) ||
    PEOPLE.has(token.lemma) ||
    GROUPS.has(token.lower))

/** Behind who does it ('freelancers', 'the staff of a library'), the place of what they do; undefined where nobody does anything. */
function behindWho(tokens: Tokens, from: number, to: number): number | undefined {
  for (let i = from + 1; i < Math.min(to, from + LONGEST_SUBJECT); i++) {
    const [who, token] = [tokens[i - 1], tokens[i]]
    if (!token || /^[,;:.]$/.test(token.text)) return undefined
    if (token.pos === 'AUX' || token.lower === 'can') return undefined
    if (isWho(who) && isDoing(token) && governs(tokens, i, to)) return i
  }
  return undefined
}

type Opener = (tokens: Tokens, i: number, to: number) => number | undefined

/** 'a panel where librarians manage loans' */
const where: Opener = (tokens, i, to) =>
  /^(?:where|so)$/.test(tokens[i]?.lower ?? '') ? behindWho(tokens, i + 1, to) : undefined

/** 'a site that shows earnings', 'an app that lets riders choose a station' */
const that: Opener = (tokens, i, to) => {
  const next = tokens[i + 1]
  if (!WHOSE.has(tokens[i]?.lower ?? '') || !isNoun(tokens[i - 1])) return undefined
  const who = next && LETTING.has(next.lemma) ? nounPhraseAt(tokens, i + 2, to) : undefined
  if (who) return tokens[who.to]?.lower === 'to' ? who.to + 1 : who.to
  return isDoing(next, { thirdPerson: true }) && governs(tokens, i + 1, to) ? i + 1 : undefined
}

/** 'a site to rent boats' */
const toDo: Opener = (tokens, i, to) => {
  const opens = tokens[i]?.lower === 'to' && isNoun(tokens[i - 1])
  return opens && isDoing(tokens[i + 1]) && governs(tokens, i + 1, to) ? i + 1 : undefined
}

/** 'a site for renting cargo bikes' */
const forDoing: Opener = (tokens, i) => {
  const next = tokens[i + 1]
  if (tokens[i]?.lower !== 'for' || !next?.lower.endsWith('ing') || !isDoing(next, { gerund: true })) return undefined
  return /^(?:NOUN|PROPN|ADJ|DET)$/.test(tokens[i + 2]?.pos ?? '') ? i + 1 : undefined
}

/** ': filter wards, see trends', ': growers search plots' */
const listed: Opener = (tokens, i, to) => {
  if (!/^[:,]$/.test(tokens[i - 1]?.text ?? '')) return undefined
  const isDone = isDoing(tokens[i]) && tokens[i]?.lower !== 'contact' && takesThing(tokens, i)
  return isDone ? i : behindWho(tokens, i, to)
}

const OPENERS: readonly Opener[] = [where, that, toDo, forDoing, listed]

function startAt(tokens: Tokens, i: number, to: number, opens: boolean): number | undefined {
  const token = tokens[i]
  if (!token || token.quote >= 0) return undefined
  if (opens && !MAKING.has(token.lower) && !isDoing(token)) {
    const start = behindWho(tokens, i, to)
    if (start !== undefined) return start
  }
  for (const opener of OPENERS) {
    const start = opener(tokens, i, to)
    if (start !== undefined) return start
  }
  return undefined
}

/** 'choose a barber', 'filter wards', but not 'booking requests'. */
function takesThing(tokens: Tokens, i: number): boolean {
  const next = tokens[i + 1]
  return next !== undefined && (/^(?:DET|PRON|ADJ|NUM)$/.test(next.pos) || isPlural(next) || next.lower === 'by')
}

/** Where the stretches of a sentence that tell what people do begin: each at its first word of doing. */
export function toldFrom(tokens: Tokens, from: number, to: number): number[] {
  const starts: { opener: number; start: number }[] = []
  for (let i = from; i < to; i++) {
    const start = startAt(tokens, i, to, i === from)
    if (start === undefined) continue
    starts.push({ opener: i, start })
    // What follows a comma goes on with the list.
    i = start
  }
  return starts.filter(({ opener }, k) => k === 0 || tokens[opener - 1]?.text !== ',').map(({ start }) => start)
}

/** What lists the parts of a site: 'with charts, a map and alerts', ': speakers, programme'. */
const LISTING = new Set('with including featuring covering : has have offers shows containing'.split(' '))

/** What the parts of a page are called where they are listed: 'sections: courses, boats' is set as it stands. */
const PARTS_OF_PAGES = new Set('sections pages navigation nav'.split(' '))
const namesParts = (tokens: Tokens, colon: number): boolean =>
  tokens[colon]?.text === ':' && PARTS_OF_PAGES.has(tokens[colon - 1]?.lower ?? '')

/** Where a sentence begins to list what a site has. */
export function listedFrom(tokens: Tokens, from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, k) => from + k + 1).filter(
    (i) => LISTING.has(tokens[i - 1]?.lower ?? '') && (tokens[i - 1]?.quote ?? -1) < 0 && !namesParts(tokens, i - 1),
  )
}
