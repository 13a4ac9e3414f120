import { z } from 'zod'
import { contract } from '../define.ts'
import { Design, Intent, Prediction } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { guestProjectId, id, image, line, text } from '../text.ts'
import { ChosenModels } from './models.ts'
import { contradictions, knownVersion, parameters } from './parameters.ts'

export const generation = contract({
  generateDesign: {
    method: 'POST',
    path: '/api/generate-design',
    auth: 'guest or session',
    category: 'Generation',
    summary: 'Make designs from words',
    description:
      'Without a `projectId` it begins a project of its own, named after the prompt. Answers `succeeded` with the designs when they are ready within about two seconds, otherwise `processing`: then follow GET /api/prediction/{id} or its events. With `parentDesignId` and `modificationPrompt` it makes the next version of that design; without, a prompt such as "make the second one dark green" is understood as an edit of the newest designs of the project. Talk ("what can you do?") and what somebody tells of themselves are answered in `message` alone; for a wish that could be either, `choices` holds both, to be sent again with their `intent`. With `models.whole` the image model makes the whole picture from your words: one design, as shapes where it is flat, whose words nobody has checked. Values (`kind`, `format`, `palette`, …) override what the words say.',
    headers: {
      'Idempotency-Key': 'Up to 200 characters. Sent twice with the same key, the design is made once.',
      Prefer:
        '`respond-async`: answered with the first concept that is painted, as `processing`; the rest is followed.',
    },
    body: z
      .strictObject({
        prompt: line(100_000)
          .optional()
          .describe('What is wanted, in words. It may be left out where there is a `sheet`.'),
        ...parameters,
        image_input: z
          .union([image.transform((value) => [value]), z.array(image).max(1, 'may be one at most')])
          .optional(),
        projectId: z.union([id, guestProjectId], 'must be the id of a project').nullish(),
        parentDesignId: id.nullish(),
        parentDesignUrl: text({ max: 2000 }).nullish(),
        modificationPrompt: text({ max: 100_000 }).nullish(),
        knownVersion,
        /** The design that the visitor looks at: what "it" means. */
        selectedDesignId: id.nullish(),
        /** The part of that design that is selected (GET /api/designs/{id}/parts): what "it" means of it. */
        selectedPartId: text({ min: 1, max: 200 }).nullish(),
        near: z
          .array(id)
          .min(2)
          .max(4)
          .refine((ids) => new Set(ids).size === ids.length, 'must be different designs')
          .optional()
          .describe(
            'Two to four of your designs: the new ones keep what those have in common and deal the rest of their layouts, marks, colours and letters anew. Words, kind and format are those of the first, so that no kind, format, size, count, style, palette, sheet or brand kit is said beside it; `understood` says what each took from which. The prompt is only what the conversation shows.',
          ),
        brand: id
          .nullish()
          .describe(
            'One of your brand kits (GET /api/brand-kits), which new designs wear where the words say nothing else: its colours by their roles, its typefaces, its logo, its tone, and its facts where the words ask for them. Changes of a design leave it aside.',
          ),
        /** Whether the words change a design that is there or ask for a new one; absent: the words decide. */
        intent: Intent.optional(),
        /** The models that help, from GET /api/models; remembered with the project where its owner asks. Absent: those that were chosen for it. */
        models: ChosenModels.optional(),
      })
      .superRefine((said, context) => {
        for (const { field, message } of contradictions(said))
          context.addIssue({ code: 'custom', path: [field], message })
      }),
    response: Prediction,
    maxBody: 16_000_000,
    errors: [
      'not-found',
      'forbidden',
      'conflict',
      'too-large',
      'unsupported-media',
      'unprocessable',
      'payment-required',
    ],
    limit: { perMinute: 30 },
    example: { prompt: 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern' },
  },
  getQuota: {
    method: 'GET',
    path: '/api/quota',
    auth: 'guest or session',
    category: 'Generation',
    summary: 'How many new designs you may ask for this month',
    description:
      'Where a limit is set, a prompt for new designs counts once, however many concepts it brings; changes, questions and failures do not. Past the limit, POST /api/generate-design answers 402.',
    response: z.object({
      /** Null: any number. */
      limit: z.int().nullable(),
      used: z.int(),
      /** When the count begins anew. */
      resetsAt: z.iso.datetime(),
    }),
  },
  stopGeneration: {
    method: 'POST',
    path: '/api/generate-design/stop',
    auth: 'guest or session',
    category: 'Generation',
    summary: 'Stop a generation',
    description:
      'Names it by the Idempotency-Key that it was asked for with. It ends as `failed` and leaves no designs; one that has ended already stays as it is.',
    body: z.strictObject({ key: line(200) }),
    response: Prediction,
    errors: ['not-found'],
    example: { key: '4f1c0de5b7a94a0e' },
  },
  getPrediction: {
    method: 'GET',
    path: '/api/prediction/:id',
    auth: 'none',
    subject: { noun: 'prediction', param: 'id', access: 'viewer' },
    category: 'Generation',
    summary: 'The state of a generation',
    description: 'Open to whoever started it: the session, or the guest token.',
    params: z.object({ id }),
    response: Prediction,
  },
  followPrediction: {
    method: 'GET',
    path: '/api/prediction/:id/events',
    auth: 'none',
    subject: { noun: 'prediction', param: 'id', access: 'viewer' },
    category: 'Generation',
    summary: 'Follow a generation (server-sent events)',
    description:
      'One event a change, each concept as soon as it is painted (`progress.concepts`); the last one is `succeeded` or `failed`, then the stream ends.',
    params: z.object({ id }),
    response: Prediction,
    stream: true,
  },
  getDesign: {
    method: 'GET',
    path: '/api/designs/:id',
    auth: 'none',
    subject: { noun: 'design', param: 'id', access: 'public or viewer' },
    category: 'Designs',
    summary: 'One design, with the latest versions of its line',
    description: `The versions oldest first; earlier ones are on further pages. ${PAGED}`,
    params: z.object({ id }),
    query: z.object(paging(PAGE_LIMITS.versions)),
    response: z.object({ design: Design, versions: z.array(Design) }),
  },
})
