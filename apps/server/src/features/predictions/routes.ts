import type { Api } from '@limner/contract'
import type { DirectOperation } from '@limner/engine'
import type { FastifyRequest } from 'fastify'
import type { Timings } from '../../db/documents.ts'
import { idempotencyKey } from '../../platform/idempotency.ts'
import type { Context, Handlers } from '../../platform/mount.ts'
import type { GenerationInput } from './create.ts'
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

const BY_HAND: Record<string, string> = {
  photo: 'Photo: yours',
  move: 'Moved by hand',
  size: 'Resized by hand',
  rotate: 'Rotated by hand',
  group: 'Grouped by hand',
  ungroup: 'Ungrouped by hand',
  order: 'Put in order by hand',
  duplicate: 'Duplicated by hand',
  remove: 'Removed by hand',
  crop: 'Cropped by hand',
  replace: 'Replaced by hand',
  section: 'Section moved by hand',
  style: 'Set otherwise by hand',
}

function describeOperation(operation: DirectOperation): string {
  if (operation.op === 'text') return `Text: “${operation.text}”`
  if (operation.op === 'palette') return `Colours: ${Object.values(operation.set).join(', ')}`
  if (operation.op === 'add')
    return operation.part === 'text' ? `Added: “${operation.text}”` : `Added: ${operation.part}`
  if (operation.op === 'brand') return 'In our brand'
  if (operation.op === 'name') return `Named: “${operation.name}”`
  if (operation.op === 'lock') return operation.locked ? 'Locked by hand' : 'Unlocked by hand'
  if (operation.op === 'add-section') return `Section added: ${operation.name}`
  if (operation.op === 'show') return operation.shown ? 'Shown by hand' : 'Hidden by hand'
  return BY_HAND[operation.op] ?? 'Changed by hand'
}

/** Changes by hand as the words that stand with the version. */
const describeOperations = (operations: DirectOperation[]): string =>
  [...new Set(operations.map(describeOperation))].join('; ').slice(0, 2000)

/** Answered when it is ready within a moment, with all of its designs. */
const wholeOf =
  (predictions: PredictionService) =>
  async (input: GenerationInput, { caller, request, signal }: Context<'guest or session'>) =>
    (await predictions.generate(input, caller, idempotencyKey(request), { early: false, signal })).prediction

export const predictionRoutes = (
  predictions: PredictionService,
): Pick<
  Handlers<Api>,
  | 'generateDesign'
  | 'getQuota'
  | 'stopGeneration'
  | 'operateDesign'
  | 'makeDesignSet'
  | 'repeatInSet'
  | 'getPrediction'
  | 'followPrediction'
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
  operateDesign: async ({ params, body }, context) => {
    const operations = body.operations as DirectOperation[]
    const words = describeOperations(operations)
    const input = {
      ...{ prompt: words, modificationPrompt: words, parentDesignId: params.id, operations },
      ...(body.picture && { image_input: [body.picture] }),
      ...(body.knownVersion !== undefined && { knownVersion: body.knownVersion }),
    }
    return wholeOf(predictions)(input, context)
  },
  makeDesignSet: async ({ params, body }, context) =>
    wholeOf(predictions)(await predictions.formatsOf(params.id, body.formats), context),
  repeatInSet: async ({ params }, context) => wholeOf(predictions)(await predictions.repeatOf(params.id), context),
  getPrediction: ({ params }) => predictions.get(params.id),
  followPrediction: ({ params }, { caller, seen, signal }) =>
    predictions.follow(params.id, seen.access === 'owner' ? null : caller, signal),
})
