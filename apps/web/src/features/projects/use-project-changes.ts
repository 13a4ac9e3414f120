import { ApiError } from '@limner/contract/client'
import type { Project } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { projectsQuery, setProjects } from './queries.ts'

/** Publishing and deleting: shown at once, taken back when the server refuses. */
export function useProjectChanges(userId: string, onDeleted: (id: string) => void) {
  const client = useQueryClient()
  const toast = useToast()
  const { queryKey } = projectsQuery(userId)
  /** Answers how to take the change back. */
  function change(to: (projects: Project[]) => Project[]): () => void {
    const before = client.getQueryData(queryKey)
    setProjects(client, userId, to)
    return () => client.setQueryData(queryKey, before)
  }
  const visibility = useMutation({
    mutationFn: ({ id, isPublic }: { id: string; isPublic: boolean }) =>
      api.updateProject({ params: { id }, body: { isPublic } }),
    onMutate: ({ id, isPublic }) => change((all) => all.map((one) => (one.id === id ? { ...one, isPublic } : one))),
    onSuccess: ({ isPublic }) => {
      void client.invalidateQueries({ queryKey })
      toast(
        isPublic
          ? { title: t('Project made public'), description: t('This project is now visible in the public gallery') }
          : { title: t('Project made private'), description: t('This project is now private') },
      )
    },
    onError: (_error, _input, takeBack) => {
      takeBack?.()
      toast({ title: t('Error'), description: t('Failed to update project visibility'), destructive: true })
    },
  })
  const deletion = useMutation({
    mutationFn: (id: string) =>
      api.deleteProject({ params: { id } }).catch((error: unknown) => {
        // Another window was faster, or the server never knew it.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onMutate: (id) => change((all) => all.filter((project) => project.id !== id)),
    onSuccess: (_, id) => {
      onDeleted(id)
      return client.invalidateQueries({ queryKey })
    },
    onError: (_error, _id, takeBack) => {
      takeBack?.()
      toast({
        title: t('Error'),
        description: t('The project could not be deleted. Please try again.'),
        destructive: true,
      })
    },
  })
  return { visibility, deletion }
}
