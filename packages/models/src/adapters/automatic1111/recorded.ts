/** Answers of AUTOMATIC1111's web UI; it refuses nothing, so a refusal here is one of a proxy before it. */
import type { Recorded } from '../recorded.ts'

export const recorded: Recorded = {
  name: 'automatic1111',
  base: '/automatic1111',
  key: { header: 'authorization', value: (key) => `Bearer ${key}` },
  model: 'default',
  routes: [
    { method: 'GET', path: /^\/sdapi\/v1\/options$/, answer: () => ({ body: { sd_model_checkpoint: 'v1-5' } }) },
    {
      method: 'POST',
      path: /^\/sdapi\/v1\/txt2img$/,
      paid: true,
      answer: ({ picture, refuses }) =>
        refuses
          ? { status: 403, body: { error: { code: 'content_policy', message: 'Not here.' } } }
          : { body: { images: [picture], parameters: {}, info: '{"seed": 42}' } },
    },
  ],
}
