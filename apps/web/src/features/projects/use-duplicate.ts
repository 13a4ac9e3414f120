import type { Project } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { projectsQuery, setProjects } from './queries.ts'

/**
 * A copy of a project, which stands first in the list from then on.
 * @param onMade is told of it
 */
export function useDuplicate(userId: string, onMade?: (copy: Project) => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id'>) => api.duplicateProject({ params: { id } }),
    onSuccess: async (copy) => {
      setProjects(client, userId, (all) => [copy, ...all])
      toast({
        title: t('Project duplicated'),
        description: t('“{title}” has the conversation and the latest designs', { title: copy.title }),
      })
      onMade?.(copy)
      await client.invalidateQueries({ queryKey: projectsQuery(userId).queryKey })
    },
    onError: (error) =>
      toast({ title: t('The project could not be duplicated'), description: reasonOf(error), destructive: true }),
  })
}
