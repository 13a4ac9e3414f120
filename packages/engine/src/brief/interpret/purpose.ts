/** What a prompt's design is for: what it is about, what people are to do, whom it addresses, which trade and day it is of. */
import type { Clause } from '../../language/clauses.ts'
import { occasionIn } from '../../language/occasions.ts'
import type { Words } from '../../language/tokens.ts'
import type { Purpose, Topic } from '../types.ts'
import { audienceOf } from './audience.ts'
import { deedsOf } from './deeds.ts'
import { ownerOf } from './owner.ts'
import { topicsOf } from './topic.ts'
import { occasionOf, tradeOf } from './trade.ts'

/** Most topics that are kept. */
const MOST = 4

/** Linear in the prompt's length. @param brand the name, whose words may tell the trade */
export function purposeOf(words: Words, clauses: readonly Clause[], brand?: string): Purpose {
  const said = { deeds: deedsOf(words), topics: withOccasion(words, topicsOf(words, clauses)).slice(0, MOST) }
  const audience = audienceOf(words, clauses)
  const owner = ownerOf(words, clauses)
  const trade = tradeOf(words, clauses, { ...said, ...(owner && { owner }) }, brand)
  const occasion = occasionOf(words, clauses, said)
  return {
    ...said,
    ...(audience && { audience }),
    ...(trade && { trade }),
    ...(owner && { owner }),
    ...(occasion && { occasion }),
  }
}

/** What takes place, by the tables of the other languages: what is told from the form of a phrase knows English. */
function withOccasion(words: Words, topics: readonly Topic[]): readonly Topic[] {
  const title = occasionIn(words)
  if (title === undefined) return topics
  const others = topics.filter(
    (topic) => topic.form !== 'event' && !topic.title.toLowerCase().includes(title.toLowerCase()),
  )
  return [{ title, form: 'event', head: 'event' }, ...others]
}
