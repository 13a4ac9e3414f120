/** Several painted pictures as one, to be looked at together. */
import type { Painted } from './canvas.ts'

/** Pixels between them, and what is seen there: a grey that is neither paper nor ink. */
const [GAP, GREY] = [16, 0x8a]

/** Side by side, or one below the other; a single picture stays as it is. */
export function beside(pictures: readonly Painted[], isStacked: boolean): Painted {
  const [first] = pictures
  if (first && pictures.length === 1) return first
  const gaps = GAP * Math.max(0, pictures.length - 1)
  const [widths, heights] = [pictures.map(({ width }) => width), pictures.map(({ height }) => height)]
  const sum = (some: number[]) => some.reduce((all, one) => all + one, gaps)
  const width = isStacked ? Math.max(...widths) : sum(widths)
  const height = isStacked ? sum(heights) : Math.max(...heights)
  const pixels = new Uint8Array(width * height * 4).fill(GREY)
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  let from = 0
  for (const picture of pictures) {
    const row = picture.width * 4
    for (let y = 0; y < picture.height; y++)
      pixels.set(
        picture.pixels.subarray(y * row, (y + 1) * row),
        isStacked ? (from + y) * width * 4 : (y * width + from) * 4,
      )
    from += (isStacked ? picture.height : picture.width) + GAP
  }
  return { pixels, width, height }
}
