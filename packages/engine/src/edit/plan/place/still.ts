/** What is moved: everything on a sheet, and whether a change moves it at all. */
import { apply } from '../../apply.ts'
import { boxesOf, hasPlay, type Laid } from '../../boxes.ts'
import type { State } from '../../context.ts'
import type { Operation } from '../../types.ts'

/** Everything on the first artboard that is not its ground. */
export function content(state: State): string[] {
  const children = state.design.scene.artboards[0]?.root.children ?? []
  return children
    .filter((child) => child.role !== 'background' && child.role !== 'pattern' && child.role !== 'frame')
    .map(({ id }) => id)
}

const mayPlay = (box: Laid | undefined) => box !== undefined && (hasPlay(box) || (box.lines ?? 1) > 1)

/** Whether the operations leave things where they were. */
export function unmoved(ids: string[], operations: Operation[], state: State): boolean {
  const [was, is] = [
    boxesOf(state.design.scene, state.context),
    boxesOf(apply(state.design.scene, operations), state.context),
  ]
  // Letters that fill their line stand as they stood, however they are aligned.
  const turns = (id: string, set: Record<string, unknown>) =>
    'rotate' in set || ('align' in set && (was.get(id)?.ink === undefined || mayPlay(was.get(id))))
  if (operations.some((operation) => operation.op === 'set' && turns(operation.id, operation.set))) return false
  return ids.every((id) => {
    const [a, b] = [was.get(id), is.get(id)]
    return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.5
  })
}
