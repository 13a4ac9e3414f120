/** The body of letters that are drawn out in one direction: smooth, without steps. */
import type { Point } from '../../base/geometry.ts'

const STEPS = 6
const TOKEN = /([MLQCZ])([^MLQCZ]*)/g

/** The closed curves of a path of absolute M, L, Q, C and Z, flattened. */
export function flattened(d: string): Point[][] {
  const curves: Point[][] = []
  let points: Point[] = []
  const close = () => {
    if (points.length > 2) curves.push(points)
    points = []
  }
  for (const [, command = '', rest = ''] of d.matchAll(TOKEN)) {
    if (command === 'M' || command === 'Z') close()
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const pairs: Point[] = []
    for (let i = 0; i + 1 < values.length; i += 2) pairs.push([values[i] ?? 0, values[i + 1] ?? 0])
    if (command === 'M' || command === 'L') points.push(...pairs)
    else if (pairs.length > 0) points.push(...bezier([points.at(-1) ?? [0, 0], ...pairs]))
  }
  close()
  return curves
}

/** Points on a Bézier curve of any degree, its start left out (de Casteljau). */
function bezier(control: Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS
    let level = control
    while (level.length > 1)
      level = level.slice(1).map(([x, y], i): Point => {
        const [px, py] = level[i] ?? [x, y]
        return [px + (x - px) * t, py + (y - py) * t]
      })
    return level[0] ?? [0, 0]
  })
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A chain of points, there, and back along itself moved by v; always turned the same way round, so that pieces add up. */
function ribbon(chain: readonly Point[], [vx, vy]: Point, toRight: boolean): string {
  const back = chain.toReversed().map(([x, y]): Point => [x + vx, y + vy])
  const all = toRight ? [...chain, ...back] : [...chain, ...back].reverse()
  return `M${all.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

/**
 * What the outline of a path passes over when it is moved by v, as path data to be filled by winding. Each curve is cut where
 * it turns round across v: between two such points what it passes over is one simple form.
 */
export function sweep(d: string, v: Point): string {
  const [vx, vy] = v
  let out = ''
  for (const points of flattened(d)) {
    const count = points.length
    const at = (i: number): Point => points[i % count] ?? [0, 0]
    const side = (i: number) => {
      const [[ax, ay], [bx, by]] = [at(i), at(i + 1)]
      return Math.sign((bx - ax) * vy - (by - ay) * vx)
    }
    const start = points.findIndex((_, i) => side(i) !== side(i + count - 1) && side(i) !== 0)
    if (start < 0) continue
    let chain: Point[] = [at(start)]
    let sign = side(start)
    for (let i = start; i < start + count; i++) {
      const own = side(i)
      if (own !== 0 && own !== sign) {
        out += ribbon(chain, v, sign > 0)
        chain = [at(i)]
        sign = own
      }
      chain.push(at(i + 1))
    }
    out += ribbon(chain, v, sign > 0)
  }
  return out
}
