/** Which trade and which occasion a design is of, by the words of what it is about. */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import { OCCASION_LINES, TRADE_LINES } from '../lines/read.ts'
import type { Brief, Owner, Purpose } from '../types.ts'
import { TRADE_ROWS } from '../words/industries.ts'
import { Keys } from './keys.ts'

/** Trades that every trade may have part in: a sale, a video of something. */
const FAINT = new Set([
  'retail/sale',
  'retail/supermarket',
  'media/video',
  'media/social',
  'education/tips',
  'restaurant/quick',
  'community/meeting',
  'community/team',
])

const TRADES = new Keys<{ name: string; weight: number }>([
  ...[...TRADE_LINES.values()].flatMap(({ name, keys }) =>
    keys.map(
      (key) =>
        [
          key,
          { name, weight: FAINT.has(name) ? 0.3 : /^(?:general|event)\/|^media\/magazine$/.test(name) ? 0.5 : 1 },
        ] as const,
    ),
  ),
  ...TRADE_ROWS.flatMap(([industry, phrases]) =>
    phrases.map(
      (phrase) =>
        [phrase, { name: industry, weight: industry === 'retail' || industry === 'event' ? 0.3 : 0.6 }] as const,
    ),
  ),
])
const DAYS = new Keys<string>(
  [...OCCASION_LINES.values()].flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)),
)

/** What speaks of the trade, the most telling first, and how loud. */
const WEIGHTS = { topic: [4, 2, 1], business: 3.5, deed: 1.2, clause: 0.8, function: 0.2, brand: 1, name: 0.4 } as const
/** Below it no trade is known. */
const LEAST = 0.22
/** Clauses that say how it looks or whom it is for say nothing of its trade. */
const SILENT: ReadonlySet<Clause['act']> = new Set([
  'property',
  'style',
  'refusal',
  'talk',
  'audience',
  'show',
  'given',
])

/** Clauses that tell what is seen: they speak where nothing else does. */
const SEEN: ReadonlySet<Clause['act']> = new Set(['show', 'style', 'given'])

type Told = { text: string; weight: number }

/** The words of a range but its verbs: who is to watch a video wears no watch. */
const named = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token, i, all) =>
      isDone(token, all[i + 1], all[i + 2]) || isVenue(token, all[i - 1], all[i - 2]) ? '\u2026' : token.text,
    )
    .join(' ')
    .replaceAll(/ (['’]s?\b)/g, '$1')
    .replaceAll(' - ', '-')

/** 'at the Grain Store': where something takes place is no trade of its. */
const isVenue = ({ pos }: Token, before: Token | undefined, other: Token | undefined): boolean =>
  pos === 'PROPN' &&
  (before?.lower === 'at' ||
    (before?.lower === 'the' && other?.lower === 'at') ||
    (before?.pos === 'PROPN' && other?.lower === 'at'))

/** 'watch', and 'publishing and storing': what is done; 'hiring' alone names a trade. */
const isDone = ({ pos, lower }: Token, next: Token | undefined, behind: Token | undefined): boolean =>
  pos === 'VERB' && (!lower.endsWith('ing') || (next?.lower === 'and' && behind?.lower.endsWith('ing') === true))

function toldOf(
  { tokens }: Words,
  clauses: readonly Clause[],
  { topics, deeds }: Pick<Purpose, 'topics' | 'deeds'>,
  brand?: string,
): Told[] {
  return [
    // 'Italian National Day' is no dish.
    ...topics
      .slice(0, 3)
      .filter(({ form }) => form !== 'day')
      .map(({ title, form }, i) => ({
        text: title,
        weight: form === 'business' ? WEIGHTS.business : (WEIGHTS.topic[i] ?? 0),
      })),
    ...deeds.map(({ object = '' }) => ({ text: object, weight: WEIGHTS.deed })),
    ...clauses
      .filter(({ act }) => !SILENT.has(act))
      .map(({ act, from, to }) => ({
        text: named(tokens, from, to),
        weight: act === 'function' ? WEIGHTS.function : WEIGHTS.clause,
      })),
    ...(brand ? nameParts(brand) : []),
  ]
}

/** A name says by its last word what it is of ('Mountain View Dental'); what stands before is a manner of speaking. */
const nameParts = (brand: string): Told[] => {
  const at = brand.lastIndexOf(' ') + 1
  return [
    { text: brand.slice(0, at), weight: WEIGHTS.name },
    { text: brand.slice(at), weight: WEIGHTS.brand },
  ]
}

/** Whether the prompt says who somebody is or what they do, and no table knows that trade: then no other trade speaks for them. */
export const isUnknownTrade = ({ purpose }: Pick<Brief, 'purpose'>): boolean =>
  purpose?.owner !== undefined && purpose.trade === undefined

/** The trade's deck of lines: 'retail/glass', or an industry's own. */
export function tradeOf(
  words: Words,
  clauses: readonly Clause[],
  purpose: Pick<Purpose, 'topics' | 'deeds' | 'owner'>,
  brand?: string,
): string | undefined {
  const own = purpose.owner && toldByOwner(purpose.owner)
  if (own !== undefined) return loudest([{ text: own, weight: 1 }])
  const seen = clauses.filter(({ act }) => SEEN.has(act))
  const pictured = () => seen.map(({ from, to }) => ({ text: named(words.tokens, from, to), weight: 1 }))
  return loudest(toldOf(words, clauses, purpose, brand)) ?? loudest(pictured())
}

/**
 * The words that tell the trade of whoever is said to do something, who is of no other: a piano tuner gives no lessons, a
 * detective agency no campaigns. Empty where no table knows it; undefined where not enough is said ('a company', 'an online store').
 */
function toldByOwner({ title = '', works, done, offered }: Owner): string | undefined {
  const kind = said(title)
  const things = [...(offered ? [offered] : []), ...done.filter((one) => SELLING.test(one))].join('; ')
  const found = TRADES.in(kind)
  if (TRADES.in(title).some(({ last, length }) => last && length > 1)) return title
  if (found.some(({ last }) => last)) return kind
  if (found.length === 0 && TRADES.in(things).length > 0) return things
  if (kind === '') return done.length > 0 && things === '' ? '' : undefined
  // A house of business is told by any word before it, somebody who works and what is done by the whole alone.
  return works || DOING.test(kind) || found.length === 0 ? '' : kind
}
/** 'knife sharpening'; not 'wedding planning', where what stands before tells more. */
const DOING = /(?:(?<!plann|train|teach|tutor|coach|mak|cook)ing|repair)$/
const SELLING = /^(?:sell|make|offer|serve|bake|brew|grow|roast|rent|run|provide|stock|produce)\b/

/** What an owner is called by, without words that any business is called by: 'exotic car rental' of 'exotic car rental service'. */
const said = (title: string): string => {
  const words = title.split(' ')
  while (words.length > 0 && ANY_BUSINESS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ')
}
const ANY_BUSINESS = new Set(
  'agency brand business clinic club company firm group school online organisation organization practice project provider service services shop startup store studio supplier team vendor retailer small family local'.split(
    ' ',
  ),
)

/** 'dog-friendly', 'jazz-inspired': how something is. */
const QUALITY = /\b\p{L}+[-‑](?:friendly|free|inspired|themed|style|like|shaped)\b/giu

function loudest(told: readonly Told[]): string | undefined {
  const scores = new Map<string, number>()
  for (const { text, weight } of told) {
    for (const { value, length, last } of TRADES.in(text.replaceAll(QUALITY, ' '))) {
      const said = weight * value.weight * (1 + 0.35 * (length - 1)) * (last ? 1.4 : 1)
      scores.set(value.name, (scores.get(value.name) ?? 0) + said)
    }
  }
  // A trade within an industry is the stronger for all that is said of the industry.
  const whole = (name: string) =>
    [...scores].reduce(
      (sum, [other, score]) => sum + (other.split('/')[0] === name.split('/')[0] ? score * 0.25 : 0),
      0,
    )
  const [best] = [...scores]
    .map(([name, score]) => ({ name, score: score + whole(name) }))
    .sort((a, b) => b.score - a.score)
  return best && best.score >= LEAST && TRADE_LINES.has(best.name) ? best.name : undefined
}

/** Times of the year are an occasion only where the design is about them. */
const SEASONS = new Set(['spring', 'summer', 'autumn', 'winter', 'new-year', 'friendship'])

/** 'my dad's woodworking channel': whose it is makes no Father's Day of it. */
const withoutOwners = (text: string): string =>
  text
    .split(' ')
    .filter(
      (word, i, all) => !(OWNERS.has(word.toLowerCase().replace('’', "'")) && all[i + 1]?.toLowerCase() !== 'day'),
    )
    .join(' ')
const OWNERS = new Set(["dad's", "mum's", "mom's", "father's", "mother's"])

/** The day or occasion: 'christmas', 'graduation'. */
export function occasionOf(
  words: Words,
  clauses: readonly Clause[],
  purpose: Pick<Purpose, 'topics' | 'deeds'>,
): string | undefined {
  const told = toldOf(words, clauses, purpose)
  const found = told.flatMap(({ text, weight }) =>
    DAYS.in(withoutOwners(text))
      .filter(({ value }) => !SEASONS.has(value) || weight >= WEIGHTS.topic[1])
      .map(({ value, length }) => ({ value, score: weight + 0.2 * length })),
  )
  return found.toSorted((a, b) => b.score - a.score)[0]?.value
}
