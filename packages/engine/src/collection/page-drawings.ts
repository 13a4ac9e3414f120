/**
 * Drawings of the collection for a page: somebody drew what the page is about, for a poster or alone. With each goes the sheet that it is
 * of, whose colours and letters it brings.
 */
import { memo, recent } from '../base/memo.ts'
import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { singular, tokens } from '../imagery/words.ts'
import type { Paint, Vector } from '../scene/types.ts'
import { sheetNodes } from '../sheet/fill.ts'
import type { Sheet } from '../sheet/types.ts'
import { isDrawing } from './drawings.ts'
import { type Asked, aboutFit } from './find.ts'
import { mayShow } from './refusals.ts'
import { collection, type Entry } from './store.ts'
import { sheetsAbout } from './tag-index.ts'

/** A drawing, and how surely it shows what a page is about, 0–1. */
export interface PageDrawing {
  entry: Entry
  drawing: Vector
  /** What it was drawn on. */
  ground: Paint
  fits: number
}

/** Below it a drawing is of something else. */
const LEAST = 0.65
/** So far behind the best a drawing is of what is only spoken of as well. */
const BEHIND = 0.8
const [NEAR, MOST] = [0.08, 12]

/** What a picture of a site is not: the joke of an offer, a day, a letter. */
const UNFIT =
  /\b(?:percent|sale|price|tag|discount|digits?|numbers?|numerals?|letters?|word|words|exclamation|question mark|christmas|easter|halloween|valentine|santa|birthday|coffin|grave|skeleton|ghost|cross(?:es)? the)\b/i

let entries: readonly Entry[] | undefined
const pictured = (): readonly Entry[] => {
  entries ??= collection().filter(
    (entry) =>
      (entry.kind === 'poster' || entry.kind === 'banner') &&
      !entry.isMark &&
      !entry.head.kinds.includes('stage') &&
      !entry.head.about.includes('*') &&
      entry.shows.length > 0,
  )
  return entries
}

/**
 * Drawings of what a page is about, the surest first; of near equals another lot has others.
 * @param asked what is asked for a site
 */
export function drawingsAbout(asked: Asked, random: Random): readonly PageDrawing[] {
  const { brief } = asked
  const { sheets, known } = sheetsAbout(pictured(), asked.topics)
  const own: Asked = { ...asked, known }
  const about = [...sheets].map((entry) => ({ entry, fits: fitOf(entry, own) }))
  const best = Math.max(0, ...about.map(({ fits }) => fits))
  const near = about
    .filter(({ fits }) => fits >= Math.max(LEAST, best * BEHIND))
    .map((one) => ({ ...one, key: one.fits + random.between(0, NEAR) }))
    .sort((a, b) => b.key - a.key)
  const things = thingsOf(brief, near.length > 0)
  const isSeen = mayShow(brief)
  return [...new Map([...things, ...near].map((one) => [one.entry, one.fits])).entries()]
    .filter(([entry]) => isSeen(entry))
    .slice(0, MOST)
    .flatMap(([entry, fits]) => {
      const drawn = memo(drawings, entry, () => drawingOf(entry.sheet()))
      return drawn ? [{ entry, fits, ...drawn }] : []
    })
}

/** So surely a drawing of a thing shows what a page is about, where the prompt names it and where it only belongs to the trade. */
const [NAMED, OF_TRADE] = [0.95, 0.75]
const MOODS = /\b(?:sad|cry\w*|tears?|smil\w*|grinning|angry|sunglasses|silhouette)\b/i
/** So many letters make a word of the same stem: 'climber', 'climbing'. */
const STEM = 5

/** Drawings alone of the things that a page is about; those that nobody named only where there is nothing else. */
function thingsOf({ subject, prompt }: Brief, hasOthers: boolean): { entry: Entry; fits: number }[] {
  const said = tokens(prompt)
  const isSaid = (noun: string) => said.some((word) => word === noun || word.slice(0, STEM) === noun.slice(0, STEM))
  const nouns = subject.objects.map((thing) => singular(tokens(thing).at(-1) ?? '')).filter((noun) => noun.length > 2)
  const named = nouns.filter(isSaid)
  const shown = named.length > 0 || hasOthers ? named : nouns
  return [...new Set(shown)].flatMap((noun) =>
    pictured()
      .filter((entry) => isDrawing(entry) && entry.head.about[0] === noun)
      // What goes with a trade is shown plainly.
      .filter(({ shows }) => named.includes(noun) || !shows.some((alt) => MOODS.test(alt)))
      .map((entry) => ({ entry, fits: named.includes(noun) ? NAMED : OF_TRADE })),
  )
}

function fitOf(entry: Entry, asked: Asked): number {
  if (entry.shows.every((alt) => UNFIT.test(alt))) return 0
  if (entry.head.announces.length > 0 && !entry.head.announces.some((one) => CALM.has(one)) && !isDrawing(entry))
    return 0
  return aboutFit(entry, asked)
}
const CALM = new Set(
  'business any product appeal tips app offer opening class club menu rental event exhibition trip market hiring concert talk match fundraiser adoption festival'.split(
    ' ',
  ),
)

const drawings = recent<Entry, Pick<PageDrawing, 'drawing' | 'ground'> | undefined>(200)

const ORDER = ['square', 'portrait', 'wide', 'tall', 'strip', 'card']
/** The largest drawing that says what it shows. */
function drawingOf({ layouts }: Sheet): Pick<PageDrawing, 'drawing' | 'ground'> | undefined {
  for (const layout of layouts.toSorted((a, b) => ORDER.indexOf(a.for) - ORDER.indexOf(b.for))) {
    const [largest] = [...sheetNodes(layout.root)]
      .filter((node) => node.type === 'vector')
      .filter(({ alt }) => alt)
      .sort((a, b) => area(b) - area(a))
    if (!largest?.alt || UNFIT.test(largest.alt)) continue
    const { type, viewBox, shapes, groups, alt } = largest
    const drawing: Vector = { type, id: 'drawing', viewBox, shapes, ...(groups && { groups }), alt }
    return { drawing, ground: layout.root.fill ?? 'paper' }
  }
  return undefined
}
const area = ({ width, height }: Vector): number =>
  (typeof width === 'number' ? width : 1) * (typeof height === 'number' ? height : 1)
