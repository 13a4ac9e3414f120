/** Stated places of parts: 'name in large letters at the top center', 'icon to the left of the name'. */
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
import { Referent } from './referent.ts'
import { SIZES, sizeBefore, sizeBehind, sizeOfType, sizeWithin } from './sizes.ts'
import type { Placement } from './types.ts'
import { PARTS } from './words/parts.ts'

/** Most parts that wait for one place: 'the phone, the mail, the address … at the bottom'. */
const MOST_WAITING = 12

/** Reads the places and sizes of parts. `drawn` are tokens of things to show ('wrench icon', 'a fox'). */
export function readPlacements(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]): Placement[] {
  const placed = new Placed(reading)
  const placements = placed.list
  const put = placed.put.bind(placed)
  const parts = new Parts(partsOf(reading, kind, drawn))
  let waiting: Part[] = []
  let ahead: Partial<Placement>[] = []
  /** What 'above' and 'below' without an object were last beside. */
  let implicit: Role | undefined
  /** The place ahead has had its first part. */
  let handed = false
  let last: Part | undefined
  let current: Part | undefined
  let sentence = -1
  /** Where a place goes on that opens its sentence: 'Over the photo in the top left corner …'. */
  let opened = -1
  /** 'Bottom: date, place and price': the place ahead holds for the whole sentence. */
  let held = false
  /** What 'Along the bottom, three columns: left "X"' divides. */
  let divided: Placement['at']
  /** Parts that a place before them was for: behind a comma another place is for the next part. */
  const settled = new Set<Part>()
  const spent = (from: number, to: number) => {
    const latest = waiting[waiting.length - 1]
    const next = parts.next(to)
    return (
      latest !== undefined &&
      settled.has(latest) &&
      /^(?:,|and)$/.test(reading.word(from - 1)) &&
      next !== undefined &&
      sameSentence(reading, from, next.from)
    )
  }
  /** Where the details go, or all that has no place of its own. */
  let gathered: { change: Partial<Placement>; rest: boolean } | undefined
  const referent = new Referent()
  const place = (target: Part, change: Partial<Placement>) => {
    if (target.role === 'detail' && !target.given && (change.at !== undefined || change.beside !== undefined))
      gathered = { change, rest: target.rest === true }
    if (!target.rest) put(target, change)
  }
  for (let i = 0; i < reading.tokens.length; i++) {
    const token = reading.tokens[i]
    if (token === undefined) break
    if (token.sentence !== sentence || (divides(reading, i) && unitAt(reading, parts, i + 1, waiting))) {
      sentence = token.sentence
      waiting = []
      ahead = []
      held = false
      divided = undefined
    }
    const part = parts.at(i)
    if (part !== undefined) {
      const size = sizeBefore(reading, i) ?? sizeWithin(reading, part) ?? sizeBehind(reading, part.to)
      if (size !== undefined && !part.rest) put(part, { size })
      for (const change of ahead)
        if (handed) put(part, change, true)
        else place(part, change)
      if (ahead.some(({ at, beside }) => (at ?? beside) !== undefined)) settled.add(part)
      const holder = part.given && current !== undefined && holds(reading, current, part) ? current : undefined
      const carried = holder && placements.find(({ target }) => target === holder.role)
      if (carried?.at !== undefined) put(part, { at: carried.at })
      else if (carried?.beside !== undefined && carried.beside.of !== part.role) put(part, { beside: carried.beside })
      waiting.push(part)
      if (waiting.length > MOST_WAITING) waiting.shift()
      // 'At the top, the name and the slogan': the place holds for what follows in the list.
      handed = held || listGoesOn(reading, part.to, parts)
      if (!handed) ahead = []
      if (current !== undefined && current.role !== part.role) last = current
      current = part
      i = part.to - 1
      continue
    }
    if (reading.uses[i] === 'fact' || reading.uses[i] === 'negative' || token.type === 'quote') continue
    // 'put it large at the top'
    const own =
      current === undefined ||
      !sameSentence(reading, current.to - 1, i) ||
      (token.lower === 'in' && commaBetween(reading, resumedAt(reading, current.to), i))
        ? undefined
        : token.lower === 'it'
          ? SIZES[reading.word(i + 1)]
          : sizeOfType(reading, i)
    if (own !== undefined && current !== undefined) put(current, { size: own })
    // 'in dark red serif, big'
    const alone =
      current !== undefined && sameSentence(reading, current.to - 1, i) && reading.word(i - 1) === ','
        ? sizeClosing(reading, i)
        : undefined
    if (alone !== undefined && current !== undefined && i - current.to < 8) put(current, { size: alone })
    // 'Underneath, in small green text, the tagline'
    const coming =
      ahead.length > 0 && !(current !== undefined && settled.has(current) && sameSentence(reading, current.from, i))
        ? sizeOfType(reading, i)
        : undefined
    if (coming !== undefined) ahead.push({ size: coming })
    // 'It goes directly beneath the title.': the part spoken of last.
    if (token.lower === 'it' && waiting.length === 0 && current !== undefined && reading.opens(i)) waiting = [current]
    const align = alignAt(reading, i)
    if (align !== undefined && waiting.length > 0) {
      for (const target of chain(reading, waiting, i)) place(target, { align })
      if (reading.word(i) !== 'centered' && reading.word(i) !== 'centred') continue
    }
    const beside = besideAt(reading, i)
    if (beside !== undefined && !(reading.word(i) === 'over' && /^\d/.test(reading.word(i + 1)))) {
      const end = i + beside.length
      const named = placedAt(reading, end, placements) ?? referenceAt(reading, parts, end, [], last)
      const opens =
        spent(i, named?.explicit === true ? named.to : i + beside.length) ||
        opensClause(reading, i, waiting, parts, named?.explicit === true ? named.to : i)
      // ', below it "X"': behind a comma 'it' is the part before.
      const chained = opens ? [] : chain(reading, waiting, i)
      const found = named?.explicit === true ? named : referenceAt(reading, parts, end, chained, last)
      // 'an icon above, the phone below': both beside the name.
      const shared =
        found?.explicit === false && !IT.has(reading.word(end))
          ? placements.find(({ target, beside: own }) => target === found.role && own?.side !== beside.value)?.beside
              ?.of
          : undefined
      const it = IT.has(reading.word(end)) ? referent.same(beside.value, token.sentence) : undefined
      const about = reading.word(end) === ':' ? referent.around() : ((shared === implicit ? shared : undefined) ?? it)
      const reference = found?.explicit === false && about !== undefined ? { ...found, role: about } : found
      // 'headline over the photo in the bottom left' lies on it.
      if (reading.word(i) === 'over' && reference?.role === 'photo' && cornerAt(reading, reference.to) !== undefined) {
        opened = reading.opens(i) ? reference.to : -1
        i = reference.to - 1
        continue
      }
      if (reference !== undefined) referent.note(reference.role, beside.value, token.sentence, reference.explicit)
      if (reference?.explicit === false) implicit = reference.role
      if (reference !== undefined) {
        const targets = chained.filter((target) => target.role !== reference.role)
        const following = reference.explicit ? parts.next(reference.to) : parts.next(end)
        const change: Partial<Placement> = { beside: { side: beside.value, of: reference.role } }
        if (reading.word(i) === 'followed') {
          const part = parts.next(end)
          const top = waiting[waiting.length - 1]
          if (part && top && part.role !== top.role) put(part, { beside: { side: 'below', of: top.role } })
        } else if (targets.length > 0) {
          const size = sizeClosing(reading, reference.to)
          for (const target of targets) place(target, size === undefined ? change : { ...change, size })
          waiting = []
        } else if (
          following &&
          following.role !== reference.role &&
          sameSentence(reading, i, following.from) &&
          (opens || leads(reading, i) || reading.word(reference.to) === ':')
        ) {
          ahead = [
            ...ahead.filter((other) => other.beside === undefined || reference.role === 'rule'),
            change,
            ...sizeAhead(reading, reference.to),
          ]
          opened = reference.to
        }
        i = reference.to - 1
        continue
      }
      if (IT.has(reading.word(end))) i = end
    }
    // 'icon centered above the name'
    if (/^cent(?:ered|red)$/.test(reading.word(i)) && BESIDE.at(reading.tokens, i + 1)) continue
    // 'centered in the upper third'
    const nearer = /^cent(?:ered|red)$/.test(reading.word(i)) ? cornerAt(reading, i + 1) : undefined
    const found =
      oppositeAt(reading, i, placements) ??
      (nearer !== undefined && nearer.at !== 'centre' ? nearer : cornerAt(reading, i))
    // 'Add the footer "X"' names the text, and no place.
    const named = found && parts.next(found.from)
    const corner = named?.given === true && found !== undefined && named.from < found.to ? undefined : found
    // 'Beneath the word, centered, "X"'
    if (corner !== undefined && /^cent(?:ered|red)$/.test(reading.word(i)) && waiting.length === 0 && ahead.length > 0)
      continue
    if (corner !== undefined) {
      const change: Partial<Placement> = { at: corner.at }
      // 'Put it at the bottom': the part spoken of last.
      if (
        waiting.length === 0 &&
        current !== undefined &&
        /^(?:put|place|keep|set)$/.test(reading.word(corner.from - 2)) &&
        reading.word(corner.from - 1) === 'it'
      ) {
        place(current, change)
        i = corner.to - 1
        continue
      }
      const opens = spent(corner.from, corner.to) || opensClause(reading, corner.from, waiting, parts)
      if (waiting.length > 0 && !opens) {
        const size = sizeClosing(reading, corner.to)
        for (const target of together(reading, waiting, corner.from) ?? chain(reading, waiting, corner.from))
          place(target, size === undefined ? change : { ...change, size })
        waiting = []
        // 'Text bottom left: "X", "Y", "Z"'
        held = colonBehind(reading, corner.to)
        if (held) ahead = [change]
      } else if (
        leads(reading, corner.from) ||
        corner.from === opened ||
        (ahead.length === 0 && (reading.word(corner.to) === ':' || unclaimed(reading, corner.from)))
      ) {
        const within = divided && (crossed(divided, corner.at) ?? (corner.at === 'centre' ? divided : undefined))
        ahead = [
          within === undefined ? change : { at: within },
          ...ahead.filter((other) => other.at === undefined && (other.beside === undefined || corner.from === opened)),
          ...sizeAhead(reading, corner.to),
        ]
        handed = false
        held = colonBehind(reading, corner.to)
        if (held) divided ??= corner.at
        // 'In the bottom left of the photo the caption "X"'
        const area = reading.word(corner.to) === 'of' ? parts.next(corner.to) : undefined
        if (area !== undefined && area.from - corner.to <= 2 && DRAWN.includes(area.role)) {
          i = area.to - 1
          continue
        }
      }
      i = corner.to - 1
      continue
    }
    // A verb or a comma with a new clause closes the list of parts that wait for a place.
    if (
      ['while', 'whereas', 'then', 'make', 'use', 'add', 'include'].includes(token.lower) &&
      waiting.length > 0 &&
      ahead.length === 0
    )
      waiting = []
  }
  if (gathered !== undefined) {
    const { change, rest } = gathered
    for (const { role, from } of reading.facts) {
      const free = !placements.some(({ target, at, beside }) => target === role && (at ?? beside) !== undefined)
      if ((rest ? GATHERED : DETAILS).includes(role) && free) put({ role, from }, change)
    }
  }
  return expandContacts(reading, placements).filter(
    (placement) =>
      placement.at !== undefined ||
      placement.beside !== undefined ||
      placement.size !== undefined ||
      placement.align !== undefined,
  )
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
