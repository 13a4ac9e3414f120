import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { ReviewService } from './service.ts'

type Names =
  | 'createReview'
  | 'listReviews'
  | 'showInReview'
  | 'resolveReviewEntry'
  | 'revokeReview'
  | 'readSharedDesign'
  | 'sharedPicture'
  | 'commentShared'
  | 'decideShared'

export const reviewRoutes = (reviews: ReviewService): Pick<Handlers<Api>, Names> => ({
  createReview: ({ params, body }, { caller }) => reviews.create(params.id, caller.ownerId, body.days),
  listReviews: ({ params, query }) => reviews.listOf(params.id, query),
  showInReview: ({ params, body }) => reviews.show(params.id, body.designId),
  resolveReviewEntry: async ({ params, body }) => {
    await reviews.resolve(params.id, body.entryId, body.isResolved)
    return { ok: true }
  },
  revokeReview: async ({ params }) => {
    await reviews.revoke(params.id)
    return { ok: true }
  },
  readSharedDesign: ({ params }, { caller }) => reviews.shared(params.token, caller?.ownerId),
  sharedPicture: ({ params, query }) => reviews.picture(params.token, params.side, query.w),
  commentShared: ({ params, body }) => reviews.comment(params.token, body),
  decideShared: ({ params, body }) => reviews.decide(params.token, body),
})
