import type { Prediction } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '../../../lib/api.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Makes something of a set, says where it failed, and has the set read anew. @param work resolves with the ended prediction */
export function useSetWork<T>(
  failed: string,
  work: (of: T) => Promise<Prediction>,
  onMade: (made: Prediction) => void,
) {
  const client = useQueryClient()
  const toast = useToast()
  const refuse = (description: string) => toast({ title: failed, description, destructive: true })
  return useMutation({
    mutationFn: work,
    onSuccess: (made) => (made.designs?.length ? onMade(made) : refuse(made.message ?? '')),
    onError: (error) => refuse(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['set'] }),
  })
}
