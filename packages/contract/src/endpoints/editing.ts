/** Direct editing: what of a design can be changed by hand, and changing it. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Prediction } from '../entities.ts'
import { id, image, text } from '../text.ts'

const params = z.object({ id })
const subject = { noun: 'design', param: 'id', access: 'owner' } as const
/** Pixels of the picture. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const hex = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1f3a5f')

export const PALETTE_ROLES = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'accent',
  'onAccent',
  'secondary',
  'onSecondary',
] as const

const Operation = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('palette'),
    set: z
      .partialRecord(z.enum(PALETTE_ROLES), hex)
      .refine((set) => Object.keys(set).length > 0, 'needs at least one colour'),
  }),
  z.strictObject({ op: z.literal('text'), id: text({ min: 1, max: 200 }), text: text({ min: 1, max: 2000 }) }),
  /** The picture that comes with the operations, in the frame of that id. */
  z.strictObject({ op: z.literal('photo'), id: text({ min: 1, max: 200 }) }),
])

export const editing = contract({
  getDesignParts: {
    method: 'GET',
    path: '/api/designs/:id/parts',
    auth: 'none',
    subject,
    category: 'Designs',
    summary: 'The colours of a design, its texts, its links and its frames for photos with their places',
    params,
    response: z.object({
      palette: z.partialRecord(z.enum(PALETTE_ROLES), z.string()),
      /** The roles that show somewhere, the largest areas first. */
      used: z.array(z.enum(PALETTE_ROLES)),
      artboards: z.array(
        z.object({
          width: z.number(),
          height: z.number(),
          texts: z.array(
            z.object({
              id: z.string(),
              text: z.string(),
              /** Pixels of the picture. */
              box,
            }),
          ),
          /** Frames that wait for a photo, each with what belongs in it. */
          frames: z.array(z.object({ id: z.string(), shows: z.string(), box })),
          /** Of a site: what leads to another of its pages (`to`, from 0), so many pixels down there. */
          links: z.array(z.object({ label: z.string(), box, to: z.number(), y: z.number() })),
        }),
      ),
    }),
  },
  operateDesign: {
    method: 'POST',
    path: '/api/designs/:id/operations',
    auth: 'guest or session',
    subject,
    category: 'Designs',
    summary: 'Change texts, colours and photos directly; answers the next version',
    headers: { 'Idempotency-Key': 'Up to 200 characters. Sent twice with the same key, the version is made once.' },
    params,
    body: z.strictObject({
      operations: z.array(Operation).min(1).max(50),
      /** What the operation `photo` puts into its frame: a data URL. */
      picture: image.optional(),
    }),
    response: Prediction,
    maxBody: 15_500_000,
    errors: ['unprocessable', 'conflict', 'too-large', 'unsupported-media'],
    limit: { perMinute: 60 },
    example: { operations: [{ op: 'palette', set: { accent: '#1f6f5c' } }] },
  },
})
