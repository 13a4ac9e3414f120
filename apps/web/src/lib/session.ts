/** Who is signed in. The server puts it into the page, so there is no moment of not knowing. */
import { ApiError } from '@limner/contract/client'
import type { User } from '@limner/contract/types'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

async function whoIsThere(): Promise<User | null> {
  try {
    return await api.currentUser()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export const userQuery = queryOptions<User | null>({ queryKey: ['user'], queryFn: whoIsThere })

/** Whose session ended while they were at work: their work stays on the page, for them to go on with. */
const endedQuery = queryOptions<User | null>({ queryKey: ['ended-session'], queryFn: () => null, initialData: null })

export const useUser = (): User | null => useQuery(userQuery).data ?? null

/** Who is signed in, or was until the session ended without their doing. */
export function useSession(): { user: User | null; ended: boolean } {
  const user = useUser()
  const { data: left } = useQuery(endedQuery)
  return { user: user ?? left, ended: user === null && left !== null }
}

/** Somebody has signed in, or out (null). */
export function setUser(client: QueryClient, user: User | null): void {
  client.setQueryData(endedQuery.queryKey, null)
  client.setQueryData(userQuery.queryKey, user)
}

/** A refusal that somebody unknown would get, too. */
const mayMeanEnded = (error: unknown): boolean => error instanceof ApiError && [401, 403].includes(error.status)

/** Whether an answer was refused because the session of `userId` has ended: the server is asked who we are. */
export async function hasEnded(client: QueryClient, userId: string, error: unknown): Promise<boolean> {
  if (!mayMeanEnded(error)) return false
  const believed = client.getQueryData(userQuery.queryKey) ?? null
  if (believed === null) return client.getQueryData(endedQuery.queryKey)?.id === userId
  const user = await whoIsThere().catch(() => believed)
  // First whose work is kept, so that the page never shows a stranger's in between.
  if (user === null) client.setQueryData(endedQuery.queryKey, believed)
  client.setQueryData(userQuery.queryKey, user)
  return user?.id !== userId
}

/** Looks whether the session still lasts, after an answer that makes one wonder. */
export function watchSession(client: QueryClient, error: unknown): void {
  const userId = client.getQueryData(userQuery.queryKey)?.id
  if (userId) void hasEnded(client, userId, error)
}
