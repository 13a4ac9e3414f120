/** Affine transforms as SVG writes them. */
import type { Point } from '../../base/geometry.ts'
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const isIdentity = (matrix: Matrix): boolean => matrix.every((value, at) => value === IDENTITY[at])

/** First the second, then the first. */
export const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

export const moved = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f]

/** How much longer lines become, of both axes together. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

const FUNCTION = /^\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** @returns nothing for what is no list of SVG's transforms */
export function readTransform(text: string): Matrix | undefined {
  let rest = text.trim()
  let matrix = IDENTITY
  while (rest !== '') {
    const found = FUNCTION.exec(rest)
    if (!found) return undefined
    const values = (found[2]?.match(NUMBER) ?? []).map(Number)
    const own = one(found[1] ?? '', values)
    if (!own?.every(Number.isFinite)) return undefined
    matrix = multiplied(matrix, own)
    rest = rest.slice(found[0].length).trim()
  }
  return matrix
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function one(name: string, values: readonly number[]): Matrix | undefined {
  const [first, second = 0, third = 0] = values
  if (first === undefined) return undefined
  switch (name) {
    case 'matrix': {
      const [a, b, c, d, e, f] = values
      return f === undefined ? undefined : [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f]
    }
    case 'translate':
      return [1, 0, 0, 1, first, second]
    case 'scale':
      return [first, 0, 0, values[1] ?? first, 0, 0]
    case 'skewX':
      return [1, 0, Math.tan(radians(first)), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians(first)), 0, 1, 0, 0]
    default: {
      const [cos, sin] = [Math.cos(radians(first)), Math.sin(radians(first))]
      return [cos, sin, -sin, cos, second - second * cos + third * sin, third - second * sin - third * cos]
    }
  }
}
