/** Changes by hand: sent, and waited for. */
import type { Api, Input, Prediction } from '@limner/contract/types'
import { api } from '../../../lib/api.ts'
import { randomKey } from '../../../lib/random-key.ts'

export type Operation = Input<Api['operateDesign']>['body']['operations'][number]

const LOOK_AGAIN_MS = 700
const LOOKS_MAX = 90

/**
 * Resolves with the ended prediction. Rejects with a sentence for people.
 * @param picture what a frame is filled with, a data URL
 */
export async function operate(designId: string, operations: Operation[], picture?: string): Promise<Prediction> {
  let made = await api.operateDesign(
    { params: { id: designId }, body: { operations, ...(picture && { picture }) } },
    { headers: { 'idempotency-key': randomKey() } },
  )
  for (let looks = 0; made.status === 'processing' || made.status === 'starting'; looks++) {
    if (looks > LOOKS_MAX) throw new Error('This is taking longer than expected. Please try again.')
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    made = await api.getPrediction({ params: { id: made.id } })
  }
  if (made.status === 'failed') throw new Error(made.error || 'The change could not be made. Please try again.')
  return made
}
