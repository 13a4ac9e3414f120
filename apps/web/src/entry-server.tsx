/** What apps/server calls for every page. */
import { text } from 'node:stream/consumers'
import type { Hydration, RenderedPage, Visitor } from '@limner/contract/types'
import { prerenderToNodeStream } from 'react-dom/static'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { App, createQueryClient, fillCache } from './app.tsx'
import { BOOT_ID, type Boot } from './boot.ts'
import { firstPaintScript } from './lib/first-paint.ts'
import { LAZY_HYDRATION } from './lib/hydration.ts'
import { inLanguage } from './lib/language/all.ts'
import { chooseLanguage } from './lib/language/languages.ts'
import { language, t } from './lib/language/translate.ts'
import { userQuery } from './lib/session.ts'
import { returningScript } from './lib/storage.ts'
import { themeScript } from './lib/theme.ts'
import type { Head, Page, PageHead } from './pages/page.ts'
import { notFound, pages, redirects } from './pages/table.ts'

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const embedJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The picture for pages that have none of their own. */
const PICTURE = '/pictures/og.png'

interface HeadFacts {
  head: Head
  /** Path and query by which search engines know the page. */
  canonical: string
  /** Absent: at once. */
  hydration: Hydration | undefined
}

const bootHtml = (boot: Boot): string => `<script id="${BOOT_ID}" type="application/json">${embedJson(boot)}</script>`

function headHtml({ head, canonical, hydration }: HeadFacts, { nonce, origin, site }: Visitor): string {
  const { title, description, noindex, type = 'website', image = PICTURE, jsonLd } = head
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
    hydration ? `<meta name="${LAZY_HYDRATION}" content="${hydration}">` : '',
    `<meta property="csp-nonce" nonce="${escapeHtml(nonce)}">`,
    `<script nonce="${escapeHtml(nonce)}">${themeScript};${firstPaintScript};${returningScript}</script>`,
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
  data: '',
  redirect,
  hydratesLazily: false,
  isPersonal: false,
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
  const { user, origin, place, site, form } = visitor
  const url = new URL(`${origin}/${path.replace(/^\/+/, '')}`)
  const page = pages.find((candidate) => matchRoute(parse, candidate.path, url.pathname)[0])
  const moved = redirects[url.pathname]
  if (moved) return elsewhere(moved, 301)
  const redirect = page?.redirect?.({ url, user, place })
  if (redirect) return elsewhere(redirect, 302)

  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, user)
  // A source that fails leaves the page to ask for itself, and to say so if that fails too.
  const loaded = await page?.load?.({ url, user, place, ...(form && { form }) }, visitor.source).catch(() => undefined)
  if (loaded?.movedTo) return elsewhere(loaded.movedTo, 301)
  fillCache(client, loaded?.data ?? [])
  const { prelude } = await prerenderToNodeStream(
    <App client={client} site={site} path={url.pathname + url.search} />,
    {
      // One piece, in order: nothing is streamed in by an inline script afterwards.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  // What the server could not read the app must ask for: it starts at once.
  const hydration = page?.load && !loaded?.data.length ? undefined : page ? page.hydratesLazily : 'touched'
  const head = loaded?.head ?? inWords(page?.head ?? notFound)
  return {
    status: page ? (loaded?.status ?? 200) : 404,
    head: headHtml({ head, canonical: canonicalOf(url, page), hydration }, visitor),
    body: await text(prelude),
    data: bootHtml({ user, site, data: loaded?.data ?? [] }),
    hydratesLazily: hydration ?? false,
    isPersonal: loaded?.isPersonal ?? false,
    ...spokenHere(),
    files: [...(page ? [page.file] : []), ...(loaded?.parts ?? []), ...cataloguesOf(language().code)],
  }
}

/** Paths of the pages that search engines should know; those with parameters list themselves. */
export const publicPaths: string[] = pages.flatMap(({ path, head }) =>
  head.noindex || path.includes(':') ? [] : [path],
)
