/**
 * Finds the colours that a sentence names: words ('dark green', 'pale terracotta', 'greenish'), hex codes, `rgb()` and
 * `hsl()`. The one colour reader of the engine: prompts and edits understand the same words.
 */

import { parse } from 'culori'
import { nth } from '../base/items.ts'
import { entry } from '../base/tables.ts'
import type { Hex } from '../scene/types.ts'
import { hexOf, type Oklch, hex as toHex, oklch as toLch } from './colour.ts'
import { COLOUR_WORDS, THING_WORDS } from './colour-table.ts'

export interface FoundColour {
  /** As the text said it. */
  words: string
  hex: Hex
  /** Half-open range in the text, UTF-16 units. */
  start: number
  end: number
  /** The word is a thing as often as a colour ('peach', 'olive'): only its sentence can tell. */
  thing?: true
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** What the words in front of a colour do to it, in OKLCH. Greys stay grey: chroma is only ever scaled. */
const MODIFIERS: Record<string, (colour: Oklch) => Oklch> = {
  dark: ({ l, c, h }) => ({ l: mix(l, 0.18, 0.5), c: c * 0.85, h }),
  deep: ({ l, c, h }) => ({ l: mix(l, 0.2, 0.42), c: c * 0.95, h }),
  rich: ({ l, c, h }) => ({ l: mix(l, 0.3, 0.25), c: c * 1.15, h }),
  light: ({ l, c, h }) => ({ l: mix(l, 0.95, 0.6), c: c * 0.6, h }),
  pale: ({ l, c, h }) => ({ l: mix(l, 0.96, 0.75), c: c * 0.35, h }),
  soft: ({ l, c, h }) => ({ l: mix(l, 0.88, 0.4), c: c * 0.6, h }),
  pastel: ({ l, c, h }) => ({ l: mix(l, 0.89, 0.8), c: Math.min(c * 0.6, 0.09), h }),
  // 'Bright white' is white.
  bright: ({ l, c, h }) => ({ l: c === 0 ? l : mix(l, 0.7, 0.35), c: c * 1.3, h }),
  neon: ({ l, c, h }) => ({ l: mix(l, 0.82, 0.6), c: c === 0 ? 0 : Math.max(c * 1.6, 0.27), h }),
  muted: ({ l, c, h }) => ({ l: mix(l, 0.6, 0.2), c: c * 0.5, h }),
  medium: ({ l, c, h }) => ({ l: mix(l, 0.58, 0.5), c, h }),
  warm: ({ l, c, h }) => ({ l, c, h: turn(h, 60, 0.12) }),
  cool: ({ l, c, h }) => ({ l, c, h: turn(h, 250, 0.12) }),
}

// biome-ignore format: a table of words
const MODIFIER_WORDS: Record<string, keyof typeof MODIFIERS> = {
  dark: 'dark', darker: 'dark', darkish: 'dark', dim: 'dark',
  deep: 'deep', deeper: 'deep', inky: 'dark', moody: 'dark', rich: 'rich', royal: 'rich', saturated: 'bright',
  light: 'light', lighter: 'light', lightish: 'light', pale: 'pale', faint: 'pale', soft: 'soft', softer: 'soft',
  pastel: 'pastel', baby: 'pastel', powdery: 'pastel', milky: 'pale',
  bright: 'bright', brighter: 'bright', vivid: 'bright', vibrant: 'bright', strong: 'bright',
  neon: 'neon', electric: 'neon', fluorescent: 'neon', fluo: 'neon', acid: 'neon', hot: 'neon',
  muted: 'muted', dusty: 'muted', faded: 'muted', subdued: 'muted', washed: 'muted', smoky: 'muted', dull: 'muted',
  desaturated: 'muted', earthy: 'muted', grayish: 'muted', greyish: 'muted', medium: 'medium', mid: 'medium', warm: 'warm', cool: 'cool', icy: 'pale',
}

/** The short way round the hue circle. */
function turn(from: number, to: number, t: number): number {
  const delta = ((((to - from) % 360) + 540) % 360) - 180
  return (((from + delta * t) % 360) + 360) % 360
}

// biome-ignore format: a table of words
const HUES_ISH: Record<string, string> = {
  greenish: 'green', bluish: 'blue', blueish: 'blue', reddish: 'red', yellowish: 'yellow', purplish: 'purple',
  pinkish: 'pink', orangish: 'orange', brownish: 'brown', blackish: 'black', whitish: 'off white',
}

const TABLE: ReadonlyMap<string, { hex: Hex; thing: boolean }> = new Map<string, { hex: Hex; thing: boolean }>([
  ...Object.entries(THING_WORDS).map(([name, hex]) => [name, { hex, thing: true }] as const),
  ...Object.entries(COLOUR_WORDS).map(([name, hex]) => [name, { hex, thing: false }] as const),
  ...Object.entries(HUES_ISH).map(
    ([name, base]) => [name, { hex: toHex(soften(entry(COLOUR_WORDS, base))), thing: false }] as const,
  ),
])

function soften(hex: Hex): Oklch {
  const { l, c, h } = toLch(hex)
  return { l, c: c * 0.6, h }
}

/** Names of one word that people run together: 'darkgreen', 'skyblue'. */
const RUN_TOGETHER: ReadonlyMap<string, string> = new Map(
  [...TABLE.keys()].filter((name) => name.includes(' ')).map((name) => [name.replaceAll(' ', ''), name]),
)

/** Words that a name can begin with: most words of a text begin none, and are passed over at once. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...[...TABLE.keys()].map((name) => nth(name.split(' '), 0)),
  ...Object.keys(MODIFIER_WORDS),
  ...RUN_TOGETHER.keys(),
])

function canBegin(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    FIRST_WORDS.has(lower) || lower.startsWith('grey') || (lower.endsWith('s') && FIRST_WORDS.has(lower.slice(0, -1)))
  )
}

const LONGEST_NAME = Math.max(...[...TABLE.keys()].map((name) => name.split(' ').length))

/** Words of hex digits that are words: '#decade' is a hashtag. */
const HASHTAGS = new Set(
  'facade decade accede efface deface beaded ace add bad bed bee cab dab dad fab fad fed fee ebb abc cafe face fade dead deaf beef babe bead'.split(
    ' ',
  ),
)

const CODE =
  /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z_-])|\b(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?\s*[,\s]\s*[\d.]+%?\s*[,\s]\s*[\d.]+%?\s*(?:[,/]\s*[\d.]+%?\s*)?\)|\b(?:rgb|hex(?: code)?)[: ]\s*(?:(\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})|([0-9a-f]{6}))\b/gi

/**
 * A hex code as `#rrggbb`, lower case; alpha is dropped. `undefined` for what is none.
 * @param code '#0b3', '0b3d2e', '#0B3D2EFF'
 */
export function parseHex(code: string): Hex | undefined {
  const digits = code.replace(/^#/, '').toLowerCase()
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined
  if (digits.length <= 4) return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
  return `#${digits.slice(0, 6)}`
}

/**
 * A colour name as a colour, with any modifiers: 'navy', 'pale dusty pink', 'greenish', 'dark-green', 'skyblue'.
 * The whole string has to be one name; use `findColours` to look inside a sentence.
 */
export function namedColour(name: string): { hex: Hex; thing: boolean } | undefined {
  const words = name
    .toLowerCase()
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word && !/^colou?red$/.test(word))
    .map((word) => (word === 'grey' || word === 'greys' ? 'gray' : word))
  for (let skip = 0; skip < words.length; skip++) {
    const base = lookUp(words.slice(skip))
    if (!base) continue
    const modifiers = words.slice(0, skip).map((word) => MODIFIER_WORDS[word] ?? (HUES_ISH[word] ? word : undefined))
    if (!modifiers.every((modifier) => modifier !== undefined)) return undefined
    const colour = modifiers.reduceRight<Oklch>(modify, toLch(base.hex))
    // A modifier says that a colour is meant: 'pale peach', 'dark olive'.
    return { hex: skip === 0 ? base.hex : toHex(colour), thing: skip === 0 && base.thing }
  }
  return undefined
}

function lookUp(words: string[]): { hex: Hex; thing: boolean } | undefined {
  const joined = words.join(' ')
  const found = TABLE.get(joined) ?? TABLE.get(RUN_TOGETHER.get(joined) ?? '') ?? plural(joined)
  const [thing, plain] = words
  if (found || words.length !== 2 || !thing || !plain) return found
  // 'sunset orange', 'wood brown': a thing in front of a plain colour is that thing's shade, where we know it.
  const known = THING_WORDS[thing]
  const shade = COLOUR_WORDS[plain]
  return known && shade && !MODIFIER_WORDS[thing] ? { hex: blend(known, shade), thing: false } : undefined
}

/** 'in soft greens', 'deep reds': of plain colours only, since things have plurals of their own. */
function plural(name: string): { hex: Hex; thing: boolean } | undefined {
  const hex = name.endsWith('s') ? COLOUR_WORDS[name.slice(0, -1)] : undefined
  return hex && { hex, thing: false }
}

/** The shade of a thing, drawn a little towards the plain colour it was called. */
function blend(thing: Hex, plain: Hex): Hex {
  const [a, b] = [toLch(thing), toLch(plain)]
  return toHex({ l: mix(a.l, b.l, 0.35), c: mix(a.c, b.c, 0.5), h: turn(a.h, b.h, 0.6) })
}

function modify(colour: Oklch, modifier: string): Oklch {
  const change = MODIFIERS[modifier]
  if (change) return change(colour)
  const tint = toLch(entry(COLOUR_WORDS, entry(HUES_ISH, modifier)))
  return { l: colour.l, c: Math.max(colour.c, 0.04), h: turn(colour.h, tint.h, 0.3) }
}

/**
 * All colours that a text names, in its order, without overlaps. The longest reading wins: 'dark olive green' is one
 * colour, 'navy and gold' two.
 */
export function findColours(text: string): FoundColour[] {
  const codes = findCodes(text)
  const found = [...codes]
  const words = [...text.matchAll(/[\p{L}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  for (let i = 0; i < words.length; ) {
    const match = canBegin(nth(words, i).text) ? longestName(text, words, i) : undefined
    if (match && !codes.some((code) => code.start < match.colour.end && match.colour.start < code.end)) {
      found.push(match.colour)
      i = match.next
    } else i++
  }
  return found.sort((a, b) => a.start - b.start)
}

/** "our blue #1f4fa3", "navy (#0a1f44)": one colour, and its code says which. What stands in quotes is left as it is. */
export function toldByCodes(text: string): string {
  const found = findColours(text)
  let told = ''
  let from = 0
  for (const [i, { start, end, words }] of found.entries()) {
    const before = found[i - 1]
    if (!before || !parseHex(words) || parseHex(before.words) || before.start < from) continue
    const [, bracket] = LEADS_TO_CODE.exec(text.slice(before.end, start)) ?? []
    const isQuoted = (text.slice(0, before.start).match(/["“”]/g)?.length ?? 0) % 2 === 1
    if (bracket === undefined || isQuoted) continue
    told += text.slice(from, before.start) + words
    from = end + Number(bracket !== '' && /^[)\]]/.test(text.slice(end)))
  }
  return told + text.slice(from)
}
const LEADS_TO_CODE = /^\s*[:=]?\s*([([]?)\s*$/

interface Word {
  text: string
  start: number
  end: number
}

/** Names of up to three modifiers and the longest name of the table, its words joined by a blank or a hyphen. */
function longestName(text: string, words: Word[], from: number): { colour: FoundColour; next: number } | undefined {
  for (let count = Math.min(LONGEST_NAME + 3, words.length - from); count > 0; count--) {
    const run = words.slice(from, from + count)
    if (!joined(text, run)) continue
    const [first, last] = [nth(run, 0), nth(run, run.length - 1)]
    const named = namedColour(run.map((word) => word.text).join(' '))
    if (!named) continue
    const [start, end] = [first.start, last.end]
    const colour: FoundColour = { words: text.slice(start, end), hex: named.hex, start, end }
    return { colour: named.thing ? { ...colour, thing: true } : colour, next: from + count }
  }
  return undefined
}

function joined(text: string, run: Word[]): boolean {
  if (text[nth(run, 0).start - 1] === '#') return false
  return run.every((word, i) => i === 0 || /^(\s+|-)$/.test(text.slice(nth(run, i - 1).end, word.start)))
}

function findCodes(text: string): FoundColour[] {
  const codes: FoundColour[] = []
  for (const match of text.matchAll(CODE)) {
    const hex = readCode(match)
    if (hex) codes.push({ words: match[0], hex, start: match.index, end: match.index + match[0].length })
  }
  return codes
}

function readCode(match: RegExpMatchArray): Hex | undefined {
  const [whole, digits, red, green, blue, bare] = match
  if (digits) return isCode(digits) ? parseHex(digits) : undefined
  if (bare) return parseHex(bare)
  if (red && green && blue) return cssHex(`rgb(${red}, ${green}, ${blue})`)
  return cssHex(whole)
}

/** '#1' and '#100' are numbers and '#decade' a hashtag; '#000', '#333' and '#1a2' are colours. */
function isCode(digits: string): boolean {
  const lower = digits.toLowerCase()
  if (HASHTAGS.has(lower)) return false
  if (/^\d{3}$/.test(lower)) return /^(\d)\1\1$/.test(lower)
  return !/^\d{4}$/.test(lower)
}

/** A colour in the notation of CSS; undefined where it is none. */
function cssHex(text: string): Hex | undefined {
  const colour = parse(text)
  return colour && hexOf(colour)
}
