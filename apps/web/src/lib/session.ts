/** Who is signed in. The server puts it into the page, so there is no moment of not knowing. */
import { ApiError } from '@limner/contract/client'
import type { User } from '@limner/contract/types'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

export const userQuery = queryOptions<User | null>({
  queryKey: ['user'],
  queryFn: async () => {
    try {
      return await api.currentUser()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

export const useUser = (): User | null => useQuery(userQuery).data ?? null
