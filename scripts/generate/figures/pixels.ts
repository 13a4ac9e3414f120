/** Drawings as pixels: how much of each path is seen, and whether the paths look like the SVG that they were read from. */

import sharp from 'sharp'
import type { DrawnPaint, DrawnPath, Segment } from '../../../packages/engine/src/imagery/svg/drawing.ts'
import { paintList } from '../../../packages/engine/src/render/canvas.ts'
import type { DisplayItem, DisplayList } from '../../../packages/engine/src/render/display.ts'
import type { ResolvedPaint } from '../../../packages/engine/src/render/paint.ts'
import type { Hex } from '../../../packages/engine/src/scene/types.ts'
import { SIDE, svg } from './packed.ts'

const PIXELS = 96
const SEEN_ALPHA = 0.35
/** Of 255: a pixel that is covered so much belongs to the drawing. */
const INKED = 40

const pixelsOf = (items: DisplayItem[]) =>
  paintList({ width: SIDE, height: SIDE, items } as DisplayList, PIXELS / SIDE, new Map()).pixels

export const pathData = (segments: Segment[]): string =>
  segments.map(([command, ...points]) => command + points.flat().join(' ')).join('')

/** Pixels of each path that no later one covers. Faint paths cover nothing and count for nothing. */
export function pathAreas(paths: DrawnPath[]): number[] {
  const colour = (i: number) => `#${(i + 1).toString(16).padStart(6, '0')}` as Hex
  const strong = (paint: DrawnPaint | undefined) => paint !== undefined && paint.alpha > SEEN_ALPHA
  const items = paths.flatMap(({ segments, fill, stroke, evenOdd }, i): DisplayItem[] => {
    const paint: ResolvedPaint = { type: 'solid', colour: colour(i), alpha: 1 }
    if (!strong(fill) && !strong(stroke?.paint)) return []
    return [
      {
        kind: 'path',
        d: pathData(segments),
        ...(strong(fill) && { fill: paint }),
        ...(evenOdd && { rule: 'evenodd' as const }),
        ...(stroke && strong(stroke.paint) && { stroke: { width: stroke.width, paint } }),
      },
    ]
  })
  const areas = paths.map(() => 0)
  const pixels = pixelsOf(items)
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue
    const i = ((pixels[at] ?? 0) << 16) + ((pixels[at + 1] ?? 0) << 8) + (pixels[at + 2] ?? 0) - 1
    if (i in areas) areas[i] = (areas[i] ?? 0) + 1
  }
  return areas
}

/** Left, top, right and bottom of what is seen of the paths, units of the drawing. */
export function inkOf(paths: DrawnPath[]): [number, number, number, number] {
  const paint: ResolvedPaint = { type: 'solid', colour: '#000000', alpha: 1 }
  const pixels = pixelsOf(
    paths
      .filter(({ fill, stroke }) => ((fill ?? stroke?.paint)?.alpha ?? 0) > SEEN_ALPHA)
      .map(({ segments, fill, stroke, evenOdd }) => ({
        kind: 'path',
        d: pathData(segments),
        ...(fill && { fill: paint }),
        ...(evenOdd && { rule: 'evenodd' as const }),
        ...(stroke && { stroke: { width: stroke.width, paint, ...manner(stroke) } }),
      })),
  )
  let [left, top, right, bottom] = [PIXELS, PIXELS, 0, 0]
  for (let at = 0; at < PIXELS * PIXELS; at++) {
    if ((pixels[at * 4 + 3] ?? 0) < INKED) continue
    const [x, y] = [at % PIXELS, Math.floor(at / PIXELS)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const inUnits = (pixel: number) => Math.round((pixel * SIDE) / PIXELS)
  return [inUnits(left), inUnits(top), inUnits(right), inUnits(bottom)]
}

/** Mean difference of the paths' picture from the SVG's own, 0 (none) to 1. */
export async function likeness(paths: DrawnPath[], body: string): Promise<number> {
  const drawn = pixelsOf(
    paths.map(({ segments, fill, stroke, evenOdd }) => ({
      kind: 'path',
      d: pathData(segments),
      ...(fill && { fill: resolved(fill) }),
      ...(evenOdd && { rule: 'evenodd' as const }),
      ...(stroke && { stroke: { width: stroke.width, paint: resolved(stroke.paint), ...manner(stroke) } }),
    })),
  )
  const wanted = await sharp(Buffer.from(svg(body)), { density: 72 })
    .resize(PIXELS, PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer()
  let sum = 0
  for (let at = 0; at < wanted.length; at += 4) {
    const [a, b] = [(drawn[at + 3] ?? 0) / 255, (wanted[at + 3] ?? 0) / 255]
    for (let k = at; k < at + 3; k++) sum += Math.abs((drawn[k] ?? 0) * a - (wanted[k] ?? 0) * b)
  }
  return sum / ((wanted.length / 4) * 3 * 255)
}

const manner = ({ cap, join }: { cap: string; join: string }) => ({
  ...((cap === 'round' || cap === 'square') && { cap: cap as 'round' | 'square' }),
  ...((join === 'round' || join === 'bevel') && { join: join as 'round' | 'bevel' }),
})

function resolved(paint: DrawnPaint): ResolvedPaint {
  if (paint.type === 'solid') return paint
  const stops = paint.stops.map((stop) => ({ ...stop, alpha: stop.alpha * paint.alpha }))
  return paint.type === 'linear'
    ? { type: 'linear', from: paint.from, to: paint.to, stops }
    : { type: 'radial', centre: paint.centre, radius: paint.radius, stops }
}
