/** What a design is about: its trade, the phrase that says it, and the things to show. */

import { phraseOf } from './about.ts'
import { words } from './phrases.ts'
import { readPlacedThings } from './placed-things.ts'
import type { Reading } from './reading.ts'
import { namedThings, refusedThings, shownThings } from './things.ts'
import { industryOfObjects, tradesOf } from './trades.ts'
import type { Subject } from './types.ts'

/** Things in names that name places as a rule. */
const QUIET = words(
  'oak elm maple cedar birch pine willow sky ridge temple valley river lake hill island coast bay beach stone rock forest grove meadow field garden harvest castle bridge tower gate wild sea ocean rain snow wind storm road path trail peak sunrise sunset',
)

/** Trades whose names are those of people: a Crane is nobody's bird. */
const SOBER = words('law finance consulting dental health real-estate')

/** Who does something is drawn doing it: 'a running person' is a runner. */
const DOERS: Readonly<Record<string, string>> = {
  running: 'runner',
  jogging: 'runner',
  sprinting: 'runner',
  swimming: 'swimmer',
  dancing: 'dancer',
  cycling: 'cyclist',
  biking: 'cyclist',
  climbing: 'climber',
  surfing: 'surfer',
  skiing: 'skier',
  hiking: 'hiker',
  rowing: 'rower',
  boxing: 'boxer',
  meditating: 'yoga pose',
  singing: 'singer',
}
const DOING = new RegExp(
  `\\b(${Object.keys(DOERS).join('|')})\\s+(?:person|man|woman|girl|boy|people|figure|athlete|couple|silhouette)s?\\b`,
  'i',
)

function doerOf(prompt: string, thing: string): string | undefined {
  if (!/^(?:person|man|woman|girl|boy|people|figure|athlete|couple)$/.test(thing)) return undefined
  const [, doing = ''] = DOING.exec(prompt) ?? []
  return DOERS[doing.toLowerCase()]
}

export interface Drawn {
  subject: Subject
  /** Things that the words ask to show. */
  shown: string[]
  /** Tokens that speak of a thing to show, with its noun ('wrench icon'). */
  drawn: { from: number; to: number }[]
}

/** Reads trade, phrase and things; `about` are ranges that a key ('Industry: …') gives. */
export function readSubject(
  reading: Reading,
  brand: string | undefined,
  about: { from: number; to: number }[],
  colours: { from: number; to: number }[],
): Drawn {
  const drawn: { from: number; to: number }[] = []
  const shown = shownThings(reading, drawn, about)
  const trades = tradesOf(reading, about, drawn, colours)
  // What a clause puts in a place is to be seen; of the trade it may speak all the same.
  readPlacedThings(reading, shown, drawn)
  const named = brand === undefined ? [] : namedThings(brand)
  const best = trades[0]
  const objects: string[] = []
  const refused = refusedThings(reading)
  const add = (thing: string) => {
    if (
      thing !== '' &&
      !thing.split(' ').every((word) => refused.has(word)) &&
      !objects.includes(thing) &&
      objects.length < 8
    )
      objects.push(thing)
  }
  for (const thing of shown) add(doerOf(reading.prompt, thing) ?? thing)
  // What the trade shows leads; a fox in a name follows, an oak in one ('Oak Street Dental') says less than the trade.
  const lead = best?.industry === 'general' ? undefined : best?.objects[0]
  // Whoever travels to Lake Como wants to see the lake.
  if (best?.industry === 'travel') for (const thing of named) add(thing)
  if (lead !== undefined) add(lead)
  if (best === undefined || !SOBER.has(best.industry)) for (const thing of named) if (!QUIET.has(thing)) add(thing)
  for (const trade of trades) for (const thing of trade.objects) add(thing)
  for (const thing of named) add(thing)
  return {
    subject: {
      industry: best?.industry ?? industryOfObjects(shown),
      about: phraseOf(reading, about, trades, shown, drawn) ?? '',
      objects,
    },
    shown,
    drawn,
  }
}
