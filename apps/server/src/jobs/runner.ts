/** Works on generations as the queue hands them out, a few at a time, and lets go of those that are not wanted any more. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { News } from '../db/news.ts'
import type { Ended, Queue, Turn } from '../db/queue.ts'
import { type AttemptParts, attempt, LOST, STOPPING } from './attempt.ts'
import { CANCELLED } from './picture.ts'

/** Milliseconds between looks for predictions without a job. */
const ADOPT_EVERY = 60_000
/** Milliseconds between tries to put a job back, and how many: after that it is missed and given to another anyway. */
const PUT_BACK_EVERY = 500
const PUT_BACK_TRIES = 240

export interface RunnerParts extends AttemptParts {
  queue: Queue
  news: News
  /** Predictions worked on at once, without models: while one is painted the next is composed. */
  concurrency: number
}

export interface Runner {
  /** Takes nothing more, gives up what runs and puts it back into the queue. */
  stop(): Promise<void>
}

/** The database is away: the job is put back as soon as it is there again. */
async function putBackPatiently(turn: Turn, abandoned: AbortSignal): Promise<Ended> {
  for (let tries = 1; ; tries++)
    try {
      await turn.putBack(0)
      return 'done'
    } catch {
      if (abandoned.aborted || tries === PUT_BACK_TRIES) throw new Error('The attempt broke off')
      await sleep(PUT_BACK_EVERY)
    }
}

export async function startRunner(parts: RunnerParts): Promise<Runner> {
  const { queue, news, store, concurrency, onFailure } = parts
  const running = new Map<string, AbortController>()
  let stopped = false

  async function work(turn: Turn): Promise<Ended> {
    const abandoned = new AbortController()
    if (stopped) abandoned.abort(STOPPING)
    running.set(turn.id, abandoned)
    const onLost = () =>
      void store.isOpen(turn.id).then(
        (open) => abandoned.abort(open ? LOST : CANCELLED),
        () => abandoned.abort(LOST),
      )
    turn.signal.addEventListener('abort', onLost)
    try {
      return await attempt(parts, turn, abandoned.signal)
    } catch (error) {
      onFailure(error, null)
      return await putBackPatiently(turn, abandoned.signal)
    } finally {
      turn.signal.removeEventListener('abort', onLost)
      running.delete(turn.id)
    }
  }

  const adopt = () => store.adopt().catch((error) => onFailure(error, null))
  // What was stopped is not worked on any more: models are told, too.
  const onStopped = (id: string) => running.get(id)?.abort(CANCELLED)

  await adopt()
  news.events.on('stopped', onStopped)
  const timer = setInterval(adopt, ADOPT_EVERY)
  await queue.work(concurrency, work)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      news.events.off('stopped', onStopped)
      const left = queue.leave()
      for (const abandoned of running.values()) abandoned.abort(STOPPING)
      await left
    },
  }
}
