/** The parts of an artboard that a person reads or looks at, and the lines that they stand on. */
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'

const DECORATIVE = new Set(['decoration', 'background', 'pattern', 'panel', 'band', 'rule', 'frame'])

/** Every part that a person reads or looks at, with its box. */
export function elements(artboard: LaidArtboard): LaidNode[] {
  const found: LaidNode[] = []
  const visit = (laid: LaidNode) => {
    if (laid.node.type !== 'frame' && !DECORATIVE.has(laid.node.role ?? '')) found.push(laid)
    laid.children.forEach(visit)
  }
  visit(artboard.root)
  return found
}

export interface Lines {
  /** Left, middle, right. */
  across: number[]
  /** Top, middle, foot; of text the last baseline, too. */
  down: number[]
}

/** The lines of an element, artboard pixels; of text those of its own extent, not of its box. */
export function linesOf({ x, y, width, height, text }: LaidNode): Lines {
  const own = text?.lines ?? []
  const left = own.length > 0 ? Math.min(...own.map((line) => line.x)) : x
  const right = own.length > 0 ? Math.max(...own.map((line) => line.x + line.width)) : x + width
  const baseline = own.at(-1)?.baseline
  return {
    across: [left, (left + right) / 2, right],
    down: [y, y + height / 2, y + height, ...(baseline === undefined ? [] : [baseline])],
  }
}
