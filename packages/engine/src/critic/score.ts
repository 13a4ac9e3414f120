/**
 * The score: how good a design that passed the gates looks, as far as geometry and a small raster tell. Each measure
 * comes with the range that human reference sets show (docs/decisions tell the sources), and stays with the design.
 */

import { memo } from '../base/memo.ts'
import { entriesOf } from '../base/tables.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { KindName, Scene } from '../scene/types.ts'
import { freshness, paletteMeasures } from './measures/colour.ts'
import { sturdiness } from './measures/mark.ts'
import { alignment, grid } from './measures/order.ts'
import { whiteSpace } from './measures/space.ts'
import { typeSizes } from './measures/type.ts'
import { contourDensity, type Grey, inkCentroid } from './raster.ts'

export interface Reason {
  measure: string
  value: number
  /** What human reference sets show, or what the house asks for. */
  target: [low: number, high: number]
  /** How far the target is reached, 0–1. */
  reached: number
  /** Its part of the score; the weights of all reasons add up to 1. */
  weight: number
}

export interface Score {
  /** 0–1. */
  value: number
  /** What it is made of, the weakest part first. */
  reasons: Reason[]
}

/** 1 inside [low, high], falling to 0 over `slope` outside. */
const within = (value: number, low: number, high: number, slope: number): number =>
  value < low ? Math.max(0, 1 - (low - value) / slope) : value > high ? Math.max(0, 1 - (value - high) / slope) : 1

interface Aim {
  target: [number, number]
  slope: number
  weight: number
}
/** Aims by kind; a kind without one is not held to the measure. */
type Aims = Partial<Record<KindName, Aim>>

const aim = (low: number, high: number, slope: number, weight: number): Aim => ({ target: [low, high], slope, weight })
const every = (one: Aim): Aims => ({
  logo: one,
  icon: one,
  'business-card': one,
  poster: one,
  banner: one,
  website: one,
})

const AIMS = {
  // Marks may stand off the lines on purpose (a stair of words, a solid with depth), and icons are one thing: less is made of it there.
  alignment: { ...every(aim(1, 1, 0.25, 5)), logo: aim(1, 1, 0.4, 2), icon: aim(1, 1, 0.5, 0.15) },
  grid: { ...every(aim(1, 1, 0.4, 4.8)), logo: aim(1, 1, 0.5, 1.2), icon: aim(1, 1, 0.5, 0.15) },
  'white space': {
    logo: aim(0.5, 0.86, 0.3, 2),
    'business-card': aim(0.45, 0.73, 0.15, 4),
    poster: aim(0.35, 0.65, 0.25, 3),
    banner: aim(0.35, 0.7, 0.25, 3),
    website: aim(0.34, 0.62, 0.12, 4),
  },
  'largest ÷ smallest type': {
    logo: aim(1, 9, 3, 0.5),
    'business-card': aim(3, 9, 1.5, 2.5),
    poster: aim(5, 20, 1.5, 4),
    banner: aim(2.2, 12, 1.2, 2),
    website: aim(3, 14, 3, 1),
  },
  'sizes of type': {
    'business-card': aim(1, 4, 3, 1),
    poster: aim(1, 5, 3, 1),
    banner: aim(1, 4, 3, 1),
    website: aim(1, 9, 4, 1),
  },
  // A share of the artboard's shorter side: print and posts are read from further away than they are made.
  'smallest type': {
    'business-card': aim(0.045, 1, 0.02, 2),
    poster: aim(0.026, 1, 0.012, 2.5),
    banner: aim(0.045, 1, 0.025, 2),
  },
  contours: {
    logo: aim(0, 0.045, 0.04, 1),
    icon: aim(0, 0.035, 0.04, 1),
    'business-card': aim(0, 0.06, 0.05, 1),
    poster: aim(0, 0.045, 0.04, 1),
    banner: aim(0, 0.06, 0.05, 1),
    website: aim(0, 0.05, 0.04, 1),
  },
  // How far the weight of what is drawn lies off the middle, a share of the longer side.
  balance: {
    // A field of colour on one side is weight that is meant.
    logo: aim(0, 0.02, 0.2, 2),
    icon: aim(0, 0.05, 0.4, 0.6),
    'business-card': aim(0, 0.16, 0.2, 1),
    poster: aim(0, 0.12, 0.2, 1.5),
    banner: aim(0, 0.16, 0.2, 1),
  },
  // The share of the mark that is left where it is sixteen pixels wide.
  'sturdiness of the mark': { logo: aim(0.8, 1, 0.3, 2) },
  'chroma of the palette': every(aim(0.05, 0.15, 0.08, 0.5)),
  'range of lightness': every(aim(0.5, 1, 0.2, 0.5)),
  freshness: every(aim(1, 1, 1, 1)),
} satisfies Record<string, Aims>
type MeasureName = keyof typeof AIMS

/** Below the width of this raster, pixels, and this blur, edges count as often as on the reference set's, twice as large. */
export const RASTER = 200
const BLUR = 1
const HALF_SIZE = 2

const orders = new WeakMap<LaidArtboard, { alignment: number; grid: number; 'white space': number }>()
/** A layout is scored when it is drafted, and again when it is looked at: its lines are compared once. */
const orderOf = (front: LaidArtboard) =>
  memo(orders, front, () => ({ alignment: alignment(front), grid: grid(front), 'white space': whiteSpace(front) }))

/** What the measures say of a design. `grey`: its first artboard, RASTER pixels wide; without it, only what geometry tells. */
function measured(
  { kind, palette, typography }: Scene,
  front: LaidArtboard,
  grey: Grey | undefined,
): Partial<Record<MeasureName, number>> {
  const sizes = typeSizes(front)
  const [smallest = 1, largest = 1] = [sizes[0], sizes.at(-1)]
  const { chroma, range } = paletteMeasures(palette)
  const sturdy = kind === 'logo' && grey ? sturdiness(front, grey) : undefined
  return {
    ...orderOf(front),
    // A single word has no smallest and no largest size.
    ...(sizes.length > 1 && { 'largest ÷ smallest type': largest / smallest }),
    'sizes of type': new Set(sizes.map(Math.round)).size,
    'smallest type': smallest / Math.min(front.width, front.height),
    ...(grey && { contours: contourDensity(grey, BLUR) / HALF_SIZE, balance: Math.hypot(...inkCentroid(grey)) }),
    ...(sturdy !== undefined && { 'sturdiness of the mark': sturdy }),
    'chroma of the palette': chroma,
    'range of lightness': range,
    freshness: freshness({ palette, typography }),
  }
}

/** Scores a design by its first artboard; `grey` as for the measures. */
export function scoreOf(scene: Scene, front: LaidArtboard, grey?: Grey): Score {
  const values = measured(scene, front, grey)
  const aims = entriesOf<Record<MeasureName, Aims>>(AIMS).flatMap(([measure, aims]) => {
    const own = aims[scene.kind]
    const value = values[measure]
    return own && value !== undefined ? [{ measure, value, ...own }] : []
  })
  const sum = aims.reduce((total, { weight }) => total + weight, 0)
  const reasons = aims
    .map(({ measure, value, target, slope, weight }) => ({
      measure,
      value,
      target,
      reached: within(value, ...target, slope),
      weight: weight / sum,
    }))
    .sort((a, b) => a.reached - b.reached)
  return { value: reasons.reduce((total, { reached, weight }) => total + reached * weight, 0), reasons }
}
