/** What a prompt calls the occasion that it is for, in its own words: 'bake sale', 'plant swap', 'cargo bike day'. */
import type { Brief } from '../brief/types.ts'
import { isOneNoun } from '../imagery/kin.ts'
import { readTokens, type Token } from '../language/tokens.ts'

/** Nouns of occasions that are called after what stands before them. */
const OCCASIONS = new Set(
  `sale swap drive fair market fest festival fete night evening party club class workshop course lesson concert gig show exhibition screening quiz
  tournament match meeting day reunion picnic run race walk tour talk lecture reading tasting brunch dinner supper breakfast bingo auction raffle
  fundraiser ball gala parade competition contest camp clinic rehearsal open mic jam session takeover meetup trip hike outing cleanup launch
  conference seminar webinar clearance opening reopening`.split(/\s+/),
)
/** It is said first, or it is not what the prompt is about: characters. */
const SOON = 90
/** Words before the noun that may belong to it. */
const MOST = 3
const isPart = ({ pos, quote }: Token) =>
  quote < 0 && (pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'VERB')
/** What is asked for, and how: no part of what an occasion is called. */
const ASKING = new Set(
  `poster flyer banner ad advert advertisement leaflet sign design create make need want please facebook instagram post story cover thumbnail header
  quick simple nice cool bright colourful colorful big small our new my the a an first next annual eye-catching promotional`.split(
    /\s+/,
  ),
)

const WHEN =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?$|\d|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
/** What is called after the occasion is another thing, unless it is what was asked for: 'craft fair stall', 'yard sale flyer'. */
const ends = (next: Token | undefined): boolean =>
  next === undefined || (next.pos !== 'NOUN' && next.pos !== 'PROPN') || ASKING.has(next.lower) || WHEN.test(next.lower)

/** As the prompt has it; undefined where it calls none. */
export function calledIn({ prompt }: Brief): string | undefined {
  const { tokens, text } = readTokens(prompt.slice(0, 2 * SOON))
  for (const [i, token] of tokens.entries()) {
    if (token.from > SOON) return undefined
    if (!OCCASIONS.has(token.lemma) || token.quote >= 0 || !ends(tokens[i + 1])) continue
    // A fish market is a shop.
    if (isOneNoun(`${tokens[i - 1]?.lemma} ${token.lemma}`)) continue
    let first = i
    for (let k = i - 1; k >= 0 && i - k <= MOST; k--) {
      const before = tokens[k]
      if (!before || !isPart(before) || ASKING.has(before.lower) || text.slice(before.to, before.to + 1) !== ' ') break
      first = k
    }
    const start = tokens[first]
    if (start && first < i) return text.slice(start.from, token.to)
  }
  return undefined
}
