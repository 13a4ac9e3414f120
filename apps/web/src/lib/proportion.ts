/** A page that scrolls: its top is what is judged first, the rest is seen by scrolling. */
export const scrolls = ({ width, height }: { width: number; height: number }): boolean => height > 2 * width
