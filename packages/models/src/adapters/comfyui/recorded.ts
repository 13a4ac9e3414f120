/** ComfyUI's answers: a queued graph, its history, and the file that it names. */
import type { Recorded } from '../recorded.ts'

const ID = 'b9f5a1c2-6d1e-4f6b-8a53-0c6f4f7c1d11'

export const recorded: Recorded = {
  name: 'comfyui',
  base: '/comfyui',
  key: { header: 'authorization', value: (key) => `Bearer ${key}` },
  model: 'sd_xl_base_1.0.safetensors',
  routes: [
    {
      method: 'GET',
      path: /^\/system_stats$/,
      answer: () => ({ body: { system: { comfyui_version: '0.3.60' }, devices: [] } }),
    },
    {
      method: 'POST',
      path: /^\/prompt$/,
      paid: true,
      answer: ({ refuses }) =>
        refuses
          ? { status: 403, body: { error: { type: 'content_policy', message: 'Not here.' }, node_errors: {} } }
          : { body: { prompt_id: ID, number: 3, node_errors: {} } },
    },
    {
      method: 'GET',
      path: /^\/history\/[\w-]+$/,
      answer: ({ looks }) => ({
        body:
          looks === 0
            ? {}
            : {
                [ID]: {
                  status: { status_str: 'success', completed: true, messages: [] },
                  outputs: { kept: { images: [{ filename: 'limner_00001_.png', subfolder: '', type: 'output' }] } },
                },
              },
      }),
    },
    { method: 'POST', path: /^\/queue$/, answer: () => ({ body: {} }) },
    {
      method: 'GET',
      path: /^\/view$/,
      file: true,
      answer: ({ picture }) => ({ type: 'image/png', body: Buffer.from(picture, 'base64') }),
    },
  ],
}
