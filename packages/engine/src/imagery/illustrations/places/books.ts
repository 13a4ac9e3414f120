import { cyclic, nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { showing } from '../meaning.ts'
import { type Illustration, polygon, rect } from '../types.ts'

/** Shelves of spines, one of them leaning. */
export const books: Illustration = {
  name: 'books',
  suits: showing(
    'book, library, librarian, reading, novel, poet, poetry, poem, literature, author, zine',
    ['books'],
    0.9,
  ),
  draw({ width, height, random, colours }) {
    const rows = height > width * 0.95 ? 3 : 2
    const tall = height / rows
    const board = tall * 0.07
    const tones = [colours.light, colours.middle, colours.near, colours.far]
    const shapes: Shape[] = []
    for (let row = 0; row < rows; row++) {
      const floor = (row + 1) * tall - board
      let x = width * random.between(0.02, 0.05)
      let last = -1
      const gap = random.between(0.3, 0.7) * width
      while (x < width * 0.97) {
        const w = width * random.between(0.035, 0.085)
        const h = (tall - board) * random.between(0.6, 0.92)
        const next = (last + 1 + random.int(3)) % tones.length
        last = next
        const fill = nth(tones, next)
        const mark = cyclic(tones, next + 2)
        if (x < gap && x + w + width * 0.1 > gap) {
          // The one that leans on its neighbour, and the hole that it leaves.
          const lean = h * 0.2
          shapes.push({
            d: polygon([
              [x, floor],
              [x + w, floor],
              [x + w + lean, floor - h * 0.96],
              [x + lean, floor - h * 0.96],
            ]),
            fill,
          })
          x += w + lean + width * 0.012
          continue
        }
        if (x + w > width * 0.985) break
        shapes.push({ d: rect(x, floor - h, w, h), fill })
        if (w > width * 0.045)
          shapes.push({
            d:
              rect(x, floor - h * 0.86, w, h * 0.035) +
              rect(x, floor - h * 0.78, w, h * 0.035) +
              rect(x, floor - h * 0.14, w, h * 0.035),
            fill: mark,
          })
        x += w + width * 0.004
      }
      shapes.push({ d: rect(0, floor, width, board), fill: colours.near })
    }
    return shapes
  },
}
