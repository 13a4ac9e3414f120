/**
 * Drawings of the collection for a prompt that says itself where things stand: what was asked to be seen, drawn by somebody, in the
 * layouts that keep to what was told. A drawing is lent only where it shows the very thing, with what was said of it.
 */
import { memo } from '../base/memo.ts'
import type { Brief, Depiction } from '../brief/types.ts'
import { classOf } from '../imagery/figure-classes.ts'
import { figureFor } from '../imagery/figures.ts'
import { lend, lentName } from '../imagery/lent-figures.ts'
import { singular, tokens } from '../imagery/words.ts'
import { readTokens } from '../language/tokens.ts'
import type { Vector } from '../scene/types.ts'
import { paletteOf } from '../sheet/palette.ts'
import type { SheetDrawing, SheetNode } from '../sheet/types.ts'
import { asFigure } from './as-figure.ts'
import type { Entry } from './store.ts'
import { nounFit } from './topics.ts'

/** A sheet that lends a drawing, and the brief in which it stands for what was asked. */
export interface Lending {
  entry: Entry
  brief: Brief
  /** How surely it shows that, 0–1. */
  fits: number
}

/** Sheets that draw what is to lead, the surest first. */
export function lendingsFor(entries: readonly Entry[], brief: Brief): Lending[] {
  const asked = leading(brief)
  if (!asked) return []
  return entries
    .filter(({ shows }) => shows.length > 0)
    .flatMap((entry) => {
      const best = entry.shows
        .map((alt) => ({ alt, fits: shownIn(alt, entry, asked) }))
        .reduce((a, b) => (b.fits > a.fits ? b : a), { alt: '', fits: 0 })
      return best.fits > 0 ? [{ entry, ...best }] : []
    })
    .sort((a, b) => b.fits - a.fits)
    .slice(0, MOST)
    .flatMap(({ entry, alt, fits }) => {
      const lent = lentBy(entry, alt, asked)
      return lent ? [{ entry, fits, brief: withLent(brief, asked, lent, alt) }] : []
    })
}
/** More than so many are never tried. */
const MOST = 6

const SIZES: readonly Depiction['size'][] = ['large', 'huge']
/** What leads the picture: what is to be large, else what was named first. */
function leading({ depictions = [] }: Brief): Depiction | undefined {
  const things = depictions.filter(({ backdrop, thing, words, at, size }) =>
    backdrop ? false : at || size || (figureFor(words) ?? figureFor(thing)) !== undefined,
  )
  return things.find(({ size }) => SIZES.includes(size)) ?? things[0]
}

/** Whether a sheet is nothing but a drawing. */
export const isDrawing = ({ head }: Pick<Entry, 'head'>): boolean => head.kinds.includes('drawing')

/** Words of the way in which something is drawn. */
const MANNER = new Set(
  'cartoon cute funny big little modern classic vintage realistic simple abstract stylish'.split(' '),
)

/** How surely a drawing shows what was asked, 0–1. */
function shownIn(alt: string, { head }: Entry, asked: Depiction): number {
  const { thing, words, has = [], around = [] } = asked
  const like = figureFor(words) ?? figureFor(thing)
  // In a sheet people stand for what it is about.
  if (like && !isDrawing({ head }) && PEOPLE.includes(classOf(like))) return 0
  const nouns = tokens(thing).filter((noun) => !MANNER.has(noun))
  const said = [...nouns.slice(0, -1), ...[...has, ...around].map((one) => tokens(one).at(-1) ?? '')]
  const all = [...tokens(alt), ...head.about]
  if (!said.every((word) => all.some((one) => sameThing(one, word) >= SAME))) return 0
  const fits = [nouns.at(-1), heldIn(words)].map((noun) => {
    if (noun === undefined) return 0
    const about = Math.max(0, ...head.about.map((tag, place) => sameThing(tag, noun) * (place < FIRST ? 1 : LATER)))
    if (about < SAME * LATER) return 0
    const drawn = Math.max(0, ...subjectOf(alt).map((one) => sameThing(one, noun)))
    return drawn >= SAME ? drawn * about : 0
  })
  return Math.max(...fits)
}
/** Coffee, of a cup of it. */
const heldIn = (words: string): string | undefined => tokens(/ of (.+)/i.exec(words)?.[1] ?? '').at(-1)
const PEOPLE: readonly string[] = ['person', 'portrait']
/** From here on two nouns name one thing, or one a sort of the other. */
const SAME = 0.87
/** The first tags say what it is of; what the others are worth. */
const [FIRST, LATER] = [3, 0.9]
/** A dachshund is a dog; a dog is a puppy where we have no other drawing for that. */
function sameThing(own: string, asked: string): number {
  if (nounFit(asked, own) >= SAME) return own === asked ? 1 : SAME
  const fit = nounFit(own, asked)
  return fit >= OTHER_WORD || figureFor(own) === figureFor(asked) ? fit : 0
}
/** Another word for the same. */
const OTHER_WORD = 0.95

const subjects = new Map<string, readonly string[]>()
/** What a drawing is of, by its words: 'a red car covered in foam' is a car, 'a cup of coffee' a cup and coffee; a list of things is none of them. */
const subjectOf = (alt: string): readonly string[] =>
  memo(subjects, alt, () => {
    const words = readTokens(alt).tokens
    const end = words.findIndex(({ pos, lower }, i) => i > 0 && (!NAMING.includes(pos) || RELATIVE.has(lower)))
    const [head, link, of] = [words[(end < 0 ? words.length : end) - 1], words[end], words[end + 1]]
    if (!head || link?.pos === 'CCONJ' || /^\s*,/.test(alt.slice(head.to))) return []
    const held = words.slice(end + 1).find(({ pos }) => pos === 'NOUN')
    return [head, ...(link?.lower === 'of' && of && held ? [held] : [])].map(({ lemma }) => singular(lemma))
  })
const RELATIVE = new Set(['that', 'whose', 'which', 'who'])
const NAMING: readonly string[] = ['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN']

/** The drawing among the figures; undefined where the sheet has none of that name. */
function lentBy(entry: Entry, alt: string, { thing, words }: Depiction): string | undefined {
  const sheet = entry.sheet()
  const drawing = sheet.layouts.map(({ root }) => drawingIn(root, alt)).find((one) => one !== undefined)
  if (!drawing) return undefined
  const like = figureFor(words) ?? figureFor(thing) ?? 'object'
  const name = lentName(like, `${entry.name}.${entry.shows.indexOf(alt)}`)
  lend(name, () => asFigure(drawing, paletteOf(sheet.palette)))
  return name
}

function drawingIn(node: SheetNode, alt: string): (SheetDrawing & Vector) | undefined {
  if (node.type === 'vector') return node.alt === alt ? node : undefined
  if (node.type !== 'frame') return undefined
  for (const child of node.children) {
    const found = drawingIn(child, alt)
    if (found) return found
  }
  return undefined
}

/** The brief with the drawing for what leads, and without what that shows besides. */
function withLent(brief: Brief, asked: Depiction, lent: string, alt: string): Brief {
  const shown = tokens(alt)
  const depictions = (brief.depictions ?? [])
    .filter((one) => one === asked || one.backdrop || one.at || !shown.includes(tokens(one.thing).at(-1) ?? ''))
    .map((one) => (one === asked ? { ...one, lent } : one))
  return { ...brief, depictions }
}

/** A brief as it was before a drawing was lent. */
export const returned = (brief: Brief): Brief => ({
  ...brief,
  ...(brief.depictions && { depictions: brief.depictions.map(({ lent: _, ...one }) => one) }),
})
