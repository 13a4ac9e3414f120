/** Stripes at one angle: of one width, or swelling from hairline to almost solid. */
import { type DrawMotif, plates, polygon } from './drawing.ts'

export const stripes: DrawMotif = ({ width, height, random, colours, unit }) => {
  const angle = random.pick([0, 45, 45, -45, 90]) * (Math.PI / 180)
  const [along, across] = [
    [Math.sin(angle), Math.cos(angle)],
    [Math.cos(angle), -Math.sin(angle)],
  ] as const
  const reach = Math.abs(width * across[0]) + Math.abs(height * across[1])
  const long = Math.abs(width * along[0]) + Math.abs(height * along[1])
  const swelling = random.chance(0.55)
  const count = Math.max(5, Math.round(reach / (unit * (swelling ? 0.42 : 0.36))))
  const pitch = reach / count
  const [cx, cy] = [width / 2, height / 2]
  const inks = plates(colours)
  const flip = random.chance(0.5)
  for (let index = 0; index < count; index++) {
    const progress = (index + 0.5) / count
    const share = swelling ? 0.06 + 0.86 * (flip ? 1 - progress : progress) ** 1.3 : 0.5
    const from = -reach / 2 + index * pitch + (pitch * (1 - share)) / 2
    const at = (offset: number, side: number): [number, number] => [
      cx + across[0] * offset + along[0] * side,
      cy + across[1] * offset + along[1] * side,
    ]
    const to = from + pitch * share
    // Two of the leading colour, then one of the next.
    const colour =
      colours[
        index % 3 === 2 ? (Math.floor(index / 3) % Math.max(1, colours.length - 1)) + Number(colours.length > 1) : 0
      ] ?? colours[0]
    if (colour)
      inks.add(colour, polygon([at(from, -long / 2), at(to, -long / 2), at(to, long / 2), at(from, long / 2)]))
  }
  return inks.shapes()
}
