/**
 * Drives predictions from 'starting' to their end. The rows are the queue; this only claims them, works on a few at a
 * time and picks up what dead processes left behind.
 */
import { isOutOfRoom } from '../db/failures.ts'
import type { Presence } from '../db/presence.ts'
import type { Threads } from '../threads/threads.ts'
import type { Report } from './painting.ts'
import { CANCELLED } from './picture.ts'
import type { JobStore } from './store.ts'
import type { Answer, Claim } from './types.ts'
import { FAILED, GAVE_UP, OUT_OF_ROOM, TOO_LATE } from './words.ts'

/** Tries of work that fails. */
const ATTEMPTS_MAX = 3
/**
 * Claims altogether. A process may be killed under a prediction through no fault of it, so this is more; it is bounded,
 * because a prediction may also be what kills the process.
 */
const CLAIMS_MAX = 8
/** Milliseconds for one attempt, besides what models may take. */
const ATTEMPT_TIMEOUT = 60_000
/** Milliseconds between reports of one stage: the engine tells of every candidate that it has looked at. */
const REPORT_EVERY = 150
/** Milliseconds between looks at what nobody told us. */
const TICK = 1_000

export interface RunnerParts {
  store: JobStore
  presence: Presence
  threads: Threads
  /** Predictions worked on at once: while one is painted the next is composed. */
  concurrency: number
  answer: (claim: Claim, report: Report, signal: AbortSignal) => Promise<Answer>
  /** Milliseconds that its models may take besides. */
  patience?: (claim: Claim) => number
  /** Told of every answer that was kept, with the milliseconds since it was asked for. */
  onFinished?: (claim: Claim, took: number) => void
  /** Told of failures that the caller of the API only sees as a sentence. */
  onFailure: (error: unknown, claim: Claim | null) => void
}

export interface Runner {
  /** There may be something to do. */
  wake(): void
  /** Takes nothing more, gives up what runs and puts it back into the queue. */
  stop(): Promise<void>
}

/** Why it ends, for people. */
function reasonOf(error: unknown, timeout: AbortSignal): string {
  if (timeout.aborted) return TOO_LATE
  return isOutOfRoom(error) ? OUT_OF_ROOM : GAVE_UP
}

export function startRunner({
  store,
  presence,
  threads,
  concurrency,
  answer,
  patience = () => 0,
  onFinished,
  onFailure,
}: RunnerParts): Runner {
  const running = new Map<string, { done: Promise<void>; abort: AbortController }>()
  let stopped = false
  let pumping: Promise<void> | null = null
  let again = false

  async function fail(claim: Claim, reason: string): Promise<void> {
    const message = await threads.run('apology', { prompt: claim.request.prompt }).catch(() => FAILED)
    await store.fail(claim, reason, { message })
  }

  async function work(claim: Claim, abort: AbortController): Promise<void> {
    if (claim.attempt > CLAIMS_MAX) return fail(claim, GAVE_UP)
    const began = performance.now()
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT + patience(claim))
    let reports = Promise.resolve()
    let told = { stage: '', at: 0 }
    const report: Report = (stage, fraction, early) => {
      if (!early && told.stage === stage && performance.now() - told.at < REPORT_EVERY) return
      told = { stage, at: performance.now() }
      reports = reports.then(() => store.progress(claim, stage, fraction, early)).catch(() => {})
    }
    try {
      const answered = await answer(claim, report, AbortSignal.any([abort.signal, timeout]))
      await reports
      const kept = await store.finish(claim, { ...answered, timings: { queue: claim.waited, ...answered.timings } })
      if (kept) onFinished?.(claim, claim.waited + performance.now() - began)
    } catch (error) {
      if (abort.signal.reason === CANCELLED) return
      if (stopped) return store.release(claim, true)
      onFailure(error, claim)
      if (claim.attempt < ATTEMPTS_MAX) return store.release(claim, false)
      return fail(claim, reasonOf(error, timeout))
    }
  }

  async function pump(): Promise<void> {
    do {
      again = false
      while (!stopped && running.size < concurrency) {
        const claim = await store.claim()
        if (!claim) break
        const abort = new AbortController()
        const done = work(claim, abort)
          // The database is away: the row is still ours, and is put back by a later tick.
          .catch((error) => onFailure(error, claim))
          .finally(() => {
            running.delete(claim.id)
            wake()
          })
        running.set(claim.id, { done, abort })
      }
    } while (again && !stopped)
  }

  function wake(): void {
    again = true
    pumping ??= pump()
      .catch((error) => onFailure(error, null))
      .finally(() => {
        pumping = null
      })
  }

  /** What was stopped is not worked on any more: models are told, too. */
  async function giveUpLost(): Promise<void> {
    if (running.size === 0) return
    for (const id of await store.lostOf([...running.keys()])) running.get(id)?.abort.abort(CANCELLED)
  }

  async function tick(): Promise<void> {
    if (!presence.connected()) return
    try {
      await store.releaseOfTheDead()
      await giveUpLost()
      await store.releaseForgotten([...running.keys()])
      wake()
    } catch (error) {
      onFailure(error, null)
    }
  }

  let ticking: Promise<void> = tick()
  const timer = setInterval(() => {
    ticking = ticking.then(() => (stopped ? undefined : tick()))
  }, TICK)
  const onNews = () => wake()
  presence.news.on('back', onNews)

  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      presence.news.off('back', onNews)
      for (const { abort } of running.values()) abort.abort()
      await Promise.allSettled([ticking, pumping, ...[...running.values()].map(({ done }) => done)])
    },
  }
}
