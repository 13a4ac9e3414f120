import { z } from 'zod'
import { contract } from '../define.ts'

export const Health = z
  .object({
    status: z.enum(['ok', 'degraded']),
    live: z.boolean(),
    ready: z.boolean(),
    version: z.string(),
    database: z.enum(['ok', 'unavailable']),
    media: z.enum(['ok', 'unavailable']),
    /**
     * Generations; `oldest`: seconds since the oldest of those that have not ended was asked for; `givenUp`: those of the
     * last month that failed for good, which `npm run admin -- queue` lists.
     */
    queue: z.object({ waiting: z.int(), running: z.int(), oldest: z.int(), givenUp: z.int() }),
    /** Work in threads; `oldest`: seconds that the oldest task has been worked on; `stuck`: threads that do not end. */
    work: z.object({ running: z.int(), waiting: z.int(), oldest: z.int(), stuck: z.int() }),
  })
  .meta({ id: 'Health' })

export const system = contract({
  health: {
    method: 'GET',
    path: '/api/health/status',
    auth: 'none',
    category: 'System',
    summary: 'Whether the server is healthy',
    description: 'Always answers 200 while the process is running; `ready` says whether it can do its work.',
    response: Health,
  },
})
