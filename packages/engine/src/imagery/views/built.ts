/** What people have put there: a cottage in its garden, a barn, boats, bridges, a lighthouse. */
import { mix } from '../../colour/colour.ts'
import type { Hex, Shape } from '../../scene/types.ts'
import { polygon, rect, round } from '../shapes.ts'
import { circle, falling, halo, shape, stroke, tinted, type ViewCanvas } from './canvas.ts'
import { bush, cypress, flower, grass, roundTree } from './plants.ts'

const FLOWERS: readonly Hex[] = ['#ee5d78', '#ffc247', '#ffffff', '#b276e0']

/** How large a house may be, and where it stands. */
function siteOf(canvas: ViewCanvas, share: number): Site {
  const { width, height, horizon, clear, focus } = canvas
  const foot = horizon + (height - horizon) * 0.3
  const size = Math.min((foot - clear) * share, width * 0.44)
  const x = Math.min(width - size * 0.66, Math.max(size * 0.66, focus))
  return { x, foot, size }
}

interface Site {
  x: number
  foot: number
  size: number
}

/** Its walls under a roof, light in its windows. */
function house(canvas: ViewCanvas, { x, foot, size: s }: Site): Shape[] {
  const { light } = canvas
  const px = (share: number) => x + share * s
  const py = (share: number) => foot - share * s
  const through = (points: readonly (readonly [number, number])[]) => polygon(points.map(([a, b]) => [px(a), py(b)]))
  const [wall, roof] = [tinted(canvas, 'wall', 0.95), tinted(canvas, 'roof', 0.95)]
  const panes =
    [-0.3, 0.16].map((at) => rect(px(at), py(0.31), s * 0.15, s * 0.17)).join('') + circle(px(0), py(0.58), s * 0.06)
  const frames = [-0.3, 0.16].map(
    (at) =>
      rect(px(at) - s * 0.015, py(0.325), s * 0.18, s * 0.018) +
      rect(px(at) + s * 0.068, py(0.31), s * 0.014, s * 0.17) +
      rect(px(at), py(0.232), s * 0.15, s * 0.014) +
      rect(px(at) - s * 0.025, py(0.145), s * 0.2, s * 0.022),
  )
  const door = `M${round(px(-0.075))} ${round(py(0))}V${round(py(0.26))}a${round(s * 0.075)} ${round(s * 0.075)} 0 0 1 ${round(s * 0.15)} 0V${round(py(0))}Z`
  const front = through([
    [-0.42, 0],
    [-0.42, 0.4],
    [0, 0.82],
    [0.42, 0.4],
    [0.42, 0],
  ])
  const gable = through([
    [-0.54, 0.34],
    [0, 0.92],
    [0.54, 0.34],
    [0.46, 0.3],
    [0, 0.78],
    [-0.46, 0.3],
  ])
  return [
    shape(rect(px(0.2), py(0.94), s * 0.1, s * 0.3), mix(roof, light.ambient, 0.3)),
    shape(front, falling(canvas, [py(0.8), mix(wall, light.glow, 0.2)], [foot, mix(wall, light.ambient, 0.12)])),
    shape(gable, falling(canvas, [py(0.92), mix(roof, light.glow, 0.25)], [py(0.3), roof])),
    ...(light.evening ? [halo(canvas, [px(0), py(0.2)], s * 0.5, light.lamp, 0.4)] : []),
    shape(panes, light.evening ? light.lamp : tinted(canvas, 'glass', 0.9)),
    shape(frames.join(''), tinted(canvas, '#ffffff', 1)),
    shape(door, tinted(canvas, '#3f7d74', 0.95)),
    shape(circle(px(0.045), py(0.14), s * 0.012), light.lamp),
  ]
}

/** A fence of pickets along the garden, open at the path. */
function fence({ width }: ViewCanvas, { x, size: s }: Site, y: number): string {
  const pickets = Array.from({ length: Math.ceil(width / (s * 0.085)) }, (_, i) => {
    const fx = i * s * 0.085
    if (Math.abs(fx - x) < s * 0.16) return ''
    return polygon([
      [fx, y],
      [fx, y - s * 0.12],
      [fx + s * 0.02, y - s * 0.145],
      [fx + s * 0.04, y - s * 0.12],
      [fx + s * 0.04, y],
    ])
  })
  const rails = [0.047, 0.097].map(
    (at) => rect(0, y - s * at, x - s * 0.14, s * 0.016) + rect(x + s * 0.16, y - s * at, width, s * 0.016),
  )
  return pickets.join('') + rails.join('')
}

/** A hedge, a path to the door, beds on both sides of it. */
function garden(canvas: ViewCanvas, site: Site): Shape[] {
  const { width, height, light, random, u } = canvas
  const { x, foot, size: s } = site
  const own = random.fork('garden')
  const deep = height - foot
  const beds = FLOWERS.map((_, k) =>
    Array.from({ length: 15 }, () => {
      const side = own.chance(0.5) ? -1 : 1
      const t = own.next() ** 0.7
      const fx = x + side * (s * (0.12 + 0.16 * t) + own.next() ** 1.3 * width * 0.5)
      return flower(fx, foot + deep * (0.04 + 0.72 * t), u * (0.7 + 1.7 * t), k)
    }).join(''),
  )
  const hedge = Array.from({ length: 9 }, (_, i) =>
    bush(width * ((i + own.between(0.2, 0.8)) / 9), foot + s * 0.03, s * own.between(0.15, 0.26)),
  )
  const px = (share: number) => round(x + share * s)
  const way = `M${px(-0.08)} ${round(foot)}C${px(-0.12)} ${round(foot + deep * 0.4)} ${px(-0.34)} ${round(foot + deep * 0.5)} ${px(-0.3)} ${round(height + 2)}H${px(0.34)}C${px(0.2)} ${round(foot + deep * 0.55)} ${px(0.16)} ${round(foot + deep * 0.4)} ${px(0.08)} ${round(foot)}Z`
  const gravel = tinted(canvas, 'gravel', 0.95)
  return [
    shape(hedge.join(''), tinted(canvas, 'leaf', 0.85)),
    shape(way, falling(canvas, [foot, mix(gravel, light.glow, 0.3)], [height, gravel])),
    shape(fence(canvas, site, foot + deep * 0.16), mix(tinted(canvas, '#ffffff', 1), light.ambient, 0.08)),
    ...beds.map((d, k) => shape(d, tinted(canvas, FLOWERS[k] ?? '#ffffff', 1))),
    shape(grass(own, 0, width, height, u * 7, 46), tinted(canvas, 'leaf', 1)),
  ]
}

/** A cottage among flowers, trees behind it. */
export function cottage(canvas: ViewCanvas): Shape[] {
  const site = siteOf(canvas, 0.86)
  const { x, foot, size } = site
  const behind = roundTree(x - size * 0.66, foot, size * 0.9) + roundTree(x + size * 0.74, foot, size * 0.74)
  return [shape(behind, tinted(canvas, 'leaf', 0.62)), ...house(canvas, site), ...garden(canvas, site)]
}

/** A barn with its gable and its silo. */
export function barn(canvas: ViewCanvas): Shape[] {
  const { light, horizon, u, width, focus, clear } = canvas
  const s = Math.min((horizon - clear) * 0.72, width * 0.3, u * 40)
  const side = focus > width / 2 ? -1 : 1
  const x = Math.min(width - s * 0.75, Math.max(s * 0.75, focus + side * width * 0.24))
  const foot = horizon + u * 1.5
  const red = tinted(canvas, '#b5443c', 0.85)
  const roof = tinted(canvas, '#5d6470', 0.85)
  const px = (share: number) => x + share * s
  const py = (share: number) => foot - share * s
  const gable = polygon([
    [px(-0.34), py(0)],
    [px(-0.34), py(0.36)],
    [px(-0.24), py(0.58)],
    [px(0), py(0.72)],
    [px(0.24), py(0.58)],
    [px(0.34), py(0.36)],
    [px(0.34), py(0)],
  ])
  const trim = mix(tinted(canvas, '#ffffff', 0.95), light.glow, 0.1)
  return [
    shape(
      rect(px(0.4), py(0.78), s * 0.2, s * 0.78),
      falling(canvas, [py(0.8), mix(roof, light.glow, 0.3)], [foot, roof]),
    ),
    shape(
      `M${round(px(0.4))} ${round(py(0.77))}a${round(s * 0.1)} ${round(s * 0.1)} 0 0 1 ${round(s * 0.2)} 0Z`,
      mix(roof, light.ambient, 0.3),
    ),
    shape(gable, falling(canvas, [py(0.72), mix(red, light.glow, 0.2)], [foot, mix(red, light.ambient, 0.16)])),
    stroke(
      `M${round(px(-0.36))} ${round(py(0.34))}L${round(px(-0.25))} ${round(py(0.59))}L${round(px(0))} ${round(py(0.735))}L${round(px(0.25))} ${round(py(0.59))}L${round(px(0.36))} ${round(py(0.34))}`,
      roof,
      s * 0.045,
    ),
    stroke(
      `M${round(px(-0.14))} ${round(py(0))}V${round(py(0.3))}H${round(px(0.14))}V${round(py(0))}M${round(px(-0.14))} ${round(py(0.3))}L${round(px(0.14))} ${round(py(0))}M${round(px(0.14))} ${round(py(0.3))}L${round(px(-0.14))} ${round(py(0))}`,
      trim,
      s * 0.018,
    ),
    shape(rect(px(-0.06), py(0.54), s * 0.12, s * 0.12), light.evening ? light.lamp : trim),
    shape(bush(px(-0.44), foot, s * 0.18) + bush(px(0.3), foot, s * 0.14), tinted(canvas, 'leaf', 0.9)),
  ]
}

/** A boat under sail, and what is seen of it in the water. */
function boat(canvas: ViewCanvas, x: number, y: number, s: number, near: number, way: number): Shape[] {
  const { light } = canvas
  const white = mix(tinted(canvas, '#fdf8ee', near), light.glow, 0.14)
  const sail = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([a, b]) => [x + way * a * s, y - b * s]))
  const hull = `M${round(x - way * s * 0.34)} ${round(y - s * 0.09)}L${round(x + way * s * 0.42)} ${round(y - s * 0.12)}Q${round(x + way * s * 0.3)} ${round(y + s * 0.02)} ${round(x + way * s * 0.2)} ${round(y + s * 0.02)}H${round(x - way * s * 0.26)}Z`
  return [
    shape(
      sail([
        [0.02, -0.04],
        [0.3, -0.06],
        [0.02, -0.8],
        [-0.3, -0.06],
      ]),
      { colour: white, alpha: 0.22 },
    ),
    shape(
      sail([
        [-0.02, 0.14],
        [-0.02, 1],
        [-0.34, 0.16],
      ]),
      falling(canvas, [y - s, white], [y, mix(white, light.ambient, 0.22)]),
    ),
    shape(
      `M${round(x + way * s * 0.02)} ${round(y - s * 0.92)}Q${round(x + way * s * 0.26)} ${round(y - s * 0.5)} ${round(x + way * s * 0.36)} ${round(y - s * 0.15)}L${round(x + way * s * 0.02)} ${round(y - s * 0.14)}Z`,
      tinted(canvas, near > 0.7 ? '#e4574a' : '#fdf8ee', near),
    ),
    shape(rect(x - s * 0.012, y - s, s * 0.024, s * 0.94), tinted(canvas, 'wood', near)),
    shape(hull, tinted(canvas, '#24405e', near)),
  ]
}

/** Boats on the water, one near and two far. */
export function boats(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, clear, u, focus } = canvas
  const deep = height - horizon
  const side = focus > width / 2 ? -1 : 1
  const large = Math.min((horizon - clear) * 0.8 + deep * 0.26, u * 46, width * 0.4)
  const x = Math.min(width - large * 0.5, Math.max(large * 0.5, focus + side * Math.min(width * 0.2, large * 0.8)))
  return [
    ...boat(canvas, width * (side > 0 ? 0.16 : 0.84), horizon + deep * 0.05, large * 0.22, 0.4, 1),
    ...boat(canvas, width * (side > 0 ? 0.3 : 0.68), horizon + deep * 0.09, large * 0.3, 0.5, -1),
    ...boat(canvas, x, horizon + deep * 0.26, large, 0.95, side),
  ]
}

/** A bridge on two towers from side to side. */
export function bridge(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, clear, u, light } = canvas
  const deep = height - horizon
  const deck = horizon - Math.min((horizon - clear) * 0.16, deep * 0.3)
  const tall = Math.min((deck - clear) * 0.86, width * 0.3, u * 46)
  const steel = tinted(canvas, '#c24a35', 0.85)
  const [a, b] = [width * 0.27, width * 0.73]
  const w = Math.max(u * 1.1, tall * 0.045)
  const low = horizon + deep * 0.1
  const pylon = (x: number) =>
    rect(x - w * 1.5, deck - tall, w, tall + low - deck) +
    rect(x + w * 0.5, deck - tall, w, tall + low - deck) +
    [0.06, 0.36, 0.68].map((t) => rect(x - w * 1.5, deck - tall * (1 - t), w * 3, w * 0.8)).join('') +
    rect(x - w * 2.2, low - w * 1.4, w * 4.4, w * 2)
  const sag = (t: number) => deck - w * 1.6 - (tall - w * 1.6) * (2 * t - 1) ** 2
  const main = Array.from({ length: 25 }, (_, i) => [a + ((b - a) * i) / 24, sag(i / 24)] as const)
  const outer = (from: number, to: number) =>
    Array.from({ length: 13 }, (_, i) => [from + ((to - from) * i) / 12, deck - tall * (1 - i / 12) ** 1.6] as const)
  const cables = [main, outer(a, -2), outer(b, width + 2)]
  const cable = cables.map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`).join('')
  const hangers = cables.flatMap((line) => line.map(([x, y]) => `M${round(x)} ${round(y)}V${round(deck)}`)).join('')
  const lamps = Array.from({ length: 13 }, (_, i) => circle((width * (i + 0.5)) / 13, deck - w * 1.3, u * 0.5)).join('')
  return [
    shape(
      pylon(a) + pylon(b),
      falling(canvas, [deck - tall, mix(steel, light.glow, 0.2)], [low, mix(steel, light.ambient, 0.35)]),
    ),
    stroke(hangers, { colour: steel, alpha: 0.75 }, Math.max(1, u * 0.16)),
    stroke(cable, steel, Math.max(1.5, u * 0.5)),
    shape(rect(-2, deck, width + 4, w * 1.2), steel),
    shape(rect(-2, deck + w * 1.2, width + 4, w * 0.6), mix(steel, light.ambient, 0.5)),
    ...(light.evening ? [shape(lamps, light.lamp)] : []),
  ]
}

/** A lighthouse on its rock, its beam by night. */
export function lighthouse(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, clear, u, light, focus } = canvas
  const deep = height - horizon
  const side = focus > width / 2 ? -1 : 1
  const s = Math.min((horizon - clear) * 0.98, u * 62, width * 0.9)
  const x = Math.min(width * 0.86, Math.max(width * 0.14, focus + side * Math.max(width * 0.22, u * 16)))
  const foot = horizon - s * 0.06
  const half = (t: number) => s * (0.085 - 0.035 * t)
  const tower = (from: number, to: number) =>
    polygon([
      [x - half(from), foot - s * 0.72 * from],
      [x + half(from), foot - s * 0.72 * from],
      [x + half(to), foot - s * 0.72 * to],
      [x - half(to), foot - s * 0.72 * to],
    ])
  const top = foot - s * 0.72
  const white = mix(tinted(canvas, '#fbf6ec', 0.9), light.glow, 0.15)
  const rock = tinted(canvas, 'rock', 0.85)
  const cliff = `M${round(x - side * width)} ${round(horizon + deep * 0.5)}L${round(x - side * s * 0.62)} ${round(horizon + deep * 0.12)}L${round(x - side * s * 0.4)} ${round(horizon - s * 0.01)}L${round(x - side * s * 0.18)} ${round(foot)}L${round(x + side * s * 0.2)} ${round(foot - s * 0.01)}L${round(x + side * width)} ${round(foot - s * 0.05)}V${round(horizon + deep * 0.62)}Z`
  const lamp = top - s * 0.055
  return [
    ...(light.evening
      ? [
          shape(
            polygon([
              [x, lamp - s * 0.01],
              [x - side * width, lamp - s * 0.34],
              [x - side * width, lamp + s * 0.14],
              [x, lamp + s * 0.012],
            ]),
            { colour: light.lamp, alpha: 0.3 },
          ),
        ]
      : []),
    shape(
      cliff,
      falling(canvas, [foot, mix(rock, light.glow, 0.2)], [horizon + deep * 0.5, mix(rock, light.ambient, 0.4)]),
    ),
    shape(tower(0, 1), white),
    shape(tower(0.14, 0.36) + tower(0.58, 0.8), tinted(canvas, '#d6453f', 0.95)),
    shape(
      polygon([
        [x + side * half(0) * 0.1, foot],
        [x + side * half(0), foot],
        [x + side * half(1), top],
        [x + side * half(1) * 0.1, top],
      ]),
      { colour: light.ambient, alpha: 0.22 },
    ),
    shape(rect(x - half(1) * 1.5, top - s * 0.02, half(1) * 3, s * 0.026), tinted(canvas, '#2c3a4c', 0.95)),
    shape(rect(x - half(1) * 0.72, top - s * 0.1, half(1) * 1.44, s * 0.08), light.lamp),
    halo(canvas, [x, lamp], s * 0.22, light.lamp, light.evening ? 0.8 : 0.3),
    shape(
      `M${round(x - half(1))} ${round(top - s * 0.095)}L${round(x)} ${round(top - s * 0.17)}L${round(x + half(1))} ${round(top - s * 0.095)}Z`,
      tinted(canvas, '#d6453f', 0.95),
    ),
  ]
}

/** Slender trees along the slope. */
export const cypresses = (canvas: ViewCanvas): Shape[] => {
  const { width, horizon, height, u, focus, random } = canvas
  const own = random.fork('cypresses')
  const side = focus > width / 2 ? 0.2 : 0.8
  const d = Array.from({ length: 6 }, (_, i) =>
    cypress(
      width * side + (i - 2.5) * u * 5,
      horizon + (height - horizon) * 0.12 + own.between(-1, 1) * u,
      u * own.between(13, 22),
    ),
  ).join('')
  return [shape(d, tinted(canvas, 'fir', 0.8))]
}
