/** The collection's answer to a brief. */
import { hash, random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { encode } from '../language/encoder.ts'
import { type Asked, askedOf, type Found, find } from './find.ts'
import { collection } from './store.ts'

/** With so many that were thought of for the very words, nearness of meaning is not asked: it takes as long as all the rest. */
const ENOUGH = 2
/** So many topics say what it is about. */
const TOPICS = 4

/** The sheets that may answer, the best first; of equals another seed has others. */
export async function sheetsFor(brief: Brief, seed: number): Promise<Found[]> {
  const entries = collection().filter(({ head }) => head.kinds.includes(brief.kind))
  if (entries.length === 0) return []
  const asked = askedOf(brief)
  const found = find(entries, asked, random(hash(`${seed}:${brief.prompt}`)))
  if (found.filter(({ isGeneric }) => !isGeneric).length >= ENOUGH) return found
  const point = await pointOf(asked)
  return point ? find(entries, { ...asked, point }, random(hash(`${seed}:${brief.prompt}`))) : found
}

async function pointOf({ topics }: Asked): Promise<Float32Array | undefined> {
  const nouns = topics.filter(({ noun }) => !noun.includes(' ')).slice(0, TOPICS)
  if (nouns.length === 0) return undefined
  const [point] = await encode([nouns.map(({ noun }) => noun).join(' ')])
  return point
}
