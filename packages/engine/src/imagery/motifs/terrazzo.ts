/** Chips of stone, large ones first, none touching another. */
import { type DrawMotif, plates, polygon } from './drawing.ts'

export const terrazzo: DrawMotif = ({ width, height, random, colours, unit }) => {
  const chips: { x: number; y: number; r: number }[] = []
  const inks = plates(colours)
  const cover = (width * height) / unit ** 2
  for (const [size, tries] of [
    [0.34, 1.6],
    [0.22, 5],
    [0.12, 12],
    [0.06, 26],
  ] as const)
    for (let attempt = 0; attempt < cover * tries; attempt++) {
      const r = unit * size * random.between(0.75, 1.15)
      const [x, y] = [random.next() * width, random.next() * height]
      if (chips.some((chip) => Math.hypot(chip.x - x, chip.y - y) < chip.r + r + unit * 0.05)) continue
      chips.push({ x, y, r })
      const sides = 4 + random.int(3)
      const turn = random.next() * Math.PI
      const squeeze = random.between(0.62, 1)
      const points = Array.from({ length: sides }, (_, side): [number, number] => {
        const angle = ((side + random.between(-0.28, 0.28)) / sides) * 2 * Math.PI
        const [px, py] = [Math.cos(angle) * r, Math.sin(angle) * r * squeeze]
        return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
      })
      inks.add(random.pick(colours), polygon(points))
    }
  return inks.shapes()
}
