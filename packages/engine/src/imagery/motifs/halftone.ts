/** Printer's dots that swell from nothing on one side until they run together on the other. */
import { circle, type DrawMotif, plates } from './drawing.ts'

export const halftone: DrawMotif = ({ width, height, random, colours, unit }) => {
  const pitch = unit * 0.3
  const radial = random.chance(0.4)
  const [fx, fy] = [random.pick([0, 1, 0.5]) * width, random.pick([0, 1]) * height]
  const angle = random.pick([90, 45, 135, 0]) * (Math.PI / 180)
  const flip = random.chance(0.5)
  const [lead = 'accent', second = lead] = colours
  const inks = plates([...new Set([lead, second])])
  const span = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle))
  for (let row = 0; row * pitch * 0.5 <= height + pitch; row++)
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x <= width + pitch; x += pitch) {
      const y = row * pitch * 0.5
      const along = ((x - width / 2) * Math.cos(angle) + (y - height / 2) * Math.sin(angle)) / span + 0.5
      const near = radial
        ? 1 - Math.hypot(x - fx, y - fy) / (Math.hypot(width, height) * 0.85)
        : flip
          ? 1 - along
          : along
      const radius = pitch * 0.37 * Math.max(0, near) ** 0.8 * (near > 0.12 ? 1 : 0)
      if (radius > 0.6) inks.add(near > 0.72 ? lead : second, circle(x, y, radius))
    }
  return inks.shapes()
}
