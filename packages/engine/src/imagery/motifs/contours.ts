/** Lines of equal height of a made-up landscape, as on a hiking map; every fifth line is stronger. */
import type { Point } from '../../base/geometry.ts'
import { last, nth, present } from '../../base/items.ts'
import type { Random } from '../../base/random.ts'
import type { Shape } from '../../scene/types.ts'
import { type DrawMotif, point } from './drawing.ts'

const LEVELS = 15

export const contours: DrawMotif = ({ width, height, random, colours, unit }) => {
  const step = unit / 5
  const [columns, rows] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2]
  const heights = landscape(columns, rows, step, unit, random)
  const fine: string[] = []
  const strong: string[] = []
  const flat = heights.flat()
  const [low, high] = [Math.min(...flat), Math.max(...flat)]
  for (let level = 1; level < LEVELS; level++) {
    const at = low + ((high - low) * level) / LEVELS
    const lines = trace(heights, at).map((line) => smooth(line, step))
    ;(level % 5 === 2 ? strong : fine).push(...lines)
  }
  const [lead, second = lead] = colours
  const line = (d: string[], paint: typeof lead, weight: number): Shape[] =>
    paint && d.length > 0
      ? [{ d: d.join(''), stroke: { paint, width: Math.round(unit * weight * 10) / 10, cap: 'round', join: 'round' } }]
      : []
  return [...line(fine, lead, 0.019), ...line(strong, second, 0.036)]
}

/** A few broad hills and hollows on a slope. */
function landscape(columns: number, rows: number, step: number, unit: number, random: Random): number[][] {
  const hills = Array.from({ length: 7 }, () => ({
    x: random.next() * columns * step,
    y: random.next() * rows * step,
    spread: unit * random.between(1, 2.3),
    height: random.between(0.5, 1.2) * (random.chance(0.35) ? -1 : 1),
  }))
  const slope = random.between(-0.5, 0.5) / (unit * 6)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const [x, y] = [column * step, row * step]
      return hills.reduce(
        (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.spread ** 2)),
        x * slope + y * slope,
      )
    }),
  )
}

/** Marching squares: the lines at one height, in grid steps, joined end to end. */
function trace(heights: number[][], at: number): Point[][] {
  const segments = new Map<string, string[]>()
  const points = new Map<string, Point>()
  const link = (a: string, b: string) => {
    segments.set(a, [...(segments.get(a) ?? []), b])
    segments.set(b, [...(segments.get(b) ?? []), a])
  }
  const value = (column: number, row: number) => heights[row]?.[column] ?? 0
  /** The crossing on the edge from one corner to the next, by a name that both neighbours of the edge share. */
  const crossing = (c: number, r: number, c2: number, r2: number): string | undefined => {
    const [a, b] = [value(c, r), value(c2, r2)]
    if (a < at === b < at) return undefined
    const name = `${c},${r},${c2},${r2}`
    const share = (at - a) / (b - a)
    points.set(name, [c + (c2 - c) * share, r + (r2 - r) * share])
    return name
  }
  for (let row = 0; row + 1 < heights.length; row++)
    for (let column = 0; column + 1 < (heights[0]?.length ?? 0); column++) {
      const crossings = [
        crossing(column, row, column + 1, row),
        crossing(column + 1, row, column + 1, row + 1),
        crossing(column, row + 1, column + 1, row + 1),
        crossing(column, row, column, row + 1),
      ].filter((name) => name !== undefined)
      for (let index = 0; index + 1 < crossings.length; index += 2)
        link(nth(crossings, index), nth(crossings, index + 1))
    }
  return join(segments).map((names) => names.map((name) => present(points.get(name))))
}

/** Walks the segments into lines: open ones from their ends first, closed ones after. */
function join(segments: Map<string, string[]>): string[][] {
  const lines: string[][] = []
  const done = new Set<string>()
  const starts = [...segments.keys()].sort((a, b) => (segments.get(a)?.length ?? 0) - (segments.get(b)?.length ?? 0))
  for (const start of starts) {
    if (done.has(start)) continue
    const line = [start]
    done.add(start)
    for (let next = segments.get(start)?.find((name) => !done.has(name)); next; ) {
      line.push(next)
      done.add(next)
      next = segments.get(next)?.find((name) => !done.has(name))
    }
    if (line.length > 2 && segments.get(last(line))?.includes(start)) line.push(start)
    if (line.length > 3) lines.push(line)
  }
  return lines
}

/** Every second point, as quadratic curves through the middles between them. */
function smooth(line: Point[], step: number): string {
  const closed = line[0] === line.at(-1)
  const points = line
    .filter((_, index) => index % 2 === 0 || index === line.length - 1)
    .map(([x, y]): Point => [(x - 0.5) * step, (y - 0.5) * step])
  const middle = (a: Point, b: Point) => point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
  const [first, second] = points as [Point, Point]
  let d = closed ? `M${middle(first, second)}` : `M${point(...first)}`
  for (let index = 1; index + 1 < points.length; index++)
    d += `Q${point(...nth(points, index))} ${middle(nth(points, index), nth(points, index + 1))}`
  return closed ? `${d}Q${point(...first)} ${middle(first, second)}` : `${d}L${point(...last(points))}`
}
