/** Direct editing: what of a design can be changed by hand, and changing it. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Prediction } from '../entities.ts'
import { VALUE_LIMITS } from '../limits.ts'
import { ALIGNMENTS, FONTS, focus, HandOperations, Operation, PALETTE_ROLES, zoom } from '../operations.ts'
import { CONDITION_NAMES } from '../print/printing.ts'
import { id, image, text } from '../text.ts'
import { knownVersion } from './parameters.ts'

const params = z.object({ id })
const subject = { noun: 'design', param: 'id', access: 'viewer' } as const
/** Pixels of the picture. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const inside = text({ min: 1, max: 200 })
  .optional()
  .describe('The id of a drawing or an icon whose shapes are told one by one, too.')

/** What of the look of letters is not that of the whole text. */
const LinePiece = z.object({
  text: z.string(),
  families: z.array(z.string()).optional().describe('Its family, and those that have what it lacks.'),
  weight: z.number().optional(),
  italic: z.boolean().optional().describe('Whether letters are slanted.'),
  colour: z.string().optional(),
  scale: z.number().optional().describe('Its size, a share of that of the line.'),
})

const PartSetting = z.object({
  lines: z
    .array(
      z.object({
        pieces: z.array(LinePiece).describe('Stretches of one look each; what they do not say is as the text has it.'),
        size: z.number(),
        x: z.number().describe('Of its left end, from the left edge of the box.'),
        baseline: z.number().describe('From the upper edge of the box.'),
        width: z.number(),
        after: z.string().describe('What stands between it and the next one: a space, nothing, a line break.'),
      }),
    )
    .describe('Where its lines stand, in pixels of the picture; none of a text on a curve.'),
  size: z.number(),
  families: z.array(z.string()).describe('Its family, and those that have what it lacks.'),
  weight: z.number(),
  italic: z.boolean().describe('Whether letters are slanted.'),
  tracking: z.number(),
  lineHeight: z.number(),
  align: z.enum(ALIGNMENTS),
  stacked: z.boolean().describe('Each line as wide as the box, in a size of its own.'),
  upper: z.boolean().describe('Shown in capitals.'),
  colour: z.string().describe('For CSS; of a gradient the colour of its middle.'),
  even: z.boolean().describe('Whether lines are made even, or filled one after another.'),
  room: z
    .object({
      x: z.number().describe('Of its left end, from the left edge of the box.'),
      width: z.number(),
      rises: z.number().describe('What share of the height that it gains goes upwards: 0 none, 1 all of it.'),
    })
    .describe('How wide its lines may become.'),
  fit: z
    .object({
      least: z.number().describe('Its smallest size, in pixels of the picture.'),
      most: z.number().describe('Its largest size, in pixels of the picture.'),
      lines: z.number().optional().describe('At most so many.'),
      height: z.number().optional(),
    })
    .optional()
    .describe('Of a text that gives way: its sizes, how many lines it may have, how high they may be together.'),
  faces: z
    .array(
      z.object({
        family: z.string(),
        weight: z
          .union([z.number(), z.tuple([z.number(), z.number()])])
          .describe('Of a variable font the lightest and the boldest.'),
        italic: z.boolean().describe('Whether letters are slanted.'),
        range: z.string().describe('The characters that are in it, as CSS writes them: `U+0-ff,U+131`.'),
        url: z.string().optional().describe('Of a font of ours: the address of its file.'),
        data: z
          .string()
          .optional()
          .describe('Of a font of the owner: its file (WOFF2) in base64, cut down to what may be typed there.'),
      }),
    )
    .describe('The files of its families.'),
})

const Part = z.object({
  id: z.string(),
  /** The part that holds it; absent: the artboard. */
  parent: z.string().optional(),
  /** By what it means: 'Headline: Jazz night'. */
  name: z.string(),
  kind: z.enum(['text', 'shape', 'drawing', 'icon', 'picture', 'group']),
  box,
  rotate: z
    .number()
    .optional()
    .describe('Degrees clockwise about the middle of its box, as it stands on the artboard; absent: upright.'),
  grouped: z.literal(true).optional().describe('A person put it together from others, or a drawing has it so.'),
  locked: z.literal(true).optional().describe('No change of parts reaches it, or what is in it.'),
  hidden: z.literal(true).optional(),
  crop: z
    .object({ focus, zoom })
    .optional()
    .describe('Of a picture that was cropped by hand: what of it the frame shows.'),
  /** Where it has one colour: as it is seen, and the role of the palette that it comes from. */
  colour: z.object({ hex: z.string(), role: z.enum(PALETTE_ROLES).optional() }).optional(),
  text: z
    .object({
      words: z.string(),
      font: z.enum(FONTS),
      family: z.string(),
      weight: z.number(),
      size: z.number(),
      tracking: z.number(),
      lineHeight: z.number(),
      align: z.enum(ALIGNMENTS),
      /** With what lies under it, by WCAG. */
      contrast: z.object({ ratio: z.number(), needed: z.number() }).optional(),
    })
    .optional(),
})

export const editing = contract({
  getDesignParts: {
    method: 'GET',
    path: '/api/designs/:id/parts',
    auth: 'none',
    subject,
    category: 'Designs',
    summary: 'The colours and fonts of a design, and its parts with their places',
    description:
      'A drawing is one part. With `inside`, its shapes are told as parts, too: `boat#3` is the third of the drawing `boat`, `boat#rig` its group of that name, and each can be moved, resized, given another colour, hidden and removed as any part.',
    params,
    query: z.object({ inside }),
    response: z.object({
      palette: z.partialRecord(z.enum(PALETTE_ROLES), z.string()),
      /** The families of the design by their use. */
      typography: z.partialRecord(z.enum(FONTS), z.string()),
      /** The roles that show somewhere, the largest areas first. */
      used: z.array(z.enum(PALETTE_ROLES)),
      colours: z
        .array(z.string())
        .describe('Colours that are seen in it and belong to no role of its palette, the largest areas first.'),
      addable: z.array(z.string()).describe('Of a website: what `add-section` may add.'),
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
          links: z.array(
            z.object({
              label: z.string(),
              box,
              to: z.number().describe('The page that it leads to, from 0.'),
              y: z.number().describe('How far down that page, in pixels.'),
            }),
          ),
          sections: z
            .array(z.object({ id: z.string(), name: z.string() }))
            .describe('Of a page: its sections in their order, with what stands over them.'),
          /** Everything that can be selected, those that lie lower first. */
          parts: z.array(Part),
        }),
      ),
    }),
  },
  getDesignSheet: {
    method: 'GET',
    path: '/api/designs/:id/sheet',
    auth: 'none',
    subject,
    category: 'Designs',
    summary: 'A design as a sheet: all of it as text',
    description:
      'Written in the language of GET /api/sheet-language, with the ids of its parts. Changed, it can be sent to POST /api/generate-design as `sheet`.',
    params,
    response: z.object({ sheet: z.string() }),
    errors: ['not-found'],
    limit: { perMinute: 120 },
  },
  getSheetLanguage: {
    method: 'GET',
    path: '/api/sheet-language',
    auth: 'none',
    category: 'Generation',
    summary: 'The language in which a design is written as text',
    response: z.object({ page: z.string().describe('The whole reference, Markdown.') }),
    limit: { perMinute: 60 },
  },
  getDesignDrawing: {
    method: 'GET',
    path: '/api/designs/:id/drawing',
    auth: 'none',
    subject,
    category: 'Designs',
    summary: 'One artboard as an SVG in which every part is a group that says its id (data-part)',
    params,
    query: z.object({ side: z.coerce.number().int().min(0).max(100).default(0), inside }),
    response: z.object({ svg: z.string() }),
    errors: ['not-found'],
  },
  getPartSetting: {
    method: 'GET',
    path: '/api/designs/:id/setting',
    auth: 'guest or session',
    subject: { ...subject, access: 'editor' },
    category: 'Designs',
    summary: 'How the words of a part are set: its lines and its typeface',
    description:
      'For who shows the words in place while they are written, before `POST /api/designs/:id/operations` sets them.',
    params,
    query: z.object({ part: text({ min: 1, max: 200 }).describe('The id of a text.') }),
    response: PartSetting,
    errors: ['not-found'],
  },
  preflightDesign: {
    method: 'GET',
    path: '/api/designs/:id/preflight',
    auth: 'none',
    subject,
    category: 'Designs',
    summary: 'A printed design looked over as a printer does',
    description:
      'Words too near the edge, type and lines too fine to hold, pictures too coarse, more ink than the paper bears, colours that inks cannot show (ΔE 2000 above 5), on the paper of the printing condition. `mend` are operations for `POST /api/designs/:id/operations`.',
    params,
    query: z.object({
      condition: z
        .enum(CONDITION_NAMES)
        .optional()
        .describe('Paper and press. Absent: what is usual where the design is printed.'),
    }),
    response: z.object({
      page: z
        .object({
          width: z.number().describe('Of the cut page, in millimetres.'),
          height: z.number().describe('Of the cut page, in millimetres.'),
          bleed: z.number().describe('The margin past the edge that is printed and cut off, in millimetres.'),
          safe: z.number().describe('The margin within the edge that words keep clear of, in millimetres.'),
        })
        .nullable()
        .describe('What it is printed on; null: it is for screens, and nothing is checked.'),
      checks: z.array(
        z.object({
          name: z.enum(['edge', 'type', 'lines', 'pictures', 'ink', 'colours']),
          /** None: it passes. */
          faults: z.array(
            z.object({
              artboard: z.int(),
              id: z.string().optional(),
              said: z.string(),
              swatch: z
                .object({ asked: z.string().describe('In the design.'), printed: z.string().describe('In print.') })
                .optional()
                .describe('Of `colours`: the colour of the design, and what inks show of it, `#rrggbb`.'),
              mend: z.array(z.discriminatedUnion('op', HandOperations)).optional(),
            }),
          ),
        }),
      ),
      press: z
        .object({
          ink: z.number().describe('The most ink in one place, percent of full ink, all four together.'),
          inkLimit: z.number().describe('What the paper bears, percent.'),
          condition: z
            .string()
            .describe('The printing condition that this was worked out for, as the file names it: `FOGRA39`.'),
          name: z.enum(CONDITION_NAMES).describe('The same, for `condition` of an export.'),
          label: z.string().describe('What they are called, for people.'),
        })
        .nullable()
        .describe('What a PDF in CMYK lays on the paper; null: the design is for screens.'),
    }),
  },
  operateDesign: {
    method: 'POST',
    path: '/api/designs/:id/operations',
    auth: 'guest or session',
    subject: { ...subject, access: 'editor' },
    category: 'Designs',
    summary: 'Change a design by hand; answers the next version',
    description:
      'Words, colours, photos; parts moved, sized, rotated, grouped, locked, put in order, copied, hidden, removed, set otherwise and added. Each change is held against the layout: what would break the design is refused, and `message` says why. Changes by hand that stand side by side in `operations` are held against it together. The next version is made from the one that is named, whatever else was made of that meanwhile: all are kept, each with a number of its own, and `parentDesignId` says which one it was made from. Whoever works with others says in `knownVersion` what they know of, and is told of anything later instead.',
    headers: { 'Idempotency-Key': 'Up to 200 characters. Sent twice with the same key, the version is made once.' },
    params,
    body: z.strictObject({
      operations: z.array(Operation).min(1).max(VALUE_LIMITS.operations),
      /** What the operation `photo` puts into its frame: a data URL. */
      picture: image.optional(),
      knownVersion,
    }),
    response: Prediction,
    maxBody: 16_500_000,
    errors: ['unprocessable', 'conflict', 'too-large', 'unsupported-media'],
    limit: { perMinute: 60 },
    example: { operations: [{ op: 'palette', set: { accent: '#1f6f5c' } }] },
  },
})
