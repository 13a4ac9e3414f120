/** Setting words on a page: the steps of its type scale, each with the weights and tracking of the direction. */
import type { Copy } from '../../../brief/types.ts'
import { asHeadline } from '../../../brief/write/casing.ts'
import type { Direction } from '../../../direction/types.ts'
import { text } from '../../../scene/build.ts'
import type { Role, Text } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import type { Ground } from './grounds.ts'

/** Sizes in pixels. The hero's headline is the archetype's own matter: 76 to 170. */
export const SIZE = { small: 17, body: 20, lead: 26, title: 32, heading: 64, statement: 76 } as const

/** Running text on a ground that is hard to read on. */
const ON_COLOUR = 24

/** The smallest size to which a long word may push a line of text. */
const LEAST = 12

type Options = Partial<Omit<Text, 'type' | 'id' | 'text'>>

/** Facts that stand as lines of their own: they begin with a capital wherever they stood in the prompt. */
const LINES: ReadonlySet<Role> = new Set<Role>(['list-item', 'detail', 'body', 'time', 'price', 'offer', 'date', 'nav'])

/** Sets copy as the fact it is, with its own role, or written words in the role that they play. */
export function set(
  id: string,
  words: Copy | string,
  role: Role,
  options: Omit<Text, 'type' | 'id' | 'text' | 'fact'>,
): Text {
  if (typeof words === 'string') return text(id, words, { role, ...options })
  const begins = words.source === 'given' && LINES.has(words.role) ? { ...words, text: asHeadline(words.text) } : words
  return copyText(id, begins, { ...options, role: words.role })
}

export const body = (
  id: string,
  words: Copy | string,
  { weights }: Direction,
  ground: Ground,
  options: Options = {},
): Text =>
  set(id, words, 'body', {
    font: 'text',
    weight: weights.text,
    lineHeight: 1.5,
    fill: ground.quiet,
    element: 'p',
    fit: { min: LEAST },
    ...options,
    size: Math.max(options.size ?? SIZE.body, ground.isHard ? ON_COLOUR : 0),
  })

export const lead = (
  id: string,
  words: Copy | string,
  direction: Direction,
  ground: Ground,
  options: Options = {},
): Text => body(id, words, direction, ground, { role: 'subhead', size: SIZE.lead, lineHeight: 1.45, ...options })

export const small = (
  id: string,
  words: Copy | string,
  { weights }: Direction,
  ground: Ground,
  options: Options = {},
): Text =>
  set(id, words, 'label', {
    font: 'text',
    weight: weights.text,
    size: SIZE.small,
    lineHeight: 1.4,
    fill: ground.quiet,
    fit: { min: LEAST },
    ...options,
  })

/** A strong line in the text family: labels of forms, terms of a list. */
export const strong = (
  id: string,
  words: Copy | string,
  direction: Direction,
  ground: Ground,
  options: Options = {},
): Text => small(id, words, direction, ground, { weight: direction.weights.strong, fill: ground.text, ...options })

/**
 * Few words stand larger: running text by its length, from the size that a paragraph would have. Texts that stand side by
 * side or in one list have one size, that of the longest.
 */
export function sizeOf(words: string | readonly string[], paragraph: number): number {
  const length = Math.max(0, ...[words].flat().map((one) => one.length))
  return Math.round(paragraph * (length < 50 ? 1.36 : length < 95 ? 1.16 : 1))
}

/** Titles of parts: in the display family, as large as they may be read past. */
export const title = (
  id: string,
  words: Copy | string,
  { weights, displayTracking }: Direction,
  ground: Ground,
  options: Options = {},
): Text =>
  set(id, words, 'label', {
    font: 'display',
    weight: weights.display,
    size: SIZE.title,
    lineHeight: 1.2,
    tracking: displayTracking * 0.5,
    fill: ground.text,
    element: 'h3',
    fit: { min: 14, lines: 3 },
    ...options,
  })

/** Headings of sections. */
export const heading = (
  id: string,
  words: Copy | string,
  { weights, displayTracking }: Direction,
  ground: Ground,
  options: Options = {},
): Text =>
  set(id, words, 'label', {
    font: 'display',
    weight: weights.display,
    size: SIZE.heading,
    lineHeight: 1.08,
    tracking: displayTracking,
    fill: ground.text,
    element: 'h2',
    fit: { min: 18, lines: 4 },
    ...options,
  })

/** The page's own headline, whatever copy it is made of. */
export const hero = (
  id: string,
  words: Copy | string,
  direction: Direction,
  ground: Ground,
  options: Options & { size: number },
): Text => ({
  ...heading(id, words, direction, ground, { element: 'h1', lineHeight: 1, fit: { min: 20, lines: 4 }, ...options }),
  role: 'headline',
})
