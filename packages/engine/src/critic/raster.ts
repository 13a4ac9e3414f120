/** Measures on small rasters: edges, balance, fingerprints. Grey values 0–255, row by row. */
import type { Bounds } from '../base/geometry.ts'

export interface Grey {
  values: Float32Array
  width: number
  height: number
}

/** Rec. 601 luma of RGBA pixels. */
export function greyOf({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }): Grey {
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++)
    values[i] = 0.299 * (pixels[i * 4] ?? 0) + 0.587 * (pixels[i * 4 + 1] ?? 0) + 0.114 * (pixels[i * 4 + 2] ?? 0)
  return { values, width, height }
}

const at = ({ values, width, height }: Grey, x: number, y: number): number =>
  values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0

/** Grey values this near to the ground are the ground. */
const [SAME_GROUND, SAME_INK] = [12, 8]

/** What differs from the ground, the colour of the first corner. Where nothing does, left and top lie beyond right and bottom. */
export const inkBounds = (grey: Grey): Bounds => boundsOf(grey, SAME_GROUND)

/** What differs from the first corner by so much at least. Rows are read from their ends: what lies between is not. */
function boundsOf({ values, width, height }: Grey, least: number): Bounds {
  const ground = values[0] ?? 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0, row = 0; y < height; y++, row += width) {
    let first = 0
    while (first < width && Math.abs((values[row + first] ?? 0) - ground) < least) first++
    if (first === width) continue
    let last = width - 1
    while (Math.abs((values[row + last] ?? 0) - ground) < least) last--
    left = Math.min(left, first)
    right = Math.max(right, last + 1)
    top = Math.min(top, y)
    bottom = y + 1
  }
  return { left, top, right, bottom }
}

/** The part of a picture within bounds. */
function cropped(grey: Grey, { left, top, right, bottom }: Bounds): Grey {
  const [width, height] = [right - left, bottom - top]
  if (width === grey.width && height === grey.height) return grey
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (y + top) * grey.width + left
    values.set(grey.values.subarray(from, from + width), y * width)
  }
  return { values, width, height }
}

/** The picture moved by whole pixels; the ground comes in from behind. */
export function shifted(grey: Grey, x: number, y: number): Grey {
  const { values, width, height } = grey
  const result = new Float32Array(values.length).fill(at(grey, 0, 0))
  const [from, to] = [Math.max(0, -x), Math.min(width, width - x)]
  for (let row = Math.max(0, -y); row < Math.min(height, height - y); row++)
    result.set(values.subarray(row * width + from, row * width + to), (row + y) * width + from + x)
  return { values: result, width, height }
}

/** The picture cut to its ink: a mark is not its margin. */
export function trimmed(grey: Grey): Grey {
  const bounds = inkBounds(grey)
  return bounds.right - bounds.left < 9 || bounds.bottom - bounds.top < 8 ? grey : cropped(grey, bounds)
}

/** Means of the cells of a grid laid over the picture. */
function cells(grey: Grey, columns: number, rows: number): number[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const x0 = Math.floor((column * grey.width) / columns)
    const y0 = Math.floor((row * grey.height) / rows)
    const x1 = Math.max(x0 + 1, Math.floor(((column + 1) * grey.width) / columns))
    const y1 = Math.max(y0 + 1, Math.floor(((row + 1) * grey.height) / rows))
    let sum = 0
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += at(grey, x, y)
    return sum / ((x1 - x0) * (y1 - y0))
  })
}

/**
 * 64 bits as 16 hex digits: is each cell of a 9×8 grid lighter than the one to its right?
 * http://www.hackerfactor.com/blog/?/archives/529
 */
export function differenceHash(grey: Grey): string {
  const grid = cells(grey, 9, 8)
  const lighter = (i: number) => {
    const cell = Math.floor(i / 8) * 9 + (i % 8)
    return (grid[cell] ?? 0) > (grid[cell + 1] ?? 0)
  }
  return Array.from({ length: 16 }, (_, digit) =>
    [0, 1, 2, 3].reduce((value, bit) => value * 2 + Number(lighter(digit * 4 + bit)), 0).toString(16),
  ).join('')
}

/** Bits in which two hashes differ, 0–64. */
export const hashDistance = (a: string, b: string): number =>
  [...a].reduce((bits, digit, i) => {
    const differing = Number.parseInt(digit, 16) ^ Number.parseInt(b[i] ?? '0', 16)
    return bits + (differing & 1) + ((differing >> 1) & 1) + ((differing >> 2) & 1) + (differing >> 3)
  }, 0)

/** How far the ink's centre of gravity lies from the picture's, as [x, y] shares of the longer side. Ink is what differs from the ground. */
export function inkCentroid(grey: Grey): [number, number] {
  const ground = at(grey, 0, 0)
  let [mass, mx, my] = [0, 0, 0]
  for (let y = 0; y < grey.height; y++)
    for (let x = 0; x < grey.width; x++) {
      const ink = Math.abs((grey.values[y * grey.width + x] ?? 0) - ground)
      if (ink < SAME_INK) continue
      mass += ink
      mx += ink * (x + 0.5)
      my += ink * (y + 0.5)
    }
  const side = Math.max(grey.width, grey.height)
  return mass === 0 ? [0, 0] : [(mx / mass - grey.width / 2) / side, (my / mass - grey.height / 2) / side]
}

/** Gaussian blur of the rows, the picture turned: twice is both directions. Edges go on as they are. */
function blurredRows(grey: Grey, kernel: Float64Array): Grey {
  if (kernel.length === 7) return blurredNear(grey, kernel)
  const { values, width, height } = grey
  const reach = (kernel.length - 1) / 2
  const result = new Float32Array(values.length)
  const line = new Float32Array(width + 2 * reach)
  for (let y = 0; y < height; y++) {
    line.set(values.subarray(y * width, (y + 1) * width), reach)
    line.fill(line[reach] ?? 0, 0, reach)
    line.fill(line[reach + width - 1] ?? 0, reach + width)
    for (let x = 0; x < width; x++) {
      let sum = (kernel[reach] ?? 0) * (line[x + reach] ?? 0)
      // The kernel is the same on both sides.
      for (let k = 0; k < reach; k++) sum += (kernel[k] ?? 0) * ((line[x + k] ?? 0) + (line[x + 2 * reach - k] ?? 0))
      result[x * height + y] = sum
    }
  }
  return { values: result, width: height, height: width }
}

/** The same where three pixels count on each side, as they do for every candidate: they go along, in a third of the time. */
function blurredNear({ values, width, height }: Grey, kernel: Float64Array): Grey {
  const [third = 0, second = 0, first = 0, own = 0] = kernel
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const end = row + width - 1
    const start = values[row] ?? 0
    let [a, b, c, d] = [start, start, start, start]
    let [e, f] = [values[Math.min(end, row + 1)] ?? 0, values[Math.min(end, row + 2)] ?? 0]
    for (let x = 0; x < width; x++) {
      const g = values[Math.min(end, row + x + 3)] ?? 0
      // In the order of the loop above: sums of floats depend on it.
      result[x * height + y] = own * d + third * (a + g) + second * (b + f) + first * (c + e)
      a = b
      b = c
      c = d
      d = e
      e = f
      f = g
    }
  }
  return { values: result, width: height, height: width }
}

function gaussian(sigma: number): Float64Array {
  const reach = Math.ceil(3 * sigma)
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}

/** The tangent of 22.5°: nearer to an axis than that, a gradient runs along it. */
const STEEP = 0.414

/** Thresholds of the measured reference set (0.11 and 0.27 of 255). */
const [LOW, HIGH] = [28, 69]
/** Gradients whose square is less are below LOW: most of a flat picture, which is left at 0. */
const SEEN = LOW * LOW - 1

/** Contour density: the share of pixels that Canny's detector calls edges, after a Gaussian of `sigma` pixels. */
export function contourDensity(grey: Grey, sigma = 2): number {
  const kernel = gaussian(sigma)
  const { left, top, right, bottom } = boundsOf(grey, DIFFERS)
  if (right <= left) return 0
  // Beyond the reach of the blur an even ground has no edges.
  const air = (kernel.length + 3) / 2
  const part = cropped(grey, {
    left: Math.max(0, left - air),
    top: Math.max(0, top - air),
    right: Math.min(grey.width, right + air),
    bottom: Math.min(grey.height, bottom + air),
  })
  return edgePixels(part, kernel) / grey.values.length
}

/** Any difference in grey that is not the rounding of its sum. */
const DIFFERS = 1e-3

function edgePixels(grey: Grey, kernel: Float64Array): number {
  const { width, height } = grey
  const { values: soft } = blurredRows(blurredRows(grey, kernel), kernel)
  const strength = new Float32Array(width * height)
  const gx = new Float32Array(width * height)
  const gy = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const here = y * width
    const down = Math.min(height - 1, y + 1) * width
    // The columns left of the pixel, at it and right of it go along: of each pixel three are read, not eight.
    let [nw, w, sw] = [soft[up] ?? 0, soft[here] ?? 0, soft[down] ?? 0]
    let [n, own, s] = [nw, w, sw]
    for (let x = 0; x < width; x++) {
      const right = x === width - 1 ? x : x + 1
      const [ne, e, se] = [soft[up + right] ?? 0, soft[here + right] ?? 0, soft[down + right] ?? 0]
      const falling = se - nw
      const rising = ne - sw
      const across = falling + rising + 2 * (e - w)
      const along = falling - rising + 2 * (s - n)
      const square = across * across + along * along
      if (square >= SEEN) {
        gx[here + x] = across
        gy[here + x] = along
        strength[here + x] = Math.sqrt(square)
      }
      nw = n
      w = own
      sw = s
      n = ne
      own = e
      s = se
    }
  }
  return edgesLeft({ values: strength, width, height }, gx, gy)
}

/** Canny's thinning and hysteresis: what stands out along its gradient, and what weak edge hangs on to it. */
function edgesLeft(strength: Grey, gx: Float32Array, gy: Float32Array): number {
  const edge = new Uint8Array(strength.values.length)
  const strong: number[] = []
  for (let i = 0; i < edge.length; i++) {
    const own = strength.values[i] ?? 0
    if (own < LOW || !isCrest(strength, i, gx[i] ?? 0, gy[i] ?? 0)) continue
    edge[i] = own >= HIGH ? STRONG : WEAK
    if (own >= HIGH) strong.push(i)
  }
  return reached(edge, strong, strength.width)
}
const [WEAK, STRONG] = [1, 2]

/** Whether a gradient is at its strongest here, along its own direction. */
function isCrest({ values, width, height }: Grey, i: number, across: number, along: number): boolean {
  const [x, y] = [i % width, Math.floor(i / width)]
  const [left, right] = [x === 0 ? 0 : -1, x === width - 1 ? 0 : 1]
  const [up, down] = [y === 0 ? 0 : -width, y === height - 1 ? 0 : width]
  const isSteep = Math.abs(across) <= STEEP * Math.abs(along)
  const isFlat = Math.abs(along) <= STEEP * Math.abs(across)
  const ahead = (isSteep ? 0 : across > 0 ? right : left) + (isFlat ? 0 : along > 0 ? down : up)
  const behind = (isSteep ? 0 : across > 0 ? left : right) + (isFlat ? 0 : along > 0 ? up : down)
  const own = values[i] ?? 0
  return own >= (values[i + ahead] ?? 0) && own > (values[i + behind] ?? 0)
}

/** How many pixels are strong edge, or weak edge that hangs on to it. Weak ones become strong on the way. */
function reached(edge: Uint8Array, strong: readonly number[], width: number): number {
  const stack = [...strong]
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  let count = stack.length
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    for (const step of steps) {
      if (edge[i + step] !== WEAK) continue
      edge[i + step] = STRONG
      count++
      stack.push(i + step)
    }
  }
  return count
}
