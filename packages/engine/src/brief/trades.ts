/** The trades that a prompt speaks of, by weight: what the design is for counts most, its name less, the rest least. */
import type { Role } from '../scene/types.ts'
import { findNotice } from './notices.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Token } from './text.ts'
import type { Industry } from './types.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { TRADES } from './words/industries.ts'
import { singular } from './words/objects.ts'
import { TONE_WORDS } from './words/styles.ts'

export interface FoundTrade {
  industry: Industry
  objects: string[]
  from: number
  to: number
  score: number
}

/** A trade at token i; a plural that no table holds counts as its singular. */
function tradeAt(tokens: Token[], i: number) {
  const match = TRADES.at(tokens, i)
  const token = tokens[i]
  if (match !== undefined || token === undefined || !token.lower.endsWith('s')) return match
  return TRADES.at([{ ...token, lower: singular(token.lower) }], 0)
}

/** Trades by weight: what the design is for counts most, the words of its name less, the rest least. */
export function tradesOf(
  reading: Reading,
  about: { from: number; to: number }[],
  drawn: { from: number; to: number }[],
  colours: { from: number; to: number }[],
): FoundTrade[] {
  const found: FoundTrade[] = []
  /** Of those the ones that a name holds, by a word that names hold often. */
  const named: FoundTrade[] = []
  const shown = new Set<number>()
  for (const range of drawn) for (let k = range.from; k < range.to; k++) shown.add(k)
  const coloured = new Set<number>()
  for (const range of colours) for (let k = range.from; k < range.to; k++) coloured.add(k)
  const notice = findNotice(reading.prompt, reading.tokens)
  for (let i = 0; i < reading.tokens.length; i++) {
    const use = reading.uses[i]
    // 'we're hiring': no trade of its own.
    if (notice?.announces === 'hiring' && notice.from <= i && i < notice.to) continue
    if (use === 'kind' && !OCCASIONS.has(reading.word(i))) continue
    if (use === 'negative' || use === 'format' || use === 'nav' || coloured.has(i)) continue
    if (reading.tokens[i]?.type === 'quote') {
      const detail = reading.facts.some(({ from, role }) => from === i && role === 'detail')
      for (const trade of tradesInText(reading.tokens[i]?.text ?? '', i))
        found.push(detail ? { ...trade, score: trade.score - 1 } : trade)
      continue
    }
    const match = tradeAt(reading.tokens, i)
    if (match === undefined) continue
    // 'lots of white space'
    if (reading.word(i) === 'space' && /^(?:white|negative|empty|blank|breathing)$/.test(reading.word(i - 1))) continue
    const to = i + match.length
    if (MANNER.has(reading.word(to))) continue
    let score = 2 + match.length
    if (about.some((range) => range.from <= i && i < range.to)) score += 6
    if (use === 'fact') score -= factWeight(reading, i)
    // What is shown says less than what it is for.
    if (shown.has(i)) score -= 3
    if (WEAK.has(reading.word(i)) && match.length === 1) score -= 3
    if (TONE_WORDS.has(reading.word(i)) && match.length === 1) score -= 2
    const main = mainPhrase(reading, i)
    if (NOISE.has(reading.word(i)) && match.length === 1 && !forPhrase(reading, i) && use !== 'fact') continue
    if (main) score += 4
    // The last trade of a name says what it is: 'Mountain View Dental'.
    if (use === 'fact' && reading.facts.some((fact) => fact.to === to && fact.role === 'brand')) score += 1
    if (reading.uses[to] === 'kind') score += 2
    // 'coffee roaster': the head of a phrase says more than its first word.
    if (BUSINESS_NOUNS.has(reading.word(to)) && TRADES.at(reading.tokens, to) === undefined) score += 1
    const one = { industry: match.value.industry, objects: match.value.objects, from: i, to, score }
    found.push(one)
    if (use === 'fact' && main && match.length === 1 && WEAK.has(reading.word(i))) named.push(one)
    i = to - 1
  }
  // 'my dog salon Fluff Club': a club in a name is a manner of speaking where the prompt says what it is.
  if (found.some((trade) => trade.score >= FIRM && !named.includes(trade)))
    for (const trade of named) trade.score -= MANNER_OF_SPEAKING
  const seen = new Set<string>()
  const best = Math.max(0, ...found.slice(0, 200).map((trade) => trade.score))
  return found
    .sort((a, b) => b.score - a.score || a.from - b.from)
    .filter((trade) => {
      const key = trade.objects.join()
      if (seen.has(key) || trade.score < 0.5 || (trade.score < 2 && best >= 4)) return false
      seen.add(key)
      return true
    })
    .slice(0, 3)
}

/** From here on a trade is said, not touched on. */
const FIRM = 4
const MANNER_OF_SPEAKING = 2.6

/** A kind's own words that say what it is about: 'wedding invitation'. */
const OCCASIONS = words('wedding')

/** 'movie style', 'jazz-inspired': how it should look, not what it is about. */
const MANNER = words('style styled inspired-look aesthetic vibe vibes look inspired theme themed feel')

/** Words of the trade of whoever asks: 'design', 'illustration', 'art deco'. */
const NOISE = words(
  'design designer illustration drawing typography photo photos branding camera painting art video print shapes ux illustrator photography',
)

const WEAK = words(
  'summit teams academy design shop store studio sale event events club food art team music market app brand school health training class classes gift free green tech community water power it business growth pr space club photo photos media company menu dinner color game drive session video code party shopping fun beauty service program notes growth bar play capital strategy people baby birthday season fair records kitchens stage panel lines green trail park water sail speakers glass forge spirits camp leather chat paper leadership clay bank union festival lab agency painting garage network cloud chip paper plants press house home strength suits watches watch light snow rally league club hat bath lines coach wellness',
)

/** Texts that may speak of the trade. */
const LINES: ReadonlySet<Role> = new Set<Role>(['list-item', 'tagline', 'subhead', 'offer'])

function factWeight(reading: Reading, i: number): number {
  const fact = reading.facts.find((other) => other.from <= i && i < other.to)
  if (fact === undefined) return 0
  if (fact.role === 'brand' || fact.role === 'headline') return 0.5
  if (fact.role === 'title') return -2
  if (fact.role === 'detail') return 3
  return LINES.has(fact.role) ? 2.5 : 9
}

function tradesInText(text: string, at: number): FoundTrade[] {
  if (text.length > 80) return []
  const tokens = text
    .toLowerCase()
    .split(/[^\p{L}'&-]+/u)
    .filter(Boolean)
    .map((word) => ({ type: 'word' as const, text: word, lower: word, start: 0, end: 0, sentence: 0, tight: false }))
  const found: FoundTrade[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = TRADES.at(tokens, i)
    if (match === undefined) continue
    found.push({
      industry: match.value.industry,
      objects: match.value.objects,
      from: at,
      to: at + 1,
      score: WEAK.has(tokens[i]?.lower ?? '') ? 0.5 : 1.5,
    })
    i += match.length - 1
  }
  return found
}

/** Inside the phrase that a kind is for: 'logo for a … ', '… poster', 'for my …'. */
function mainPhrase(reading: Reading, i: number): boolean {
  return forPhrase(reading, i) || reading.uses.slice(i, i + 5).includes('kind')
}

function forPhrase(reading: Reading, i: number): boolean {
  for (let k = i - 1; k >= i - 8 && k >= 0; k--) {
    const word = reading.word(k)
    if (reading.ends(k) || word === ',' || reading.tokens[k]?.type === 'quote') return false
    if (['for', 'about', 'of', 'promoting', 'advertising', 'announcing'].includes(word))
      return reading.uses.slice(Math.max(0, k - 6), k).includes('kind') || k < 12
    if (word === 'with' || word === 'in' || word === 'on') return false
  }
  return false
}

export function industryOfObjects(objects: string[]): Industry {
  for (const thing of objects) {
    const tokens = [{ type: 'word' as const, text: thing, lower: thing, start: 0, end: 0, sentence: 0, tight: false }]
    const match = TRADES.at(tokens, 0)
    if (match) return match.value.industry
  }
  return 'general'
}
