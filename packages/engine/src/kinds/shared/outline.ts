/** Letters as geometry: outlines placed into a box, and what can be known of them (contours, area, centre). */
import type { Box, Point } from '../../base/geometry.ts'
import { cyclic, nth } from '../../base/items.ts'
import type { FontSpec, Measure } from '../../type/types.ts'
import { at } from './geometry.ts'

interface Segment {
  command: string
  values: number[]
}

/** Outlines from `Measure` hold absolute M, L, Q, C and Z only. */
const segments = (d: string): Segment[] =>
  [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    values: rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  }))

/** Scales path data about the origin, then moves it. */
export function placePath(d: string, scale: number, dx: number, dy: number): string {
  return segments(d)
    .map(({ command, values }) => {
      const points: string[] = []
      for (let i = 0; i < values.length; i += 2)
        points.push(at(nth(values, i) * scale + dx, nth(values, i + 1) * scale + dy))
      return command + points.join(' ')
    })
    .join('')
}

export interface Contour {
  points: Point[]
  /** Signed by direction: counters have the other sign than what they are cut from. */
  area: number
  d: string
}

const STEPS = 8

/** The closed curves of a path, flattened; each also as its own path data. */
export function contours(d: string): Contour[] {
  const result: Contour[] = []
  let points: Point[] = []
  let own = ''
  const close = () => {
    if (points.length > 2) result.push({ points, area: areaOf(points), d: `${own}Z` })
    points = []
    own = ''
  }
  for (const { command, values } of segments(d)) {
    if (command === 'M' || command === 'Z') close()
    if (command === 'Z') continue
    own += command + values.join(' ')
    const last = points.at(-1) ?? [0, 0]
    const pairs: Point[] = []
    for (let i = 0; i < values.length; i += 2) pairs.push([nth(values, i), nth(values, i + 1)])
    if (command === 'M' || command === 'L') points.push(...pairs)
    else points.push(...curve([last, ...pairs]))
  }
  close()
  return result
}

/** Points on a Bézier curve of any degree, its start left out (de Casteljau). */
function curve(control: Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS
    let level = control
    while (level.length > 1)
      level = level.slice(1).map(([x, y], i) => {
        const [px, py] = nth(level, i)
        return [px + (x - px) * t, py + (y - py) * t]
      })
    return nth(level, 0)
  })
}

/** Shoelace formula. */
function areaOf(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [nx, ny] = cyclic(points, i + 1)
    sum += x * ny - nx * y
  })
  return sum / 2
}

export const boundsOf = (shape: readonly Contour[]): Box => {
  const xs = shape.flatMap(({ points }) => points.map(([x]) => x))
  const ys = shape.flatMap(({ points }) => points.map(([, y]) => y))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The centre of the ink: contours weighed by their signed areas. */
export function inkCentre(shape: readonly Contour[]): Point {
  let [mass, mx, my] = [0, 0, 0]
  for (const { points } of shape) {
    points.forEach(([x, y], i) => {
      const [nx, ny] = cyclic(points, i + 1)
      const cross = x * ny - nx * y
      mass += cross / 2
      mx += ((x + nx) * cross) / 6
      my += ((y + ny) * cross) / 6
    })
  }
  return [mx / mass, my / mass]
}

export interface PlacedLetter {
  d: string
  box: Box
}

/**
 * Letters as large as a box allows, optically centred in it: half way between the middle of their extent and the middle
 * of their ink, so that an L or a P does not lean. Undefined where the font draws nothing.
 */
export function placeLetters(measure: Measure, letters: string, font: FontSpec, into: Box): PlacedLetter | undefined {
  const { d } = measure.outline(letters, font, 1000)
  const shape = contours(d)
  if (shape.length === 0) return undefined
  const box = boundsOf(shape)
  const scale = Math.min(into.width / box.width, into.height / box.height)
  const [ix] = inkCentre(shape)
  const middle = (box.x + box.width / 2) * 0.5 + ix * 0.5
  const slack = (into.width - box.width * scale) / 2
  const wanted = (box.x + box.width / 2 - middle) * scale
  const left = into.x + slack + Math.max(-slack, Math.min(slack, wanted))
  const top = into.y + (into.height - box.height * scale) / 2
  return {
    d: placePath(d, scale, left - box.x * scale, top - box.y * scale),
    box: { x: left, y: top, width: box.width * scale, height: box.height * scale },
  }
}
