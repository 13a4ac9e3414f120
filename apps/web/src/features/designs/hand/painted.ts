/** What is painted under a pointer: the browser knows where outlines and lines run. */

/** Around the pointer, in CSS pixels: a line is thinner than a finger, and than a hand is steady. */
const AROUND = [
  [0, 0],
  ...[-3, 3].flatMap((by) => [
    [by, 0],
    [0, by],
  ]),
  ...[-6, 6].flatMap((by) => [
    [by, 0],
    [0, by],
  ]),
] as const

/** Ids of the shapes there, the uppermost first; of what is nearest where nothing is exactly there. */
export function paintedAt(board: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): string[] {
  const drawing = board?.querySelector<HTMLElement>('[data-drawing]')
  if (!drawing) return []
  // Presses are the artboard's; for a moment the drawing may be asked where they went.
  drawing.style.pointerEvents = 'auto'
  try {
    for (const [x = 0, y = 0] of AROUND) {
      const ids = document.elementsFromPoint(clientX + x, clientY + y).flatMap((element) => {
        const part = drawing.contains(element) ? element.closest('[data-part]') : null
        return part?.getAttribute('data-part') ?? []
      })
      if (ids.length > 0) return [...new Set(ids)]
    }
    return []
  } finally {
    drawing.style.pointerEvents = ''
  }
}
