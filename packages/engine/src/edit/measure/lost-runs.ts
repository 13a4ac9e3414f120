/** Runs of style that went with their words. */
import { liveSpans } from '../../scene/text-spans.ts'
import type { Text } from '../../scene/types.ts'
import type { Change } from '../types.ts'

export function lostRuns(before: Text, after: Text): Change[] {
  const kept = new Set(liveSpans(after).map(({ index }) => index))
  const gone = liveSpans(before).filter(({ index }) => !kept.has(index))
  if (gone.length === 0) return []
  const words = gone.map(({ span }) => `'${span.words}'`).join(', ')
  return [{ what: `Own style of ${words}`, to: 'gone with the words', nodes: [after.id] }]
}
