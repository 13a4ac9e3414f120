/** Hair and hats, about the middle of a head that looks to the right: 6.1 units from there to the ear, 7.3 to the crown. */
import type { PackedShape } from '../packed-figures.ts'
import type { Look } from './look.ts'
import { oval, polygon } from './paths.ts'

interface Hair {
  behind: PackedShape[]
  before: PackedShape[]
}

const CAP =
  'M-6.7 1.6C-8.4 -9.6 6.6 -12 6.6 -2.6C4.4 -4.8 1.6 -4.6 -1.4 -3.6C-2.2 -2.2 -2.6 -0.8 -2.8 0.6C-3.8 -0.8 -5 0 -4.8 2.6C-5.6 3 -6.4 2.6 -6.7 1.6Z'
const FRINGE =
  'M-6.8 2C-8.6 -10 7.6 -12.4 6.7 -1.4C4.6 -5 0.6 -5.4 -1.8 -3.4C-3 -1.4 -3.2 1.6 -3.4 4.4C-5 5.4 -6.6 4.4 -6.8 2Z'
const BEARD = 'M6 -0.6C6.8 5.8 4.2 9.2 0.4 9.2C-3 9 -4.6 5.4 -4.4 1.4C-1.6 4 2.6 3.4 6 -0.6Z'

const STYLES: Record<Look['hair'], { behind?: string; before?: string }> = {
  short: { before: CAP },
  crop: {
    before:
      'M-6.4 0.6C-7.4 -8.8 6 -10.6 6.3 -3.2C3.6 -5.4 0 -5 -2.6 -3.8C-3.2 -2.4 -3.6 -1 -4.2 0.6C-5 1.2 -6 1.4 -6.4 0.6Z',
  },
  bob: {
    behind: 'M-7.4 7.4C-10.4 -12.6 8.6 -13 7 -1C6 4 5.6 6.4 3 7.4Z',
    before: FRINGE,
  },
  long: {
    behind: 'M-8.6 19C-12 -13 9.6 -14 7.2 -1C6.4 6 7 13 4.6 19C0 21 -5.4 21 -8.6 19Z',
    before: FRINGE,
  },
  bun: { behind: oval([-5.6, -8.2], 4, 4), before: CAP },
  tail: { behind: 'M-4.6 -6C-13 -6.4 -14.6 3 -12.4 12.4C-9 10.6 -7.6 5 -4.4 1.6Z', before: CAP },
  afro: {
    behind: oval([-1, -2.8], 9.8, 9.4),
    before: 'M-6.8 -0.6C-7.6 -9.4 6.8 -10.6 6.6 -3.4C3.6 -4.8 -0.4 -4.6 -3 -2.4C-4 -1.2 -6 0.6 -6.8 -0.6Z',
  },
  curls: {
    behind: oval([-5.6, 2], 4.2, 4.6) + oval([-5.8, -4.4], 4.4, 4.4) + oval([4.6, -5.4], 3.4, 3.2),
    before: oval([-3.6, -6.6], 3.8, 3.4) + oval([1.4, -7.4], 4, 3.2) + oval([-5.6, -2.4], 2.6, 2.8),
  },
  bald: {},
  scarf: {
    behind: 'M-8.4 14C-11.6 -13 9.4 -13.6 7.4 0C7 6 9 11 8.6 15C3 18 -4 17.4 -8.4 14Z',
    before:
      'M-7.4 8C-10.6 -11.6 8.6 -12 7.2 -1.6C4.4 -5.4 -1 -5.6 -3.2 -1.4C-4.4 2.6 -2 7 2.6 8C4.6 8.2 6.2 7 6.9 4.4C8 9 6.2 12.6 1 12.8C-3.6 12.8 -6.6 11.4 -7.4 8Z',
  },
}

export function hairOf({ hair, hairTone, skin, beard }: Look): Hair {
  const { behind, before } = STYLES[hair]
  return {
    behind: behind ? [{ paint: hairTone, path: behind }] : [],
    before: [
      ...(beard ? [{ paint: hairTone, path: BEARD }] : []),
      ...(before ? [{ paint: hairTone, path: before }] : []),
      ...(hair === 'bald' ? [{ paint: `${skin}8`, path: oval([1.4, -4], 1.9, 1.2) }] : []),
    ],
  }
}

const HATS: Record<NonNullable<Look['hat']>, readonly [tone: string, path: string][]> = {
  chef: [
    [
      'N98',
      'M-6.6 -4.4L-7 -9.4C-12.6 -11.4 -9.6 -19.6 -4 -17.6C-1 -21.6 4.4 -20.6 5 -17C11 -18.4 12 -10.6 6.8 -9.2L6.6 -4.4Z',
    ],
    [
      'N88',
      polygon([
        [-6.8, -6.6],
        [6.7, -6.6],
        [6.6, -3.6],
        [-6.6, -3.6],
      ]),
    ],
  ],
  cap: [
    ['A', 'M-6.9 -2.4C-8 -10.8 7.2 -11.2 6.7 -3.4L6.7 -2.4Z'],
    ['A-10', 'M0 -3.4L11.6 -3.2C12 -2 11.4 -1.2 10.4 -1.4L0 -2Z'],
  ],
  helmet: [
    ['#f2b632', 'M-8 -2.6C-9 -12.6 8.6 -12.8 8 -2.6Z'],
    ['#d99a1e', 'M-9.4 -3.8L9.8 -3.8L10.4 -1.6L-9.4 -1.6Z'],
  ],
  straw: [
    ['#e8c98a', 'M-6.6 -3C-7 -11.6 6.8 -11.8 6.5 -3Z'],
    ['#d9b26a', oval([0, -3.2], 13, 2.4)],
  ],
  grad: [
    ['N22', 'M-6.4 -2L-6.4 -7L6.4 -7L6.4 -2C2 -4 -3 -4 -6.4 -2Z'],
    [
      'N30',
      polygon([
        [-12, -8],
        [0, -12.4],
        [12, -8],
        [0, -3.8],
      ]),
    ],
    ['#e6b800', 'M10.4 -8L11.4 -8L11.8 -0.6L10 -0.6Z'],
  ],
  beanie: [
    ['A', 'M-7 -1.6C-8.6 -12.6 8 -13 7 -2.4Z'],
    ['A-10', 'M-7.4 -4C-3 -6 3 -6.4 7.2 -4.6L7.3 -1.6C3 -3.4 -3 -3.2 -7.3 -1Z'],
  ],
}

/** What is worn on the head; the first tone of a palette is another's where the look says so. */
export const hatOf = ({ hat, hatTone }: Look): PackedShape[] =>
  hat
    ? HATS[hat].map(([paint, path]) => ({
        paint: hatTone && paint.startsWith('A') ? hatTone + paint.slice(1) : paint,
        path,
      }))
    : []
