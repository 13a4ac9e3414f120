/** What a design is about: its trade, the phrase that says it, and the things to show. */
import type { KindName } from '../kinds/types.ts'
import { phraseOf } from './about.ts'
import type { Reading } from './reading.ts'
import { namedThings, refusedThings, shownThings } from './things.ts'
import { industryOfObjects, tradesOf } from './trades.ts'
import type { Subject } from './types.ts'

export interface Drawn {
  subject: Subject
  /** Tokens that speak of a thing to show, with its noun ('wrench icon'). */
  drawn: { from: number; to: number }[]
}

/** Reads trade, phrase and things; `about` are ranges that a key ('Industry: …') gives. */
export function readSubject(
  reading: Reading,
  kind: KindName,
  brand: string | undefined,
  about: { from: number; to: number }[],
  colours: { from: number; to: number }[],
): Drawn {
  const drawn: { from: number; to: number }[] = []
  const shown = shownThings(reading, drawn, about)
  const trades = tradesOf(reading, about, drawn, colours)
  const named = brand === undefined ? [] : namedThings(brand)
  const best = trades[0]
  const objects: string[] = []
  const refused = refusedThings(reading)
  const add = (thing: string) => {
    if (thing !== '' && !refused.has(thing) && !objects.includes(thing) && objects.length < 8) objects.push(thing)
  }
  for (const thing of shown) add(thing)
  // The trade's own thing leads what a name merely alludes to, unless the name says nothing of the trade.
  for (const thing of named) add(thing)
  for (const trade of trades) for (const thing of trade.objects) add(thing)
  return {
    subject: {
      industry: best?.industry ?? industryOfObjects(shown),
      about: phraseOf(reading, kind, about, trades, shown, drawn) ?? '',
      objects,
    },
    drawn,
  }
}
