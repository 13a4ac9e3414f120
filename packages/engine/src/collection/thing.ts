/** The place that a layout leaves for what is to be seen. */
import type { PaletteRole, Vector } from '../scene/types.ts'
import { withNodes } from '../sheet/fill.ts'
import type { Layout, SheetNode } from '../sheet/types.ts'
import { slotsOf } from './slots.ts'

/** Draws what is to be seen on a ground; it is as large as its place allows. */
export type DrawThing = (on: PaletteRole) => Vector

export const hasThing = (layout: Layout): boolean => slotsOf(layout).has('thing')

/** The layout with the drawing in its place: on its foot, or in the middle of a place that is justified so. */
export function withThing(layout: Layout, draw: DrawThing): Layout {
  const change = (node: SheetNode): SheetNode => {
    if (node.type !== 'frame' || node.slot !== 'thing') return node
    const { id, at, width, height, fill } = node
    const place = { ...(at && { at }), ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
    const anchor = node.layout?.justify === 'center' ? 'center' : 'bottom'
    return { ...draw(roleOf(fill) ?? roleOf(layout.root.fill) ?? 'paper'), id, anchor, scale: 'contain', ...place }
  }
  return { ...layout, root: withNodes(layout.root, change) }
}

const ROLES: readonly PaletteRole[] = ['paper', 'surface', 'ink', 'muted', 'accent', 'secondary']
/** The role of a plain ground. */
const roleOf = (paint: unknown): PaletteRole | undefined =>
  typeof paint === 'string' ? ROLES.find((role) => role === paint.split('/')[0]) : undefined
