/** Works on generations as the queue hands them out, a few at a time, and lets go of those that are not wanted any more. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeFeed } from '../db/change-feed.ts'
import type { ActiveJob, JobOutcome, Queue } from '../db/queue.ts'
import { type AttemptParts, attempt, LOST, STOPPING } from './attempt.ts'
import { CANCELLED } from './paint-picture.ts'

/** Milliseconds between looks for predictions without a job. */
const ADOPT_EVERY = 60_000
/** Milliseconds between tries to put a job back, and how many: after that it is missed and given to another anyway. */
const REQUEUE_EVERY = 500
const REQUEUE_TRIES = 240

export interface RunnerParts extends AttemptParts {
  queue: Queue
  changeFeed: ChangeFeed
  /** Predictions worked on at once, without models: while one is painted the next is composed. */
  concurrency: number
}

export interface Runner {
  /** Takes nothing more, gives up what runs and puts it back into the queue. */
  stop(): Promise<void>
}

/** The database is away: the job is put back as soon as it is there again. */
async function requeue(job: ActiveJob, abandoned: AbortSignal): Promise<JobOutcome> {
  for (let tries = 1; ; tries++)
    try {
      await job.requeue(0)
      return 'done'
    } catch {
      if (abandoned.aborted || tries === REQUEUE_TRIES) throw new Error('The attempt broke off')
      await sleep(REQUEUE_EVERY)
    }
}

export async function startRunner(parts: RunnerParts): Promise<Runner> {
  const { queue, changeFeed, store, concurrency, onFailure } = parts
  const running = new Map<string, AbortController>()
  let stopped = false

  async function work(job: ActiveJob): Promise<JobOutcome> {
    const abandoned = new AbortController()
    if (stopped) abandoned.abort(STOPPING)
    running.set(job.id, abandoned)
    const onLost = () =>
      void store.isOpen(job.id).then(
        (open) => abandoned.abort(open ? LOST : CANCELLED),
        () => abandoned.abort(LOST),
      )
    job.signal.addEventListener('abort', onLost)
    try {
      return await attempt(parts, job, abandoned.signal)
    } catch (error) {
      onFailure(error, null)
      return await requeue(job, abandoned.signal)
    } finally {
      job.signal.removeEventListener('abort', onLost)
      running.delete(job.id)
    }
  }

  const adopt = () => store.adopt().catch((error) => onFailure(error, null))
  // What was stopped is not worked on any more: models are told, too.
  const onStopped = (id: string) => running.get(id)?.abort(CANCELLED)

  await adopt()
  changeFeed.events.on('stopped', onStopped)
  const timer = setInterval(adopt, ADOPT_EVERY)
  await queue.work(concurrency, work)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      changeFeed.events.off('stopped', onStopped)
      const left = queue.leave()
      for (const abandoned of running.values()) abandoned.abort(STOPPING)
      await left
    },
  }
}
