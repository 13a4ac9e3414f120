/** How several pictures of one proportion fill a room: the columns that make them largest. */
import type { Size } from '../../../lib/use-size.ts'

export interface Around {
  /** Between pictures, pixels. */
  gap: number
  /** Below each picture, pixels. */
  caption: number
}

export interface Grid {
  columns: number
  /** Of one picture, pixels. */
  width: number
}

/** @param ratio width by height of the narrowest picture */
export function bestGrid(count: number, ratio: number, room: Size, { gap, caption }: Around): Grid {
  let best: Grid = { columns: 1, width: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const across = (room.width - gap * (columns - 1)) / columns
    const down = ((room.height - gap * (rows - 1)) / rows - caption) * ratio
    const width = Math.floor(Math.max(0, Math.min(across, down)))
    if (width > best.width) best = { columns, width }
  }
  return best
}
