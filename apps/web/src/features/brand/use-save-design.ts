/** A design becomes a brand kit with one press. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { putKit } from './queries.ts'

export function useSaveDesign(userId: string) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (designId: string) => api.saveBrandKit({ params: { id: designId }, body: {} }),
    onSuccess: (kit) => {
      putKit(client, userId, kit)
      toast({
        title: t('Brand kit saved'),
        description: t('Choose “{name}” below your next message.', { name: kit.name }),
      })
    },
    onError: (error) =>
      toast({ title: t('The brand kit could not be saved'), description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['brand-kits', userId] }),
  })
}
