/** Designs that their owner starred. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Design, Done } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { id } from '../text.ts'

const starring = {
  path: '/api/designs/:id/favourite',
  auth: 'guest or session',
  subject: { noun: 'design', param: 'id', access: 'editor' },
  category: 'Designs',
  params: z.object({ id }),
  response: Done,
} as const

export const favourites = contract({
  listFavourites: {
    method: 'GET',
    path: '/api/favourites',
    auth: 'guest or session',
    category: 'Designs',
    summary: 'Your favourite designs, the last one starred first',
    description: `Each in its latest version. ${PAGED}`,
    query: z.object({
      ...paging(PAGE_LIMITS.designs),
      projectId: id.optional().describe('Those of this project alone.'),
    }),
    response: z.array(Design),
  },
  favouriteDesign: {
    ...starring,
    method: 'PUT',
    summary: 'Make a design a favourite',
    description:
      'The star is for the design with all its versions, those that are still to come among them, whichever of them is named. Only you see it.',
  },
  unfavouriteDesign: { ...starring, method: 'DELETE', summary: 'Make a design no favourite any more' },
})
