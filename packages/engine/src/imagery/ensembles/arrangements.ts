/** A thing with what goes with it as one picture: on a table, round about, in the country. Data in, parts out. */
import type { Point } from '../../base/geometry.ts'
import { packedDrawing } from '../packed-figures.ts'
import type { ArrangementName } from './companions.ts'
import { box, capsule, oval } from './paths.ts'
import type { Drawn, Part, Thing } from './types.ts'

const SIDE = 128
const MIDDLE = SIDE / 2

/** A figure that stands on a height: its middle, its foot, the longer side of what is seen of it. */
function standing(figure: string, x: number, foot: number, long: number): Thing {
  const { left, top, right, bottom } = packedDrawing(figure).ink
  const size = long / Math.max(right - left, bottom - top)
  return { figure, x: x + size * (0.5 - (left + right) / 2), y: foot - size * (bottom - 0.5), size }
}

/** A figure about a point. */
function about(figure: string, [x, y]: Point, long: number, turn = 0): Thing {
  const { left, top, right, bottom } = packedDrawing(figure).ink
  const size = long / Math.max(right - left, bottom - top)
  return { figure, x: x + size * (0.5 - (left + right) / 2), y: y + size * (0.5 - (top + bottom) / 2), size, turn }
}

const drawn = (...shapes: [paint: string, path: string][]): Drawn => ({
  shapes: shapes.map(([paint, path]) => ({ paint, path })),
})
const cast = (x: number, y: number, half: number): Drawn => drawn(['N22;15', oval([x, y], half, half * 0.13)])

/** What is small in the hand, × the size of its place. */
const SMALL = new Set(
  `coffee-bean olive herb cherries peanuts chestnut garlic lime lemon-slice ring gem-stone safety-pin sewing-needle coin pill blueberries
  strawberry blossom lipstick musical-note nail-polish cookie candy puzzle-piece nut-and-bolt sparkles fallen-leaf ginger-root`.split(
    /\s+/,
  ),
)
const sized = (figure: string, long: number): number => long * (SMALL.has(figure) ? 0.7 : 1)
const nth = (list: readonly string[], i: number): string | undefined =>
  list.length > 0 ? list[i % list.length] : undefined

interface Place {
  x: number
  foot: number
  long: number
}
const set = (figure: string | undefined, { x, foot, long }: Place): Part[] =>
  figure ? [cast(x, foot - 0.5, sized(figure, long) * 0.45), standing(figure, x, foot, sized(figure, long))] : []

/** Lower than that, × its width, a thing hides what stands behind it. */
const LOW = 0.78
const isLow = (figure: string): boolean => {
  const { left, top, right, bottom } = packedDrawing(figure).ink
  return bottom - top < (right - left) * LOW
}

/** On one table: two behind, the thing, two or three before it; about a low thing only what lies before it. */
function still(lead: string, beside: readonly string[]): Part[] {
  const [a, b, c, d, e] = beside
  if (isLow(lead))
    return [
      drawn(['N22;10', oval([MIDDLE, 116], 62, 6.5)]),
      ...set(lead, { x: MIDDLE, foot: 112, long: 116 }),
      ...set(a, { x: 19, foot: 122, long: 32 }),
      ...set(b, { x: 109, foot: 123, long: 32 }),
    ]
  return [
    drawn(['N22;10', oval([MIDDLE, 121], 62, 6.5)]),
    ...set(a, { x: 25, foot: 104, long: 54 }),
    ...set(b, { x: 104, foot: 106, long: 50 }),
    ...set(lead, { x: MIDDLE, foot: 116, long: 96 }),
    ...set(c, { x: 17, foot: 124, long: 34 }),
    ...set(d, { x: 108, foot: 125, long: 36 }),
    ...set(e && SMALL.has(e) ? e : undefined, { x: 82, foot: 127, long: 26 }),
  ]
}

/** A wreath of what goes with it, and the thing within. */
function ring(lead: string, beside: readonly string[]): Part[] {
  const count = 12
  const round = beside.length > 0 ? beside : [lead]
  return [
    ...Array.from({ length: count }, (_, i): Part => {
      const turn = (i * 360) / count
      const angle = (turn * Math.PI) / 180
      const figure = nth(round, i) ?? lead
      const reach = i % 2 === 0 ? 49 : 47
      return about(
        figure,
        [MIDDLE + reach * Math.sin(angle), MIDDLE - reach * Math.cos(angle)],
        i % 2 === 0 ? 31 : 27,
        turn * 0.5 + (i % 3) * 14 - 14,
      )
    }),
    about(lead, [MIDDLE, MIDDLE], 60),
  ]
}

/** Tiles of the palette's tones, a thing on each, the leading one on the largest. */
function tiles(lead: string, beside: readonly string[]): Part[] {
  const tones = ['A;30', 'B;30', 'C;34', 'B;18', 'A;16']
  const cells: readonly (readonly [x: number, y: number, side: number])[] = [
    [0, 0, 84],
    [87, 0, 41],
    [87, 43.5, 41],
    [0, 87, 41],
    [43.5, 87, 41],
    [87, 87, 41],
  ]
  return cells.flatMap(([x, y, side], i): Part[] => {
    const figure = i === 0 ? lead : nth(beside, i - 1)
    const middle: Point = [x + side / 2, y + side / 2]
    return [
      drawn([
        tones[i % tones.length] ?? 'A;30',
        i % 4 === 2 ? oval(middle, side / 2, side / 2) : box(x, y, side, side),
      ]),
      ...(figure ? [about(figure, middle, side * 0.74, i === 0 ? 0 : i % 2 === 0 ? 10 : -10)] : []),
    ]
  })
}

/** Rows of it, and one that is something else. */
function many(lead: string, beside: readonly string[]): Part[] {
  const [columns, pitch] = [4, 32]
  const odd = 6
  return Array.from({ length: columns * columns }, (_, i): Part => {
    const middle: Point = [pitch * ((i % columns) + 0.5), pitch * (Math.floor(i / columns) + 0.5)]
    const other = i === odd ? beside[0] : undefined
    return about(other ?? lead, middle, pitch * (other ? 0.92 : 0.8), i === odd && !other ? 180 : 0)
  })
}

/** On a stage, in crossing light. */
function spotlit(lead: string, beside: readonly string[]): Part[] {
  const notes = beside.filter((one) => one.startsWith('musical-note'))
  return [
    drawn(
      ['C;26', 'M14 0L34 0L112 118L40 118Z'],
      ['A;22', 'M114 0L94 0L16 118L88 118Z'],
      ['C;40', oval([MIDDLE, 117], 56, 8)],
      ['N22;16', oval([MIDDLE, 117], 34, 4.5)],
    ),
    standing(lead, MIDDLE, 117, 102),
    ...(notes[0] ? [about(notes[0], [18, 40], 22, -14)] : []),
    ...(notes[1] ? [about(notes[1], [112, 56], 18, 12)] : []),
  ]
}

/** In the country: hills, trees and a sun behind it, grass before. */
function land(lead: string, beside: readonly string[]): Part[] {
  const trees = beside.filter((one) => /tree|barn|volcano/.test(one))
  const plants = beside.filter((one) => !/tree|barn|volcano/.test(one))
  return [
    drawn(
      ['C;60', oval([92, 38], 22, 22)],
      ['B;34', 'M2 104C10 64 40 58 58 84C74 60 108 56 126 104Z'],
      ['B;58', oval([MIDDLE, 110], 63, 16)],
    ),
    ...(trees[0] ? [standing(trees[0], 18, 106, 62), standing(trees[0], 116, 104, 44)] : []),
    ...(trees[1] ? [standing(trees[1], 100, 106, 56)] : []),
    cast(MIDDLE, 116, 40),
    standing(lead, MIDDLE - 2, 118, 88),
    ...(plants[0] ? [standing(plants[0], 20, 124, sized(plants[0], 26))] : []),
    ...(plants[1] ? [standing(plants[1], 112, 123, sized(plants[1], 24))] : []),
    drawn([
      'B-10;80',
      'M2 116C18 111 30 119 46 116C62 120 80 113 96 118C108 113 118 117 126 114C124 123 98 127 64 127C30 127 4 123 2 116Z',
    ]),
  ]
}

/** It looks out of leaves that stand behind and before it. */
function thicket(lead: string, beside: readonly string[]): Part[] {
  const flowers = beside.filter((one) => !/tree|ice|fish/.test(one))
  const behind: readonly (readonly [x: number, y: number, long: number, turn: number])[] = [
    [20, 58, 54, -46],
    [108, 58, 54, 46],
    [34, 26, 46, -20],
    [94, 26, 46, 20],
  ]
  return [
    drawn(['C;50', oval([MIDDLE, 58], 56, 54)]),
    ...behind.map(([x, y, long, turn]) => about('monstera-leaf', [x, y], long, turn)),
    about(lead, [MIDDLE, 66], 92),
    about('monstera-leaf', [18, 104], 48, -70),
    about('monstera-leaf', [110, 104], 48, 70),
    about('herb', [42, 112], 34, -16),
    about('herb', [88, 113], 32, 24),
    ...(flowers[0] ? [about(flowers[0], [66, 116], 22)] : []),
  ]
}

/** In a room: a rug, a picture on the wall, a plant. */
function parlour(lead: string): Part[] {
  return [
    drawn(['B;24', 'M12 112L12 44C12 4 116 4 116 44L116 112Z'], ['C;60', oval([MIDDLE, 116], 62, 9)]),
    ...(lead === 'framed-picture' ? [] : [about('framed-picture', [36, 34], 32)]),
    drawn(
      ['N90', capsule([92, 0], 0.6, [92, 16], 0.6)],
      ['A', 'M82 28C82 12 102 12 102 28Z'],
      ['C;40', 'M84 28L100 28L112 62L72 62Z'],
    ),
    standing('potted-plant', 110, 117, 48),
    ...set(lead, { x: 58, foot: 120, long: 82 }),
  ]
}

/** From above, each in its place and turned a little. */
function flatlay(lead: string, beside: readonly string[]): Part[] {
  const spots: readonly (readonly [x: number, y: number, long: number, turn: number])[] = [
    [22, 22, 46, -18],
    [106, 22, 46, 16],
    [112, 66, 36, -8],
    [104, 106, 44, 22],
    [22, 104, 46, 14],
    [16, 64, 36, -10],
  ]
  return [
    ...spots.flatMap(([x, y, long, turn], i): Part[] => {
      const figure = nth(beside, i)
      return figure ? [cast(x + 1, y + long * 0.42, long * 0.3), about(figure, [x, y], sized(figure, long), turn)] : []
    }),
    cast(MIDDLE, 104, 34),
    about(lead, [MIDDLE, MIDDLE], 88, -4),
  ]
}

/** Where what surrounds a thing is, and how large: nothing before its middle. */
const ABOUT: readonly (readonly [x: number, y: number, long: number, turn: number])[] = [
  [14, 24, 22, -14],
  [40, 10, 15, 8],
  [88, 9, 18, -8],
  [115, 28, 24, 16],
  [119, 66, 17, -10],
  [10, 62, 18, 12],
  [15, 98, 24, -8],
  [113, 102, 22, 10],
  [36, 118, 15, 14],
  [92, 119, 16, -12],
]

/** What grows stands at its foot. */
const AT_FOOT: readonly (readonly [x: number, foot: number, long: number])[] = [
  [12, 116, 30],
  [116, 116, 30],
  [28, 122, 34],
  [100, 122, 34],
  [46, 126, 28],
  [82, 126, 28],
  [64, 127, 24],
]
const GROWING = /^(?:bouquet|blossom|tulip|rose|sunflower|hibiscus|lavender|daisy|herb|fern|.*-tree|.*leaf|mushroom)/
/** A bunch that is picked grows as flowers. */
const GROWN: readonly string[] = ['tulip', 'sunflower', 'blossom', 'hibiscus']
const grown = (round: readonly string[]): readonly string[] => (round.includes('bouquet') ? GROWN : round)

/** A thing or people, and about them what surrounds them, most of it behind. */
export function amid(lead: string | readonly Part[], round: readonly string[]): Part[] {
  if (typeof lead === 'string' && round.every((one) => GROWING.test(one)))
    return [
      standing(lead, MIDDLE, 118, 112),
      ...AT_FOOT.map(([x, foot, long], i) => standing(nth(grown(round), i) ?? '', x, foot, long)),
    ]
  const some = ABOUT.map(([x, y, long, turn], i) => about(nth(round, i) ?? '', [x, y], long, turn))
  if (typeof lead !== 'string') return [...some.slice(0, 8), ...lead]
  return [...some.slice(0, 8), about(lead, [MIDDLE, MIDDLE + 2], 88), ...some.slice(8)]
}

export const ARRANGEMENTS: Readonly<Record<ArrangementName, (lead: string, beside: readonly string[]) => Part[]>> = {
  still,
  ring,
  tiles,
  many,
  spotlit,
  land,
  thicket,
  parlour,
  flatlay,
}
