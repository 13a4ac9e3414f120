/**
 * Which figure shows a thing: by its name, by what people call it, by the head noun of a phrase. Never by a word that only
 * stands within another sense: a gaming mouse is no mouse, an avocado toast no glass raised. Where that is not sure: none.
 */
import { memo } from '../base/memo.ts'
import { hex, hueDistance, oklch } from '../colour/colour.ts'
import { COLOUR_WORDS } from '../colour/colour-table.ts'
import type { Hex } from '../scene/types.ts'
import { nameWords } from './drawings-of.ts'
import { arrangementOf } from './ensembles/table.ts'
import { classOf, type FigureClass } from './figure-classes.ts'
import { figureNames, hasFigure } from './figure-drawings.ts'
import { CALLED } from './figure-names.ts'
import { inColour, isPacked, packedDrawing, uncoloured } from './packed-figures.ts'
import { AMBIGUOUS, HOLDERS, JOINS, KINDS_SHOWN, LOOKS, MEASURES, MEDIUM, SORTS } from './phrase-words.ts'
import { broader } from './search.ts'
import { singular, tokens } from './words.ts'

let byThing: Map<string, string> | undefined
const found = new Map<string, string>()

/** What a drawing shows of a thing, or which of several it is. */
const MANNER = new Set(['face', 'classic', 'wrapped', 'tear', 'off', 'tilted', 'left', 'right', 'facing', 'red'])
function things(): Map<string, string> {
  if (byThing) return byThing
  byThing = new Map<string, string>()
  for (const name of figureNames()) {
    const words = name.split('-').map(singular)
    const plain = words.filter((word) => !MANNER.has(word)).join(' ')
    // 'dog' before 'dog-face'
    if (plain === words.join(' ') || !byThing.has(plain)) byThing.set(plain, name)
  }
  for (const [, name = '', called = ''] of CALLED.matchAll(/^(\S+): (.+)$/gm))
    if (name === NOTHING || hasFigure(name))
      for (const thing of called.split(', ')) byThing.set(tokens(thing).join(' '), name === NOTHING ? '' : name)
  return byThing
}

/** What is called this is a thing of its own that nothing shows: a file tree is no tree. */
const NOTHING = '-'

/** Microsoft's drawings in one colour have the names of those in several. */
const SET = 'fluent-emoji-high-contrast:'

/** The figure of a name; '' for what nothing shows. */
const shown = (words: readonly string[]): string | undefined => things().get(words.join(' '))

/** The figure that shows a thing, as a prompt names it ('two large red tulips', 'stack of books'), by name; undefined where none does. */
export const figureFor = (thing: string): string | undefined =>
  memo(found, thing, () => shown(tokens(thing)) ?? ofPhrase(wordsOf(thing)) ?? '') || undefined

/** Of a figure that shows a kind, the sort of it that a text names: of a dog the Dalmatian. */
export function sortIn(figure: string, text: string): string | undefined {
  const words = tokens(text)
  const said = ` ${words.join(' ')} `
  const breed = SORTS[figure]?.find((sort) => said.includes(` ${sort.replaceAll('-', ' ')} `) && isPacked(sort))
  if (breed) return breed
  const named = words.find((word) => {
    const kind = broader(word)
    const own = shown([word])
    return own && own !== figure && kind !== undefined && shown([kind]) === figure
  })
  return named && shown([named])
}

/** The figure that is called by these very words. */
export const figureCalled = (thing: string): string | undefined => shown(tokens(thing)) || undefined

/** The words of a phrase without those that say only that it is a picture. */
function wordsOf(thing: string): string[] {
  const all = tokens(thing)
  const own = all.filter((word) => !MEDIUM.has(word))
  return own.length > 0 ? own : all
}

function ofPhrase(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  const whole = shown(words)
  if (whole !== undefined) return whole || undefined
  const shaped = words.indexOf('shaped')
  if (shaped > 0 && shaped < words.length - 1) return ofForm(words[shaped - 1] ?? '', words.slice(shaped + 1))
  const of = words.indexOf('of')
  const join = words.findIndex((word, i) => i > 0 && (JOINS.has(word) || word.endsWith('ing')))
  if (join > 0 && (of < 0 || join < of)) {
    // 'person climbing': what somebody does is part of the picture.
    const doing = JOINS.has(words[join] ?? '') ? undefined : shown(words.slice(0, join + 1))
    const before = doing ?? ofPhrase(words.slice(0, join))
    return before ?? (isLooks(words.slice(0, join + 1)) ? ofPhrase(words.slice(join + 1)) : undefined)
  }
  return of > 0 ? ofMeasure(words, of) : ofNouns(words)
}

/** Forms that a thing may be given; what a drawing in one colour is seen by. */
const FORMS: Readonly<Record<string, string>> = {
  heart: 'red-heart',
  star: 'star',
  moon: 'crescent-moon',
  cloud: 'cloud',
  diamond: 'gem-stone',
  flower: 'blossom',
}
/** What is known in any form: by its string, its crumbs, its colour. */
const FORMED = new Set(['balloon', 'balloons', 'cookie', 'candy', 'lollipop', 'chocolate-bar', 'soap'])
/** 'Heart-shaped balloons': the form, made of the thing. */
function ofForm(form: string, rest: readonly string[]): string | undefined {
  const own = FORMS[form]
  const thing = ofPhrase(rest)
  return own && thing && FORMED.has(uncoloured(thing)) ? arrangementOf([own, thing], 'shaped') : thing
}

const isLooks = (words: readonly string[]): boolean => words.every((word) => LOOKS.has(word))

/** 'Stack of books': books. 'Bowl of soup': soup. */
function ofMeasure(words: readonly string[], of: number): string | undefined {
  const measure = words[of - 1] ?? ''
  const called = shown(words.slice(of - 1))
  if (called) return called
  // 'A large illustration of': the picture itself is no thing.
  if (MEASURES.has(measure) || isLooks(words.slice(0, of))) return ofPhrase(words.slice(of + 1))
  if (HOLDERS.has(measure)) return within(words.slice(of + 1))
  return ofPhrase(words.slice(0, of))
}

/** By as much of the end of a noun phrase as has a figure. */
function ofNouns(words: readonly string[]): string | undefined {
  const noun = words.at(-1) ?? ''
  for (let from = 1; from < words.length - 1; from++) {
    const compound = shown(words.slice(from))
    if (compound !== undefined) return compound ? inSaid(compound, words.slice(0, from)) : undefined
  }
  const before = words.slice(0, -1)
  const plain = isLooks(before)
  if (HOLDERS.has(noun) && !plain) return within(before)
  if (AMBIGUOUS.has(noun) && !plain) return undefined
  const kind = broader(noun)
  const figure = shown([noun]) || (kind && KINDS_SHOWN.has(kind) ? shown([kind]) : undefined)
  return figure && inSaid(figure, before)
}

/** Things of these classes may have any colour and remain what they are. */
const IN_ANY: readonly FigureClass[] = [
  'animal',
  'sea-life',
  'plant',
  'vehicle',
  'boat',
  'aircraft',
  'garment',
  'home',
  'festive',
  'music',
  'sport',
  'study',
  'object',
]
/** Nearer than this its own colour is the one that was said. */
const SAME = { lightness: 0.16, hue: 26, grey: 0.04 } as const
/** Of a drawing that is mostly white or black another colour changes the rest alone. */
const PLAIN = 0.5
/** Hues of leaves, degrees: of a plant it is the flower that a colour is said of. */
const LEAVES = { from: 95, to: 165 } as const
/** Lighter or darker there is no room for light and shade. */
const SHADED = { least: 0.3, most: 0.95 } as const

/** The figure in a colour that was said of it ('white roses', 'a bright blue car'); as it is where none was, or it has it. */
function inSaid(figure: string, before: readonly string[]): string {
  const said = colourIn(before)
  const sort = classOf(figure)
  if (!said || !isPacked(figure) || !IN_ANY.includes(sort)) return figure
  const { own, white, black } = packedDrawing(figure)
  const isLeaf = (colour: Hex) => sort === 'plant' && oklch(colour).h > LEAVES.from && oklch(colour).h < LEAVES.to
  const place = Math.max(
    0,
    own.findIndex((colour) => !isLeaf(colour)),
  )
  const lead = own[place]
  if (!lead || white > PLAIN || black > PLAIN || isAlike(lead, said)) return figure
  const { l, c, h } = oklch(said)
  return inColour(figure, place, hex({ l: Math.min(SHADED.most, Math.max(SHADED.least, l)), c, h }))
}

function isAlike(own: Hex, said: Hex): boolean {
  const [a, b] = [oklch(own), oklch(said)]
  const greys = [a, b].filter(({ c }) => c < SAME.grey).length
  if (greys === 1) return false
  return (greys === 2 || hueDistance(a.h, b.h) < SAME.hue) && Math.abs(a.l - b.l) < SAME.lightness
}

/** The last colour among words, of two words ('light blue') before one. */
function colourIn(words: readonly string[]): Hex | undefined {
  for (let i = words.length - 1; i >= 0; i--) {
    const pair = COLOUR_WORDS[words.slice(i - 1, i + 1).join(' ')]
    const found = (i > 0 ? pair : undefined) ?? COLOUR_WORDS[words[i] ?? '']
    if (found) return found
  }
  return undefined
}

/** What is in a dish, a vase, a box: no guest, no cook, no house. */
function within(words: readonly string[]): string | undefined {
  const figure = ofNouns(words)
  return figure && CONTENTS.includes(classOf(figure)) ? figure : undefined
}
const CONTENTS: readonly FigureClass[] = ['food', 'drink', 'plant', 'sea-life', 'garment', 'festive', 'study']

/** Between a thing and what is to be seen beside it. */
const COMPANY =
  /\b(?:with|and|beside|holding|carrying|eating|drinking|enjoying|sipping|offering|serving|harvesting|surrounded by|next to|full of)\b/i

/** The figures of a phrase: of the thing that leads, then of what goes with it ('house with garden and dog'). */
export function figuresFor(thing: string): string[] {
  const own = figureFor(thing)
  if (!own) return []
  if (shown(tokens(thing))) return [own]
  const company = thing.split(COMPANY).slice(1)
  return [...new Set([own, ...company.flatMap((one) => figureFor(one) ?? [])])]
}

const STYLES = new Set(['fill', 'filled', 'bold', 'duotone', 'outline', 'thin', 'light', 'simple', 'variant'])

/** The figure of what a pictogram shows. */
export function figureOfPictogram(icon: string): string | undefined {
  if (icon.startsWith(SET) && hasFigure(icon.slice(SET.length))) return icon.slice(SET.length)
  const words = nameWords(icon).filter((word) => !STYLES.has(word))
  return shown(words.map(singular)) || undefined
}
