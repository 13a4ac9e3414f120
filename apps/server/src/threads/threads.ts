/** The pool of worker threads, so that the thread that answers requests never reads, composes or paints. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type Worker } from 'node:worker_threads'
import { roomForWeights } from '@limner/engine/sentence-weights'
import { looksLikeSvg } from '@limner/engine/svg-head'
import { Piscina } from 'piscina'
import { programBeside } from './program.ts'
import { semaphore } from './semaphore.ts'
import { svgProcesses } from './svg-process.ts'
import { type Outcome, STARTED, type StageReport, type TaskMessage, type TaskName, type Tasks } from './tasks.ts'

export interface RunOptions {
  /** Aborting takes the task out of the queue, or ends the thread that works on it. */
  signal?: AbortSignal | undefined
  onStage?: (report: StageReport) => void
}

export interface Threads {
  /** Rejects with TookTooLong where the task is over its time. */
  run<N extends TaskName>(name: N, input: Tasks[N]['input'], options?: RunOptions): Promise<Tasks[N]['output']>
  /** The same as the task `examine`, with SVG drawn apart before. */
  examine(picture: { bytes: Uint8Array; media: string }, options?: RunOptions): Promise<Tasks['examine']['output']>
  state(): ThreadsState
  /** False: a thread is left in native code, which only the end of the process ends. */
  close(): Promise<boolean>
}

export interface ThreadsState {
  running: number
  waiting: number
  /** Milliseconds that the oldest task has been worked on; 0 where none is. */
  oldest: number
  /** Threads that were told to end and have not. */
  stuck: number
}

/** A task took longer than it may: what it was given will take as long the next time. */
export class TaskTimeout extends Error {
  constructor(name: TaskName) {
    super(`The task '${name}' took too long`)
    this.name = 'TookTooLong'
  }
}

/** Milliseconds that a task may be worked on. Reading takes a few; whoever sends what takes longer means harm, or gains nothing. */
const READ_BUDGET = 2_000
/** A message: on a machine that is busy, what reading is learned of may have to be opened for it. */
const MESSAGE_BUDGET = 8_000
const EDIT_BUDGET = 20_000
const TASK_TIMEOUT = 45_000
const BUDGETS: Partial<Record<TaskName, number>> = {
  read: READ_BUDGET,
  understand: MESSAGE_BUDGET,
  apology: READ_BUDGET,
  revise: EDIT_BUDGET,
  sketch: EDIT_BUDGET,
  suggest: EDIT_BUDGET,
  examine: EDIT_BUDGET,
  readFont: EDIT_BUDGET,
  readArticle: EDIT_BUDGET,
}
/** Milliseconds that a task may wait for a thread. */
const QUEUE_TIMEOUT = 45_000
/** Milliseconds that threads have to end. */
const STOP_TIMEOUT = 5_000

/**
 * What a thread's heap may take, MB. A composition leaves much garbage behind and keeps little: with a small nursery a
 * thread is as fast, and takes 150 MB less.
 */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 320 }

export interface ThreadsOptions {
  count: number
  /** What the threads import as the engine. */
  engineModule: string
  /** Where they find the fonts that people brought. */
  ownFonts: string
  /** Told why a thread was lost. */
  onLost: (reason: string) => void
}

export function startThreads({ count, engineModule, ownFonts, onLost }: ThreadsOptions): Threads {
  const pool = new Piscina<TaskMessage, Outcome>({
    filename: pathToFileURL(programBeside('worker')).href,
    minThreads: count,
    maxThreads: count,
    // Painting and encoding wait for native code: a thread that slept for its next task would not hear of it.
    atomics: 'disabled',
    resourceLimits: HEAP,
    workerData: { engineModule, ownFonts, weights: roomForWeights() },
    recordTiming: false,
  })
  const turns = semaphore(count)
  const drawing = svgProcesses()
  const alive = liveWorkersOf(pool)
  /** When the tasks that are worked on were begun. */
  const begun = new Map<symbol, number>()
  pool.on('error', (error) => onLost(error instanceof Error ? error.message : String(error)))
  const stuck = () => Math.max(0, alive.size - pool.threads.length)

  async function run<N extends TaskName>(
    name: N,
    input: Tasks[N]['input'],
    { signal: given, onStage }: RunOptions = {},
  ): Promise<Tasks[N]['output']> {
    const others = given ? [given] : []
    await turns.take(AbortSignal.any([AbortSignal.timeout(QUEUE_TIMEOUT), ...others]))
    const { port1: ear, port2: port } = new MessageChannel()
    const key = Symbol(name)
    const late = new AbortController()
    // A thread that has just been started loads the engine first: that is no time of the task's.
    let timer = setTimeout(() => late.abort(), QUEUE_TIMEOUT)
    ear.on('message', (told: typeof STARTED | StageReport) => {
      if (told !== STARTED) return onStage?.(told)
      begun.set(key, performance.now())
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(), BUDGETS[name] ?? TASK_TIMEOUT)
    })
    try {
      const signal = AbortSignal.any([late.signal, ...others])
      const outcome = await pool.run({ name, input, port }, { signal, transferList: [port] })
      if ('output' in outcome) return outcome.output as Tasks[N]['output']
      const { name: kind, message, code } = outcome.error
      throw Object.assign(new Error(message), { name: kind, ...(code && { code }) })
    } catch (error) {
      throw late.signal.aborted && !given?.aborted ? new TaskTimeout(name) : error
    } finally {
      clearTimeout(timer)
      begun.delete(key)
      ear.close()
      turns.give()
    }
  }

  return {
    run,
    async examine({ bytes, media }, options = {}) {
      const signal = AbortSignal.any([AbortSignal.timeout(QUEUE_TIMEOUT), ...(options.signal ? [options.signal] : [])])
      const drawn = looksLikeSvg(bytes) ? await drawing.draw(bytes, signal) : undefined
      return run('examine', { bytes, media, ...(drawn && { drawn }) }, options)
    },
    state: () => ({
      running: begun.size,
      waiting: turns.waiting(),
      oldest: Math.round(Math.max(0, ...[...begun.values()].map((at) => performance.now() - at))),
      stuck: stuck(),
    }),
    async close() {
      const deadline = performance.now() + STOP_TIMEOUT
      void pool.destroy().catch(() => {})
      while (alive.size > 0 && performance.now() < deadline) await sleep(20)
      return alive.size === 0
    },
  }
}

/** The threads that have not ended: piscina forgets those that it has told to. */
function liveWorkersOf(pool: Piscina): ReadonlySet<Worker> {
  const alive = new Set<Worker>()
  const meet = () => {
    for (const worker of pool.threads)
      if (!alive.has(worker)) {
        alive.add(worker)
        worker.once('exit', () => alive.delete(worker))
      }
  }
  meet()
  pool.on('workerCreate', meet)
  return alive
}
