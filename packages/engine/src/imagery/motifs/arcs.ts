/** Square modules of concentric quarter arcs, turned by lot: rainbows, waves and targets where they meet. */
import { type DrawMotif, grid, plates, quarter, type Turn } from './drawing.ts'

const BANDS = 4

export const arcs: DrawMotif = (space) => {
  const { random, colours, unit } = space
  const { cell, columns, rows, left, top } = grid(space, unit * 1.25)
  const inks = plates(colours)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const turn = random.int(4) as Turn
      const shift = colours.length > 1 && random.chance(0.35) ? 1 : 0
      for (let band = 0; band < BANDS; band++) {
        const outer = cell * ((BANDS - band) / BANDS)
        const colour = colours[(band + shift) % colours.length]
        if (colour)
          inks.add(
            colour,
            quarter(left + column * cell, top + row * cell, cell, turn, outer, outer - (cell / BANDS) * 0.56),
          )
      }
    }
  return inks.shapes()
}
