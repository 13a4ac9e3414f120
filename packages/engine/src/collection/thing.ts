/** The place that a layout leaves for what is to be seen. */
import type { PaletteRole, Vector } from '../scene/types.ts'
import { withNodes } from '../sheet/fill.ts'
import type { Layout, SheetNode } from '../sheet/types.ts'

/** Draws what is to be seen on a ground; it is as large as its place allows. */
export type DrawThing = (on: PaletteRole) => Vector

/** The layout with the drawing in its place: on its foot, or in the middle of a place that is justified so. @param side where it was told to stand */
export function withThing(layout: Layout, draw: DrawThing, side?: 'left' | 'right'): Layout {
  const change = (node: SheetNode): SheetNode => {
    if (node.type !== 'frame' || node.slot !== 'thing') return node
    const { at, width, height, fill, margin } = node
    const place = {
      ...(at && { at }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(margin !== undefined && { margin }),
    }
    const anchor = side ? (`bottom-${side}` as const) : node.layout?.justify === 'center' ? 'center' : 'bottom'
    return { ...draw(roleOf(fill) ?? roleOf(layout.root.fill) ?? 'paper'), anchor, scale: 'contain', ...place }
  }
  return { ...layout, root: withNodes(layout.root, change) }
}

const ROLES: readonly PaletteRole[] = ['paper', 'surface', 'ink', 'muted', 'accent', 'secondary']
/** The role of a plain ground. */
const roleOf = (paint: unknown): PaletteRole | undefined =>
  typeof paint === 'string' ? ROLES.find((role) => role === paint.split('/')[0]) : undefined
