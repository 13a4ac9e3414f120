import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const MINUTE = 60_000

/** What can be chosen from. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: () => api.listModels(),
  staleTime: 5 * MINUTE,
})
