/** What a prompt lists and no task tells: each in the block that is there for it, or in one of its own; what nothing can show is left out. */
import type { Brief, PageFunction } from '../../../brief/types.ts'
import { isKnown } from '../vocabulary/things.ts'
import type { BlockName } from './blocks/all.ts'
import { blockFor, blockNamed, type Placed } from './choose.ts'

/** So many further blocks a screen takes. */
const MOST = 5

/** What is only named has a block where its name says which, or where something is known of it. */
function blockOf(task: PageFunction, { page }: Brief): BlockName | undefined {
  const type = page?.type ?? 'application'
  if (task.verb !== 'browse') return blockFor(task, type)
  return blockNamed(task.words) ?? (isKnown(task.words) ? blockFor(task, type) : undefined)
}

/** The blocks that stand there, the leading one first, with what belongs to them, and those that are added. */
export function withBesides(brief: Brief, shown: readonly Placed[]): Placed[] {
  const placed = [...shown]
  for (const task of brief.page?.besides ?? []) {
    const block = blockOf(task, brief)
    const at = placed.findIndex((one) => one.block === block)
    const there = placed[at]
    if (there) placed[at] = { ...there, tasks: [...there.tasks, task] }
    else if (block && placed.length < shown.length + MOST)
      placed.push({ block, tasks: [task], thing: (task.thing ?? task.words).toLowerCase() })
  }
  return placed
}
