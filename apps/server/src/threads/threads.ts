/** The pool of worker threads, so that the thread that answers requests never reads, composes or paints. */
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Outcome, StageReport, TaskMessage, TaskName, Tasks } from './tasks.ts'

export interface RunOptions {
  /** Aborting takes the task out of the queue, or ends the thread that works on it. */
  signal?: AbortSignal | undefined
  onStage?: (report: StageReport) => void
}

export interface Threads {
  run<N extends TaskName>(name: N, input: Tasks[N]['input'], options?: RunOptions): Promise<Tasks[N]['output']>
  close(): Promise<void>
}

/** Milliseconds that one task may take. */
const TASK_TIMEOUT = 45_000

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

/** Turns in the order in which they are asked for: piscina's own queue turns tasks round that can be given up. */
function turnsOf(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return {
    /** Rejects when the signal is aborted first. */
    async take(signal: AbortSignal): Promise<void> {
      if (free > 0) {
        free--
        return
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const leave = () => {
        const at = waiting.indexOf(resolve)
        if (at >= 0) waiting.splice(at, 1)
        reject(signal.reason)
      }
      waiting.push(resolve)
      signal.addEventListener('abort', leave)
      await promise.finally(() => signal.removeEventListener('abort', leave))
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}

export function startThreads({ count, engineModule, onLost }: ThreadsOptions): Threads {
  const pool = new Piscina<TaskMessage, Outcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    // Painting and encoding wait for native code: a thread that slept for its next task would not hear of it.
    atomics: 'disabled',
    resourceLimits: HEAP,
    workerData: { engineModule },
    recordTiming: false,
  })
  const turns = turnsOf(count)
  pool.on('error', (error) => onLost(error instanceof Error ? error.message : String(error)))

  async function run<N extends TaskName>(
    name: N,
    input: Tasks[N]['input'],
    { signal: given, onStage }: RunOptions = {},
  ): Promise<Tasks[N]['output']> {
    const signal = AbortSignal.any([AbortSignal.timeout(TASK_TIMEOUT), ...(given ? [given] : [])])
    await turns.take(signal)
    const channel = onStage && new MessageChannel()
    if (onStage) channel?.port1.on('message', onStage)
    const task: TaskMessage = { name, input, ...(channel && { port: channel.port2 }) }
    try {
      const outcome = await pool.run(task, { signal, ...(channel && { transferList: [channel.port2] }) })
      if ('output' in outcome) return outcome.output as Tasks[N]['output']
      const { name: kind, message, code } = outcome.error
      throw Object.assign(new Error(message), { name: kind, ...(code && { code }) })
    } finally {
      channel?.port1.close()
      turns.give()
    }
  }

  return { run, close: () => pool.destroy() }
}
