/** What whoever runs the server may watch, in the form that Prometheus reads. Nothing of what people wrote or who they are. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is read when somebody asks. */
export interface Readings {
  /** Generations that have not ended; `oldest` in seconds. */
  queue(): Promise<{ waiting: number; running: number; oldest: number; givenUp: number }>
  threads(): { running: number; waiting: number; stuck: number }
  /** Connections to the database. */
  pool(): { total: number; idle: number; waiting: number }
  /** Messages to webhooks that are to be sent. */
  webhooks(): Promise<number>
}

export interface Metrics {
  request(about: { method: string; route: string; status: number; seconds: number }): void
  /** @param kind of its first design; 'none': it made none */
  generation(about: { kind: string; outcome: 'succeeded' | 'failed'; seconds: number }): void
  modelCall(about: { model: string; outcome: string; seconds: number }): void
  query(seconds: number): void
  /** All of it, and its media type. */
  read(): Promise<{ text: string; type: string }>
}

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const WORK_BUCKETS = [0.25, 0.5, 1, 2, 3, 5, 10, 20, 40, 80, 160]
const QUERY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

export function openMetrics(readings: Readings): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  addReadings(readings, registers)
  const requests = new Histogram({
    ...{ name: 'limner_http_request_duration_seconds', help: 'Requests, by route and status.', registers },
    ...{ labelNames: ['method', 'route', 'status'] as const, buckets: REQUEST_BUCKETS },
  })
  const generations = new Counter({
    ...{ name: 'limner_generations_total', help: 'Generations that have ended, by kind of design.', registers },
    labelNames: ['kind', 'outcome'] as const,
  })
  const generationTime = new Histogram({
    ...{ name: 'limner_generation_duration_seconds', help: 'From the request to the answer.', registers },
    ...{ labelNames: ['outcome'] as const, buckets: WORK_BUCKETS },
  })
  const models = new Histogram({
    ...{ name: 'limner_model_call_duration_seconds', help: 'Questions to models, by what came of them.', registers },
    ...{ labelNames: ['model', 'outcome'] as const, buckets: WORK_BUCKETS },
  })
  const queries = new Histogram({
    ...{ name: 'limner_database_query_duration_seconds', help: 'Queries.', registers, buckets: QUERY_BUCKETS },
  })
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    generation({ kind, outcome, seconds }) {
      generations.inc({ kind, outcome })
      generationTime.observe({ outcome }, seconds)
    },
    modelCall: ({ model, outcome, seconds }) => models.observe({ model, outcome }, seconds),
    query: (seconds) => queries.observe(seconds),
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
  }
}

function addReadings(readings: Readings, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      ...{ name: `limner_${name}`, help, registers },
      async collect() {
        // While the database is away its numbers are missing, and the others are not.
        const value = await Promise.resolve(read()).catch(() => Number.NaN)
        this.set(value)
      },
    })
  let asked: ReturnType<Readings['queue']> | null = null
  /** The four numbers of one look. */
  const queue = () => {
    asked ??= readings.queue().finally(() => {
      asked = null
    })
    return asked
  }
  gauge('queue_waiting', 'Generations that wait.', async () => (await queue()).waiting)
  gauge('queue_running', 'Generations that are worked on, by any server.', async () => (await queue()).running)
  gauge('queue_oldest_seconds', 'Age of the oldest that has not ended.', async () => (await queue()).oldest)
  gauge('queue_given_up', 'Generations that were given up and not cleared.', async () => (await queue()).givenUp)
  gauge('threads_running', 'Tasks in worker threads.', () => readings.threads().running)
  gauge('threads_waiting', 'Tasks that wait for a worker thread.', () => readings.threads().waiting)
  gauge('threads_stuck', 'Threads that were told to end and have not.', () => readings.threads().stuck)
  gauge('database_connections', 'Connections of the pool.', () => readings.pool().total)
  gauge('database_connections_idle', 'Those that nobody uses.', () => readings.pool().idle)
  gauge('database_waiting', 'Queries that wait for a connection.', () => readings.pool().waiting)
  gauge('webhook_messages_waiting', 'Messages to webhooks that are to be sent.', readings.webhooks)
}
