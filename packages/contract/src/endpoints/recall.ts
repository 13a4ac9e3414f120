/** Finding again: designs by words, what a project came to, what is remembered of a person. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Design, Done } from '../entities.ts'
import { TEXT_LIMITS, VALUE_LIMITS } from '../limits.ts'
import { cursor, PAGED } from '../paging.ts'
import { id, text } from '../text.ts'

const whole = (max: number, fallback: number) => z.coerce.number().int().min(1).max(max).default(fallback)

const Colour = z.object({ hex: z.string(), designs: z.int().describe('How many designs use it.') })

export const recall = contract({
  searchDesigns: {
    method: 'GET',
    path: '/api/designs/search',
    auth: 'guest or session',
    category: 'Designs',
    summary: 'Search your designs',
    description: `Only your own, each version of them; all where nothing is looked for. \`search\` looks into titles and prompts, \`category\` is a kind such as logo, \`tags\` are words separated by commas that must all occur, \`dateRange\` is a number of days, weeks or months such as 7d, 2w or 3m. ${PAGED}`,
    query: z.object({
      search: text({ max: TEXT_LIMITS.search }).default(''),
      category: z.enum(['logo', 'website', 'business-card', 'poster', 'icon', 'banner']).optional(),
      tags: text({ max: 200 }).default(''),
      dateRange: z
        .string()
        .regex(/^[1-9]\d{0,2}[dwm]$/, 'must be a number of days, weeks or months, such as 7d, 2w or 3m')
        .optional(),
      sortBy: z.enum(['createdAt', 'title', 'category']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      page: whole(10_000, 1).describe('Which page of the list.'),
      limit: whole(VALUE_LIMITS.found, 20).describe('How many entries a page has.'),
      cursor,
    }),
    response: z.object({ designs: z.array(Design), total: z.int(), totalPages: z.int() }),
  },
  summarizeProject: {
    method: 'POST',
    path: '/api/projects/:id/summarize',
    auth: 'guest or session',
    subject: { noun: 'project', param: 'id', access: 'public or viewer' },
    category: 'Projects',
    summary: 'What was asked for, what was decided, what is open',
    params: z.object({ id }),
    response: z.object({
      /** A few sentences. */
      summary: z.string(),
      /** What was asked for, oldest first. */
      asked: z.array(z.string()),
      /** What changed from version to version. */
      decided: z.array(z.string()),
      /** The latest version of each design. */
      designs: z.array(
        z.object({
          id,
          title: z.string(),
          category: z.string(),
          versionNumber: z.int(),
          colours: z.array(z.string()),
          typefaces: z.array(z.string()),
        }),
      ),
      /** Wishes for which no design has come yet. */
      open: z.array(z.string()),
    }),
    limit: { perMinute: 60 },
  },
  memoryContext: {
    method: 'GET',
    path: '/api/memory/context',
    auth: 'guest or session',
    category: 'Memory',
    summary: 'What is remembered about you that matters for a prompt',
    description: 'Read from your own designs and wishes at the time of asking: what you delete is forgotten.',
    query: z.object({ prompt: text({ max: 2000 }).default('') }),
    response: z.object({
      /** Names that designs were made for; those in the prompt first. */
      brands: z.array(z.object({ name: z.string(), colours: z.array(z.string()), typefaces: z.array(z.string()) })),
      /** Leading colours, the most used first. */
      colours: z.array(Colour),
      typefaces: z.array(z.object({ family: z.string(), designs: z.int().describe('How many designs use it.') })),
      /** Past designs that have words in common with the prompt, the closest first. */
      designs: z.array(Design),
      /** Colours that you called yours, in your own words. */
      ownColours: z.array(z.string()),
      likes: z.array(z.string()),
      dislikes: z.array(z.string()),
    }),
    limit: { perMinute: 60 },
  },
  listMemory: {
    method: 'GET',
    path: '/api/memory',
    auth: 'session',
    category: 'Memory',
    summary: 'What is remembered about you, item by item',
    description:
      'New designs use it where the prompt does not say otherwise, and tell you so. Empty if you have turned it off (PATCH /api/user, `remember`).',
    response: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['brand', 'name', 'colour', 'like', 'dislike']),
        /** The name, or what you said. */
        text: z.string(),
        /** Of a brand. */
        colours: z.array(z.string()),
        typefaces: z.array(z.string()),
        /** When it was said or made last. */
        since: z.iso.datetime(),
      }),
    ),
  },
  forgetMemory: {
    method: 'POST',
    path: '/api/memory/forget',
    auth: 'session',
    category: 'Memory',
    summary: 'Forget one item, or everything so far',
    description: 'Your designs stay. What you say or make later is remembered again.',
    body: z.strictObject({ id: text({ min: 1, max: 200 }).optional() }),
    response: Done,
    limit: { perMinute: 60 },
    example: { id: 'dislike:serif fonts' },
  },
})
