/** What people use and no figure of the file shows from the right side: furniture, sports gear, boards, as flat shapes in a palette's tones. */
import type { Point } from '../../base/geometry.ts'
import type { PackedShape } from '../packed-figures.ts'
import { box, capsule, oval, polygon } from './paths.ts'
import type { Drawn } from './types.ts'

const s = (paint: string, path: string): PackedShape => ({ paint, path })
const drawn = (...shapes: PackedShape[]): Drawn => ({ shapes })

/** A table from the side: its top's left end and height, its legs down to the floor. */
export const table = (x: number, y: number, width: number, tone = '#b98a5a', floor = 122): Drawn =>
  drawn(
    s(`${tone}-16`, box(x + width * 0.08, y, 2.6, floor - y) + box(x + width * 0.92 - 2.6, y, 2.6, floor - y)),
    s(tone, box(x, y, width, 3.6)),
    s(`${tone}-9`, box(x, y + 2.4, width, 1.2)),
  )
/** A counter or a stove, closed to the floor. */
export const counter = (x: number, y: number, width: number, tone = 'C', floor = 122): Drawn =>
  drawn(
    s(tone, box(x + 1.5, y, width - 3, floor - y)),
    s(`${tone}-8`, box(x + width * 0.55, y, width * 0.45 - 1.5, floor - y)),
    s('N98', box(x, y - 1, width, 3.4)),
    s('N88', box(x, y + 1.4, width, 1)),
  )
/** A stool or chair seen from the side; its seat's middle. */
export const seat = (x: number, y: number, tone = '#8a6a4d', back: -1 | 0 | 1 = -1, floor = 122): Drawn =>
  drawn(
    s(
      `${tone}-8`,
      capsule([x - 7, y + 1], 1.1, [x - 9, floor], 0.9) + capsule([x + 7, y + 1], 1.1, [x + 9, floor], 0.9),
    ),
    s(tone, capsule([x - 9, y], 1.8, [x + 9, y], 1.8)),
    ...(back === 0
      ? []
      : [
          s(
            tone,
            capsule([x + back * 9, y], 1.5, [x + back * 12, y - 28], 1.5) +
              capsule([x + back * 11, y - 20], 3, [x + back * 12, y - 28], 3),
          ),
        ]),
  )
/** A barber's chair with its foot; somebody sits on (x, y). */
export const barberChair = (x: number, y: number): Drawn =>
  drawn(
    s('N60', capsule([x, y + 4], 2.4, [x, 118], 2.4) + capsule([x - 11, 121], 1.6, [x + 11, 121], 1.6)),
    s('A', capsule([x - 10, y + 2], 4.4, [x + 11, y + 2], 4.4) + capsule([x - 12, y], 4, [x - 14, y - 26], 3.6)),
    s('A-10', capsule([x - 10, y + 4.6], 1.8, [x + 11, y + 4.6], 1.8)),
    s(
      'N60',
      capsule([x - 8, y - 9], 1.5, [x + 8, y - 9], 1.5) +
        capsule([x + 12, y + 4], 1.4, [x + 19, 114], 1.4) +
        capsule([x + 17, 115], 1.6, [x + 25, 114], 1.6),
    ),
  )
/** A bar with weights, held above the head. */
export const barbell = (x: number, y: number, width: number): Drawn =>
  drawn(
    s('N70', capsule([x - width / 2, y], 1, [x + width / 2, y], 1)),
    ...[-1, 1].flatMap((way) => [
      s('N22', capsule([x + way * width * 0.36, y - 9], 2, [x + way * width * 0.36, y + 9], 2)),
      s('B', capsule([x + way * width * 0.42, y - 11.5], 2.2, [x + way * width * 0.42, y + 11.5], 2.2)),
      s('N30', capsule([x + way * width * 0.475, y - 6.5], 1.6, [x + way * width * 0.475, y + 6.5], 1.6)),
    ]),
  )
export const mat = (x: number, width: number, tone = 'C', y = 122): Drawn =>
  drawn(
    s(tone, capsule([x - width / 2, y + 1], 1.9, [x + width / 2, y + 1], 1.9)),
    s(`${tone}-12`, oval([x + width / 2, y], 2.6, 2.6)),
  )
/** A microphone on its stand; the head at (x, y). */
export const micStand = (x: number, y: number, floor = 122): Drawn =>
  drawn(
    s('N40', capsule([x, y + 2], 0.8, [x, floor], 0.8) + capsule([x - 8, floor], 1, [x + 8, floor], 1)),
    s('N22', capsule([x - 1, y + 3], 1.5, [x - 3.4, y - 2.6], 2.6)),
    s('N60', oval([x - 4, y - 3.6], 2.9, 2.9)),
  )
/** A board on the wall with lines of writing; `chart`: bars. */
export const board = (
  x: number,
  y: number,
  width: number,
  height: number,
  shows: 'lines' | 'chart' | 'sketch' = 'lines',
): Drawn => {
  const [left, w] = [x + width * 0.12, width * 0.76]
  const inner: PackedShape[] =
    shows === 'chart'
      ? [0.3, 0.5, 0.42, 0.74].map((share, i) =>
          s(
            i === 3 ? 'A' : 'B',
            box(left + (w * i) / 4, y + height * (0.88 - share * 0.78), w * 0.16, height * share * 0.78),
          ),
        )
      : shows === 'sketch'
        ? [
            s('A', oval([x + width * 0.36, y + height * 0.46], width * 0.15, width * 0.15)),
            s(
              'B',
              polygon([
                [x + width * 0.55, y + height * 0.68],
                [x + width * 0.7, y + height * 0.3],
                [x + width * 0.85, y + height * 0.68],
              ]),
            ),
          ]
        : [0.24, 0.42, 0.6, 0.78].map((share, i) =>
            s(
              i === 0 ? 'A' : 'N70',
              capsule(
                [left, y + height * share],
                1.2,
                [left + w * ([0.6, 1, 0.86, 0.5][i] ?? 1), y + height * share],
                1.2,
              ),
            ),
          )
  return drawn(s('N80', box(x - 1.6, y - 1.6, width + 3.2, height + 3.2)), s('N98', box(x, y, width, height)), ...inner)
}
/** A painter's easel with a picture of hills and a sun. */
export const easel = (x: number, y: number): Drawn =>
  drawn(
    s(
      '#9a744e',
      capsule([x - 4, y + 30], 1.3, [x - 12, 122], 1.3) +
        capsule([x + 4, y + 30], 1.3, [x + 13, 122], 1.3) +
        capsule([x, y - 8], 1.3, [x, 112], 1.3),
    ),
    s('N98', box(x - 17, y - 2, 34, 42)),
    s('C', oval([x + 6, y + 11], 5.4, 5.4)),
    s(
      'B',
      `M${x - 17} ${y + 27}C${x - 8} ${y + 14} ${x} ${y + 20} ${x + 4} ${y + 26}C${x + 9} ${y + 21} ${x + 13} ${y + 22} ${x + 17} ${y + 26}L${x + 17} ${y + 40}L${x - 17} ${y + 40}Z`,
    ),
    s(
      'A',
      `M${x - 17} ${y + 34}C${x - 6} ${y + 28} ${x + 6} ${y + 38} ${x + 17} ${y + 32}L${x + 17} ${y + 40}L${x - 17} ${y + 40}Z`,
    ),
    s('#9a744e', box(x - 20, y + 40, 40, 2.6)),
  )
/** A lead, a rope, a handle: a thin line between two points. */
export const rod = (from: Point, to: Point, tone = '#8a6a4d', thick = 1): Drawn =>
  drawn(s(tone, capsule(from, thick, to, thick)))
/** A spot of light on the floor, or a rug. */
export const patch = (x: number, y: number, width: number, tone = 'C;40'): Drawn =>
  drawn(s(tone, oval([x, y], width / 2, width * 0.05)))
/** Steam or sound in three strokes. */
export const wisps = (x: number, y: number, tone = 'N98;60'): Drawn =>
  drawn(
    ...[-5, 0, 5].map((dx) =>
      s(
        tone,
        `M${x + dx - 1} ${y}C${x + dx - 5} ${y - 5} ${x + dx + 3} ${y - 8} ${x + dx - 1} ${y - 14}C${x + dx + 5} ${y - 8} ${x + dx - 2} ${y - 5} ${x + dx + 1} ${y}Z`,
      ),
    ),
  )
/** Confetti about a place. */
export const confetti = (points: readonly Point[]): Drawn =>
  drawn(
    ...points.map(([x, y], i) =>
      s(
        'ABC'.charAt(i % 3),
        i % 2 === 0
          ? oval([x, y], 1.4, 1.4)
          : polygon([
              [x - 1.6, y - 0.6],
              [x + 1.2, y - 1.6],
              [x + 1.6, y + 0.6],
              [x - 1.2, y + 1.6],
            ]),
      ),
    ),
  )
/** Heads and shoulders of listeners seen from behind, in a row at the foot. */
export const listeners = (xs: readonly number[], y: number, size = 1): Drawn =>
  drawn(
    ...xs.flatMap((x, i) => {
      const tone = 'BAC'.charAt(i % 3)
      const hair = ['#33241f', '#7d4a2a', '#2d211d', '#c08a45', '#523424'][i % 5] ?? '#33241f'
      return [
        s(
          `${tone}-6`,
          `M${x - 15 * size} ${y + 26 * size}C${x - 16 * size} ${y + 8 * size} ${x - 9 * size} ${y + 7 * size} ${x - 3 * size} ${y + 5 * size}L${x + 3 * size} ${y + 5 * size}C${x + 9 * size} ${y + 7 * size} ${x + 16 * size} ${y + 8 * size} ${x + 15 * size} ${y + 26 * size}Z`,
        ),
        s(['S', 'T', 'U'][i % 3] ?? 'S', capsule([x, y + 6 * size], 3 * size, [x, y], 3 * size)),
        s(
          hair,
          i % 2 === 0
            ? oval([x, y - 4 * size], 7 * size, 8 * size)
            : oval([x, y - 3.6 * size], 7.4 * size, 7.6 * size) + oval([x, y - 13 * size], 3.4 * size, 3.2 * size),
        ),
      ]
    }),
  )
