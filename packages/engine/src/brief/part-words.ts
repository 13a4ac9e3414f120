/** Words for parts, read from their end: what stands before a quotation or a place. */
import type { Role } from '../scene/types.ts'
import type { Reading } from './reading.ts'
import { PARTS } from './words/parts.ts'

/** A part whose words end at token k. */
export function partEnding(reading: Reading, k: number): { role: Role; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const match = k - length + 1 >= 0 ? PARTS.at(reading.tokens, k - length + 1) : undefined
    if (match !== undefined && match.length === length) return { role: match.value, length }
  }
  return undefined
}
