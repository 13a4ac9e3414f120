/** fal: a queue over HTTP. https://docs.fal.ai/model-endpoints/queue */
import { z } from 'zod'
import { jobPainter, type Protocol } from '../../painting/by-job.ts'
import { promptOf, sizeFor } from '../../painting/request.ts'
import type { Abilities } from '../../ports.ts'
import { ModelFault } from '../../wire/fault.ts'
import { type Adapter, connectionOf, type Settings } from '../adapter.ts'

const CAN: Abilities = { sizes: { longest: 1536 }, imageIn: false, vector: true, alpha: false, seed: true }
const Queued = z.object({ request_id: z.string() })
const Status = z.object({ status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']), error: z.unknown().optional() })
const Result = z.object({
  images: z.array(z.object({ url: z.string() })).min(1),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
  seed: z.number().nullish(),
})

function read<T>(type: z.ZodType<T>, answer: unknown): T {
  const result = type.safeParse(answer)
  if (!result.success) throw new ModelFault('malformed', 'an answer of another form')
  return result.data
}

const authorised = (key: string): Record<string, string> => ({ authorization: `Key ${key}` })

const protocol = ({ key = '', model }: Settings): Protocol => {
  const headers = authorised(key)
  // Requests are kept with the application, the first two parts of a model's name.
  const requests = `/${model.split('/').slice(0, 2).join('/')}/requests`
  return {
    can: CAN,
    async begin(line, wish) {
      const [width, height] = sizeFor(CAN, wish)
      const body = JSON.stringify({
        ...{ prompt: promptOf(wish), image_size: { width, height }, num_images: 1 },
        ...(wish.seed !== undefined && { seed: wish.seed }),
      })
      return read(Queued, await line.json(`/${model}`, { method: 'POST', headers, body })).request_id
    },
    async look(line, jobId) {
      const { status, error } = read(Status, await line.json(`${requests}/${jobId}/status`, { headers }))
      if (status !== 'COMPLETED') return { state: 'working' }
      if (error) throw new ModelFault('broken', 'the job failed')
      const {
        images,
        has_nsfw_concepts: flags,
        seed,
      } = read(Result, await line.json(`${requests}/${jobId}`, { headers }))
      if (flags?.some(Boolean)) throw new ModelFault('refused', 'flagged')
      return { state: 'done', picture: images[0]?.url ?? '', ...(typeof seed === 'number' && { seed }) }
    },
    async cancel(line, jobId) {
      await line.json(`${requests}/${jobId}/cancel`, { method: 'PUT', headers })
    },
  }
}

export const fal: Adapter = {
  name: 'fal',
  label: 'fal',
  base: 'https://queue.fal.run',
  needsKey: true,
  painter: (settings) => jobPainter(connectionOf(settings, ['fal.media']), protocol(settings)),
  // It has no question of this sort: a request that is not there is refused by the key first.
  probe: { path: '/fal-ai/flux/requests/00000000-0000-0000-0000-000000000000/status', headers: authorised },
}
