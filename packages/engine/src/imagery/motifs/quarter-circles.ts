/** Square modules of quarter and half discs, leaves and circles, on grounds of their own where there are colours enough. */
import type { ColourRef } from '../../scene/types.ts'
import { circle, type DrawMotif, grid, leadingColour, plates, quarter, rectangle, type Turn } from './drawing.ts'

type Figure = (x: number, y: number, cell: number, turn: Turn) => string

/** What stands in a module, with the lot below which it is drawn; above all of them the module stays empty. */
const FIGURES: { below: number; draw: Figure }[] = [
  { below: 0.42, draw: (x, y, cell, turn) => quarter(x, y, cell, turn) },
  {
    below: 0.56,
    draw: (x, y, cell, turn) =>
      quarter(x, y, cell / 2, turn, cell / 2) + quarter(x + cell / 2, y + cell / 2, cell / 2, turn, cell / 2),
  },
  { below: 0.7, draw: (x, y, cell, turn) => leaf(x, y, cell, turn) },
  { below: 0.8, draw: (x, y, cell, turn) => quarter(x, y, cell, turn, cell, cell / 2) },
  { below: 0.9, draw: (x, y, cell) => circle(x + cell / 2, y + cell / 2, cell / 2) },
  { below: 0.95, draw: (x, y, cell) => circle(x + cell / 2, y + cell / 2, cell / 4) },
]

export const quarterCircles: DrawMotif = (space) => {
  const { random, colours, unit } = space
  const { cell, columns, rows, left, top } = grid(space, unit)
  const grounds = plates(colours)
  const figures = plates(colours)
  let before: ColourRef | undefined
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * cell, top + row * cell]
      const turn = random.int(4) as Turn
      let colour = leadingColour(colours, random)
      if (colour === before && random.chance(0.5)) colour = leadingColour(colours, random)
      before = colour
      const others = colours.filter((other) => other !== colour)
      // The edge of a module stays a hair short, so that neighbours of one colour show no seam of anti-aliasing.
      if (others.length > 0 && random.chance(0.42))
        grounds.add(random.pick(others), rectangle(x, y, cell + 0.5, cell + 0.5))
      const lot = random.next()
      const figure = FIGURES.find(({ below }) => lot < below)
      if (figure) figures.add(colour, figure.draw(x, y, cell, turn))
    }
  return [...grounds.shapes(), ...figures.shapes()]
}

/** The lens between two quarter discs about opposite corners. */
function leaf(x: number, y: number, side: number, turn: Turn): string {
  const r = `${side.toFixed(1)} ${side.toFixed(1)}`
  const [a, b, c, d] = [x, y, x + side, y + side].map((value) => value.toFixed(1))
  return turn % 2 === 0
    ? `M${a} ${b}A${r} 0 0 1 ${c} ${d}A${r} 0 0 1 ${a} ${b}z`
    : `M${c} ${b}A${r} 0 0 1 ${a} ${d}A${r} 0 0 1 ${c} ${b}z`
}
