/** Several things as one picture: the leading one behind, its company before its feet, each by the outline that is seen. */
import { classOf } from '../../../imagery/figure-classes.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'

/** A rectangle, pixels. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}
/** A figure's square: its corner and its side, pixels. */
export interface Square {
  left: number
  top: number
  side: number
}

/** The square of a figure whose outline is as large as a place allows, in its middle, its feet on the place's foot or in the middle too. */
export function squareFor(figure: string, { x, y, width, height }: Place, foot: 'foot' | 'middle' = 'foot'): Square {
  const { ink, w, h } = sizesOf(figure)
  const side = Math.min(width / w, height / h)
  const free = height - side * h
  return {
    left: x + width / 2 - side * (ink.left + w / 2),
    top: y + (foot === 'foot' ? free : free / 2) - side * ink.top,
    side,
  }
}

/** What is seen of a figure in its square. */
export function outlineOf(figure: string, { left, top, side }: Square): Place {
  const { ink, w, h } = sizesOf(figure)
  return { x: left + side * ink.left, y: top + side * ink.top, width: side * w, height: side * h }
}

/** Shares of the place: x, y, width, height. */
type Share = readonly [number, number, number, number]
const ALONE: Share = [0, 0, 1, 1]

/** Where they stand by how many there are, the leading one first. */
const GROUPS: readonly (readonly Share[])[] = [
  [ALONE],
  [
    [0, 0, 0.84, 0.93],
    [0.54, 0.52, 0.46, 0.48],
  ],
  [
    [0.1, 0, 0.8, 0.87],
    [0, 0.56, 0.42, 0.42],
    [0.58, 0.58, 0.42, 0.42],
  ],
  [
    [0.16, 0, 0.68, 0.8],
    [0, 0.5, 0.38, 0.44],
    [0.62, 0.5, 0.38, 0.44],
    [0.34, 0.7, 0.32, 0.3],
  ],
  [
    [0.18, 0, 0.64, 0.76],
    [0, 0.46, 0.36, 0.42],
    [0.64, 0.46, 0.36, 0.42],
    [0.2, 0.68, 0.3, 0.32],
    [0.52, 0.7, 0.3, 0.3],
  ],
]
/** Who is shown to the shoulders stands at the foot itself, with what is near before the breast and nothing before the face. */
const BUSTS: readonly (readonly Share[])[] = [
  [ALONE],
  [
    [0, 0, 0.92, 1],
    [0.6, 0.6, 0.4, 0.4],
  ],
  [
    [0.05, 0, 0.9, 1],
    [0, 0.64, 0.36, 0.36],
    [0.64, 0.64, 0.36, 0.36],
  ],
]

/** One thing twice, or three times: all of one size, one behind two. */
const REPEATED: readonly (readonly Share[])[] = [
  [
    [0, 0.1, 0.54, 0.9],
    [0.46, 0.1, 0.54, 0.9],
  ],
  [
    [0.24, 0, 0.52, 0.8],
    [0, 0.22, 0.52, 0.78],
    [0.48, 0.22, 0.52, 0.78],
  ],
]

/** Squares for figures in a place, the first leading; `mirrored`: its company to the other side. Those beyond the fifth have none. */
export function clustered(figures: readonly string[], place: Place, mirrored: boolean): Square[] {
  const [lead] = figures
  if (!lead) return []
  const groups = classOf(lead) === 'portrait' ? BUSTS : GROUPS
  const isOne = figures.length > 1 && figures.every((figure) => figure === lead)
  const repeated = isOne ? REPEATED.find((some) => some.length === figures.length) : undefined
  const group = repeated ?? groups[Math.min(figures.length, groups.length) - 1] ?? []
  return figures.slice(0, group.length).map((figure, i) => {
    const [x, y, w, h] = group[i] ?? ALONE
    return squareFor(
      figure,
      {
        x: place.x + place.width * (mirrored ? 1 - x - w : x),
        y: place.y + place.height * y,
        width: place.width * w,
        height: place.height * h,
      },
      figures.length === 1 ? 'middle' : 'foot',
    )
  })
}
