/** What stands before a view and frames it: trees, palms, firs, cacti, reeds, leaves, a crowd. */
import type { Random } from '../../base/random.ts'
import { mix } from '../../colour/colour.ts'
import type { Shape } from '../../scene/types.ts'
import { rect, round } from '../shapes.ts'
import { circle, meets, shape, tinted, type ViewCanvas } from './canvas.ts'
import { cactus, fir, frond, grass, palm, reeds, tree } from './plants.ts'

/** The side that frames a view: away from the sun, unless words stand there. */
function sideOf(canvas: ViewCanvas): 1 | -1 {
  const { width, horizon, focus } = canvas
  const own = focus > width / 2 ? -1 : 1
  const taken = (side: number) =>
    side < 0
      ? meets(canvas, 0, horizon * 0.55, width * 0.2, horizon * 1.05)
      : meets(canvas, width * 0.8, horizon * 0.55, width, horizon * 1.05)
  return taken(own) && !taken(-own) ? (own === 1 ? -1 : 1) : own
}
const edgeX = ({ width }: ViewCanvas, side: number, inset: number): number => (side > 0 ? width - inset : inset)
/** How tall a thing at a place may be without standing under words. */
function tallAt(canvas: ViewCanvas, x: number, half: number, foot: number, wanted: number): number {
  const above = canvas.words.filter((box) => box.left < x + half && box.right > x - half && box.top < foot)
  const top = Math.max(0, ...above.map(({ bottom }) => bottom))
  return Math.max(0, Math.min(wanted, foot - top - canvas.u * 2))
}

/** A large tree at one side, a smaller one behind. */
export function trees(canvas: ViewCanvas): Shape[] {
  const { height, horizon, u, light, random, focus } = canvas
  const side = sideOf(canvas)
  const deep = height - horizon
  return [
    { inset: u * 23, foot: horizon + deep * 0.22, size: u * 34, near: 0.66 },
    { inset: u * 5, foot: horizon + deep * 0.5, size: u * 66, near: 0.92 },
  ].flatMap(({ inset, foot, size, near }, i) => {
    const x = edgeX(canvas, side, inset)
    const s = tallAt(canvas, x, size * 0.4, foot, size)
    if (s < size * 0.4) return []
    const one = tree(x, foot, s, random.fork(`tree ${i}`), focus < x)
    const leaf = tinted(canvas, 'leaf', near)
    return [
      shape(one.trunk, tinted(canvas, 'trunk', near)),
      shape(one.crown, leaf),
      shape(one.light, {
        colour: light.dark ? mix(light.haze, leaf, 0.3) : mix(leaf, light.glow, 0.3),
        alpha: light.dark ? 0.3 : 0.5,
      }),
    ]
  })
}

/** Palms that lean over the shore. */
export function palms(canvas: ViewCanvas): Shape[] {
  const { height, horizon, u, light, width } = canvas
  const side = sideOf(canvas)
  const deep = height - horizon
  const rows = [
    { inset: u * 6, foot: height - deep * 0.12, size: u * 78, lean: 0.2, near: 1 },
    { inset: u * 20, foot: height - deep * 0.16, size: u * 56, lean: 0.1, near: 0.94 },
    { inset: width - u * 9, foot: height - deep * 0.4, size: u * 46, lean: -0.16, near: 0.86 },
  ]
  return rows.flatMap(({ inset, foot, size, lean, near }) => {
    const x = edgeX(canvas, side, inset)
    const s = tallAt(canvas, x - side * lean * size, size * 0.36, foot, size)
    if (s < size * 0.45) return []
    const one = palm(x, foot, s, -side * lean)
    const leaf = tinted(canvas, 'leaf', near)
    return [
      shape(one.trunk, mix(tinted(canvas, 'trunk', near), light.glow, 0.12)),
      shape(one.fronds, leaf),
      shape(one.nuts, tinted(canvas, 'trunk', near)),
    ]
  })
}

/** Firs at both sides, taller towards the edges. */
export function firs(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, random } = canvas
  const own = random.fork('firs')
  const deep = height - horizon
  return [0.62, 0.95].map((near, k) => {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const away = (i + own.next()) / 9
      const x = away < 0.5 ? width * away * 0.56 : width * (1 - (1 - away) * 0.56)
      const edge = Math.abs(x / width - 0.5) * 2
      const foot = horizon + deep * (k === 0 ? 0.12 : 0.44) + own.between(0, 0.08) * deep
      const size = u * (k === 0 ? 26 : 46) * (0.45 + 0.75 * edge) * own.between(0.8, 1.1)
      const s = tallAt(canvas, x, size * 0.2, foot, size)
      if (s > size * 0.4) d += fir(x, foot, s)
    }
    return shape(d, tinted(canvas, 'fir', near))
  })
}

export function cacti(canvas: ViewCanvas): Shape[] {
  const { height, horizon, u } = canvas
  const side = sideOf(canvas)
  const deep = height - horizon
  const at = (inset: number, down: number, size: number) => {
    const [x, foot] = [edgeX(canvas, side, inset), horizon + deep * down]
    return cactus(x, foot, tallAt(canvas, x, size * 0.3, foot, size))
  }
  return [
    shape(at(u * 30, 0.16, u * 13) + at(canvas.width - u * 12, 0.2, u * 16), tinted(canvas, 'fir', 0.72)),
    shape(at(u * 13, 0.62, u * 40), tinted(canvas, 'fir', 0.95)),
  ]
}

export function reedsBefore(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, random } = canvas
  const side = sideOf(canvas)
  const own = random.fork('reeds')
  const size = Math.min((height - horizon) * 0.8, u * 30)
  const [from, to] = side > 0 ? [width * 0.7, width] : [0, width * 0.3]
  const [other, end] = side > 0 ? [0, width * 0.14] : [width * 0.86, width]
  return [
    shape(
      reeds(own, from, to, height, size, 12) + reeds(own, other, end, height, size * 0.7, 5),
      tinted(canvas, 'fir', 1),
    ),
  ]
}

/** Large leaves from both lower corners and from above. */
export function leaves(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, random } = canvas
  const own = random.fork('leaves')
  const foot = (near: number, size: number) =>
    [
      [0, -62],
      [0, -30],
      [width * 0.07, -84],
      [width, -118],
      [width, -150],
      [width * 0.93, -96],
    ]
      .map(([x = 0, turn = 0]) => frond(x, height + u * 2, size * own.between(0.85, 1.15), turn + own.between(-8, 8)))
      .join('') + grass(own, 0, width, height, size * 0.16, near > 0.9 ? 40 : 0)
  const size = Math.min((height - horizon) * 0.9, u * 40)
  return [
    shape(foot(0.7, size * 1.2), tinted(canvas, 'leaf', 0.72)),
    shape(foot(1, size * 0.86), tinted(canvas, 'fir', 1)),
  ]
}

/** Heads and raised hands along the foot of the picture. */
export function crowd(random: Random, width: number, y: number, size: number): string {
  let d = rect(0, y + size * 0.5, width, size * 8)
  for (let x = -size * random.next(); x < width + size; x += size * random.between(1, 1.35)) {
    const [r, top] = [size * random.between(0.34, 0.42), y - size * random.between(0, 0.42)]
    d += circle(x, top, r)
    d += `M${round(x - size * 0.78)} ${round(y + size * 0.8)}Q${round(x - size * 0.72)} ${round(top + r * 1.2)} ${round(x)} ${round(top + r * 1.12)}Q${round(x + size * 0.72)} ${round(top + r * 1.2)} ${round(x + size * 0.78)} ${round(y + size * 0.8)}Z`
    if (random.chance(0.36)) {
      const side = random.chance(0.5) ? 1 : -1
      const [hx, hy] = [x + side * size * random.between(0.55, 0.8), top - size * random.between(0.6, 1.1)]
      const w = size * 0.1
      d += `M${round(x + side * size * 0.42 - w)} ${round(top + size * 0.75)}L${round(hx - w)} ${round(hy)}A${round(w)} ${round(w)} 0 0 1 ${round(hx + w)} ${round(hy)}L${round(x + side * size * 0.42 + w * 1.4)} ${round(top + size * 0.85)}Z${circle(hx, hy - w * 0.7, w * 1.5)}`
    }
  }
  return d
}
