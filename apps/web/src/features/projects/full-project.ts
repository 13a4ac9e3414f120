/** A project as anybody may see it: asked for as a stranger first, and as oneself where that is refused. */
import routes from 'virtual:limner-routes'
import { ApiError, createClient } from '@limner/contract/client'
import type { Api, Design, Message } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const asStranger = createClient<Api>(routes, {
  fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
})

export const fullProjectQuery = (id: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['full-project', id, userId],
    queryFn: async () => {
      const call = { params: { id } }
      try {
        return await asStranger.getFullProject(call)
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return api.getFullProject(call)
        throw error
      }
    },
    staleTime: 0,
  })

/** A message this close to a design asked for it. */
const NEAR_MS = 60_000

/** What was asked for: the words of the message sent within a minute of the design, else the design's own. */
export function promptOf(design: Design, messages: readonly Message[]): string {
  const made = Date.parse(design.createdAt)
  const distance = (message: Message) => Math.abs(Date.parse(message.createdAt) - made)
  const [nearest] = messages
    .filter((message) => message.type === 'user' && distance(message) <= NEAR_MS)
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest?.content ?? design.prompt
}
