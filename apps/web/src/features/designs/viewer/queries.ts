import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** What of a design can be pressed, with its places: texts, links, frames for photos. */
export const partsQuery = (designId: string) =>
  queryOptions({
    queryKey: ['parts', designId],
    queryFn: () => api.getDesignParts({ params: { id: designId } }),
  })
