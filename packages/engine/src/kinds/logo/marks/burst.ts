/** Rays: a full burst, a sunrise over lines. */
import { circle, rectangle, sector, turned } from '../../shared/geometry.ts'
import { type MarkMaker, MIDDLE, VIEW } from './types.ts'

/** Tapering rays of alternating length round an open or filled centre. */
export const burst: MarkMaker = (random, { primary, secondary }) => {
  const count = random.pick([12, 14, 16, 18])
  const short = random.pick([0.72, 0.82, 1])
  const inner = random.pick([34, 44])
  const flare = random.pick([0.3, 0.42])
  const half = ((Math.PI * inner) / count) * flare
  const rays = Array.from({ length: count }, (_, index) => {
    const p = turned(MIDDLE, MIDDLE, (360 * index) / count)
    const outer = 118 * (index % 2 === 0 ? 1 : short)
    const wide = ((Math.PI * outer) / count) * flare
    return `M${p(-half, -inner)}L${p(-wide, -outer)}L${p(wide, -outer)}L${p(half, -inner)}Z`
  })
  const core = circle(MIDDLE, MIDDLE, inner * 0.56)
  return [{ d: rays.join(''), fill: primary }, ...(random.chance(0.6) ? [{ d: core, fill: secondary }] : [])]
}

/** Half a sun of rays above, lines that thin out below. */
export const sunrise: MarkMaker = (random, { primary, secondary }) => {
  const rays = random.pick([7, 9, 11])
  const horizon = 142
  const step = 180 / rays
  const beams = Array.from({ length: rays }, (_, index) => {
    const from = -90 + index * step
    return sector(MIDDLE, horizon, 56, 118, from + step * 0.2, from + step * 0.8)
  })
  const lines = [0, 1, 2].map((index) => {
    const inset = 4 + index * 26
    return rectangle(inset, horizon + 16 + index * 24, VIEW - 2 * inset, 12 - index * 3)
  })
  return [
    { d: beams.join(''), fill: primary },
    { d: sector(MIDDLE, horizon, 0, 42, -90, 90), fill: secondary },
    { d: lines.join(''), fill: primary },
  ]
}
