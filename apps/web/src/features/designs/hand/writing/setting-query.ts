/** How the words of a part are set, asked for when it is selected: a second press finds it there. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../lib/api.ts'

export type Setting = Result<Api['getPartSetting']>

export const settingQuery = (design: string, part: string) =>
  queryOptions({
    queryKey: ['setting', design, part],
    queryFn: () => api.getPartSetting({ params: { id: design }, query: { part } }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
