import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** A design and its other formats, each as it is now, and those that do not have its last change. */
export const setQuery = (designId: string) =>
  queryOptions({
    queryKey: ['set', designId],
    queryFn: () => api.getDesignSet({ params: { id: designId } }),
    staleTime: 0,
  })
