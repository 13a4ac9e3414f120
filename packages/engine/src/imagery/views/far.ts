/** What closes a view at its horizon: hills, ranges, a skyline, a wood, islands, a village. */
import type { Point } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import { mix } from '../../colour/colour.ts'
import type { Hex, Shape } from '../../scene/types.ts'
import { polygon, rect, round } from '../shapes.ts'
import {
  circle,
  falling,
  heightAt,
  type Material,
  ridge,
  shape,
  swells,
  tinted,
  up,
  type ViewCanvas,
} from './canvas.ts'
import { roundTree, spruce } from './plants.ts'

/** How high what is far may rise: into what words leave of the sky. */
const roomAbove = ({ horizon, clear, u, width, height }: ViewCanvas): number =>
  Math.max(u * 12, Math.min(horizon - clear * 0.92, height * 0.44, width * 0.7))

/** Three lines of hills, each nearer and darker. */
export function hills(canvas: ViewCanvas, of: Material = 'meadow'): Shape[] {
  const { horizon, u, random } = canvas
  const room = roomAbove(canvas)
  const own = { ...canvas, random: random.fork('hills') }
  return [0.1, 0.3, 0.52].flatMap((near, i) => {
    const points = swells(own, horizon - room * (0.3 - i * 0.11), room * (0.34 - i * 0.07), 1.1 + i * 0.5)
    const land = ridge(canvas, points, tinted(canvas, of, near), horizon + u, 0.7)
    if (i === 0 || canvas.mirrored) return [land]
    const count = i === 1 ? 12 : 9
    const trees = Array.from({ length: count }, () => {
      const x = own.random.between(0, canvas.width)
      return roundTree(x, heightAt(points, x) + u * 0.3, room * own.random.between(0.035, 0.075) * (1 + i * 0.4))
    }).join('')
    return [shape(trees, tinted(canvas, 'leaf', near + 0.06)), land]
  })
}

/** A side of a peak, broken like rock, from its foot to its top. */
function side(canvas: ViewCanvas, [x0, y0]: Point, [x1, y1]: Point, rough: number): Point[] {
  const steps = 6
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const jag = i === 0 || i === steps ? 0 : canvas.random.between(-rough, rough)
    return [x0 + (x1 - x0) * t + jag * 0.6, y0 + (y1 - y0) * t ** 1.12 + jag]
  })
}

interface Peak {
  x: number
  tall: number
  left: number
  right: number
  near: number
  snow: boolean
}

/** A peak with its lit and its shaded face, snow from two thirds of its height on. */
function peak(canvas: ViewCanvas, { x, tall, left, right, near, snow }: Peak): Shape[] {
  const { horizon, focus, light } = canvas
  const base = horizon + canvas.u
  const top: Point = [x, horizon - tall]
  const rough = tall * 0.045
  const one = side(canvas, [x - left, base], top, rough)
  const two = side(canvas, [x + right, base], top, rough).reverse()
  const place = (points: readonly Point[]) => points.map(([px, py]): Point => [px, up(canvas, py)])
  const rock = tinted(canvas, 'rock', near)
  const body = polygon(place([...one, ...two]))
  if (canvas.mirrored) return [shape(body, { colour: rock, alpha: 0.5 })]
  const pale = mix(rock, light.haze, 0.6 * light.mist)
  const spine: Point[] = [0.2, 0.42, 0.66, 1].map(
    (t, i): Point => [x + (i % 2 === 0 ? 1 : -0.6) * tall * 0.05 + tall * 0.06 * t, horizon - tall * (1 - t)],
  )
  const litLeft = focus < x
  const dark: Point[] = litLeft ? [top, ...spine, ...two.slice(1).reverse()] : [top, ...spine, ...one.slice(0, -1)]
  const shade = mix(rock, light.ambient, 0.4)
  const shapes = [
    shape(body, falling(canvas, [horizon - tall, mix(rock, light.glow, light.isLow ? 0.34 : 0.14)], [base, pale])),
    shape(polygon(place(dark)), falling(canvas, [horizon - tall, shade], [base, pale])),
  ]
  if (!snow) return shapes
  const line = horizon - tall * 0.6
  const above = (points: readonly Point[]) => points.filter(([, y]) => y < line)
  const zigzag: Point[] = [0.8, 0.55, 0.3, 0.05, -0.2, -0.45, -0.7].map(
    (t, i): Point => [
      x + t * (t > 0 ? right : left) * 0.4,
      line + (i % 2 === 0 ? -1 : 1) * tall * 0.055 + canvas.random.between(-0.02, 0.02) * tall,
    ],
  )
  const white = mix(tinted(canvas, 'snow', Math.min(1, near + 0.3)), light.glow, light.isLow ? 0.3 : 0)
  const cap = [...above(one), ...above(two), ...zigzag]
  const half = litLeft
    ? [top, ...spine.slice(0, 2), ...zigzag.slice(0, 3).reverse(), ...above(two).slice(1).reverse()]
    : [top, ...spine.slice(0, 2), ...zigzag.slice(4), ...above(one).slice(0, -1)]
  return [
    ...shapes,
    shape(polygon(cap), white),
    shape(polygon(half), { colour: mix(white, light.ambient, 0.42), alpha: 0.8 }),
  ]
}

/** A pale range, and before it peaks with light on one side. */
export function mountains(canvas: ViewCanvas, tallest = 1): Shape[] {
  const { width, horizon, u, focus, light, random } = canvas
  const own = { ...canvas, random: random.fork('mountains') }
  const room = roomAbove(canvas) * tallest
  const back: Point[] = Array.from(
    { length: 15 },
    (_, i): Point => [
      (width * (i - 0.5)) / 13,
      horizon - room * (i % 2 === 0 ? own.random.between(0.16, 0.3) : own.random.between(0.36, 0.6)),
    ],
  )
  const backD = polygon([
    [-u, up(canvas, horizon + u)],
    ...back.map(([x, y]): Point => [x, up(canvas, y)]),
    [width + u, up(canvas, horizon + u)],
  ])
  const far = tinted(canvas, 'rock', 0.12)
  const count = Math.max(3, Math.round(width / Math.max(room * 1.05, width * 0.22)))
  const spread = width / count
  const peaks = Array.from({ length: count }, (_, i): Peak => {
    const x = spread * (i + 0.5 + own.random.between(-0.22, 0.22))
    const away = Math.abs(x - focus) / width
    // A low sun rises in a gap.
    const gap = light.isLow && Math.abs(x - focus) < u * 16 ? 0.5 : 1
    const tall = room * own.random.between(0.7, 1) * gap * (0.86 + 0.2 * away)
    const wide = Math.max(spread * 0.75, tall * 0.72)
    return {
      x,
      tall,
      left: wide * own.random.between(0.85, 1.15),
      right: wide * own.random.between(0.85, 1.15),
      near: 0.42,
      snow: tall > room * 0.62,
    }
  }).toSorted((a, b) => b.tall - a.tall)
  return [
    shape(
      backD,
      canvas.mirrored
        ? { colour: far, alpha: 0.5 }
        : falling(canvas, [horizon - room * 0.6, far], [horizon, mix(far, light.haze, 0.7)]),
    ),
    ...peaks.flatMap((one) => peak(own, one)),
  ]
}

/** A wood in two lines, the nearer one darker. */
export function wood(canvas: ViewCanvas, kind: 'fir' | 'leaf' = 'fir', share = 0.36): Shape[] {
  const { width, horizon, u, random } = canvas
  const own = random.fork('wood')
  const room = roomAbove(canvas) * share
  return [0.22, 0.5].map((near, k) => {
    const tall = room * (k === 0 ? 1 : 0.76)
    const step = Math.max(tall * (kind === 'fir' ? 0.26 : 0.5), width / 90)
    let d = rect(0, up(canvas, horizon) - u * 0.4, width, u * 0.8)
    for (let x = -step; x < width + step; x += step * own.between(0.6, 1.1)) {
      const size = tall * own.between(0.6, 1.1)
      if (canvas.mirrored)
        d += polygon([
          [x - size * 0.2, horizon],
          [x, horizon + size * 0.72],
          [x + size * 0.2, horizon],
        ])
      else d += kind === 'fir' ? spruce(x, horizon + u * 0.4, size) : roundTree(x, horizon + u * 0.4, size * 0.8)
    }
    const colour = tinted(canvas, kind === 'fir' ? 'fir' : 'leaf', near)
    return shape(d, canvas.mirrored ? { colour, alpha: 0.5 } : colour)
  })
}

/** Islands that lie on the sea. */
export function islands(canvas: ViewCanvas): Shape[] {
  const { width, horizon, focus, random } = canvas
  const own = random.fork('islands')
  const room = roomAbove(canvas)
  const side = focus > width / 2 ? 0.22 : 0.78
  return [
    { at: 1 - side + 0.1, wide: 0.34, tall: 0.12, near: 0.1 },
    { at: side, wide: 0.42, tall: 0.22, near: 0.26 },
  ].map(({ at, wide, tall, near }) => {
    const points = Array.from(
      { length: 7 },
      (_, i): Point => [
        width * (at + (i / 6 - 0.5) * wide),
        horizon - room * tall * Math.sin((Math.PI * i) / 6) * own.between(0.6, 1.1),
      ],
    )
    return ridge(canvas, points, tinted(canvas, 'leaf', near), horizon + 1, 0.5)
  })
}

interface Tower {
  x: number
  wide: number
  tall: number
}
/** A house of a town by one of a few outlines. */
function tower({ horizon }: ViewCanvas, { x, wide, tall }: Tower, form: number, y: (at: number) => number): string {
  const base = horizon + 2
  const top = base - tall
  const body = polygon([
    [x, y(base)],
    [x, y(top)],
    [x + wide, y(top)],
    [x + wide, y(base)],
  ])
  const upon = (inset: number, rise: number): string =>
    polygon([
      [x + wide * inset, y(top + 1)],
      [x + wide * inset, y(top - rise)],
      [x + wide * (1 - inset), y(top - rise)],
      [x + wide * (1 - inset), y(top + 1)],
    ])
  if (form === 1) return body + upon(0.2, wide * 0.3) + upon(0.36, wide * 0.6) + upon(0.475, wide * 1.3)
  if (form === 2)
    return (
      body +
      polygon([
        [x, y(top + 1)],
        [x, y(top - wide * 0.2)],
        [x + wide, y(top - wide * 0.75)],
        [x + wide, y(top + 1)],
      ])
    )
  if (form === 3)
    return (
      body +
      polygon([
        [x, y(top + 1)],
        [x + wide / 2, y(top - wide * 0.9)],
        [x + wide, y(top + 1)],
      ])
    )
  return form === 4 ? body + upon(0.14, wide * 0.14) + upon(0.6, wide * 0.34) : body
}

/** The windows of a house: those with a light, and those in which the sky is seen. */
function windowsOf(canvas: ViewCanvas, { x, wide, tall }: Tower, random: Random): [lit: string, gleaming: string] {
  const { horizon, u, light } = canvas
  const pane = Math.max(u * 0.55, wide / 11)
  const share = light.evening ? 0.34 : 0.6
  let [lit, gleaming] = ['', '']
  for (let row = horizon - tall + pane * 2.4; row < horizon - pane; row += pane * 2.1)
    for (let column = x + pane; column < x + wide - pane * 1.6; column += pane * 1.9) {
      const lot = random.next()
      if (lot < share) lit += rect(column, row, pane * 0.85, pane * 1.05)
      else if (lot < share + 0.05) gleaming += rect(column, row, pane * 0.85, pane * 1.05)
    }
  return [lit, gleaming]
}

interface Row {
  near: number
  low: number
  high: number
  wide: number
}
/** How high the towers of a row are, shares of the room, and how wide against the first row's. */
const ROWS: readonly Row[] = [
  { near: 0.16, low: 0.5, high: 1, wide: 0.86 },
  { near: 0.44, low: 0.3, high: 0.72, wide: 1.06 },
  { near: 0.86, low: 0.12, high: 0.4, wide: 1.26 },
]

/** The towers of a city in three depths, lit windows in the nearer two. */
export function skyline(canvas: ViewCanvas, share = 0.92): Shape[] {
  const { width, horizon, u, light, random } = canvas
  const own = random.fork('skyline')
  const room = roomAbove(canvas) * share
  const middle = own.between(0.3, 0.7)
  return ROWS.flatMap((row, k) => {
    const wide = Math.max(u * 4.4, room * 0.13) * row.wide
    const towers: Tower[] = []
    for (let x = -wide * own.next(); x < width; ) {
      const w = wide * own.between(0.7, 1.3)
      const centre = 1 - Math.min(1, Math.abs((x + w / 2) / width - middle) * 1.3)
      towers.push({ x, wide: w, tall: room * (row.low + (row.high - row.low) * own.next() * (0.35 + 0.65 * centre)) })
      x += w * own.between(0.92, 1.12)
    }
    const d = towers.map((one) => tower(canvas, one, own.int(6), (at) => up(canvas, at))).join('')
    const wall = tinted(canvas, light.evening ? '#46587a' : 'glass', row.near)
    if (canvas.mirrored) return [shape(d, { colour: wall, alpha: 0.42 })]
    const panes = k === 0 ? [] : towers.map((one) => windowsOf(canvas, one, own))
    const [windows, glints] = [panes.map(([lit]) => lit).join(''), panes.map(([, other]) => other).join('')]
    const lamp: Hex = light.evening ? light.lamp : mix(wall, '#ffffff', 0.45)
    const foot = mix(wall, light.haze, k === 2 ? 0.12 : 0.5)
    return [
      shape(d, falling(canvas, [horizon - room * row.high, wall], [horizon, foot])),
      ...(windows ? [shape(windows, { colour: lamp, alpha: light.evening ? 0.5 + row.near * 0.45 : 0.6 })] : []),
      ...(glints ? [shape(glints, { colour: light.glow, alpha: 0.8 })] : []),
    ]
  })
}

/** Roofs about a church. */
export function village(canvas: ViewCanvas): Shape[] {
  const { width, horizon, u, random, light } = canvas
  const own = random.fork('village')
  const room = roomAbove(canvas)
  const at = canvas.focus > width / 2 ? 0.3 : 0.7
  let [walls, roofs, panes] = ['', '', '']
  for (let i = 0; i < 9; i++) {
    const x = width * at + (i - 4) * room * 0.15 + own.between(-0.02, 0.02) * room
    const [w, h] = [room * own.between(0.12, 0.17), room * own.between(0.07, 0.11)]
    walls += rect(x - w / 2, horizon - h, w, h + u * 0.4)
    roofs += polygon([
      [x - w * 0.58, horizon - h],
      [x - w * 0.3, horizon - h * 1.75],
      [x + w * 0.3, horizon - h * 1.75],
      [x + w * 0.58, horizon - h],
    ])
    panes +=
      rect(x - w * 0.22, horizon - h * 0.66, w * 0.14, h * 0.3) +
      rect(x + w * 0.1, horizon - h * 0.66, w * 0.14, h * 0.3)
  }
  const church = width * at + room * 0.08
  walls += rect(church - room * 0.035, horizon - room * 0.3, room * 0.07, room * 0.3)
  roofs += polygon([
    [church - room * 0.045, horizon - room * 0.3],
    [church, horizon - room * 0.52],
    [church + room * 0.045, horizon - room * 0.3],
  ])
  const round9 = Array.from({ length: 6 }, (_, i) =>
    circle(width * at + (i - 2.5) * room * 0.27, horizon - room * 0.02, room * own.between(0.03, 0.06)),
  ).join('')
  return [
    shape(walls, tinted(canvas, 'wall', 0.6)),
    shape(roofs, tinted(canvas, 'roof', 0.6)),
    shape(panes, light.evening ? light.lamp : tinted(canvas, 'glass', 0.7)),
    shape(round9, tinted(canvas, 'leaf', 0.6)),
  ]
}

/** A pale band where land and sky meet. */
export function mist(canvas: ViewCanvas, share = 0.16): Shape {
  const { width, height, horizon, light } = canvas
  const reach = height * share
  const [top, bottom] = [Math.max(0, horizon - reach), Math.min(height, horizon + reach)]
  return shape(rect(0, top, width, bottom - top), {
    gradient: 'linear',
    angle: 90,
    stops: [
      { at: round((top / height) * 1000) / 1000, colour: light.haze, alpha: 0 },
      { at: horizon / height, colour: light.haze, alpha: 0.62 * light.mist },
      { at: bottom / height, colour: light.haze, alpha: 0 },
    ],
  })
}
