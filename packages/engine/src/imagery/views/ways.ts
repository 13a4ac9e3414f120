/** What leads into a view: a path, a road, a river, a pier, each in true perspective to the vanishing point. */
import type { Point } from '../../base/geometry.ts'
import { mix } from '../../colour/colour.ts'
import type { Hex, Shape } from '../../scene/types.ts'
import { polygon, round, smooth } from '../shapes.ts'
import { falling, shape, stroke, tinted, type ViewCanvas } from './canvas.ts'
import { grass } from './plants.ts'

interface Way {
  /** Half its width at the foot of the picture, × the floor's height. */
  half: number
  /** How far it swings from side to side. */
  swing: number
}

/** The middle of a way and its half width, at a height; 0 at the horizon, 1 at the foot. */
function course(canvas: ViewCanvas, { half, swing }: Way) {
  const { width, height, horizon, focus, random } = canvas
  const deep = height - horizon
  const phase = random.fork('way').pick([0, Math.PI])
  const start = focus + (width / 2 - focus) * 0.85
  return (t: number): { x: number; y: number; half: number } => ({
    x:
      focus +
      (start - focus) * t +
      Math.sin(phase + 2.5 * Math.log(t + 0.075)) * Math.min(deep, width * 0.62) * swing * t ** 0.8 * (1 - t * 0.42),
    y: horizon + deep * t,
    half: Math.min(deep * half, width * 0.34) * (t ** 1.12 + 0.006),
  })
}

const STEPS = 30
const depths = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) ** 1.6 * 1.02)

/** The area of a way between two shares of its width. */
function band(at: ReturnType<typeof course>, from: number, to: number): string {
  const edge = (share: number): Point[] =>
    depths.map((t): Point => {
      const { x, y, half } = at(t)
      return [x + half * share, y]
    })
  const [left, right] = [edge(from), edge(to).reverse()]
  const first: Point = left[0] ?? [0, 0]
  const turn: Point = right[0] ?? [0, 0]
  return `M${round(first[0])} ${round(first[1])}${smooth(left)}L${round(turn[0])} ${round(turn[1])}${smooth(right)}Z`
}

/** A trodden path with grass along it. */
export function path(canvas: ViewCanvas): Shape[] {
  const { height, horizon, light, random, u } = canvas
  const at = course(canvas, { half: 0.36, swing: 0.55 })
  const gravel = tinted(canvas, 'gravel', 0.95)
  const own = random.fork('verge')
  const verge = depths
    .filter((t) => t > 0.1)
    .map((t) => {
      const { x, y, half } = at(t)
      const size = u * 9 * t
      return (
        grass(own, x - half * 1.25, x - half * 0.92, y, size, 5) +
        grass(own, x + half * 0.92, x + half * 1.25, y, size, 5)
      )
    })
    .join('')
  return [
    shape(band(at, -1.16, 1.16), { colour: tinted(canvas, 'leaf', 0.9), alpha: 0.55 }),
    shape(
      band(at, -1, 1),
      falling(canvas, [horizon, mix(gravel, light.glow, 0.5)], [height, mix(gravel, light.ambient, 0.1)]),
    ),
    shape(band(at, canvas.focus > canvas.width / 2 ? -1 : 0.55, canvas.focus > canvas.width / 2 ? -0.55 : 1), {
      colour: light.ambient,
      alpha: 0.14,
    }),
    shape(verge, tinted(canvas, 'leaf', 0.95)),
  ]
}

/** A road with its edges and its broken middle line. */
export function road(canvas: ViewCanvas, swing = 0.7): Shape[] {
  const { height, horizon, light } = canvas
  const at = course(canvas, { half: 0.4, swing })
  const asphalt = tinted(canvas, 'asphalt', 0.95)
  const line = mix(tinted(canvas, '#fff6dc', 1), light.disc, 0.3)
  let dashes = ''
  for (let k = 0; k < 13; k++) {
    const near = (0.02 + (k / 13) * 0.98) ** 2.1 * 1.08
    const far = (0.02 + ((k + 0.46) / 13) * 0.98) ** 2.1 * 1.08
    const [a, b] = [at(near), at(far)]
    dashes += polygon([
      [a.x - a.half * 0.025, a.y],
      [a.x + a.half * 0.025, a.y],
      [b.x + b.half * 0.025, b.y],
      [b.x - b.half * 0.025, b.y],
    ])
  }
  return [
    shape(band(at, -1.22, 1.22), falling(canvas, [horizon, light.haze], [height, tinted(canvas, 'sand', 0.9)])),
    shape(
      band(at, -1, 1),
      falling(canvas, [horizon, mix(asphalt, light.glow, 0.5)], [horizon + (height - horizon) * 0.55, asphalt]),
    ),
    shape(band(at, -0.93, -0.88) + band(at, 0.88, 0.93), { colour: line, alpha: 0.85 }),
    shape(dashes, line),
  ]
}

/** A river that takes the sky's light. */
export function river(canvas: ViewCanvas): Shape[] {
  const { height, horizon, light, random, u } = canvas
  const at = course(canvas, { half: 0.46, swing: 0.85 })
  const water = mix(tinted(canvas, 'water', 0.9), light.middle, 0.3)
  const own = random.fork('river')
  const glints = Array.from({ length: 18 }, (_, i) => {
    const { x, y, half } = at(((i + 0.6) / 18) ** 1.5)
    const [px, w] = [x + own.between(-0.5, 0.5) * half, half * own.between(0.15, 0.4)]
    return `M${round(px - w)} ${round(y)}q${round(w)} ${round(-w * 0.06)} ${round(2 * w)} 0q${round(-w)} ${round(w * 0.06)} ${round(-2 * w)} 0Z`
  }).join('')
  return [
    shape(band(at, -1.12, 1.12), falling(canvas, [horizon, light.haze], [height, tinted(canvas, 'sand', 0.8)])),
    shape(band(at, -1, 1), falling(canvas, [horizon, light.low], [height, water])),
    shape(band(at, -1, -0.82), { colour: light.ambient, alpha: 0.2 }),
    shape(glints, { colour: light.disc, alpha: 0.7 }),
    shape(
      grass(own, 0, canvas.width * 0.3, height, u * 9, 26) +
        grass(own, canvas.width * 0.72, canvas.width, height, u * 9, 26),
      tinted(canvas, 'leaf', 1),
    ),
  ]
}

/** Planks out into the water, on posts. */
export function pier(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, focus } = canvas
  const deep = height - horizon
  const end = horizon + deep * 0.24
  const [x0, x1] = [width / 2 + (width / 2 - focus) * 0.4, focus]
  const [wide, thin] = [Math.min(width * 0.26, deep * 0.42), deep * 0.055]
  const wood = tinted(canvas, 'wood', 0.95)
  const at = (t: number, share: number): Point => [
    x1 + (x0 - x1) * t + share * (thin + (wide - thin) * t),
    end + (height + 4 - end) * t,
  ]
  const planks = Array.from({ length: 22 }, (_, i) => ((i + 1) / 22) ** 1.8).map((t) => {
    const [a, b] = [at(t, -1), at(t, 1)]
    return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`
  })
  const posts = [0.03, 0.2, 0.5].flatMap((t) =>
    [-1, 1].map((share) => {
      const [x, y] = at(t, share)
      const w = deep * (0.008 + 0.02 * t)
      return polygon([
        [x - w, y - w * 7],
        [x + w, y - w * 7],
        [x + w, y + w * 9],
        [x - w, y + w * 9],
      ])
    }),
  )
  const dark: Hex = mix(wood, canvas.light.ambient, 0.45)
  return [
    shape(posts.join(''), dark),
    shape(
      polygon([at(0, -1), at(0, 1), at(1, 1), at(1, -1)]),
      falling(canvas, [end, mix(wood, canvas.light.glow, 0.35)], [height, wood]),
    ),
    stroke(planks.join(''), { colour: dark, alpha: 0.55 }, Math.max(1, deep * 0.004)),
  ]
}
