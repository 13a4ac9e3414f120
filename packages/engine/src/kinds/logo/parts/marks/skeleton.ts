/**
 * Capitals and digits as the middle lines of strokes, in a box of 1 by 1 (x right, y down) whose drawn width is a share
 * of the height: an alphabet of our own, from which marks are built in any weight, rounding and projection.
 */
import type { Point } from '../../../../base/geometry.ts'

export interface Corner {
  at: Point
  /** Whether a style may round or cut this corner. */
  soft: boolean
}

export interface Stroke {
  corners: Corner[]
  closed: boolean
}

export interface Skeleton {
  /** Width ÷ height of the box of middle lines. */
  width: number
  strokes: Stroke[]
}

/**
 * Letter: width, then strokes parted by '/'; a corner is 'x,y' in hundredths, '~' after it marks a soft one, 'o' at a
 * stroke's end closes it. The stem, or what the eye takes for it, comes first.
 */
const LETTERS = `
A 84 0,100 0,0~ 100,0~ 100,100 / 0,58 100,58
B 80 0,48 88,48~ 88,0~ 0,0 0,100 100,100~ 100,48~ 60,48
C 84 100,0 0,0~ 0,100~ 100,100
D 84 0,0 100,0~ 100,100~ 0,100 o
E 74 100,0 0,0~ 0,100~ 100,100 / 0,50 90,50
F 74 0,100 0,0~ 100,0 / 0,50 88,50
G 86 100,0 0,0~ 0,100~ 100,100~ 100,52 52,52
H 84 0,0 0,100 / 100,0 100,100 / 0,50 100,50
J 72 100,0 100,100~ 0,100~ 0,64
K 84 0,0 0,100 / 100,0 12,50 100,100
L 72 0,0 0,100~ 100,100
M 112 0,100 0,0~ 100,0~ 100,100 / 50,0 50,100
N 84 0,100 0,0~ 100,0~ 100,100
O 90 0,0~ 100,0~ 100,100~ 0,100~ o
P 78 0,100 0,0 100,0~ 100,58~ 0,58
Q 90 0,0~ 100,0~ 100,100~ 0,100~ o / 58,58 112,112
R 80 0,100 0,0 100,0~ 100,54~ 0,54 / 42,54 100,100
S 78 100,0 0,0~ 0,50~ 100,50~ 100,100~ 0,100
T 84 50,0 50,100 / 0,0 100,0
U 84 0,0 0,100~ 100,100~ 100,0
V 92 0,0 50,100 100,0
W 112 0,0 0,100~ 100,100~ 100,0 / 50,0 50,100
X 88 0,0 100,100 / 100,0 0,100
Y 84 0,0 0,52~ 100,52~ 100,0 / 50,52 50,100
Z 82 0,0 100,0 0,100 100,100
2 76 0,0 100,0~ 100,50~ 0,50~ 0,100 100,100
3 76 0,0 100,0~ 100,100~ 0,100 / 30,50 100,50
4 80 0,0 0,62 100,62 / 78,0 78,100
5 76 100,0 0,0 0,50 100,50~ 100,100~ 0,100
6 78 100,0 0,0~ 0,100~ 100,100~ 100,50~ 0,50
7 78 0,0 100,0 30,100
8 80 0,0~ 100,0~ 100,100~ 0,100~ o / 0,50 100,50
9 78 0,100 100,100~ 100,0~ 0,0~ 0,50~ 100,50
0 82 0,0~ 100,0~ 100,100~ 0,100~ o`

const readCorner = (text: string): Corner => {
  const [x = 0, y = 0] = text.replace('~', '').split(',').map(Number)
  return { at: [x / 100, y / 100], soft: text.endsWith('~') }
}

const readStroke = (text: string): Stroke => {
  const corners = text.trim().split(' ')
  const closed = corners.at(-1) === 'o'
  return { corners: (closed ? corners.slice(0, -1) : corners).map(readCorner), closed }
}

const SKELETONS = new Map(
  LETTERS.trim()
    .split('\n')
    .map((line): [string, Skeleton] => {
      const [, letter = '', width = '', strokes = ''] = line.match(/^(\S) (\d+) (.+)$/) ?? []
      return [letter, { width: Number(width) / 100, strokes: strokes.split('/').map(readStroke) }]
    }),
)

/** Undefined for letters that the alphabet lacks: those of other scripts, and the I, which says nothing by itself. */
export const skeletonOf = (letter: string): Skeleton | undefined =>
  SKELETONS.get(letter.normalize('NFD').charAt(0).toUpperCase())
