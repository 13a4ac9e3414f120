import { LOGIN_MESSAGES } from '@limner/contract/login-message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useUser } from '../../lib/session.ts'
import { KEYS, writeText } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { projectsQuery } from './queries.ts'

/** Starts a project of one's own from this design, and goes there; a guest signs in first and comes back. */
export function RemixButton({ designId, projectId }: { designId: string; projectId: string }) {
  const user = useUser()
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const remix = useMutation({
    mutationFn: () => api.remixDesign({ params: { id: designId } }),
    onSuccess: ({ project }) => {
      client.removeQueries({ queryKey: projectsQuery(user?.id ?? '').queryKey })
      writeText(KEYS.activeProject, project.id)
      writeText(KEYS.activeTab, 'chat')
      navigate('/dashboard')
    },
    onError: (error) =>
      toast({ title: t('The remix could not be started'), description: reasonOf(error), destructive: true }),
  })
  const signIn = `/login?redirect=${encodeURIComponent(`/project/${projectId}`)}&message=${LOGIN_MESSAGES.remix}`
  return (
    <Button look="primary" disabled={remix.isPending} onClick={() => (user ? remix.mutate() : navigate(signIn))}>
      {remix.isPending ? t('Remixing...') : t('Remix')}
    </Button>
  )
}
