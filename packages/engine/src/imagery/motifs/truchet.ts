/** Truchet's tiles: two quarter arcs a tile, turned by lot, run together into paths. Smith 1987, Leonardo 20(4). */
import type { Shape } from '../../scene/types.ts'
import { circle, type DrawMotif, grid, n, point } from './drawing.ts'

export const truchet: DrawMotif = (space) => {
  const { random, colours, unit } = space
  const { cell, columns, rows, left, top } = grid(space, unit * 0.72)
  const [lead = 'accent', second] = colours
  const r = cell / 2
  let d = ''
  const beads: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * cell, top + row * cell]
      const arc = (sweep: 0 | 1, dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 ${sweep} ${n(dx)} ${n(dy)}`
      d += random.chance(0.5)
        ? `M${point(x + r, y)}${arc(1, -r, r)}M${point(x + cell, y + r)}${arc(0, -r, r)}`
        : `M${point(x + r, y)}${arc(0, r, r)}M${point(x, y + r)}${arc(1, r, r)}`
      if (random.chance(0.05)) beads.push(circle(x + r, y, cell * 0.11))
    }
  const band: Shape = { d, stroke: { paint: lead, width: Math.round(cell * 3.6) / 10 } }
  if (!second) return [band]
  return [
    band,
    { d, stroke: { paint: second, width: Math.round(cell * 0.8) / 10 } },
    ...(beads.length > 0 ? [{ d: beads.join(''), fill: second }] : []),
  ]
}
