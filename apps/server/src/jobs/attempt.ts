/** One attempt at a generation, from its claim to its end or to the next attempt. */

import type { ChangeFeed } from '../db/change-feed.ts'
import { isStorageFull } from '../db/failures.ts'
import type { ActiveJob, JobOutcome } from '../db/queue.ts'
import { TaskTimeout, type Threads } from '../threads/threads.ts'
import { DISK_FULL, FAILED, GAVE_UP, TOOK_TOO_LONG } from './answer-text.ts'
import { CANCELLED } from './paint-picture.ts'
import type { Report } from './painting.ts'
import { type JobStore, Refused } from './store.ts'
import type { Answer, Claim } from './types.ts'

/** Tries of work that fails. */
const MAX_ATTEMPTS = 3
/**
 * Claims altogether. A process may be killed under a prediction through no fault of it, so this is more; it is bounded,
 * because a prediction may also be what kills the process.
 */
const MAX_CLAIMS = 8
/** Milliseconds for one attempt, besides what models may take. */
const ATTEMPT_TIMEOUT = 60_000
/** Seconds until work that failed is tried again, after the first and the second time. */
const BACKOFF = [1, 2]
/** Milliseconds between reports of one stage: the engine tells of every candidate that it has looked at. */
const REPORT_EVERY = 150

export interface AttemptParts {
  store: JobStore
  changeFeed: Pick<ChangeFeed, 'tell'>
  threads: Threads
  answer: (claim: Claim, report: Report, signal: AbortSignal) => Promise<Answer>
  /** Milliseconds that its models may take besides. */
  patience?: (claim: Claim) => number
  /** Told of every answer that was kept, with the milliseconds since it was asked for. */
  onFinished?: (claim: Claim, took: number) => void
  /** Told of every generation that has ended, with the kind of its first design and the milliseconds since it was asked for. */
  onEnded?: (outcome: 'succeeded' | 'failed', kind: string | undefined, took: number) => void
  /** Told of failures that the caller of the API only sees as a sentence. */
  onFailure: (error: unknown, claim: Claim | null) => void
}

/** Why an attempt is given up that goes on elsewhere, or here after the next start. */
export const STOPPING = new Error('The server stops')
export const LOST = new Error('Another process has taken it over')

/** Why it ends, for people. */
function reasonOf(error: unknown, late: boolean): string {
  if (late) return TOOK_TOO_LONG
  return isStorageFull(error) ? DISK_FULL : GAVE_UP
}

/** @param abandoned aborted with CANCELLED, STOPPING or LOST */
export async function attempt(parts: AttemptParts, job: ActiveJob, abandoned: AbortSignal): Promise<JobOutcome> {
  const claim = await parts.store.claim(job.id)
  // It was stopped or deleted while it waited, or whoever had it before ended it with its last breath.
  if (!claim) return 'done'
  const began = performance.now()
  if (claim.attempt > MAX_CLAIMS) return giveUp(parts, claim, GAVE_UP, began)
  const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT + (parts.patience?.(claim) ?? 0))
  try {
    const { report, reported } = reporter(parts, claim)
    const answered = await parts.answer(claim, report, AbortSignal.any([abandoned, timeout]))
    await reported()
    await finish(parts, claim, answered, began)
    return 'done'
  } catch (error) {
    return recover(parts, job, claim, { error, timeout, why: abandoned.reason, began })
  }
}

function reporter({ store, changeFeed }: AttemptParts, claim: Claim) {
  let reports = Promise.resolve()
  let told = { stage: '', at: 0 }
  const report: Report = (stage, fraction, early) => {
    if (!early && told.stage === stage && performance.now() - told.at < REPORT_EVERY) return
    told = { stage, at: performance.now() }
    reports = reports
      .then(() => store.progress(claim, stage, fraction, early))
      .then(() => changeFeed.tell('changed', claim.id))
      .catch(() => {})
  }
  return { report, reported: () => reports }
}

async function finish(
  { store, changeFeed, onFinished, onEnded }: AttemptParts,
  claim: Claim,
  answered: Answer,
  began: number,
) {
  const kept = await store.finish(claim, { ...answered, timings: { queue: claim.waited, ...answered.timings } })
  changeFeed.tell('changed', claim.id)
  if (!kept) return
  const took = claim.waited + performance.now() - began
  onFinished?.(claim, took)
  onEnded?.('succeeded', answered.designs[0]?.kind, took)
}

interface Failed {
  error: unknown
  timeout: AbortSignal
  /** Why the attempt was abandoned, if it was. */
  why: unknown
  began: number
}

async function recover(
  parts: AttemptParts,
  job: ActiveJob,
  claim: Claim,
  { error, timeout, why, began }: Failed,
): Promise<JobOutcome> {
  const { store, onFailure } = parts
  if (why === CANCELLED || why === LOST) return 'done'
  if (error instanceof Refused) {
    await endFailed(parts, claim, error.message, error.message, began)
    return 'done'
  }
  const stopping = why === STOPPING
  if (!stopping) onFailure(error, claim)
  // What took too long would take as long again, and others would wait for it again.
  const late = timeout.aborted || error instanceof TaskTimeout
  if (!stopping && (late || claim.attempt >= MAX_ATTEMPTS)) return giveUp(parts, claim, reasonOf(error, late), began)
  await store.release(claim, stopping)
  await job.requeue(stopping ? 0 : (BACKOFF[claim.attempt - 1] ?? 0))
  return 'done'
}

async function giveUp(parts: AttemptParts, claim: Claim, reason: string, began: number): Promise<JobOutcome> {
  const message = await parts.threads.run('apology', { prompt: claim.request.prompt }).catch(() => FAILED)
  await endFailed(parts, claim, reason, message, began)
  return { givenUp: reason }
}

/** @param message for the conversation */
async function endFailed(
  { store, changeFeed, onEnded }: AttemptParts,
  claim: Claim,
  reason: string,
  message: string,
  began: number,
): Promise<void> {
  await store.fail(claim, reason, { message })
  changeFeed.tell('changed', claim.id)
  onEnded?.('failed', undefined, claim.waited + performance.now() - began)
}
