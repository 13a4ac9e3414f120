/** A project as anybody may see it: asked for as a stranger first, and as oneself where that is refused. */
import routes from 'virtual:limner-routes'
import { ApiError, createClient } from '@limner/contract/client'
import type { Api, Design, Message } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const asStranger = createClient<Api>(routes, {
  fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
})

export const fullProjectKey = (id: string, userId: string | undefined) => ['full-project', id, userId] as const

export const fullProjectQuery = (id: string, userId: string | undefined) =>
  queryOptions({
    queryKey: fullProjectKey(id, userId),
    queryFn: () => asAnybody((client) => client.getFullProject({ params: { id } })),
    staleTime: 0,
  })

export const earlierDesigns = (id: string, page: number): Promise<Design[]> =>
  asAnybody((client) => client.listProjectDesigns({ params: { id }, query: { page } }))

export const earlierMessages = (id: string, page: number): Promise<Message[]> =>
  asAnybody((client) => client.listMessages({ params: { id }, query: { page } }))

async function asAnybody<T>(ask: (client: typeof api) => Promise<T>): Promise<T> {
  try {
    return await ask(asStranger)
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return ask(api)
    throw error
  }
}

/** The design that stands for the project: of several that were made last at once, the first. */
export function leadOf(designs: readonly Design[]): Design | undefined {
  const newest = designs.at(-1)
  return newest && (designs.find(({ createdAt }) => createdAt === newest.createdAt) ?? newest)
}

/** A message this close to a design asked for it. */
const NEAR_MS = 60_000

/** What was asked for: the words of the last message before the design within a minute, else the nearest, else its own. */
export function promptOf(design: Design, messages: readonly Message[]): string {
  const made = Date.parse(design.createdAt)
  const age = (message: Message) => made - Date.parse(message.createdAt)
  const near = messages
    .filter((message) => message.type === 'user' && Math.abs(age(message)) <= NEAR_MS)
    .toSorted((a, b) => Math.abs(age(a)) - Math.abs(age(b)))
  return (near.find((message) => age(message) >= 0) ?? near[0])?.content ?? design.prompt
}
