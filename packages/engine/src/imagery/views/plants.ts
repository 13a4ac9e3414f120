/** What grows, as outlines that stand on a point: trees, palms, cacti, reeds, grass, bushes, flowers. */
import type { Random } from '../../base/random.ts'
import { polygon, rect, round } from '../shapes.ts'
import { circle } from './canvas.ts'

/** A fir of four tiers, `size` tall. */
export function fir(x: number, y: number, size: number): string {
  let d = rect(x - size * 0.02, y - size * 0.12, size * 0.04, size * 0.13)
  for (let k = 0; k < 4; k++) {
    const [foot, head] = [y - size * (0.08 + k * 0.2), y - size * (0.42 + k * 0.195)]
    const half = size * (0.2 - k * 0.04)
    d += `M${round(x - half)} ${round(foot)}Q${round(x - half * 0.3)} ${round(foot - size * 0.05)} ${round(x)} ${round(Math.max(y - size, head))}Q${round(x + half * 0.3)} ${round(foot - size * 0.05)} ${round(x + half)} ${round(foot)}Q${round(x)} ${round(foot + size * 0.035)} ${round(x - half)} ${round(foot)}Z`
  }
  return d
}

/** A fir from afar. */
export const spruce = (x: number, y: number, size: number): string =>
  polygon([
    [x, y - size],
    [x + size * 0.12, y - size * 0.56],
    [x + size * 0.07, y - size * 0.56],
    [x + size * 0.19, y],
    [x - size * 0.19, y],
    [x - size * 0.07, y - size * 0.56],
    [x - size * 0.12, y - size * 0.56],
  ])

/** A broad-leaved tree from afar. */
export const roundTree = (x: number, y: number, size: number): string =>
  rect(x - size * 0.04, y - size * 0.35, size * 0.08, size * 0.36) +
  circle(x, y - size * 0.66, size * 0.32) +
  circle(x - size * 0.22, y - size * 0.48, size * 0.22) +
  circle(x + size * 0.23, y - size * 0.5, size * 0.23)

/** A large tree: its trunk with boughs, its crown, and the part of the crown that is in the light. */
export function tree(x: number, y: number, size: number, random: Random, fromLeft: boolean) {
  const trunk = `M${round(x - size * 0.055)} ${round(y)}Q${round(x - size * 0.02)} ${round(y - size * 0.25)} ${round(x - size * 0.035)} ${round(y - size * 0.5)}L${round(x - size * 0.16)} ${round(y - size * 0.66)}L${round(x - size * 0.02)} ${round(y - size * 0.55)}L${round(x + size * 0.14)} ${round(y - size * 0.7)}L${round(x + size * 0.03)} ${round(y - size * 0.46)}Q${round(x + size * 0.02)} ${round(y - size * 0.2)} ${round(x + size * 0.07)} ${round(y)}Z`
  const puffs: readonly (readonly [number, number, number])[] = [
    [0, 0.78, 0.25],
    [-0.24, 0.66, 0.2],
    [0.25, 0.68, 0.21],
    [-0.13, 0.9, 0.17],
    [0.14, 0.9, 0.18],
    [-0.32, 0.52, 0.13],
    [0.33, 0.53, 0.14],
    [0.02, 0.6, 0.2],
  ]
  const jitter = puffs.map(
    ([px, py, r]) => [px + random.between(-0.02, 0.02), py, r * random.between(0.92, 1.1)] as const,
  )
  const crown = jitter.map(([px, py, r]) => circle(x + px * size, y - py * size, r * size)).join('')
  const way = fromLeft ? -1 : 1
  const light = jitter
    .map(([px, py, r]) => circle(x + (px + way * r * 0.26) * size, y - (py + r * 0.3) * size, r * size * 0.6))
    .join('')
  return { trunk, crown, light }
}

/** A palm that leans: its trunk, and its fronds. */
export function palm(x: number, y: number, size: number, lean: number) {
  const [tx, ty] = [x + lean * size, y - size * 0.82]
  const w = size * 0.026
  const trunk = `M${round(x - w * 1.5)} ${round(y)}Q${round(x + lean * size * 0.1 - w)} ${round(y - size * 0.5)} ${round(tx - w * 0.7)} ${round(ty)}L${round(tx + w * 0.7)} ${round(ty)}Q${round(x + lean * size * 0.1 + w)} ${round(y - size * 0.5)} ${round(x + w * 1.5)} ${round(y)}Z`
  const fronds = [-172, -140, -112, -68, -36, -8, 18, 162]
    .map((degrees, i) => {
      const turn = (degrees * Math.PI) / 180
      const reach = size * (i > 5 ? 0.3 : 0.4)
      const [ex, ey] = [tx + Math.cos(turn) * reach, ty + Math.sin(turn) * reach * 0.55 + reach * 0.42]
      const [mx, my] = [tx + Math.cos(turn) * reach * 0.55, ty + Math.sin(turn) * reach * 0.62 - reach * 0.1]
      // Notches on the lower side.
      const under = [0.8, 0.6, 0.4, 0.2].map((t) => {
        const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c
        const [px, py] = [at(tx, mx, ex), at(ty, my, ey)]
        return `L${round(px)} ${round(py + reach * 0.2)}L${round(px - (ex - tx) * 0.05)} ${round(py + reach * 0.07)}`
      })
      return `M${round(tx)} ${round(ty)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}${under.join('')}Z`
    })
    .join('')
  const nuts = circle(tx - w * 1.2, ty + w * 1.4, w * 1.3) + circle(tx + w * 1.2, ty + w * 1.6, w * 1.3)
  return { trunk, fronds, nuts }
}

/** A cactus with two arms. */
export function cactus(x: number, y: number, size: number): string {
  const w = size * 0.085
  const limb = (left: number, top: number, bottom: number, half: number): string =>
    `M${round(left - half)} ${round(bottom)}V${round(top + half)}a${round(half)} ${round(half)} 0 0 1 ${round(2 * half)} 0V${round(bottom)}Z`
  return (
    limb(x, y - size, y, w) +
    limb(x - size * 0.26, y - size * 0.7, y - size * 0.38, w * 0.72) +
    rect(x - size * 0.26 - w * 0.72, y - size * 0.46, size * 0.26, w * 1.4) +
    limb(x + size * 0.25, y - size * 0.82, y - size * 0.5, w * 0.72) +
    rect(x, y - size * 0.58, size * 0.25 + w * 0.72, w * 1.4)
  )
}

/** Blades from a line of ground. */
export function grass(random: Random, from: number, to: number, y: number, size: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, s] = [random.between(from, to), size * random.between(0.45, 1)]
    const lean = random.between(-0.5, 0.5) * s
    return `M${round(x - s * 0.05)} ${round(y + 2)}Q${round(x)} ${round(y - s * 0.5)} ${round(x + lean)} ${round(y - s)}Q${round(x + s * 0.08)} ${round(y - s * 0.5)} ${round(x + s * 0.07)} ${round(y + 2)}Z`
  }).join('')
}

/** Reeds with their heads. */
export function reeds(random: Random, from: number, to: number, y: number, size: number, count: number): string {
  let d = grass(random, from, to, y, size, count * 2)
  for (let i = 0; i < count; i++) {
    const [x, s] = [random.between(from, to), size * random.between(0.7, 1.1)]
    d += rect(x - s * 0.008, y - s, s * 0.016, s)
    d += `M${round(x - s * 0.026)} ${round(y - s * 0.74)}a${round(s * 0.026)} ${round(s * 0.026)} 0 0 1 ${round(s * 0.052)} 0v${round(-s * 0.2)}a${round(s * 0.026)} ${round(s * 0.026)} 0 0 0 ${round(-s * 0.052)} 0Z`
  }
  return d
}

export const bush = (x: number, y: number, size: number): string =>
  circle(x, y - size * 0.3, size * 0.36) +
  circle(x - size * 0.36, y - size * 0.18, size * 0.26) +
  circle(x + size * 0.36, y - size * 0.2, size * 0.28) +
  rect(x - size * 0.58, y - size * 0.16, size * 1.18, size * 0.17)

/** A head of five petals. */
export const flower = (x: number, y: number, size: number, turn = 0): string =>
  [0, 1, 2, 3, 4]
    .map((k) =>
      circle(x + Math.cos(turn + k * 1.2566) * size * 0.6, y + Math.sin(turn + k * 1.2566) * size * 0.6, size * 0.42),
    )
    .join('')

/** A slender tree of the south. */
export const cypress = (x: number, y: number, size: number): string =>
  `M${round(x)} ${round(y - size)}C${round(x + size * 0.16)} ${round(y - size * 0.55)} ${round(x + size * 0.13)} ${round(y)} ${round(x)} ${round(y)}C${round(x - size * 0.13)} ${round(y)} ${round(x - size * 0.16)} ${round(y - size * 0.55)} ${round(x)} ${round(y - size)}Z`

/** A large leaf of the jungle, cut from its side. */
export function frond(x: number, y: number, size: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number): [number, number] => [
    x + c * along * size - s * across * size,
    y + s * along * size + c * across * size,
  ]
  const upper = [0.18, 0.36, 0.54, 0.72, 0.88].flatMap((t): [number, number][] => [
    at(t, -0.3 * Math.sin(Math.PI * t) - 0.04),
    at(t + 0.02, -0.07),
  ])
  const lower =
    upper.length > 0
      ? [0.88, 0.72, 0.54, 0.36, 0.18].flatMap((t): [number, number][] => [
          at(t + 0.02, 0.07),
          at(t, 0.3 * Math.sin(Math.PI * t) + 0.04),
        ])
      : []
  return polygon([at(0, 0), ...upper, at(1.06, 0), ...lower])
}
