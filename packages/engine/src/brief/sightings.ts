/** Where somebody who is missing was seen: 'last seen near Elm Park on Sunday evening' is one text with its place and time. */

import type { Role } from '../scene/types.ts'
import { clausesOf } from './clauses.ts'
import { phrases } from './phrases.ts'
import type { Reading } from './reading.ts'

const SEEN = phrases<true>(
  [
    'last seen',
    'visto por última vez',
    'vista por última vez',
    'zuletzt gesehen',
    'vanished from',
    'disappeared from',
    'missing since',
    'missing from',
    'went missing',
    'ran away',
    'escaped from',
    'stolen from',
    'stolen on',
  ].map((lead) => [lead, true] as const),
)
const WITHIN: Role[] = ['date', 'time', 'place', 'address', 'detail']

/** Takes such clauses whole. */
export function readSightings(reading: Reading): void {
  for (const { from, to } of clausesOf(reading)) {
    if (!reading.free(from)) continue
    const inside = reading.facts.filter((fact) => fact.from >= from && fact.to <= to)
    // 'stolen 3 June outside Central Station'
    const gone =
      from > 2 &&
      /^(?:lost|stolen|missing|vanished)$/.test(reading.word(from)) &&
      inside.some(({ role }) => role === 'date')
    if (!gone && SEEN.at(reading.tokens, from) === undefined) continue
    if (inside.some((fact) => !WITHIN.includes(fact.role))) continue
    reading.drop((fact) => inside.includes(fact))
    reading.fact('detail', from, to)
  }
}
