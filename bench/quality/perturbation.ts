/** One element nudged: does the critic see that the design is worse for it? */
import type { Design } from '@limner/engine'
import { critique, elements, type LaidArtboard, type LaidNode } from '@limner/engine/instruments'
import type { Instruments } from './instruments.ts'

/** Share of the artboard's width by which an element is moved: what a slip of the hand looks like. */
const NUDGE = 0.02
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

function moved(laid: LaidNode, x: number, y: number): LaidNode {
  const { text } = laid
  return {
    ...laid,
    x: laid.x + x,
    y: laid.y + y,
    children: laid.children.map((child) => moved(child, x, y)),
    ...(text && {
      text: {
        ...text,
        lines: text.lines.map((line) => ({ ...line, x: line.x + x, baseline: line.baseline + y })),
        glyphs: text.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + x, y: glyph.y + y })),
      },
    }),
  }
}

const withMoved = (laid: LaidNode, which: LaidNode, x: number, y: number): LaidNode =>
  laid === which
    ? moved(laid, x, y)
    : { ...laid, children: laid.children.map((child) => withMoved(child, which, x, y)) }

/** Whether each of four nudges, of up to four elements, scores worse: [worse, tried]. */
export function perturbed(design: Design, front: LaidArtboard, { workshop }: Instruments): [number, number] {
  const scoreOf = (artboard: LaidArtboard) => critique(design, artboard, workshop.pictograms, new Map()).score.value
  const all = elements(front)
  if (all.length < 2) return [0, 0]
  const own = scoreOf(front)
  const results = DIRECTIONS.map(([x, y], turn) => {
    const which = all[Math.floor((turn * all.length) / DIRECTIONS.length)] as LaidNode
    const step = front.width * NUDGE
    return scoreOf({ ...front, root: withMoved(front.root, which, x * step, y * step) }) < own
  })
  return [results.filter(Boolean).length, results.length]
}
