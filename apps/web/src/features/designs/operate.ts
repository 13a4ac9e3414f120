/** Changes by hand: sent, and waited for. */
import type { Api, Input, Prediction } from '@limner/contract/types'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { randomKey } from '../../lib/random-key.ts'

export type Operation = Input<Api['operateDesign']>['body']['operations'][number]

const LOOK_AGAIN_MS = 700
const LOOKS_MAX = 90

/** A generation once it has ended. Rejects with a sentence for people. */
async function untilEnded(begun: Prediction): Promise<Prediction> {
  let now = begun
  for (let looks = 0; now.status === 'processing' || now.status === 'starting'; looks++) {
    if (looks > LOOKS_MAX) throw new Error(t('This is taking longer than expected. Please try again.'))
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    now = await api.getPrediction({ params: { id: now.id } })
  }
  if (now.status === 'failed') throw new Error(now.error || t('The change could not be made. Please try again.'))
  return now
}

/** What may be sent again is made once. @param ask sends it, under the key that it is given */
export const made = async (ask: (once: { headers: { 'idempotency-key': string } }) => Promise<Prediction>) =>
  untilEnded(await ask({ headers: { 'idempotency-key': randomKey() } }))

/**
 * Resolves with the ended prediction. Rejects with a sentence for people.
 * @param picture what a frame is filled with, a data URL
 */
export const operate = (designId: string, operations: Operation[], picture?: string): Promise<Prediction> =>
  made((once) =>
    api.operateDesign({ params: { id: designId }, body: { operations, ...(picture && { picture }) } }, once),
  )
