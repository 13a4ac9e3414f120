/** Staggered dots of one size; here and there one is a ring or of another colour. */
import { circle, type DrawMotif, n, plates, point } from './drawing.ts'

export const dots: DrawMotif = ({ width, height, random, colours, unit }) => {
  const pitch = width / Math.max(3, Math.round(width / (unit * 0.62)))
  const radius = pitch * 0.27
  const rise = pitch * 0.8660254 // the height of an equilateral triangle: every neighbour is as far
  const rows = Math.ceil(height / rise) + 1
  const top = (height - (rows - 1) * rise) / 2
  const inks = plates(colours)
  const [lead] = colours
  for (let row = 0; row < rows; row++)
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x <= width + 1; x += pitch) {
      const y = top + row * rise
      const colour = random.chance(0.8) ? lead : random.pick(colours)
      if (!colour) continue
      inks.add(colour, random.chance(0.9) ? circle(x, y, radius) : ring(x, y, radius))
    }
  return inks.shapes()
}

/** Two circles against each other's direction: the inner one is a hole under the nonzero rule. */
function ring(x: number, y: number, r: number): string {
  const i = r * 0.52
  return `${circle(x, y, r)}M${point(x - i, y)}a${n(i)} ${n(i)} 0 1 1 ${n(2 * i)} 0a${n(i)} ${n(i)} 0 1 1-${n(2 * i)} 0z`
}
