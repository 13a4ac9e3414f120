/** A small pool of worker threads, so that the thread that answers requests never reads, composes or paints. */
import { Worker } from 'node:worker_threads'
import type { StageReport, TaskName, Tasks, WorkerMessage } from './tasks.ts'

export interface RunOptions {
  /** Aborting takes the task out of the queue, or ends the thread that works on it. */
  signal?: AbortSignal | undefined
  onStage?: (report: StageReport) => void
}

export interface Threads {
  run<N extends TaskName>(name: N, input: Tasks[N]['input'], options?: RunOptions): Promise<Tasks[N]['output']>
  close(): Promise<void>
}

/** The thread died, or the task took too long: neither is the task's own answer. */
export class ThreadLost extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ThreadLost'
  }
}

interface Job {
  id: number
  name: TaskName
  input: unknown
  options: RunOptions
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

interface Thread {
  worker: Worker
  ready: boolean
  job: Job | null
}

/** Milliseconds that one task may take. */
const TASK_TIMEOUT = 45_000
const RESTART_DELAY = 500

/**
 * What a thread's heap may take, MB. A composition leaves much garbage behind and keeps little: with a small nursery a
 * thread is as fast, and takes 150 MB less.
 */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 320 }

export interface ThreadsOptions {
  count: number
  /** What the threads import as the engine. */
  engineModule: string
  /** Told why a thread was lost. */
  onLost: (reason: string) => void
}

export function startThreads({ count, engineModule, onLost }: ThreadsOptions): Threads {
  const queue: Job[] = []
  const threads = new Set<Thread>()
  let nextId = 1
  let closed = false

  function start(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { engineModule },
      resourceLimits: HEAP,
    })
    const thread: Thread = { worker, ready: false, job: null }
    threads.add(thread)
    worker.on('message', (message: WorkerMessage) => receive(thread, message))
    let reason = 'The worker thread ended'
    worker.on('error', (error) => {
      reason = `The worker thread failed: ${(error as Error).message}`
    })
    worker.on('exit', () => {
      threads.delete(thread)
      thread.job?.reject(new ThreadLost(reason))
      if (closed) return
      onLost(reason)
      // A thread that cannot even start would otherwise be started again without pause.
      if (thread.ready) start()
      else setTimeout(() => closed || start(), RESTART_DELAY).unref()
    })
  }

  function receive(thread: Thread, message: WorkerMessage): void {
    if ('ready' in message) {
      thread.ready = true
      next()
      return
    }
    const { job } = thread
    if (!job || job.id !== message.id) return
    if ('report' in message) {
      job.options.onStage?.(message.report)
      return
    }
    thread.job = null
    if ('error' in message) {
      const { error } = message
      job.reject(Object.assign(new Error(error.message), { name: error.name, ...(error.code && { code: error.code }) }))
    } else job.resolve(message.output as never)
    next()
  }

  function next(): void {
    for (const thread of threads) {
      if (!thread.ready || thread.job) continue
      const job = queue.shift()
      if (!job) return
      thread.job = job
      thread.worker.postMessage({ id: job.id, name: job.name, input: job.input })
    }
  }

  function abandon(job: Job, reason: Error): void {
    const place = queue.indexOf(job)
    if (place >= 0) {
      queue.splice(place, 1)
      job.reject(reason)
      return
    }
    for (const thread of threads) {
      if (thread.job !== job) continue
      thread.job = null
      job.reject(reason)
      // It may be in the middle of native code: there is no other way to stop it.
      void thread.worker.terminate()
    }
  }

  function run<N extends TaskName>(name: N, input: Tasks[N]['input'], options: RunOptions = {}) {
    return new Promise<Tasks[N]['output']>((resolve, reject) => {
      if (closed) return reject(new ThreadLost('The server is stopping'))
      const signal = AbortSignal.any([AbortSignal.timeout(TASK_TIMEOUT), ...(options.signal ? [options.signal] : [])])
      const job: Job = {
        id: nextId++,
        name,
        input,
        options,
        resolve: (value) => {
          signal.removeEventListener('abort', onAbort)
          resolve(value)
        },
        reject: (reason) => {
          signal.removeEventListener('abort', onAbort)
          reject(reason)
        },
      }
      const onAbort = () => abandon(job, new ThreadLost('The task was given up'))
      if (signal.aborted) return reject(new ThreadLost('The task was given up'))
      signal.addEventListener('abort', onAbort)
      queue.push(job)
      next()
    })
  }

  for (let i = 0; i < count; i++) start()
  return {
    run,
    close: async () => {
      closed = true
      for (const job of queue.splice(0)) job.reject(new ThreadLost('The server is stopping'))
      await Promise.all([...threads].map((thread) => thread.worker.terminate()))
    },
  }
}
