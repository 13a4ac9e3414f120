/** The lines under a name: its tagline, and any further fact of the prompt. */
import type { Copy } from '../../../brief/types.ts'
import type { Node, Paint } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import type { Composition } from '../../types.ts'

interface SmallLines {
  /** Pixels of the tagline; further facts are a little smaller. */
  size: number
  /** Pixels. */
  width: number
  align: 'start' | 'center'
  fill?: Paint
}

export interface SetLines {
  nodes: Node[]
  /** Pixels that they take with the gaps between them, about. */
  height: number
}

const LINE = 1.35

/** Sets lines one under another, each in as many lines as its width asks for. */
export function setLines({ measure, direction }: Composition, copies: Copy[], options: SmallLines): SetLines {
  const { width, align, fill = 'muted' } = options
  let height = 0
  const nodes = copies.map((copy, index): Node => {
    const size = index === 0 ? options.size : options.size * 0.88
    const tracking = copy.text.length < 28 ? 0.02 : 0.005
    const spec = { family: direction.typography.text, weight: direction.weights.text }
    const lines = Math.ceil((measure.width(copy.text, spec, size, tracking) * 1.04) / width)
    const gap = index === 0 ? 0 : size * 0.55
    height += gap + (lines - 1) * LINE * size + measure.metrics(spec, size).capHeight
    return copyText(index === 0 ? 'tagline' : `detail-${index}`, copy, {
      font: 'text',
      weight: direction.weights.text,
      size,
      lineHeight: LINE,
      tracking,
      align,
      fill,
      trim: true,
      maxWidth: width,
      fit: { min: Math.min(size, 12) },
      ...(gap > 0 && { margin: [gap, 0, 0, 0] }),
    })
  })
  return { nodes, height }
}
