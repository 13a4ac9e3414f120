/** Stated places of parts: 'name in large letters at the top center', 'icon to the left of the name'. */
import { nth } from '../base/items.ts'
import type { KindName, Role } from '../scene/types.ts'
import { BESIDE, besideAt, IT, referenceAt } from './beside.ts'
import { chain } from './chains.ts'
import { divides } from './clauses.ts'
import { alignAt, cornerAt, crossed } from './corners.ts'
import { DRAWN, type Part, Parts } from './part-list.ts'
import { partsOf, sameSentence } from './parts.ts'
import {
  colonBehind,
  commaBetween,
  leads,
  opensClause,
  oppositeAt,
  placedAt,
  resumedAt,
  sizeAhead,
  sizeClosing,
  together,
  unclaimed,
  unitAt,
} from './place-words.ts'
import { holds, Placed } from './placed-parts.ts'
import type { Reading } from './reading.ts'
import { Referent, type Side } from './referent.ts'
import { SIZES, sizeBefore, sizeBehind, sizeOfType, sizeWithin } from './sizes.ts'
import type { Corner, Placement } from './types.ts'
import { PARTS } from './words/parts.ts'

/** Most parts that wait for one place: 'the phone, the mail, the address … at the bottom'. */
const MOST_WAITING = 12

/** Reads the places and sizes of parts. `drawn` are tokens of things to show ('wrench icon', 'a fox'). */
export function readPlacements(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]): Placement[] {
  const words = new PlaceWords(reading, new Parts(partsOf(reading, kind, drawn)))
  for (let i = 0; i < reading.tokens.length; i++) i = words.read(i)
  return expandContacts(reading, words.placements()).filter(
    ({ at, beside, size, align }) => (at ?? beside ?? size ?? align) !== undefined,
  )
}

interface Reference {
  role: Role
  to: number
  /** Named, no 'it'. */
  explicit: boolean
}

interface Place {
  at: Corner
  from: number
  to: number
}

const isCentred = (word: string): boolean => word === 'centered' || word === 'centred'
const isPlace = ({ at, beside }: Partial<Placement>): boolean => (at ?? beside) !== undefined
/** These close the list of parts that wait for a place. */
const CLOSING = new Set(['while', 'whereas', 'then', 'make', 'use', 'add', 'include'])

/** The words of a prompt from the first to the last: parts wait for the place behind them, places for the part behind them. */
class PlaceWords {
  private readonly reading: Reading
  private readonly parts: Parts
  private readonly placed: Placed
  private readonly referent = new Referent()
  private waiting: Part[] = []
  private ahead: Partial<Placement>[] = []
  /** What 'above' and 'below' without an object were last beside. */
  private implicit: Role | undefined
  /** The place ahead has had its first part. */
  private handed = false
  private last: Part | undefined
  private current: Part | undefined
  private sentence = -1
  /** Where a place goes on that opens its sentence: 'Over the photo in the top left corner …'. */
  private opened = -1
  /** 'Bottom: date, place and price': the place ahead holds for the whole sentence. */
  private held = false
  /** What 'Along the bottom, three columns: left "X"' divides. */
  private divided: Placement['at']
  /** Parts that a place before them was for: behind a comma another place is for the next part. */
  private readonly settled = new Set<Part>()
  /** Where the details go, or all that has no place of its own. */
  private gathered: { change: Partial<Placement>; rest: boolean } | undefined

  constructor(reading: Reading, parts: Parts) {
    this.reading = reading
    this.parts = parts
    this.placed = new Placed(reading)
  }

  /** What was found; the details get the place of all of them. */
  placements(): Placement[] {
    const { list } = this.placed
    if (this.gathered === undefined) return list
    const { change, rest } = this.gathered
    for (const { role, from } of this.reading.facts) {
      const free = !list.some((one) => one.target === role && isPlace(one))
      if ((rest ? GATHERED : DETAILS).includes(role) && free) this.placed.put({ role, from }, change)
    }
    return list
  }

  /** Reads what begins at token i; answers its last token. */
  read(i: number): number {
    const { reading } = this
    const token = nth(reading.tokens, i)
    if (token.sentence !== this.sentence || this.dividesAt(i)) this.begin(token.sentence)
    const part = this.parts.at(i)
    if (part !== undefined) return this.meet(part, i)
    if (reading.uses[i] === 'fact' || reading.uses[i] === 'negative' || token.type === 'quote') return i
    this.readSizes(i)
    // 'It goes directly beneath the title.': the part spoken of last.
    if (token.lower === 'it' && this.waiting.length === 0 && this.current !== undefined && reading.opens(i))
      this.waiting = [this.current]
    const align = alignAt(reading, i)
    if (align !== undefined && this.waiting.length > 0) {
      for (const target of chain(reading, this.waiting, i)) this.place(target, { align })
      if (!isCentred(token.lower)) return i
    }
    const beside = this.readBeside(i)
    return beside?.done ? beside.at : this.readCorner(beside?.at ?? i)
  }

  private dividesAt(i: number): boolean {
    return divides(this.reading, i) && unitAt(this.reading, this.parts, i + 1, this.waiting)
  }

  private begin(sentence: number): void {
    this.sentence = sentence
    this.waiting = []
    this.ahead = []
    this.held = false
    this.divided = undefined
  }

  private place(target: Part, change: Partial<Placement>): void {
    if (target.role === 'detail' && !target.given && isPlace(change))
      this.gathered = { change, rest: target.rest === true }
    if (!target.rest) this.placed.put(target, change)
  }

  /** The place before this comma was for the part before it: the next part gets the next one. */
  private spent(from: number, to: number): boolean {
    const latest = this.waiting.at(-1)
    const next = this.parts.next(to)
    return (
      latest !== undefined &&
      this.settled.has(latest) &&
      /^(?:,|and)$/.test(this.reading.word(from - 1)) &&
      next !== undefined &&
      sameSentence(this.reading, from, next.from)
    )
  }

  private meet(part: Part, i: number): number {
    const { reading, placed } = this
    const size = sizeBefore(reading, i) ?? sizeWithin(reading, part) ?? sizeBehind(reading, part.to)
    if (size !== undefined && !part.rest) placed.put(part, { size })
    for (const change of this.ahead)
      if (this.handed) placed.put(part, change, true)
      else this.place(part, change)
    if (this.ahead.some(isPlace)) this.settled.add(part)
    this.carry(part)
    this.waiting.push(part)
    if (this.waiting.length > MOST_WAITING) this.waiting.shift()
    // 'At the top, the name and the slogan': the place holds for what follows in the list.
    this.handed = this.held || listGoesOn(reading, part.to, this.parts)
    if (!this.handed) this.ahead = []
    if (this.current !== undefined && this.current.role !== part.role) this.last = this.current
    this.current = part
    return part.to - 1
  }

  /** A text stands where stands what holds it. */
  private carry(part: Part): void {
    const { current } = this
    if (!part.given || current === undefined || !holds(this.reading, current, part)) return
    const holder = this.placed.list.find(({ target }) => target === current.role)
    if (holder?.at !== undefined) this.placed.put(part, { at: holder.at })
    else if (holder?.beside !== undefined && holder.beside.of !== part.role)
      this.placed.put(part, { beside: holder.beside })
  }

  private readSizes(i: number): void {
    const { reading, current } = this
    const word = reading.word(i)
    const told = current !== undefined && sameSentence(reading, current.to - 1, i) ? current : undefined
    // 'put it large at the top'
    const apart = told && word === 'in' && commaBetween(reading, resumedAt(reading, told.to), i)
    const own = apart ? undefined : word === 'it' ? SIZES[reading.word(i + 1)] : sizeOfType(reading, i)
    if (told && own !== undefined) this.placed.put(told, { size: own })
    // 'in dark red serif, big'
    const alone = reading.word(i - 1) === ',' ? sizeClosing(reading, i) : undefined
    if (told && alone !== undefined && i - told.to < 8) this.placed.put(told, { size: alone })
    // 'Underneath, in small green text, the tagline'
    const settled = current !== undefined && this.settled.has(current) && sameSentence(reading, current.from, i)
    const coming = this.ahead.length > 0 && !settled ? sizeOfType(reading, i) : undefined
    if (coming !== undefined) this.ahead.push({ size: coming })
  }

  /** A side of another part; undefined where none begins here. `done`: all of it is read, up to token `at`. */
  private readBeside(i: number): { done: boolean; at: number } | undefined {
    const { reading, parts } = this
    const beside = besideAt(reading, i)
    if (beside === undefined || (reading.word(i) === 'over' && /^\d/.test(reading.word(i + 1)))) return undefined
    const end = i + beside.length
    const named = placedAt(reading, end, this.placed.list) ?? referenceAt(reading, parts, end, [], this.last)
    const until = named?.explicit === true ? named.to : undefined
    const opens = this.spent(i, until ?? end) || opensClause(reading, i, this.waiting, parts, until ?? i)
    // ', below it "X"': behind a comma 'it' is the part before.
    const chained = opens ? [] : chain(reading, this.waiting, i)
    const reference = this.referenceOf(beside.value, end, until === undefined ? undefined : named, chained)
    if (reference === undefined) return IT.has(reading.word(end)) ? { done: false, at: end } : undefined
    // 'headline over the photo in the bottom left' lies on it.
    if (reading.word(i) === 'over' && reference.role === 'photo' && cornerAt(reading, reference.to) !== undefined)
      this.opened = reading.opens(i) ? reference.to : -1
    else {
      this.referent.note(reference.role, beside.value, this.sentence, reference.explicit)
      if (!reference.explicit) this.implicit = reference.role
      this.placeBeside(i, end, { side: beside.value, of: reference.role }, reference, chained, opens)
    }
    return { done: true, at: reference.to - 1 }
  }

  private referenceOf(side: Side, end: number, named: Reference | undefined, chained: Part[]): Reference | undefined {
    const word = this.reading.word(end)
    const found = named ?? referenceAt(this.reading, this.parts, end, chained, this.last)
    if (found === undefined || found.explicit) return found
    // 'an icon above, the phone below': both beside the name.
    const other = this.placed.list.find(({ target, beside }) => target === found.role && beside?.side !== side)
    const shared = !IT.has(word) && other?.beside?.of === this.implicit ? this.implicit : undefined
    const it = IT.has(word) ? this.referent.same(side, this.sentence) : undefined
    const role = word === ':' ? this.referent.around() : (shared ?? it)
    return role === undefined ? found : { ...found, role }
  }

  private placeBeside(
    i: number,
    end: number,
    beside: { side: Side; of: Role },
    reference: Reference,
    chained: Part[],
    opens: boolean,
  ): void {
    const { reading } = this
    const targets = chained.filter(({ role }) => role !== reference.role)
    const following = this.parts.next(reference.explicit ? reference.to : end)
    if (reading.word(i) === 'followed') {
      const [part, top] = [this.parts.next(end), this.waiting.at(-1)]
      if (part && top && part.role !== top.role) this.placed.put(part, { beside: { side: 'below', of: top.role } })
    } else if (targets.length > 0) {
      const size = sizeClosing(reading, reference.to)
      for (const target of targets) this.place(target, { beside, ...(size && { size }) })
      this.waiting = []
    } else if (
      following &&
      following.role !== reference.role &&
      sameSentence(reading, i, following.from) &&
      (opens || leads(reading, i) || reading.word(reference.to) === ':')
    ) {
      const kept = this.ahead.filter((other) => other.beside === undefined || reference.role === 'rule')
      this.ahead = [...kept, { beside }, ...sizeAhead(reading, reference.to)]
      this.opened = reference.to
    }
  }

  private readCorner(i: number): number {
    const { reading } = this
    const centred = isCentred(reading.word(i))
    // 'icon centered above the name'
    if (centred && BESIDE.at(reading.tokens, i + 1)) return i
    // 'centered in the upper third'
    const nearer = centred ? cornerAt(reading, i + 1) : undefined
    const found =
      oppositeAt(reading, i, this.placed.list) ??
      (nearer !== undefined && nearer.at !== 'centre' ? nearer : cornerAt(reading, i))
    // 'Add the footer "X"' names the text, and no place.
    const named = found && this.parts.next(found.from)
    if (found === undefined || (named?.given === true && named.from < found.to)) {
      if (CLOSING.has(reading.word(i)) && this.ahead.length === 0) this.waiting = []
      return i
    }
    // 'Beneath the word, centered, "X"'
    if (centred && this.waiting.length === 0 && this.ahead.length > 0) return i
    return this.placeCorner(found)
  }

  private placeCorner(corner: Place): number {
    const { reading, current } = this
    const change = { at: corner.at }
    const put = /^(?:put|place|keep|set)$/.test(reading.word(corner.from - 2)) && reading.word(corner.from - 1) === 'it'
    // 'Put it at the bottom': the part spoken of last.
    if (this.waiting.length === 0 && current !== undefined && put) {
      this.place(current, change)
      return corner.to - 1
    }
    const opens = this.spent(corner.from, corner.to) || opensClause(reading, corner.from, this.waiting, this.parts)
    if (this.waiting.length === 0 || opens) return this.leadsOn(corner) ? this.placeAhead(corner) : corner.to - 1
    const size = sizeClosing(reading, corner.to)
    for (const target of together(reading, this.waiting, corner.from) ?? chain(reading, this.waiting, corner.from))
      this.place(target, { ...change, ...(size && { size }) })
    this.waiting = []
    // 'Text bottom left: "X", "Y", "Z"'
    this.held = colonBehind(reading, corner.to)
    if (this.held) this.ahead = [change]
    return corner.to - 1
  }

  /** The place is for what follows. */
  private leadsOn({ from, to }: Place): boolean {
    return (
      leads(this.reading, from) ||
      from === this.opened ||
      (this.ahead.length === 0 && (this.reading.word(to) === ':' || unclaimed(this.reading, from)))
    )
  }

  private placeAhead(corner: Place): number {
    const { reading, divided } = this
    const within = divided && (crossed(divided, corner.at) ?? (corner.at === 'centre' ? divided : undefined))
    const kept = this.ahead.filter(
      ({ at, beside }) => at === undefined && (beside === undefined || corner.from === this.opened),
    )
    this.ahead = [{ at: within ?? corner.at }, ...kept, ...sizeAhead(reading, corner.to)]
    this.handed = false
    this.held = colonBehind(reading, corner.to)
    if (this.held) this.divided ??= corner.at
    // 'In the bottom left of the photo the caption "X"'
    const area = reading.word(corner.to) === 'of' ? this.parts.next(corner.to) : undefined
    const drawn = area !== undefined && area.from - corner.to <= 2 && DRAWN.includes(area.role)
    return (drawn ? area.to : corner.to) - 1
  }
}

/** What 'the details' of an occasion are, and what 'the rest' may be. */
const DETAILS: Role[] = ['date', 'time', 'place', 'address', 'price']
const GATHERED: Role[] = [...DETAILS, 'detail', 'list-item', 'phone', 'email', 'link', 'social', 'hashtag', 'title']

const CONTACTS: Role[] = ['phone', 'email', 'link', 'address', 'social']

/** 'contact details at the bottom' places every way of contact that the prompt gives. */
function expandContacts(reading: Reading, placements: Placement[]): Placement[] {
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

function listGoesOn(reading: Reading, to: number, parts: Parts): boolean {
  const word = reading.word(to)
  if (word === 'and' || word === '&' || word === ',' || word === '+' || word === '/') {
    const next = parts.next(to)
    for (let k = to + 1; next !== undefined && k < Math.min(next.from, to + 4); k++)
      if (cornerAt(reading, k) !== undefined || BESIDE.at(reading.tokens, k) !== undefined) return false
    return next !== undefined && next.from - to <= 4 && (word !== ',' || next.from - to <= 3)
  }
  return false
}
