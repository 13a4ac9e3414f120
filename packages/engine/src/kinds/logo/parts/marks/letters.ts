/** Marks made from the initials of a name, drawn from the direction's own type. */

import type { Random } from '../../../../base/random.ts'
import type { Direction } from '../../../../direction/types.ts'
import { frame } from '../../../../scene/build.ts'
import type { Shape, Vector } from '../../../../scene/types.ts'
import type { Measure } from '../../../../type/types.ts'
import { CONTAINER_VIEW, CONTAINERS, type ContainerName } from '../../../shared/containers.ts'
import { letterFont } from '../../../shared/letter-font.ts'
import { type Contour, contours, covers, placeLetters, placePath } from '../../../shared/outline.ts'
import type { MarkPart } from '../lockups.ts'
import { type MarkColours, MIDDLE, VIEW, vectorMark } from './types.ts'

interface LetterKit extends MarkColours {
  measure: Measure
  direction: Direction
  random: Random
}

/** A letter cut out of a solid form. */
export function letterInContainer(kit: LetterKit, letters: string, name: ContainerName): MarkPart | undefined {
  const { d, content } = CONTAINERS[name]
  const size = content.size * (letters.length > 1 ? 1.12 : 1)
  const letter = placeLetters(kit.measure, letters, letterFont(kit.direction), {
    x: content.x - size / 2,
    y: content.y - size / 2,
    width: size,
    height: size,
  })
  if (!letter) return undefined
  // Two shapes rather than a hole: overlapping contours of a variable font would come out filled.
  return vectorMark(
    [
      { d, fill: kit.primary },
      { d: letter.d, fill: 'paper' },
    ],
    letters,
    CONTAINER_VIEW,
  )
}

/** Air left where one letter crosses another. */
const AIR = 8
/** Width of a cell of the raster on which crossings are judged. */
const CELL = 9

type Raster = boolean[][]

const rasterOf = (shape: Contour[], wide: number): Raster =>
  Array.from({ length: Math.ceil(VIEW / CELL) }, (_, row) =>
    Array.from({ length: Math.ceil(wide / CELL) }, (_, column) =>
      covers(shape, (column + 0.5) * CELL, (row + 0.5) * CELL),
    ),
  )

/** How two letters meet when the second is moved right by some cells. */
function meeting(a: Raster, b: Raster, shift: number) {
  let [own, other, shared, scraps] = [0, 0, 0, 0]
  const rows = a.map((cells, row) => {
    const covered = (column: number) => [0, -1, 1].some((near) => b[row]?.[column - shift + near])
    let meets = false
    let visible = 0
    let cut = false
    // A bit of the first letter no wider than two cells, cut off by the second, is a scrap.
    cells.concat(false).forEach((on, column) => {
      const hidden = on && covered(column)
      if (on) own++
      if (on && b[row]?.[column - shift]) {
        shared++
        meets = true
      }
      if (on && !hidden) visible++
      else {
        if (visible > 0 && visible <= 2 && (cut || hidden)) scraps++
        visible = 0
        cut = hidden
      }
    })
    other += b[row]?.filter(Boolean).length ?? 0
    return meets
  })
  return { share: shared / Math.min(own, other), rows, scraps }
}

/** The most that one letter may hide of another before it cannot be read. */
const MOST_HIDDEN = 0.24

/** Two initials woven: the first lies over the second above, under it below. */
export function wovenInitials(kit: LetterKit, [first = '', second = '']: string[]): MarkPart | undefined {
  const { measure, random, primary, secondary } = kit
  const font = letterFont(kit.direction, 500)
  const drop = random.pick([0, 0.2, 0.28])
  const height = VIEW * (1 - drop) - 8
  const into = (y: number) => ({ x: 0, y, width: VIEW, height })
  const a = placeLetters(measure, first, font, into(4))
  const b = placeLetters(measure, second, font, into(4 + VIEW * drop))
  if (!a || !b) return undefined
  const [rasterA, rasterB] = [rasterOf(contours(a.d), VIEW), rasterOf(contours(b.d), VIEW)]
  // Deep into each other, but both readable and without scraps.
  const touch = Math.round((a.box.x + a.box.width - b.box.x) / CELL)
  const deepest = Math.floor((Math.min(a.box.width, b.box.width) * 0.6) / CELL)
  const best = Array.from({ length: deepest }, (_, index) => index + 1)
    .map((cells) => ({ cells, ...meeting(rasterA, rasterB, touch - cells) }))
    .filter(({ share }) => share <= MOST_HIDDEN)
    .reduce(
      (most, one) =>
        one.share - one.scraps * 0.03 >= most.value ? { cells: one.cells, value: one.share - one.scraps * 0.03 } : most,
      {
        cells: 1,
        value: -1,
      },
    )
  const { cells } = best
  const shift = (touch - cells) * CELL
  const { rows } = meeting(rasterA, rasterB, touch - cells)
  // The weaving changes sides at a height where the letters are apart.
  const free = rows.flatMap((meets, row) => (meets || rows[row - 1] || rows[row + 1] ? [] : [(row + 0.5) * CELL]))
  const turn = free.sort((p, q) => Math.abs(p - MIDDLE) - Math.abs(q - MIDDLE))[0]

  const moved = placePath(b.d, 1, shift, 0)
  const left = Math.min(a.box.x, b.box.x + shift) - 4
  const wide = Math.max(a.box.x + a.box.width, b.box.x + shift + b.box.width) + 4 - left
  const [one, two] = [
    { d: a.d, fill: primary },
    { d: moved, fill: secondary },
  ]
  const air = ({ d }: { d: string }): Shape => ({ d, stroke: { paint: 'paper', width: AIR * 2, join: 'round' } })
  return {
    ratio: wide / VIEW,
    node: (pixels) => {
      const scale = pixels / VIEW
      const drawing = (id: string, shapes: Shape[]): Vector => ({
        type: 'vector',
        id,
        role: 'decoration',
        viewBox: [wide, VIEW],
        at: { left: -left * scale, top: 0 },
        width: wide * scale,
        height: pixels,
        shapes,
      })
      const upper = { at: { left: 0, top: 0 }, width: wide * scale, height: (turn ?? 0) * scale, clip: true }
      return frame('mark', { role: 'mark', width: wide * scale, height: pixels }, [
        drawing('mark-letters', [one, air(two), two]),
        ...(turn === undefined
          ? []
          : [frame('mark-upper', { role: 'decoration', ...upper }, [drawing('mark-upper-letter', [air(one), one])])]),
      ])
    },
  }
}
