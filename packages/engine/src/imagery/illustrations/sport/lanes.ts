/** Movement: lanes that sweep through the picture in one bend, and a disc that runs on them. */
import { circle, type Drawing, illustration, rect, shape } from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = ({ width: w, height: h, unit: u, random, colours }) => {
  const mirrored = random.chance(0.5)
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  const [cx, cy] = [mirrored ? w * 0.2 : w * 0.8, h * 1.02]
  const outer = Math.min(Math.hypot(w, h) * 0.82, Math.max(w, h) * 0.86)
  const count = 6
  const lane = outer / (count + 2.2)
  const paints = [colours.light, colours.near, colours.light, colours.middle, colours.light, colours.near]
  // A lane: a half ring that comes down straight to the foot of the picture.
  for (let i = 0; i < count; i++) {
    const r = Math.round(outer - i * lane)
    shapes.push(shape(circle(cx, cy, r), paints[i] ?? colours.light))
    shapes.push({ d: circle(cx, cy, r), stroke: { paint: colours.ground, width: Math.round(0.9 * u) } })
  }
  shapes.push(shape(circle(cx, cy, outer - count * lane), colours.ground))
  const runner = (degrees: number, track: number) => {
    const turn = ((mirrored ? -degrees : -180 + degrees) * Math.PI) / 180
    const r = outer - (track + 0.5) * lane
    return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)] as const
  }
  // Start lines, staggered from lane to lane, as on a track.
  for (let i = 0; i < count; i++) {
    const turn = ((mirrored ? -(38 + i * 4) : -180 + 38 + i * 4) * Math.PI) / 180
    const [from, to] = [outer - i * lane - 0.6 * u, outer - (i + 1) * lane + 0.6 * u]
    const point = (r: number) => `${Math.round(cx + r * Math.cos(turn))} ${Math.round(cy + r * Math.sin(turn))}`
    shapes.push({ d: `M${point(from)}L${point(to)}`, stroke: { paint: colours.far, width: Math.round(1.1 * u) } })
  }
  const [x, y] = runner(66, 1)
  shapes.push(shape(circle(x, y, lane * 0.36), colours.far))
  const [x2, y2] = runner(58, 3)
  shapes.push(shape(circle(x2, y2, lane * 0.36), colours.near))
  return shapes
}

export const lanes = illustration(
  'lanes',
  showing(
    'race, speed, motor, marathon, delivery, courier, logistics',
    ['logistics', 'sports', 'automotive', 'fitness'],
    0.6,
  ),
  draw,
)
