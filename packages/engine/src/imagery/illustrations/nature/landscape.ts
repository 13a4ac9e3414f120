/** Hills one behind the other, a low sun, a few trees. */
import type { Point } from '../../../base/geometry.ts'
import { nth } from '../../../base/items.ts'
import { circle, type Drawing, ellipse, illustration, leaf, line, rect, shape, smooth, tinted } from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const horizon = h * 0.6
  const side = random.chance(0.5) ? 0.68 : 0.3

  /** A ridge from edge to edge; `lift` is how far its hills rise. */
  const ridge = (base: number, lift: number, phase: number, waves: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const x = (i / 8) * (w + 4 * u) - 2 * u
      return [x, base - lift * (0.5 + 0.5 * Math.sin(phase + (i / 8) * Math.PI * 2 * waves))] as const
    })
  const hill = (points: Point[]) => `${smooth(points)}V${Math.ceil(h)}H0z`
  const heightAt = (points: Point[], x: number) => {
    const index = points.findIndex(([px]) => px >= x)
    const [a, b] = [nth(points, Math.max(0, index - 1)), nth(points, index)]
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }

  const far = ridge(horizon + 4 * u, 16 * u, random.between(0, 6), 1.2)
  const middle = ridge(horizon + 18 * u, 18 * u, random.between(0, 6), 0.9)
  const near = ridge(Math.max(h * 0.86, horizon + 26 * u), 13 * u, random.between(2.6, 3.6), 0.6)

  const shapes = [
    shape(rect(0, 0, w, h), colours.ground),
    shape(circle(w * side, horizon - 15 * u, 19 * u), colours.middle),
  ]
  shapes.push(...tinted(canvas, hill(far), colours.light, 0.4), shape(hill(middle), colours.light))

  // Trees stand on the middle hill: cypresses in a loose group.
  const grove = w * (side > 0.5 ? 0.22 : 0.7)
  for (let i = 0; i < 5; i++) {
    const x = grove + (i - 2) * 7.5 * u + random.between(-2, 2) * u
    const tall = random.between(17, 30) * u
    shapes.push(shape(leaf(x, heightAt(middle, x) + 2 * u, tall, -90, 0.16), colours.near))
  }
  shapes.push(shape(hill(near), colours.near))

  // Furrows follow the near hill.
  for (let i = 1; i <= 4; i++) {
    const furrow = near.map(([x, y]): Point => [x, y + i * i * 1.1 * u + 3.5 * u * i])
    shapes.push(line(smooth(furrow), { colour: colours.far, alpha: 0.22 }, 0.5 * u))
  }
  // Thin clouds, set level.
  const clouds = side > 0.5 ? 0.2 : 0.72
  for (const [dx, dy, size] of [
    [0, 0.16, 1],
    [0.09, 0.22, 0.62],
  ] as const) {
    shapes.push(
      shape(ellipse(w * (clouds + dx), h * dy, 15 * u * size, 2.1 * u * size), { colour: colours.far, alpha: 0.7 }),
    )
  }
  return shapes
}

export const landscape = illustration(
  'landscape',
  showing(
    'hill, valley, field, meadow, trail, nature, walk, hike, hiking, park, countryside, picnic',
    ['outdoors', 'environment', 'farm', 'travel'],
    0.65,
  ),
  draw,
)
