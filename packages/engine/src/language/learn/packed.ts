/** Learned chains as data: weights as small whole numbers, those that are 0 left out, compressed, in Base64. */
import { inflateSync } from 'node:zlib'
import type { Chain } from './chain.ts'

export interface PackedChain {
  labels: string[]
  steps: number[]
  scale: number
  size: number
  /** Pairs of a gap (variable length, 7 bits a byte) and a weight (one byte), zlib, Base64. */
  weights: string
}

/** The chain that was packed; about 20 ms for half a million weights. */
export function unpack({ labels, steps, scale, size, weights }: PackedChain): Chain {
  const bytes: Uint8Array = inflateSync(Buffer.from(weights, 'base64'))
  const all = new Int8Array(size * labels.length)
  let at = -1
  for (let i = 0; i < bytes.length; i++) {
    let [gap, shift] = [0, 0]
    let byte = bytes[i] ?? 0
    for (; byte >= 128; byte = bytes[++i] ?? 0) {
      gap |= (byte & 127) << shift
      shift += 7
    }
    at += gap | (byte << shift)
    all[at] = ((bytes[++i] ?? 0) << 24) >> 24
  }
  return { labels, steps, scale, size, weights: all }
}
