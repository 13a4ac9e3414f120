/** Writes a learned chain as small data (see packages/engine/src/language/learn/packed.ts). */
import type { PackedChain } from '@limner/engine/language'
import { zlibSync } from 'fflate'
import type { Learned } from './learn.ts'

const LARGEST = 127

export function pack({ labels, weights, steps, size }: Learned): PackedChain {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / LARGEST
  const bytes: number[] = []
  let last = -1
  for (const [at, weight] of weights.entries()) {
    const whole = Math.round(weight / scale)
    if (whole === 0) continue
    let gap = at - last
    for (; gap >= 128; gap >>>= 7) bytes.push((gap & 127) | 128)
    bytes.push(gap, whole & 255)
    last = at
  }
  const squeezed = zlibSync(Uint8Array.from(bytes), { level: 9 })
  return {
    labels: [...labels],
    steps: steps.map((step) => Math.round(step * 1000) / 1000),
    scale: Number(scale.toPrecision(6)),
    size,
    weights: Buffer.from(squeezed).toString('base64'),
  }
}
