import type { Api } from '@limner/contract'
import type { Timings } from '../../db/documents.ts'
import { idempotencyKey } from '../../platform/idempotency.ts'
import type { Handlers } from '../../platform/mount.ts'
import type { PredictionService } from './service.ts'

/** The engine's stages under the names of the Server-Timing header. */
const METRICS: Record<string, string[]> = {
  queue: ['queue'],
  brief: ['reading', 'directing'],
  compose: ['composing'],
  paint: ['painting'],
  encode: ['encoding'],
}

const serverTiming = (timings: Timings): string =>
  Object.entries(METRICS)
    .map(([name, stages]) => [name, stages.reduce((sum, stage) => sum + (timings[stage] ?? 0), 0)] as const)
    .map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`)
    .join(', ')

export const predictionRoutes = (
  predictions: PredictionService,
): Pick<Handlers<Api>, 'generateDesign' | 'getPrediction' | 'followPrediction'> => ({
  generateDesign: async ({ body }, { caller, request, reply, signal }) => {
    const { prediction, timings } = await predictions.generate(body, caller, idempotencyKey(request), signal)
    reply.header('server-timing', serverTiming(timings))
    return prediction
  },
  getPrediction: ({ params }) => predictions.get(params.id),
  followPrediction: ({ params }, { signal }) => predictions.follow(params.id, signal),
})
