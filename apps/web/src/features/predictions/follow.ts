/**
 * Follows a generation to its end: by server-sent events while they come, else by asking every 10 seconds, 30 times at
 * most. A server that is away meanwhile is asked again: it goes on with its work when it is back.
 */
import { ApiError } from '@limner/contract/client'
import type { EarlyConcept, Prediction } from '@limner/contract/types'

export const POLL_INTERVAL_MS = 10_000
export const POLL_ATTEMPTS = 30
/** So long without an event, and the stream counts as broken. */
export const SILENCE_MS = 20_000

export type Outcome =
  | { kind: 'succeeded' | 'failed'; prediction: Prediction }
  | { kind: 'error'; error: unknown }
  | { kind: 'timeout' }

export interface FollowPorts {
  /** Yields each change; ends or throws when the stream does. */
  events: (id: string, signal: AbortSignal) => AsyncIterable<Prediction>
  ask: (id: string) => Promise<Prediction>
  wait: (ms: number) => Promise<void>
  onProgress: (prediction: Prediction) => void
  /** What counts as success: by default the status alone. */
  isDone?: (prediction: Prediction) => boolean
}

export async function follow(id: string, ports: FollowPorts): Promise<Outcome> {
  const all = { ...ports, onProgress: withAllConcepts(ports.onProgress) }
  return (await byEvents(id, all)) ?? (await byAsking(id, all))
}

/** A stream tells each concept once: whoever shows them is told all of them so far. */
function withAllConcepts(onProgress: FollowPorts['onProgress']): FollowPorts['onProgress'] {
  const painted = new Map<number, EarlyConcept>()
  return (prediction) => {
    const { progress } = prediction
    for (const concept of progress?.concepts ?? []) painted.set(concept.position, concept)
    if (!progress || painted.size === 0) return onProgress(prediction)
    const concepts = [...painted.values()].sort((a, b) => a.position - b.position)
    onProgress({ ...prediction, progress: { ...progress, concepts } })
  }
}

function outcomeOf(prediction: Prediction, isDone: FollowPorts['isDone']): Outcome | null {
  if (prediction.status === 'failed') return { kind: 'failed', prediction }
  const done = isDone ? isDone(prediction) : prediction.status === 'succeeded'
  return done ? { kind: 'succeeded', prediction } : null
}

async function byEvents(id: string, { events, wait, onProgress, isDone }: FollowPorts): Promise<Outcome | null> {
  const stop = new AbortController()
  const stream = events(id, stop.signal)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([stream.next(), wait(SILENCE_MS)])
      if (!next || next.done) return null
      const outcome = outcomeOf(next.value, isDone)
      if (outcome) return outcome
      onProgress(next.value)
    }
  } catch {
    return null
  } finally {
    stop.abort()
  }
}

/** Nobody has answered, or not the server itself: that tells nothing of the generation. */
const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500 || error.status === 429

async function byAsking(id: string, { ask, wait, onProgress, isDone }: FollowPorts): Promise<Outcome> {
  let away: { error: unknown } | undefined
  for (let attempt = 1; attempt <= POLL_ATTEMPTS; attempt++) {
    await wait(POLL_INTERVAL_MS)
    try {
      away = undefined
      const prediction = await ask(id)
      const outcome = outcomeOf(prediction, isDone)
      if (outcome) return outcome
      onProgress(prediction)
    } catch (error) {
      if (!isAway(error)) return { kind: 'error', error }
      away = { error }
    }
  }
  return away ? { kind: 'error', ...away } : { kind: 'timeout' }
}
