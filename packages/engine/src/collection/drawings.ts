/**
 * Drawings of the collection for a prompt that says itself where things stand: what was asked to be seen, drawn by somebody, in the
 * layouts that keep to what was told. A drawing is lent only where it shows the very thing, with what was said of it.
 */
import { cyclic } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import { aroundIn } from '../brief/interpret/around.ts'
import type { Brief, Depiction } from '../brief/types.ts'
import { isPerson } from '../imagery/figure-classes.ts'
import { figureFor } from '../imagery/figures.ts'
import { lend, lentName } from '../imagery/lent-figures.ts'
import { nounFit } from '../imagery/noun-fit.ts'
import { singular, tokens } from '../imagery/words.ts'
import { readTokens } from '../language/tokens.ts'
import { sheetNodes } from '../sheet/fill.ts'
import { paletteOf } from '../sheet/palette.ts'
import { asFigure } from './as-figure.ts'
import type { Entry } from './store.ts'

/** A sheet that lends a drawing, and the brief in which it stands for what was asked. */
export interface Lending {
  entry: Entry
  brief: Brief
  /** How surely it shows that, 0–1. */
  fits: number
}

/** A drawing of a thing: the sheet that has it, and what it says of itself. */
interface Drawing {
  entry: Entry
  alt: string
  fits: number
}

/** Sheets that draw what is to lead, the surest first; with each the drawings alone of all else that is to be seen. */
export function lendingsFor(entries: readonly Entry[], brief: Brief): Lending[] {
  const lead = leading(brief)
  // A drawing in one colour would be a blot.
  if (!lead || isSilhouette(lead, brief)) return []
  const alone = entries.filter(isDrawing)
  const own = drawingsOf(entries, withoutStrewn(lead, brief), brief)
  const others = (brief.depictions ?? [])
    .filter((one) => one !== lead && !one.backdrop && !isStrewn(one, brief))
    .map((one) => ({ one, drawings: drawingsOf(alone, one, brief) }))
    .filter(({ drawings }) => drawings.length > 0)
  const count = Math.max(own.length, ...others.map(({ drawings }) => drawings.length))
  return Array.from({ length: Math.min(count, MOST) }, (_, i): Lending[] => {
    const first = own[i % Math.max(1, own.length)] ?? others[0]?.drawings[0]
    if (!first) return []
    const led = own.length > 0 ? withLent(brief, lead, first, true) : brief
    const lent = others.reduce((so, { one, drawings }) => withLent(so, one, cyclic(drawings, i), false), led)
    return [{ entry: first.entry, fits: own.length > 0 ? first.fits : first.fits * BESIDE, brief: lent }]
  }).flat()
}
const isSilhouette = ({ words, thing }: Depiction, { prompt }: Brief): boolean =>
  /\bsilhouettes?\b/i.test(words) ||
  new RegExp(
    `\\bsilhouettes? of (?:[\\w-]+ ){0,4}${
      tokens(thing)
        .at(-1)
        ?.replace(/[^\p{L}-]/gu, '') ?? ''
    }`,
    'iu',
  ).test(prompt)

/** What is strewn about a thing is drawn apart from it. */
function withoutStrewn(one: Depiction, { prompt }: Brief): Depiction {
  const around = one.around?.filter(
    (words) => !STREWN.test(prompt.slice(prompt.indexOf(words), prompt.indexOf(words) + words.length + BEHIND_IT)),
  )
  return around ? { ...one, around } : one
}
const STREWN = /\b(?:scattered|strewn|sprinkled|floating|surrounding|all around|around)\b/i
const BEHIND_IT = 24
/** What is strewn is small: the plain figure tells it better. */
const isStrewn = ({ words }: Depiction, { prompt }: Brief): boolean =>
  aroundIn(prompt, words)?.how === 'strewn' && figureFor(words) !== undefined
/** More than so many are never tried. */
const MOST = 6
/** What a drawing of what does not lead is worth. */
const BESIDE = 0.4

/** Drawings of a thing, the surest first: those that were drawn for nothing else, where there are any. */
function drawingsOf(entries: readonly Entry[], asked: Depiction, brief: Brief): Drawing[] {
  const found = entries
    .flatMap((entry) =>
      entry.shows
        .map((alt): Drawing => ({ entry, alt, fits: shownIn(alt, entry, asked) }))
        .filter(({ alt, fits }) => fits > 0 && suitsBrief(alt, entry, brief))
        .map((one) => ({
          ...one,
          fits:
            one.fits - UNSAID * unsaidIn(one.alt, brief) + ALSO * alsoIn(one, asked, brief) + SORT * sortIn(one, asked),
        }))
        .filter(({ alt }) => !isSomeone(asked) || unsaidIn(alt, brief) < DOING)
        .sort((a, b) => b.fits - a.fits)
        .slice(0, 1),
    )
    .sort((a, b) => b.fits - a.fits)
  const alone = found.filter(({ entry }) => isDrawing(entry))
  const best = alone.length > 0 ? alone : found
  return best.filter(({ fits }) => fits >= (best[0]?.fits ?? 0) - BEHIND).slice(0, MOST)
}
/** People are known by what they do: whose drawing says more than a word of it that the prompt does not is somebody else. */
const DOING = 2
const isSomeone = ({ words, thing }: Depiction): boolean => isPerson(figureFor(words) ?? figureFor(thing))
/** What it is worth to show another thing that was told, too: a forest with its path. */
const ALSO = 0.11
const alsoIn = ({ entry }: Drawing, asked: Depiction, brief: Brief): number =>
  isDrawing(entry) ? (brief.depictions ?? []).filter((one) => one.thing !== asked.thing && isIn(entry, one)).length : 0
/** … and to be of the sort that was told: an electric guitar. */
const SORT = 0.07
function sortIn({ entry: { head } }: Drawing, { words, thing }: Depiction): number {
  const own = new Set(head.about.flatMap((tag) => tokens(tag.replaceAll('-', ' '))))
  return tokens(words).filter((word) => !tokens(thing).includes(word) && own.has(word)).length
}

/** Whether a drawing shows a thing beside its own: its tags name it. */
function isIn({ head, shows }: Entry, { thing }: Depiction): boolean {
  const noun = singular(tokens(thing).at(-1) ?? '')
  return (
    noun !== '' &&
    [...head.about, ...shows.flatMap(tokens)].some((tag) => singular(tag) === noun || tag.startsWith(`${noun}rise`))
  )
}

/** What each word costs that a drawing says of itself and the prompt does not; so far behind the best a drawing is of something else. */
const [UNSAID, BEHIND] = [0.035, 0.1]
const unsaidIn = (alt: string, { prompt }: Brief): number => {
  const said = prompt.toLowerCase()
  return tokens(alt).filter((word) => !said.includes(singular(word))).length
}

/** What a drawing of a sheet shows beside its thing must have been asked for, and the day that it is of. */
const BESIDES = new Set('with over under on in at before behind beside above among and'.split(' '))
/** Behind these a drawing alone says what belongs to it. */
const OWN = new Set(['with', 'and', 'at'])
const JOKES = new Set('sunglasses smiling smile grinning face crown cape superhero dancing winking'.split(' '))
const DAYS = new Set('christmas easter halloween valentine wedding birthday ramadan diwali'.split(' '))
function suitsBrief(alt: string, entry: Entry, { prompt }: Brief): boolean {
  const said = prompt.toLowerCase()
  const words = readTokens(alt).tokens.map(({ lower }) => lower)
  if (words.some((word) => DAYS.has(word) && !said.includes(word))) return false
  // Who tells places means the thing itself, no joke about it.
  if (words.some((word) => JOKES.has(word) && !said.includes(singular(word)))) return false
  if (entry.head.idea === 'unexpected' || words.includes('as')) return false
  const link = words.findIndex((word) => BESIDES.has(word) && !(isDrawing(entry) && OWN.has(word)))
  return link < 0 || tokens(words.slice(link).join(' ')).every((word) => said.includes(singular(word)))
}

const SIZES: readonly Depiction['size'][] = ['large', 'huge']
/** What leads the picture: what is to be large, else what was named first. */
function leading(brief: Brief): Depiction | undefined {
  const things = (brief.depictions ?? [])
    .filter((one) => !isStrewn(one, brief))
    .filter(({ backdrop, thing, words, at, size }) =>
      backdrop ? false : at || size || (figureFor(words) ?? figureFor(thing)) !== undefined,
    )
  return things.find(({ size }) => SIZES.includes(size)) ?? things[0]
}

/** Whether a sheet is nothing but a drawing. */
export const isDrawing = ({ head }: Pick<Entry, 'head'>): boolean => head.kinds.includes('drawing')

/** Words of the way in which something is drawn. */
const MANNER = new Set(
  'cartoon cute funny big little modern classic vintage realistic simple abstract stylish anniversary'.split(' '),
)

const COLOURS = 'red orange yellow green blue purple pink white black brown'.split(' ')

/** What makes of a thing another picture: a drawing has to say it, too. */
const CHANGED = new Set('haunted spooky abandoned ruined broken cracked burning melting melted frozen'.split(' '))

/** What is held against a drawing, read once for all of them. */
interface Wanted {
  isPerson: boolean
  nouns: readonly string[]
  /** Of these a drawing is one. */
  heads: readonly string[]
  /** All this it has to say. */
  said: readonly string[]
  changed: readonly string[]
  /** Colours that make of it another thing. */
  otherColours: readonly string[]
}

const wantedBy = new WeakMap<Depiction, Wanted>()
const wantedOf = (asked: Depiction): Wanted => memo(wantedBy, asked, () => readWanted(asked))
function readWanted(asked: Depiction): Wanted {
  const { thing, words, has = [], around = [], colour } = asked
  const nouns = tokens(thing)
    .map((noun) => (noun === 'leave' ? 'leaf' : noun))
    .filter((noun) => !MANNER.has(noun))
  const shapes = readTokens(words.replaceAll('-', ' ')).tokens.flatMap(({ lower }, i, all) =>
    all[i + 1]?.lower === 'shaped' ? [lower] : [],
  )
  return {
    isPerson: isSomeone(asked),
    nouns,
    heads: [nouns.at(-1), heldIn(words)].filter((noun) => noun !== undefined),
    said: [...nouns.slice(0, -1), ...shapes, ...[...has, ...around].map((one) => tokens(one).at(-1) ?? '')],
    changed: tokens(words).filter((word) => CHANGED.has(word)),
    // Pink lilies are no white ones.
    otherColours: colour ? COLOURS.filter((one) => !words.includes(one) && !colour.includes(one)) : [],
  }
}

const tagWords = new WeakMap<Entry['head'], readonly string[]>()
/** The words of what a sheet is about, of compounds the parts, too. */
const wordsOfTags = (head: Entry['head']): readonly string[] =>
  memo(tagWords, head, () => head.about.flatMap((tag) => [...tokens(tag), ...tokens(tag.replaceAll('-', ' '))]))

const known = new Map<string, readonly string[]>()
/** The words of what a sheet says of itself. */
const wordsIn = (own: string): readonly string[] => memo(known, own, () => tokens(own))

/** How surely a drawing shows what was asked, 0–1. */
function shownIn(alt: string, { head }: Entry, asked: Depiction): number {
  const { isPerson, nouns, heads, said, changed, otherColours } = wantedOf(asked)
  const isAlone = isDrawing({ head })
  // In a sheet people stand for what it is about.
  if (isPerson && !isAlone) return 0
  const own = wordsIn(alt)
  if (otherColours.some((one) => own.includes(one))) return 0
  const fits = heads.map((noun) => {
    const called = isAlone ? calledSo(head.about, nouns, noun) : 0
    if (called > 0) return called
    const about = Math.max(0, ...head.about.map((tag, place) => sameThing(tag, noun) * (place < FIRST ? 1 : LATER)))
    if (about < SAME * LATER) return 0
    const drawn = Math.max(0, ...subjectOf(alt).map((one) => sameThing(one, noun)))
    return drawn >= SAME ? drawn * about : 0
  })
  const best = Math.max(0, ...fits)
  if (best === 0) return 0
  const all = [...own, ...wordsOfTags(head)]
  const saysAll =
    changed.every((word) => all.includes(word)) && said.every((word) => all.some((one) => sameThing(one, word) >= SAME))
  return saysAll ? best : 0
}
/** How surely the first tags of a drawing alone are what was asked: 'a maple-leaf' is one by both its nouns. */
const calledSo = (tags: readonly string[], nouns: readonly string[], noun: string): number =>
  Math.max(
    ...tags.slice(0, CALLED).map((tag) => {
      const parts = wordsIn(tag.replaceAll('-', ' '))
      const fit = Math.max(sameThing(tag, noun), sameThing(singular(tag), singular(noun)))
      return parts.length > 1 && parts.every((part) => nouns.includes(part)) ? 1 : fit >= SAME ? fit : 0
    }),
  )
const CALLED = 2
/** Coffee, of a cup of it. */
const heldIn = (words: string): string | undefined => tokens(/ of (.+)/i.exec(words)?.[1] ?? '').at(-1)
/** From here on two nouns name one thing, or one a sort of the other. */
const SAME = 0.87
/** The first tags say what it is of; what the others are worth. */
const [FIRST, LATER] = [3, 0.9]
/** A dachshund is a dog; a dog is a puppy where we have no other drawing for that. */
function sameThing(own: string, asked: string): number {
  if (nounFit(asked, own) >= SAME) return own === asked ? 1 : SAME
  const fit = nounFit(own, asked)
  if (fit === 0) return 0
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
  const drawing = sheet.layouts
    .flatMap(({ root }) => [...sheetNodes(root)])
    .filter((node) => node.type === 'vector')
    .find((one) => one.alt === alt)
  if (!drawing) return undefined
  const like = figureFor(words) ?? figureFor(thing) ?? 'object'
  const name = lentName(like, `${entry.name}.${entry.shows.indexOf(alt)}`)
  lend(name, () => asFigure(drawing, paletteOf(sheet.palette)))
  return name
}

/** The brief with a drawing for a thing; where that leads, without what it shows besides. */
function withLent(brief: Brief, asked: Depiction, { entry, alt }: Drawing, leads: boolean): Brief {
  const lent = lentBy(entry, alt, asked)
  if (!lent) return brief
  const shown = leads ? tokens(alt) : []
  const isShown = (one: Depiction) =>
    shown.includes(tokens(one.thing).at(-1) ?? '') || (leads && isDrawing(entry) && isIn(entry, one))
  const depictions = (brief.depictions ?? [])
    .filter((one) => one === asked || one.backdrop || one.at || !isShown(one))
    .map((one) => (one === asked ? { ...one, lent } : one))
  return { ...brief, depictions }
}

/** A brief as it was before a drawing was lent. */
export const returned = (brief: Brief): Brief => ({
  ...brief,
  ...(brief.depictions && { depictions: brief.depictions.map(({ lent: _, ...one }) => one) }),
})
