/** The parts of an artboard that a person reads or looks at, and the lines that they stand on. */
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Node } from '../scene/types.ts'

const DECORATIVE = new Set(['decoration', 'background', 'pattern', 'panel', 'band', 'rule', 'frame'])

/** What orders or adorns the parts, and is none itself. */
export const isOrnament = ({ type, role }: Node): boolean => type !== 'frame' && DECORATIVE.has(role ?? '')

/** An element, and the frames that hold it, the artboard's own first. */
export interface ContainedElement {
  element: LaidNode
  frames: readonly LaidNode[]
}

/** Every part that a person reads or looks at, with what holds it. */
export function containedElements(artboard: LaidArtboard): ContainedElement[] {
  const found: ContainedElement[] = []
  const visit = (laid: LaidNode, frames: readonly LaidNode[]) => {
    if (laid.node.type !== 'frame' && !isOrnament(laid.node)) found.push({ element: laid, frames })
    const here = laid.children.length > 0 ? [...frames, laid] : frames
    for (const child of laid.children) visit(child, here)
  }
  visit(artboard.root, [])
  return found
}

/** Every part that a person reads or looks at, with its box. */
export const elements = (artboard: LaidArtboard): LaidNode[] =>
  containedElements(artboard).map(({ element }) => element)

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
