import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** What of a design can be pressed, with its places: texts, links, frames for photos. @param inside the drawing whose shapes can be pressed, too */
export const partsQuery = (designId: string, inside: string | null = null) =>
  queryOptions({
    queryKey: ['parts', designId, inside],
    queryFn: () => api.getDesignParts({ params: { id: designId }, query: inside === null ? {} : { inside } }),
  })
