/** How long queries take, told to whoever watches: their text with places for values, never the values. */
import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** Told where the query was asked. @param milliseconds from the question to the end of the answer */
export type QueryWatcher = (text: string, milliseconds: number, failed: boolean) => void

/** What is done with a connection that had to be waited for is the work of who waited, not of who gave it back. */
export class WatchedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(then: Parameters<pg.Pool['connect']>[0]): void
  override connect(then?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (!then) return super.connect()
    super.connect(AsyncResource.bind(then))
    return undefined
  }
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : ''
}

/** Every query of this connection is told. */
export function watchQueries(client: pg.ClientBase, tell: QueryWatcher): void {
  client.query = new Proxy(client.query, {
    apply(ask, self, args: unknown[]) {
      const began = performance.now()
      const end = AsyncResource.bind((failed: boolean) => tell(textOf(args[0]), performance.now() - began, failed))
      const last = args.at(-1)
      if (typeof last === 'function') {
        const ended = (...outcome: unknown[]) => {
          end(outcome[0] != null)
          Reflect.apply(last, undefined, outcome)
        }
        return Reflect.apply(ask, self, [...args.slice(0, -1), ended])
      }
      const asked: unknown = Reflect.apply(ask, self, args)
      if (asked instanceof Promise) {
        const ended = (failed: boolean) => () => end(failed)
        asked.then(ended(false), ended(true))
      }
      return asked
    },
  })
}
