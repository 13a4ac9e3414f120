/** What the server reads for the blog's pages, and what their heads say. */
import type { Article, PageSource } from '@limner/contract/types'
import { articleQuery, articlesQuery } from '../../features/blog/queries.ts'
import type { Head, Loaded, Page } from '../page.ts'

export const articleTitle = ({ title }: Pick<Article, 'title'>): string => `${title} · Limner Blog`

const missing: Head = {
  title: 'Article Not Found · Limner Blog',
  description: "The article you're looking for doesn't exist or has been removed.",
  noindex: true,
}

/** For networks that show PNG and JPEG alone: each of our own WebP pictures has a JPEG beside it. */
const sharedPicture = (address: string): string => address.replace(/^(\/pictures\/blog-[\w-]+)\.webp$/, '$1.jpg')

const headOf = (article: Article): Head => ({
  title: articleTitle(article),
  description: article.excerpt,
  type: 'article',
  ...(article.featuredImage && { image: sharedPicture(article.featuredImage) }),
  jsonLd: (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    mainEntityOfPage: `${origin}/blog/${article.slug}`,
    author: { '@type': 'Organization', name: article.author },
    articleSection: article.category,
    keywords: article.tags.join(', '),
    dateModified: article.updatedAt,
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(article.featuredImage && { image: new URL(sharedPicture(article.featuredImage), origin).href }),
  }),
})

export const loadList: NonNullable<Page['load']> = async (_visit, source: PageSource): Promise<Loaded> => ({
  data: [[articlesQuery.queryKey, await source.articles()]],
})

export const loadArticle: NonNullable<Page['load']> = async ({ url }, source) => {
  const [, slug = ''] = /^\/blog\/([^/]+)$/.exec(url.pathname) ?? []
  const wanted = decodeURIComponent(slug)
  const [article, articles] = await Promise.all([source.article(wanted), source.articles()])
  const data: Loaded['data'] = [
    [articleQuery(wanted).queryKey, article],
    [articlesQuery.queryKey, articles],
  ]
  return article ? { head: headOf(article), data } : { status: 404, head: missing, data }
}
