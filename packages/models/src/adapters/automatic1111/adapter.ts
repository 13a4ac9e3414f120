/** A Stable Diffusion server of one's own: the API of AUTOMATIC1111's web UI (and of Forge and SD.Next). */
import { z } from 'zod'
import { negativeOf, promptOf, sizeFor } from '../../painting/request.ts'
import { type Abilities, NO_USAGE, type Painter } from '../../ports.ts'
import { ModelFault } from '../../wire/fault.ts'
import { outcomeOf } from '../../wire/outcome.ts'
import { type Adapter, bearer, connectionOf, type Settings } from '../adapter.ts'

const CAN: Abilities = { sizes: { longest: 1024 }, imageIn: false, vector: false, alpha: false, seed: true }
const Answer = z.object({ images: z.array(z.string()).min(1) })
const STEPS = 28

function painter(settings: Settings): Painter {
  const wire = connectionOf(settings)
  const headers = bearer(settings.key ?? '')
  return {
    can: CAN,
    start: (wish, call) =>
      outcomeOf(wire, call, async (line) => {
        const [width, height] = sizeFor(CAN, wish)
        const body = JSON.stringify({
          ...{ prompt: promptOf(wish), negative_prompt: negativeOf(wish), width, height, steps: STEPS },
          ...{ seed: wish.seed ?? -1, n_iter: 1, batch_size: 1 },
          ...(settings.model !== 'default' && { override_settings: { sd_model_checkpoint: settings.model } }),
        })
        const answer = Answer.safeParse(await line.json('/sdapi/v1/txt2img', { method: 'POST', headers, body }))
        const [picture] = answer.data?.images ?? []
        if (!picture) throw new ModelFault('malformed', 'no picture')
        return {
          value: { bytes: new Uint8Array(Buffer.from(picture, 'base64')), type: 'image/png' },
          usage: { ...NO_USAGE, images: 1 },
        }
      }),
    resume: async () => ({ ok: false, why: 'malformed', detail: 'it has no jobs', usage: NO_USAGE }),
    cancel: async () => {},
  }
}

export const automatic1111: Adapter = {
  name: 'automatic1111',
  label: 'Stable Diffusion (AUTOMATIC1111)',
  base: null,
  needsKey: false,
  painter,
  probe: { path: '/sdapi/v1/options', headers: bearer },
}
