/**
 * Completes a brief from what is remembered of the person who asks. The prompt is always right: what it says about colours,
 * type or style is never touched, and where it asks for something that was refused before, it gets it.
 */

import { readBrief } from '../brief/read.ts'
import type { Brief, ColourRequest, Negative, Style } from '../brief/types.ts'
import { isRefused } from './refusals.ts'
import type { Direction } from './types.ts'

export type SettledType = Pick<Direction, 'typography' | 'weights' | 'displayTracking'>

/** What is known of a person, as data and in their own words; the latest first. */
export interface Remembered {
  /** Names that designs were made for, and what those look like. */
  brands: { name: string; colours: ColourRequest[]; type: SettledType }[]
  /** Colours that somebody called theirs ('#0a5c36'), with the name that they spoke of, where they named one. */
  colours: { words: string; brand?: string }[]
  /** What they like ('dark green') and dislike ('serif fonts'). */
  likes: string[]
  dislikes: string[]
}

export interface Recalled {
  brief: Brief
  /** The type of the same name's earlier designs. */
  type?: SettledType
  /** What was taken from memory, for people; empty: nothing bore on the prompt. */
  used: string[]
}

type TypeWish = Style['type'][number]

const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

/** A few words, read as a wish and as a refusal. */
const asWish = (words: string): Brief => readBrief(`Logo in ${words}`)
const asRefusal = (words: string): Brief => readBrief(`Logo, no ${words}`)

/** Reads what a person said that they dislike. Words about type refuse kinds of type, not lettering as such. */
function readDislike(words: string): { negatives: Negative[]; type: TypeWish[] } {
  const { type } = asWish(words).style
  return { type, negatives: type.length > 0 ? [] : asRefusal(words).negatives }
}

export function recall(read: Brief, remembered?: Remembered): Recalled {
  if (!remembered) return { brief: read, used: [] }
  const used: string[] = []
  const brief: Brief = { ...read, style: { ...read.style }, negatives: [...read.negatives] }
  const { brand } = read
  for (const words of remembered.dislikes) if (dislike(brief, words, read)) used.push(`no ${words}`)

  const known = brand === undefined ? undefined : remembered.brands.find(({ name }) => sameName(name, brand))
  const liked = remembered.likes.map((words) => ({ words, wish: asWish(words) }))
  if (read.colours.length === 0 && read.picture === undefined) {
    const source = rememberedColours(brief, remembered, known, liked)
    if (source) {
      brief.colours = source.colours
      used.push(source.from)
    }
  }
  const saysType = read.style.type.length > 0
  if (!saysType && known && !brief.style.refused) {
    used.push(`the type of ${known.name}`)
    return { brief, type: known.type, used }
  }
  const likedType = saysType ? undefined : liked.find(({ wish }) => wish.style.type.length > 0)
  if (likedType) {
    brief.style.type = likedType.wish.style.type.filter((wish) => !brief.style.refused?.includes(wish))
    used.push(`you like ${likedType.words}`)
  }
  return { brief, used: [...new Set(used)] }
}

/** Refuses in a brief what somebody dislikes and the prompt does not ask for; false where nothing is left of it. */
function dislike(brief: Brief, words: string, read: Brief): boolean {
  const { negatives, type } = readDislike(words)
  const refused = type.filter((wish) => !read.style.type.includes(wish))
  const wanted = (negative: Negative) =>
    negative.what === 'colour' && read.colours.some(({ hex }) => isRefused(hex, [negative]))
  const added = negatives.filter((negative) => !wanted(negative))
  if (refused.length > 0) brief.style.refused = [...(brief.style.refused ?? []), ...refused]
  brief.negatives.push(...added)
  return refused.length + added.length > 0
}

/** The first colours that memory knows and the brief does not refuse: their own, the name's, those that they like. */
function rememberedColours(
  { brand, negatives }: Brief,
  { colours }: Remembered,
  known: Remembered['brands'][number] | undefined,
  liked: readonly { words: string; wish: Brief }[],
): { colours: ColourRequest[]; from: string } | undefined {
  const own = colours.find((one) => one.brand === undefined || brand === undefined || sameName(one.brand, brand))
  const likedColour = liked.find(({ wish }) => wish.colours.length > 0)
  return [
    own && { colours: asWish(own.words).colours, from: `your colours, ${own.words}` },
    known && { colours: known.colours, from: `the colours of ${known.name}` },
    likedColour && { colours: likedColour.wish.colours, from: `you like ${likedColour.words}` },
  ]
    .filter((source) => source !== undefined)
    .map((source) => ({ ...source, colours: source.colours.filter(({ hex }) => !isRefused(hex, negatives)) }))
    .find((source) => source.colours.length > 0)
}
