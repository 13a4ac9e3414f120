/** Replicate: jobs over HTTP. https://replicate.com/docs/reference/http */
import { z } from 'zod'
import { jobPainter, type Protocol } from '../../painting/by-job.ts'
import { promptOf, ratioFor } from '../../painting/request.ts'
import { ModelFault } from '../../wire/fault.ts'
import { type Adapter, bearer, connectionOf, type Settings } from '../adapter.ts'

const Job = z.object({
  id: z.string(),
  status: z.string(),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.string().nullish(),
})
const jobIn = (answer: unknown) => {
  const job = Job.safeParse(answer)
  if (!job.success) throw new ModelFault('malformed', 'no job')
  return job.data
}
const headersOf = ({ key = '' }: Settings) => bearer(key)

/** 'owner/name' is the newest of it, 'owner/name:version' is one that stays. */
function addressOf(model: string): { path: string; version?: string } {
  const [name = '', version] = model.split(':')
  return version ? { path: '/predictions', version } : { path: `/models/${name}/predictions` }
}

const protocol = (settings: Settings): Protocol => ({
  can: { sizes: { longest: 2048 }, imageIn: false, vector: true, alpha: false, seed: true },
  async begin(line, wish) {
    const { path, version } = addressOf(settings.model)
    const input = {
      prompt: promptOf(wish),
      aspect_ratio: ratioFor(wish),
      ...(wish.seed !== undefined && { seed: wish.seed }),
    }
    const body = JSON.stringify({ ...(version && { version }), input })
    return jobIn(await line.json(path, { method: 'POST', headers: headersOf(settings), body })).id
  },
  async look(line, jobId) {
    const job = jobIn(await line.json(`/predictions/${jobId}`, { headers: headersOf(settings) }))
    const [picture] = [job.output ?? []].flat()
    if (job.status === 'succeeded') {
      if (!picture) throw new ModelFault('malformed', 'a job without a picture')
      return { state: 'done', picture }
    }
    if (job.status === 'starting' || job.status === 'processing' || job.status === 'queued') return { state: 'working' }
    throw new ModelFault(
      /nsfw|safety|sensitive|flagged/i.test(job.error ?? '') ? 'refused' : 'broken',
      `job ${job.status}`,
    )
  },
  async cancel(line, jobId) {
    await line.json(`/predictions/${jobId}/cancel`, { method: 'POST', headers: headersOf(settings) })
  },
})

export const replicate: Adapter = {
  name: 'replicate',
  label: 'Replicate',
  base: 'https://api.replicate.com/v1',
  needsKey: true,
  painter: (settings) => jobPainter(connectionOf(settings, ['replicate.delivery']), protocol(settings)),
  probe: { path: '/account', headers: bearer },
}
