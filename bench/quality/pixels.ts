/** Measures on small rasters: fingerprints, edges, balance, likeness. Each takes grey values 0–255, row by row. */
import sharp from 'sharp'

export interface Grey {
  values: Float32Array
  width: number
  height: number
}

/** Rec. 601 luma of RGBA pixels. */
export function greyOf({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }): Grey {
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++)
    values[i] =
      0.299 * (pixels[i * 4] as number) + 0.587 * (pixels[i * 4 + 1] as number) + 0.114 * (pixels[i * 4 + 2] as number)
  return { values, width, height }
}

const at = ({ values, width, height }: Grey, x: number, y: number): number =>
  values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number

/** Means of the cells of a grid laid over the picture. */
function cells(grey: Grey, columns: number, rows: number): number[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [x0, x1] = [(column * grey.width) / columns, ((column + 1) * grey.width) / columns].map(Math.floor)
    const [y0, y1] = [(row * grey.height) / rows, ((row + 1) * grey.height) / rows].map(Math.floor)
    let [sum, count] = [0, 0]
    for (let y = y0 as number; y < Math.max(y1 as number, (y0 as number) + 1); y++)
      for (let x = x0 as number; x < Math.max(x1 as number, (x0 as number) + 1); x++) {
        sum += at(grey, x, y)
        count++
      }
    return sum / count
  })
}

/** The picture cut to what differs from its ground, the colour of its first corner: a mark is its ink, not its margin. */
export function trimmed(grey: Grey): Grey {
  const ground = at(grey, 0, 0)
  let [left, top, right, bottom] = [grey.width, grey.height, 0, 0]
  for (let y = 0; y < grey.height; y++)
    for (let x = 0; x < grey.width; x++) {
      if (Math.abs(at(grey, x, y) - ground) < 12) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  const [width, height] = [right - left, bottom - top]
  if (width < 9 || height < 8) return grey
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) values[y * width + x] = at(grey, x + left, y + top)
  return { values, width, height }
}

/** 64 bits: is each cell of a 9×8 grid lighter than the one to its right? http://www.hackerfactor.com/blog/?/archives/529 */
export function differenceHash(grey: Grey): boolean[] {
  const grid = cells(grey, 9, 8)
  return Array.from({ length: 64 }, (_, i) => {
    const cell = Math.floor(i / 8) * 9 + (i % 8)
    return (grid[cell] as number) > (grid[cell + 1] as number)
  })
}

const hamming = (a: boolean[], b: boolean[]): number => a.filter((bit, i) => bit !== b[i]).length

/** Mean distance, in bits, of each picture to the one most like it. */
export function nearestNeighbour(hashes: boolean[][]): number {
  const nearest = hashes.map((own, i) =>
    Math.min(...hashes.filter((_, j) => j !== i).map((other) => hamming(own, other))),
  )
  return nearest.reduce((sum, distance) => sum + distance, 0) / nearest.length
}

/** How far the ink's centre of gravity lies from the picture's, as [x, y] shares of the longer side. Ink is what differs from the ground. */
export function inkCentroid(grey: Grey): [number, number] {
  const ground = at(grey, 0, 0)
  let [mass, mx, my] = [0, 0, 0]
  for (let y = 0; y < grey.height; y++)
    for (let x = 0; x < grey.width; x++) {
      const ink = Math.abs(at(grey, x, y) - ground)
      if (ink < 8) continue
      mass += ink
      mx += ink * (x + 0.5)
      my += ink * (y + 0.5)
    }
  const side = Math.max(grey.width, grey.height)
  return mass === 0 ? [0, 0] : [(mx / mass - grey.width / 2) / side, (my / mass - grey.height / 2) / side]
}

const KERNEL = (() => {
  const weights = Array.from({ length: 13 }, (_, i) => Math.exp(-((i - 6) ** 2) / (2 * 2 ** 2)))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
})()

function blurred(grey: Grey): Grey {
  const pass = (from: Grey, dx: number, dy: number): Grey => {
    const values = new Float32Array(from.values.length)
    for (let y = 0; y < from.height; y++)
      for (let x = 0; x < from.width; x++) {
        let sum = 0
        for (let k = -6; k <= 6; k++) sum += (KERNEL[k + 6] as number) * at(from, x + k * dx, y + k * dy)
        values[y * from.width + x] = sum
      }
    return { ...from, values }
  }
  return pass(pass(grey, 1, 0), 0, 1)
}

/** Thresholds of the measured reference set (0.11 and 0.27 of 255). */
const [LOW, HIGH] = [28, 69]

/** Contour density: the share of pixels that Canny's detector calls edges, after a Gaussian of σ = 2. */
export function contourDensity(grey: Grey): number {
  const { width, height } = grey
  const smooth = blurred(grey)
  const strength = new Float32Array(width * height)
  const [gx, gy] = [new Float32Array(width * height), new Float32Array(width * height)]
  const soft = (x: number, y: number) => at(smooth, x, y)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      gx[i] =
        soft(x + 1, y - 1) +
        2 * soft(x + 1, y) +
        soft(x + 1, y + 1) -
        soft(x - 1, y - 1) -
        2 * soft(x - 1, y) -
        soft(x - 1, y + 1)
      gy[i] =
        soft(x - 1, y + 1) +
        2 * soft(x, y + 1) +
        soft(x + 1, y + 1) -
        soft(x - 1, y - 1) -
        2 * soft(x, y - 1) -
        soft(x + 1, y - 1)
      strength[i] = Math.hypot(gx[i] as number, gy[i] as number)
    }
  const map: Grey = { values: strength, width, height }
  const edge = new Uint8Array(width * height)
  const stack: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const own = strength[i] as number
      if (own < LOW) continue
      const [ax, ay] = [Math.abs(gx[i] as number), Math.abs(gy[i] as number)]
      const dx = ax > 0.414 * ay ? Math.sign(gx[i] as number) : 0
      const dy = ay > 0.414 * ax ? Math.sign(gy[i] as number) : 0
      if (own < at(map, x + dx, y + dy) || own <= at(map, x - dx, y - dy)) continue
      edge[i] = own >= HIGH ? 2 : 1
      if (own >= HIGH) stack.push(i)
    }
  let count = stack.length
  while (stack.length > 0) {
    const i = stack.pop() as number
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
      if (edge[i + step] === 1) {
        edge[i + step] = 2
        count++
        stack.push(i + step)
      }
  }
  return count / edge.length
}

/** Structural likeness of two pictures of one size, windows of 8 × 8 (Wang et al. 2004). 1 is the same. */
export function likeness(a: Grey, b: Grey): number {
  const [c1, c2, side] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2, 8]
  const results: number[] = []
  for (let top = 0; top + side <= a.height; top += side / 2)
    for (let left = 0; left + side <= a.width; left += side / 2) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + side; y++)
        for (let x = left; x < left + side; x++) {
          const [p, q] = [at(a, x, y), at(b, x, y)]
          sa += p
          sb += q
          saa += p * p
          sbb += q * q
          sab += p * q
        }
      const n = side * side
      const [ma, mb] = [sa / n, sb / n]
      const [va, vb, cov] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb]
      results.push(((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2)))
    }
  return results.reduce((sum, value) => sum + value, 0) / results.length
}

/** What is left of a mark at 24 px: its likeness to itself after being painted that small and enlarged again. */
export async function survives(grey: Grey, side = 24): Promise<number> {
  const { width, height } = grey
  const bytes = Buffer.from(Uint8Array.from(grey.values))
  const small = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const again = await sharp(small, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return likeness(grey, { values: Float32Array.from(again), width, height })
}
