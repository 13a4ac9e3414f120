/**
 * What inks look like in print, from patches that were printed and measured: Neugebauer's mixture with the gain of each ink (Yule and Nielsen),
 * and what the patches differ from it by, spread between them.
 */
import type { Lab } from '../../../packages/engine/src/render/press/icc.ts'

export interface Patch {
  /** Cyan, magenta, yellow, black: 0 to 1. */
  inks: readonly number[]
  /** Of the bare paper, as white. */
  colour: Lab
}

type Xyz = readonly [number, number, number]

/** Of the light that colours are measured in: D50. */
export const DAYLIGHT: Xyz = [0.9642, 1, 0.8249]

const [EPSILON, KAPPA] = [216 / 24389, 24389 / 27]
const stepUp = (value: number) => (value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116)
const stepDown = (value: number) => (value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA)

const xyzOf = ([l, a, b]: Lab): Xyz => {
  const y = (l + 16) / 116
  return [DAYLIGHT[0] * stepDown(y + a / 500), DAYLIGHT[1] * stepDown(y), DAYLIGHT[2] * stepDown(y - b / 200)]
}
const labOf = ([x, y, z]: Xyz): Lab => {
  const [one, two, three] = [stepUp(x / DAYLIGHT[0]), stepUp(y / DAYLIGHT[1]), stepUp(z / DAYLIGHT[2])]
  return [116 * two - 16, 500 * (one - two), 200 * (two - three)]
}

const isBare = (inks: readonly number[]) => inks.every((ink) => ink === 0)

/** Reads a file of measurements (CGATS). Patches that were printed twice are told once. @returns with the white of the paper */
export function patchesOf(file: string): { patches: Patch[]; paper: Xyz } {
  const [, fields = ''] = /BEGIN_DATA_FORMAT\s+([\s\S]*?)\s+END_DATA_FORMAT/.exec(file) ?? []
  const [, rows = ''] = /BEGIN_DATA\s*\n([\s\S]*?)\nEND_DATA/.exec(file) ?? []
  const names = fields.split(/\s+/)
  const of = (cells: string[], name: string) => Number(cells[names.indexOf(name)])
  const seen = new Map<string, { inks: number[]; colour: Lab }>()
  for (const row of rows.trim().split(/\r?\n/)) {
    const cells = row.trim().split(/\s+/)
    const inks = ['CMYK_C', 'CMYK_M', 'CMYK_Y', 'CMYK_K'].map((name) => of(cells, name) / 100)
    seen.set(String(inks), { inks, colour: [of(cells, 'LAB_L'), of(cells, 'LAB_A'), of(cells, 'LAB_B')] })
  }
  const bare = [...seen.values()].find(({ inks }) => isBare(inks))
  if (!bare) throw new Error('No patch is bare paper.')
  const paper = xyzOf(bare.colour)
  const ofPaper = (colour: Lab): Lab => {
    const [x, y, z] = xyzOf(colour)
    return labOf([(x * DAYLIGHT[0]) / paper[0], (y * DAYLIGHT[1]) / paper[1], (z * DAYLIGHT[2]) / paper[2]])
  }
  return { patches: [...seen.values()].map(({ inks, colour }) => ({ inks, colour: ofPaper(colour) })), paper }
}

/** Yule and Nielsen's: how far light spreads within the paper. */
const SPREAD = 2
const spread = (colour: Lab): number[] => xyzOf(colour).map((value) => value ** (1 / SPREAD))
const unspread = ([x = 0, y = 0, z = 0]: readonly number[]): Lab =>
  labOf([Math.max(0, x) ** SPREAD, Math.max(0, y) ** SPREAD, Math.max(0, z) ** SPREAD])

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
const less = (one: readonly number[], other: readonly number[]) => one.map((value, at) => value - (other[at] ?? 0))

/** What share of the paper an ink covers at each tone of its wedge, dots having grown. */
function gains(patches: readonly Patch[], ink: number): [tone: number, covered: number][] {
  const wedge = patches
    .filter(({ inks }) => inks.every((value, at) => at === ink || value === 0))
    .map(({ inks, colour }) => ({ tone: inks[ink] ?? 0, at: spread(colour) }))
    .sort((a, b) => a.tone - b.tone)
  const [bare = [], full = []] = [wedge[0]?.at, wedge.at(-1)?.at]
  const way = less(full, bare)
  return wedge.map(({ tone, at }) => [tone, dot(less(at, bare), way) / dot(way, way)])
}

/** A smooth line through points (Catmull–Rom, its slopes held where it would turn back). */
function line(points: readonly [number, number][]): (at: number) => number {
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return { x: fromX, y: fromY, wide: x - fromX, slope: (y - fromY) / (x - fromX) }
  })
  const slopeAt = (index: number) => {
    const [before, after] = [steps[index - 1]?.slope, steps[index]?.slope]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  return (at) => {
    const index = Math.max(
      0,
      steps.findLastIndex(({ x }) => x <= at),
    )
    const { x, y, wide, slope } = steps[index] ?? { x: 0, y: 0, wide: 1, slope: 0 }
    const share = (at - x) / wide
    const [from, to] = [slopeAt(index) * wide, slopeAt(index + 1) * wide]
    const rise = slope * wide
    return y + share * (from + share * (3 * rise - 2 * from - to + share * (from + to - 2 * rise)))
  }
}

/** How far a patch tells of others, in shares of the paper, and how much of a difference is noise (ΔE²). */
const [REACH, NOISE] = [0.9, 0.002]

/** Matérn 3/2. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const far = (Math.sqrt(3) * Math.hypot(...less(one, other))) / REACH
  return (1 + far) * Math.exp(-far)
}

type Row = Float64Array
const NONE: Row = new Float64Array()

/** The sum of products of two rows, as far as the first `many` of both. */
function upTo(many: number, one: Row, other: Row): number {
  let sum = 0
  for (let at = 0; at < many; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** How alike the places are, as the product of a triangle with itself (Cholesky): its rows. */
function triangle(places: readonly (readonly number[])[]): Row[] {
  const rows = places.map((place, at) =>
    Float64Array.from(
      { length: at + 1 },
      (_, other) => likeness(place, places[other] ?? []) + (other === at ? NOISE : 0),
    ),
  )
  for (const [at, row] of rows.entries())
    for (let column = 0; column <= at; column++) {
      const above = rows[column] ?? NONE
      const rest = (row[column] ?? 0) - upTo(column, row, above)
      row[column] = column === at ? Math.sqrt(rest) : rest / (above[column] ?? 1)
    }
  return rows
}

/** What each place adds, so that all together make the values. */
function weightsFor(rows: readonly Row[], values: readonly number[]): Row {
  const found = Float64Array.from(values)
  for (const [at, row] of rows.entries()) found[at] = ((found[at] ?? 0) - upTo(at, row, found)) / (row[at] ?? 1)
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] ?? NONE
    const own = (found[at] ?? 0) / (row[at] ?? 1)
    found[at] = own
    for (let before = 0; before < at; before++) found[before] = (found[before] ?? 0) - own * (row[before] ?? 0)
  }
  return found
}

export interface Measured {
  /** For each ink the share of the paper that it covers at a tone. */
  covered: readonly ((tone: number) => number)[]
  /** The colour where inks cover these shares. */
  look: (shares: readonly number[]) => Lab
}

export function fitted(patches: readonly Patch[]): Measured {
  const covered = [0, 1, 2, 3].map((ink) => line(gains(patches, ink)))
  const solids = Array.from({ length: 16 }, (_, which) => {
    const solid = patches.find(({ inks }) => inks.every((ink, at) => ink === ((which >> at) & 1)))
    if (!solid) throw new Error(`No patch has all of the inks ${which.toString(2)}.`)
    return spread(solid.colour)
  })
  const mixed = (shares: readonly number[]): Lab => {
    const sum = [0, 0, 0]
    for (const [which, solid] of solids.entries()) {
      const share = shares.reduce((product, one, at) => product * ((which >> at) & 1 ? one : 1 - one), 1)
      for (const [at, value] of solid.entries()) sum[at] = (sum[at] ?? 0) + share * value
    }
    return unspread(sum)
  }
  const places = patches.map(({ inks }) => inks.map((ink, at) => covered[at]?.(ink) ?? ink))
  const left = patches.map(({ colour }, at) => less(colour, mixed(places[at] ?? [])))
  const rows = triangle(places)
  const weights = [0, 1, 2].map((channel) =>
    weightsFor(
      rows,
      left.map((one) => one[channel] ?? 0),
    ),
  )
  return {
    covered,
    look(shares) {
      const colour = [...mixed(shares)]
      for (const [at, place] of places.entries()) {
        const near = likeness(shares, place)
        for (let channel = 0; channel < 3; channel++)
          colour[channel] = (colour[channel] ?? 0) + near * (weights[channel]?.[at] ?? 0)
      }
      const [l = 0, a = 0, b = 0] = colour
      return isBare(shares) ? [100, 0, 0] : [l, a, b]
    },
  }
}
