/** A still life: bottles, vases and bowls with turned profiles, side by side before a large disc. */
import type { Point } from '../../../base/geometry.ts'
import { cyclic, mapTuple } from '../../../base/items.ts'
import { circle, type Drawing, illustration, leaf, line, rect, shape, smooth } from '../drawing.ts'
import { showing } from '../meaning.ts'

/** Half widths from foot to lip, as shares of the vessel's width. */
const PROFILES: readonly (readonly number[])[] = [
  [0.3, 0.46, 0.5, 0.44, 0.2, 0.15, 0.16, 0.2],
  [0.44, 0.5, 0.5, 0.5, 0.46, 0.17, 0.15, 0.17],
  [0.2, 0.34, 0.48, 0.5, 0.4, 0.26, 0.22, 0.32],
  [0.26, 0.38, 0.46, 0.5, 0.5, 0.48, 0.47, 0.5],
  [0.36, 0.3, 0.22, 0.34, 0.5, 0.42, 0.2, 0.26],
  [0.5, 0.5, 0.48, 0.4, 0.3, 0.24, 0.22, 0.24],
]

const draw: Drawing = ({ width: w, height: h, unit: u, random, colours }) => {
  const floor = h * 0.8
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  shapes.push(
    shape(circle(w * random.pick([0.36, 0.62]), h * 0.42, Math.min(w, h) * 0.31), { colour: colours.middle, alpha: 1 }),
  )
  shapes.push(shape(rect(0, floor, w, h - floor), { colour: colours.near, alpha: 0.16 }))

  const count = Math.min(7, Math.max(3, Math.round(w / (26 * u))))
  const step = (w - 16 * u) / count
  const paints = [colours.light, colours.near, colours.far, colours.light, colours.middle, colours.near, colours.light]
  const order = random.shuffle(PROFILES)
  const tallest = random.int(count)
  for (let i = 0; i < count; i++) {
    const profile = cyclic(order, i)
    const wide = step * random.between(0.74, 0.94)
    const tall = Math.min(h * 0.62, u * (i === tallest ? 58 : random.between(26, 46)))
    const x = 8 * u + step * (i + 0.5)
    const foot = floor + (i % 2 === 0 ? 5 : 2) * u
    const side = (sign: number): Point[] =>
      profile.map((half, k) => [x + sign * half * wide, foot - (k / (profile.length - 1)) * tall])
    const outline = `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}z`
    if (i === tallest) {
      // A branch in the tallest one.
      const lip = foot - tall
      shapes.push(
        line(`M${Math.round(x)} ${Math.round(lip)}q${3 * u} ${-12 * u} ${10 * u} ${-24 * u}`, colours.near, 0.8 * u),
      )
      for (let k = 0; k < 5; k++) {
        const t = 0.3 + k * 0.17
        shapes.push(
          shape(
            leaf(x + 10 * u * t * t + 4 * u * t * (1 - t), lip - 24 * u * t, 11 * u, k % 2 === 0 ? -20 : -150, 0.2),
            colours.near,
          ),
        )
      }
    }
    shapes.push(shape(outline, paints[i % paints.length] ?? colours.light))
    // Every other one wears a band.
    if (i % 2 === 1) {
      const [from, to] = mapTuple([1, 2], (k) => foot - (k / (profile.length - 1)) * tall)
      const [a, b] = [profile[1] ?? 0.4, profile[2] ?? 0.4]
      shapes.push(
        shape(
          `M${Math.round(x - a * wide)} ${Math.round(from)}H${Math.round(x + a * wide)}L${Math.round(x + b * wide)} ${Math.round(to)}H${Math.round(x - b * wide)}z`,
          { colour: colours.middle, alpha: 0.9 },
        ),
      )
    }
  }
  return shapes
}

export const vessels = illustration(
  'vessels',
  showing(
    'vase, ceramic, ceramics, pottery, pot, potter, perfume, candle, jar, glass, porcelain, stoneware, clay, kiln, soap',
    ['craft', 'beauty', 'retail', 'art'],
    0.65,
  ),
  draw,
)
