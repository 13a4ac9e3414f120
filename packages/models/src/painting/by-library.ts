/** Painters whose picture comes with the answer, through the library. */
import { generateImage, type ImageModel } from 'ai'
import type { Abilities, Painter } from '../ports.ts'
import { ModelFault } from '../wire/fault.ts'
import { type Connection, outcomeOf } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'
import { promptOf, ratioFor, sizeFor } from './request.ts'

/** Pictures without a ground, as OpenAI has them. */
const CLEAR = { openai: { background: 'transparent', output_format: 'png' } }

/** @param by what the provider is told of the form: pixels or a proportion */
export function libraryPainter(
  wire: Connection,
  can: Abilities,
  by: 'size' | 'ratio',
  model: (line: Transport) => ImageModel,
): Painter {
  return {
    can,
    start: (wish, call) =>
      outcomeOf(wire, call, async (line) => {
        const [width, height] = sizeFor(can, wish)
        const { image, warnings } = await generateImage({
          ...{ model: model(line), prompt: promptOf(wish, can.alpha), maxRetries: 0, abortSignal: call.signal },
          ...(by === 'size' ? { size: `${width}x${height}` as const } : { aspectRatio: ratioFor(wish) }),
          ...(can.alpha && wish.alone && { providerOptions: CLEAR }),
          ...(can.seed && wish.seed !== undefined && { seed: wish.seed }),
        }).catch((error: unknown) => {
          // An answer without a picture, and without a fault: it would not paint this.
          if (
            error instanceof Error &&
            error.name === 'AI_NoImageGeneratedError' &&
            !(error.cause instanceof ModelFault)
          )
            throw new ModelFault('refused', 'no picture')
          throw error
        })
        return {
          value: { bytes: image.uint8Array, type: image.mediaType },
          usage: { inputTokens: 0, outputTokens: 0, images: 1 },
          warnings: warnings.map(({ type }) => type),
        }
      }),
    // Nothing goes on there once the answer is given up: there is nothing to wait for.
    resume: async () => ({
      ok: false,
      why: 'malformed',
      detail: 'it has no jobs',
      usage: { inputTokens: 0, outputTokens: 0, images: 0 },
    }),
    cancel: async () => {},
  }
}
