/** Designs as code. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { id, text } from '../text.ts'

export const coding = contract({
  generateCode: {
    method: 'POST',
    path: '/api/generate-code',
    auth: 'guest or session',
    category: 'Generation',
    summary: 'A design as a React component',
    description:
      'The design is named by `designId`, or by the address of its picture. Web pages are responsive and styled with Tailwind, logos and icons are SVG, cards, posters and banners scale as one thing.',
    body: z.object({
      imageUrl: text({ max: 2000 }),
      designId: id.nullish(),
    }),
    response: z.object({
      code: z.string(),
      componentName: z.string(),
      /** npm packages that the code imports. */
      dependencies: z.array(z.string()),
    }),
    errors: ['not-found', 'forbidden', 'unprocessable'],
    limit: { perMinute: 60 },
    example: { imageUrl: '/media/0b7c3a1e-6f2d-4c58-9a41-d0a5e8f3b6c2.png' },
  },
})
