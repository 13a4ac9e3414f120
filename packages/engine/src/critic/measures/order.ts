/** Order: do things stand on common lines? */

import { mapTuple, nth } from '../../base/items.ts'
import { memo } from '../../base/memo.ts'
import { insetsOf } from '../../scene/insets.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import { containedElements, elements, isOrnament, type Lines, linesOf } from '../elements.ts'
import { type Ruler, rulerOf } from './ruler.ts'
import { spacesOf } from './spaces.ts'

/** Shares of the artboard's width: on the line, and so far off that nobody sees a relation. */
const [ON, OFF] = [0.005, 0.03]

/** 1 on the line, less by up to `strict` where it is hardly seen, then 0.6 (what looks like a mistake) and falling. */
const nearness = (distance: number, width: number, strict = 0.1): number => {
  const share = distance / width
  return share <= ON ? 1 - strict * (share / ON) : Math.max(0, 0.6 * (1 - (share - ON) / (OFF - ON)))
}
/** How much of a relation is left at ON where machines place: what is not exact was not meant. */
const EXACT = 0.4

const AXES = ['across', 'down'] as const
type Rulers = Record<keyof Lines, Ruler>

/** Rulers of lines whose owner is their place in the list. */
function rulersOf(all: readonly Lines[]): Rulers {
  const along = (axis: keyof Lines) => rulerOf(all.flatMap((lines, owner) => lines[axis].map((at) => ({ at, owner }))))
  return { across: along('across'), down: along('down') }
}

/** How far the nearest of one's own lines is from one of the others; those of `except` do not count. */
const closest = (own: readonly number[], ruler: Ruler, except?: number): number =>
  Math.min(...own.map((line) => ruler(line, except)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (from: number, to: number): number[] => [from, (from + to) / 2, to]

/** The lines that are to be seen beside the elements': edges and middles of the artboard, of grounds, panels and rules. */
function drawnLines(artboard: LaidArtboard): Lines[] {
  const found: Lines[] = []
  const visit = ({ node, x, y, width, height, children }: LaidNode) => {
    const isDrawn = node.type === 'frame' ? node.fill || node.stroke : isOrnament(node)
    if (isDrawn) found.push({ across: spread(x, x + width), down: spread(y, y + height) })
    children.forEach(visit)
  }
  for (const child of artboard.root.children) visit(child)
  return [...found, { across: spread(0, artboard.width), down: spread(0, artboard.height) }]
}

/** How well elements keep to each other's edges and axes, and to the artboard's middle. 0–1. */
export function alignment(artboard: LaidArtboard): number {
  const all = elements(artboard).map(linesOf)
  if (all.length === 0) return 1
  const rulers = rulersOf(all)
  const shares = all.map((own, i) => {
    const [across, down] = mapTuple(AXES, (axis) => closest(own[axis], rulers[axis], i))
    const off = Math.min(across, ...own.across.map((line) => Math.abs(line - artboard.width / 2)))
    return Math.max(nearness(off, artboard.width), nearness(down, artboard.width))
  })
  return mean(shares)
}

/** The lines that a frame draws for what it holds: its edges and middles, and those of the room inside its padding. */
function gridOf({ node, x, y, width, height }: LaidNode): Lines {
  const [top, right, bottom, left] = insetsOf(node.type === 'frame' ? node.layout?.padding : undefined)
  return {
    across: [...spread(x, x + width), ...spread(x + left, x + width - right)],
    down: [...spread(y, y + height), ...spread(y + top, y + height - bottom)],
  }
}

/**
 * How exactly elements keep to a grid in both directions: to the lines of the frames that hold them, to all lines that are
 * to be seen, to the same margin on the other side, or to the middle between their neighbours. 0–1.
 */
export function grid(artboard: LaidArtboard): number {
  const { width, height } = artboard
  const grids = new Map<LaidNode, Lines>()
  const all = containedElements(artboard).map(({ element, frames }) => ({
    own: linesOf(element),
    frames: frames.map((frame) => memo(grids, frame, () => gridOf(frame))),
  }))
  if (all.length === 0) return 1
  const mirrored = (lines: readonly number[], length: number) => lines.flatMap((line) => [line, length - line])
  // Of a page that scrolls nobody sees the head and the foot at once.
  const scrolls = height > 2 * width
  const lines = all.map(({ own }) => ({
    across: mirrored(own.across, width),
    down: scrolls ? own.down : mirrored(own.down, height),
  }))
  const [drawn, others] = [rulersOf(drawnLines(artboard)), rulersOf(lines)]
  const spaces = spacesOf(artboard)
  const shares = all.map(({ own, frames }, i) => {
    const [above, below, before, after] = nth(spaces, i)
    const off = (axis: keyof Lines) => {
      let best = Math.abs(axis === 'across' ? before - after : above - below) / 2
      for (const place of own[axis]) {
        for (const frame of frames) for (const line of frame[axis]) best = Math.min(best, Math.abs(place - line))
        best = Math.min(best, drawn[axis](place), others[axis](place, i))
      }
      return nearness(best, width, EXACT)
    }
    return (off('across') + off('down')) / 2
  })
  return mean(shares)
}
