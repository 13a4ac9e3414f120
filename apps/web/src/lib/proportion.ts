/** A page that scrolls: its top is what is judged first, the rest is seen by scrolling. */
export const scrolls = ({ width, height }: { width: number; height: number }): boolean => height > 2 * width

/** How wide a picture stands in a place: whole, or a page that scrolls across all of it. @param room in one unit */
export const widthIn = (room: { width: number; height: number }, size: { width: number; height: number }): number =>
  scrolls(size) ? room.width : Math.min(room.width, (room.height * size.width) / size.height)
