/** Chooses the type of a direction: a pair that suits the brief and has every letter of its copy. */

import { nth, present } from '../base/items.ts'
import type { Random } from '../base/random.ts'
import type { Tone } from '../base/tones.ts'
import type { Brief, Industry, Style } from '../brief/types.ts'
import type { Role, Typography } from '../scene/types.ts'
import {
  CATALOGUE,
  covers,
  type FontCategory,
  fontEntry,
  type WritingSystem,
  writingSystemsOf,
} from '../type/catalogue.ts'
import type { FontFamily } from '../type/types.ts'
import { affinity } from './affinity.ts'
import { FONT_PAIRS, type FontPair } from './font-pairs.ts'
import { weightedDraw } from './recipe-choice.ts'

export interface ChosenType {
  typography: Typography
  weights: { display: number; text: number; strong: number }
  /** em */
  tracking: number
  radius: number
}

type TypeWish = Style['type'][number]

/** The sorts of families that a wish for type is met by. */
export const CATEGORIES: Partial<Record<TypeWish, readonly FontCategory[]>> = {
  serif: ['serif', 'slab'],
  sans: ['sans', 'condensed', 'rounded'],
  script: ['script'],
  mono: ['mono'],
  slab: ['slab'],
  condensed: ['condensed'],
  rounded: ['rounded'],
  display: ['display', 'condensed', 'blackletter'],
}
/** Families so wide or so ornate that long names suffer in them. */
const SHORT_NAMES_ONLY: readonly FontFamily[] = [
  'Unbounded',
  'Michroma',
  'Bungee',
  'Titan One',
  'Archivo Black',
  'Cinzel',
  'Syne',
  'Alfa Slab One',
  'Rye',
]
/** Voices so marked that they come only where the tone or the industry calls for them. */
const MARKED: readonly FontCategory[] = ['script', 'blackletter', 'mono']
const MARKED_FAMILIES: readonly FontFamily[] = [
  'Rye',
  'Special Elite',
  'Bungee',
  'Titan One',
  'Limelight',
  'Poiret One',
  'Amatic SC',
  'Permanent Marker',
  'Michroma',
  'Tektur',
  'Shrikhand',
  'Righteous',
  'Texturina',
]
/** What is set in the display type. */
const TITLES: readonly Role[] = ['brand', 'headline', 'person']
/** Wishes that ask for a marked voice. */
const VOICES: readonly TypeWish[] = ['script', 'mono', 'slab', 'display', 'condensed']
const SOLID: readonly Industry[] = ['law', 'finance', 'consulting', 'security', 'health', 'dental', 'real-estate']
const CHILDISH: readonly FontFamily[] = [
  'Titan One',
  'Baloo 2',
  'Fredoka',
  'Amatic SC',
  'Pacifico',
  'Bungee',
  'Shrikhand',
]
/** Voices of fairs, bars and cinemas. */
const LOUD: readonly FontFamily[] = [
  ...CHILDISH,
  'Alfa Slab One',
  'Abril Fatface',
  'Lalezar',
  'Righteous',
  'Limelight',
  'Lobster',
  'Rye',
  'Special Elite',
  'Permanent Marker',
]
/** Voices that nobody expects of a trade of which nothing is known. */
const DELICATE: readonly Tone[] = ['luxury', 'feminine', 'grunge', 'childlike', 'dark']

const USUAL_WEIGHTS = { display: 700, text: 400, strong: 600 } as const

/** What is left of a pair that is at home neither in the trade nor in the tone. */
const STRANGE = 0.5

/** 'Fraunces / Figtree'. */
export const pairName = ({ display, text }: Pick<FontPair, 'display' | 'text'>): string => `${display} / ${text}`

const systemsOf = (brief: Brief): WritingSystem[] =>
  writingSystemsOf([brief.brand ?? '', ...brief.copy.map((copy) => copy.text)].join(' '))

/** Whether both families have every letter of a brief. */
export const spells = ({ display, text }: Typography, brief: Brief): boolean =>
  [display, text].every((family) => covers(family, systemsOf(brief)))

/**
 * Draws a pair by fitness. `avoid`: families that siblings use; they come only where nothing else suits. Where the text
 * family lacks a letter of the copy, a relative that has it takes its place. `wished`: the name of a pair, taken where it suits.
 */
export function chooseType(
  brief: Brief,
  random: Random,
  avoid: readonly FontFamily[] = [],
  wished?: string,
): ChosenType {
  const systems = systemsOf(brief)
  const refused = brief.style.refused ?? []
  const readable = FONT_PAIRS.filter(
    (pair) => covers(pair.display, systems) && !refused.some((kind) => has(pair, kind)),
  )
  const slants = (brief.lettering ?? []).some(({ target, manner }) => manner === 'italic' && TITLES.includes(target))
  const asked = readable.filter(
    (pair) => brief.style.type.every((wish) => grants(pair, wish)) && (!slants || fontEntry(pair.display).italic),
  )
  // Type that was asked for but has not the letters of the copy gives way to the letters.
  const pool = (asked.length > 0 ? asked : readable).map((pair) => ({
    pair,
    weight: fitness(pair, brief, systems, avoid),
  }))
  const [drawn] = weightedDraw(pool, random, 1)
  const named = pool.find(({ pair, weight }) => weight > 0 && pairName(pair) === wished)
  const pair = named?.pair ?? drawn?.pair ?? widestPair(systems)
  const text = covers(pair.text, systems) ? pair.text : relative(pair.text, systems)
  return {
    typography: { display: pair.display, text },
    weights: weightsFor(pair, text, brief.style),
    tracking: pair.tracking,
    radius: pair.radius,
  }
}

/** A pair that somebody chose: in the weights that it was looked at with, else in usual ones. */
export function settledType({ display, text }: Pick<Typography, 'display' | 'text'>) {
  const pair = FONT_PAIRS.find((one) => one.display === display && one.text === text)
  const { weights, tracking } = pair ?? { weights: USUAL_WEIGHTS, tracking: fontEntry(display).opticalTracking }
  return {
    typography: { display, text },
    weights: {
      display: nearest(display, weights.display),
      text: nearest(text, weights.text),
      strong: nearest(text, weights.strong),
    },
    displayTracking: tracking,
  }
}

function fitness(
  pair: FontPair,
  brief: Brief,
  systems: readonly WritingSystem[],
  avoid: readonly FontFamily[],
): number {
  const { tones } = brief.style
  const { industry } = brief.subject
  const isMeant = tones.some((tone) => pair.moods.includes(tone))
  const called = pair.industries.includes(industry) || isMeant
  const isUntold = tones.length === 0 && industry === 'general'
  let weight = affinity(pair, brief) * voiceFits(pair, brief, called, isMeant) * lettersFit(pair, systems)
  if (SOLID.includes(industry) && LOUD.includes(pair.display) && !called && !tones.includes('playful')) weight *= 0.05
  // At home in other trades, and of another mood than was asked for.
  if (!called && !isUntold) weight *= STRANGE
  if (isUntold && pair.moods.some((mood) => DELICATE.includes(mood))) weight *= 0.4
  weight *= lengthFits(pair, brief)
  if (avoid.includes(pair.display)) weight *= 0.01
  if (avoid.includes(pair.text)) weight *= 0.3
  return weight
}

/** A marked voice wants to be called for. */
function voiceFits(pair: FontPair, { kind, style: { type } }: Brief, called: boolean, isMeant: boolean): number {
  const { category } = fontEntry(pair.display)
  if (!MARKED.includes(category) && !MARKED_FAMILIES.includes(pair.display)) return 1
  const share = type.some((wish) => VOICES.includes(wish)) ? 1 : called ? 0.6 : 0.08
  // A page is read in paragraphs: a marked voice wants a reason there.
  const isReason = kind !== 'website' || category === 'mono' || type.length > 0
  return isReason ? share : share * (isMeant ? 0.6 : 0.2)
}

/** Of copy in other writing systems the text type has the letters, too; a pair made for those is for nothing else. */
function lettersFit(pair: FontPair, systems: readonly WritingSystem[]): number {
  if (!systems.every((system) => system === 'latin' || system === 'latin-ext'))
    return covers(pair.text, systems) ? 1 : 0.7
  return pair.industries.some(Boolean) ? 1 : 0
}

/** Whether a pair's display type is what a wish asks for. */
function grants(pair: FontPair, wish: TypeWish): boolean {
  const { category, weights } = fontEntry(pair.display)
  if (wish === 'thin') return Math.min(...weights) <= 300 || pair.display === 'Poiret One'
  if (wish === 'bold') return Math.max(...weights) >= 700 || ['display', 'condensed', 'slab'].includes(category)
  return CATEGORIES[wish]?.includes(category) ?? true
}

/** Whether either type of a pair is of a kind that somebody refuses. */
const has = (pair: FontPair, kind: TypeWish): boolean =>
  [pair.display, pair.text].some((family) => CATEGORIES[kind]?.includes(fontEntry(family).category) ?? false)

/** Plainer type for longer names. */
function lengthFits(pair: FontPair, brief: Brief): number {
  const name = brief.brand ?? brief.copy.find((copy) => copy.role === 'brand' || copy.role === 'headline')?.text ?? ''
  const { category } = fontEntry(pair.display)
  if (name.length > 16) {
    if (category === 'script' || category === 'blackletter') return 0.25
    if (SHORT_NAMES_ONLY.includes(pair.display)) return 0.3
    if (name.length > 24 && category === 'condensed') return 1.5
  }
  return 1
}

function weightsFor(pair: FontPair, text: FontFamily, { type }: Style): ChosenType['weights'] {
  const { weights } = fontEntry(pair.display)
  let { display } = pair.weights
  if (type.includes('thin')) display = Math.max(Math.min(...weights), 200)
  else if (type.includes('bold')) display = Math.min(Math.max(...weights), Math.max(display, 800))
  return {
    display: nearest(pair.display, display),
    text: nearest(text, pair.weights.text),
    strong: nearest(text, pair.weights.strong),
  }
}

/** The weight of a family nearest to one that is wanted. */
function nearest(family: FontFamily, weight: number): number {
  const { variable, weights } = fontEntry(family)
  if (variable) return Math.min(Math.max(weight, nth(weights, 0)), nth(weights, 1))
  return weights.reduce((best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best))
}

/** A text family of the same kind, then of any kind, that has the letters; the one with most of them at worst. */
function relative(family: FontFamily, systems: readonly WritingSystem[]): FontFamily {
  const { category } = fontEntry(family)
  const readable = CATALOGUE.filter((entry) => entry.uses === 'both' && covers(entry.family, systems))
  const found =
    readable.find((entry) => entry.category === category) ??
    readable.find((entry) => entry.category === 'sans') ??
    readable[0]
  return (
    found?.family ??
    mostOf(
      systems,
      CATALOGUE.filter((entry) => entry.uses === 'both').map((entry) => entry.family),
    )
  )
}

/** For copy that no display family covers (Arabic beside Japanese): the pair with most of it. */
function widestPair(systems: readonly WritingSystem[]): FontPair {
  const display = mostOf(
    systems,
    FONT_PAIRS.map((pair) => pair.display),
  )
  return present(FONT_PAIRS.find((pair) => pair.display === display))
}

function mostOf(systems: readonly WritingSystem[], families: readonly FontFamily[]): FontFamily {
  const count = (family: FontFamily) => systems.filter((system) => covers(family, [system])).length
  return families.reduce((best, family) => (count(family) > count(best) ? family : best))
}
