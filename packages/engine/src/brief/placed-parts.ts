/** The places and sizes of parts while they are read: what is said first holds, and what is said later adds to it. */
import { crossed } from './corners.ts'
import { DRAWN, type Part } from './part-list.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Corner, Placement } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

type Placeable = Pick<Part, 'role' | 'given' | 'from'>

export class Placed {
  readonly list: Placement[] = []
  /** Places that only a list handed on: '…, a ring icon in the lower right' has its own. */
  private readonly loose = new Set<Placement>()
  private readonly reading: Reading

  constructor(reading: Reading) {
    this.reading = reading
  }

  /** @param handed by a list, not by words of its own */
  put(part: Placeable, change: Partial<Placement>, handed = false): void {
    const which = { target: part.role, ...textOf(this.reading, part) }
    const before = this.list.find(({ target, text }) => target === which.target && text === which.text)
    if (before === undefined) {
      const placement: Placement = { ...which, ...change }
      this.list.push(placement)
      if (handed) this.loose.add(placement)
      return
    }
    if (!handed && (change.at ?? change.beside) !== undefined) this.settle(before, change)
    // Of several pictures the one with a place of its own leads.
    if (change.at !== undefined && !part.given && DRAWN.includes(part.role)) delete before.beside
    if (change.at !== undefined) addCorner(before, change.at, part.given === true)
    if (change.beside !== undefined && before.beside === undefined) {
      before.beside = change.beside
      // 'centered headline and a button below it': beside something says more.
      if (before.at === 'centre') delete before.at
    }
    if (change.size !== undefined && before.size === undefined) before.size = change.size
    if (change.align !== undefined && before.align === undefined) before.align = change.align
  }

  /** A place of its own takes the place of one that a list handed on. */
  private settle(before: Placement, { at }: Partial<Placement>): void {
    if (!this.loose.delete(before)) return
    const corner = before.at && at && crossed(before.at, at)
    if (at !== undefined && corner === undefined) delete before.at
    delete before.beside
  }
}

/** The first corner holds; of a text a second one adds its axis. */
function addCorner(before: Placement, at: Corner, given: boolean): void {
  if (before.at === undefined && before.beside === undefined) before.at = at
  else if (before.at !== undefined && given) before.at = crossed(before.at, at) ?? before.at
}

/** The text that is placed, where it is one of several of its role: 'bottom left "Riverside Park", bottom right "Entry 6 EUR"'. */
function textOf(reading: Reading, { role, given, from }: Pick<Part, 'role' | 'given' | 'from'>): { text?: string } {
  if (!given || role === 'nav') return {}
  const alike = reading.facts.filter((fact) => fact.role === role)
  const own = alike.find((fact) => fact.from >= from)
  return own !== undefined && alike.some(({ text }) => text !== own.text) ? { text: own.text } : {}
}

/** 'a yellow star with "£60"', 'a badge that says "New"': the text stands on it. */
export function holds(reading: Reading, holder: Part, part: Part): boolean {
  if (holder.given || part.from - holder.to > 14) return false
  let holding = false
  for (let k = holder.to; k < part.from; k++) {
    const word = reading.word(k)
    holding ||= /^(?:with|saying|reading|that|containing|holding)$/.test(word)
    if (!HOLDING.has(word) && !LAYOUT_WORDS.has(word) && !isColourWord(word)) return false
  }
  return holding
}
const HOLDING = words(
  'with saying reading that says reads containing holding the a text words label price line in it title name headline movie',
)
