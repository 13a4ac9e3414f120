/** Anthropic's answers: the Messages API. */
import type { Recorded } from '../recorded.ts'

export const recorded: Recorded = {
  name: 'anthropic',
  base: '/anthropic/v1',
  key: { header: 'x-api-key', value: (key) => key },
  model: 'claude-haiku-4-5',
  routes: [
    {
      method: 'GET',
      path: /^\/models$/,
      answer: () => ({ body: { data: [{ type: 'model', id: 'claude-haiku-4-5' }], has_more: false } }),
    },
    {
      method: 'POST',
      path: /^\/messages$/,
      paid: true,
      answer: ({ says, refuses }) => ({
        body: {
          id: 'msg_01ABC',
          type: 'message',
          role: 'assistant',
          model: 'claude-haiku-4-5',
          content: refuses ? [] : [{ type: 'text', text: says }],
          stop_reason: refuses ? 'refusal' : 'end_turn',
          stop_sequence: null,
          usage: { input_tokens: 1200, output_tokens: 300, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
        },
      }),
      streams: ({ refuses }) => ({
        named: true,
        before: [
          {
            type: 'message_start',
            message: {
              ...{ id: 'msg_01ABC', type: 'message', role: 'assistant', model: 'claude-haiku-4-5', content: [] },
              ...{ stop_reason: null, stop_sequence: null },
              usage: {
                ...{ input_tokens: 1200, output_tokens: 1 },
                ...{ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
              },
            },
          },
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          { type: 'ping' },
        ],
        piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
        after: [
          { type: 'content_block_stop', index: 0 },
          {
            type: 'message_delta',
            delta: { stop_reason: refuses ? 'refusal' : 'end_turn', stop_sequence: null },
            usage: { output_tokens: 300 },
          },
          { type: 'message_stop' },
        ],
      }),
    },
  ],
}
