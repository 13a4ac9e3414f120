/**
 * What has changed in the database, heard as it happens: one connection of its own that listens, for all who want to
 * know. Behind a pooler that gives each transaction another connection nothing can be heard: there only what this
 * process does itself is told, and whoever waits looks again by itself.
 */
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database.ts'

/** Names of the channels: the payload is the id of a prediction. */
export const CHANNELS = { changed: 'limner_predictions', stopped: 'limner_stopped' } as const

const RETRY_MIN = 100
const RETRY_MAX = 2_000
/** Milliseconds after which whoever waits looks again: where changes are heard, only for what was missed. */
const POLL_AGAIN = { heard: 2_000, unheard: 400 }

interface Events {
  /** A prediction has changed. */
  changed: [id: string]
  /** Somebody wants it no more. */
  stopped: [id: string]
  /** Listening again after a gap: anything may have changed. */
  back: []
}

export interface ChangeFeed {
  events: EventEmitter<Events>
  /** Whether what other processes do is heard. */
  heard: boolean
  lookAgain: number
  /** Tells this process where the database cannot. */
  tell(event: 'changed' | 'stopped', id: string): void
  /** Another channel on the same connection; `onBack` each time that it is listened to anew. */
  listen(channel: string, onNews: (payload: string) => void, onBack: () => void): Promise<{ close(): Promise<void> }>
  close(): Promise<void>
}

interface Channel {
  onNews: (payload: string) => void
  onBack: () => void
}

export async function openChangeFeed(
  database: Pick<Database, 'connection' | 'pooled' | 'revive'>,
): Promise<ChangeFeed> {
  const events = new EventEmitter<Events>()
  events.setMaxListeners(0)
  const channels = new Map<string, Channel>([
    [CHANNELS.changed, { onNews: (id) => events.emit('changed', id), onBack: () => events.emit('back') }],
    [CHANNELS.stopped, { onNews: (id) => events.emit('stopped', id), onBack: () => {} }],
  ])
  const heard = !database.pooled
  const ear = heard ? await listenTo(database, channels) : null
  return {
    events,
    heard,
    lookAgain: heard ? POLL_AGAIN.heard : POLL_AGAIN.unheard,
    tell: (event, id) => {
      if (!heard) events.emit(event, id)
    },
    listen: async (channel, onNews, onBack) => {
      if (!ear) throw new Error('Nothing is heard through a pooler')
      channels.set(channel, { onNews, onBack })
      await ear.add(channel)
      return {
        close: async () => {
          channels.delete(channel)
        },
      }
    },
    close: async () => ear?.close(),
  }
}

/** Keeps one connection that listens to all channels, and opens it anew when it is lost. */
async function listenTo(
  database: Pick<Database, 'connection' | 'revive'>,
  channels: ReadonlyMap<string, Channel>,
): Promise<{ add(channel: string): Promise<void>; close(): Promise<void> }> {
  let client: pg.Client | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...database.connection, connectionTimeoutMillis: 3000, keepAlive: true })
    // Without a listener the loss of the connection would end the process; 'end' follows and does what is needed.
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => {
      if (payload) channels.get(channel)?.onNews(payload)
    })
    try {
      await next.connect()
      for (const channel of channels.keys()) await next.query(`listen "${channel}"`)
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
        for (const { onBack } of channels.values()) onBack()
        return
      } catch {
        await sleep(delay, undefined, { ref: false })
      }
    }
  }

  await connect()
  return {
    // While it is being restored, the new connection listens to it with the others.
    add: async (channel) => {
      await client?.query(`listen "${channel}"`)
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
