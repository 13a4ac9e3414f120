/** Ornaments of printed pieces, drawn: guilloches, rosettes, sprigs, perforations, bows. Path data in pixels. */
import type { Point } from '../../../base/geometry.ts'
import type { ColourRef, Paint, PlainColour, Shade, Shape, Vector } from '../../../scene/types.ts'
import { at, circle, polar, polygon, turned } from '../geometry.ts'
import type { Area } from '../systems/types.ts'

/** A colour in light or shade, by hundredths. */
export const shade = (colour: PlainColour, by: number): Shade => `${colour}/${by}`

/** A drawing over an area. */
export const drawing = (
  id: string,
  { x, y, width, height }: Area,
  shapes: Shape[],
  role: Vector['role'] = 'decoration',
): Vector => ({
  type: 'vector',
  id,
  role,
  at: { left: x, top: y },
  width,
  height,
  viewBox: [width, height],
  shapes,
})

/** A point and its outward normal along a rectangle with round corners, at a share of its way round. */
function along(width: number, height: number, radius: number): { length: number; at(share: number): number[] } {
  const [w, h, arc] = [width - 2 * radius, height - 2 * radius, (Math.PI / 2) * radius]
  const length = 2 * (w + h) + 4 * arc
  const sides: [number, number, number, number, number, number][] = [
    [radius, 0, 1, 0, w, -90],
    [width, radius, 0, 1, h, 0],
    [width - radius, height, -1, 0, w, 90],
    [0, height - radius, 0, -1, h, 180],
  ]
  const corners: [number, number][] = [
    [width - radius, radius],
    [width - radius, height - radius],
    [radius, height - radius],
    [radius, radius],
  ]
  return {
    length,
    at(share) {
      let left = (share % 1) * length
      for (const [i, [x, y, dx, dy, long, turn]] of sides.entries()) {
        if (left <= long) {
          const normal = (turn * Math.PI) / 180
          return [x + dx * left, y + dy * left, Math.cos(normal), Math.sin(normal)]
        }
        left -= long
        const [cx, cy] = corners[i] ?? [0, 0]
        if (left <= arc) {
          const normal = (turn * Math.PI) / 180 + left / radius
          return [cx + radius * Math.cos(normal), cy + radius * Math.sin(normal), Math.cos(normal), Math.sin(normal)]
        }
        left -= arc
      }
      return [radius, 0, 0, -1]
    },
  }
}

/** A band of interlaced waves round an area: the border of a certificate. */
export function guilloche(
  id: string,
  area: Area,
  {
    thick,
    paint,
    line,
    strands = 5,
    waves,
  }: { thick: number; paint: ColourRef; line: number; strands?: number; waves?: number },
): Vector {
  const path = along(area.width - thick, area.height - thick, thick * 0.9)
  const count = waves ?? Math.round(path.length / (thick * 2.6))
  const points = count * 14
  const shapes = Array.from({ length: strands }, (_, strand): Shape => {
    const phase = (2 * Math.PI * strand) / strands
    const way = Array.from({ length: points + 1 }, (_, i): Point => {
      const [x = 0, y = 0, nx = 0, ny = 0] = path.at(i / points)
      const swing = (thick / 2) * 0.94 * Math.sin((2 * Math.PI * count * i) / points + phase)
      return [thick / 2 + x + nx * swing, thick / 2 + y + ny * swing]
    })
    return { d: polygon(way), stroke: { paint, width: line, join: 'round' } }
  })
  return drawing(id, area, shapes, 'frame')
}

/** A rosette of turning waves, as on money. */
export function rosette(cx: number, cy: number, radius: number, paint: Paint, line: number, petals = 12): Shape[] {
  return [0.94, 0.72, 0.5].flatMap((share, ring) =>
    [0, 1, 2].map((turn): Shape => {
      const points = petals * 12
      const way = Array.from({ length: points + 1 }, (_, i) => {
        const angle = (360 * i) / points
        const wave = Math.cos(((petals * angle + turn * 120) * Math.PI) / 180)
        return polar(cx, cy, radius * (share + 0.09 * wave), angle + ring * 8)
      })
      return { d: polygon(way), stroke: { paint, width: line } }
    }),
  )
}

/** A seal: a toothed disc with rings, a star in it and two ends of a ribbon. */
export function seal(
  cx: number,
  cy: number,
  radius: number,
  face: PlainColour,
  ink: ColourRef,
  ribbon = true,
): Shape[] {
  const teeth = 28
  const rim = Array.from({ length: teeth * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? radius : radius * 0.9, (180 * i) / teeth),
  )
  const star = Array.from({ length: 10 }, (_, i) => polar(cx, cy, i % 2 ? radius * 0.17 : radius * 0.4, 36 * i))
  const tail = (side: number): string =>
    polygon([
      [cx + side * radius * 0.12, cy + radius * 0.5],
      [cx + side * radius * 0.72, cy + radius * 0.5],
      [cx + side * radius * 0.92, cy + radius * 1.75],
      [cx + side * radius * 0.58, cy + radius * 1.55],
      [cx + side * radius * 0.3, cy + radius * 1.8],
    ])
  return [
    ...(ribbon ? [-1, 1].map((side): Shape => ({ d: tail(side), fill: shade(face, -9) })) : []),
    { d: polygon(rim), fill: face },
    { d: circle(cx, cy, radius * 0.76), stroke: { paint: ink, width: radius * 0.028 } },
    {
      d: circle(cx, cy, radius * 0.68),
      stroke: { paint: ink, width: radius * 0.014, dash: [radius * 0.05, radius * 0.05] },
    },
    { d: polygon(star), fill: ink },
  ]
}

const leaf = (x: number, y: number, angle: number, long: number, wide: number): string => {
  const p = turned(x, y, angle)
  return `M${p(0, 0)}C${p(long * 0.3, -wide)} ${p(long * 0.75, -wide * 0.8)} ${p(long, 0)}C${p(long * 0.75, wide * 0.8)} ${p(long * 0.3, wide)} ${p(0, 0)}Z`
}

/** A sprig: a bent stem with leaves on both sides and buds. `angle` in degrees, 0 to the right. */
export function sprig(
  [x, y]: readonly [number, number],
  {
    angle,
    length,
    bend,
    leaves = 7,
    tones,
  }: {
    angle: number
    length: number
    bend: number
    leaves?: number
    tones: readonly [ColourRef, ColourRef, ColourRef]
  },
): Shape[] {
  const steps = 24
  const points: [number, number, number][] = []
  let [px, py, heading] = [x, y, angle]
  for (let i = 0; i <= steps; i++) {
    points.push([px, py, heading])
    const turn = (heading * Math.PI) / 180
    px += (length / steps) * Math.cos(turn)
    py += (length / steps) * Math.sin(turn)
    heading += bend / steps
  }
  const stem = points.map(([a, b], i) => `${i === 0 ? 'M' : 'L'}${at(a, b)}`).join('')
  const [light, dark, bud] = tones
  const shapes: Shape[] = [{ d: stem, stroke: { paint: dark, width: length * 0.009, cap: 'round', join: 'round' } }]
  for (let i = 1; i <= leaves; i++) {
    const [a, b, turn] = points[Math.round((steps * (i + 0.2)) / (leaves + 0.6))] ?? [x, y, angle]
    const long = length * (0.27 - 0.13 * (i / leaves))
    for (const side of [-1, 1]) {
      const d = leaf(a, b, turn + side * (48 - 12 * (i / leaves)), long, long * 0.24)
      shapes.push({ d, fill: (i + (side > 0 ? 1 : 0)) % 2 ? light : dark })
    }
    if (i % 3 === 2) {
      const [bx, by] = [
        a + Math.cos(((turn - 90) * Math.PI) / 180) * long * 0.9,
        b + Math.sin(((turn - 90) * Math.PI) / 180) * long * 0.9,
      ]
      shapes.push({ d: circle(bx, by, length * 0.024), fill: bud })
    }
  }
  const [ex, ey, et] = points.at(-1) ?? [x, y, angle]
  shapes.push({ d: leaf(ex, ey, et, length * 0.14, length * 0.034), fill: light })
  return shapes
}

/** Dots in a row: where a stub is torn off. */
export const perforation = (x: number, from: number, to: number, dot: number, upright = true): string =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / (dot * 2.6))) + 1 }, (_, i) => {
    const along = from + i * dot * 2.6
    return upright ? circle(x, along, dot / 2) : circle(along, x, dot / 2)
  }).join('')

/** Bites in a row along an edge. */
export const bites = (count: number, pitch: number, radius: number, spot: (along: number) => Point): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = spot((i + 0.5) * pitch)
    return circle(x, y, radius)
  }).join('')

/** A stamp's paper: bitten on all sides. */
export function stampEdge(width: number, height: number, bite: number): string {
  const across = Math.max(4, Math.round(width / (bite * 3)))
  const down = Math.max(4, Math.round(height / (bite * 3)))
  return [
    ...Array.from({ length: across + 1 }, (_, i) => [(width * i) / across, 0]),
    ...Array.from({ length: across + 1 }, (_, i) => [(width * i) / across, height]),
    ...Array.from({ length: down - 1 }, (_, i) => [0, (height * (i + 1)) / down]),
    ...Array.from({ length: down - 1 }, (_, i) => [width, (height * (i + 1)) / down]),
  ]
    .map(([x = 0, y = 0]) => circle(x, y, bite))
    .join('')
}
