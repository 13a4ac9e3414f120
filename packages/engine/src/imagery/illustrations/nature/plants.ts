/** Large plants that grow into the picture from its foot: fans, feathers and broad leaves. */

import type { ColourRef, Shape } from '../../../scene/types.ts'
import { type Canvas, circle, type Drawing, illustration, leaf, line, rect, shape } from '../drawing.ts'
import { showing } from '../meaning.ts'

/** A stem with pairs of leaves that grow shorter towards the tip. */
function feather(
  { unit: u, colours }: Canvas,
  x: number,
  foot: number,
  tall: number,
  lean: number,
  colour: ColourRef,
): Shape[] {
  const tip = [x + lean, foot - tall] as const
  const along = (t: number) => [x + lean * t * t, foot - tall * t] as const
  const shapes = [
    line(
      `M${Math.round(x)} ${Math.round(foot)}Q${Math.round(x)} ${Math.round(foot - tall * 0.5)} ${Math.round(tip[0])} ${Math.round(tip[1])}`,
      colour,
      0.9 * u,
    ),
  ]
  const pairs = 6
  const blades: string[] = []
  for (let i = 0; i < pairs; i++) {
    const t = 0.22 + (i / pairs) * 0.72
    const [px, py] = along(t)
    const long = tall * 0.36 * (1 - t * 0.55)
    blades.push(leaf(px, py, long, -38 - t * 22, 0.17), leaf(px, py, long, -142 + t * 22, 0.17))
  }
  blades.push(leaf(tip[0], tip[1] + u, tall * 0.2, -90, 0.2))
  shapes.push(shape(blades.join(''), colour))
  if (colour === colours.near)
    shapes.push(
      line(
        `M${Math.round(x)} ${Math.round(foot)}Q${Math.round(x)} ${Math.round(foot - tall * 0.5)} ${Math.round(tip[0])} ${Math.round(tip[1])}`,
        colours.ground,
        0.35 * u,
      ),
    )
  return shapes
}

/** Blades from one point, like a palm's leaf. */
function fan(
  x: number,
  foot: number,
  reach: number,
  from: number,
  to: number,
  blades: number,
  colour: ColourRef,
): Shape {
  return shape(
    Array.from({ length: blades }, (_, i) =>
      leaf(
        x,
        foot,
        reach * (0.82 + 0.18 * Math.sin((i / (blades - 1)) * Math.PI)),
        from + ((to - from) * i) / (blades - 1),
        0.075,
      ),
    ).join(''),
    colour,
  )
}

/** One broad leaf with its ribs. */
function broad(
  { unit: u, colours }: Canvas,
  x: number,
  foot: number,
  long: number,
  degrees: number,
  colour: ColourRef,
): Shape[] {
  const turn = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const ribs = Array.from({ length: 5 }, (_, i) => {
    const t = 0.2 + i * 0.14
    const [px, py] = [x + dx * long * t, y(foot, dy, long, t)]
    const out = long * 0.2 * (1 - t * 0.6)
    return [-1, 1]
      .map(
        (side) =>
          `M${Math.round(px)} ${Math.round(py)}L${Math.round(px + dx * out - side * dy * out)} ${Math.round(py + dy * out + side * dx * out)}`,
      )
      .join('')
  }).join('')
  return [
    shape(leaf(x, foot, long, degrees, 0.3), colour),
    line(
      `${ribs}M${Math.round(x)} ${Math.round(foot)}L${Math.round(x + dx * long * 0.9)} ${Math.round(foot + dy * long * 0.9)}`,
      { colour: colours.ground, alpha: 0.85 },
      0.5 * u,
    ),
  ]
}
const y = (foot: number, dy: number, long: number, t: number) => foot + dy * long * t

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const mirrored = random.chance(0.5)
  const at = (share: number) => (mirrored ? 1 - share : share) * w
  const turn = (degrees: number) => (mirrored ? -180 - degrees : degrees)
  const reach = Math.min(h * 0.9, 110 * u)
  const shapes = [
    shape(rect(0, 0, w, h), colours.ground),
    shape(circle(at(0.62), h * 0.38, Math.min(w, h) * 0.26), colours.middle),
  ]
  shapes.push(fan(at(0.24), h * 0.98, reach * 0.8, turn(-160), turn(-40), 9, colours.light))
  shapes.push(...feather(canvas, at(0.66), h + 2 * u, reach * 0.86, (mirrored ? -1 : 1) * 10 * u, colours.near))
  shapes.push(...broad(canvas, at(0.47), h + 4 * u, reach * 0.6, turn(-76), colours.light))
  shapes.push(...broad(canvas, at(0.9), h + 4 * u, reach * 0.66, turn(-112), colours.light))
  shapes.push(...broad(canvas, at(0.08), h + 4 * u, reach * 0.46, turn(-62), colours.near))
  if (w > h * 1.5) {
    shapes.push(...feather(canvas, at(0.33), h + 2 * u, reach * 0.6, (mirrored ? 1 : -1) * 8 * u, colours.near))
    shapes.push(fan(at(0.8), h * 1.02, reach * 0.5, turn(-150), turn(-30), 7, colours.middle))
  }
  return shapes
}

export const plants = illustration(
  'plants',
  showing(
    'leaf, plant, garden, palm, herb, botanical, gardener, nursery, houseplant, organic, spa, wellness, landscaping',
    ['yoga', 'health', 'beauty', 'environment', 'wedding', 'farm'],
    0.65,
  ),
  draw,
)
