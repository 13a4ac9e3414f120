/** Rings about one point off the middle, even or growing thinner outwards. */
import { circle, type DrawMotif } from './drawing.ts'

export const rings: DrawMotif = ({ width, height, random, colours, unit }) => {
  const cx = width * random.pick([0.28, 0.5, 0.72, 0, 1])
  const cy = height * random.pick([0.3, 0.5, 0.7, 1])
  const reach = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy))
  const pitch = unit * 0.46
  const thinning = random.chance(0.5)
  const [lead] = colours
  const count = Math.ceil(reach / pitch)
  const disc = lead ? [{ d: circle(cx, cy, pitch * 0.62), fill: lead }] : []
  const bands = Array.from({ length: count }, (_, index) => {
    const thick = pitch * (thinning ? 0.72 - (0.62 * index) / count : 0.5)
    const paint = colours[(index + 1) % colours.length] ?? 'accent'
    return { d: circle(cx, cy, pitch * (index + 1.3)), stroke: { paint, width: Math.round(thick * 10) / 10 } }
  })
  return [...disc, ...bands]
}
