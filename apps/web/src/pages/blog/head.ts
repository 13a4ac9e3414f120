/** What the server reads for the blog's pages, and what their heads say. */
import type { Article, PageSource } from '@limner/contract/types'
import { pagesOf, queryOf, readWishes } from '../../features/blog/find.ts'
import { articleQuery, foundQuery, relatedQuery } from '../../features/blog/queries.ts'
import { t } from '../../lib/language/translate.ts'
import type { Head, Loaded, Page } from '../page.ts'

export const articleTitle = ({ title }: Pick<Article, 'title'>): string => `${title} · Limner Blog`

const missing = (): Head => ({
  title: t('Article Not Found · Limner Blog'),
  description: "The article you're looking for doesn't exist or has been removed.",
  noindex: true,
})

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

/** Bookmarks are with the browser, which asks for them itself. */
export const loadList: NonNullable<Page['load']> = async ({ url }, source: PageSource): Promise<Loaded> => {
  const wishes = readWishes(url.searchParams)
  if (wishes.bookmarked) return { data: [] }
  const found = await source.articles(queryOf(wishes))
  const data: Loaded['data'] = [[foundQuery(wishes, []).queryKey, found]]
  return wishes.page > pagesOf(found.total) ? { status: 404, data } : { data }
}

export const loadArticle: NonNullable<Page['load']> = async ({ url }, source) => {
  const [, slug = ''] = /^\/blog\/([^/]+)$/.exec(url.pathname) ?? []
  const wanted = decodeURIComponent(slug)
  const article = await source.article(wanted)
  const data: Loaded['data'] = [[articleQuery(wanted).queryKey, article]]
  if (!article) return { status: 404, head: missing(), data }
  if (article.slug !== wanted) return { movedTo: `/blog/${article.slug}`, data: [] }
  return {
    head: headOf(article),
    data: [...data, [relatedQuery(article.slug).queryKey, await source.related(article.slug)]],
  }
}
