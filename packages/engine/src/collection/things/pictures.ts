/** Which pictures show a thing itself, nothing that merely goes with it. */
import { memo, recent } from '../../base/memo.ts'
import { drawingsOf, nameWords } from '../../imagery/drawings-of.ts'
import { isPerson } from '../../imagery/figure-classes.ts'
import { hasFigure } from '../../imagery/figure-drawings.ts'
import { figureCalled, figureFor } from '../../imagery/figures.ts'
import { plainNoun } from '../../imagery/kin.ts'
import { nounFit } from '../../imagery/noun-fit.ts'
import { openPictograms } from '../../imagery/pictograms.ts'
import { isEmptyWord, singular, tokens } from '../../imagery/words.ts'
import { beforeMore } from '../../language/picture-wishes.ts'
import { readTokens } from '../../language/tokens.ts'
import { collection, type Entry, sheetCalled } from '../store.ts'
import { figureName, flatName, glyphName, type Source } from './picture.ts'

/** A picture by its name, and where it comes from. */
export interface Shown {
  name: string
  source: Source
  /** It shows the thing and nothing else. */
  isPlain: boolean
  /** It makes a joke of the thing, or shows a mood that nobody asked for. */
  isJoke?: true
}

const pictograms = openPictograms()

let pictured: readonly Entry[] | undefined
/** Marks and drawings, be they of whatever. */
const entries = (): readonly Entry[] => {
  pictured ??= collection().filter(({ isMark, head }) => (isMark && !head.letters) || head.kinds.includes('drawing'))
  return pictured
}

const sameThing = (tag: string, thing: string): boolean =>
  plainNoun(tag) === plainNoun(thing) || nounFit(tag, thing) >= SAME
const SAME = 0.95

const JOKES = new Set(
  'sad crying sunglasses smiling grinning dancing winking face crown hat cape broken party'.split(' '),
)

/** The first tag of a drawing is what it is of, those of two words that follow other names for it. */
const CALLED = 3

/** What leads in a picture by its words: 'a fox whose tail is a leaf' is a fox. */
export const leadOf = (alt: string): string => tokens(beforeMore(alt)).at(-1) ?? ''

/** What a picture says of itself. */
interface Own {
  lead: string
  said: readonly string[]
  /** It says no more than what leads. */
  isPlain: boolean
  isJoke: boolean
}

const owns = new WeakMap<Entry, Own>()
/** Read once: every thing is held against every picture. */
const ownOf = (entry: Entry): Own =>
  memo(owns, entry, () => {
    const [alt = ''] = entry.shows
    const said = tokens(alt)
    return { lead: leadOf(alt), said, isPlain: beforeMore(alt) === alt, isJoke: said.some((word) => JOKES.has(word)) }
  })

function shownBy(entry: Entry, thing: string): Shown | undefined {
  const { name, head, isMark } = entry
  const { lead, said, isPlain, isJoke } = ownOf(entry)
  const words = thing.split(' ')
  if (isMark) {
    const leads = sameThing(lead, words.at(-1) ?? thing) || sameThing(head.about[0] ?? '', thing)
    if (
      !leads ||
      !words.every((word) => said.includes(singular(word)) || head.about.some((tag) => sameThing(tag, thing)))
    )
      return undefined
    return { name, source: 'mark', isPlain }
  }
  const called =
    head.about.slice(0, CALLED).some((tag, place) => sameThing(tag, thing) && (place === 0 || tag.includes('-'))) ||
    sameThing(lead, thing)
  if (!called || head.idea === 'unexpected') return undefined
  return { name, source: 'drawing', isPlain: isPlain && !isJoke, ...(isJoke && { isJoke }) }
}

const found = recent<string, readonly Shown[]>(1000)

/** All that show it, those drawn with the most care first; of an open book, open ones before others. */
export const picturesOf = (thing: string): readonly Shown[] =>
  memo(found, thing, () => {
    const own = read(thing)
    const [quality, noun] = thing.split(' ')
    if (!quality || !noun) return own
    const wider = picturesOf(noun).filter(({ name }) => own.every((one) => one.name !== name))
    return [...own, ...wider.filter(({ name }) => tells(name, quality))]
  })
/** Whether a picture says of itself that it is so. */
const tells = (name: string, quality: string): boolean =>
  tokens(name.replaceAll('-', ' ').replaceAll('.', ' ')).includes(singular(quality)) ||
  (sheetCalled(name)?.shows.some((alt) => tokens(alt).includes(singular(quality))) ?? false)
/** Pictures that somebody drew of two things as one. */
export function picturesOfBoth(first: string, second: string): readonly Shown[] {
  const [one, other] = [first, second].map((thing) => singular(tokens(thing).at(-1) ?? thing))
  if (!one || !other) return []
  const shown = new Map([...picturesOf(first), ...picturesOf(second)].map((picture) => [picture.name, picture]))
  const says = ({ head, shows }: Entry, noun: string) =>
    shows.some((alt) => tokens(alt).some((word) => singular(word) === noun)) ||
    head.about.slice(0, CALLED).some((tag) => sameThing(tag, noun))
  return entries().flatMap((entry) => {
    const picture = shown.get(entry.name)
    return picture && says(entry, one) && says(entry, other) ? [picture] : []
  })
}

/** A figure as logos are drawn; others as they are. */
export const inPlainColours = (shown: Shown): Shown =>
  shown.source === 'figure'
    ? { ...shown, name: flatName(shown.name.slice(figureName('').length)), source: 'flat' }
    : shown

/** Whether some picture of a thing is as it was said to be. */
export const isShownSo = (quality: string, noun: string): boolean =>
  !isEmptyWord(quality) &&
  readTokens(`a ${quality} ${noun}`).tokens[1]?.pos === 'ADJ' &&
  picturesOf(noun).some(({ name, source }) => source !== 'glyph' && tells(name, quality))

function read(thing: string): readonly Shown[] {
  const own = entries().flatMap((entry) => shownBy(entry, thing) ?? [])
  const figure = figureFor(thing)
  const isThing = figure !== undefined && hasFigure(figure) && isCalled(thing, figure)
  const glyph = drawingsOf(thing, pictograms.find([thing], { style: 'solid', count: 30 })).find((icon) =>
    isOnly(icon, thing),
  )
  const by = (source: Source, isPlain: boolean) => own.filter((one) => one.source === source && one.isPlain === isPlain)
  return [
    ...by('mark', true),
    ...by('drawing', true),
    ...(isThing ? [{ name: figureName(figure), source: 'figure' as const, isPlain: true }] : []),
    ...by('drawing', false),
    ...by('mark', false),
    ...(glyph ? [{ name: glyphName(glyph), source: 'glyph' as const, isPlain: true }] : []),
  ]
}

/** A figure is of the noun itself, by this name or by another for the same. */
const isCalled = (thing: string, figure: string): boolean =>
  figureCalled(thing) !== undefined ||
  figure.split('-').some((part) => singular(part) === singular(thing.split(' ').at(-1) ?? thing))

/** Names of pictograms say in which style they are drawn. */
const STYLES = new Set('fill filled bold simple straight open face'.split(' '))
const isOnly = (icon: string, thing: string): boolean =>
  nameWords(icon).every((word) => STYLES.has(word) || tokens(thing).includes(singular(word)))

/** Whether more than a pictogram shows the very thing. */
export const isDrawn = (thing: string): boolean =>
  picturesOf(thing).some(
    ({ source, name }) => source === 'drawing' || source === 'mark' || (source === 'figure' && isNamed(thing, name)),
  )

/** Whether a figure's name is the thing, or another word for it: a calculator is no accounting. */
function isNamed(thing: string, figure: string): boolean {
  const tail =
    figure
      .slice(figure.lastIndexOf('.') + 1)
      .split('-')
      .at(-1) ?? figure
  const head = singular(tokens(thing).at(-1) ?? thing)
  return figure.includes(head) || nounFit(tail, head) >= KIN || nounFit(head, tail) >= KIN
}
const KIN = 0.7

/** Whether a noun is of somebody: a plumber, a teacher. */
export const isSomebody = (thing: string): boolean => isPerson(figureFor(thing))

/** Words that are things and seldom meant as such. */
const isNoun = (word: string): boolean =>
  [`a ${word}`, `the ${singular(word)}`].some((words) => readTokens(words).tokens.at(-1)?.pos === 'NOUN')

/** Whether something shows it. @param whole of two words: both name it */
export function hasPicture(thing: string, whole = false): boolean {
  const words = thing.split(' ')
  if (words.some((word) => isEmptyWord(word))) return false
  // What a drawing is called by is a noun, whatever else it may be.
  if (!whole) return picturesOf(thing).some(({ name }) => name === singular(thing) || isNoun(thing))
  return picturesOf(thing).some(({ name, source }) =>
    source === 'drawing' || source === 'mark'
      ? nameTells(name, words)
      : words.every((word) => name.includes(singular(word))),
  )
}
const nameTells = (name: string, words: readonly string[]): boolean =>
  sheetCalled(name)?.head.about.some((tag) => plainNoun(tag) === plainNoun(words.join('-'))) ?? false
