/** What the motifs draw with: short path data, and plates that gather the paths of one colour. */
import { nth } from '../../base/items.ts'
import type { Random } from '../../base/random.ts'
import type { ColourRef, Shape } from '../../scene/types.ts'

export interface MotifSpace {
  width: number
  height: number
  random: Random
  /** At least one; the first leads. The ground is not painted. */
  colours: readonly ColourRef[]
  /** Side of a comfortable module, pixels. */
  unit: number
}
export type DrawMotif = (space: MotifSpace) => Shape[]

/** A number for path data: a tenth of a pixel is enough. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function point(x: number, y: number): string {
  return `${n(x)} ${n(y)}`
}

export function circle(cx: number, cy: number, r: number): string {
  const d = n(2 * r)
  return `M${point(cx - r, cy)}a${n(r)} ${n(r)} 0 1 0 ${d} 0a${n(r)} ${n(r)} 0 1 0-${d} 0z`
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${point(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}z`
}

/** Corner of a square module: 0 top left, clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** The corners of a square, top left first, clockwise. */
export function corners(x: number, y: number, side: number): [number, number][] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]
}

/** A quarter of a disc about a corner of a square; `inner` > 0 makes it a band. */
export function quarter(x: number, y: number, side: number, turn: Turn, radius = side, inner = 0): string {
  const [cx, cy] = nth(corners(x, y, side), turn)
  // Directions from the corner along its two sides, clockwise.
  const [ax, ay, bx, by] = (
    [
      [1, 0, 0, 1],
      [0, 1, -1, 0],
      [-1, 0, 0, -1],
      [0, -1, 1, 0],
    ] as const
  )[turn]
  const outer = `${point(cx + ax * radius, cy + ay * radius)}A${n(radius)} ${n(radius)} 0 0 1 ${point(cx + bx * radius, cy + by * radius)}`
  if (inner === 0) return `M${point(cx, cy)}L${outer}z`
  return `M${outer}L${point(cx + bx * inner, cy + by * inner)}A${n(inner)} ${n(inner)} 0 0 0 ${point(cx + ax * inner, cy + ay * inner)}z`
}

/**
 * Columns and rows of square cells that cover the space, cut alike at opposite edges. Cells are even numbers of pixels, so
 * that modules meet without a seam.
 */
export function grid(
  { width, height }: MotifSpace,
  wanted: number,
): { cell: number; columns: number; rows: number; left: number; top: number } {
  const columns = Math.max(1, Math.round(width / wanted))
  const cell = Math.max(2, 2 * Math.ceil(width / columns / 2))
  const rows = Math.ceil(height / cell)
  return {
    cell,
    columns,
    rows,
    left: -Math.floor((columns * cell - width) / 2),
    top: -Math.floor((rows * cell - height) / 2),
  }
}

/** Gathers paths by colour; within a colour nothing may overlap, between colours the first asked for lies lowest. */
export function plates(colours: readonly ColourRef[]): { add(colour: ColourRef, d: string): void; shapes(): Shape[] } {
  const paths = new Map<ColourRef, string[]>()
  return {
    add(colour, d) {
      const list = paths.get(colour)
      if (list) list.push(d)
      else paths.set(colour, [d])
    },
    shapes: () =>
      colours.flatMap((colour) => (paths.has(colour) ? [{ d: (paths.get(colour) ?? []).join(''), fill: colour }] : [])),
  }
}

/** The first colour often, the others in turn less. */
export function leadingColour(colours: readonly ColourRef[], random: Random): ColourRef {
  const [lead, ...others] = colours as [ColourRef, ...ColourRef[]]
  return others.length === 0 || random.chance(0.52) ? lead : random.pick(others)
}
