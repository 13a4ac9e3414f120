/** Designs as files to take away. */
import type { ExportFormat, ExportOptions, Paper } from '@limner/engine'
import { z } from 'zod'
import { contract } from '../define.ts'
import { DesignFile, FileAnswer } from '../entities.ts'
import { OUTPUTS } from '../limits.ts'
import { SERIES_MAX, SERIES_TRIED } from '../page-limits.ts'
import { CONDITION_NAMES, PRINT_SIZE_NAMES } from '../print/printing.ts'
import { id, line, text } from '../text.ts'

const FORMATS = ['png', 'jpg', 'svg', 'pdf', 'tsx', 'next', 'brand-kit'] as const satisfies readonly ExportFormat[]

/** For screens and office printers, or for a press. */
const COLOURS = ['rgb', 'cmyk'] as const satisfies readonly ExportOptions['colour'][]

const PAPERS = ['a4', 'letter'] as const satisfies readonly Paper[]

const condition = z
  .enum(CONDITION_NAMES)
  .optional()
  .describe(
    'Of a PDF with `colour=cmyk`: paper and press. `fogra39`: coated, Europe; `fogra47`: uncoated, Europe; `cgats-tr-001`: web offset, US. Absent: what is usual where the design is printed (GET /api/designs/{id}/print).',
  )
const size = z
  .enum(PRINT_SIZE_NAMES)
  .optional()
  .describe(
    'Of a PDF: the size of the finished page, whose proportions the design must have. Absent: the design’s own size.',
  )

const flag = z.enum(['true', 'false']).optional()
const query = z.object({
  format: z.enum(FORMATS).default('png'),
  /** For PNG. */
  scale: z.enum(['1', '2', '4']).optional(),
  /** PNG and SVG without the ground. */
  transparent: flag,
  /** SVG: live text brings its fonts along; default outlined. */
  text: z.enum(['outlined', 'live']).optional(),
  /** PDF of a printed format with bleed and crop marks. */
  bleed: flag,
  /** PDF: as many as go on a sheet of this paper, with bleed and marks. */
  impose: z.enum(PAPERS).optional(),
  colour: z
    .enum(COLOURS)
    .optional()
    .describe('PDF: `cmyk` is a PDF/X-4 for a press. Absent: RGB, for screens and office printers.'),
  condition,
  size,
  /** Which side or page, for formats of one picture and for the component of a page: 0 is the front or the first page. */
  side: z.coerce.number().int().min(0).max(20).default(0),
})

const row = z
  .record(text({ min: 1, max: 200 }), text({ max: 2000 }))
  .describe(
    'Ids of texts (GET /api/designs/{id}/parts) and what each says in this row; an empty one takes its text away.',
  )
const own = { params: z.object({ id }), subject: { noun: 'design', param: 'id', access: 'viewer' } } as const

export const exporting = contract({
  trySeries: {
    method: 'POST',
    path: '/api/designs/:id/series/try',
    auth: 'session',
    ...own,
    category: 'Designs',
    summary: 'Try a design with the words of some rows of a table, and see one of them',
    description:
      'For each row why its words find no room, or null. `svg` is the row `shown` (from 0), or null where it finds no room.',
    body: z.strictObject({
      rows: z.array(row).min(1).max(SERIES_TRIED),
      shown: z
        .int()
        .min(0)
        .max(SERIES_TRIED - 1)
        .optional()
        .describe('Which of the rows is drawn, from 0. Absent: none.'),
      side: z.int().min(0).max(20).default(0),
    }),
    response: z.object({ faults: z.array(z.string().nullable()), svg: z.string().nullable() }),
    errors: ['unprocessable'],
    limit: { perMinute: 120 },
    example: { rows: [{ name: 'Ada Byron', role: 'Analyst' }], shown: 0 },
  },
  exportSeries: {
    method: 'POST',
    path: '/api/designs/:id/series',
    auth: 'session',
    scope: 'read',
    ...own,
    category: 'Designs',
    summary: 'A design with the words of each row of a table, as one file',
    description:
      'One PDF with a page (or its sides) for each row, or sheets of paper to cut, or a zip of pictures. A row whose words find no room is refused with its number: `POST /api/designs/:id/series/try` finds them beforehand.',
    body: z.strictObject({
      rows: z.array(row).min(1).max(SERIES_MAX),
      format: z.enum(['pdf', 'png', 'svg']).default('pdf'),
      bleed: z.boolean().default(false),
      impose: z.enum(PAPERS).optional(),
      colour: z.enum(COLOURS).optional().describe('`cmyk`: a PDF/X-4 for a press. Absent: RGB.'),
      condition,
      size,
    }),
    response: FileAnswer,
    file: true,
    maxBody: 2_000_000,
    errors: ['unprocessable', 'too-large'],
    limit: { perMinute: 10 },
    example: { rows: [{ name: 'Ada Byron', role: 'Analyst' }], format: 'pdf', impose: 'a4' },
  },
  exportDesign: {
    method: 'GET',
    path: '/api/designs/:id/export',
    auth: 'session',
    subject: { noun: 'design', param: 'id', access: 'public or viewer' },
    category: 'Designs',
    summary: 'A design as a file',
    description:
      'PNG at 1, 2 or 4 pixels a unit, JPG, SVG with outlined or live text, PDF at the size of print (RGB, or with `colour=cmyk` PDF/X-4 for a press), a React component, a Next.js project (zip), or the brand kit of a logo (zip). The file is named after the title.',
    params: z.object({ id }),
    query,
    response: FileAnswer,
    file: true,
    errors: ['unprocessable'],
    limit: { perMinute: 60 },
  },
  listDesignFiles: {
    method: 'GET',
    path: '/api/designs/:id/files',
    auth: 'guest or session',
    subject: { noun: 'design', param: 'id', access: 'public or viewer' },
    category: 'Designs',
    summary: 'Signed addresses of a design as files',
    description:
      'For programs that hand a file on: whoever has an address may fetch it, without a key, until it expires. PNG and SVG have one for each side, PDF one for all, TSX one for each page of a site. `svg` and `pdf` need an account.',
    params: z.object({ id }),
    query: z.object({
      outputs: text({ max: 40 })
        .default('png')
        .transform((said) => said.split(',').map((name) => name.trim()))
        .pipe(z.array(z.enum(OUTPUTS)).min(1).max(OUTPUTS.length))
        .describe('Which ones, joined by commas: `png,pdf`.'),
      colour: z
        .enum(COLOURS)
        .optional()
        .describe('Of the PDF: `cmyk` is a PDF/X-4 for a press, with bleed and crop marks. Absent: RGB.'),
      condition,
      size,
    }),
    response: z.object({ files: z.array(DesignFile) }),
    limit: { perMinute: 60 },
  },
  getFile: {
    method: 'GET',
    path: '/api/files/:id',
    auth: 'none',
    subject: { noun: 'design', param: 'id', access: 'anyone' },
    category: 'Designs',
    summary: 'A design as a file, by its signed address',
    description: 'The addresses are those of `designs[].files` and of GET /api/designs/{id}/files.',
    params: z.object({ id }),
    query: z.object({
      format: z.enum(OUTPUTS),
      side: z.coerce.number().int().min(0).max(100).default(0),
      colour: z.enum(COLOURS).optional().describe('Of a PDF, as its address was asked for.'),
      condition: z.enum(CONDITION_NAMES).optional().describe('Of a PDF, as its address was asked for.'),
      size: z.enum(PRINT_SIZE_NAMES).optional().describe('Of a PDF, as its address was asked for.'),
      expires: z.coerce.number().int().min(0).max(99_999_999_999).describe('Seconds since 1970.'),
      signature: text({ min: 1, max: 100 }),
    }),
    response: FileAnswer,
    file: true,
    errors: ['forbidden', 'not-found', 'unprocessable'],
    limit: { perMinute: 120 },
  },
  getPrintChoices: {
    method: 'GET',
    path: '/api/designs/:id/print',
    auth: 'none',
    subject: { noun: 'design', param: 'id', access: 'public or viewer' },
    category: 'Designs',
    summary: 'How a design goes to a printer: sizes, paper and press',
    description:
      'What is usual where the design is printed comes first. Its words tell where that is (an address, a telephone number, a town, a currency, a sheet), else its format, else the language of whoever asks. A size that does not fit is made with `POST /api/designs/{id}/set` under the same name.',
    params: z.object({ id }),
    response: z.object({
      print: z
        .object({
          region: z.enum(['europe', 'america']).describe('Whose papers and presses are usual there.'),
          condition: z.enum(CONDITION_NAMES).describe('The usual one, for `condition` of an export.'),
          conditions: z.array(
            z.object({
              name: z.enum(CONDITION_NAMES),
              label: z.string().describe('For people.'),
              inkLimit: z.number().describe('What the paper bears, percent of full ink, all four together.'),
            }),
          ),
          own: z
            .object({
              width: z.number().describe('In millimetres.'),
              height: z.number().describe('In millimetres.'),
            })
            .nullable()
            .describe('The size that it has, where that is none of `sizes`.'),
          size: z
            .enum(PRINT_SIZE_NAMES)
            .nullable()
            .describe('What it is printed in unless somebody says otherwise; null: in its own size.'),
          sizes: z.array(
            z.object({
              name: z.enum(PRINT_SIZE_NAMES).describe('For `size` of an export.'),
              label: z.string().describe('For people.'),
              width: z.number().describe('In millimetres, as the design stands.'),
              height: z.number().describe('In millimetres, as the design stands.'),
              fits: z.boolean().describe('Whether the design only has to be scaled; else it is composed anew.'),
            }),
          ),
        })
        .nullable()
        .describe('Null: the design is for screens.'),
    }),
  },
  exportPicture: {
    method: 'GET',
    path: '/api/pictures/:id/export',
    auth: 'session',
    subject: { noun: 'picture', param: 'id', access: 'public or viewer' },
    category: 'Designs',
    summary: 'A picture as a file',
    description:
      'For pictures that were not designed here, such as uploads, by the id in their /media/ address: flat ones are traced, so that SVG, PDF and code are drawings; photographs stay pictures. Of a picture of a design it gives what the design itself gives.',
    params: z.object({ id }),
    query,
    response: FileAnswer,
    file: true,
    errors: ['unprocessable'],
    limit: { perMinute: 60 },
  },
  listMockups: {
    method: 'GET',
    path: '/api/designs/:id/mockups',
    auth: 'none',
    ...own,
    category: 'Designs',
    summary: 'Where a design can be shown in use',
    response: z.object({
      mockups: z
        .array(z.object({ name: z.string(), label: z.string().describe('For people.') }))
        .describe('Pictures that are drawn round the design: a wall, a bag, a home screen.'),
    }),
  },
  exportMockup: {
    method: 'GET',
    path: '/api/designs/:id/mockup',
    auth: 'none',
    ...own,
    category: 'Designs',
    summary: 'A design in use, as a PNG of 1600 × 1200 pixels',
    query: z.object({
      name: line(40).optional().describe('One of GET /api/designs/{id}/mockups. Absent: the first of them.'),
    }),
    response: FileAnswer,
    file: true,
    errors: ['unprocessable'],
    limit: { perMinute: 60 },
  },
  reportLogo: {
    method: 'GET',
    path: '/api/designs/:id/report',
    auth: 'none',
    ...own,
    category: 'Designs',
    summary: 'How a logo holds up: small, in one colour, reversed, out of focus, on a picture, beside other marks',
    response: z.object({
      checks: z.array(
        z.object({
          name: z.string().describe('`small`, `colours`, `one-colour`, `reversed`, `blurred`, `photo` or `likeness`.'),
          title: z.string().describe('For people.'),
          verdict: z.enum(['holds', 'watch', 'mend']).describe('Whether it holds up there.'),
          measured: z.string().describe('What was measured, in a sentence.'),
          mend: z.string().nullable().describe('What to mend, in a sentence; null: nothing.'),
        }),
      ),
    }),
    errors: ['unprocessable'],
    limit: { perMinute: 30 },
  },
  exportLogoReport: {
    method: 'GET',
    path: '/api/designs/:id/report/file',
    auth: 'none',
    ...own,
    category: 'Designs',
    summary: 'The report of a logo with its pictures, as a page',
    query: z.object({
      format: z.enum(['pdf', 'png']).default('pdf').describe('A PDF, or a PNG of 1240 × 1754 pixels.'),
    }),
    response: FileAnswer,
    file: true,
    errors: ['unprocessable'],
    limit: { perMinute: 30 },
  },
  exportProject: {
    method: 'GET',
    path: '/api/projects/:id/export',
    auth: 'session',
    subject: { noun: 'project', param: 'id', access: 'public or viewer' },
    category: 'Projects',
    summary: 'All designs of a project in one zip',
    description:
      'As `files`: every design and version in a folder of its own: PNG (at 2 pixels a unit, web pages at 1), SVG and PDF; the archive is streamed while it is made. As `next`: one Next.js project with a page for the latest version of each design.',
    params: z.object({ id }),
    query: z.object({ format: z.enum(['files', 'next']).default('files') }),
    response: FileAnswer,
    file: true,
    errors: ['unprocessable'],
    limit: { perMinute: 10 },
  },
})
