/** Initials woven through each other: where they cross, the lower one is cut away with the same air on both sides. */
import { Path2D, PathOp } from '@napi-rs/canvas'
import type { Shape } from '../../../../scene/types.ts'
import { letterFont } from '../../../shared/letter-font.ts'
import { type Contour, contours, covers, placeLetters, placePath } from '../../../shared/outline.ts'
import type { MarkPart } from '../lockups.ts'
import type { LetterKit } from './letters.ts'
import { MIDDLE, VIEW, vectorMark } from './types.ts'

/** Air left where one letter crosses another, on each side of the upper one. */
const AIR = 7
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

/** The most that one of two letters may hide of the other before it cannot be read, and the most of three. */
const [MOST_HIDDEN, OF_THREE] = [0.24, 0.11]

/** A letter's place among the woven. */
interface Placed {
  path: Path2D
  left: number
  right: number
  raster: Raster
}

/** How far the second goes into the first, cells: deep, but both readable and without scraps. */
function depthOf(a: Placed, b: Placed, touch: number, most: number): number {
  const deepest = Math.floor((Math.min(a.right - a.left, b.right - b.left) * 0.6) / CELL)
  return Array.from({ length: deepest }, (_, index) => index + 1)
    .map((cells) => ({ cells, ...meeting(a.raster, b.raster, touch - cells) }))
    .filter(({ share }) => share <= most)
    .reduce(
      (best, { cells, share, scraps }) =>
        share - scraps * 0.03 >= best.value ? { cells, value: share - scraps * 0.03 } : best,
      { cells: 1, value: -1 },
    ).cells
}

/** The height at which the weaving changes sides: one where the letters are apart. */
function turnOf(rows: readonly boolean[]): number {
  const free = rows.flatMap((meets, row) => (meets || rows[row - 1] || rows[row + 1] ? [] : [(row + 0.5) * CELL]))
  return free.toSorted((p, q) => Math.abs(p - MIDDLE) - Math.abs(q - MIDDLE))[0] ?? 0
}

const BEYOND = 4 * VIEW
const band = (top: number, bottom: number): Path2D => new Path2D(`M${-BEYOND} ${top}H${BEYOND}V${bottom}H${-BEYOND}Z`)

/** What a letter that lies above takes from the one below it: itself and the air round it, in a band. */
const cutter = (above: Path2D, within: Path2D): Path2D =>
  new Path2D(above)
    .stroke({ width: AIR * 2 })
    .op(above, PathOp.Union)
    .op(within, PathOp.Intersect)

/** Neighbours exchange what lies above: the first over the second above the turn, under it below. */
function weave(first: Path2D, second: Path2D, turn: number): [Path2D, Path2D] {
  const [upper, lower] = [band(-BEYOND, turn), band(turn, BEYOND)]
  return [
    new Path2D(first).op(cutter(second, lower), PathOp.Difference),
    new Path2D(second).op(cutter(first, upper), PathOp.Difference),
  ]
}

/** Two or three initials, each woven with the next; undefined where a font draws one of them as nothing. */
export function wovenInitials(kit: LetterKit, letters: readonly string[]): MarkPart | undefined {
  const { measure, random, primary, secondary } = kit
  const font = letterFont(kit.direction, 500)
  const drop = letters.length > 2 ? 0 : random.pick([0, 0.2, 0.28])
  const placed: Placed[] = []
  const turns: number[] = []
  for (const [index, letter] of letters.entries()) {
    const down = index * drop
    const drawn = placeLetters(measure, letter, font, {
      x: 0,
      y: 4 + VIEW * down,
      width: VIEW,
      height: VIEW * (1 - drop) - 8,
    })
    if (!drawn) return undefined
    const one: Placed = {
      path: new Path2D(drawn.d).simplify(),
      left: drawn.box.x,
      right: drawn.box.x + drawn.box.width,
      raster: rasterOf(contours(drawn.d), VIEW),
    }
    const before = placed.at(-1)
    if (!before) {
      placed.push(one)
      continue
    }
    // Rasters stay where the letters were drawn; the way is counted from there.
    const own = before.right - before.left
    const touch = Math.round((own - (one.right - one.left)) / 2 / CELL + (one.right - one.left) / CELL)
    const cells = depthOf(before, one, touch, letters.length > 2 ? OF_THREE : MOST_HIDDEN)
    turns.push(turnOf(meeting(before.raster, one.raster, touch - cells).rows))
    const shift = before.right - cells * CELL - one.left
    placed.push({
      ...one,
      path: new Path2D(placePath(drawn.d, 1, shift, 0)).simplify(),
      left: one.left + shift,
      right: one.right + shift,
    })
  }
  const left = Math.min(...placed.map((one) => one.left)) - 4
  const wide = Math.max(...placed.map((one) => one.right)) + 4 - left
  const whole = placed.map(({ path }) => path)
  const cut = whole.map((path) => new Path2D(path))
  turns.forEach((turn, i) => {
    const [first, second] = [whole[i], whole[i + 1]]
    if (!first || !second) return
    const [one, two] = weave(first, second, turn)
    cut[i]?.op(one, PathOp.Intersect)
    cut[i + 1]?.op(two, PathOp.Intersect)
  })
  const shapes = cut.map(
    (path, i): Shape => ({
      d: path.transform({ a: 1, b: 0, c: 0, d: 1, e: -left, f: 0 }).toSVGString(),
      fill: i % 2 === 0 ? primary : secondary,
      rule: 'evenodd',
    }),
  )
  return vectorMark(shapes, letters.join(''), [wide, VIEW])
}
