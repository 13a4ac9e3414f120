/** A path as something to set words on: how long it is, and where one stands after so much of it. */
import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import { memo, recent } from '../base/memo.ts'
import type { Text } from './types.ts'

export interface Track {
  /** Pixels. */
  length: number
  /** @returns where, and radians clockwise that the way is turned there; beyond the ends it goes straight on */
  at(distance: number): { x: number; y: number; turn: number }
}

interface Step {
  x: number
  y: number
  /** From the beginning to this point. */
  length: number
}

/** Pieces of a curve. */
const PIECES = 24
const COMMANDS = /([MLCQZ])([^MLCQZ]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

type XY = [number, number]

/** Points of a curve behind its first; of a quadratic one both handles are the same. */
function curve([x, y]: XY, [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0]: number[], isQuadratic: boolean): XY[] {
  return Array.from({ length: PIECES }, (_, i): XY => {
    const t = (i + 1) / PIECES
    const s = 1 - t
    const on = (from: number, a: number, b: number, to: number) =>
      isQuadratic
        ? s * s * from + 2 * s * t * a + t * t * to
        : s ** 3 * from + 3 * s * s * t * a + 3 * s * t * t * b + t ** 3 * to
    return [on(x, ax, bx, toX), on(y, ay, by, toY)]
  })
}

/** Points of the first line that a path draws. */
function pointsOf(d: string): XY[] {
  const points: XY[] = []
  // Skia writes every command out, absolute and in capitals.
  for (const [, command, rest = ''] of new Path2D(d).toSVGString().matchAll(COMMANDS)) {
    const values = (rest.match(NUMBER) ?? []).map(Number)
    const [fromX, fromY] = points.at(-1) ?? [0, 0]
    const value = (at: number) => values[at] ?? 0
    if (command === 'M') {
      if (points.length > 0) break
      points.push([value(0), value(1)])
    } else if (command === 'L') points.push([value(0), value(1)])
    else if (command === 'Z') points.push(points[0] ?? [0, 0])
    else
      points.push(
        ...curve(
          [fromX, fromY],
          command === 'Q' ? [value(0), value(1), value(0), value(1), value(2), value(3)] : values,
          command === 'Q',
        ),
      )
  }
  return points
}

const tracks = recent<string, Track>(200)

export const trackOf = (d: string): Track => memo(tracks, d, () => made(d))

function made(d: string): Track {
  const steps: Step[] = []
  for (const [x, y] of pointsOf(d)) {
    const last = steps.at(-1)
    const gone = last ? Math.hypot(x - last.x, y - last.y) : 0
    if (!last || gone > 0) steps.push({ x, y, length: (last?.length ?? 0) + gone })
  }
  const end = steps.at(-1)
  return {
    length: end?.length ?? 0,
    at(distance) {
      const found = steps.findIndex(({ length }) => length >= distance)
      const to = Math.max(1, found < 0 ? steps.length - 1 : found)
      const [a, b] = [steps[to - 1], steps[to]]
      if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, turn: 0 }
      const share = (distance - a.length) / (b.length - a.length)
      return {
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
        turn: Math.atan2(b.y - a.y, b.x - a.x),
      }
    },
  }
}

/** From the origin to where a path reaches, to the right and down. */
export function spanOf(d: string): { width: number; height: number } {
  const [, , right, bottom] = new Path2D(d).computeTightBounds()
  return { width: Math.max(1, right), height: Math.max(1, bottom) }
}

/** An arc, or a path, that is so much larger. */
export function scaledArc(arc: NonNullable<Text['arc']>, by: number): NonNullable<Text['arc']> {
  const radius = Math.round(arc.radius * by * 100) / 100
  if (arc.path === undefined) return { ...arc, radius }
  return { ...arc, radius, path: new Path2D(arc.path).transform(new DOMMatrix([by, 0, 0, by, 0, 0])).toSVGString() }
}
