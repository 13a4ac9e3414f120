/** The shapes of a drawing with its groups, as a tree: only groups that are seen are in it. */
import type { Shape, ShapeGroup } from '../scene/types.ts'

export type DrawnTree<T> = (T | { group: ShapeGroup; inner: DrawnTree<T> })[]

/** Whether a group is more than a name. */
const isSeen = ({ opacity, clip, mask, blend, blur, shadow, glow }: ShapeGroup): boolean =>
  [opacity, clip, mask, blend, blur, shadow, glow].some((effect) => effect !== undefined)

/** @param made what stands for each shape, in their order */
export function groupedShapes<T>(
  shapes: readonly Shape[],
  groups: readonly ShapeGroup[],
  made: readonly T[],
): DrawnTree<T> {
  const byId = new Map(groups.map((group) => [group.id, group]))
  /** The groups around a shape that are seen, from the outside in. */
  const around = (id: string | undefined): ShapeGroup[] => {
    const chain: ShapeGroup[] = []
    for (
      let group = id === undefined ? undefined : byId.get(id);
      group && chain.length < groups.length;
      group = group.within === undefined ? undefined : byId.get(group.within)
    )
      chain.unshift(group)
    return chain.filter(isSeen)
  }
  const root: DrawnTree<T> = []
  const open: { group: ShapeGroup; inner: DrawnTree<T> }[] = []
  for (const [at, shape] of shapes.entries()) {
    const chain = around(shape.group)
    let same = 0
    while (same < open.length && open[same]?.group === chain[same]) same++
    open.length = same
    for (const group of chain.slice(same)) {
      const branch = { group, inner: [] }
      ;(open.at(-1)?.inner ?? root).push(branch)
      open.push(branch)
    }
    const one = made[at]
    if (one !== undefined) (open.at(-1)?.inner ?? root).push(one)
  }
  return root
}
