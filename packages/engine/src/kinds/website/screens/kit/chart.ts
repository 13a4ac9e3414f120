/** Charts: curves, bars and rings with their grid and labels, from series that are drawn by lot. */
import type { Point } from '../../../../base/geometry.ts'
import type { Random } from '../../../../base/random.ts'
import type { ChartPoint } from '../../../../scene/controls.ts'
import type { ColourRef, Frame, Node, Paint, Shape } from '../../../../scene/types.ts'
import type { Pen } from './pen.ts'

const round = (value: number): number => Math.round(value * 10) / 10

/** Values between 0 and 1 that rise and fall like measured ones. */
export function seriesOf(random: Random, count: number, trend = 0.3): number[] {
  const [phase, wave] = [random.next() * 6, random.between(0.6, 1.1)]
  const raw = Array.from(
    { length: count },
    (_, i) => 0.46 + trend * (i / count - 0.5) + 0.2 * Math.sin(phase + i * wave) + random.between(-0.07, 0.07),
  )
  return raw.map((value) => Math.max(0.08, Math.min(0.96, value)))
}

const pointsOf = (values: readonly number[], width: number, height: number): Point[] =>
  values.map((value, i) => [round((i / (values.length - 1)) * width), round(height - value * height)])

/** A smooth curve through points: the tangent at each is that of its neighbours. */
function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const parts = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y]
    const middle = round((px + x) / 2)
    return `C${middle} ${py} ${middle} ${y} ${x} ${y}`
  })
  return `M${first[0]} ${first[1]}${parts.join('')}`
}

interface Sides {
  width: number
  height: number
}

const gridOf = ({ width, height }: Sides, rows: number): string =>
  Array.from({ length: rows + 1 }, (_, i) => `M0 ${round((i * height) / rows)}H${width}`).join('')

/** The shapes of one or two curves over a grid; the first has its area tinted. */
export function lineShapes(pen: Pen, sides: Sides, series: readonly (readonly number[])[]): Shape[] {
  const { surface } = pen
  const curves = series.map((values) => curve(pointsOf(values, sides.width, sides.height)))
  const last = series[0]?.at(-1) ?? 0
  const lead = surface.series[0] ?? 'accent'
  const fading: Paint = {
    gradient: 'linear',
    angle: 90,
    stops: [
      { at: 0, colour: lead, alpha: 0.34 },
      { at: 1, colour: lead, alpha: 0.02 },
    ],
  }
  return [
    { d: gridOf(sides, 4), stroke: { paint: surface.line, width: 1 } },
    { d: `${curves[0] ?? ''}L${sides.width} ${sides.height}L0 ${sides.height}Z`, fill: fading },
    ...curves.toReversed().map(
      (d, i): Shape => ({
        d,
        stroke: {
          paint: surface.series[curves.length - 1 - i] ?? lead,
          width: i === curves.length - 1 ? 3 : 2,
          cap: 'round',
          join: 'round',
          ...(i < curves.length - 1 && { dash: [6, 6] }),
        },
      }),
    ),
    {
      d: circle(sides.width - 6, round(sides.height - last * sides.height), 6),
      fill: lead,
      stroke: { paint: surface.fill, width: 3 },
    },
  ]
}

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export function barShapes(pen: Pen, sides: Sides, series: readonly (readonly number[])[], highlight = -1): Shape[] {
  const { surface } = pen
  const count = series[0]?.length ?? 1
  const slot = sides.width / count
  const wide = Math.min(34, (slot * 0.62) / series.length)
  const barsOf = (values: readonly number[], k: number, keep: (i: number) => boolean): string =>
    values
      .map((value, i) => {
        if (!keep(i)) return ''
        const [x, top] = [
          round(slot * i + (slot - wide * series.length) / 2 + k * wide),
          round(sides.height * (1 - value)),
        ]
        const r = Math.min(4, wide / 3)
        return `M${x} ${sides.height}V${round(top + r)}q0 ${-r} ${r} ${-r}h${round(wide - 2 * r - 2)}q${r} 0 ${r} ${r}V${sides.height}z`
      })
      .join('')
  const single = series.length === 1 && highlight >= 0
  return [
    { d: gridOf(sides, 4), stroke: { paint: surface.line, width: 1 } },
    ...series.flatMap((values, k): Shape[] =>
      single
        ? [
            {
              d: barsOf(values, k, (i) => i !== highlight),
              fill: { colour: surface.series[0] ?? 'accent', alpha: 0.42 },
            },
            { d: barsOf(values, k, (i) => i === highlight), fill: surface.series[0] ?? 'accent' },
          ]
        : [{ d: barsOf(values, k, () => true), fill: surface.series[k] ?? 'accent' }],
    ),
  ]
}

/** A ring of shares, each an arc of its colour. */
export function ringShapes(
  size: number,
  shares: readonly number[],
  colours: readonly { colour: ColourRef; alpha: number }[],
): Shape[] {
  const [c, r] = [size / 2, size * 0.39]
  const total = shares.reduce((sum, share) => sum + share, 0)
  const gap = 0.05
  let at = -Math.PI / 2
  return shares.map((share, i) => {
    const turn = (share / total) * 2 * Math.PI
    const [from, to] = [at + gap / 2, at + turn - gap / 2]
    at += turn
    const point = (angle: number) => `${round(c + r * Math.cos(angle))} ${round(c + r * Math.sin(angle))}`
    return {
      d: `M${point(from)}A${round(r)} ${round(r)} 0 ${turn > Math.PI ? 1 : 0} 1 ${point(to)}`,
      stroke: { paint: colours[i] ?? { colour: 'accent', alpha: 1 }, width: round(size * 0.14) },
    }
  })
}

/** A small curve without a grid, for figures. */
export function spark(pen: Pen, random: Random, width: number, height: number, trend: number): Node {
  const values = seriesOf(random, 9, trend)
  const d = curve(pointsOf(values, width, height - 4))
  return pen.vector(
    'spark',
    [width, height],
    [{ d, stroke: { paint: pen.surface.series[0] ?? 'accent', width: 2.5, cap: 'round' } }],
    {
      width,
      height,
      role: 'decoration',
    },
  )
}

/** A drawing with labels at its left and below. */
export function withAxes(
  pen: Pen,
  sides: Sides,
  shapes: Shape[],
  labels: { below: readonly string[]; side: readonly string[]; alt: string; points: readonly ChartPoint[] },
): Frame {
  return pen.row(
    [
      pen.col(
        labels.side.map((label) => pen.text('caption', label, { align: 'end', width: 34 })),
        { height: sides.height + 18, justify: 'between', width: 34 },
        'axis',
      ),
      pen.col(
        [
          pen.vector('chart', [sides.width, sides.height], shapes, {
            width: sides.width,
            height: sides.height,
            scale: 'stretch',
            alt: labels.alt,
            control: { kind: 'chart', title: labels.alt, points: labels.points, sample: true },
          }),
          pen.row(
            labels.below.map((label) => pen.text('caption', label)),
            { width: sides.width, justify: 'between' },
            'axis',
          ),
        ],
        { gap: 10, pad: [9, 0, 0, 0] },
      ),
    ],
    { gap: 14, align: 'start' },
    'plot',
  )
}

/** What the series of a chart are. */
export const legend = (pen: Pen, names: readonly string[]): Frame =>
  pen.row(
    names.map((name, i) =>
      pen.row(
        [
          pen.box({ width: 10, height: 10, radius: 3, fill: pen.surface.series[i] ?? 'accent', role: 'decoration' }),
          pen.text('caption', name, { maxWidth: 180 }),
        ],
        { gap: 8 },
      ),
    ),
    { gap: 18, wrap: true },
    'legend',
  )
