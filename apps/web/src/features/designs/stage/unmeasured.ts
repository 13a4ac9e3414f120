/**
 * How pictures lie on a stage that has not been measured: in the page as the server renders it, whose policy refuses style
 * attributes, so by classes and in units of the room, which is a size container. Measured, they lie in the same place.
 */
import clsx from 'clsx'
import { scrolls } from '../../../lib/proportion.ts'
import { DESK } from '../../../lib/use-media.ts'
import type { Size } from '../../../lib/use-size.ts'
import { type Around, bestGrid } from './fit.ts'

/** Pixels: what is a good grid there is a good one on most. */
const USUAL_STAGE = { width: 940, height: 640 }
/** Width by height of the room for a picture on a phone. */
const USUAL_PHONE = 1.15

/** By how many columns or rows there are; written out, because the style is made of the words of the sources. */
const COLUMNS: Record<number, string> = {
  1: 'desk:grid-cols-[auto]',
  2: 'desk:grid-cols-[auto_auto]',
  3: 'desk:grid-cols-[auto_auto_auto]',
  4: 'desk:grid-cols-[auto_auto_auto_auto]',
}
const WIDTHS: Record<number, string> = {
  1: 'desk:w-[100cqw]',
  2: 'desk:w-[calc(50cqw-0.5rem)]',
  3: 'desk:w-[calc(33.3cqw-0.7rem)]',
  4: 'desk:w-[calc(25cqw-0.75rem)]',
}
const MOST_WIDE: Record<number, string> = {
  1: 'desk:max-w-[100cqw]',
  2: 'desk:max-w-[calc(50cqw-0.5rem)]',
  3: 'desk:max-w-[calc(33.3cqw-0.7rem)]',
  4: 'desk:max-w-[calc(25cqw-0.75rem)]',
}
const HEIGHTS: Record<number, string> = {
  1: 'desk:h-[calc(100cqh-2.75rem)]',
  2: 'desk:h-[calc(50cqh-3.25rem)]',
}
const MOST_HIGH: Record<number, string> = {
  1: 'desk:max-h-[calc(100cqh-2.75rem)]',
  2: 'desk:max-h-[calc(50cqh-3.25rem)]',
}

/** Classes of the grid and of each picture. @param ratio width by height of the narrowest picture */
export function guessGrid(count: number, ratio: number, around: Around): { columns: string; picture: string } {
  const best = bestGrid(count, ratio, USUAL_STAGE, around)
  const columns = Math.min(4, best.columns)
  const rows = Math.min(2, Math.ceil(count / columns))
  const fillsWidth = best.width >= Math.floor((USUAL_STAGE.width - around.gap * (columns - 1)) / columns)
  return {
    columns: COLUMNS[columns] ?? '',
    picture: clsx(
      'mx-auto',
      ratio > USUAL_PHONE
        ? 'h-auto max-h-[calc(100cqh-2.75rem)] w-[86cqw]'
        : 'h-[calc(100cqh-2.75rem)] w-auto max-w-[86cqw]',
      fillsWidth
        ? ['desk:h-auto desk:max-w-none', WIDTHS[columns], MOST_HIGH[rows]]
        : ['desk:max-h-none desk:w-auto', HEIGHTS[rows], MOST_WIDE[columns]],
    ),
  }
}

/** Width by height of the room for the chosen design. */
const USUAL_BOARD = 1.5

/** Classes of the chosen design's frame and of the picture in it. */
export function guessChosen(size: Size): { frame: string; picture: string } {
  if (scrolls(size)) return { frame: 'w-[min(100cqw-2rem,80rem)]', picture: 'h-auto w-full' }
  return size.width > USUAL_BOARD * size.height
    ? { frame: 'w-[calc(100cqw-2rem)]', picture: 'h-auto max-h-[calc(100cqh-2rem)] w-full object-contain' }
    : { frame: 'w-fit', picture: 'h-[calc(100cqh-2rem)] w-auto max-w-[calc(100cqw-2rem)] object-contain' }
}

/** For `sizes`, on a phone: what of the window's height is not the picture of a contact sheet, and not the chosen one. */
const AROUND_SHEET = '32rem'
const AROUND_CHOSEN = '35rem'

const within = (across: string, around: string, ratio: number): string =>
  `min(${across}, max(12.5rem, 100vh - ${around}) * ${ratio.toFixed(3)})`

/** How wide a concept stands on a phone. */
export const widthOnSheet = (ratio: number): string => within('86vw', AROUND_SHEET, ratio)

/** How wide the chosen design stands. */
export function chosenSizes(size: Size): string {
  const ratio = size.width / size.height
  if (scrolls(size)) return `${DESK} 80rem, 100vw`
  return `${DESK} min(100vw - 30rem, (100vh - 16rem) * ${ratio.toFixed(3)}), ${within('100vw - 2rem', AROUND_CHOSEN, ratio)}`
}
