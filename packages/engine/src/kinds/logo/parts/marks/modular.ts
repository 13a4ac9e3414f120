/** Initials on a grid of tiles: each letter has one, plain forms take those that are left. */

import { nth } from '../../../../base/items.ts'
import type { Random } from '../../../../base/random.ts'
import { entry } from '../../../../base/tables.ts'
import { contrast } from '../../../../colour/colour.ts'
import type { Direction } from '../../../../direction/types.ts'
import { resolveColour } from '../../../../render/paint.ts'
import type { ColourRef, Shape } from '../../../../scene/types.ts'
import type { Measure } from '../../../../type/types.ts'
import { circle, polygon, rectangle, sector } from '../../../shared/geometry.ts'
import { letterFont } from '../../../shared/letter-font.ts'
import { placeLetters } from '../../../shared/outline.ts'
import type { MarkPart } from '../lockups.ts'
import { VIEW, vectorMark } from './types.ts'

interface Kit {
  measure: Measure
  direction: Direction
  random: Random
}

const SIDE = VIEW / 2

/** Forms of a tile without a letter, in a square from its top left. */
const FORMS = {
  quarter: (x: number, y: number) => sector(x, y + SIDE, 0, SIDE, 0, 90),
  turned: (x: number, y: number) => sector(x + SIDE, y, 0, SIDE, 180, 270),
  disc: (x: number, y: number) => circle(x + SIDE / 2, y + SIDE / 2, SIDE / 2),
  halves: (x: number, y: number) =>
    sector(x + SIDE / 2, y, 0, SIDE / 2, 90, 270) + sector(x + SIDE / 2, y + SIDE / 2, 0, SIDE / 2, 90, 270),
  wedge: (x: number, y: number) =>
    polygon([
      [x, y + SIDE],
      [x + SIDE, y],
      [x + SIDE, y + SIDE],
    ]),
} as const

/** Share of a tile that a letter takes. */
const LETTER = 0.64
/** The ratio from which a letter is read at once on its tile. */
const READS = 3

/** Where the letters stand: two face each other across the middle, three leave the last tile free. */
const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [0, 0],
    [1, 1],
  ],
  3: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
}
const ALL = entry(PLACES, 4)

/** A monogram of two to four letters; undefined for any other number, or where the font draws one of them not at all. */
export function modularMonogram({ measure, direction, random }: Kit, letters: string[]): MarkPart | undefined {
  const { mark, palette } = direction
  const places = PLACES[letters.length]
  if (!places) return undefined
  const seen = (ref: ColourRef) => resolveColour(ref, palette)
  const onTile = (tile: ColourRef): ColourRef => (contrast(seen('paper'), seen(tile)) >= READS ? 'paper' : 'ink')
  // Both tones carry letters: a second one that carries neither paper nor ink stays with the plain forms.
  const carries = contrast(seen(onTile(mark.secondary)), seen(mark.secondary)) >= READS
  const second = carries && letters.length !== 2 ? mark.secondary : mark.primary
  const round = random.chance(0.3)
  const form = FORMS[random.pick(['quarter', 'turned', 'disc', 'halves', 'wedge'] as const)]
  const shapes: Shape[] = []
  for (const [column, row] of ALL) {
    const [x, y] = [column * SIDE, row * SIDE]
    const index = places.findIndex(([c, r]) => c === column && r === row)
    if (index < 0) {
      shapes.push({ d: form(x, y), fill: mark.secondary })
      continue
    }
    const fill = (column + row) % 2 === 0 ? mark.primary : second
    const size = SIDE * (round ? LETTER * 0.9 : LETTER)
    const into = { x: x + (SIDE - size) / 2, y: y + (SIDE - size) / 2, width: size, height: size }
    const letter = placeLetters(measure, nth(letters, index), letterFont(direction, 800), into)
    if (!letter) return undefined
    shapes.push(
      { d: round ? circle(x + SIDE / 2, y + SIDE / 2, SIDE / 2) : rectangle(x, y, SIDE, SIDE), fill },
      { d: letter.d, fill: onTile(fill) },
    )
  }
  return vectorMark(shapes, letters.join(''))
}
