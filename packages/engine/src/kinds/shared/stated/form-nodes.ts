/** The nodes that forms are drawn with. */
import { type Bounds, union } from '../../../base/geometry.ts'
import { cyclic } from '../../../base/items.ts'
import type { Form } from '../../../brief/types.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node, Role, Shape, Vector } from '../../../scene/types.ts'
import type { Drawn } from './form-content.ts'

/** A rectangle. */
export const rectangle = (id: string, box: Bounds, fill: ColourRef, options: Partial<Node> = {}): Drawn => ({
  node: frame(id, {
    role: 'band',
    at: { left: box.left, top: box.top },
    width: box.right - box.left,
    height: box.bottom - box.top,
    fill,
    ...options,
  } as Parameters<typeof frame>[1]),
  covers: (x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
})

const vector = (id: string, box: Bounds, shape: Shape): Vector => ({
  type: 'vector',
  id,
  role: 'decoration',
  at: { left: box.left, top: box.top },
  width: box.right - box.left,
  height: box.bottom - box.top,
  viewBox: [box.right - box.left, box.bottom - box.top],
  shapes: [shape],
})

/** A form with corners, given as points of the sheet. */
export function polygon(id: string, points: [number, number][], fill: ColourRef, role: Role = 'decoration'): Drawn {
  const box = union(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })))
  const d = `M${points.map(([x, y]) => `${(x - box.left).toFixed(1)} ${(y - box.top).toFixed(1)}`).join('L')}Z`
  return {
    node: { ...vector(id, box, { d, fill }), role },
    covers: (x, y) =>
      points.reduce((inside, [ax, ay], i) => {
        const [bx, by] = cyclic(points, i + 1)
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
      }, false),
  }
}

/** Hundredths of a sheet that lines and edges are thick. */
const STROKE = { thin: 0.35, usual: 0.8, thick: 2.2 } as const
/** How thick a form's line is, pixels. */
export const strokeOf = (u: number, { weight }: Form): number => Math.max(1.5, u * STROKE[weight ?? 'usual'])

/** A line about a box: plain, dashed, or two of them. */
export function outlined(id: string, box: Bounds, paint: ColourRef, u: number, form: Form): Drawn {
  const width = strokeOf(u, form)
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  if (form.manner === 'dashed') {
    const half = width / 2
    const d = `M${half} ${half}H${(w - half).toFixed(1)}V${(h - half).toFixed(1)}H${half}Z`
    const stroke = { paint, width, dash: [width * 4, width * 2.6] }
    return { node: vector(id, box, { d, stroke }), covers: () => false }
  }
  const gap = width + Math.max(2, u * 0.7)
  const inner = frame(`${id}-inner`, {
    role: 'decoration',
    at: { left: gap, top: gap, right: gap, bottom: gap },
    stroke: { paint, width: Math.max(1, width * 0.5) },
  })
  const node = frame(
    id,
    {
      role: 'decoration',
      at: { left: box.left, top: box.top },
      width: w,
      height: h,
      stroke: { paint, width },
    },
    form.manner === 'double' ? [inner] : [],
  )
  return { node, covers: () => false }
}
