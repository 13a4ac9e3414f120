/** What machines read of the public pages: the feed of the blog, the map of the site, what robots should leave alone. */
import type { Article } from '@limner/contract/types'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface FeedOptions {
  /** The newest. */
  articles: () => Promise<Article[]>
  /** Of all articles. */
  addresses: () => Promise<{ slug: string; updatedAt: Date }[]>
  /** Paths of the pages that search engines should know. */
  pages: () => Promise<string[]>
  originOf: (request: FastifyRequest) => string
}

/** XML 1.0 has no place for control characters other than these. */
const CONTROLS = /[^\t\n\r\P{Cc}]/gu
const escapeXml = (text: string) =>
  text.replace(CONTROLS, '').replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Addresses of this server in HTML as the whole world reads them. */
const absolute = (html: string, origin: string) => html.replace(/\b(src|href)="\/(?!\/)/g, `$1="${origin}/`)
/** Text that no parser looks into. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export function rss(articles: Article[], origin: string): string {
  const item = ({ slug, title, excerpt, category, publishedAt, author, content }: Article) => {
    const link = escapeXml(`${origin}/blog/${slug}`)
    return [
      `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>`,
      `<description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category>`,
      `<dc:creator>${escapeXml(author)}</dc:creator>`,
      `<content:encoded>${cdata(absolute(content, origin).replace(CONTROLS, ''))}</content:encoded>`,
      publishedAt ? `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>` : '',
      '</item>',
    ].join('')
  }
  const here = escapeXml(origin)
  return [
    HEADER,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    `<title>Limner Blog</title><link>${here}/blog</link>`,
    '<description>On type, colour, printing, naming and files.</description><language>en</language>',
    `<atom:link href="${here}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...articles.map(item),
    '</channel></rss>\n',
  ].join('')
}

export function sitemap(paths: string[], articles: { slug: string; updatedAt: Date }[], origin: string): string {
  const urls = [
    ...paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...articles.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${escapeXml(`${origin}/blog/${slug}`)}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`,
    ),
  ]
  return `${HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${origin}/sitemap.xml\n`

export function mountFeeds(app: FastifyInstance, { articles, addresses, pages, originOf }: FeedOptions): void {
  app.get('/rss.xml', async (request, reply) => {
    const body = rss(await articles(), originOf(request))
    return reply.header('cache-control', 'public, max-age=300').type('application/rss+xml; charset=utf-8').send(body)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const [paths, all] = await Promise.all([pages(), addresses()])
    const body = sitemap(paths, all, originOf(request))
    return reply.header('cache-control', 'public, max-age=300').type('application/xml; charset=utf-8').send(body)
  })
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(originOf(request))))
}
