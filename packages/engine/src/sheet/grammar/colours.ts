/** Colours and paints as a sheet writes them. */
import { parse } from 'culori'
import { hexOf } from '../../colour/colour.ts'
import type { ColourRef, GradientStop, Hex, Paint, PaletteRole, PlainColour } from '../../scene/types.ts'
import { nearest } from './nearest.ts'
import { looseNumber, type Reading, type ValueType } from './values.ts'

export const PALETTE_ROLES = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'accent',
  'onAccent',
  'secondary',
  'onSecondary',
] as const satisfies readonly PaletteRole[]

/** What other sheets and languages call a role. */
const CALLED: Readonly<Record<string, PaletteRole>> = {
  accent2: 'secondary',
  background: 'paper',
  bg: 'paper',
  text: 'ink',
  foreground: 'ink',
  'on-accent': 'onAccent',
  'on-secondary': 'onSecondary',
  onaccent: 'onAccent',
  onsecondary: 'onSecondary',
  primary: 'accent',
}

const roleOf = (word: string): PaletteRole | undefined => PALETTE_ROLES.find((role) => role === word)
const HEX = /^#(?:[\da-f]{6})$/i
const isSixDigits = (text: string): text is Hex => HEX.test(text)

interface Colour {
  colour: ColourRef
  alpha: number
}

const COLOUR = "a role of the palette ('accent'), a shade of one ('accent/-12'), or a hex colour ('#1E1412')"

function plain(text: string): Reading<{ colour: PlainColour; alpha: number }> {
  const role = roleOf(text)
  if (role) return { value: { colour: role, alpha: 1 } }
  if (isSixDigits(text)) return { value: { colour: text, alpha: 1 } }
  const lower = text.toLowerCase()
  const inVar = /^var\(\s*--([\w-]+)\s*(?:,[^)]*)?\)$/.exec(lower)?.[1]
  const called = CALLED[inVar ?? lower] ?? PALETTE_ROLES.find((one) => one.toLowerCase() === (inVar ?? lower))
  if (called) return { value: { colour: called, alpha: 1 }, note: `'${text}' is written '${called}'` }
  const found =
    lower.length < 60 && /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([-\d.,%\s/deg]+\))$/.test(lower)
      ? parse(lower)
      : undefined
  if (found) {
    const colour = hexOf(found)
    return {
      value: { colour, alpha: found.alpha ?? 1 },
      ...(!lower.startsWith('#') && { note: `'${text}' is written '${colour}'` }),
    }
  }
  const near = nearest(text, PALETTE_ROLES)
  return { fault: `'${text.slice(0, 40)}' is not ${COLOUR}${near ? `: is '${near}' meant?` : ''}` }
}

const SHADE = /^(.+)\/([-+]?(?:\d+\.?\d*|\.\d+))$/

function shaded(text: string): Reading<Colour> {
  const found = SHADE.exec(text)
  if (!found || text.startsWith('rgb') || text.startsWith('hsl')) return plain(text)
  const base = plain(found[1] ?? '')
  if ('fault' in base) return base
  const by = Number(found[2])
  if (Math.abs(by) > 100)
    return { fault: `'${text}' is shaded by more than a hundred: 'accent/-12' is twelve hundredths darker` }
  return {
    value: { colour: `${base.value.colour}/${by}`, alpha: base.value.alpha },
    ...(base.note && { note: base.note }),
  }
}

/** A colour alone, without an alpha. */
export const colour: ValueType<ColourRef> = {
  says: COLOUR,
  read(text) {
    const found = shaded(text.trim())
    return 'fault' in found ? found : { value: found.value.colour, ...(found.note && { note: found.note }) }
  },
  write: (value) => value,
  schema: { type: 'string', description: COLOUR },
}

/** A colour of its own: no role. */
export const hexColour: ValueType<Hex> = {
  says: "a hex colour ('#1E1412')",
  read(text) {
    const found = plain(text.trim())
    if ('fault' in found) return { fault: `'${text.slice(0, 40)}' is not a hex colour ('#1E1412')` }
    const { colour: value } = found.value
    if (!value.startsWith('#')) return { fault: `'${text}' names a role: a palette is made of hex colours` }
    return { value: isSixDigits(value) ? value : hexOf(value), ...(found.note && { note: found.note }) }
  },
  write: (value) => value,
  schema: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
}

/** A paint that is written out, none, the colour of what it stands in, or one that is defined elsewhere by an id. */
export type WrittenPaint = Paint | 'none' | 'currentColor' | { url: string }

const PAINT = `${COLOUR}, with an alpha behind it ('ink .4'), 'none', 'url(#id)' of a gradient, or 'linear(90, accent 0, paper .5 1)'`

/** The parts of a list between commas that stand in no parentheses. */
export function splitList(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}

/** 'accent 0', 'ink .4 0.5': colour, perhaps an alpha, place. */
function stopOf(text: string): Reading<GradientStop> {
  const found = /^(\S+(?:\([^)]*\))?)(?:\s+(\S+))?\s+(\S+)$/.exec(text)
  const base = shaded(found?.[1] ?? text)
  if ('fault' in base) return base
  const [alpha, at] = [found?.[2] === undefined ? undefined : shareOf(found[2]), shareOf(found?.[3] ?? '')]
  if (at === undefined || (found?.[2] !== undefined && alpha === undefined))
    return { fault: `'${text}' is no stop of a gradient: 'accent 0' or 'ink .4 .5' (colour, alpha, place)` }
  const own = alpha ?? (base.value.alpha < 1 ? base.value.alpha : undefined)
  return { value: { at, colour: base.value.colour, ...(own !== undefined && { alpha: own }) } }
}

/** A share as '.4', '40%'. */
export function shareOf(text: string): number | undefined {
  const found = looseNumber(text)
  if (!found || (found.unit !== '' && found.unit !== '%')) return undefined
  return found.unit === '%' ? found.value / 100 : found.value
}

function gradientOf(kind: string, inside: string): Reading<Paint> {
  const [head = '', ...rest] = splitList(inside)
  const stops: GradientStop[] = []
  for (const text of rest) {
    const stop = stopOf(text)
    if ('fault' in stop) return stop
    stops.push(stop.value)
  }
  const numbers = head.split(/\s+/).flatMap((word) => looseNumber(word)?.value ?? [])
  if (stops.length === 0 || numbers.length !== head.split(/\s+/).length)
    return {
      fault: `'${kind}(${inside.slice(0, 40)})' is no gradient: 'linear(90, accent 0, paper 1)' or 'radial(.5 .5 .7, accent 0, paper 1)'`,
    }
  const [first = 0, second = 0.5, third = 0.5, fourth, fifth] = numbers
  if (kind === 'linear') {
    const isOnLine = fourth !== undefined && fifth !== undefined
    return {
      value: { gradient: 'linear', angle: first, stops, ...(isOnLine && { line: [second, third, fourth, fifth] }) },
    }
  }
  return { value: { gradient: 'radial', centre: [first, second], radius: third, stops } }
}

export const paint: ValueType<WrittenPaint> = {
  says: PAINT,
  read(text) {
    const given = text.trim()
    if (given === 'none' || given === 'transparent') return { value: 'none' }
    if (given.toLowerCase() === 'currentcolor') return { value: 'currentColor' }
    const url = /^url\(\s*['"]?#([^'")]+)['"]?\s*\)/.exec(given)?.[1]
    if (url !== undefined) return { value: { url } }
    if (given.startsWith('url'))
      return {
        fault: `'${given.slice(0, 40)}' reaches outside the sheet: 'url(#id)' of a gradient in <defs> is allowed`,
      }
    const gradient = /^(linear|radial)\((.*)\)$/s.exec(given)
    if (gradient) return gradientOf(gradient[1] ?? '', gradient[2] ?? '')
    const faded = /^(.*\S)\s+([.\d]+%?)$/.exec(given)
    const alpha = faded ? shareOf(faded[2] ?? '') : undefined
    const found = shaded(faded && alpha !== undefined ? (faded[1] ?? '') : given)
    if ('fault' in found) return found
    const note = found.note === undefined ? {} : { note: found.note }
    if (alpha !== undefined) return { value: { colour: found.value.colour, alpha: alpha * found.value.alpha }, ...note }
    return { value: found.value.alpha < 1 ? found.value : found.value.colour, ...note }
  },
  write: writePaint,
  schema: { type: 'string', description: PAINT },
}

export function writePaint(value: WrittenPaint): string {
  if (typeof value === 'string') return value
  if ('url' in value) return `url(#${value.url})`
  if ('colour' in value) return `${value.colour} ${value.alpha}`
  const stops = value.stops
    .map((stop) => `${stop.colour}${stop.alpha === undefined ? '' : ` ${stop.alpha}`} ${stop.at}`)
    .join(', ')
  return value.gradient === 'linear'
    ? `linear(${[value.angle, ...(value.line ?? [])].join(' ')}, ${stops})`
    : `radial(${value.centre.join(' ')} ${value.radius}, ${stops})`
}
