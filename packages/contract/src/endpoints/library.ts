/** Our own icons, drawings and marks, for whoever puts one into a design, and our fonts, for whoever writes in one. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { FileAnswer } from '../entities.ts'
import { text } from '../text.ts'

const KINDS = ['icon', 'drawing', 'mark'] as const

export const library = contract({
  searchLibrary: {
    method: 'GET',
    path: '/api/library',
    auth: 'none',
    category: 'Designs',
    summary: 'Our own icons, drawings and marks, searched by what they show',
    description:
      'The best first, of all kinds in turns. One of them goes into a design with `{"op":"add","part":"drawing","item":"…"}` of `POST /api/designs/:id/operations`.',
    query: z.object({
      q: text({ min: 1, max: 60 }).describe('What it is to show, in English: `sailing boat`.'),
      kind: z.enum(KINDS).optional().describe('Absent: all of them.'),
      count: z.coerce.number().int().min(1).max(48).default(24).describe('At most so many.'),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(KINDS),
          name: z.string(),
          svg: z.string().describe('How it looks, in a square. An icon takes a colour of the design.'),
          preview: z.string().describe('The address of the same as a picture (PNG, 160 × 160 pixels).'),
        }),
      ),
    }),
    limit: { perMinute: 120 },
  },
  getLibraryPicture: {
    method: 'GET',
    path: '/api/library/picture',
    auth: 'none',
    category: 'Designs',
    summary: 'One of our icons, drawings and marks as a small picture',
    description: 'A PNG of 160 × 160 pixels on white, for who cannot show the `svg` of `GET /api/library`.',
    query: z.object({ item: text({ min: 1, max: 200 }).describe('An id of `GET /api/library`.') }),
    response: FileAnswer,
    file: true,
    errors: ['not-found'],
    limit: { perMinute: 600 },
  },
  getLibraryFont: {
    method: 'GET',
    path: '/api/library/font',
    auth: 'none',
    category: 'Designs',
    summary: 'A file of one of our fonts (WOFF2)',
    description:
      'For who shows words of a design in their own typeface: `GET /api/designs/:id/setting` names the addresses.',
    query: z.object({
      family: text({ min: 1, max: 80 }),
      weight: z.coerce.number().int().min(1).max(1000),
      style: z.enum(['normal', 'italic']).default('normal').describe('Upright letters, or slanted ones.'),
      part: text({ min: 1, max: 40 }).describe('Which of its files: `latin`.'),
    }),
    response: FileAnswer,
    file: true,
    errors: ['not-found'],
    limit: { perMinute: 600 },
  },
})
