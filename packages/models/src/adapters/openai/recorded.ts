/** OpenAI's answers: the Responses API and the Images API. */
import type { Recorded } from '../recorded.ts'

export const recorded: Recorded = {
  name: 'openai',
  base: '/openai/v1',
  key: { header: 'authorization', value: (key) => `Bearer ${key}` },
  model: 'gpt-5-mini',
  painter: 'gpt-image-1',
  routes: [
    {
      method: 'GET',
      path: /^\/models$/,
      answer: () => ({ body: { object: 'list', data: [{ id: 'gpt-5-mini', object: 'model' }] } }),
    },
    {
      method: 'POST',
      path: /^\/responses$/,
      paid: true,
      answer: ({ says, refuses }) => ({
        body: {
          id: 'resp_0a1b2c',
          object: 'response',
          created_at: 1_790_000_000,
          status: 'completed',
          error: null,
          incomplete_details: null,
          model: 'gpt-5-mini-2026-08-07',
          output: [
            {
              type: 'message',
              id: 'msg_0a1b2c',
              status: 'completed',
              role: 'assistant',
              content: refuses
                ? [{ type: 'refusal', refusal: 'I cannot help with that.' }]
                : [{ type: 'output_text', text: says, annotations: [], logprobs: [] }],
            },
          ],
          usage: {
            input_tokens: 1200,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: 300,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: 1500,
          },
        },
      }),
      streams: ({ refuses }) => ({
        named: true,
        before: [
          {
            type: 'response.created',
            sequence_number: 0,
            response: { id: 'resp_0a1b2c', created_at: 1_790_000_000, model: 'gpt-5-mini-2026-08-07' },
          },
          {
            ...{ type: 'response.output_item.added', sequence_number: 1, output_index: 0 },
            item: { type: 'message', id: 'msg_0a1b2c', status: 'in_progress', role: 'assistant', content: [] },
          },
        ],
        piece: (delta) => ({
          ...{ type: 'response.output_text.delta', item_id: 'msg_0a1b2c', output_index: 0, content_index: 0 },
          ...{ delta, sequence_number: 2 },
        }),
        after: [
          {
            ...{ type: 'response.output_item.done', sequence_number: 3, output_index: 0 },
            item: { type: 'message', id: 'msg_0a1b2c', status: 'completed', role: 'assistant', content: [] },
          },
          {
            type: refuses ? 'response.incomplete' : 'response.completed',
            sequence_number: 4,
            response: {
              ...{ id: 'resp_0a1b2c', incomplete_details: refuses ? { reason: 'content_filter' } : null },
              usage: {
                ...{ input_tokens: 1200, input_tokens_details: { cached_tokens: 0 }, output_tokens: 300 },
                ...{ output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 1500 },
              },
            },
          },
        ],
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
              body: {
                error: {
                  message: 'Your request was rejected by the safety system.',
                  type: 'image_generation_user_error',
                  param: null,
                  code: 'moderation_blocked',
                },
              },
            }
          : {
              body: {
                created: 1_790_000_000,
                data: [{ b64_json: picture }],
                usage: { input_tokens: 40, output_tokens: 1056, total_tokens: 1096 },
              },
            },
    },
  ],
}
