/**
 * Clauses of a poster, banner or card that say something and that no other recogniser took: '3 bed 2 bath', 'cash only',
 * 'last seen near Elm Park', 'live music, food trucks, face painting'. Nothing that a prompt gives is lost; a clause with
 * any word of look, layout or request in it is an instruction and stays out.
 */
import { THING_WORDS } from '../direction/colour-table.ts'
import type { KindName } from '../kinds/types.ts'
import { clausesOf, type Range, withinNumbers } from './clauses.ts'
import { capitalised } from './name-extent.ts'
import { findNotice } from './notices.ts'
import { words } from './phrases.ts'
import { VENUES } from './places.ts'
import type { Fact, Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, REQUEST_VERBS, RULES } from './words/grammar.ts'
import { asObject } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const MOST_WORDS = 9

/** Words of a request: a clause with one of them is no copy. */
const ASKING = words(
  `feel feels look looks looking vibe vibes mood style styled stylish theme themed layout design designs designed whitespace background image images photo photos picture
  something anything maybe like inspired aesthetic please should must need needs want wants would could can use using add include including make makes keep put show showing
  place placed highlight easy readable legible eye-catching room space layout grid version versions option options concept concepts variations page pages section sections
  i i'm it it's that which who target audience aimed appeal appealing professional logo poster flyer banner website card icon print printed printable ready px mm cm dpi rgb cmyk
  size sized format ratio transparent vector svg png pdf gradient gradients texture textured pattern patterns shadow shadows border borders thanks tone tones sub bg pack placeholder
  illustration illustrations illustrated drawing silhouette shapes shape typography typographic imagery contrast hierarchy tagline slogan headline called named titled text`,
)
const OPENERS = words(
  'for with in of on at to from featuring and but so then also my our your his her a an the no not without',
)

/** What a notice of an occasion says, first words. */
const SAYING = words(
  `bring byob kids children adults everyone everybody all ages age under over minimum maximum max min limited last free includes included refreshments snacks drinks doors parking
  cash rain dress donations donation proceeds reward found lost microchipped answers wearing hosted presented sponsored open seats places spaces first beginners join come meet enjoy
  take learn win ask text dm visit scan reserve registration register members non-members pre-sale walk-ins appointment appointments dogs pets family suitable prizes raffle
  no-experience experience equipment materials lunch dinner breakfast tea cake coffee live food new limited license licence lic member certified reg gate gates support special ribbon story
  full part part-time full-time evenings weekends mornings afternoons weekdays daily send apply immediate competitive flexible delivery pickup pick-up collection terms tickets`,
)
const ANYWHERE = words(
  `free only required welcome provided included allowed available proceeds guaranteed needed necessary refundable invited onwards sqft seater`,
)

/** What a business says of itself: 'hand poured in Vermont', 'licensed & insured'. */
const CLAIMS = words(
  'free hand freshly locally proudly lovingly baked brewed roasted grown poured crafted built sewn woven farmed caught picked sourced serving open established trusted family emergency same-day award-winning voted by',
)
const CREDENTIALS = words(
  'licensed insured bonded certified accredited registered guaranteed approved family-owned family-run award-winning',
)

/** What a sale or an invitation says in so many words. */
const SLOGANS = new Set(
  `everything must go|while stocks last|while supplies last|limited time only|don't miss out|don't miss it|all welcome|everyone welcome|everyone is welcome|all are welcome|last chance|rain or shine|bring a friend|no experience needed|no experience necessary|first come first served|family friendly|fun for all ages|fun for the whole family|you're invited|you are invited|members only|new season in store|up for grabs|one day only|this weekend only|today only|ends soon|online or in person|in person or online|in person and online|by appointment only|by appointment|while places last|hurry|final days|in store and online`.split(
    '|',
  ),
)

/** Behind dates and times a run of bare nouns tells what there will be. */
const LEAST_RUN = 2

/** Takes what is left; widens prices by the words of their clause ('first month £1', 'reward £100'). */
export function readDetails(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner' && kind !== 'business-card') return
  readKeyed(reading)
  const clauses = clausesOf(reading)
  widenPrices(reading, clauses)
  const notice = findNotice(reading.prompt, reading.tokens)
  // Whoever is missing, and whoever is sought, is described in words of any kind.
  const lost = notice?.announces === 'lost' || notice?.announces === 'hiring'
  const occasion =
    kind !== 'business-card' &&
    (reading.has('date', 'time', 'address', 'price', 'phone', 'place', 'offer') || notice !== undefined)
  let run: Range[] = []
  const flush = () => {
    const things = run.every((clause) => onlyThings(reading, clause))
    const several =
      run.length >= LEAST_RUN || run.some((clause) => holds(reading, clause, JOINING) && !asked(reading, clause.from))
    if (several && (!things || notice?.announces === 'sale'))
      for (const clause of run) reading.fact('list-item', clause.from, clause.to)
    run = []
  }
  for (const clause of clauses) {
    const { from, to } = clause
    if (notice !== undefined && from < notice.to && notice.from < to) continue
    const text = reading.slice(from, to).toLowerCase()
    if (kind !== 'business-card' && SLOGANS.has(text) && reading.free(from) && reading.free(to - 1)) {
      flush()
      reading.fact(reading.has('subhead') ? 'detail' : 'subhead', from, to)
      continue
    }
    if (kind !== 'business-card' && forbids(reading, clause)) {
      flush()
      reading.fact('detail', from, to)
      continue
    }
    if (!copyable(reading, clause, notice?.announces === 'lost')) {
      flush()
      continue
    }
    if (
      occasion &&
      to - from >= 2 &&
      !reading.has('place') &&
      !SAYING.has(reading.word(from)) &&
      VENUES.has(reading.word(to - 1)) &&
      !OPENERS.has(reading.word(from))
    ) {
      flush()
      reading.fact('place', from, to)
      continue
    }
    const digits = reading.tokens.slice(from, to).some((token) => /\d/.test(token.text))
    const several = to - from >= 2
    const says = (SAYING.has(reading.word(from)) && several) || holds(reading, clause, ANYWHERE)
    const claims =
      several &&
      TONE_WORDS.at(reading.tokens, from) === undefined &&
      (CLAIMS.has(reading.word(from)) || holds(reading, clause, CREDENTIALS))
    if (
      claims ||
      (digits && several && !OPENERS.has(reading.word(from))) ||
      (occasion && says) ||
      (lost && !opensRequest(reading, clause))
    ) {
      flush()
      if (!capitalised(reading, from) || several || reading.opens(from)) reading.fact('detail', from, to)
    } else if (
      occasion &&
      to - from <= (holds(reading, clause, JOINING) ? 5 : 3) &&
      !OPENERS.has(reading.word(from)) &&
      reading.has('date', 'time')
    )
      run.push(clause)
    else flush()
  }
  flush()
  readEnumerated(reading)
}

/** '3 reasons to cycle: save money, get fit, arrive happy': a list behind the line that announces it. */
function readEnumerated(reading: Reading): void {
  for (const fact of [...reading.facts]) {
    if (fact.role !== 'detail' && fact.role !== 'headline' && fact.role !== 'subhead') continue
    if (reading.word(fact.to) !== ':') continue
    let to = fact.to + 1
    while (reading.tokens[to] !== undefined && !reading.ends(to)) to++
    const parts = commaParts(reading, { from: fact.to + 1, to })
    const listed = parts.length >= 3 && parts.every((part) => part.to - part.from <= 5 && plain(reading, part))
    if (listed) for (const part of parts) reading.fact('list-item', part.from, part.to)
  }
}

/** 'Bring: gloves and a smile': a line whose key no table knows says something under its own name. */
function readKeyed(reading: Reading): void {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i - 1]?.type !== 'newline' || !reading.capital(i)) continue
    let colon = i + 1
    while (colon < i + 3 && tokens[colon]?.type === 'word') colon++
    if (reading.word(colon) !== ':' || !reading.free(i)) continue
    let to = colon + 1
    while (tokens[to] !== undefined && tokens[to]?.type !== 'newline') to++
    const key = { from: i, to: colon }
    const value = { from: colon + 1, to: reading.ends(to - 1) ? to - 1 : to }
    if (value.to <= value.from || !copyable(reading, key, false)) continue
    const parts = commaParts(reading, value)
    if (parts.every((part) => copyable(reading, part, true))) reading.fact('detail', i, to)
  }
}

/** Free words that speak of no look. */
function plain(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (!reading.free(k) || reading.tokens[k]?.type === 'quote') return false
    if (LAYOUT_WORDS.has(word) || TYPE_NOUNS.has(word) || isColourWord(word) || TONE_WORDS.has(word)) return false
  }
  return true
}

function commaParts(reading: Reading, { from, to }: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (let k = from; k <= to; k++) {
    if (k < to && reading.word(k) !== ',') continue
    if (k > start) parts.push({ from: start, to: k })
    start = k + 1
  }
  return parts
}

/** 'no gifts please': a rule of the occasion, no wish for the design. */
const forbids = (reading: Reading, { from, to }: Range) =>
  ['no', 'not'].includes(reading.word(from)) &&
  to - from <= 6 &&
  reading.free(from) &&
  RULES.has(reading.word(from + 1))

const JOINING = words('& and +')

/** In a sentence that asks for something: 'Use bright colors, musical notes and flowers'. */
function asked(reading: Reading, from: number): boolean {
  for (let k = from - 1; k >= 0 && k > from - 20 && reading.tokens[k]?.sentence === reading.tokens[from]?.sentence; k--)
    if (ASKING.has(reading.word(k)) && reading.uses[k] !== 'kind') return true
  return false
}

function onlyThings(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < to; k++)
    if (!JOINING.has(reading.word(k)) && asObject(reading.word(k)) === undefined) return false
  return true
}

const opensRequest = (reading: Reading, { from }: Range) => OPENERS.has(reading.word(from))

function holds(reading: Reading, { from, to }: Range, set: Set<string>): boolean {
  for (let k = from; k < to; k++) if (set.has(reading.word(k))) return true
  return false
}

/** Free words only, none of which speaks of how it should look. */
function copyable(reading: Reading, { from, to }: Range, coloured: boolean): boolean {
  if (to - from > MOST_WORDS || onlyColours(reading, { from, to })) return false
  for (let k = from; k < to; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || token.type === 'quote') return false
    if (token.type === 'mark' && !withinNumbers(reading, k)) return false
    const word = token.lower
    if (ASKING.has(word) || TONE_WORDS.has(word) || TYPE_NOUNS.has(word) || REQUEST_VERBS.has(word)) return false
    if (LAYOUT_WORDS.has(word) || (isColourWord(word) && !coloured)) return false
    if (k === from && PARTS.at(reading.tokens, k) !== undefined && !SAYING.has(word) && to - from < 3) return false
  }
  return true
}

/** 'Ivory and dusty rose': colours, though each may be a thing. */
function onlyColours(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (!JOINING.has(word) && !isColourWord(word) && !(word in THING_WORDS) && !SHADES.has(word)) return false
  }
  return true
}
const SHADES = words('dark deep light pale soft pastel bright neon muted dusty warm cool rich icy hot')

/** A price or an offer with the free words of its clause: what it is for. */
function widenPrices(reading: Reading, clauses: Range[]): void {
  const facts = [...reading.facts].sort((a, b) => a.from - b.from)
  let next = 0
  for (const { from, to } of clauses) {
    let price: Fact | undefined
    let held = 0
    for (; next < facts.length && (facts[next] as Fact).from < to; next++) {
      price = facts[next]
      held++
    }
    if (
      held !== 1 ||
      price === undefined ||
      price.from < from ||
      price.to > to ||
      (price.role !== 'price' && price.role !== 'offer')
    )
      continue
    if (!around(reading, price, { from, to })) continue
    price.from = from
    price.to = to
    price.text = reading.slice(from, to)
    reading.take(from, to, 'fact')
  }
}

function around(reading: Reading, price: Fact, { from, to }: Range): boolean {
  if (to - from > 7 || to - from === price.to - price.from) return false
  for (let k = from; k < to; k++) {
    if (k >= price.from && k < price.to) continue
    const token = reading.tokens[k]
    const word = reading.word(k)
    const worded = token?.type === 'word' || (token?.type === 'number' && reading.free(k))
    if (!worded || !reading.free(k) || (capitalised(reading, k) && k > from)) return false
    if (ASKING.has(word) || TONE_WORDS.has(word) || LAYOUT_WORDS.has(word) || isColourWord(word)) return false
    if (REQUEST_VERBS.has(word) || PARTS.has(word) || (k === from && (OPENERS.has(word) || ARTICLES.has(word))))
      return false
  }
  return true
}
