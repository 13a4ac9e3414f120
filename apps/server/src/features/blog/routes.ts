import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { BlogService } from './service.ts'

type Names =
  | 'listArticles'
  | 'findArticles'
  | 'getArticle'
  | 'listRelatedArticles'
  | 'pushArticle'
  | 'pushArticles'
  | 'syncArticles'
  | 'syncSelectedArticles'
  | 'syncArticle'
  | 'deleteArticle'
  | 'withdrawArticle'

export const blogRoutes = (blog: BlogService): Pick<Handlers<Api>, Names> => ({
  listArticles: ({ query }) => blog.page(query),
  findArticles: ({ query }) => blog.find(query),
  listRelatedArticles: ({ params }) => blog.related(params.slug),
  getArticle: ({ params }) => blog.get(params.slug),
  pushArticle: ({ body }, { signal }) => blog.push(body, signal),
  pushArticles: ({ body }, { signal }) => blog.pushAll(body.articles, signal),
  deleteArticle: async ({ params }) => {
    await blog.remove({ slug: params.slug })
    return { ok: true }
  },
  withdrawArticle: async ({ params }) => {
    await blog.remove({ bubbleId: params.bubbleId })
    return { ok: true }
  },
  syncArticles: (_input, { signal }) => blog.sync(signal),
  syncSelectedArticles: ({ body }, { signal }) => blog.syncSelected(body.bubbleIds, signal),
  syncArticle: ({ params }) => blog.getByBubbleId(params.bubbleId),
})
