/** A drawing of one line as path data: Catmull–Rom through its points, broken at corners. */
import { at } from '../geometry.ts'
import { ONE_LINES, type OneLineName } from './lines.ts'

export const LINE_VIEW = 240

interface Stop {
  x: number
  y: number
  corner: boolean
}

const stopsOf = (way: string): Stop[] =>
  way.split(',').map((stop) => {
    const [x = '0', y = '0', mark] = stop.trim().split(' ')
    return { x: Number(x), y: Number(y), corner: mark === 'c' }
  })

/** How far the handles reach: a share of the way between the neighbours (Catmull–Rom: a sixth). */
const REACH = 1 / 6

export function oneLinePath(name: OneLineName): string {
  const stops = stopsOf(ONE_LINES[name].way)
  let d = ''
  stops.forEach((here, i) => {
    const next = stops[i + 1]
    if (i === 0) d += `M${at(here.x, here.y)}`
    if (!next) return
    const before = here.corner ? here : (stops[i - 1] ?? here)
    const after = next.corner ? next : (stops[i + 2] ?? next)
    const [ax, ay] = here.corner
      ? [here.x, here.y]
      : [here.x + (next.x - before.x) * REACH, here.y + (next.y - before.y) * REACH]
    const [bx, by] = next.corner
      ? [next.x, next.y]
      : [next.x - (after.x - here.x) * REACH, next.y - (after.y - here.y) * REACH]
    d += `C${at(ax, ay)} ${at(bx, by)} ${at(next.x, next.y)}`
  })
  return d
}
