/** Forms that systems stand things on: bursts, bars, arches, frames. Path data in pixels. */
import { circle, polygon, rect, round } from '../../../imagery/shapes.ts'
import type { Paint, Shape, Vector } from '../../../scene/types.ts'
import type { Stage } from './types.ts'

/** A star of many points. */
export const starburst = (x: number, y: number, outer: number, inner: number, points: number): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i): [number, number] => {
      const [radius, angle] = [i % 2 === 0 ? outer : inner, (Math.PI * i) / points]
      return [round(x + radius * Math.sin(angle)), round(y - radius * Math.cos(angle))]
    }),
  )

/** A door with a round head. */
export const archway = (x: number, top: number, width: number, foot: number): string =>
  `M${round(x)} ${round(foot)}V${round(top + width / 2)}a${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(width)} 0V${round(foot)}Z`

export { circle, polygon, rect }

/** A drawing over the whole sheet. */
export const overSheet = (stage: Stage, id: string, shapes: Shape[], role: Vector['role'] = 'band'): Vector => ({
  type: 'vector',
  id,
  role,
  at: { left: 0, top: 0 },
  width: stage.width,
  height: stage.height,
  viewBox: [stage.width, stage.height],
  shapes,
})

export const filled = (d: string, fill: Paint): Shape => ({ d, fill })
