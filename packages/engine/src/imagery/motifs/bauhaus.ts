/** Large modules, each a figure of the Bauhaus primer on a ground of its own: disc, half, quarter, triangle, bars, dots. */
import { nth } from '../../base/items.ts'
import {
  circle,
  corners,
  type DrawMotif,
  grid,
  plates,
  point,
  polygon,
  quarter,
  rectangle,
  type Turn,
} from './drawing.ts'

type Figure = (x: number, y: number, side: number, turn: Turn) => string

const half: Figure = (x, y, side, turn) => {
  const [a, b] = [corners(x, y, side)[turn], corners(x, y, side)[(turn + 1) % 4]] as [
    [number, number],
    [number, number],
  ]
  return `M${point(...a)}A${side / 2} ${side / 2} 0 0 0 ${point(...b)}z`
}
const triangle: Figure = (x, y, side, turn) => {
  const four = corners(x, y, side)
  return polygon([0, 1, 2].map((step) => nth(four, (turn + step) % 4)))
}
const bars: Figure = (x, y, side, turn) =>
  [0, 1, 2, 3]
    .map((bar) =>
      turn % 2 === 0
        ? rectangle(x, y + (bar * side) / 4, side, side / 8)
        : rectangle(x + (bar * side) / 4, y, side / 8, side),
    )
    .join('')
const fourDots: Figure = (x, y, side) =>
  corners(x + side / 4, y + side / 4, side / 2)
    .map(([cx, cy]) => circle(cx, cy, side * 0.14))
    .join('')
const arch: Figure = (x, y, side, turn) =>
  quarter(x, y, side, turn, side, side * 0.66) + quarter(x, y, side, turn, side * 0.33)

const FIGURES: readonly Figure[] = [
  (x, y, side) => circle(x + side / 2, y + side / 2, side / 2),
  (x, y, side) => circle(x + side / 2, y + side / 2, side * 0.3),
  half,
  half,
  triangle,
  quarter,
  quarter,
  bars,
  fourDots,
  arch,
]

export const bauhaus: DrawMotif = (space) => {
  const { random, colours, unit } = space
  const { cell, columns, rows, left, top } = grid(space, unit * 1.3)
  const grounds = plates(colours)
  const figures = plates(colours)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * cell, top + row * cell]
      // Colours run along the diagonals, so that like never touches like.
      const colour = colours[(row + column + random.int(2)) % colours.length]
      const others = colours.filter((other) => other !== colour)
      if (others.length > 0 && random.chance(0.5))
        grounds.add(random.pick(others), rectangle(x, y, cell + 0.5, cell + 0.5))
      if (colour) figures.add(colour, random.pick(FIGURES)(x, y, cell, random.int(4) as Turn))
    }
  return [...grounds.shapes(), ...figures.shapes()]
}
