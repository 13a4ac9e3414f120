/** Google's answers: generateContent, for words and for pictures. */
import type { Recorded } from '../recorded.ts'

export const recorded: Recorded = {
  name: 'google',
  base: '/google/v1beta',
  key: { header: 'x-goog-api-key', value: (key) => key },
  model: 'gemini-2.5-flash',
  painter: 'gemini-2.5-flash-image',
  routes: [
    { method: 'GET', path: /^\/models$/, answer: () => ({ body: { models: [{ name: 'models/gemini-2.5-flash' }] } }) },
    {
      method: 'POST',
      path: /^\/models\/[\w.-]+-image:generateContent$/,
      paid: true,
      answer: ({ picture, refuses }) => ({
        body: {
          candidates: [
            refuses
              ? { finishReason: 'IMAGE_SAFETY', index: 0, safetyRatings: [] }
              : {
                  content: { parts: [{ inlineData: { mimeType: 'image/png', data: picture } }], role: 'model' },
                  finishReason: 'STOP',
                  index: 0,
                },
          ],
          usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 1290, totalTokenCount: 1330 },
          modelVersion: 'gemini-2.5-flash-image',
        },
      }),
    },
    {
      method: 'POST',
      path: /^\/models\/[\w.-]+:(?:generateContent|streamGenerateContent)$/,
      paid: true,
      streams: ({ refuses }) => ({
        before: [],
        piece: (text) => ({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
        after: [
          {
            candidates: [
              { content: { parts: [], role: 'model' }, finishReason: refuses ? 'SAFETY' : 'STOP', index: 0 },
            ],
            usageMetadata: { promptTokenCount: 1200, candidatesTokenCount: 300, totalTokenCount: 1500 },
            modelVersion: 'gemini-2.5-flash',
          },
        ],
      }),
      answer: ({ says, refuses }) => ({
        body: {
          candidates: [
            refuses
              ? { finishReason: 'SAFETY', index: 0, safetyRatings: [] }
              : { content: { parts: [{ text: says }], role: 'model' }, finishReason: 'STOP', index: 0 },
          ],
          usageMetadata: { promptTokenCount: 1200, candidatesTokenCount: 300, totalTokenCount: 1500 },
          modelVersion: 'gemini-2.5-flash',
        },
      }),
    },
  ],
}
