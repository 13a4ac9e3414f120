/** A logo: what was told, or what shows its subject, beside the name, below it and in emblems; letters and words where nothing is to be seen. */
import { cyclic } from '../base/items.ts'
import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import type { Found } from '../collection/find.ts'
import type { Parts } from '../collection/mark-find.ts'
import type { Ground } from '../collection/mark-grounds.ts'
import { slotsOf } from '../collection/slots.ts'
import type { Entry } from '../collection/store.ts'
import { toldThings } from '../collection/things/told.ts'
import { tokens } from '../imagery/words.ts'
import { familiesOf } from '../kinds/logo/parts/suits.ts'
import { initialsOf, lettersStandAlone } from '../kinds/shared/initials.ts'
import { refusesPictures } from '../kinds/shared/refusals.ts'
import { type Deal, groundOrder, isOf, isOfShape, lettersFor, nameOf, single, takesMark } from './deal.ts'
import type { ComposeRequest } from './request.ts'
import { initialMarks, toldMarks } from './told-marks.ts'

/** What the word alone answers at most. */
const WORD = 0.58

/** Families that no sheet is drawn in. */
const DRAWN_OTHERWISE = /\b(?:mascots?|abstract|isometric|3d|three[- ]dimensional|one[- ]line|line[- ]art|monoline)\b/i

export function logoDeals(parts: Parts, { brief, count }: ComposeRequest, chance: Random): Deal[] {
  if (DRAWN_OTHERWISE.test(brief.prompt)) return []
  const name = nameOf(brief)
  const isPlain = lettersStandAlone(name) || name === ''
  const able = parts.any.filter(
    ({ entry }) => carries(entry, name) && (isPlain || !isBent(entry)) && isOfShape(entry, brief),
  )
  const marks = logoMarks(parts, brief)
  const [like] = marks
  const hosts: Hosts = {
    plain: able.filter((host) => takesMark(host) && !isOf('emblem')(host)),
    emblems: able.filter(isOf('emblem')),
    typed: near(able.filter(isOf('word'))).map((host) => ({ host: { ...host, fits: WORD }, ...(like && { like }) })),
  }
  const deals = unlike(familyOf(marks, hosts, parts, brief)).slice(0, count + SPARE)
  const order = groundOrder(brief, chance, GROUNDS)
  return deals.map((deal, i) => ({ ...deal, ground: cyclic(order, i) }))
}
/** So many beyond those that are wanted. */
const SPARE = 4
const GROUNDS: readonly (readonly Ground[])[] = [
  ['own', 'turned', 'own', 'vivid'],
  ['own', 'vivid', 'turned', 'own'],
  ['own', 'own', 'vivid', 'turned'],
]

/** What may take a mark, and the words alone. */
interface Hosts {
  plain: readonly Found[]
  emblems: readonly Found[]
  typed: readonly Deal[]
}

/** A lock-up whose letters are bent or spread takes a name whose letters stand alone, and none that is too long for it. */
function carries(host: Entry, name: string): boolean {
  if (name === '') return !host.layouts.some(({ slots }) => slots.includes('brand'))
  const brands = host.sheet().layouts.map((layout) => slotsOf(layout).get('brand'))
  if (brands.some((brand) => !brand)) return false
  return brands.every((brand) => [...name].length <= (brand?.max ?? Number.POSITIVE_INFINITY))
}

/** Whether words of a sheet are bent or set apart. */
const isBent = (entry: Entry): boolean =>
  entry.sheet().layouts.some(({ root }) => /"(?:arc|tracking)"/.test(JSON.stringify(root)))

/** Voices that suit nearly as well as the best one. */
const near = (hosts: readonly Found[]): Found[] => hosts.filter(({ fits }) => fits >= (hosts[0]?.fits ?? 0) - NEAR)
const NEAR = 0.12

/** Each pair once. */
const unlike = (deals: readonly Deal[]): Deal[] =>
  deals.filter(({ host, mark }, i) => deals.findIndex((one) => one.host === host && one.mark === mark) === i)

/** What a logo shows: what was told, else what shows the subject; a letter among it that is a thing of the trade. */
function logoMarks(parts: Parts, brief: Brief): readonly Found[] {
  if (refusesPictures(brief)) return []
  const told = toldMarks(brief)
  const others = parts.marks.filter(
    ({ entry, fits }) => fits >= SHOWS && told.every((one) => one.entry.name !== entry.name),
  )
  if (told.length > 0) return told.length < FEW ? [...told, ...others.slice(0, FEW - told.length)] : told
  // A letter that is a thing says something of the trade: only who asks for a letter gets one that nobody said.
  const letter = lettersFor(parts, brief).find(({ isGeneric }) => !isGeneric)
  return [...parts.marks.slice(0, 1), ...(letter ? [letter] : []), ...parts.marks.slice(1)]
}

/** Fewer told things than these have marks of the subject beside them. */
const FEW = 3
/** What is known of a trade alone shows nothing of the subject; from here on a mark does. */
const SHOWS = 0.5

/** Whether a prompt names the form of a lock-up: a stamp, a shield. */
function isNamed({ prompt }: Brief) {
  const said = new Set(tokens(prompt))
  return ({ entry }: Found): boolean => entry.head.about.some((tag) => said.has(tag))
}

const inTurn = (marks: readonly Found[], hosts: readonly Found[], most = DEALT): Deal[] =>
  marks.length === 0 ? [] : hosts.slice(0, most).map((host, i) => ({ host, mark: cyclic(marks, i) }))
/** So many pairs of one sort are dealt at most. */
const DEALT = 7

function familyOf(marks: readonly Found[], hosts: Hosts, parts: Parts, brief: Brief): Deal[] {
  const { plain, emblems, typed } = hosts
  const asked = familiesOf(brief)
  if (asked.includes('wordmark') || refusesPictures(brief)) return [...typed]
  const initials = initialMarks(initialsOf(nameOf(brief), 2).join(''))
  if (asked.includes('letter')) {
    // Where it is said what somebody does, a letter that is another trade's thing is none of theirs.
    const isOwn = ({ isGeneric }: Found) => brief.subject.industry === 'general' || !isGeneric
    const letters = [...initials, ...lettersFor(parts, brief).filter(isOwn)]
    return interleaved(inTurn(letters, plain), inTurn(letters, emblems, 2))
  }
  // Of a form that the prompt names, the first thing alone in it.
  const named = inTurn(single(marks).map(wished), [...emblems, ...plain].filter(isNamed(brief)), 1)
  if (asked.includes('emblem')) return [...named, ...inTurn(marks, emblems)]
  if (marks.length > 0)
    return [
      ...named,
      ...mixed(marks, { ...hosts, typed: toldThings(brief).length > 0 ? [] : typed }),
      ...(marks.length < TWICE ? inTurn(initials, plain.slice(-1)) : []),
    ]
  return interleaved(typed, inTurn(initials, [...plain.slice(0, 1), ...emblems.slice(0, 1)]))
}

const wished = (mark: Found): Found => ({ ...mark, fits: 1 })

/** Marks in turn beside the name, below it and in emblems, none more than twice, and the word alone where there is room for it. */
function mixed(marks: readonly Found[], { plain, emblems, typed }: Hosts): Deal[] {
  const [first, second, third, fourth, ...rest] = plain
  const hosts = [first, second, emblems[0], third, emblems[1], fourth, ...rest].filter((host) => host !== undefined)
  const pairs = inTurn(marks, hosts, Math.min(DEALT, TWICE * marks.length))
  return [...pairs.slice(0, 3), ...typed.slice(0, 1), ...pairs.slice(3), ...typed.slice(1, 2)]
}
const TWICE = 2

/** The first of each, then the second of each. */
const interleaved = (...lists: readonly (readonly Deal[])[]): Deal[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()
