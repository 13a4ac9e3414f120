/** All decks, and the one that a subject calls. */
import type { Subject } from '../../../types.ts'
import type { PageWords } from '../types.ts'
import { ACTING } from './acting.ts'
import { CARE } from './care.ts'
import { DAILY } from './daily.ts'
import { GATHERINGS } from './gatherings.ts'
import { MAKING } from './making.ts'
import { OUTINGS } from './outings.ts'
import { type Deck, readDecks } from './read.ts'
import { TABLES } from './tables.ts'

export const DECKS: readonly Deck[] = readDecks(MAKING + TABLES + CARE + ACTING + DAILY + OUTINGS + GATHERINGS)

/** Plain forms to compare by: lower case, single spaces, no plural s. */
const plain = (words: string): string =>
  ` ${words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ')} `

const KEYS = DECKS.flatMap(({ keys, words }) => keys.map((key) => ({ key: plain(key), words }))).sort(
  (a, b) => b.key.length - a.key.length,
)

/** The deck that is called by what a subject is about, or by its name where nothing else tells; the longest phrase that fits decides. */
export function deckFor({ about, industry }: Subject, name = ''): PageWords | undefined {
  const told = plain(about || name)
  // A dog daycare is no nursery.
  const fits = (key: string) => industry !== 'pets' || ANIMALS.test(key)
  return KEYS.find(({ key }) => told.includes(key) && fits(key))?.words
}
const ANIMALS =
  /\b(?:dog|cat|pet|puppy|kitten|animal|vet|veterinary|horse|pony|rabbit|groom|groomer|grooming|kennel|cattery|aquarium)\b/
