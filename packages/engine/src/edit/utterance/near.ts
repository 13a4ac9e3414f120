/** "More like 2 and 4": new designs near some of those that are on show. */
import { ADDRESSED, CALLED, MORE_OF, NEAR_TO, NUMBERED, PLACES_AMONG } from '../../language/lexicon/turn-words.ts'
import type { Token, Words } from '../../language/tokens.ts'
import { noSuch } from './replies.ts'
import type { Sheet } from './sheet.ts'
import type { Does } from './types.ts'

const AND: ReadonlySet<string> = new Set(['and', '&', '+', ',', 'both', 'or', 'plus', 'with'])
const CALLED_TOGETHER: ReadonlySet<string> = new Set(['ones', 'designs', 'options', 'concepts', 'numbers', 'nos'])

const isPlain = ({ lower }: Token): boolean =>
  AND.has(lower) || ADDRESSED.has(lower) || CALLED.has(lower) || NUMBERED.has(lower) || CALLED_TOGETHER.has(lower)

/** From 1; undefined where a token is no place. */
function placeOf({ lower }: Token): number | undefined {
  const figure = /^#?([1-8])$/.exec(lower)?.[1]
  // "The first one": the place is the ordinal.
  return figure === undefined ? (lower === 'one' ? undefined : PLACES_AMONG.get(lower)) : Number(figure)
}

/** The places that the message ends with, and where they begin; empty where something else is said after them. */
function placesAtEnd(tokens: readonly Token[]): { places: number[]; from: number } {
  const places = new Set<number>()
  let at = tokens.length
  for (; at > 0; at--) {
    const token = tokens[at - 1]
    if (!token || token.quote >= 0) break
    const place = placeOf(token)
    if (place !== undefined) places.add(place)
    else if (!(isPlain(token) || token.pos === 'PUNCT' || token.lower === 'please')) break
  }
  return { places: [...places].reverse(), from: at }
}

/** Undefined where it asks for something else. */
export function nearSaid({ tokens }: Words, { latest }: Sheet): Does | undefined {
  const { places, from } = placesAtEnd(tokens)
  const before = tokens.slice(0, from)
  if (places.length < 2 || !NEAR_TO.has(before.at(-1)?.lower ?? '')) return undefined
  if (!before.some(({ lower }) => MORE_OF.has(lower)) || before.some(({ quote }) => quote >= 0)) return undefined
  const designs = places.flatMap((place) => latest.find(({ position }) => position === place)?.id ?? [])
  return designs.length < places.length ? noSuch(latest.length) : { is: 'near', designIds: designs }
}
