/** Skies: colour by the hour, sun or moon with its light, stars, clouds, a rainbow, fireworks, northern light. */
import type { Point } from '../../base/geometry.ts'
import { mix } from '../../colour/colour.ts'
import type { Hex, Shape } from '../../scene/types.ts'
import { rect, round } from '../shapes.ts'
import { circle, falling, halo, meets, shape, stroke, type ViewCanvas } from './canvas.ts'

/** The sky itself: where words stand it keeps its first colour. */
export function air(canvas: ViewCanvas): Shape {
  const { width, height, horizon, clear, light, ground } = canvas
  const at = (y: number) => Math.min(1, Math.max(0, y / height))
  const calm = at(Math.min(clear, horizon * 0.86))
  const end = at(horizon)
  return shape(rect(0, 0, width, height), {
    gradient: 'linear',
    angle: 90,
    stops: [
      { at: 0, colour: ground },
      { at: calm * 0.9, colour: ground },
      { at: calm + (end - calm) * 0.46, colour: light.middle },
      { at: end, colour: light.low },
      { at: 1, colour: light.low },
    ],
  })
}

export interface Disc {
  x: number
  y: number
  r: number
}
/** Where sun or moon stand: at the horizon, or between words and horizon. */
export function discOf(canvas: ViewCanvas): Disc {
  const { light, u, horizon, focus, width, clear, random } = canvas
  if (light.isLow) {
    const r = u * 7.5
    return { x: focus, y: horizon - r * 0.5, r }
  }
  const r = u * 5
  const side = focus > width / 2 ? -1 : 1
  const x = Math.min(width - r * 2, Math.max(r * 2, focus + side * Math.max(width * 0.24, u * 22)))
  const y = Math.max(clear + r * 1.6, (clear + horizon) / 2 - random.fork('disc').between(0, 0.24) * (horizon - clear))
  return { x, y, r }
}

export function disc(canvas: ViewCanvas): Shape[] {
  const { light, u } = canvas
  const { x, y, r } = discOf(canvas)
  const glows = [
    halo(canvas, [x, y], r * (light.isLow ? 7 : 5), light.glow, light.isLow ? 0.85 : 0.6),
    halo(canvas, [x, y], r * 2.2, light.disc, 0.7),
  ]
  if (meets(canvas, x - r, y - r, x + r, y + r)) return glows.slice(0, light.isLow ? 1 : 0)
  const moon = light.stars > 0.8
  const seas = moon
    ? [
        shape(
          circle(x - r * 0.3, y - r * 0.2, r * 0.24) +
            circle(x + r * 0.28, y + r * 0.3, r * 0.18) +
            circle(x + r * 0.2, y - r * 0.4, r * 0.12),
          { colour: mix(light.disc, light.middle, 0.5), alpha: 0.35 },
        ),
      ]
    : []
  return [...glows, shape(circle(x, y, moon ? r * 0.9 : r), light.disc), ...(u > 0 ? seas : [])]
}

/** Stars thin out towards the horizon. */
export function stars(canvas: ViewCanvas, share = canvas.light.stars): Shape[] {
  const { width, horizon, u, light } = canvas
  if (share <= 0) return []
  const random = canvas.random.fork('stars')
  const some = (count: number, size: number) =>
    Array.from({ length: Math.round(count * share) }, () => {
      const [x, y] = [random.between(0, width), random.next() ** 1.5 * horizon * 0.96]
      const s = size * u * random.between(0.7, 1.3)
      return meets(canvas, x - s * 2, y - s * 2, x + s * 2, y + s * 2) ? '' : circle(x, y, s)
    }).join('')
  const bright = Array.from({ length: Math.round(7 * share) }, () => {
    const [x, y, s] = [random.between(0, width), random.between(0, horizon * 0.7), u * random.between(0.9, 1.7)]
    return meets(canvas, x - s * 2, y - s * 2, x + s * 2, y + s * 2) ? '' : spark(x, y, s)
  }).join('')
  return [
    shape(some(90, 0.12), { colour: light.disc, alpha: 0.65 }),
    shape(some(36, 0.22), { colour: light.disc, alpha: 0.9 }),
    ...(bright ? [shape(bright, light.disc)] : []),
  ].filter(({ d }) => d !== '')
}

/** A star of four thin rays. */
export const spark = (x: number, y: number, s: number): string =>
  `M${round(x)} ${round(y - s)}Q${round(x)} ${round(y)} ${round(x + s)} ${round(y)}Q${round(x)} ${round(y)} ${round(x)} ${round(y + s)}Q${round(x)} ${round(y)} ${round(x - s)} ${round(y)}Q${round(x)} ${round(y)} ${round(x)} ${round(y - s)}Z`

/** A galaxy's band across the sky. */
export function galaxy(canvas: ViewCanvas): Shape[] {
  const { width, horizon, u, light } = canvas
  const random = canvas.random.fork('galaxy')
  const lean = random.chance(0.5) ? 1 : -1
  const at = (t: number): Point => [width * (0.5 + lean * (t - 0.5) * 0.9), horizon * (1 - t * 0.96)]
  const clouds = Array.from({ length: 7 }, (_, i) =>
    halo(
      canvas,
      at((i + 0.5) / 7),
      Math.max(width, horizon) * random.between(0.13, 0.2),
      i % 2 ? light.glow : light.haze,
      0.3,
    ),
  )
  const dust = Array.from({ length: 150 }, () => {
    const [x, y] = at(random.next())
    const spread = (random.next() + random.next() + random.next() - 1.5) * u * 17
    const [px, py] = [x + spread, y + spread * 0.3]
    return meets(canvas, px - u, py - u, px + u, py + u) ? '' : circle(px, py, u * random.between(0.08, 0.2))
  }).join('')
  return [...clouds, shape(dust, { colour: light.disc, alpha: 0.75 })]
}

/** A heap of puffs on a flat base. */
function heap(canvas: ViewCanvas, x: number, y: number, wide: number, tall: number): string {
  const random = canvas.random.fork(`heap ${Math.round(x)} ${Math.round(y)}`)
  const count = 6
  let d = `M${round(x - wide / 2)} ${round(y)}`
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const lift = tall * Math.sin(Math.PI * t) ** 0.8 * random.between(0.7, 1.1)
    d += circle(x + (t - 0.5) * wide * 0.8, y - lift * 0.55, Math.max(tall * 0.3, lift * 0.62))
  }
  return `${d}${rect(x - wide * 0.47, y - tall * 0.34, wide * 0.94, tall * 0.34)}`
}

/** Heaped clouds by day, long thin ones about a low sun. */
export function clouds(canvas: ViewCanvas, many = 1): Shape[] {
  const { light, horizon, clear, width, u } = canvas
  const random = canvas.random.fork('clouds')
  const from = Math.min(clear, horizon * 0.7)
  if (light.isLow || light.stars > 0.8) {
    const streak = () => {
      const t = random.next()
      const [x, y] = [random.between(-0.1, 0.9) * width, from + (horizon - from) * (0.12 + 0.78 * t)]
      const [wide, thick] = [
        u * random.between(24, 62) * (1.1 - t * 0.5),
        u * random.between(0.7, 1.8) * (1.1 - t * 0.6),
      ]
      if (meets(canvas, x, y - thick, x + wide, y + thick)) return ''
      return `M${round(x)} ${round(y)}Q${round(x + wide * 0.4)} ${round(y - thick * 1.6)} ${round(x + wide)} ${round(y)}Q${round(x + wide * 0.5)} ${round(y + thick)} ${round(x)} ${round(y)}Z`
    }
    const streaks = (count: number) => Array.from({ length: Math.round(count * many) }, streak).join('')
    const [lit, shaded] = [streaks(9), streaks(7)]
    return [
      ...(shaded ? [shape(shaded, { colour: mix(light.middle, light.ambient, 0.3), alpha: 0.4 })] : []),
      ...(lit ? [shape(lit, { colour: light.glow, alpha: light.stars > 0.8 ? 0.16 : 0.5 })] : []),
    ]
  }
  const shapes: Shape[] = []
  for (let i = 0; i < Math.round(5 * many); i++) {
    const t = (i + random.between(0.2, 0.8)) / (5 * many)
    const y = from + (horizon - from) * random.between(0.2, 0.82)
    const wide = u * random.between(20, 38) * (1.25 - (0.55 * (y - from)) / (horizon - from))
    const tall = wide * random.between(0.3, 0.4)
    const x = width * t
    if (meets(canvas, x - wide / 2, y - tall, x + wide / 2, y)) continue
    const white: Hex = light.dark ? mix('#ffffff', light.low, 0.2) : '#ffffff'
    shapes.push({
      ...shape(
        heap(canvas, x, y, wide, tall),
        falling(canvas, [y - tall * 0.9, white], [y, mix(white, light.middle, 0.72)]),
      ),
      opacity: 0.92,
    })
  }
  return shapes
}

const BOW: readonly Hex[] = ['#f2545b', '#f9913d', '#fbd24b', '#5cc67a', '#3fa7e0', '#7a6ad8']
/** A whole bow from side to side, its feet behind the land. */
export function rainbow(canvas: ViewCanvas): Shape[] {
  const { width, horizon, clear, u, focus } = canvas
  const room = horizon - Math.min(clear, horizon * 0.6)
  const r = Math.max(Math.min(width * 0.46, room * 0.98), Math.min(width * 0.3, room * 1.3))
  const band = Math.min(r * 0.062, u * 4)
  const x = Math.min(width - r * 0.9, Math.max(r * 0.9, focus))
  return BOW.map((colour, i) => {
    const own = r - band * (i + 0.5)
    return {
      d: `M${round(x - own)} ${round(horizon + u)}A${round(own)} ${round(own)} 0 0 1 ${round(x + own)} ${round(horizon + u)}`,
      stroke: { paint: { colour, alpha: 0.86 }, width: round(band * 1.06) },
    }
  })
}

const SPARKS: readonly Hex[] = ['#ffd166', '#ff6b8b', '#7fdcff', '#b79bff']
/** Bursts over the horizon, each with its trails and its glow. */
export function fireworks(canvas: ViewCanvas): Shape[] {
  const { width, horizon, clear, u } = canvas
  const random = canvas.random.fork('fireworks')
  const top = Math.min(clear, horizon * 0.6)
  const places: readonly (readonly [number, number, number])[] = [
    [0.5, 0.34, 1],
    [0.2, 0.52, 0.72],
    [0.8, 0.5, 0.78],
    [0.36, 0.74, 0.5],
    [0.67, 0.78, 0.46],
  ]
  const reach = Math.min((horizon - top) * 0.52, width * 0.3, u * 34)
  return places.flatMap(([px, py, size], k) => {
    const [x, y] = [width * (px + random.between(-0.05, 0.05)), top + (horizon - top) * py]
    const r = reach * size
    const colour = SPARKS[k % SPARKS.length] ?? '#ffd166'
    if (meets(canvas, x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8)) return []
    const rays = 26
    let [lines, dots] = ['', '']
    for (let i = 0; i < rays; i++) {
      const angle = (i / rays) * 2 * Math.PI + random.between(-0.06, 0.06)
      const own = r * random.between(0.72, 1)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const sag = own * 0.14
      lines += `M${round(x + c * own * 0.2)} ${round(y + s * own * 0.2)}Q${round(x + c * own * 0.7)} ${round(y + s * own * 0.7)} ${round(x + c * own)} ${round(y + s * own + sag)}`
      dots += circle(x + c * own, y + s * own + sag, r * 0.018)
      dots += circle(x + c * own * 0.62, y + s * own * 0.62, r * 0.009)
    }
    return [
      halo(canvas, [x, y], r * 1.15, colour, 0.4),
      stroke(lines, { colour, alpha: 0.85 }, Math.max(1, r * 0.014)),
      shape(dots, '#fff8e4'),
    ]
  })
}

/** Curtains of northern light. */
export function aurora(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, clear } = canvas
  const random = canvas.random.fork('aurora')
  const top = Math.min(clear, horizon * 0.5) * 0.9
  return (['#4df2b0', '#7be0ff', '#b07bff'] as const).map((colour, k) => {
    const base = horizon * (0.62 + k * 0.08)
    const points = Array.from(
      { length: 7 },
      (_, i): Point => [
        (width * (i - 0.5)) / 6,
        base + Math.sin(i * 1.3 + k * 2 + random.next()) * (horizon - top) * 0.13,
      ],
    )
    const lower = points.map(([x, y]) => `L${round(x)} ${round(y)}`).join('')
    return shape(`M${round(-width * 0.1)} ${round(top)}${lower}L${round(width * 1.1)} ${round(top)}Z`, {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: Math.max(0, top / height), colour, alpha: 0 },
        { at: base / height, colour, alpha: 0.34 },
        { at: Math.min(1, (base + (horizon - top) * 0.2) / height), colour, alpha: 0.05 },
      ],
    })
  })
}
