import type { Api } from '@limner/contract'
import type { DirectOperation } from '@limner/engine'
import type { FastifyRequest } from 'fastify'
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

/** RFC 7240: whoever prefers so is answered before all is done, and follows the rest. */
const prefersAsync = ({ headers }: FastifyRequest): boolean => /\brespond-async\b/i.test(String(headers.prefer ?? ''))

/** Changes by hand as the words that stand with the version. */
const describeOperations = (operations: DirectOperation[]): string =>
  operations
    .map((operation) =>
      operation.op === 'text'
        ? `Text: “${operation.text}”`
        : operation.op === 'photo'
          ? 'Photo: yours'
          : `Colours: ${Object.values(operation.set).join(', ')}`,
    )
    .join('; ')
    .slice(0, 2000)

export const predictionRoutes = (
  predictions: PredictionService,
): Pick<
  Handlers<Api>,
  'generateDesign' | 'getQuota' | 'stopGeneration' | 'operateDesign' | 'getPrediction' | 'followPrediction'
> => ({
  generateDesign: async ({ body }, { caller, request, reply, signal }) => {
    const { prediction, timings } = await predictions.generate(body, caller, idempotencyKey(request), {
      early: prefersAsync(request),
      signal,
    })
    reply.header('server-timing', serverTiming(timings))
    return prediction
  },
  getQuota: (_input, { caller }) => predictions.readQuota(caller),
  stopGeneration: ({ body }, { caller }) => predictions.stop(body.key, caller.ownerId),
  operateDesign: async ({ params, body }, { caller, request, signal }) => {
    const operations = body.operations as DirectOperation[]
    const words = describeOperations(operations)
    const input = {
      ...{ prompt: words, modificationPrompt: words, parentDesignId: params.id, operations },
      ...(body.picture && { image_input: [body.picture] }),
    }
    return (await predictions.generate(input, caller, idempotencyKey(request), { early: false, signal })).prediction
  },
  getPrediction: ({ params }) => predictions.get(params.id),
  followPrediction: ({ params }, { signal }) => predictions.follow(params.id, signal),
})
