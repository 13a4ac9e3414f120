/** Designs as files to take away. */
import type { ExportFormat } from '@limner/engine'
import { z } from 'zod'
import { contract } from '../define.ts'
import { FileAnswer } from '../entities.ts'
import { id } from '../text.ts'

const FORMATS = ['png', 'jpg', 'svg', 'pdf', 'tsx', 'next', 'brand-kit'] as const satisfies readonly ExportFormat[]

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
  /** Which side or page, for formats of one picture and for the component of a page: 0 is the front or the first page. */
  side: z.coerce.number().int().min(0).max(20).default(0),
})

export const exporting = contract({
  exportDesign: {
    method: 'GET',
    path: '/api/designs/:id/export',
    auth: 'session',
    subject: { noun: 'design', param: 'id', access: 'public or owner' },
    category: 'Designs',
    summary: 'A design as a file',
    description:
      'PNG at 1, 2 or 4 pixels a unit, JPG, SVG with outlined or live text, PDF at the size of print, a React component, a Next.js project (zip), or the brand kit of a logo (zip). The file is named after the title.',
    params: z.object({ id }),
    query,
    response: FileAnswer,
    file: true,
    errors: ['unprocessable'],
    limit: { perMinute: 60 },
  },
  exportPicture: {
    method: 'GET',
    path: '/api/pictures/:id/export',
    auth: 'session',
    subject: { noun: 'picture', param: 'id', access: 'public or owner' },
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
  exportProject: {
    method: 'GET',
    path: '/api/projects/:id/export',
    auth: 'session',
    subject: { noun: 'project', param: 'id', access: 'public or owner' },
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
