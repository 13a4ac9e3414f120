/**
 * The jobs of pg-boss, on the database that there is and in a schema of their own: it hands out work, notices who has
 * died, and keeps what was given up. A job of a generation has the number of its prediction, and what it is traced with:
 * the prediction is the truth, the job drives it.
 */
import { sql } from 'drizzle-orm'
import { fromDrizzle, getConstructionPlans, type Job, type JobResult, PgBoss } from 'pg-boss'
import { StartError } from '../start-error.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { Database, Queryable } from './database.ts'
import { driverError, isDatabaseUnavailable } from './failures.ts'
import { SCHEMA_LOCK } from './migrate.ts'
import type { predictions } from './schema.ts'

/**
 * Two lanes: whoever waits for a model uses no processor, and holds up nobody who asked for none, however long the model
 * takes or hangs.
 */
const LANES = { own: 'generations', aided: 'generations-with-models' } as const
export const GENERATIONS: readonly string[] = Object.values(LANES)
export const GIVEN_UP = 'generations-given-up'
const CHORES = 'chores'

/** Generations with models worked on at once. */
const AIDED_CONCURRENCY = 8

/** Seconds without a sign of life after which work is given to another; the least that pg-boss knows. */
const HEARTBEAT = 10
/** Seconds between signs of life, between looks for those that are missing, and for work that nobody told us of. */
const HEARTBEAT_EVERY = 5
const POLL_EVERY = 1
/** The same for those who only wait for models, where changes are heard. */
const AIDED_POLL_EVERY = 4
/** Far more than generations may take: they have deadlines of their own. */
const EXPIRY = 12 * 3600
/** Only a backstop: what a generation may cost in tries is counted in its prediction. */
const RETRIES = 100
/** Seconds that ended jobs are kept, and between looks for those that are older. Predictions stay. */
const RETENTION = 600
const GIVEN_UP_RETENTION = 30 * 86_400

/** Every six hours, not on the hour with everybody else's. */
const CHORES_AT = '17 */6 * * *'
const CHORE_POLL = 30
const CHORE_RETRIES = 2
/** Seconds before the first. */
const CHORE_RETRY_DELAY = 60

export interface QueueParts {
  database: Pick<Database, 'orm' | 'query' | 'startedHere'>
  changeFeed: Pick<ChangeFeed, 'heard' | 'listen'>
  onFailure: (error: unknown) => void
  onWarning: (about: Record<string, unknown>) => void
  tracing: Pick<Tracing, 'within' | 'place'>
}

/** Of a job; there is none where nothing is traced. */
interface JobData {
  trace?: string
}

/** How work on a job ended; `given-up` puts it among those that an administrator sees. */
export type JobOutcome = 'done' | { givenUp: string }
export interface ActiveJob {
  /** Of the prediction. */
  id: string
  /** Aborted when the job is not ours any more. */
  signal: AbortSignal
  /** To be worked on again, after so many seconds. */
  requeue(seconds: number): Promise<void>
}

type Handle = (job: ActiveJob) => Promise<JobOutcome>
/** A prediction, as far as its job needs it. */
type QueuedPrediction = Pick<typeof predictions.$inferSelect, 'id' | 'request'>

const laneOf = ({ models }: QueuedPrediction['request']) => (models ? LANES.aided : LANES.own)

const optionsOf = ({ database, changeFeed }: QueueParts) => {
  const db = { executeSql: database.query, ...(changeFeed.heard && { listen: changeFeed.listen }) }
  return {
    ...{ db, useListenNotify: changeFeed.heard, maintenanceIntervalSeconds: RETENTION },
    ...{ superviseIntervalSeconds: POLL_EVERY, monitorIntervalSeconds: POLL_EVERY },
  }
}

/**
 * Makes the schema of the jobs where there is none, one process at a time. pg-boss would make it, too, but looks for it
 * before it takes its lock: whoever waited for that lock then remembers that there was none, and fails.
 */
async function install(orm: Database['orm']): Promise<void> {
  await orm.transaction(async (query) => {
    await query.execute(sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`)
    const { rows } = await query.execute<{ there: boolean }>(
      sql`select to_regclass('pgboss.version') is not null as there`,
    )
    // The plan ends with a commit of its own, and with it this transaction and its lock.
    if (!rows[0]?.there) await query.execute(sql.raw(getConstructionPlans('pgboss')))
  })
}

/** Brings the schema of the jobs to its newest form. */
async function prepare(boss: PgBoss, orm: Database['orm']): Promise<void> {
  await install(orm)
  await boss.start()
  await boss.createQueue(GIVEN_UP, { deleteAfterSeconds: GIVEN_UP_RETENTION, retentionSeconds: GIVEN_UP_RETENTION })
  for (const lane of GENERATIONS)
    await boss.createQueue(lane, {
      ...{ heartbeatSeconds: HEARTBEAT, expireInSeconds: EXPIRY, retryLimit: RETRIES, retryDelay: 0 },
      ...{ deleteAfterSeconds: RETENTION, deadLetter: GIVEN_UP, notify: true },
    })
  await boss.createQueue(CHORES, {
    ...{ retryLimit: CHORE_RETRIES, retryDelay: CHORE_RETRY_DELAY, retryBackoff: true },
    ...{ policy: 'exclusive', deleteAfterSeconds: RETENTION, heartbeatSeconds: 60, expireInSeconds: EXPIRY },
  })
}

export async function openQueue(parts: QueueParts) {
  const { database, onFailure, onWarning, tracing } = parts
  const boss = new PgBoss(optionsOf(parts))
  boss.on('error', (told) => {
    const error = asError(told)
    // Of a database that is away health tells, and it is asked again and again until it is back.
    if (!isDatabaseUnavailable(error)) onFailure(error)
  })
  boss.on('warning', ({ message }) => onWarning({ message }))
  await prepare(boss, database.orm).catch((error) => {
    const reason = driverError(error)?.message
    throw new StartError(`The job tables, in the schema "pgboss", cannot be created: ${reason}`)
  })
  if (database.startedHere()) await releaseInterrupted(boss, database)
  const workers: { lane: string; id: string }[] = []
  const within = (query: Queryable) => ({ db: fromDrizzle(query, sql) })

  const requeue = (job: Job<object>, seconds: number): Promise<void> =>
    database.orm.transaction(async (query) => {
      await boss.fail(job.name, job, null, within(query))
      await boss.update(job.name, null, { id: job.id, startAfter: seconds, ...within(query) })
    })

  /** Work on one generation after the other, as one of several who do. */
  async function addWorker(lane: string, lookEvery: number, handle: Handle): Promise<void> {
    const worker = { lane, id: '' }
    workers.push(worker)
    const options = {
      ...{ batchSize: 1, perJobResults: true, heartbeatRefreshSeconds: HEARTBEAT_EVERY },
      ...{ pollingIntervalSeconds: POLL_EVERY, notifyPollingIntervalSeconds: lookEvery },
    } as const
    worker.id = await boss.work<JobData>(lane, options, async ([job]): Promise<JobResult[]> => {
      if (!job) return []
      const { id, signal } = job
      const about = { name: 'generation', kind: 'consumer', from: job.data?.trace } as const
      const active = { id, signal, requeue: (seconds: number) => requeue(job, seconds) }
      const ended = await tracing.within(about, () => handle(active))
      // The next one at once, instead of when it is time to look.
      boss.notifyWorker(worker.id)
      return [ended === 'done' ? { id, status: 'completed' } : { id, status: 'deadletter', output: ended }]
    })
  }

  return {
    /**
     * A job for a prediction, with the transaction that makes the prediction.
     * @param before jobs of the same people that wait already: those who have fewer come first
     */
    async add(query: Queryable, { id, request }: QueuedPrediction, before = 0): Promise<void> {
      const trace = tracing.place()
      await boss.send(laneOf(request), trace ? { trace } : null, { id, priority: -before, ...within(query) })
    },

    /** Nobody works on it any more. */
    async cancel(query: Queryable, id: string): Promise<void> {
      for (const lane of GENERATIONS) await boss.cancel(lane, id, within(query))
    },

    /** There is something new: this process looks before it hears of it. */
    wake({ request }: Pick<QueuedPrediction, 'request'>): void {
      for (const { lane, id } of workers) if (lane === laneOf(request)) boss.notifyWorker(id)
    },

    /** @param concurrency generations without models worked on at once */
    async work(concurrency: number, handle: Handle): Promise<void> {
      for (let i = 0; i < concurrency; i++) await addWorker(LANES.own, POLL_EVERY, handle)
      for (let i = 0; i < AIDED_CONCURRENCY; i++) await addWorker(LANES.aided, AIDED_POLL_EVERY, handle)
    },

    /** Chores are done by one process at a time, also those that fell due while none was there. */
    async doChores(run: () => Promise<void>): Promise<void> {
      await boss.schedule(CHORES, CHORES_AT, null, { missed: 'once' })
      await boss.work(CHORES, { pollingIntervalSeconds: CHORE_POLL }, () => tracing.within({ name: 'chores' }, run))
    },

    /** Resolves when nothing is worked on any more; whoever works is to end. */
    async leave(): Promise<void> {
      await Promise.all(GENERATIONS.map((lane) => boss.offWork(lane, { wait: true })))
    },
    close: (): Promise<void> => boss.stop({ graceful: false, close: false }),
  }
}
export type Queue = Awaited<ReturnType<typeof openQueue>>

/**
 * What was being worked on when the database ended is so by nobody: those processes are gone, and need not be missed first.
 * What began since then is another process's that started at the same moment.
 */
async function releaseInterrupted(boss: PgBoss, database: Pick<Database, 'orm'>): Promise<void> {
  const { rows } = await database.orm.execute<{ name: string; id: string }>(
    sql`select name, id from pgboss.job
      where state = 'active' and name in ${[...GENERATIONS, CHORES]} and started_on < pg_postmaster_start_time()`,
  )
  for (const { name, id } of rows) await boss.fail(name, id)
}

/** What pg-boss tells of has the form of an error, and is none. */
const asError = (told: unknown): Error =>
  told instanceof Error ? told : Object.assign(new Error('A job failed'), told)
