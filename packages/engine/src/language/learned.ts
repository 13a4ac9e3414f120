/** What was learned, opened once a thread when first needed (about 50 ms). */
import { readFileSync } from 'node:fs'
import type { Chain } from './learn/chain.ts'
import { type Meanings, type PackedMeanings, unpackMeanings } from './learn/meanings.ts'
import { type PackedChain, unpack } from './learn/packed.ts'

interface Learned {
  /** Which words stand in a design. */
  texts: Chain
  /** The same for requests that jot down their facts. */
  notes: Chain
  /** Which pieces between marks are texts as they stand. */
  pieces: Chain
  /** Which role each text has. */
  roles: Chain
}

/** What messages do. */
interface Turns {
  /** Which act a message is. */
  acts: Meanings
  /** Whether it is about what is there ('there') or asks for a new design ('new'). */
  aims: Meanings
}

function packed<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./learn/${name}.generated.json`, import.meta.url), 'utf8'))
}

let opened: Learned | undefined
let openedLinks: Chain | undefined
let openedMeanings: Meanings | undefined
let openedTurns: Turns | undefined

export function learned(): Learned {
  if (opened === undefined) {
    const { texts, notes, pieces, roles } = packed<Record<keyof Learned, PackedChain>>('reader')
    opened = { texts: unpack(texts), notes: unpack(notes), pieces: unpack(pieces), roles: unpack(roles) }
  }
  return opened
}

/** What a colour, a place or a size is said of. */
export function learnedLinks(): Chain {
  openedLinks ??= unpack(packed<{ links: PackedChain }>('links').links)
  return openedLinks
}

/** What edits in free words may mean. */
export function learnedMeanings(): Meanings {
  openedMeanings ??= unpackMeanings(packed<PackedMeanings>('meanings'))
  return openedMeanings
}

/** What a message does, and what it is about. */
export function learnedTurns(): Turns {
  if (openedTurns === undefined) {
    const { acts, aims } = packed<Record<keyof Turns, PackedMeanings>>('turns')
    openedTurns = { acts: unpackMeanings(acts), aims: unpackMeanings(aims) }
  }
  return openedTurns
}
