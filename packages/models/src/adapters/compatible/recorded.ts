/** What servers answer that speak OpenAI's older protocol: chat completions and images. */
import type { Recorded } from '../recorded.ts'

const chunk = (more: object) => ({
  ...{ id: 'chatcmpl-123', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'llama3.2' },
  ...more,
})

export const recorded: Recorded = {
  name: 'compatible',
  base: '/compatible/v1',
  key: { header: 'authorization', value: (key) => `Bearer ${key}` },
  model: 'llama3.2',
  routes: [
    {
      method: 'GET',
      path: /^\/models$/,
      answer: () => ({ body: { object: 'list', data: [{ id: 'llama3.2', object: 'model' }] } }),
    },
    {
      method: 'POST',
      path: /^\/chat\/completions$/,
      paid: true,
      answer: ({ says, refuses }) => ({
        body: {
          id: 'chatcmpl-123',
          object: 'chat.completion',
          created: 1_790_000_000,
          model: 'llama3.2',
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: refuses ? '' : says },
              finish_reason: refuses ? 'content_filter' : 'stop',
            },
          ],
          usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
        },
      }),
      streams: ({ refuses }) => ({
        before: [chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] })],
        piece: (content) => chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
        after: [
          chunk({ choices: [{ index: 0, delta: {}, finish_reason: refuses ? 'content_filter' : 'stop' }] }),
          chunk({ choices: [], usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 } }),
        ],
        end: '[DONE]',
      }),
    },
    {
      method: 'POST',
      path: /^\/images\/generations$/,
      paid: true,
      answer: ({ picture, refuses }) =>
        refuses
          ? {
              status: 400,
              body: { error: { message: 'Blocked.', type: 'invalid_request_error', code: 'content_policy_violation' } },
            }
          : { body: { created: 1_790_000_000, data: [{ b64_json: picture }] } },
    },
  ],
}
