/** The text that is to be the largest is the headline, whichever the prompt gives first. */
import type { Role } from '../scene/types.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES, sizeBehind } from './sizes.ts'
import type { Placement } from './types.ts'
import { TYPE_NOUNS } from './words/parts.ts'

const RANK = { small: 0, usual: 1, large: 2, huge: 3 } as const
/** Texts that stand in for a headline where the prompt does not say which text is what. */
const LESSER: readonly Role[] = ['subhead', 'detail', 'body', 'label']

/**
 * A quotation that is to stand in small letters while the title stands elsewhere is no headline: '"Bring a blanket" in small
 * letters at the bottom, the title lower left'.
 */
export function smallFollows(reading: Reading): void {
  const headlines = reading.facts.filter(({ role }) => role === 'headline')
  const [only] = headlines
  if (only === undefined || headlines.length > 1 || reading.tokens[only.from]?.type !== 'quote') return
  const small = sizeBehind(reading, only.to) ?? letters(reading, only.to)
  const title = reading.tokens.findIndex(
    ({ lower }, k) => TITLES.has(lower) && reading.free(k) && (k > only.to + 2 || k < only.from - 6),
  )
  if (small === 'small' && title >= 0) only.role = 'detail'
}
const TITLES = words('title headline')

/** 'should stand in small letters' */
function letters(reading: Reading, from: number): Placement['size'] {
  for (let k = from; k < from + 5 && !reading.ends(k) && reading.word(k) !== ','; k++)
    if (TYPE_NOUNS.has(reading.word(k + 1))) return SIZES[reading.word(k)]
  return undefined
}

/** Gives the headline's role to a text that is stated to be larger; the places go with the texts. */
export function largestLeads(reading: Reading, placements: Placement[]): Placement[] {
  const headline = reading.facts.find(({ role }) => role === 'headline')
  if (headline === undefined || partEnding(reading, headline.from - 1)?.role === 'headline') return placements
  const rank = ({ size }: Placement) => RANK[size ?? 'usual']
  const own = Math.max(-1, ...placements.filter(({ target }) => target === 'headline').map(rank))
  const largest = placements
    .filter(
      (wish) => LESSER.includes(wish.target) && rank(wish) >= RANK.large && rank(wish) > Math.max(own, RANK.usual),
    )
    .toSorted((a, b) => rank(b) - rank(a))[0]
  const text = reading.facts.find(
    (fact) => fact.role === largest?.target && (largest.text === undefined || fact.text === largest.text),
  )
  if (largest === undefined || text === undefined || reading.tokens[text.from]?.type !== 'quote') return placements
  const [lesser, which] = [text.role, largest.text]
  text.role = 'headline'
  headline.role = lesser
  const swapped = (role: Role): Role => (role === 'headline' ? lesser : role === lesser ? 'headline' : role)
  return placements.map(({ text: own, ...wish }): Placement => {
    if (wish.beside) wish.beside = { ...wish.beside, of: swapped(wish.beside.of) }
    if (wish.target === lesser && own === which) return { ...wish, target: 'headline' }
    if (wish.target !== 'headline') return own === undefined ? wish : { ...wish, text: own }
    return { ...wish, target: lesser, ...(which !== undefined && { text: headline.text }) }
  })
}
