/** Rays: a full burst, a burst that grows round the clock, a sunrise over lines. */
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

/** Bars that lengthen round the clock: a burst with a beginning. */
export const growth: MarkMaker = (random, { primary, secondary }) => {
  const count = random.pick([9, 11, 13])
  const turn = random.pick([0, 90, 180])
  const inner = 40
  const bars = Array.from({ length: count }, (_, index) => {
    const p = turned(MIDDLE, MIDDLE, turn + (360 * index) / count)
    const outer = inner + 18 + ((118 - inner - 18) * index) / (count - 1)
    return `M${p(0, -inner)}L${p(0, -outer + 7)}`
  })
  const stroke = (paint: typeof primary) => ({ paint, width: 13, cap: 'round' as const })
  const cut = Math.round(count * 0.6)
  return [
    { d: bars.slice(0, cut).join(''), stroke: stroke(secondary) },
    { d: bars.slice(cut).join(''), stroke: stroke(primary) },
  ]
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
