/** Zigzag bands, pointing up or sideways. */
import { type DrawMotif, plates, polygon } from './drawing.ts'

export const chevrons: DrawMotif = ({ width, height, random, colours, unit }) => {
  const upright = random.chance(0.6)
  const [long, wide] = upright ? [width, height] : [height, width]
  const peaks = Math.max(2, Math.round(long / (unit * 1.5)))
  const half = long / peaks / 2
  const rise = half * random.pick([0.6, 1])
  const pitch = wide / Math.max(5, Math.round(wide / (unit * 0.52)))
  const inks = plates(colours)
  const bands = Math.ceil((wide + rise) / pitch) + 1
  for (let band = -1; band < bands; band++) {
    const base = band * pitch
    const edge = (offset: number) =>
      Array.from({ length: 2 * peaks + 1 }, (_, index): [number, number] => {
        const across = base + offset - (index % 2 === 0 ? 0 : rise)
        return upright ? [index * half, across] : [across, index * half]
      })
    const colour = colours[(band + 1) % colours.length]
    if (colour) inks.add(colour, polygon([...edge(0), ...edge(pitch * 0.54).reverse()]))
  }
  return inks.shapes()
}
