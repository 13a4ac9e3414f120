/** The pictures of a display list, and each of them by itself: cropped and toned as it is shown, clip and scrim left to the page. */
import { type Images, type Painted, paintList } from './canvas.ts'
import type { DisplayItem } from './display.ts'

export type PictureItem = Extract<DisplayItem, { kind: 'picture' }>

export const picturesIn = (items: readonly DisplayItem[]): PictureItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? picturesIn(item.items) : item.kind === 'picture' ? [item] : []))

/** @param scale pixels of an artboard pixel */
export function paintAlone(item: PictureItem, scale: number, images: Images): Painted {
  const { clip: _clip, scrim: _scrim, ...bare } = item
  const { width, height } = item.box
  return paintList({ width, height, items: [{ ...bare, box: { x: 0, y: 0, width, height } }] }, scale, images)
}
