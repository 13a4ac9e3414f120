/** An abstract interface: a window with a side bar, panels, a curve and bars. It holds no words and no figures. */
import type { Box, Point } from '../../../base/geometry.ts'
import { cyclic } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { type Canvas, circle, type Drawing, illustration, line, rect, rounded, shape, smooth } from '../drawing.ts'
import { showing } from '../meaning.ts'

/** Of corners, in units. */
const RADIUS = 2.2

function sideBar({ unit: u, random, colours }: Canvas, { x, y, width, height }: Box): Shape[] {
  const entries = Array.from({ length: 6 }, (_, i) => {
    const long = (width - 6.4 * u) * (i === 1 ? 1 : random.between(0.5, 0.85))
    const paint = i === 1 ? colours.middle : { colour: colours.far, alpha: 0.35 }
    return shape(rounded(x + 3.2 * u, y + (14 + i * 6) * u, long, 1.8 * u, u), paint)
  })
  return [
    shape(rounded(x, y, width, height, RADIUS * u), colours.near),
    shape(circle(x + 5 * u, y + 5.6 * u, 2 * u), colours.middle),
    ...entries,
  ]
}

/** The leading panel: a curve over its tinted field. */
function curve({ unit: u, random, colours }: Canvas, { x, y, width, height }: Box): Shape[] {
  const points: Point[] = Array.from({ length: 9 }, (_, i) => [
    x + 3 * u + ((width - 6 * u) * i) / 8,
    y + height * (0.76 - 0.52 * (i / 8) - 0.13 * Math.sin(i * 1.9 + random.between(0, 0.5))),
  ])
  const last = cyclic(points, -1)
  const rules = [1, 2, 3].map((i) =>
    line(
      `M${Math.round(x + 3 * u)} ${Math.round(y + (height * i) / 4)}h${Math.round(width - 6 * u)}`,
      { colour: colours.near, alpha: 0.14 },
      0.25 * u,
    ),
  )
  const field = `${smooth(points)}V${Math.round(y + height - 3 * u)}H${Math.round(x + 3 * u)}z`
  return [
    shape(rounded(x, y, width, height, RADIUS * u), { colour: colours.light, alpha: 0.1 }),
    ...rules,
    shape(field, { colour: colours.light, alpha: 0.28 }),
    line(smooth(points), colours.light, 1.1 * u),
    shape(circle(last[0], last[1], 2 * u), colours.near),
  ]
}

function bars({ unit: u, random, colours }: Canvas, { x, y, width, height }: Box): Shape[] {
  const count = 7
  const step = (width - 6 * u) / count
  const foot = Math.min(y + height - 3 * u, y + 42 * u)
  return [
    shape(rounded(x, y, width, height, RADIUS * u), { colour: colours.near, alpha: 0.07 }),
    ...Array.from({ length: count }, (_, i) => {
      const high = Math.min(height - 8 * u, 34 * u) * random.between(0.3, 1)
      const bar = rounded(x + 3 * u + i * step, foot - high, step * 0.62, high, 0.8 * u)
      return shape(bar, i === 4 ? colours.middle : colours.light)
    }),
  ]
}

/** Two lines to an entry; none below the window's foot. */
function list({ unit: u, random, colours }: Canvas, { x, y, width, height }: Box, foot: number): Shape[] {
  const shapes = [shape(rounded(x, y, width, height, RADIUS * u), colours.light)]
  const left = x + 9.5 * u
  const room = width - 14 * u
  for (let i = 0; i < 6; i++) {
    const row = y + (5 + i * 7.4) * u
    if (row > foot) break
    shapes.push(
      shape(circle(x + 5 * u, row + u, 2 * u), i % 3 === 0 ? colours.middle : colours.far),
      shape(rounded(left, row - 0.5 * u, room * random.between(0.5, 1), 1.2 * u, 0.6 * u), colours.far),
      shape(rounded(left, row + 1.7 * u, room * random.between(0.25, 0.5), u, 0.5 * u), {
        colour: colours.far,
        alpha: 0.5,
      }),
    )
  }
  return shapes
}

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, colours } = canvas
  const [left, top] = [w * 0.07, h * 0.1]
  const [wide, tall] = [w - 2 * left, h - top]
  const side = Math.max(wide * 0.17, 14 * u)
  const gap = 3 * u
  const x = left + side + gap
  const inner = wide - side - 2 * gap
  const y = top + 11 * u
  const panel = Math.max(20 * u, tall * 0.4)
  const below = y + panel + gap
  const rest = top + tall - below + 4 * u
  const half = (inner - gap) / 2
  return [
    shape(rect(0, 0, w, h), colours.ground),
    shape(rounded(left, top, wide, tall + 4 * u, RADIUS * u), colours.far),
    ...sideBar(canvas, { x: left, y: top, width: side, height: tall + 4 * u }),
    shape(rounded(x, top + 4 * u, inner * 0.3, 2.6 * u, 1.3 * u), colours.near),
    shape(rounded(x + inner - 15 * u, top + 3.4 * u, 15 * u, 4 * u, 2 * u), colours.light),
    ...curve(canvas, { x, y, width: inner, height: panel }),
    ...bars(canvas, { x, y: below, width: half, height: rest }),
    ...list(canvas, { x: x + half + gap, y: below, width: half, height: rest }, top + tall),
  ]
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
