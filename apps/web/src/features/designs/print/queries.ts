import type { Api, Result } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

export type PrintChoices = NonNullable<Result<Api['getPrintChoices']>['print']>

/** How a design goes to a printer; null: it is for screens. */
export const printQuery = (id: string) =>
  queryOptions({
    queryKey: ['print', id],
    queryFn: async () => (await api.getPrintChoices({ params: { id } })).print,
  })
