/** What lies before the horizon: meadow, water, sand, dunes, snow, rows of a field, flowers. */
import type { Point } from '../../base/geometry.ts'
import { mix } from '../../colour/colour.ts'
import type { Hex, Shape } from '../../scene/types.ts'
import { polygon, rect, round, smooth } from '../shapes.ts'
import {
  circle,
  depthAt,
  falling,
  halo,
  type Material,
  ridge,
  shape,
  stroke,
  swells,
  tinted,
  type ViewCanvas,
} from './canvas.ts'
import { flower, grass } from './plants.ts'
import { discOf } from './sky.ts'

const under = (canvas: ViewCanvas): number => canvas.height - canvas.horizon

/** Land in three swells. */
export function meadow(canvas: ViewCanvas, of: Material = 'grass'): Shape[] {
  const { width, height, horizon, u, light, random } = canvas
  const own = { ...canvas, random: random.fork('meadow') }
  const deep = under(canvas)
  const base = tinted(canvas, of, 0.55)
  return [
    shape(
      rect(0, horizon, width, deep),
      falling(
        canvas,
        [horizon, mix(base, light.dark ? light.haze : light.glow, 0.2)],
        [height, tinted(canvas, of, 0.95)],
      ),
    ),
    ...[0.3, 0.62].map((at, i) =>
      ridge(
        canvas,
        swells(own, horizon + deep * at, deep * 0.16, 0.8 + i * 0.3),
        mix(tinted(canvas, of, 0.72 + i * 0.2), light.dark ? light.haze : light.glow, 0.14 - i * 0.06),
        height + u,
        -0.3,
      ),
    ),
    shape(grass(own.random, 0, width, height, Math.min(deep * 0.16, u * 7), 90), tinted(canvas, 'leaf', 1)),
  ]
}

/** Thin lenses of light on water, the nearer the longer. */
function glints(canvas: ViewCanvas, count: number, at: (t: number, k: number) => [x: number, half: number]): string {
  const { horizon, u } = canvas
  const deep = under(canvas)
  return Array.from({ length: count }, (_, k) => {
    const t = ((k + 0.5) / count) ** 1.7
    const [y, [x, half]] = [horizon + deep * t, at(t, k)]
    const thick = u * (0.1 + t * 0.75)
    return `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - thick)} ${round(x + half)} ${round(y)}Q${round(x)} ${round(y + thick)} ${round(x - half)} ${round(y)}Z`
  }).join('')
}

/** Water that takes the sky's colours, with the way of light on it. */
export function water(canvas: ViewCanvas, calm = false): Shape[] {
  const { width, height, horizon, u, light, random } = canvas
  const own = random.fork('water')
  const { x } = discOf(canvas)
  const deep = under(canvas)
  const near = mix(tinted(canvas, 'water', 0.95), light.zenith, light.dark ? 0.35 : 0.12)
  const waves = (count: number, share: number) =>
    glints(canvas, count, (t) => [own.between(0, width), u * (2 + t * 13) * own.between(0.6, 1.4) * share])
  return [
    shape(
      rect(0, horizon, width, deep),
      falling(
        canvas,
        [horizon, mix(light.low, near, calm ? 0.16 : 0.3)],
        [height, calm ? mix(near, light.middle, 0.25) : near],
      ),
    ),
    halo(canvas, [x, horizon], deep * 0.8, light.glow, light.isLow ? 0.6 : 0.25),
    shape(waves(calm ? 16 : 30, 1), { colour: mix(near, light.ambient, 0.5), alpha: 0.3 }),
    shape(waves(calm ? 12 : 22, 0.8), { colour: mix(light.low, '#ffffff', 0.3), alpha: light.dark ? 0.22 : 0.5 }),
    shape(
      glints(canvas, 22, (t) => [x + own.between(-1, 1) * u * (1 + t * 7), u * (1.4 + t * 8) * own.between(0.5, 1)]),
      { colour: light.disc, alpha: light.isLow || light.stars > 0.8 ? 0.75 : 0.4 },
    ),
  ]
}

/** The sand before the sea: its edge, wet sand, foam. */
export function beach(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, light, random, focus } = canvas
  const own = random.fork('beach')
  const deep = under(canvas)
  const way = focus > width / 2 ? 1 : -1
  const line = (down: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const t = way > 0 ? i / 6 : 1 - i / 6
      return [(width * i) / 6, horizon + deep * (0.4 + t * 0.34 + Math.sin(i * 1.4) * 0.03) + down * deep * (0.4 + t)]
    })
  const area = (points: Point[]) => `M0 ${round(points[0]?.[1] ?? 0)}${smooth(points)}V${round(height)}H0Z`
  const sand = tinted(canvas, 'sand', 0.95)
  const dots = Array.from({ length: 40 }, () => {
    const y = horizon + deep * own.between(0.86, 1)
    return circle(own.between(0, width), y, u * own.between(0.1, 0.3))
  }).join('')
  return [
    shape(area(line(0)), { colour: mix(tinted(canvas, 'water', 0.9), '#ffffff', light.dark ? 0.25 : 0.5), alpha: 0.7 }),
    shape(area(line(0.05)), mix(sand, '#ffffff', light.dark ? 0.3 : 0.85)),
    shape(area(line(0.075)), mix(sand, light.ambient, 0.28)),
    shape(
      area(line(0.14)),
      falling(canvas, [horizon + deep * 0.5, mix(sand, light.glow, 0.3)], [height, mix(sand, light.ambient, 0.08)]),
    ),
    shape(dots, { colour: mix(sand, light.ambient, 0.4), alpha: 0.5 }),
  ]
}

/** Dunes, each with a lit and a shaded side that meet in a swung edge. */
export function dunes(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, light, random, focus } = canvas
  const own = random.fork('dunes')
  const deep = under(canvas)
  const way = focus > width / 2 ? -1 : 1
  return [0, 0.16, 0.38, 0.66].flatMap((at, i) => {
    const near = 0.25 + i * 0.25
    const y = horizon + deep * at
    const tall = deep * (0.2 + i * 0.05)
    const top = width * own.between(0.24, 0.76)
    const sand = mix(tinted(canvas, 'dune', near), light.glow, 0.16)
    const crest: Point[] = [
      [-width * 0.1, y + tall * 0.25],
      [top - width * 0.3, y - tall * 0.05],
      [top, y - tall * (i === 0 ? 0.8 : 0.62)],
      [top + width * 0.3, y - tall * 0.02],
      [width * 1.1, y + tall * 0.2],
    ]
    const d = `M${round(-width * 0.1)} ${round(y + tall * 0.25)}${smooth(crest)}V${round(height + 2)}H${round(-width * 0.1)}Z`
    const reach = width * 0.44 * way
    const shaded = `M${round(top)} ${round(y - tall * (i === 0 ? 0.8 : 0.62))}C${round(top + reach * 0.12)} ${round(y)} ${round(top - reach * 0.2)} ${round(y + tall * 0.5)} ${round(top + reach * 0.1)} ${round(y + tall * 1.5)}L${round(top + reach * 1.5)} ${round(y + tall * 1.5)}L${round(top + reach * 1.3)} ${round(y + tall * 0.2)}Q${round(top + reach * 0.62)} ${round(y - tall * 0.1)} ${round(top)} ${round(y - tall * (i === 0 ? 0.8 : 0.62))}Z`
    const bottom = y + tall * 2.2
    return [
      shape(d, falling(canvas, [y - tall * 0.6, sand], [bottom, mix(sand, light.ambient, 0.12)])),
      shape(shaded, {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: Math.max(0, (y - tall) / height), colour: mix(sand, light.ambient, 0.5), alpha: 0.85 },
          { at: Math.min(1, (y + tall * 1.5) / height), colour: mix(sand, light.ambient, 0.4), alpha: 0 },
        ],
      }),
    ]
  })
}

/** Snow in soft swells, blue in its shade. */
export function snowfield(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, light, random } = canvas
  const own = { ...canvas, random: random.fork('snow') }
  const deep = under(canvas)
  const white = tinted(canvas, 'snow', 0.95)
  const blue = mix(white, mix(light.ambient, '#5b8fd0', 0.5), 0.34)
  return [
    shape(rect(0, horizon, width, deep), falling(canvas, [horizon, blue], [height, white])),
    ...[0.08, 0.36, 0.68].map((at, i) => {
      const points = swells(own, horizon + deep * at, deep * 0.13, 0.7 + i * 0.25)
      const first = points[0] ?? [0, 0]
      return shape(
        `M${round(first[0])} ${round(first[1])}${smooth(points)}V${round(height + u)}H${round(first[0])}Z`,
        falling(
          canvas,
          [horizon + deep * (at - 0.14), mix(white, light.glow, 0.25)],
          [horizon + deep * (at + 0.3), blue],
        ),
      )
    }),
  ]
}

/** Furrows that run to one point, and what grows in them. */
export function rows(canvas: ViewCanvas, crop: Hex, heads?: Hex): Shape[] {
  const { width, height, horizon, light, random, focus } = canvas
  const own = random.fork('rows')
  const deep = under(canvas)
  const count = Math.ceil((width / deep) * 5) + 6
  const gap = deep * 0.36
  const soil = tinted(canvas, heads ? 'leaf' : 'soil', 0.85)
  let [furrows, plants, shades, tops] = ['', '', '', '']
  for (let i = -count; i <= count; i++) {
    const [near, far] = [focus + i * gap, focus + i * gap * 0.045]
    if (Math.abs(far - width / 2) > width) continue
    furrows += polygon([
      [far - gap * 0.012, horizon],
      [far + gap * 0.012, horizon],
      [near + gap * 0.3, height + 2],
      [near - gap * 0.3, height + 2],
    ])
    for (let k = 0; k < 12; k++) {
      const t = (k / 11) ** 1.9
      const y = horizon + deep * (0.015 + t * 1.02)
      const x = far + (near - far) * depthAt(canvas, y)
      const size = gap * (0.035 + t * 0.29)
      if (x < -size * 2 || x > width + size * 2) continue
      shades += circle(x + size * 0.12, y + size * 0.2, size)
      plants += circle(x - size * 0.06, y - size * 0.16, size * 0.92)
      const [dx, dy] = [own.between(-0.4, 0.4), own.between(-0.6, -0.1)]
      tops += heads
        ? circle(x + dx * size, y + dy * size, size * 0.4)
        : circle(x - size * 0.26, y - size * 0.42, size * 0.44)
    }
  }
  const leaf = tinted(canvas, crop, 0.9)
  return [
    shape(rect(0, horizon, width, deep), falling(canvas, [horizon, mix(soil, light.haze, 0.45)], [height, soil])),
    shape(furrows, falling(canvas, [horizon, mix(soil, light.haze, 0.4)], [height, mix(soil, light.ambient, 0.3)])),
    shape(shades, falling(canvas, [horizon, mix(leaf, light.haze, 0.4)], [height, mix(leaf, light.ambient, 0.5)])),
    shape(plants, falling(canvas, [horizon, mix(leaf, light.haze, 0.3)], [height, leaf])),
    shape(tops, heads ? tinted(canvas, heads, 0.95) : mix(leaf, light.dark ? light.haze : light.glow, 0.34)),
  ]
}

/** A field in flower: dots that grow towards one, heads at the foot. */
export function blooms(canvas: ViewCanvas, colours: readonly Hex[]): Shape[] {
  const { width, height, horizon, u, random, light } = canvas
  const own = random.fork('blooms')
  const deep = under(canvas)
  const size = Math.min(deep * 0.055, u * 3.2)
  let stalks = ''
  const paths = colours.map((_, k) => {
    let d = ''
    for (let i = 0; i < 46; i++) {
      const t = ((i + own.next()) / 46) ** 1.5
      const y = horizon + deep * (0.06 + 0.94 * t)
      const s = size * (0.14 + t * 0.95)
      const x = own.between(0, width)
      if (t > 0.5) {
        stalks += rect(x - s * 0.07, y, s * 0.14, s * 3)
        d += flower(x, y, s, k + i)
      } else d += circle(x, y, s * 0.7)
    }
    return d
  })
  const hearts = stalks ? [stroke(stalks, tinted(canvas, 'leaf', 1), 1)] : []
  return [
    ...meadow(canvas),
    ...hearts,
    ...paths.map((d, k) => shape(d, mix(tinted(canvas, colours[k] ?? '#ffffff', 0.97), light.glow, 0.08))),
    shape(grass(own, 0, width, height, size * 3, 60), tinted(canvas, 'leaf', 1)),
  ]
}
