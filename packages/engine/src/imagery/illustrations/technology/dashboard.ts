/** An abstract interface: a window with a side bar, panels, a curve and bars. It holds no words and no figures. */
import { cyclic } from '../../../base/items.ts'
import { circle, type Drawing, illustration, line, type Point, rect, rounded, shape, smooth } from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = ({ width: w, height: h, unit: u, random, colours }) => {
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  const [left, top] = [w * 0.07, h * 0.1]
  const [wide, tall] = [w - 2 * left, h - top]
  const side = Math.max(wide * 0.17, 14 * u)
  const radius = 2.2 * u
  const quiet = { colour: colours.near, alpha: 0.14 } as const
  shapes.push(shape(rounded(left, top, wide, tall + 4 * u, radius), colours.far))
  shapes.push(shape(rounded(left, top, side, tall + 4 * u, radius), colours.near))
  shapes.push(shape(circle(left + 5 * u, top + 5.6 * u, 2 * u), colours.middle))
  for (let i = 0; i < 6; i++) {
    const paint = i === 1 ? colours.middle : ({ colour: colours.far, alpha: 0.35 } as const)
    shapes.push(
      shape(
        rounded(
          left + 3.2 * u,
          top + (14 + i * 6) * u,
          (side - 6.4 * u) * (i === 1 ? 1 : random.between(0.5, 0.85)),
          1.8 * u,
          u,
        ),
        paint,
      ),
    )
  }

  // The leading panel: a curve over its tinted field.
  const gap = 3 * u
  const x = left + side + gap
  const inner = wide - side - 2 * gap
  const y = top + 11 * u
  shapes.push(shape(rounded(x, top + 4 * u, inner * 0.3, 2.6 * u, 1.3 * u), colours.near))
  shapes.push(shape(rounded(x + inner - 15 * u, top + 3.4 * u, 15 * u, 4 * u, 2 * u), colours.light))
  const panel = Math.max(20 * u, tall * 0.4)
  shapes.push(shape(rounded(x, y, inner, panel, radius), { colour: colours.light, alpha: 0.1 }))
  const points: Point[] = Array.from({ length: 9 }, (_, i) => [
    x + 3 * u + ((inner - 6 * u) * i) / 8,
    y + panel * (0.76 - 0.52 * (i / 8) - 0.13 * Math.sin(i * 1.9 + random.between(0, 0.5))),
  ])
  const last = cyclic(points, -1)
  for (let i = 1; i < 4; i++)
    shapes.push(
      line(
        `M${Math.round(x + 3 * u)} ${Math.round(y + (panel * i) / 4)}h${Math.round(inner - 6 * u)}`,
        quiet,
        0.25 * u,
      ),
    )
  shapes.push(
    shape(`${smooth(points)}V${Math.round(y + panel - 3 * u)}H${Math.round(x + 3 * u)}z`, {
      colour: colours.light,
      alpha: 0.28,
    }),
  )
  shapes.push(line(smooth(points), colours.light, 1.1 * u), shape(circle(last[0], last[1], 2 * u), colours.near))

  // Below: bars, and a list.
  const below = y + panel + gap
  const rest = top + tall - below + 4 * u
  const half = (inner - gap) / 2
  shapes.push(shape(rounded(x, below, half, rest, radius), { colour: colours.near, alpha: 0.07 }))
  const bars = 7
  const barRoom = (half - 6 * u) / bars
  for (let i = 0; i < bars; i++) {
    const high = Math.min(rest - 8 * u, 34 * u) * random.between(0.3, 1)
    const foot = Math.min(below + rest - 3 * u, below + 42 * u)
    shapes.push(
      shape(
        rounded(x + 3 * u + i * barRoom, foot - high, barRoom * 0.62, high, 0.8 * u),
        i === 4 ? colours.middle : colours.light,
      ),
    )
  }
  const right = x + half + gap
  shapes.push(shape(rounded(right, below, half, rest, radius), colours.light))
  for (let i = 0; i < 6; i++) {
    const row = below + (5 + i * 7.4) * u
    if (row > top + tall) break
    shapes.push(shape(circle(right + 5 * u, row + u, 2 * u), i % 3 === 0 ? colours.middle : colours.far))
    shapes.push(
      shape(
        rounded(right + 9.5 * u, row - 0.5 * u, (half - 14 * u) * random.between(0.5, 1), 1.2 * u, 0.6 * u),
        colours.far,
      ),
    )
    shapes.push(
      shape(rounded(right + 9.5 * u, row + 1.7 * u, (half - 14 * u) * random.between(0.25, 0.5), u, 0.5 * u), {
        colour: colours.far,
        alpha: 0.5,
      }),
    )
  }
  return shapes
}

export const dashboard = illustration(
  'dashboard',
  showing(
    'chart, app, data, dashboard, analytics, screen, cloud, server, finance, budget, invoice, platform, crm, accounting, bookkeeping, tax, crypto, investment',
    ['software', 'technology', 'finance', 'security'],
    0.8,
  ),
  draw,
)
