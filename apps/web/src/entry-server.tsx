/** What apps/server calls for every page. */
import { text } from 'node:stream/consumers'
import type { RenderedPage, Visitor } from '@limner/contract/types'
import { prerenderToNodeStream } from 'react-dom/static'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { App, createQueryClient } from './app.tsx'
import { BOOT_ID, type Boot } from './boot.ts'
import { firstPaintScript } from './lib/first-paint.ts'
import { LAZY_HYDRATION } from './lib/hydration.ts'
import { inLanguage } from './lib/language/all.ts'
import { chooseLanguage } from './lib/language/languages.ts'
import { language, t } from './lib/language/translate.ts'
import { userQuery } from './lib/session.ts'
import { returningScript } from './lib/storage.ts'
import { themeScript } from './lib/theme.ts'
import type { Entries, Head, Page, PageHead } from './pages/page.ts'
import { notFound, pages, redirects } from './pages/table.ts'

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const embedJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The picture for pages that have none of their own. */
const PICTURE = '/pictures/og.png'

interface HeadFacts {
  head: Head
  /** Path and query by which search engines know the page. */
  canonical: string
  hydratesLazily: boolean
  data: Entries
}

function headHtml(
  { head, canonical, hydratesLazily, data }: HeadFacts,
  { user, nonce, origin, site }: Visitor,
): string {
  const { title, description, noindex, type = 'website', image = PICTURE, jsonLd } = head
  const boot: Boot = { user, site, data }
  const address = escapeHtml(origin + canonical)
  const picture = escapeHtml(new URL(image, origin).href)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${address}">`,
    `<link rel="alternate" type="application/rss+xml" title="Limner Blog" href="/rss.xml">`,
    '<meta property="og:site_name" content="Limner">',
    `<meta property="og:type" content="${type}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    noindex ? '<meta name="robots" content="noindex">' : '',
    hydratesLazily ? `<meta name="${LAZY_HYDRATION}" content="">` : '',
    `<meta property="csp-nonce" nonce="${escapeHtml(nonce)}">`,
    `<script nonce="${escapeHtml(nonce)}">${themeScript};${firstPaintScript};${returningScript}</script>`,
    `<script id="${BOOT_ID}" type="application/json">${embedJson(boot)}</script>`,
    jsonLd ? `<script type="application/ld+json">${embedJson(jsonLd(origin, site))}</script>` : '',
  ].join('')
}

const spokenHere = (): Pick<RenderedPage, 'language' | 'direction'> => {
  const { code, direction } = language()
  return { language: code, direction }
}
/** The title is read by people; the rest is for machines, which ask for no language. */
const inWords = (head: PageHead): Head => ({ ...head, title: t(head.title) })
/** What the browser needs of a language. */
const cataloguesOf = (code: string) =>
  ['catalogues', 'answers'].map((folder) => `src/lib/language/${folder}/${code}.json`)

/** @param status 301: for good */
const elsewhere = (redirect: string, status: 301 | 302): RenderedPage => ({
  status,
  head: '',
  body: '',
  redirect,
  hydratesLazily: false,
  files: [],
  ...spokenHere(),
})

/** What else stands in the query changes nothing of the page, or is somebody's own view of it. */
function canonicalOf(url: URL, page: Page | undefined): string {
  const kept = (page?.variants ?? []).flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null || value === '1' ? [] : [[name, value]]
  })
  return url.pathname + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : '')
}

/**
 * Renders one page.
 * @param path of the request with its query, such as '/login?redirect=dashboard'
 */
export function render(path: string, visitor: Visitor): Promise<RenderedPage> {
  const { chosen, accepted } = visitor.language
  return inLanguage(chooseLanguage(chosen, accepted), () => renderHere(path, visitor))
}

async function renderHere(path: string, visitor: Visitor): Promise<RenderedPage> {
  const { user, origin, site, form } = visitor
  const url = new URL(`${origin}/${path.replace(/^\/+/, '')}`)
  const page = pages.find((candidate) => matchRoute(parse, candidate.path, url.pathname)[0])
  const moved = redirects[url.pathname]
  if (moved) return elsewhere(moved, 301)
  const redirect = page?.redirect?.({ url, user })
  if (redirect) return elsewhere(redirect, 302)

  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, user)
  // A source that fails leaves the page to ask for itself, and to say so if that fails too.
  const loaded = await page?.load?.({ url, user, ...(form && { form }) }, visitor.source).catch(() => undefined)
  if (loaded?.movedTo) return elsewhere(loaded.movedTo, 301)
  for (const [key, value] of loaded?.data ?? []) client.setQueryData(key, value)
  const { prelude } = await prerenderToNodeStream(
    <App client={client} site={site} path={url.pathname + url.search} />,
    {
      // One piece, in order: nothing is streamed in by an inline script afterwards.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  // What the server could not read the app must ask for: it starts at once.
  const hydratesLazily = page?.load && !loaded?.data.length ? false : (page?.hydratesLazily ?? !page)
  const head = loaded?.head ?? inWords(page?.head ?? notFound)
  return {
    status: page ? (loaded?.status ?? 200) : 404,
    head: headHtml({ head, canonical: canonicalOf(url, page), hydratesLazily, data: loaded?.data ?? [] }, visitor),
    body: await text(prelude),
    hydratesLazily,
    ...spokenHere(),
    files: [...(page ? [page.file] : []), ...cataloguesOf(language().code)],
  }
}

/** Paths of the pages that search engines should know; those with parameters list themselves. */
export const publicPaths: string[] = pages.flatMap(({ path, head }) =>
  head.noindex || path.includes(':') ? [] : [path],
)
