/**
 * What a press makes of screen colours: relative colorimetric with black point compensation, through the profile of the printing
 * condition. Greys of drawings are black ink alone, as printers want them.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { converter, differenceCiede2000 } from 'culori'
import { nth } from '../../base/items.ts'
import { memo, recent } from '../../base/memo.ts'
import { hexOf } from '../../colour/colour.ts'
import type { Hex } from '../../scene/types.ts'
import { CONDITIONS, type Condition, type ConditionName } from './conditions.ts'
import { type Lab, labChannels, labOf, tableOf } from './icc.ts'

/** Cyan, magenta, yellow, black: 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]

/** CIEDE2000: colours that differ by more are seen to be others without a look at both side by side. */
export const SEEN = 5

/** A press and its paper. */
export interface Press {
  condition: Condition
  /** The output profile, for files that name what they were made for. */
  profile: Uint8Array
  /** The inks of a colour of a drawing: greys are black alone. */
  inksOf(colour: Hex): Inks
  /** The inks of a colour among others that it runs into, as in a picture: greys are made of all inks. */
  blendedInks(colour: Hex): Inks
  /** The same of channels from 0 to 255, for tables of them: nothing is remembered. */
  pixelInks(red: number, green: number, blue: number): Inks
  /** Whether it is black ink and nothing else, which is printed over what lies below. */
  isPureBlack(colour: Hex): boolean
  /** What inks look like on a screen. */
  lookOf(inks: Inks): Hex
  /** What a colour of a drawing looks like in print, and how far that is from it (CIEDE2000). Black alone counts as black. */
  printed(colour: Hex): { look: Hex; difference: number }
}

const FILES: Readonly<Record<ConditionName, URL>> = {
  fogra39: new URL('./profiles/fogra39.generated.br', import.meta.url),
  fogra47: new URL('./profiles/fogra47.generated.br', import.meta.url),
  'cgats-tr-001': new URL('./profiles/cgats-tr-001.generated.br', import.meta.url),
}

const STEPS = 256
const REMEMBERED = 4096
const NONE: Inks = [0, 0, 0, 0]
const toXyz = converter('xyz50')
const toLab = converter('lab')
const toRgb = converter('rgb')
const apart = differenceCiede2000()

const xyzOf = (l: number, a = 0, b = 0) => toXyz({ mode: 'lab', l, a, b })
const WHITE = xyzOf(100)

interface Light {
  l: number
  a: number
  b: number
}

/**
 * Black point compensation: the range from black to white of the screen on that of the press, or back.
 * @param deepest luminance of the press's black, of white 1
 */
function compensated({ l, a, b }: Light, deepest: number, back = false): Lab {
  const xyz = xyzOf(l, a, b)
  const scaled = (value: number, most: number) =>
    back ? (value - deepest * most) / (1 - deepest) : value * (1 - deepest) + deepest * most
  const lab = toLab({ mode: 'xyz50', x: scaled(xyz.x, WHITE.x), y: scaled(xyz.y, WHITE.y), z: scaled(xyz.z, WHITE.z) })
  return [lab.l, lab.a, lab.b]
}

/** The darker it is, the less a tint is seen. */
const isGrey = ({ l, a, b }: Light) => Math.hypot(a, b) <= 1 + 3 * (1 - l / 100)

/** Black alone that is as light. @param greys `L*` of black alone, in even steps from none to full */
function blackFor(lightness: number, greys: readonly number[]): number {
  const above = greys.findIndex((grey) => grey <= lightness)
  if (above < 0) return 1
  if (above === 0) return 0
  const [light, dark] = [nth(greys, above - 1), nth(greys, above)]
  return (above - 1 + (light - lightness) / (light - dark)) / STEPS
}

const within = (value: number) => Math.min(1, Math.max(0, value))

function open(name: ConditionName): Press {
  const profile = brotliDecompressSync(readFileSync(FILES[name]))
  const [toInks, seen] = [tableOf(profile, 'B2A0'), tableOf(profile, 'A2B0')] as const
  const look = (inks: Inks): Lab => labOf(seen(inks))
  const [c0 = 0, m0 = 0, y0 = 0, k0 = 0] = toInks(labChannels([0, 0, 0]))
  const deepest = xyzOf(nth(look([c0, m0, y0, k0]), 0)).y
  const greys = Array.from({ length: STEPS + 1 }, (_, at) => nth(look([0, 0, 0, at / STEPS]), 0))
  const ofDrawings = recent<Hex, Inks>(REMEMBERED)
  const ofBlends = recent<Hex, Inks>(REMEMBERED)

  /** Of all inks. */
  function mixedInks(lab: Light): Inks {
    if (lab.l >= 99.99) return NONE
    const [c = 0, m = 0, y = 0, k = 0] = toInks(labChannels(compensated(lab, deepest)))
    return [c, m, y, k]
  }

  const press: Press = {
    condition: CONDITIONS[name],
    profile,
    inksOf: (colour) =>
      memo(ofDrawings, colour, () => {
        const lab = toLab(colour)
        return lab && isGrey(lab) ? [0, 0, 0, blackFor(lab.l, greys)] : press.blendedInks(colour)
      }),
    blendedInks: (colour) =>
      memo(ofBlends, colour, () => {
        const lab = toLab(colour)
        if (!lab) throw new RangeError(`Not a colour: '${colour}'`)
        return mixedInks(lab)
      }),
    pixelInks: (red, green, blue) => mixedInks(toLab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })),
    isPureBlack(colour) {
      const [c, m, y, k] = press.inksOf(colour)
      return k >= 1 && c + m + y === 0
    },
    lookOf(inks) {
      const [l, a, b] = look(inks)
      const [l2, a2, b2] = compensated({ l, a, b }, deepest, true)
      const { r, g, b: blue } = toRgb({ mode: 'lab', l: l2, a: a2, b: b2 })
      return hexOf({ mode: 'rgb', r: within(r), g: within(g), b: within(blue) })
    },
    printed(colour) {
      const inks = press.inksOf(colour)
      const shown = press.lookOf(inks)
      return { look: shown, difference: inks[0] + inks[1] + inks[2] === 0 ? 0 : apart(colour, shown) }
    },
  }
  return press
}

const opened = new Map<ConditionName, Press>()

/** Opened when it is first asked for, and kept. */
export function pressOf(name: ConditionName): Press {
  const press = opened.get(name) ?? open(name)
  opened.set(name, press)
  return press
}
