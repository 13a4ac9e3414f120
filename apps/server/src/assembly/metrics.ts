/** What of the server is measured, where somebody may read it; slow queries, which are in the log, and traced ones. */
import { type Metrics, openMetrics } from '../metrics/metrics.ts'
import type { Foundation } from './foundation.ts'
import type { Stores } from './stores.ts'

/** Characters of a slow query that are in the log. */
const NAMED = 500

export function metricsOf({ config, database, threads, tracing, warn }: Foundation, stores: Stores): Metrics | null {
  const tellSlow = warn('slow query')
  if (config.slowQuery > 0)
    database.watch((text, milliseconds) => {
      if (milliseconds >= config.slowQuery)
        tellSlow({ query: text.trim().replace(/\s+/g, ' ').slice(0, NAMED), took: Math.round(milliseconds) })
    })
  if (config.tracing) database.watch(tracing.query)
  if (config.metricsToken === null) return null
  const metrics = openMetrics({
    queue: stores.jobs.counts,
    threads: threads.state,
    pool: database.load,
    webhooks: stores.webhooks.countWaiting,
  })
  database.watch((_text, milliseconds) => metrics.query(milliseconds / 1000))
  return metrics
}
