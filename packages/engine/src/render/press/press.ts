/**
 * What a press makes of screen colours: relative colorimetric with black point compensation, through the profile of
 * `press.generated.br` (CGATS TR 001, SWOP). Greys of drawings are black ink alone, as printers want them.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { converter, differenceCiede2000 } from 'culori'
import { nth } from '../../base/items.ts'
import { memo, recent } from '../../base/memo.ts'
import { hexOf } from '../../colour/colour.ts'
import type { Hex } from '../../scene/types.ts'
import { type Conversion, type Lab, labChannels, labOf, tableOf } from './icc.ts'

/** Cyan, magenta, yellow, black: 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]

/** The printing condition, as the registry of the ICC names it. */
export const CONDITION = 'CGATS TR 001'
/** Shares of full ink, all four together, that the paper bears. */
export const MOST_INK = 3
/** CIEDE2000: colours that differ by more are seen to be others without a look at both side by side. */
export const SEEN = 5

interface Opened {
  bytes: Uint8Array
  /** Both between Lab and inks. */
  inks: Conversion
  look: Conversion
  /** Luminance of the deepest black, of white 1. */
  deepest: number
  /** `L*` of black alone, in even steps from none to full. */
  greys: readonly number[]
}

const STEPS = 256
const NONE: Inks = [0, 0, 0, 0]
const toXyz = converter('xyz50')
const toLab = converter('lab')
const toRgb = converter('rgb')
const apart = differenceCiede2000()

let opened: Opened | undefined
function open(): Opened {
  if (opened) return opened
  const bytes = brotliDecompressSync(readFileSync(new URL('./press.generated.br', import.meta.url)))
  const [inks, look] = [tableOf(bytes, 'B2A0'), tableOf(bytes, 'A2B0')]
  const deepest = xyzOf(nth(labOf(look(inks(labChannels([0, 0, 0])))), 0)).y
  const greys = Array.from({ length: STEPS + 1 }, (_, at) => nth(labOf(look([0, 0, 0, at / STEPS])), 0))
  opened = { bytes, inks, look, deepest, greys }
  return opened
}

const xyzOf = (l: number, a = 0, b = 0) => toXyz({ mode: 'lab', l, a, b })
const WHITE = xyzOf(100)

/** The output profile, for files that name what they were made for. */
export const pressProfile = (): Uint8Array => open().bytes

/** Black point compensation: the range from black to white of the screen on that of the press, or back. */
function compensated({ l, a, b }: { l: number; a: number; b: number }, { deepest }: Opened, back = false): Lab {
  const xyz = xyzOf(l, a, b)
  const scaled = (value: number, most: number) =>
    back ? (value - deepest * most) / (1 - deepest) : value * (1 - deepest) + deepest * most
  const lab = toLab({ mode: 'xyz50', x: scaled(xyz.x, WHITE.x), y: scaled(xyz.y, WHITE.y), z: scaled(xyz.z, WHITE.z) })
  return [lab.l, lab.a, lab.b]
}

/** Of all inks. */
function mixedInks(lab: { l: number; a: number; b: number }): Inks {
  if (lab.l >= 99.99) return NONE
  const press = open()
  const [c = 0, m = 0, y = 0, k = 0] = press.inks(labChannels(compensated(lab, press)))
  return [c, m, y, k]
}

/** The darker it is, the less a tint is seen. */
const isGrey = ({ l, a, b }: { l: number; a: number; b: number }) => Math.hypot(a, b) <= 1 + 3 * (1 - l / 100)

/** Black alone that is as light. */
function blackFor(lightness: number): number {
  const { greys } = open()
  const above = greys.findIndex((grey) => grey <= lightness)
  if (above < 0) return 1
  if (above === 0) return 0
  const [light, dark] = [nth(greys, above - 1), nth(greys, above)]
  return (above - 1 + (light - lightness) / (light - dark)) / STEPS
}

const REMEMBERED = 4096
const ofDrawings = recent<Hex, Inks>(REMEMBERED)
const ofBlends = recent<Hex, Inks>(REMEMBERED)

/** The inks of a colour among others that it runs into, as in a picture: greys are made of all inks. */
export const blendedInks = (colour: Hex): Inks =>
  memo(ofBlends, colour, () => {
    const lab = toLab(colour)
    if (!lab) throw new RangeError(`Not a colour: '${colour}'`)
    return mixedInks(lab)
  })

/** The same of channels from 0 to 255, for tables of them: nothing is remembered. */
export const pixelInks = (red: number, green: number, blue: number): Inks =>
  mixedInks(toLab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }))

/** The inks of a colour of a drawing: greys are black alone. */
export const inksOf = (colour: Hex): Inks =>
  memo(ofDrawings, colour, () => {
    const lab = toLab(colour)
    return lab && isGrey(lab) ? [0, 0, 0, blackFor(lab.l)] : blendedInks(colour)
  })

/** Whether it is black ink and nothing else, which is printed over what lies below. */
export const isPureBlack = (colour: Hex): boolean => {
  const [c, m, y, k] = inksOf(colour)
  return k >= 1 && c + m + y === 0
}

/** What inks look like on a screen. */
export function lookOf(inks: Inks): Hex {
  const press = open()
  const [l, a, b] = labOf(press.look(inks))
  const [l2, a2, b2] = compensated({ l, a, b }, press, true)
  const { r, g, b: blue } = toRgb({ mode: 'lab', l: l2, a: a2, b: b2 })
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return hexOf({ mode: 'rgb', r: within(r), g: within(g), b: within(blue) })
}

/** What a colour of a drawing looks like in print, and how far that is from it (CIEDE2000). Black alone counts as black. */
export function printed(colour: Hex): { look: Hex; difference: number } {
  const inks = inksOf(colour)
  const look = lookOf(inks)
  return { look, difference: inks[0] + inks[1] + inks[2] === 0 ? 0 : apart(colour, look) }
}
