/** An initial on a field of small dots: the cells of the letter are large, the others stay small. */

import type { Random } from '../../../../base/random.ts'
import type { Shape } from '../../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../../shared/geometry.ts'
import { bitmapOf, GRID } from './bitmap-letters.ts'
import { type MarkColours, VIEW } from './types.ts'

const FORMS = {
  dot: circle,
  square: (x: number, y: number, r: number) => rectangle(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84),
  diamond: (x: number, y: number, r: number) =>
    polygon([
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ]),
} as const

/** Undefined for letters that the grid alphabet lacks. */
export function dotLetter(letter: string, random: Random, { primary, secondary }: MarkColours): Shape[] | undefined {
  const cells = bitmapOf(letter)
  if (!cells) return undefined
  const form = FORMS[random.pick(['dot', 'dot', 'square', 'diamond'] as const)]
  const quiet = random.pick(['small', 'none', 'none', 'fade'] as const)
  const pitch = (VIEW - 8) / GRID
  const radius = pitch * 0.46
  let [on, off] = ['', '']
  cells.forEach((isOn, index) => {
    const [row, column] = [Math.floor(index / GRID), index % GRID]
    const [x, y] = [4 + pitch * (column + 0.5), 4 + pitch * (row + 0.5)]
    if (isOn) on += form(x, y, quiet === 'fade' ? radius * (0.72 + row * 0.07) : radius)
    else if (quiet !== 'none') off += form(x, y, radius * 0.3)
  })
  return [{ d: on, fill: primary }, ...(off ? [{ d: off, fill: secondary }] : [])]
}
