/** The lines under or through letters as shapes, in ems as the code says them: of whole texts, and of runs in them. */
import { STRUCK } from '../../scene/effects.ts'
import type { LaidLine, LaidText } from '../../scene/text-layout.ts'
import type { Paint, Shape, Text } from '../../scene/types.ts'
import { rectPath } from '../rect-path.ts'

interface StruckRun {
  struck: 'under' | 'through'
  x: number
  width: number
  size: number
  baseline: number
  fill: Paint
}

/** What is struck of a line: all of it, or runs in it. */
function struckOf(node: Text, line: LaidLine, text: LaidText): StruckRun[] {
  const { x, width, baseline, size = text.size, runs = [] } = line
  const whole: StruckRun[] = node.struck ? [{ struck: node.struck, x, width, size, baseline, fill: node.fill }] : []
  const own = runs.flatMap((run): StruckRun[] => {
    const span = node.spans?.[run.span]
    return span?.struck ? [{ ...run, struck: span.struck, baseline, fill: span.fill ?? node.fill }] : []
  })
  return [...whole, ...own]
}

/** Moved by (-x, -y). */
export function struckShapes(node: Text, text: LaidText, left = 0, top = 0): Shape[] {
  if (node.arc) return []
  return text.lines
    .flatMap((line) => struckOf(node, line, text))
    .map(({ struck, x, width, size, baseline, fill }) => {
      const height = Math.max(1, STRUCK.thickness * size)
      const y = struck === 'under' ? baseline + STRUCK.below * size : baseline - STRUCK.above * size
      return { d: rectPath({ x: x - left, y: y - top, width, height }), fill }
    })
}
