/**
 * A mark and what takes it, dealt: a logo, an icon or a card is the two together, each concept in another way and on another ground, as far as
 * there is something to draw.
 */
import { cyclic } from '../base/items.ts'
import { hash, type Random, random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import type { Found } from '../collection/find.ts'
import type { Parts } from '../collection/mark-find.ts'
import { pairName, pairOf } from '../collection/mark-pair.ts'
import type { Entry } from '../collection/store.ts'
import { contrast } from '../colour/colour.ts'
import { readRequests } from '../direction/requests.ts'
import { refusesPictures } from '../kinds/shared/refusals.ts'
import type { Hex } from '../scene/types.ts'
import { sheetNodes } from '../sheet/fill.ts'
import type { SheetFrame } from '../sheet/types.ts'
import { type Deal, isOf, isOfShape, lettersFor, takesMark } from './deal.ts'
import { iconDeals } from './icon-deals.ts'
import { logoDeals } from './logo-deals.ts'
import type { ComposeRequest } from './request.ts'

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
  return kind === 'icon' ? iconDeals(parts, request.brief, chance) : cardDeals(parts, request.brief, request.count)
}

/** What a card answers that is looked at where one of those that were dealt first fails. */
const SPARE = 0.6

/** Cards with another picture each; where there are fewer, some that are led by type alone, and the first picture once more, large. */
function cardDeals(parts: Parts, brief: Brief, count: number): Deal[] {
  const letters = lettersFor(parts, brief).filter(({ isGeneric }) => !isGeneric)
  // A letter that is a thing would say something of the trade that nobody said.
  const marks = refusesPictures(brief) ? [] : [...parts.marks, ...letters].slice(0, count)
  const [first] = marks
  const fitting = (list: readonly Found[]) => list.filter((host) => isOfShape(host.entry, brief))
  // What somebody drew for the very trade stands in its own colours, and needs no mark.
  const whole = fitting(parts.whole)
    .map((host): Deal => ({ host }))
    .slice(0, WHOLE)
  const hosts = fitting(parts.any)
  const typed = hosts.filter(standsAlone)
  if (!first) return [...whole, ...typed.map((host) => ({ host }))]
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
  return [...whole, ...dealt, ...spare.filter(({ host }) => left.has(host))]
}

/** The largest share of a card that a mark may leave empty. */
const LEFT_EMPTY = 0.12
/** Whether a card is whole without a mark: its idea is its type, and what the mark leaves is small. */
const standsAlone = (host: Found): boolean => !needsMark(host) && markShare(host.entry) <= LEFT_EMPTY

/** So many of the concepts are whole designs: the rest are a mark and what takes it. */
const WHOLE = 3

/** How much of a card its places for a mark take. */
function markShare({ sheet }: Entry): number {
  const shares = sheet()
    .layouts.filter(({ side }) => side !== 'back')
    .map(({ width, height, root }) => {
      const places = [...sheetNodes(root)].filter((node) => node.type === 'frame').filter(({ slot }) => slot === 'mark')
      const area = (side: SheetFrame['width'], of: number) => (typeof side === 'number' ? side : of)
      return (
        places.reduce((sum, place) => sum + area(place.width, width) * area(place.height, height), 0) / (width * height)
      )
    })
  return Math.max(0, ...shares)
}

/** A card whose idea is its mark. */
const needsMark = isOf('object')
