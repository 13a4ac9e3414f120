import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { setUser } from '../../lib/session.ts'
import { useToast } from '../../ui/toast.tsx'

export function useLogout(): { logout: () => void; pending: boolean } {
  const client = useQueryClient()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.logout(),
    onSuccess: () => {
      setUser(client, null)
      toast({ title: t('Logged out'), description: t('You have been successfully logged out.') })
    },
    onError: (error) => toast({ title: t('Logout failed'), description: reasonOf(error), destructive: true }),
  })
  return { logout: () => mutate(), pending: isPending }
}
