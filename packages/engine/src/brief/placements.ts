/** Stated places of parts: 'name in large letters at the top center', 'icon to the left of the name'. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { alignAt, CORNERS, cornerAt, LEADS } from './corners.ts'
import type { Part } from './parts.ts'
import { Parts, partsOf, sameSentence } from './parts.ts'
import { phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES, sizeBefore, sizeBehind, sizeWithin } from './sizes.ts'
import type { Corner, Placement } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { ADJECTIVES, ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const BESIDE = phrases<'left' | 'right' | 'above' | 'below'>([
  ['to the left of', 'left'],
  ['on the left of', 'left'],
  ['left of', 'left'],
  ['on the left side of', 'left'],
  ['to the left side of', 'left'],
  ['at the left of', 'left'],
  ['on left side of', 'left'],
  ['left side of', 'left'],
  ['on left of', 'left'],
  ['to left of', 'left'],
  ['on right side of', 'right'],
  ['right side of', 'right'],
  ['on right of', 'right'],
  ['to right of', 'right'],
  ['to the right of', 'right'],
  ['on the right of', 'right'],
  ['right of', 'right'],
  ['on the right side of', 'right'],
  ['to the right side of', 'right'],
  ['at the right of', 'right'],
  ['next to', 'right'],
  ['beside', 'right'],
  ['alongside', 'right'],
  ['followed by', 'below'],
  ['above', 'above'],
  ['over', 'above'],
  ['on top of', 'above'],
  ['atop', 'above'],
  ['directly above', 'above'],
  ['below', 'below'],
  ['under', 'below'],
  ['underneath', 'below'],
  ['beneath', 'below'],
  ['directly below', 'below'],
  ['right below', 'below'],
  ['just below', 'below'],
  ['right under', 'below'],
  ['directly under', 'below'],
  ['directly underneath', 'below'],
  ['just under', 'below'],
  ['right beneath', 'below'],
  ['at the bottom of', 'below'],
])

const IT = new Set(['it', 'that', 'this', 'them', 'these'])

/**
 * The parts that a place behind them speaks of: the last one, and those that a list joins to it. Commas alone join
 * words ('phone, mail, address'), not facts: 'Jane Doe, 555-0142, logo top left' places the logo only.
 */
function chain(reading: Reading, waiting: Part[], place: number): Part[] {
  const found: Part[] = []
  const latest = waiting[waiting.length - 1]
  if (latest === undefined || otherBetween(reading, latest.to, place)) return found
  let and = false
  let next = place
  for (let i = waiting.length - 1; i >= 0; i--) {
    const part = waiting[i] as Part
    if (part.from >= next) continue
    if (found.length > 0) {
      let comma = false
      let joined = true
      for (let k = part.to; k < next && joined; k++) {
        const word = reading.word(k)
        if (word === 'and' || word === '&' || word === '+' || word === 'plus') and = true
        else if (word === ',' || word === '/') comma = true
        else if (!ARTICLES.has(word) && SIZES[word] === undefined && !TONE_WORDS.has(word) && word !== 'company')
          joined = false
      }
      if (!joined || (comma && !and && (part.given || isColourWord(reading.word(part.from - 1)))) || (!comma && !and))
        break
    }
    found.unshift(part)
    next = part.from
  }
  return found
}

/** Behind a comma something else takes the place: '"X", red circle in the middle'. */
function otherBetween(reading: Reading, from: number, to: number): boolean {
  let comma = -1
  for (let k = from; k < to; k++) if (reading.word(k) === ',') comma = k
  if (comma < 0) return false
  for (let k = comma + 1; k < to; k++) {
    const word = reading.word(k)
    const says =
      LAYOUT_WORDS.has(word) ||
      TYPE_NOUNS.has(word) ||
      ADJECTIVES.has(word) ||
      ARTICLES.has(word) ||
      TONE_WORDS.has(word) ||
      isColourWord(word) ||
      LEADS.has(word) ||
      PLACING.has(word)
    if (!says && reading.free(k)) return true
  }
  return false
}

const PLACING = words(
  'is are be should must will goes go sits sit stands placed positioned aligned centered set written and with in , should appear appears shown displayed that which it',
)

/** Most parts that wait for one place: 'the phone, the mail, the address … at the bottom'. */
const MOST_WAITING = 12

/** Reads the places and sizes of parts. `drawn` are tokens of things to show ('wrench icon', 'a fox'). */
export function readPlacements(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]): Placement[] {
  const placements: Placement[] = []
  /** Places that only a list handed on: '…, a ring icon in the lower right' has its own. */
  const loose = new Set<Role>()
  const put = (target: Role, change: Partial<Placement>, handed = false) => {
    const before = placements.find((placement) => placement.target === target)
    if (change.at !== undefined) {
      if (before?.at !== undefined && loose.has(target) && !handed) delete before.at
      if (handed && before === undefined) loose.add(target)
      else loose.delete(target)
    }
    if (before === undefined) placements.push({ target, ...change })
    else {
      if (change.at !== undefined && before.at === undefined && before.beside === undefined) before.at = change.at
      if (change.beside !== undefined && before.beside === undefined) {
        before.beside = change.beside
        // 'centered headline and a button below it': beside something says more.
        if (before.at === 'centre') delete before.at
      }
      if (change.size !== undefined && before.size === undefined) before.size = change.size
      if (change.align !== undefined && before.align === undefined) before.align = change.align
    }
  }
  const parts = new Parts(partsOf(reading, kind, drawn))
  let waiting: Part[] = []
  let ahead: Partial<Placement>[] = []
  /** The place ahead has had its first part. */
  let handed = false
  let last: Part | undefined
  let current: Part | undefined
  let sentence = -1
  for (let i = 0; i < reading.tokens.length; i++) {
    const token = reading.tokens[i]
    if (token === undefined) break
    if (token.sentence !== sentence || token.text === ';') {
      sentence = token.sentence
      waiting = []
      ahead = []
    }
    const part = parts.at(i)
    if (part !== undefined) {
      const size = sizeBefore(reading, i) ?? sizeWithin(reading, part) ?? sizeBehind(reading, part.to)
      if (size !== undefined) put(part.role, { size })
      for (const change of ahead) put(part.role, change, handed)
      waiting.push(part)
      if (waiting.length > MOST_WAITING) waiting.shift()
      // 'At the top, the name and the slogan': the place holds for what follows in the list.
      handed = listGoesOn(reading, part.to, parts)
      if (!handed) ahead = []
      if (current !== undefined && current.role !== part.role) last = current
      current = part
      i = part.to - 1
      continue
    }
    if (reading.uses[i] === 'fact' || reading.uses[i] === 'negative' || token.type === 'quote') continue
    // 'put it large at the top'
    const own =
      current === undefined || (token.lower === 'in' && commaBetween(reading, current.to, i))
        ? undefined
        : token.lower === 'it' || (token.lower === 'in' && TYPE_NOUNS.has(reading.word(i + 2)))
          ? SIZES[reading.word(i + 1)]
          : undefined
    if (own !== undefined && current !== undefined) put(current.role, { size: own })
    const align = alignAt(reading, i)
    if (align !== undefined && waiting.length > 0) {
      for (const target of chain(reading, waiting, i)) put(target.role, { align })
      if (reading.word(i) !== 'centered' && reading.word(i) !== 'centred') continue
    }
    const beside = BESIDE.at(reading.tokens, i)
    if (beside !== undefined && !(reading.word(i) === 'over' && /^\d/.test(reading.word(i + 1)))) {
      const end = i + beside.length
      const reference = referenceAt(reading, parts, end, waiting, last)
      if (reference !== undefined) {
        const targets = chain(reading, waiting, i).filter((target) => target.role !== reference.role)
        const following = reference.explicit ? parts.next(reference.to) : parts.next(end)
        const change: Partial<Placement> = { beside: { side: beside.value, of: reference.role } }
        if (reading.word(i) === 'followed') {
          const part = parts.next(end)
          const top = waiting[waiting.length - 1]
          if (part && top && part.role !== top.role) put(part.role, { beside: { side: 'below', of: top.role } })
        } else if (targets.length > 0 && !opensClause(reading, i, waiting)) {
          for (const target of targets) put(target.role, change)
          waiting = []
        } else if (following && following.role !== reference.role && sameSentence(reading, i, following.from))
          ahead.push(change)
        i = reference.to - 1
        continue
      }
      if (IT.has(reading.word(end))) i = end
    }
    // 'icon centered above the name'
    if (/^cent(?:ered|red)$/.test(reading.word(i)) && BESIDE.at(reading.tokens, i + 1)) continue
    const corner = oppositeAt(reading, i, placements) ?? cornerAt(reading, i)
    if (corner !== undefined) {
      const change: Partial<Placement> = { at: corner.at }
      if (waiting.length > 0 && !opensClause(reading, corner.from, waiting)) {
        const size = sizeClosing(reading, corner.to)
        for (const target of chain(reading, waiting, corner.from))
          put(target.role, size === undefined ? change : { ...change, size })
        waiting = []
      } else if (leads(reading, corner.from)) {
        ahead = [...ahead.filter((other) => other.at === undefined), change]
        handed = false
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
  return expandContacts(reading, placements).filter(
    (placement) =>
      placement.at !== undefined ||
      placement.beside !== undefined ||
      placement.size !== undefined ||
      placement.align !== undefined,
  )
}

/** 'in the opposite corner', 'on the other side': across from the place given last. */
function oppositeAt(
  reading: Reading,
  i: number,
  placements: Placement[],
): { at: Corner; from: number; to: number } | undefined {
  let k = i
  while (k < i + 3 && (LEADS.has(reading.word(k)) || reading.word(k) === 'diagonally')) k++
  const side = reading.word(k + 1)
  if (reading.word(k) !== 'opposite' && !(reading.word(k) === 'other' && reading.word(k - 1) === 'the'))
    return undefined
  if (!['corner', 'side', 'end', 'edge'].includes(side)) return undefined
  const last = placements.findLast((placement) => placement.at !== undefined)?.at
  if (last === undefined || last === 'centre') return undefined
  const at = last
    .split('-')
    .map((word) => (side === 'side' && last.includes('-') && /top|bottom/.test(word) ? word : ACROSS[word]))
    .join('-') as Corner
  return { at, from: i, to: k + 2 }
}
const ACROSS: Record<string, string> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Another clause has begun. */
function commaBetween(reading: Reading, from: number, to: number): boolean {
  for (let k = Math.max(from, to - 12); k < to; k++) if (reading.word(k) === ',') return true
  return to - from > 12
}

/** 'top left small,': a size behind the place. */
function sizeClosing(reading: Reading, k: number): Placement['size'] {
  const next = reading.word(k + 1)
  return next === '' || next === ',' || reading.ends(k + 1) ? SIZES[reading.word(k)] : undefined
}

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

/** A place before its parts stands at the start of a clause: 'At the top, the name', 'put at the left …'. */
function leads(reading: Reading, from: number): boolean {
  return (
    reading.opens(from) ||
    AHEAD.has(reading.word(from - 1)) ||
    reading.uses[from - 1] === 'fact' ||
    reading.uses[from - 1] === 'label'
  )
}

const AHEAD = words(', and : ( - – — ; then put place with use have keep want add | has')

function listGoesOn(reading: Reading, to: number, parts: Parts): boolean {
  const word = reading.word(to)
  if (word === 'and' || word === '&' || word === ',' || word === '+') {
    const next = parts.next(to)
    return next !== undefined && next.from - to <= 4 && (word !== ',' || next.from - to <= 3)
  }
  return false
}

/** The part that a 'below …' refers to: the next mention, or 'it', or the part before. */
function referenceAt(
  reading: Reading,
  parts: Parts,
  k: number,
  waiting: Part[],
  last: Part | undefined,
): { role: Role; to: number; explicit: boolean } | undefined {
  let at = k
  while (
    at < k + 3 &&
    (ARTICLES.has(reading.word(at)) ||
      SIZES[reading.word(at)] !== undefined ||
      ['main', 'company', 'brand'].includes(reading.word(at))) &&
    parts.at(at) === undefined
  )
    at++
  const part = parts.at(at)
  if (part !== undefined && !IT.has(reading.word(k))) return { role: part.role, to: part.to, explicit: true }
  const it =
    IT.has(reading.word(k)) ||
    reading.ends(k) ||
    reading.word(k) === ',' ||
    reading.word(k) === ':' ||
    ['in', 'with', 'a', 'and'].includes(reading.word(k))
  if (!it) return undefined
  const subject = waiting[waiting.length - 1]
  // 'slogan below it': the part before the slogan.
  const reference = subject === undefined ? parts.before(k) : (parts.before(subject.from, subject.role) ?? last)
  return reference === undefined
    ? undefined
    : { role: reference.role, to: IT.has(reading.word(k)) ? k + 1 : k, explicit: false }
}

/** A place that opens a sentence or follows a comma before its parts: 'At the top, the name', '; below it, the date'. */
function opensClause(reading: Reading, from: number, waiting: Part[]): boolean {
  if (reading.opens(from)) return true
  const before = reading.word(from - 1)
  if (before !== ',' && before !== 'and' && before !== ';' && before !== 'with') return false
  const latest = waiting[waiting.length - 1]
  if (latest === undefined) return true
  // 'the name, at the top' places the name; 'the name at the top, at the bottom the phone' has used it up.
  let k = from
  while (k < from + 8 && !reading.ends(k) && reading.word(k) !== ',') {
    if (
      k > from + 1 &&
      (PARTS.at(reading.tokens, k) !== undefined || reading.uses[k] === 'fact') &&
      CORNERS.at(reading.tokens, k) === undefined
    )
      return true
    k++
  }
  // 'name centered, top left the logo'
  return (
    reading.word(k) === ',' &&
    k - from <= 4 &&
    before !== ',' &&
    (PARTS.at(reading.tokens, k + 1) !== undefined || PARTS.at(reading.tokens, k + 2) !== undefined)
  )
}
