/** An icon: a picture of what was told, or a mark of its subject, large on a ground; each concept on another. */
import { cyclic } from '../base/items.ts'
import type { Random } from '../base/random.ts'
import { askedSet } from '../brief/told/sayings.ts'
import type { Brief } from '../brief/types.ts'
import type { Found } from '../collection/find.ts'
import type { Parts } from '../collection/mark-find.ts'
import type { Ground } from '../collection/mark-grounds.ts'
import { shows } from '../collection/tag-fit.ts'
import { toldThings } from '../collection/things/told.ts'
import { nounFit } from '../imagery/noun-fit.ts'
import { asksFor } from '../kinds/icon/parts/manners.ts'
import { type Deal, groundOrder, isOf, lettersFor, single, takesMark } from './deal.ts'
import { behindOf, likeMark, tellsInPart, toldMarks } from './told-marks.ts'

/** Drawn in one of these manners, or with words, an icon is computed. */
const COMPUTED = ['line', 'duotone', 'isometric', 'layered', 'shadow', 'badge'] as const

export function iconDeals(parts: Parts, brief: Brief, chance: Random): Deal[] {
  const told = toldMarks(brief)
  if (isComputed(brief, told.length > 0)) return []
  const hosts = parts.any.filter(takesMark)
  const scenes = hosts.filter(isOf('scene'))
  const behind = behindOf(brief)
  const places =
    behind === undefined
      ? []
      : scenes.filter(({ entry }) => entry.head.about.some((tag) => nounFit(tag, behind) > SHOWS))
  const letters = told.length === 0 && asksFor(brief, 'letter') ? lettersFor(parts, brief) : []
  const marks =
    told.length > 0 ? (places.length > 0 ? single(told) : told) : letters.length > 0 ? letters : several(parts.marks)
  const outlined = asksFor(brief, 'line')
  const order = groundOrder(brief, chance, GROUNDS)
  // Where the ground shows what is behind, the thing stands there alone.
  const alone = marks.find(({ entry }) => tellsInPart(entry)) ?? marks.at(-1)
  const before = places.flatMap((host): Deal[] => (alone ? [{ mark: alone, host, outlined, ground: 'vivid' }] : []))
  const pairs = onGrounds(
    marks,
    hosts.filter((host) => !scenes.includes(host)),
    ALIKE * marks.length,
  ).map((deal, i) => ({
    ...deal,
    ground: cyclic(order, i),
    outlined,
  }))
  if (letters.length > 0) return pairs
  const own = wholeFor(parts, brief, told.length > 0)
  return told.length > 0 ? [...own.slice(0, 1), ...before, ...pairs] : [...own.slice(0, 2), ...pairs, ...own.slice(2)]
}
/** A place shows a noun from here on. */
const SHOWS = 0.8

/** One drawing on so many grounds is enough; what else there is, is composed. */
const ALIKE = 4
const GROUNDS: readonly (readonly Ground[])[] = [
  ['vivid', 'own', 'turned', 'vivid'],
  ['vivid', 'turned', 'own', 'vivid'],
  ['own', 'vivid', 'turned', 'vivid'],
]

function isComputed(brief: Brief, isTold: boolean): boolean {
  const says = brief.copy.some(({ source, role }) => source === 'given' && role !== 'brand')
  // A thick outline goes round any picture.
  const manner = COMPUTED.some((one) => asksFor(brief, one) && !(one === 'line' && isTold))
  return (says && !isTold) || manner || askedSet(brief) !== undefined
}

/** Whole icons that somebody drew: of what was told those that show it, first those that show both things. */
function wholeFor(parts: Parts, brief: Brief, isTold: boolean): Deal[] {
  if (!isTold) return parts.whole.map((host) => ({ host }))
  const [{ first = '', second } = {}] = toldThings(brief)
  const showing = parts.whole.filter(({ entry }) => shows(entry, first))
  const both = showing.filter(({ entry }) => second !== undefined && shows(entry, second))
  return [
    ...both.map((host) => ({ host: { ...host, fits: BOTH } })),
    ...showing.filter((host) => !both.includes(host)).map((host) => ({ host })),
  ]
}
/** How well one answers that somebody drew of both things. */
const BOTH = 0.95

/** Where few marks show what it is about, pictures of the same by other hands beside them. */
const several = (marks: readonly Found[]): readonly Found[] =>
  marks.length === 0 || marks.length >= FEW ? marks : marks.flatMap(likeMark)
const FEW = 3

/** Each mark in turn on a ground of its own; one that cuts off what stands on it takes no two things. */
function onGrounds(marks: readonly Found[], grounds: readonly Found[], most: number): Deal[] {
  const left = grounds.filter(({ fits }) => fits >= (grounds[0]?.fits ?? 0) - NEAR)
  return Array.from({ length: Math.min(most, left.length) }, (_, i): Deal[] => {
    const mark = cyclic(marks, i)
    const at = left.findIndex((host) => !isOf('object')(host) || tellsInPart(mark.entry))
    const [host] = at < 0 ? [] : left.splice(at, 1)
    return host ? [{ mark, host }] : []
  }).flat()
}
/** Grounds whose voice contradicts the one asked for are left out. */
const NEAR = 0.22
