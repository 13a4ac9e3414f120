/** Where words may stand on a photo that fills a box: on the side that what catches the eye leaves free. */
import type { PictureFacts } from '../../brief/types.ts'
import type { Paint } from '../../scene/types.ts'

/** What catches the eye reaches so far from its centre, as a share of the photo's shorter side. */
const REACH = 0.2
/** Black this strong makes white letters legible (4.5:1) even on white. */
const SCRIM = 0.64

/** Where the focus of a photo comes to stand when it covers a box, and how far it reaches, pixels. */
function focusIn({ width: w, height: h, focus: [fx, fy] }: PictureFacts, width: number, height: number) {
  const scale = Math.max(width / w, height / h)
  // The focus is kept in the middle as far as the photo reaches.
  const shift = (box: number, photo: number, at: number) => Math.min(0, Math.max(box - photo, box / 2 - photo * at))
  return {
    x: shift(width, w * scale, fx) + fx * w * scale,
    y: shift(height, h * scale, fy) + fy * h * scale,
    reach: REACH * Math.min(w, h) * scale,
  }
}

export interface PhotoRoom {
  side: 'left' | 'right' | 'top' | 'bottom'
  /** Pixels from that side. */
  depth: number
  /** Dark under the words, clear beyond them. */
  scrim: Paint
}

/** The freer side along an axis; at least `least` and at most `most` of the box's length. */
export function photoRoom(
  picture: PictureFacts,
  width: number,
  height: number,
  axis: 'x' | 'y',
  [least, most]: readonly [least: number, most: number],
): PhotoRoom {
  const { x, y, reach } = focusIn(picture, width, height)
  const [at, length] = axis === 'x' ? [x, width] : [y, height]
  const before = at - reach
  const after = length - at - reach
  const first = before > after
  const depth = Math.max(length * least, Math.min(length * most, first ? before : after))
  const share = depth / length
  const stops = [
    { at: 0, colour: 'ink' as const, alpha: SCRIM + 0.1 },
    { at: share * 0.96, colour: 'ink' as const, alpha: SCRIM },
    { at: Math.min(1, share * 1.3), colour: 'ink' as const, alpha: 0 },
  ]
  const turned = first ? stops : stops.map((stop) => ({ ...stop, at: 1 - stop.at })).reverse()
  return {
    side: axis === 'x' ? (first ? 'left' : 'right') : first ? 'top' : 'bottom',
    depth,
    scrim: { gradient: 'linear', angle: axis === 'x' ? 0 : 90, stops: turned },
  }
}
