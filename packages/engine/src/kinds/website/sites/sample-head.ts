import type { Node } from '../../../scene/types.ts'
import type { Pen, Words } from '../screens/kit/pen.ts'

/**
 * The heading of a part, and at its end that what follows is a sample.
 * @param sample what it is a sample of; nothing where it was given
 */
export const sampleHead = (
  pen: Pen,
  words: string,
  size: number,
  sample: string | undefined,
  fill: Words['fill'] = pen.surface.text,
): Node[] => [
  pen.text('heading', words, { size, width: 'fill', element: 'h2' }),
  ...(sample ? [pen.text('caption', `Sample ${sample}`, { fill })] : []),
]
