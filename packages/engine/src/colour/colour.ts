/** Colour arithmetic: perceptual steps in OKLCH, contrast by WCAG 2 and by APCA. Everything takes and gives sRGB hex. */
import { clampChroma, converter, formatHex, interpolate, parse, wcagLuminance } from 'culori'
import { memo, recent } from '../base/memo.ts'
import type { Hex } from '../scene/types.ts'
import { contrastRatio } from './luminance.ts'

export interface Oklch {
  /** Lightness 0–1. */
  l: number
  /** Chroma, 0 (grey) to about 0.32 in sRGB. */
  c: number
  /** Hue in degrees, 0 where the colour is grey. */
  h: number
}

const toOklch = converter('oklch')
const toOklab = converter('oklab')
const toRgb = converter('rgb')

/** Written as hex: not the name of a role. */
export const isHex = (colour: string): colour is Hex => colour.startsWith('#')

/** Any colour that culori knows, as '#rrggbb'. @throws RangeError where it is none */
export function hexOf(colour: Parameters<typeof formatHex>[0]): Hex {
  const written = formatHex(colour)
  if (written && isHex(written)) return written
  throw new RangeError(`Not a colour: ${JSON.stringify(colour)}`)
}

function parsed(hex: Hex) {
  const colour = parse(hex)
  if (!colour) throw new RangeError(`Not a colour: '${hex}' (allowed: #rgb, #rrggbb)`)
  return colour
}

/** Colours of which a coordinate is remembered: a palette's are asked for hundreds of times while a design is composed. */
const REMEMBERED = 4096
const cylinders = recent<Hex, Readonly<Oklch>>(REMEMBERED)
const luminances = recent<Hex, number>(REMEMBERED)
const labs = recent<Hex, Oklab>(REMEMBERED)

export const oklch = (hex: Hex): Readonly<Oklch> =>
  memo(cylinders, hex, () => {
    const { l, c, h } = toOklch(parsed(hex))
    return { l, c, h: h ?? 0 }
  })

const luminanceOf = (hex: Hex): number => memo(luminances, hex, () => wcagLuminance(parsed(hex)))

const oklabOfHex = (hex: Hex): Oklab =>
  memo(labs, hex, () => {
    const { l, a, b } = toOklab(parsed(hex))
    return [l, a, b]
  })

/** Lightness, green to red, blue to yellow. */
export type Oklab = readonly [l: number, a: number, b: number]

/** Of sRGB channels, 0–255. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
  return [l, a, b]
}

/** The nearest sRGB colour of the same lightness and hue: chroma gives way. */
export function hex({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l))
  return hexOf(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch'))
}

/** '#abc' and '#AABBCC' as '#aabbcc'. */
export function normalHex(colour: Hex): Hex {
  return hexOf(parsed(colour))
}

/** WCAG 2.2 contrast ratio, 1–21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (a: Hex, b: Hex): number => contrastRatio(luminanceOf(a), luminanceOf(b))

/**
 * APCA lightness contrast, about −108 (white on black) to 106 (black on white); the absolute value counts.
 * Written from the published equations and constants of APCA 0.0.98G-4g:
 * https://github.com/Myndex/SAPC-APCA/blob/master/documentation/APCA-W3-LaTeX.md
 */
export function apca(text: Hex, ground: Hex): number {
  const screenLuminance = (colour: Hex) => {
    const { r, g, b } = toRgb(parsed(colour))
    const y = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: the published constant, not the root of two
    return y < 0.022 ? y + (0.022 - y) ** 1.414 : y // flare of real screens lifts the blacks
  }
  const [yText, yGround] = [screenLuminance(text), screenLuminance(ground)]
  if (Math.abs(yGround - yText) < 0.0005) return 0
  const darkOnLight = yGround > yText
  const sapc = (darkOnLight ? yGround ** 0.56 - yText ** 0.57 : yGround ** 0.65 - yText ** 0.62) * 1.14
  if (Math.abs(sapc) < 0.1) return 0
  return (darkOnLight ? sapc - 0.027 : sapc + 0.027) * 100
}

/** Distance in OKLab; 0.02 is just visible side by side, 0.15 is plainly another colour. */
export function difference(a: Hex, b: Hex): number {
  const [p, q] = [oklabOfHex(a), oklabOfHex(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

/** Smallest angle between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

/** From a (0) to b (1), straight through OKLab. */
export const mix = (a: Hex, b: Hex, amount: number): Hex =>
  memo(mixtures, `${a}${b}${amount}`, () => hexOf(interpolate([parsed(a), parsed(b)], 'oklab')(amount)))
const mixtures = recent<string, Hex>(REMEMBERED)

export function lighten(colour: Hex, amount: number): Hex {
  const { l, c, h } = oklch(colour)
  return hex({ l: l + amount, c, h })
}

export function darken(colour: Hex, amount: number): Hex {
  return lighten(colour, -amount)
}

/** Leans towards orange (positive) or blue (negative); 0.02 is a hint on a near-white. */
export function warm(colour: Hex, amount: number): Hex {
  const lab = toOklab(parsed(colour))
  const [a, b] = [Math.cos(1.22), Math.sin(1.22)] // 70°, between orange and yellow
  const { l, c, h } = toOklch({ mode: 'oklab', l: lab.l, a: lab.a + a * amount, b: lab.b + b * amount })
  return hex({ l, c, h: h ?? 0 })
}

export function isDark(colour: Hex): boolean {
  return luminanceOf(colour) < 0.179 // where white and black are equally legible
}

/** Grey to the eye, white and black included. */
export function isNeutral(colour: Hex): boolean {
  const { l, c } = oklch(colour)
  return c < (l > 0.92 || l < 0.2 ? 0.025 : 0.035)
}

/** Black or white, whichever reads better. */
export function blackOrWhite(ground: Hex): Hex {
  return isDark(ground) ? '#ffffff' : '#000000'
}

/**
 * The colour nearest to `colour` in lightness, of the same hue, that reaches the WCAG ratio on the ground. It moves away
 * from the ground; where even black or white does not reach the ratio, the better of the two.
 */
export function ensureContrast(colour: Hex, ground: Hex, ratio: number): Hex {
  if (contrast(colour, ground) >= ratio) return normalHex(colour)
  const from = oklch(colour)
  const lighter = reach(from, 1, ground, ratio)
  const darker = reach(from, 0, ground, ratio)
  if (lighter && darker)
    return Math.abs(oklch(lighter).l - from.l) < Math.abs(oklch(darker).l - from.l) ? lighter : darker
  return lighter ?? darker ?? blackOrWhite(ground)
}

/** Bisects lightness between the colour and an end (0 or 1); undefined where the end itself is not enough. */
function reach(from: Oklch, end: 0 | 1, ground: Hex, ratio: number): Hex | undefined {
  if (contrast(hex({ ...from, l: end }), ground) < ratio) return undefined
  let [near, far]: [number, number] = [from.l, end]
  for (let step = 0; step < 14; step++) {
    const middle = (near + far) / 2
    if (contrast(hex({ ...from, l: middle }), ground) >= ratio) far = middle
    else near = middle
  }
  return hex({ ...from, l: far })
}

/** How far shade turns a colour's hue towards blue and light towards yellow, degrees per hundredth of lightness. */
const TURN = 0.35
const [BLUE, YELLOW] = [265, 95]
const shades = recent<string, Hex>(REMEMBERED)

/**
 * A colour in light (positive) or in shade (negative), by hundredths of lightness. Towards its ends lightness is moved
 * less and chroma gives way, so that neither burns out; the hue turns as daylight turns it.
 */
export function shade(colour: Hex, hundredths: number): Hex {
  return memo(shades, `${colour}${hundredths}`, () => {
    const { l, c, h } = oklch(colour)
    const room = hundredths < 0 ? l : 1 - l
    const moved = l + room * Math.tanh(hundredths / 100 / Math.max(room, 0.08))
    const aim = hundredths < 0 ? BLUE : YELLOW
    const way = ((aim - h + 540) % 360) - 180
    const turn = Math.sign(way) * Math.min(Math.abs(way), Math.abs(hundredths) * TURN)
    return hex({ l: moved, c, h: h + turn })
  })
}
