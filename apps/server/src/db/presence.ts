/**
 * This process as the others see it: one connection of its own that listens for news of predictions and holds an
 * advisory lock with the number of the process. PostgreSQL lets go of the lock the moment the process is gone, however
 * it went; whoever can then take the lock knows that the owner is dead.
 */
import crypto from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database.ts'

/** First half of the two-part advisory locks that stand for processes. */
export const PROCESS_LOCKS = 7_421
export const CHANNEL = 'limner_predictions'

const RETRY_MIN = 100
const RETRY_MAX = 2_000

interface News {
  /** A prediction has changed. */
  prediction: [id: string]
  /** Listening again after a gap: anything may have changed. */
  back: []
}

export interface Presence {
  /** Number of this process. */
  number: number
  news: EventEmitter<News>
  /** False while the connection is being restored. */
  connected(): boolean
  close(): Promise<void>
}

export async function announcePresence(database: Pick<Database, 'connection' | 'revive'>): Promise<Presence> {
  const number = crypto.randomInt(1, 2 ** 31 - 1)
  const news = new EventEmitter<News>()
  news.setMaxListeners(0)
  let client: pg.Client | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...database.connection, connectionTimeoutMillis: 3000, keepAlive: true })
    // Without a listener the loss of the connection would end the process; 'end' follows and does what is needed.
    next.on('error', () => {})
    next.on('notification', ({ payload }) => {
      if (payload) news.emit('prediction', payload)
    })
    try {
      await next.connect()
      // The old connection's lock may be held until the server notices its loss: a shared lock is never in our own way.
      await next.query('select pg_advisory_lock_shared($1, $2)', [PROCESS_LOCKS, number])
      await next.query(`listen ${CHANNEL}`)
      if (closed) throw new Error('Closed in the meantime')
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', () => {
      client = null
      if (!closed) void restore()
    })
    client = next
  }

  async function restore(): Promise<void> {
    for (let delay = RETRY_MIN; !closed; delay = Math.min(RETRY_MAX, delay * 2)) {
      try {
        await database.revive()
        await connect()
        news.emit('back')
        return
      } catch {
        await sleep(delay, undefined, { ref: false })
      }
    }
  }

  await connect()
  return {
    number,
    news,
    connected: () => client !== null,
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
