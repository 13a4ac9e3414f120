/** What the server reads for a review link, and what its head says. */
import { sharedQuery } from '../../features/designs/review/queries.ts'
import type { Page } from '../page.ts'

const PATH = /^\/review\/([^/]+)\/?$/

export const loadReview: NonNullable<Page['load']> = async ({ url }, source) => {
  const [, token = ''] = PATH.exec(url.pathname) ?? []
  const shared = await source.shared(token)
  // The page asks again, and says why there is nothing.
  if (!shared) return { status: 404, isPersonal: true, data: [] }
  const description = 'A design that waits for your answer.'
  return {
    isPersonal: true,
    head: { title: `${shared.title} · Limner`, description, noindex: true },
    data: [[sharedQuery(token).queryKey, shared]],
  }
}
