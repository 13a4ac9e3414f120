/** How large words are that can be read where a format is usually seen: nobody sees a post as large as it was made. */
import type { LaidArtboard } from '../scene/layout.ts'
import { textBoxes } from './gates.ts'

/** Of a phone, of which the longer side is filled; of a sheet by its mean side; on strips no more than this share of their height. */
const [OF_THE_LONGER, OF_THE_MEAN, OF_A_STRIP] = [0.03, 0.034, 0.066]
/** What is shown as large as it was made: pixels. */
const READS_WELL = 12

/** The size of the smallest words that read well: 37 pixels on a square of 1080, 36 on a post of 1200 by 630, 12 on 300 by 250. */
export function readingSize({ width, height }: { width: number; height: number }): number {
  const wished = Math.max(Math.max(width, height) * OF_THE_LONGER, Math.sqrt(width * height) * OF_THE_MEAN)
  return Math.max(READS_WELL, Math.min(wished, height * OF_A_STRIP))
}

/** … of what is held in a hand, or shown large. */
const HELD = 0.0285
export const inHand = ({ width, height }: { width: number; height: number }): number =>
  Math.max(READS_WELL, Math.min(Math.sqrt(width * height) * HELD, height * OF_A_STRIP))

/** Words of less than this share of what reads well are a blemish. */
const SMALL = 0.74

/** Whether something that informs is set too small for how the format is seen. */
export const hasSmallWords = (front: LaidArtboard): boolean =>
  textBoxes(front).some(
    ({ node, laid: { text } }) =>
      node.role !== 'decoration' &&
      (text?.lines ?? []).some(({ size = text?.size ?? 0 }) => size < readingSize(front) * SMALL),
  )
