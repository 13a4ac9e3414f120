/** Changes by hand: sent, and waited for. */
import type { Api, Input, Prediction } from '@limner/contract/types'
import { api } from '../../../lib/api.ts'
import { randomKey } from '../../../lib/random-key.ts'

export type Operation = Input<Api['operateDesign']>['body']['operations'][number]

const LOOK_AGAIN_MS = 700
const LOOKS_MAX = 90

/** A generation once it has ended. Rejects with a sentence for people. */
export async function untilEnded(made: Prediction): Promise<Prediction> {
  let now = made
  for (let looks = 0; now.status === 'processing' || now.status === 'starting'; looks++) {
    if (looks > LOOKS_MAX) throw new Error('This is taking longer than expected. Please try again.')
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    now = await api.getPrediction({ params: { id: now.id } })
  }
  if (now.status === 'failed') throw new Error(now.error || 'The change could not be made. Please try again.')
  return now
}

/**
 * Resolves with the ended prediction. Rejects with a sentence for people.
 * @param picture what a frame is filled with, a data URL
 */
export const operate = async (designId: string, operations: Operation[], picture?: string): Promise<Prediction> =>
  untilEnded(
    await api.operateDesign(
      { params: { id: designId }, body: { operations, ...(picture && { picture }) } },
      { headers: { 'idempotency-key': randomKey() } },
    ),
  )
