/**
 * What the client takes and gives. In the package these names stand in declarations that are written from the contract
 * (`npm run pack:client`), so that nobody needs its schemas.
 */
import type { CallOptions, Client } from '@limner/contract/client'
import type { Api, Design, Input, Prediction } from '@limner/contract/types'

export { ApiError } from '@limner/contract/client'
export type { CallOptions, Design, Prediction }
/** Every endpoint by its name. */
export type Calls = Client<Api>
export type GenerateDesignBody = Input<Api['generateDesign']>['body']
