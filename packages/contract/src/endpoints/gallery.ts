import { z } from 'zod'
import { contract } from '../define.ts'
import { Design, GalleryProject, Project } from '../entities.ts'
import { PAGED, paging } from '../paging.ts'
import { id, text } from '../text.ts'

export const gallery = contract({
  groupedDesigns: {
    method: 'GET',
    path: '/api/designs/grouped',
    auth: 'guest or session',
    category: 'Designs',
    summary: 'The community gallery: published projects that have designs',
    description: PAGED,
    query: z.object({
      search: text({ max: 200 }).default(''),
      sortBy: z.enum(['newest', 'oldest']).default('newest'),
      ...paging(48, 12),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    response: z.object({ projects: z.array(GalleryProject), total: z.int(), totalPages: z.int() }),
  },
  remixDesign: {
    method: 'POST',
    path: '/api/designs/:id/remix',
    auth: 'session',
    subject: { noun: 'design', param: 'id', access: 'public or owner' },
    category: 'Designs',
    summary: 'Start a project of your own from a design',
    params: z.object({ id }),
    response: z.object({ project: Project, design: Design }),
    status: 201,
    errors: ['too-large'],
  },
})
