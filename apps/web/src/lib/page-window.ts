/** Numbers shown in a row of pages. */
const WINDOW = 5

/** Up to five page numbers around the current one. */
export function pageWindow(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(WINDOW / 2), total - WINDOW + 1))
  return Array.from({ length: Math.min(WINDOW, total) }, (_, at) => first + at)
}
