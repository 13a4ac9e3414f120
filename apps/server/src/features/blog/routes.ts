import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { BlogService } from './service.ts'

type Names =
  | 'listArticles'
  | 'getArticle'
  | 'pushArticle'
  | 'pushArticles'
  | 'syncArticles'
  | 'syncSelectedArticles'
  | 'syncArticle'

export const blogRoutes = (blog: BlogService): Pick<Handlers<Api>, Names> => ({
  listArticles: ({ query }) => blog.page(query),
  getArticle: ({ params }) => blog.get(params.slug),
  pushArticle: ({ body }) => blog.push(body),
  pushArticles: ({ body }) => blog.pushAll(body.articles),
  syncArticles: (_input, { signal }) => blog.sync(signal),
  syncSelectedArticles: ({ body }, { signal }) => blog.syncSelected(body.bubbleIds, signal),
  syncArticle: ({ params }) => blog.getByBubbleId(params.bubbleId),
})
