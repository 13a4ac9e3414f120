/** Where the logo of a page may be, the likeliest first: drawn in its head, shown there, named by schema.org, its icons, its picture for others. */
import type { Element } from 'domhandler'
import { getElementsByTagName, getOuterHTML } from 'domutils'
import { addressIn, around, calledBy, type Page } from './document.ts'
import { businessIn, metaIn } from './facts.ts'
import type { Styles } from './styles.ts'

export type Logo = { from: LogoSource } & ({ svg: string } | { url: string })
export type LogoSource = 'header' | 'schema' | 'icon' | 'preview'

/** Characters of a drawing, as uploads may have. */
const LONGEST = 400_000
const MOST = 6
const LOGO = /\blogo|logo\b|logotype|brand|wordmark/
/** Elements around a picture that may say what it is. */
const NEAR = 5
const PLAIN_CLASS = /^\.([\w-]{1,80})$/

/** How likely something in the page is its logo; 0: it is not. */
function likeliness(element: Element, { url }: Page): number {
  const chain = [...around(element, NEAR)]
  const inHead = [...around(element, 20)].some(
    ({ name, attribs }) => name === 'header' || name === 'nav' || attribs.role === 'banner',
  )
  const isCalled = chain.some((one) => LOGO.test(calledBy(one))) || LOGO.test((element.attribs.src ?? '').toLowerCase())
  const leadsHome = chain.some(({ name, attribs }) => name === 'a' && isHome(attribs.href, url))
  if (!isCalled && !(inHead && leadsHome)) return 0
  return (isCalled ? 2 : 0) + (inHead ? 2 : 0) + (leadsHome ? 2 : 0)
}

function isHome(href: string | undefined, url: URL): boolean {
  const target = href === undefined ? null : URL.parse(href, url.href)
  return target !== null && target.host === url.host && /^\/(?:[a-z]{2}\/?)?$/.test(target.pathname) && !target.hash
}

/** What is drawn in the page, as a file of its own: with what it refers to, and in the colours that the style gives it. */
function drawn(element: Element, page: Page, { dressings }: Styles, ink: string): string | null {
  const inside = [element, ...getElementsByTagName('*', element.children, true)]
  const referred = inside
    .filter(({ name }) => name === 'use')
    .flatMap(({ attribs }) => /^#(.+)$/.exec(attribs.href ?? attribs['xlink:href'] ?? '')?.[1] ?? [])
  const parts = [...new Set(referred)].flatMap(
    (id) =>
      page.elements.find(({ attribs }) => attribs.id === id && !inside.some((one) => one.attribs.id === id)) ?? [],
  )
  const classes = new Set(inside.flatMap(({ attribs }) => (attribs.class ?? '').split(/\s+/)))
  const rules = dressings.flatMap(({ called, values }) => {
    const name = PLAIN_CLASS.exec(called)?.[1]
    if (name === undefined || !classes.has(name)) return []
    const said = ['fill', 'stroke', 'color', 'stop-color'].flatMap((property) => {
      const value = values.get(property)
      return value && /^[\w#(),.%\s/-]{1,80}$/.test(value) ? [`${property}:${value}`] : []
    })
    return said.length > 0 ? [`.${name}{${said.join(';')}}`] : []
  })
  const { width, height, viewBox } = element.attribs
  if (!viewBox && !(width && height)) return null
  const head = [
    'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
    `color="${ink}"`,
    ...['viewBox', 'width', 'height', 'fill', 'stroke', 'stroke-width', 'class'].flatMap((name) => {
      const value = element.attribs[name]
      return value && /^[\w#(),.%\s:/-]{1,200}$/.test(value) ? [`${name}="${value}"`] : []
    }),
  ]
  const xml = (nodes: Parameters<typeof getOuterHTML>[0]) =>
    getOuterHTML(nodes, { xmlMode: true, decodeEntities: true })
  const svg = `<svg ${head.join(' ')}><style>${rules.join('')}</style><defs>${xml(parts)}</defs>${xml(element.children)}</svg>`
  return svg.length <= LONGEST ? svg : null
}

function inPage(page: Page, styles: Styles, ink: string): Logo[] {
  return page.elements
    .filter(({ name }) => name === 'svg' || name === 'img')
    .map((element) => ({ element, likely: likeliness(element, page) }))
    .filter(({ likely }) => likely > 0)
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, MOST)
    .flatMap(({ element }): Logo[] => {
      if (element.name === 'svg') {
        const svg = drawn(element, page, styles, ink)
        return svg ? [{ svg, from: 'header' }] : []
      }
      const { src, 'data-src': later } = element.attribs
      const url = addressIn(page, src?.startsWith('data:') ? later : (src ?? later))
      if (url) return [{ url, from: 'header' }]
      return src?.startsWith('data:image/svg+xml') ? inlined(src) : []
    })
}

function inlined(src: string): Logo[] {
  const [head = '', ...rest] = src.split(',')
  const body = rest.join(',')
  try {
    const svg = /;base64$/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : decodeURIComponent(body)
    return svg.length <= LONGEST ? [{ svg, from: 'header' }] : []
  } catch {
    return []
  }
}

/** Icons: shapes first, then what is made for a phone, then the largest. */
function icons(page: Page): Logo[] {
  const links = page.elements.filter(
    ({ name, attribs }) => name === 'link' && /\bicon\b/.test(attribs.rel?.toLowerCase() ?? ''),
  )
  const worth = ({ attribs }: Element): number => {
    if (/svg/.test(attribs.type ?? '') || /\.svg(?:$|\?)/.test(attribs.href ?? '')) return 10_000
    const side = Number.parseInt(attribs.sizes ?? '', 10) || 0
    return /apple-touch-icon/.test(attribs.rel ?? '') ? 1_000 + side : side
  }
  // A tab's picture of 32 pixels is no logo.
  const large = links.filter((link) => worth(link) >= 96).toSorted((a, b) => worth(b) - worth(a))
  return large.flatMap(({ attribs }): Logo[] => {
    const url = addressIn(page, attribs.href)
    return url ? [{ url, from: 'icon' }] : []
  })
}

function ofSchema(page: Page): Logo[] {
  const url = addressIn(page, addressNamed(businessIn(page)?.logo))
  return url ? [{ url, from: 'schema' }] : []
}

/** As text, or as an ImageObject. */
function addressNamed(logo: unknown): string | undefined {
  if (typeof logo === 'string') return logo
  if (typeof logo !== 'object' || logo === null) return undefined
  if ('url' in logo && typeof logo.url === 'string') return logo.url
  return 'contentUrl' in logo && typeof logo.contentUrl === 'string' ? logo.contentUrl : undefined
}

/** @param ink what shapes are drawn in that take the colour of words */
export function findLogos(page: Page, styles: Styles, ink: string): Logo[] {
  const preview = addressIn(page, metaIn(page, 'og:image'))
  const all: Logo[] = [
    ...inPage(page, styles, ink),
    ...ofSchema(page),
    ...icons(page),
    ...(preview ? [{ url: preview, from: 'preview' as const }] : []),
  ]
  const keyOf = (logo: Logo) => ('url' in logo ? logo.url : logo.svg)
  return all.filter((logo, at) => all.findIndex((one) => keyOf(one) === keyOf(logo)) === at).slice(0, MOST)
}
