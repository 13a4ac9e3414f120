import type { Api, Result } from '@limner/contract/types'

/** A provider of models as administrators see it. */
export type Provider = Result<Api['listProviders']>['providers'][number]
