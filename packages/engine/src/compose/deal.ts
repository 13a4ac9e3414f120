/** What a design of a mark is dealt: a host, the mark in it, and the ground of both. */
import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import type { Found } from '../collection/find.ts'
import type { Parts } from '../collection/mark-find.ts'
import type { Ground } from '../collection/mark-grounds.ts'
import { fitOfShape, nearestLayout } from '../collection/shape.ts'
import type { Entry } from '../collection/store.ts'
import { isTogether } from '../collection/things/entry.ts'
import { initialsOf } from '../kinds/shared/initials.ts'

/** One concept: a host, the mark in it if it has a place for one, and the ground of both. */
export interface Deal {
  host: Found
  mark?: Found
  ground?: Ground
  /** Whose colours it takes, where it shows no mark. */
  like?: Found
  /** It has a thick dark outline. */
  outlined?: boolean
}

export const takesMark = ({ entry }: Found): boolean => entry.layouts.some(({ slots }) => slots.includes('mark'))
export const isOf =
  (idea: string) =>
  ({ entry }: Found): boolean =>
    entry.head.idea === idea

export const nameOf = ({ brand, copy }: Brief): string =>
  brand ?? copy.find(({ role }) => role === 'brand' || role === 'headline' || role === 'title')?.text ?? ''

/** What a letter answers at most, where nothing of the subject is shown. */
const LETTER = 0.62

/** Marks of the name's initials, both before the first alone. */
export function lettersFor({ letters }: Parts, brief: Brief): Found[] {
  const initials = initialsOf(nameOf(brief), 2).join('').toLowerCase()
  const [first = ''] = initials
  const of = (own: string) => letters.filter(({ entry }) => entry.head.letters?.includes(own))
  return initials === '' ? [] : [...new Set([...of(initials), ...(first === initials ? [] : of(first))])].map(asLetter)
}
const asLetter = (found: Found): Found => ({ ...found, fits: Math.max(found.fits, LETTER) })

/** A layout is stretched to a format only a little. */
const LEAST_SHAPE = 0.3
export function isOfShape({ layouts }: Entry, { format }: Brief): boolean {
  const layout = nearestLayout(layouts, format)
  return layout !== undefined && fitOfShape(layout, format) >= LEAST_SHAPE
}

/** Those that show one thing; all where each shows two. */
export function single(marks: readonly Found[]): readonly Found[] {
  const alone = marks.filter(({ entry }) => !isTogether(entry))
  return alone.length > 0 ? alone : marks
}

/** The grounds in their order, unless one was asked for. */
export function groundOrder(
  { colours, style }: Brief,
  chance: Random,
  orders: readonly (readonly Ground[])[],
): readonly Ground[] {
  if (colours.some(({ target }) => target === 'background') || style.ground === 'light') return ['own']
  return style.ground === 'dark' ? ['turned'] : chance.pick(orders)
}
