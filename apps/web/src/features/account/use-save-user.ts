import type { Api, Input, User } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { userQuery } from '../../lib/session.ts'

export type UserPatch = Input<Api['updateUser']>['body']

/** Saves a change of the account; whoever shows the account sees it. */
export function useSaveUser(handlers: { onSuccess?: (user: User) => void; onError: (error: unknown) => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UserPatch) => api.updateUser({ body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      handlers.onSuccess?.(user)
    },
    onError: handlers.onError,
  })
}
