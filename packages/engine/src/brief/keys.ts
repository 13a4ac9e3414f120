/** 'Industry: dental care', 'Theme: the sea': keys say what stands behind them, and some what the design is about. */
import type { Reading } from './reading.ts'
import { KEYS } from './words/keys.ts'

/** Takes keys as labels; answers the ranges of tokens that say what the design is about, to the end of line or sentence. */
export function readKeys(reading: Reading): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let i = 0; i < reading.tokens.length; i++) {
    const key = KEYS.at(reading.tokens, i)
    if (key === undefined || !/^[:=]$/.test(reading.word(i + key.length))) continue
    if (reading.free(i)) reading.take(i, i + key.length + 1, 'label')
    if (!('about' in key.value)) continue
    const from = i + key.length + 1
    let to = from
    while (!reading.ends(to)) to++
    found.push({ from, to })
  }
  return found
}
