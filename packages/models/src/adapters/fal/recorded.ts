/** fal's answers: a request in the queue, its status, its result, and the file that it names. */
import type { Recorded } from '../recorded.ts'

const ID = '764cabcf-b745-4b3e-ae38-1200304cf45b'

export const recorded: Recorded = {
  name: 'fal',
  base: '/fal',
  key: { header: 'authorization', value: (key) => `Key ${key}` },
  model: 'fal-ai/flux/schnell',
  routes: [
    {
      method: 'GET',
      path: /^\/fal-ai\/flux\/requests\/0{8}-[0-]+\/status$/,
      answer: () => ({ status: 404, body: { detail: 'Request not found' } }),
    },
    {
      method: 'POST',
      path: /^\/fal-ai\/flux\/schnell$/,
      paid: true,
      answer: () => ({ body: { status: 'IN_QUEUE', request_id: ID, queue_position: 0 } }),
    },
    {
      method: 'GET',
      path: /^\/fal-ai\/flux\/requests\/[\w-]+\/status$/,
      answer: ({ looks }) => ({ body: looks === 0 ? { status: 'IN_PROGRESS' } : { status: 'COMPLETED' } }),
    },
    {
      method: 'GET',
      path: /^\/fal-ai\/flux\/requests\/[\w-]+$/,
      answer: ({ base, refuses }) => ({
        body: {
          images: [{ url: `${base}/files/a.png`, width: 1024, height: 768, content_type: 'image/png' }],
          timings: { inference: 0.3 },
          seed: 42,
          has_nsfw_concepts: [refuses],
          prompt: '',
        },
      }),
    },
    { method: 'PUT', path: /\/cancel$/, answer: () => ({ status: 202, body: { status: 'CANCELLATION_REQUESTED' } }) },
    {
      method: 'GET',
      path: /^\/files\/a\.png$/,
      file: true,
      answer: ({ picture }) => ({ type: 'image/png', body: Buffer.from(picture, 'base64') }),
    },
  ],
}
