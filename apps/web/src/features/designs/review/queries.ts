import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { lookAgain } from '../../../lib/look-again.ts'

/** Milliseconds: somebody else may answer while it is looked at. */
const EVERY = 20_000

/** What a review link shows. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared design', token],
    queryFn: () => api.readSharedDesign({ params: { token } }),
    ...lookAgain(EVERY),
  })

/** The review links of a design, whichever of its versions they show. */
export const reviewsQuery = (designId: string) =>
  queryOptions({
    queryKey: ['reviews', designId],
    queryFn: () => api.listReviews({ params: { id: designId } }),
    staleTime: 0,
  })
