/** What views draw with: a box with a horizon and a point that all ways lead to, the light, and words for planes in depth. */
import type { Point } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import { isHex, mix } from '../../colour/colour.ts'
import type { ColourRef, Hex, Paint, Shape } from '../../scene/types.ts'
import { round, smooth } from '../shapes.ts'
import { type Light, lit } from './light.ts'

export interface ViewCanvas {
  width: number
  height: number
  /** A hundredth of the shorter side, though not less than a hundred-and-sixtieth of the longer one. */
  u: number
  light: Light
  /** From the top, pixels. */
  horizon: number
  /** Where the sun stands and ways end, pixels from the left. */
  focus: number
  /** Down to here words stand in the sky, pixels. */
  clear: number
  /** Where words stand. */
  words: readonly { left: number; top: number; right: number; bottom: number }[]
  /** The ground's own colour as a role, for what lies under words. */
  ground: ColourRef
  random: Random
  /** What is drawn is the picture in the water. */
  mirrored?: true
}
export const material = {
  grass: '#6fa648',
  meadow: '#8fbb55',
  leaf: '#3f7f43',
  fir: '#24584a',
  rock: '#7c8798',
  snow: '#f4f9ff',
  sand: '#f0d7a2',
  dune: '#e3a865',
  soil: '#7d5233',
  asphalt: '#5b626e',
  gravel: '#e6cfa5',
  wood: '#8a5a3a',
  trunk: '#5c4030',
  wall: '#f5ead8',
  roof: '#c4583f',
  stone: '#a89f94',
  glass: '#6f8fae',
  water: '#2f86ad',
  reef: '#e2705f',
} as const satisfies Record<string, Hex>
export type Material = keyof typeof material

/** A disc that runs as boxes do, so that forms which overlap in one path are one. */
export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`

export const shape = (d: string, fill: Paint): Shape => ({ d, fill })
export const stroke = (d: string, paint: Paint, width: number): Shape => ({
  d,
  stroke: { paint, width: round(width), cap: 'round', join: 'round' },
})

/** A material's colour at a depth, 0 far … 1 near. */
export const tinted = ({ light }: ViewCanvas, name: Material | Hex, near: number): Hex =>
  lit(light, isHex(name) ? name : material[name], near)

/** A height in the picture, or in the water below it. */
export const up = ({ horizon, mirrored }: ViewCanvas, y: number): number =>
  mirrored ? horizon + (horizon - y) * 0.72 : y

/** One colour above, another one below, between two heights. */
export function falling(
  { height }: ViewCanvas,
  [from, above]: [number, ColourRef],
  [to, below]: [number, ColourRef],
): Paint {
  const at = (y: number) => Math.min(1, Math.max(0, y / height))
  const [a, b] = [at(from), at(to)]
  return b - a < 0.002
    ? above
    : {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: a, colour: above },
          { at: b, colour: below },
        ],
      }
}

/** Light that falls off from a point. */
export const halo = (
  { width, height }: ViewCanvas,
  [x, y]: Point,
  radius: number,
  colour: ColourRef,
  alpha: number,
): Shape =>
  shape(circle(x, y, radius), {
    gradient: 'radial',
    centre: [x / width, y / height],
    radius: radius / Math.max(width, height),
    stops: [
      { at: 0, colour, alpha },
      { at: 0.45, colour, alpha: alpha * 0.36 },
      { at: 1, colour, alpha: 0 },
    ],
  })

/** A plane whose upper edge is a line of points; it pales towards its foot. */
export function ridge(canvas: ViewCanvas, points: readonly Point[], colour: Hex, foot: number, pale = 0.4): Shape {
  const placed = points.map(([x, y]): Point => [x, up(canvas, y)])
  const [first] = placed
  const base = up(canvas, foot)
  const top = Math.min(...points.map(([, y]) => y))
  const d = `M${round(first?.[0] ?? 0)} ${round(first?.[1] ?? 0)}${smooth(placed)}V${round(base)}H${round(first?.[0] ?? 0)}Z`
  if (canvas.mirrored) return shape(d, { colour, alpha: 0.5 })
  return shape(d, falling(canvas, [top, colour], [foot, mix(colour, canvas.light.haze, pale * canvas.light.mist)]))
}

/** A line of points from edge to edge about a height: `swell` up and down, in so many waves. */
export function swells({ width, random }: ViewCanvas, y: number, swell: number, waves: number): Point[] {
  const count = Math.max(6, Math.round(waves * 4))
  const [a, b] = [random.between(0, 6), random.between(0, 6)]
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count
    const lift = Math.sin(a + t * waves * 6.283) * 0.62 + Math.sin(b + t * waves * 14.1) * 0.38
    return [width * (t * 1.04 - 0.02), y - swell * (0.5 + 0.5 * lift)]
  })
}

/** The height of a line at a place. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([px]) => px >= x)
  const [a, b] = [points[Math.max(0, next - 1)], points[Math.max(0, next)]]
  if (!a || !b) return 0
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
}

/** Of the ground before one: 0 at the horizon, 1 at the foot of the picture; how large things are there. */
export const depthAt = ({ horizon, height }: ViewCanvas, y: number): number => (y - horizon) / (height - horizon)

/** Whether a box meets words. */
export const meets = ({ words }: ViewCanvas, left: number, top: number, right: number, bottom: number): boolean =>
  words.some((box) => right > box.left && left < box.right && bottom > box.top && top < box.bottom)
