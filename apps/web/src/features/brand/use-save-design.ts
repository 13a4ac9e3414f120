/** A design becomes a brand kit with one press. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { putKit } from './queries.ts'

export function useSaveDesign(userId: string) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (designId: string) => api.saveBrandKit({ params: { id: designId }, body: {} }),
    onSuccess: (kit) => {
      putKit(client, userId, kit)
      toast({ title: 'Brand kit saved', description: `Choose “${kit.name}” below your next message.` })
    },
    onError: (error) =>
      toast({ title: 'The brand kit could not be saved', description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['brand-kits', userId] }),
  })
}
