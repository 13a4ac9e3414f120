/** Right-to-left text: base direction and visual order of a line (Unicode bidirectional algorithm). */
import bidiFactory from 'bidi-js'

/** The part of bidi-js that is used; its own types describe the factory wrongly. */
interface Bidi {
  getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): { levels: Uint8Array; paragraphs: { level: number }[] }
}
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const bidi = (bidiFactory as unknown as () => Bidi)()

export interface DirectionRun {
  text: string
  /** Where it stands in the line, as it is read. */
  from: number
  rightToLeft: boolean
}

/** Whether the paragraph reads from the right: decided by its first strong character. */
export function isRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false
  return ((bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) & 1) === 1
}

/** The stretches of one line in visual order, from left to right. */
export function visualOrder(line: string, baseRightToLeft: boolean): DirectionRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, from: 0, rightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(line, baseRightToLeft ? 'rtl' : 'ltr')
  const runs: (DirectionRun & { level: number })[] = []
  for (let i = 0; i < line.length; i++) {
    const level = levels[i] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.text += line[i]
    else runs.push({ text: line[i] ?? '', from: i, level, rightToLeft: (level & 1) === 1 })
  }
  // Rule L2: from the highest level down, reverse every sequence at that level or above.
  const highest = Math.max(0, ...runs.map((run) => run.level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      if ((runs[start]?.level ?? 0) < level) continue
      let end = start
      while (end + 1 < runs.length && (runs[end + 1]?.level ?? 0) >= level) end++
      runs.splice(start, end - start + 1, ...runs.slice(start, end + 1).reverse())
      start = end
    }
  }
  return runs
}
