/** Where parts stand on the artboard when they, or what holds them, are turned. */
import type { Bounds, Box } from '../../base/geometry.ts'
import { boundsOf } from '../../critic/bounds.ts'
import { type Rotation, rotatedPoint, turnedBounds, withOwn } from '../../critic/turned.ts'
import type { LaidNode } from '../../scene/layout.ts'

/** The rotation of a part about its own middle. */
export const ownTurn = (laid: LaidNode): readonly Rotation[] => withOwn(laid, [])

/** How what holds a part is turned, the innermost first; undefined where the part is not there. */
export function turnsAbove(
  root: LaidNode,
  id: string,
  above: readonly Rotation[] = [],
): readonly Rotation[] | undefined {
  if (root.node.id === id) return above
  const here = withOwn(root, above)
  for (const child of root.children) {
    const found = turnsAbove(child, id, here)
    if (found) return found
  }
  return undefined
}

export const degreesOf = (turns: readonly Rotation[]): number => turns.reduce((sum, { degrees }) => sum + degrees, 0)

/** More than −180, at most 180. */
export function upright(degrees: number): number {
  const within = ((degrees % 360) + 360) % 360
  return Math.round((within > 180 ? within - 360 : within) * 100) / 100
}

const about = (box: Box, [x, y]: readonly [number, number]): Box => ({
  x: x - box.width / 2,
  y: y - box.height / 2,
  width: box.width,
  height: box.height,
})
const middleOf = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]

/** The box as it is seen, before its own rotation by all of `degreesOf`: about the middle that the turns lead to. */
export const seenBox = (box: Box, above: readonly Rotation[]): Box =>
  above.length === 0 ? box : about(box, rotatedPoint(middleOf(box), above))

const back = (turns: readonly Rotation[]): Rotation[] =>
  turns.toReversed().map(({ degrees, x, y }) => ({ degrees: -degrees, x, y }))

/** The box of the layout that is seen as this one. */
export const laidBox = (seen: Box, above: readonly Rotation[]): Box => seenBox(seen, back(above))

/** So far on the artboard is so far in what is turned. */
export function within({ x, y }: { x: number; y: number }, above: readonly Rotation[]): { x: number; y: number } {
  const [dx, dy] = rotatedPoint([x, y], [{ degrees: -degreesOf(above), x: 0, y: 0 }])
  return { x: dx, y: dy }
}

/** Where the top left corner of a box comes to stand when it is turned about its middle. */
export const cornerOf = (box: Box, degrees: number): [number, number] => {
  const [x, y] = middleOf(box)
  return rotatedPoint([box.x, box.y], [{ degrees, x, y }])
}

/** The upright bounds of a part in what holds it, its own rotation applied. */
export const ownBounds = (laid: LaidNode): Bounds => turnedBounds(boundsOf(laid), ownTurn(laid))
