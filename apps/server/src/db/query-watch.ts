/** How long queries take, told to whoever watches: their text with places for values, never the values. */
import type pg from 'pg'

/** @param milliseconds from the question to the end of the answer */
export type QueryWatcher = (text: string, milliseconds: number) => void

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : ''
}

/** Every query of this connection is told. */
export function watchQueries(client: pg.ClientBase, tell: QueryWatcher): void {
  client.query = new Proxy(client.query, {
    apply(ask, self, args: unknown[]) {
      const began = performance.now()
      const end = () => tell(textOf(args[0]), performance.now() - began)
      const last = args.at(-1)
      if (typeof last === 'function') {
        const ended = (...outcome: unknown[]) => {
          end()
          Reflect.apply(last, undefined, outcome)
        }
        return Reflect.apply(ask, self, [...args.slice(0, -1), ended])
      }
      const asked: unknown = Reflect.apply(ask, self, args)
      if (asked instanceof Promise) asked.then(end, end)
      return asked
    },
  })
}
