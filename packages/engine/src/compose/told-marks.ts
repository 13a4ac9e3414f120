/** Marks for what a prompt for a logo or an icon wants to be seen: pictures of the very things, and of two things in one drawing. */
import { cyclic } from '../base/items.ts'
import type { Brief } from '../brief/types.ts'
import type { Found } from '../collection/find.ts'
import { thingEntry, togetherName } from '../collection/things/entry.ts'
import { letterName, pictureOf } from '../collection/things/picture.ts'
import { inPlainColours, leadOf, picturesOf, picturesOfBoth, type Shown } from '../collection/things/pictures.ts'
import { rulesFor } from '../collection/things/rules.ts'
import { type Told, toldThings } from '../collection/things/told.ts'
import { lettersStandAlone } from '../kinds/shared/initials.ts'

/** What shows the wish answers it so well. */
const SHOWN = 0.85
/** Ways to draw one wish. */
const WAYS = 4

/** The best first: of each wish one, then of each another. */
export function toldMarks(brief: Brief): Found[] {
  const wishes = toldThings(brief)
  const byWish = wishes.map((wish) =>
    marksFor(wish, brief.kind === 'logo').slice(0, wish.isChoice && wishes.length > 2 ? 1 : WAYS + 1),
  )
  const names = Array.from({ length: WAYS }, (_, i) => byWish.flatMap((list) => list.slice(i, i + 1))).flat()
  return [...new Set(names)].flatMap((name, i) => foundOf(name, SHOWN - i / 100) ?? [])
}

/** A mark, then others that show what it shows, by other hands. */
export function likeMark(mark: Found): Found[] {
  const [alt = ''] = mark.entry.shows
  const others = namesOf(leadOf(alt)).filter((name) => name !== mark.entry.name)
  return [mark, ...others.slice(0, WAYS - 1).flatMap((name) => foundOf(name, mark.fits) ?? [])]
}

const foundOf = (name: string, fits: number): Found | undefined => {
  const entry = thingEntry(name)
  return entry && { entry, fits, isGeneric: false }
}

/** Initials set in type, in a few voices; none for letters that do not stand alone. */
export const initialMarks = (initials: string): Found[] =>
  initials === '' || !lettersStandAlone(initials)
    ? []
    : [0, 1, 2]
        .flatMap((family) => foundOf(letterName(initials.toLowerCase(), family), LETTERS) ?? [])
        .map((found) => ({ ...found, isGeneric: true }))
/** What letters of the name answer where nothing of the subject is shown. */
const LETTERS = 0.6

/** Whether a mark is a picture of one thing in many colours, which may be cut off and still tells. */
export const tellsInPart = ({ name }: Found['entry']): boolean => (pictureOf(name)?.own.length ?? 0) > 0

/** What stands behind, where the ground itself can show it. */
export const behindOf = (brief: Brief): string | undefined =>
  toldThings(brief).find(({ bond }) => bond === 'behind')?.second

function marksFor(wish: Told, isLogo: boolean): string[] {
  const { first, second, bond } = wish
  const firsts = bond === 'letter' ? [0, 1, 2].map((family) => letterName(first, family)) : namesOf(first, { isLogo })
  const seconds = second === undefined ? [] : namesOf(second, { isLogo, isPart: true })
  const [parts, rules] = [bond === 'letter' ? firsts : namesOf(first, { isLogo, isPart: true }), rulesFor(wish)]
  if (parts.length === 0 || seconds.length === 0) return firsts.slice(0, WAYS)
  const pairs = Array.from({ length: PAIRS }, (_, i) =>
    togetherName(cyclic(parts, i), cyclic(seconds, i), cyclic(rules, i).name),
  )
  const both = picturesOfBoth(first, second ?? '').map(({ name }) => name)
  // One of them may be the first thing by itself, well drawn.
  return [
    ...new Set([
      ...both.slice(0, 2),
      ...(both.length > 0 && seconds.every((name) => pictureOf(name)?.source === 'glyph') ? firsts.slice(0, 2) : []),
      ...pairs,
      ...(bond === 'letter' ? [] : firsts.slice(0, bond === 'behind' ? 3 : 1)),
    ]),
  ]
}
/** Of two things so many drawings, each of other pictures, or otherwise put together. */
const PAIRS = 3

/** What pictures of a thing are for. */
interface Use {
  /** Marks come before drawings in many colours, and figures are flat. */
  isLogo?: boolean
  /** Beside another thing: nothing else is in them. */
  isPart?: boolean
}

/** Pictures of a thing, those that show nothing else first; a sign only where nobody drew it. */
function namesOf(thing: string, { isLogo = false, isPart = false }: Use = {}): string[] {
  // Scenes are drawings: no other picture is made to see what it is.
  const free = picturesOf(thing).filter(({ name, source }) => source !== 'drawing' || !pictureOf(name)?.isScene)
  const drawn = free.filter(({ source }) => source !== 'glyph')
  const only = drawn.filter((one) => one.isPlain || (one.source === 'drawing' && !one.isJoke))
  const others = drawn.filter((one) => !only.includes(one) && !one.isJoke)
  const signs = free.filter(({ source }) => source === 'glyph')
  const ordered = isPart ? [only, signs, drawn] : [isLogo ? marksFirst(drawn) : [...only, ...others], signs]
  const best = ordered.find(({ length }) => length > 0) ?? []
  return (isLogo ? marksFirst(best).map(inPlainColours) : best).map(({ name }) => name)
}

const BY_SOURCE: readonly Shown['source'][] = ['mark', 'figure', 'drawing', 'flat', 'glyph']
const marksFirst = (shown: readonly Shown[]): readonly Shown[] =>
  shown.toSorted((a, b) => BY_SOURCE.indexOf(a.source) - BY_SOURCE.indexOf(b.source))
