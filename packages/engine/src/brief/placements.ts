/** Stated places and sizes of parts: 'name in large letters at the top center', 'icon to the left of the name'. */
import type { KindName, Role } from '../scene/types.ts'
import type { Linker } from './linker.ts'
import { DRAWN, type Part } from './part-list.ts'
import { partsOf } from './parts.ts'
import { placesOf } from './place-links.ts'
import type { Reading } from './reading.ts'
import type { Placement } from './types.ts'
import { PARTS } from './words/parts.ts'

/** What 'the details' of an occasion are, and what 'the rest' may be. */
const DETAILS: Role[] = ['date', 'time', 'place', 'address', 'price']
const GATHERED: Role[] = [...DETAILS, 'detail', 'list-item', 'phone', 'email', 'link', 'social', 'hashtag', 'title']
const CONTACTS: Role[] = ['phone', 'email', 'link', 'address', 'social']

/** Reads the places and sizes of parts. `drawn` are tokens of things to show ('wrench icon', 'a fox'). */
export function readPlacements(linker: Linker, kind: KindName, drawn: { from: number; to: number }[]): Placement[] {
  const { reading } = linker
  const list: Placement[] = []
  let gathered: { change: Partial<Placement>; rest: boolean } | undefined
  for (const [part, change] of placesOf(linker, partsOf(reading, kind, drawn), kind)) {
    const all = part.role === 'detail' && !part.given
    if (all && isPlace(change)) gathered ??= { change, rest: part.rest === true }
    if (!part.rest || change.size !== undefined) put(list, { target: part.role, ...textOf(reading, part) }, change)
  }
  for (const { role, from } of gathered ? reading.facts : []) {
    const among = gathered?.rest ? GATHERED : DETAILS
    if (!among.includes(role) || list.some((one) => one.target === role && isPlace(one))) continue
    put(list, { target: role, ...textOf(reading, { role, from, given: true }) }, gathered?.change ?? {})
  }
  return withContacts(reading, list)
}

const isPlace = ({ at, beside }: Partial<Placement>): boolean => (at ?? beside) !== undefined

/** What is said first holds, and what is said later adds to it. */
function put(list: Placement[], which: Pick<Placement, 'target' | 'text'>, change: Partial<Placement>): void {
  const before = list.find(({ target, text }) => target === which.target && text === which.text)
  if (before === undefined) {
    list.push({ ...which, ...change })
    return
  }
  // Of several pictures the one with a place of its own leads.
  if (change.at !== undefined && DRAWN.includes(which.target)) delete before.beside
  Object.assign(before, { ...change, ...before })
}

/** The text that is placed, where it is one of several of its role: 'bottom left "Riverside Park", bottom right "Entry 6 EUR"'. */
function textOf(reading: Reading, { role, given, from }: Pick<Part, 'role' | 'given' | 'from'>): { text?: string } {
  if (!given || role === 'nav') return {}
  const alike = reading.facts.filter((fact) => fact.role === role)
  const own = alike.find((fact) => fact.from >= from)
  return own !== undefined && alike.some(({ text }) => text !== own.text) ? { text: own.text } : {}
}

/** 'contact details at the bottom' places every way of contact that the prompt gives. */
function withContacts(reading: Reading, placements: Placement[]): Placement[] {
  const all = placements.find((placement) => placement.target === 'phone')
  const said = reading.tokens.some(
    (token, i) => token.lower === 'contact' && reading.uses[i] !== 'label' && PARTS.at(reading.tokens, i) !== undefined,
  )
  if (all === undefined || !said) return placements
  const more = CONTACTS.filter(
    (role) => reading.has(role) && !placements.some((placement) => placement.target === role),
  )
  const given =
    reading.has('phone') || more.length === 0 ? placements : placements.filter((placement) => placement !== all)
  return [...given, ...more.map((target) => ({ ...all, target }))]
}
