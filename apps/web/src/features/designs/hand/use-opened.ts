/** A drawing or an icon that is opened: its shapes are parts of their own, until one presses beside them. */
import { useState } from 'react'
import type { Changes } from './changes.ts'
import { drawingOf, isInDrawing } from './inner.ts'
import type { Part } from './use-hand.ts'
import type { useSelected } from './use-selected.ts'

type Selecting = Pick<ReturnType<typeof useSelected>, 'select' | 'choose'>

export function useOpened() {
  const [drawing, setDrawing] = useState<string | null>(null)
  return {
    drawing,
    open: (part: Part) => setDrawing(part.id),
    close: () => setDrawing(null),
  }
}
export type Opened = ReturnType<typeof useOpened>

/** Selecting while a drawing may be open. */
export function insideOf({ drawing, open, close }: Opened, { select, choose }: Selecting) {
  return {
    select(id: string | null, more?: boolean) {
      if (drawing !== null && (id === null || drawingOf(id) !== drawing)) close()
      select(id, more)
    },
    /** Nothing is selected then: a pull moves a shape, not the drawing. */
    open(part: Part) {
      open(part)
      choose([])
    },
  }
}

/** What comes behind a shape that is removed takes its number: it is not what was selected. */
export const removing = (changes: Changes, selected: readonly Part[], choose: Selecting['choose']): Changes => ({
  ...changes,
  remove() {
    changes.remove()
    if (selected.some(isInDrawing)) choose([])
  },
})
