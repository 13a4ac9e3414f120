/** Rectangles as path data. */
import type { Box } from '../base/geometry.ts'
import { mapTuple } from '../base/items.ts'
import type { Frame } from '../scene/types.ts'

const n = (value: number) => Math.round(value * 1000) / 1000
// A cubic's handle for a quarter circle: 4/3·(√2 − 1).
const KAPPA = 0.5522847498

/**
 * Path data of a rectangle with corner radii. Where two of them are longer than their side, all shrink alike, as in CSS, so
 * that code shows what the picture shows: https://www.w3.org/TR/css-backgrounds-3/#corner-overlap
 */
export function rectPath(box: Box, radius: Frame['radius'] = 0): string {
  const { x, y, width: w, height: h } = box
  const asked = mapTuple(Array.isArray(radius) ? radius : ([radius, radius, radius, radius] as const), (one) =>
    one === 'full' ? Math.min(w, h) / 2 : one,
  )
  const [top, right, bottom, left] = [
    asked[0] + asked[1],
    asked[1] + asked[2],
    asked[2] + asked[3],
    asked[3] + asked[0],
  ]
  const share = Math.min(1, w / Math.max(top, bottom, w), h / Math.max(left, right, h))
  const [tl, tr, br, bl] = mapTuple(asked, (one) => one * share)

  if (tl + tr + br + bl === 0) return `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`
  const corner = (r: number, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) =>
    r > 0 ? `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(x3)} ${n(y3)}` : ''
  const k = 1 - KAPPA
  return [
    `M${n(x + tl)} ${n(y)}H${n(x + w - tr)}`,
    corner(tr, x + w - tr * k, y, x + w, y + tr * k, x + w, y + tr),
    `V${n(y + h - br)}`,
    corner(br, x + w, y + h - br * k, x + w - br * k, y + h, x + w - br, y + h),
    `H${n(x + bl)}`,
    corner(bl, x + bl * k, y + h, x, y + h - bl * k, x, y + h - bl),
    `V${n(y + tl)}`,
    corner(tl, x, y + tl * k, x + tl * k, y, x + tl, y),
    'Z',
  ].join('')
}
