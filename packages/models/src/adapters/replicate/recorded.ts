/** Replicate's answers: a job from 'starting' to its end, and the file that it names. */
import type { Recorded } from '../recorded.ts'

const ID = 'gm3qorzdhgbfurvjtvhg6dckhu'

/** Some of its models draw SVG. */
const fileOf = (body: Buffer) => ({ type: body.includes('<svg') ? 'image/svg+xml' : 'image/png', body })

export const recorded: Recorded = {
  name: 'replicate',
  base: '/replicate/v1',
  key: { header: 'authorization', value: (key) => `Bearer ${key}` },
  model: 'black-forest-labs/flux-schnell',
  routes: [
    {
      method: 'GET',
      path: /^\/account$/,
      answer: () => ({ body: { type: 'organization', username: 'acme', name: 'Acme' } }),
    },
    {
      method: 'POST',
      path: /^(?:\/models\/[\w-]+\/[\w-]+)?\/predictions$/,
      paid: true,
      answer: () => ({
        status: 201,
        body: { id: ID, model: 'black-forest-labs/flux-schnell', status: 'starting', output: null, error: null },
      }),
    },
    {
      method: 'GET',
      path: /^\/predictions\/\w+$/,
      answer: ({ base, looks, refuses }) => ({
        body:
          looks === 0
            ? { id: ID, status: 'processing', output: null, error: null }
            : refuses
              ? {
                  id: ID,
                  status: 'failed',
                  output: null,
                  error: 'NSFW content detected. Try running it again, or try a different prompt.',
                }
              : {
                  id: ID,
                  status: 'succeeded',
                  output: [`${base}/files/out-0.png`],
                  error: null,
                  metrics: { predict_time: 0.9 },
                },
      }),
    },
    { method: 'POST', path: /^\/predictions\/\w+\/cancel$/, answer: () => ({ body: { id: ID, status: 'canceled' } }) },
    {
      method: 'GET',
      path: /^\/files\/out-0\.png$/,
      file: true,
      answer: ({ picture }) => fileOf(Buffer.from(picture, 'base64')),
    },
  ],
}
