/** What machines read of the public pages: the feed of the blog, the map of the site, what robots should leave alone. */
import type { ArticleSummary } from '@limner/contract/types'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface FeedOptions {
  articles: () => Promise<ArticleSummary[]>
  /** Paths of the pages that search engines should know. */
  pages: () => Promise<string[]>
  originOf: (request: FastifyRequest) => string
}

const escapeXml = (text: string) =>
  text
    // XML 1.0 has no place for other control characters.
    .replace(/[^\t\n\r\P{Cc}]/gu, '')
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

const NEWEST = 30
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function rss(articles: ArticleSummary[], origin: string): string {
  const item = ({ slug, title, excerpt, category, publishedAt, author }: ArticleSummary) => {
    const link = escapeXml(`${origin}/blog/${slug}`)
    return [
      `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>`,
      `<description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category>`,
      `<dc:creator>${escapeXml(author)}</dc:creator>`,
      publishedAt ? `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>` : '',
      '</item>',
    ].join('')
  }
  const here = escapeXml(origin)
  return [
    HEADER,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>Limner Blog</title><link>${here}/blog</link>`,
    '<description>On type, colour, printing, naming and files.</description><language>en</language>',
    `<atom:link href="${here}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...articles.slice(0, NEWEST).map(item),
    '</channel></rss>\n',
  ].join('')
}

export function sitemap(paths: string[], articles: ArticleSummary[], origin: string): string {
  const urls = [
    ...paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...articles.map(({ slug, publishedAt }) => {
      const date = publishedAt ? `<lastmod>${publishedAt.slice(0, 10)}</lastmod>` : ''
      return `<url><loc>${escapeXml(`${origin}/blog/${slug}`)}</loc>${date}</url>`
    }),
  ]
  return `${HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${origin}/sitemap.xml\n`

export function mountFeeds(app: FastifyInstance, { articles, pages, originOf }: FeedOptions): void {
  app.get('/rss.xml', async (request, reply) => {
    const body = rss(await articles(), originOf(request))
    return reply.header('cache-control', 'public, max-age=300').type('application/rss+xml; charset=utf-8').send(body)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const [paths, all] = await Promise.all([pages(), articles()])
    const body = sitemap(paths, all, originOf(request))
    return reply.header('cache-control', 'public, max-age=300').type('application/xml; charset=utf-8').send(body)
  })
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(originOf(request))))
}
