/** Concentric arcs: a fan, an echo that turns, a rainbow, a half-and-half. */
import { nth } from '../../../../base/items.ts'
import { circle, sector } from '../../../shared/geometry.ts'
import { type MarkMaker, MIDDLE } from './types.ts'

/** Rings whose gaps wander round: each begins a step later than the one inside it. */
export const turningRings: MarkMaker = (random, { primary, secondary }) => {
  const rings = random.pick([3, 4])
  const width = rings === 3 ? 22 : 16
  const pitch = (118 - 12) / rings
  const open = random.pick([80, 110, 150])
  const step = random.pick([45, 60, 90])
  const start = random.pick([0, 90, 180])
  return [
    ...Array.from({ length: rings }, (_, index) => {
      const outer = 118 - index * pitch
      const from = start + index * step
      return {
        d: sector(MIDDLE, MIDDLE, outer - width, outer, from, from + 360 - open),
        fill: index % 2 === 0 ? primary : secondary,
      }
    }),
    { d: circle(MIDDLE, MIDDLE, 11), fill: rings % 2 === 0 ? primary : secondary },
  ]
}

/** A fan of quarter arcs from one corner. */
export const cornerFan: MarkMaker = (random, { primary, secondary }) => {
  const count = random.pick([3, 4])
  const corner = random.int(4)
  const [x, y] = nth(
    [
      [10, 230],
      [10, 10],
      [230, 10],
      [230, 230],
    ],
    corner,
  )
  const pitch = 220 / (count + 0.1)
  const width = pitch * random.pick([0.58, 0.7])
  return Array.from({ length: count }, (_, index) => {
    const outer = 220 - index * pitch
    const last = index === count - 1
    return {
      d: sector(x, y, last ? 0 : outer - width, outer, corner * 90, corner * 90 + 90),
      fill: index % 2 === count % 2 ? secondary : primary,
    }
  })
}

/** Half rings above and below that are shifted by one step: a wave that closes. */
export const shiftedHalves: MarkMaker = (random, { primary, secondary }) => {
  const [width, pitch] = [23, 46]
  const lying = random.chance(0.5)
  const turn = lying ? -90 : 0
  const half = (shift: number, from: number) => {
    const [cx, cy] = lying ? [MIDDLE + shift, MIDDLE] : [MIDDLE, MIDDLE + shift]
    return [0, 1]
      .map((index) => sector(cx, cy, 95 - index * pitch - width, 95 - index * pitch, turn + from, turn + from + 180))
      .join('')
  }
  return [
    { d: half(-width / 2, 0), fill: primary },
    { d: half(width / 2, 180), fill: secondary },
  ]
}
