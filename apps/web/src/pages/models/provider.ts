import type { Api, Result } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** A provider of models as administrators see it. */
export type Provider = Result<Api['listProviders']>['providers'][number]

/** The models that it says it has. */
export const offeredQuery = (name: string) =>
  queryOptions({ queryKey: ['offered models', name], queryFn: () => api.listOfferedModels({ params: { name } }) })
