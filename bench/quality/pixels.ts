/** Measures on small rasters that the critic does not need: likeness, and what survives being small. */
import { type Grey, hashDistance } from '@limner/engine/instruments'
import sharp from 'sharp'

const at = ({ values, width }: Grey, x: number, y: number): number => values[y * width + x] as number

/** Mean distance, in bits, of each picture to the one most like it. */
export function nearestNeighbour(hashes: string[]): number {
  const nearest = hashes.map((own, i) =>
    Math.min(...hashes.filter((_, j) => j !== i).map((other) => hashDistance(own, other))),
  )
  return nearest.reduce((sum, distance) => sum + distance, 0) / nearest.length
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
