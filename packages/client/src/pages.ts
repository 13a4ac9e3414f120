/** Lists page by page: behind each page that was answered stands where the next one begins. */
import { NEXT_CURSOR } from '@limner/contract/client'

export function pageWalker() {
  const cursors = new WeakMap<object, string>()
  return {
    /** Remembers what an answer said of the next page. */
    onValue(value: unknown, response: Response): void {
      const cursor = response.headers.get(NEXT_CURSOR)
      if (cursor !== null && typeof value === 'object' && value !== null) cursors.set(value, cursor)
    },
    async *pages<Page extends object>(ask: (paging: { cursor?: string }) => Promise<Page>): AsyncGenerator<Page> {
      for (let cursor: string | undefined; ; ) {
        const page = await ask(cursor === undefined ? {} : { cursor })
        yield page
        const next = cursors.get(page)
        // Whoever leaves the cursor out is answered the first page again.
        if (next === undefined || next === cursor) return
        cursor = next
      }
    },
  }
}
