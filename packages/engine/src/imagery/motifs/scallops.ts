/** Fish scales, each a fan of nested arches: the wallpaper of the twenties. */
import type { Shape } from '../../scene/types.ts'
import { type DrawMotif, n, point } from './drawing.ts'

/** Sizes of the nested arches, outermost first; every second one is a gap. */
const NESTED = [0.97, 0.8, 0.66, 0.5, 0.36, 0.2]

export const scallops: DrawMotif = ({ width, height, random, colours, unit }) => {
  const columns = Math.max(2, Math.round(width / (unit * 1.05)))
  const r = width / columns / 2
  const rows = Math.ceil(height / r) + 1
  const byColour = colours.map((): string[] => [])
  const byRows = random.chance(0.6)
  for (let row = -1; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const cx = (column + (row % 2 === 0 ? 0.5 : 0)) * 2 * r
      const which = byRows ? row + 1 : column + row + 1
      byColour[which % colours.length]?.push(NESTED.map((size) => scale(cx, row * r, r, size)).join(''))
    }
  return byColour.flatMap((paths, index): Shape[] =>
    paths.length > 0 ? [{ d: paths.join(''), fill: colours[index] ?? 'accent', rule: 'evenodd' }] : [],
  )
}

/** One scale, shrunk towards its lower tip: a half circle above, two quarter circles in. */
function scale(cx: number, cy: number, r: number, size: number): string {
  const s = r * size
  const y = cy + r - s
  const a = `a${n(s)} ${n(s)} 0 0 `
  return `M${point(cx - s, y)}${a}1 ${n(2 * s)} 0${a}0 ${n(-s)} ${n(s)}${a}0 ${n(-s)} ${n(-s)}z`
}
