import type { Prediction } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'

/**
 * Makes designs of a design, says where it failed, and has its set read anew.
 * @param failed title of what is said then
 * @param work resolves with the ended prediction
 */
export function useMaking<T>(failed: string, work: (of: T) => Promise<Prediction>, onMade: (made: Prediction) => void) {
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
