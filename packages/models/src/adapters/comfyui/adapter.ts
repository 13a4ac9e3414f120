/** ComfyUI: a graph is queued and its picture fetched. The model is the name of a checkpoint. */
import { z } from 'zod'
import { jobPainter, type Protocol } from '../../painting/by-job.ts'
import { negativeOf, promptOf, sizeFor } from '../../painting/request.ts'
import type { Abilities, Painting } from '../../ports.ts'
import { ModelFault } from '../../wire/fault.ts'
import { type Adapter, bearer, connectionOf, type Settings } from '../adapter.ts'

const CAN: Abilities = { sizes: { longest: 1024 }, imageIn: false, vector: false, alpha: false, seed: true }
const STEPS = 28
const Queued = z.object({ prompt_id: z.string() })
const File = z.object({ filename: z.string(), subfolder: z.string().default(''), type: z.string().default('output') })
const History = z.record(
  z.string(),
  z.object({
    status: z.object({ status_str: z.string() }).nullish(),
    outputs: z.record(z.string(), z.object({ images: z.array(File).nullish() })).default({}),
  }),
)

/** The plain graph of a checkpoint: words in, one picture out. */
function graphOf(checkpoint: string, wish: Painting) {
  const [width, height] = sizeFor(CAN, wish)
  const words = (text: string) => ({ class_type: 'CLIPTextEncode', inputs: { clip: ['model', 1], text } })
  return {
    model: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: checkpoint } },
    wanted: words(promptOf(wish)),
    unwanted: words(negativeOf(wish)),
    canvas: { class_type: 'EmptyLatentImage', inputs: { width, height, batch_size: 1 } },
    sampler: {
      class_type: 'KSampler',
      inputs: {
        ...{ model: ['model', 0], positive: ['wanted', 0], negative: ['unwanted', 0], latent_image: ['canvas', 0] },
        ...{ seed: wish.seed ?? 1, steps: STEPS, cfg: 7, sampler_name: 'euler', scheduler: 'normal', denoise: 1 },
      },
    },
    decoded: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['model', 2] } },
    kept: { class_type: 'SaveImage', inputs: { images: ['decoded', 0], filename_prefix: 'limner' } },
  }
}

const protocol = ({ base, key = '', model }: Settings): Protocol => {
  const headers = bearer(key)
  const post = (body: unknown): RequestInit => ({ method: 'POST', headers, body: JSON.stringify(body) })
  return {
    can: CAN,
    async begin(line, wish) {
      const queued = Queued.safeParse(await line.json('/prompt', post({ prompt: graphOf(model, wish) })))
      if (!queued.success) throw new ModelFault('malformed', 'no job')
      return queued.data.prompt_id
    },
    async look(line, jobId) {
      const history = History.safeParse(await line.json(`/history/${jobId}`, { headers }))
      if (!history.success) throw new ModelFault('malformed', 'no history')
      const job = history.data[jobId]
      if (!job) return { state: 'working' }
      const [file] = Object.values(job.outputs).flatMap(({ images }) => images ?? [])
      if (file) return { state: 'done', picture: `${base.replace(/\/+$/, '')}/view?${new URLSearchParams(file)}` }
      if (job.status?.status_str === 'error') throw new ModelFault('broken', 'the graph failed')
      return { state: 'working' }
    },
    async cancel(line, jobId) {
      await line.json('/queue', post({ delete: [jobId] }))
    },
  }
}

export const comfyui: Adapter = {
  name: 'comfyui',
  label: 'ComfyUI',
  base: null,
  needsKey: false,
  painter: (settings) => jobPainter(connectionOf(settings), protocol(settings)),
  probe: { path: '/system_stats', headers: bearer },
}
