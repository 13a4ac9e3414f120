import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@limner/contract/client'
import type { Api, Prediction } from '@limner/contract/types'

/** Milliseconds. Beyond that one hangs, however busy the machine is; how fast they are is measured by `npm run bench:kill`. */
export const DEADLINE = 300_000

/** A prediction as it ended, well or not; undefined where it hangs. @param every milliseconds between two looks at it */
export async function ended(api: Client<Api>, prediction: Prediction, every = 100): Promise<Prediction | undefined> {
  let now = prediction
  for (const deadline = Date.now() + DEADLINE; now.status === 'starting' || now.status === 'processing'; ) {
    if (Date.now() >= deadline) return undefined
    await sleep(every)
    now = await api.getPrediction({ params: { id: now.id } })
  }
  return now
}
