/** How many things of a list stand side by side. */
import { capitalised } from '../../../base/words.ts'
import { SECTION_ROWS } from '../../../language/lexicon/sections.ts'
import type { State, Step } from '../../context.ts'
import { pageParts } from '../../pages/page-parts.ts'
import { cannot } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import { columnsOf, inColumns, listIn } from './list.ts'

/**
 * Undefined where nothing is listed.
 * @param name of `language/lexicon/sections.ts`, where the things were named
 */
export function planGrid(columns: number, name: string | undefined, targets: Target[], state: State): Step | undefined {
  const named = targets.flatMap(({ ids }) => ids)
  const keys = SECTION_ROWS.find((row) => row.name === name)?.ids.split('|') ?? []
  const parts = pageParts(state.design.scene)
  const meant = parts.filter((part) => part.keys.some((key) => keys.includes(key))).map(({ id }) => id)
  const ids = [...named, ...meant, ...(named.length > 0 ? [] : parts.map(({ id }) => id))]
  const lists = ids.flatMap((id) => listIn(id, state) ?? [])
  const list = named.length + meant.length > 0 ? lists[0] : lists.toSorted((a, b) => b.items.length - a.items.length)[0]
  if (!list) return undefined
  const called = targets[0]?.name ?? name ?? 'list'
  const now = columnsOf(list, state)
  if (now === columns)
    return { step: 'cannot', question: `The ${called} already has ${columns} side by side.`, already: true }
  const operations = inColumns(list, columns, state)
  if (!operations)
    return cannot(
      `${columns} side by side would be too narrow to read. Shall I make it ${columns - 1}?`,
      `${columns - 1} columns`,
    )
  return {
    step: 'patch',
    operations,
    changes: [
      { what: capitalised(called), from: `${now} side by side`, to: `${columns} side by side`, nodes: [list.frame.id] },
    ],
    shrinks: list.items.map(({ id }) => id),
  }
}
