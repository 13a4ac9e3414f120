import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** A design and its other formats, each as it is now. */
export const setQuery = (designId: string) =>
  queryOptions({
    queryKey: ['set', designId],
    queryFn: async () => (await api.getDesignSet({ params: { id: designId } })).designs,
    staleTime: 0,
  })
