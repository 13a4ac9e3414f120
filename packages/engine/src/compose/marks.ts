/**
 * A mark and what takes it, dealt: of the concepts of a logo one is a picture, one a letter, one an emblem and one the word alone, as far as
 * there is something to draw; each on another ground.
 */
import { cyclic } from '../base/items.ts'
import { hash, type Random, random } from '../base/random.ts'
import { askedSet } from '../brief/told/sayings.ts'
import type { Brief } from '../brief/types.ts'
import type { Found } from '../collection/find.ts'
import type { Parts } from '../collection/mark-find.ts'
import type { Ground } from '../collection/mark-grounds.ts'
import { pairName, pairOf } from '../collection/mark-pair.ts'
import { fitOfShape, nearestLayout } from '../collection/shape.ts'
import { slotsOf } from '../collection/slots.ts'
import type { Entry } from '../collection/store.ts'
import { shows } from '../collection/tag-fit.ts'
import { isTogether } from '../collection/things/entry.ts'
import { toldThings } from '../collection/things/told.ts'
import { contrast } from '../colour/colour.ts'
import { readRequests } from '../direction/requests.ts'
import { nounFit } from '../imagery/noun-fit.ts'
import { asksFor } from '../kinds/icon/parts/manners.ts'
import { familiesOf } from '../kinds/logo/parts/suits.ts'
import { initialsOf, lettersStandAlone } from '../kinds/shared/initials.ts'
import type { Hex } from '../scene/types.ts'
import type { SheetFrame, SheetNode } from '../sheet/types.ts'
import type { ComposeRequest } from './request.ts'
import { behindOf, likeMark, tellsInPart, toldMarks } from './told-marks.ts'

/** One concept: a host, the mark in it if it has a place for one, and the ground of both. */
interface Deal {
  host: Found
  mark?: Found
  ground?: Ground
  /** Whose colours it takes, where it shows no mark. */
  like?: Found
  /** It has a thick dark outline. */
  outlined?: boolean
}

/** What a design of each sort answers at most, where nothing of the subject is shown. */
const [LETTER, WORD] = [0.62, 0.58]

/** Pairs in the order in which they are tried, one more than wanted where there are so many. */
export function dealt(parts: Parts, request: ComposeRequest): Found[] {
  const { brief, seed, without = [] } = request
  const { prompt } = brief
  const chance = random(hash(`${seed}:${prompt}:marks`))
  const asked = askedColours(brief)
  const left = (deals: readonly Deal[]) =>
    deals.filter(({ host, mark }) => !without.includes(`sheet:${pairName(host.entry, mark?.entry)}`))
  return left(dealsFor(parts, request, chance)).map(({ host, mark, ground = 'own', like, outlined = false }) => ({
    ...host,
    entry: pairOf(host.entry, mark?.entry, { ground, asked, outlined, ...(like && { like: like.entry }) }),
    fits: mark ? mark.fits : host.fits,
  }))
}

/** Colours that were asked for without saying of what: a mark's own two take them. */
function askedColours(brief: Brief): readonly Hex[] {
  const { known, open } = readRequests(brief)
  const ground = known.paper
  return open.filter((colour) => ground === undefined || contrast(colour, ground) >= SEEN)
}
const SEEN = 2

function dealsFor(parts: Parts, request: ComposeRequest, chance: Random): Deal[] {
  const { kind } = request.brief
  if (kind === 'logo') return logoDeals(parts, request, chance)
  return kind === 'icon' ? iconDeals(parts, request, chance) : cardDeals(parts, request.brief, request.count)
}

const takesMark = ({ entry }: Found): boolean => entry.layouts.some(({ slots }) => slots.includes('mark'))
const isOf =
  (idea: string) =>
  ({ entry }: Found) =>
    entry.head.idea === idea
const refuses = ({ negatives }: Brief, ...what: readonly string[]) => negatives.some((one) => what.includes(one.what))

const nameOf = ({ brand, copy }: Brief): string =>
  brand ?? copy.find(({ role }) => role === 'brand' || role === 'headline' || role === 'title')?.text ?? ''

/** Marks of the name's initials, both before the first alone. */
function lettersFor({ letters }: Parts, brief: Brief): Found[] {
  const initials = initialsOf(nameOf(brief), 2).join('').toLowerCase()
  const [first = ''] = initials
  const of = (own: string) => letters.filter(({ entry }) => entry.head.letters?.includes(own))
  return initials === '' ? [] : [...new Set([...of(initials), ...(first === initials ? [] : of(first))])].map(asLetter)
}
const asLetter = (found: Found): Found => ({ ...found, fits: Math.max(found.fits, LETTER) })

/** A lock-up whose letters are bent or spread takes a name whose letters stand alone, and none that is too long for it. */
function carries(host: Entry, name: string): boolean {
  if (name === '') return !host.layouts.some(({ slots }) => slots.includes('brand'))
  const brands = host.sheet().layouts.map((layout) => slotsOf(layout).get('brand'))
  if (brands.some((brand) => !brand)) return false
  return brands.every((brand) => [...name].length <= (brand?.max ?? Number.POSITIVE_INFINITY))
}

/** A layout is stretched to a format only a little. */
const LEAST_SHAPE = 0.3
function isOfShape({ layouts }: Entry, { format }: Brief): boolean {
  const layout = nearestLayout(layouts, format)
  return layout !== undefined && fitOfShape(layout, format) >= LEAST_SHAPE
}

/** Families that no sheet is drawn in. */
const DRAWN_OTHERWISE = /\b(?:mascots?|abstract|isometric|3d|three[- ]dimensional|one[- ]line|line[- ]art|monoline)\b/i

function logoDeals(parts: Parts, { brief, count }: ComposeRequest, chance: Random): Deal[] {
  const { prompt } = brief
  if (DRAWN_OTHERWISE.test(prompt)) return []
  const name = nameOf(brief)
  const isPlain = lettersStandAlone(name) || name === ''
  const hosts = parts.any.filter(
    ({ entry }) => carries(entry, name) && (isPlain || !isBent(entry)) && isOfShape(entry, brief),
  )
  const asked = familiesOf(brief)
  const noPicture = refuses(brief, 'icon', 'picture')
  const [marks, letters] = noPicture ? [[], []] : [parts.marks, lettersFor(parts, brief)]
  const [emblems, words] = [hosts.filter(isOf('emblem')), near(hosts.filter(isOf('word')))]
  const plain = hosts.filter((host) => takesMark(host) && !isOf('emblem')(host))
  const [first, second = first] = marks
  // A letter that is a thing says something of the trade: only who asks for a letter gets one that nobody said.
  const letter = letters.find(({ isGeneric }) => !isGeneric)
  const given = (mark: Found | undefined, list: readonly Found[], at: number): Deal[] =>
    mark && list.length > 0 ? [{ mark, host: cyclic(list, at) }] : []
  const like = first ?? letter
  const word = (at: number): Deal[] => {
    const host = words[at]
    return host ? [{ host: { ...host, fits: WORD }, ...(like && { like }) }] : []
  }
  const all = asked.includes('emblem')
    ? [0, 1, 2, 3].flatMap((at) => given([first, second, letter ?? first, first][at], emblems, at))
    : asked.includes('wordmark')
      ? [0, 1, 2].flatMap(word)
      : asked.includes('letter')
        ? [0, 1, 2, 3].flatMap((at) => given(letters[at % Math.max(1, letters.length)], at === 2 ? emblems : plain, at))
        : [
            ...given(first, plain, 0),
            ...given(letter ?? marks[1], plain, 1),
            ...given(marks[2] ?? first ?? letter, emblems, 0),
            ...word(0),
            // Of one mark twice is enough.
            ...(marks.length > 1 ? given(marks[3] ?? second, plain, 2) : word(1)),
          ]
  return grounded(unlike(all).slice(0, count + 1), brief, chance)
}

/** Voices that suit nearly as well as the best one. */
const near = (hosts: readonly Found[]): Found[] => hosts.filter(({ fits }) => fits >= (hosts[0]?.fits ?? 0) - NEAR)
const NEAR = 0.12

/** Each pair once. */
const unlike = (deals: readonly Deal[]): Deal[] =>
  deals.filter(({ host, mark }, i) => deals.findIndex((one) => one.host === host && one.mark === mark) === i)

/** Whether words of a sheet are bent or set apart. */
const isBent = (entry: Entry): boolean =>
  entry.sheet().layouts.some(({ root }) => /"(?:arc|tracking)"/.test(JSON.stringify(root)))

const GROUNDS: readonly (readonly Ground[])[] = [
  ['own', 'turned', 'own', 'vivid'],
  ['own', 'vivid', 'turned', 'own'],
  ['own', 'own', 'vivid', 'turned'],
]

/** Another ground for each, unless one was asked for. */
function groundOrder(
  { colours, style }: Brief,
  chance: Random,
  orders: readonly (readonly Ground[])[],
): readonly Ground[] {
  if (colours.some(({ target }) => target === 'background') || style.ground === 'light') return ['own']
  return style.ground === 'dark' ? ['turned'] : chance.pick(orders)
}

function grounded(deals: readonly Deal[], brief: Brief, chance: Random): Deal[] {
  const order = groundOrder(brief, chance, GROUNDS)
  return deals.map((deal, i) => ({ ...deal, ground: cyclic(order, i) }))
}

/** Drawn in one of these manners, or with words, an icon is computed. */
const COMPUTED = ['line', 'duotone', 'isometric', 'layered', 'shadow', 'badge'] as const

function iconDeals(parts: Parts, { brief }: ComposeRequest, chance: Random): Deal[] {
  const says = brief.copy.some(({ source, role }) => source === 'given' && role !== 'brand')
  const told = toldMarks(brief)
  const isComputed = COMPUTED.some((manner) => asksFor(brief, manner) && !(manner === 'line' && told.length > 0))
  if ((says && told.length === 0) || askedSet(brief) || isComputed) return []
  const behind = behindOf(brief)
  const hosts = parts.any.filter(takesMark)
  const scenes = hosts.filter(isOf('scene'))
  const shown =
    behind === undefined
      ? []
      : scenes.filter(({ entry }) => entry.head.about.some((tag) => nounFit(tag, behind) > SHOWS))
  const letters = told.length === 0 && asksFor(brief, 'letter') ? lettersFor(parts, brief) : []
  const marks =
    told.length > 0 ? (shown.length > 0 ? single(told) : told) : letters.length > 0 ? letters : several(parts.marks)
  const [lead] = told
  const whole =
    letters.length > 0
      ? []
      : parts.whole.filter(({ entry }) => !lead || shows(entry, toldThings(brief)[0]?.first ?? ''))
  const plain = hosts.filter((host) => !scenes.includes(host))
  const order = groundOrder(brief, chance, ICON_GROUNDS)
  // Where the ground shows what is behind, the thing stands there alone.
  const alone = marks.find(({ entry }) => tellsInPart(entry)) ?? marks.at(-1)
  const outlined = asksFor(brief, 'line')
  const before = shown.flatMap((host): Deal[] => (alone ? [{ mark: alone, host, outlined, ground: 'vivid' }] : []))
  const pairs = onGrounds(marks, plain, ALIKE * marks.length).map((deal, i) => ({
    ...deal,
    ground: cyclic(order, i),
    outlined,
  }))
  const own = whole.map((host): Deal => ({ host }))
  return told.length > 0
    ? [...before, ...pairs.slice(0, 3), ...own.slice(0, 1), ...pairs.slice(3)]
    : [...before, ...own.slice(0, 2), ...pairs, ...own.slice(2)]
}

/** Where the ground shows the second thing, those that show the first alone. */
function single(marks: readonly Found[]): readonly Found[] {
  const alone = marks.filter(({ entry }) => !isTogether(entry))
  return alone.length > 0 ? alone : marks
}

/** Where few marks show what it is about, pictures of the same by other hands beside them. */
const several = (marks: readonly Found[]): readonly Found[] =>
  marks.length === 0 || marks.length >= FEW ? marks : marks.flatMap(likeMark)
const FEW = 3

/** Each mark in turn on a ground of its own; one that cuts off what stands on it takes no two things. */
function onGrounds(marks: readonly Found[], grounds: readonly Found[], most: number): Deal[] {
  const left = [...grounds]
  return Array.from({ length: Math.min(most, grounds.length) }, (_, i): Deal[] => {
    const mark = cyclic(marks, i)
    const at = left.findIndex((host) => !isOf('object')(host) || tellsInPart(mark.entry))
    const [host] = at < 0 ? [] : left.splice(at, 1)
    return host ? [{ mark, host }] : []
  }).flat()
}

const SHOWS = 0.8

/** One drawing on so many grounds is enough; what else there is, is composed. */
const ALIKE = 4
const ICON_GROUNDS: readonly (readonly Ground[])[] = [
  ['vivid', 'own', 'turned', 'vivid'],
  ['vivid', 'turned', 'own', 'vivid'],
  ['own', 'vivid', 'turned', 'vivid'],
]
/** What a card answers that is looked at where one of those that were dealt first fails. */
const SPARE = 0.6

/** Cards with another picture each; where there are fewer, some that are led by type alone, and the first picture once more, large. */
function cardDeals(parts: Parts, brief: Brief, count: number): Deal[] {
  const letters = lettersFor(parts, brief).filter(({ isGeneric }) => !isGeneric)
  // A letter that is a thing would say something of the trade that nobody said.
  const marks = refuses(brief, 'icon', 'picture') ? [] : [...parts.marks, ...letters].slice(0, count)
  const [first] = marks
  const hosts = [...parts.whole, ...parts.any].filter((host) => isOfShape(host.entry, brief))
  const typed = hosts.filter(standsAlone)
  if (!first) return typed.map((host) => ({ host }))
  const taking = hosts.filter(takesMark)
  const large = taking.filter(needsMark)
  const left = new Set(hosts)
  const next = (among: readonly Found[]): Found[] => {
    const host = among.find((one) => left.has(one))
    if (host) left.delete(host)
    return host ? [host] : []
  }
  const withMark = (mark: Found, among = taking): Deal[] => next(among).map((host) => ({ host, mark }))
  const alone = (): Deal[] => next(typed).map((host) => ({ host: { ...host, fits: first.fits }, like: first }))
  const again = marks.length < count - 1 ? withMark(first, large) : []
  const dealt = [...marks.flatMap((mark) => withMark(mark)), ...again]
  while (dealt.length < count && typed.some((host) => left.has(host))) dealt.push(...alone())
  const spare = taking.map((host, i): Deal => {
    const mark = cyclic(marks, i)
    return { host, mark: { ...mark, fits: mark.fits * SPARE } }
  })
  return [...dealt, ...spare.filter(({ host }) => left.has(host))]
}

/** The largest share of a card that a mark may leave empty. */
const LEFT_EMPTY = 0.12
/** Whether a card is whole without a mark: its idea is its type, and what the mark leaves is small. */
const standsAlone = (host: Found): boolean => !needsMark(host) && markShare(host.entry) <= LEFT_EMPTY

/** How much of a card its places for a mark take. */
function markShare({ sheet }: Entry): number {
  const shares = sheet()
    .layouts.filter(({ side }) => side !== 'back')
    .map(({ width, height, root }) => {
      const places = [...framesOf(root)].filter(({ slot }) => slot === 'mark')
      const area = (side: SheetFrame['width'], of: number) => (typeof side === 'number' ? side : of)
      return (
        places.reduce((sum, place) => sum + area(place.width, width) * area(place.height, height), 0) / (width * height)
      )
    })
  return Math.max(0, ...shares)
}

function* framesOf(node: SheetNode): Generator<SheetFrame> {
  if (node.type !== 'frame') return
  yield node
  for (const child of node.children) yield* framesOf(child)
}

/** A card whose idea is its mark. */
const needsMark = isOf('object')
