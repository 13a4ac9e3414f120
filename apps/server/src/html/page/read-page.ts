/** What a page tells of the business whose it is. Done in a thread: a style sheet of a megabyte takes some hundred milliseconds. */

import type { BrandKit } from '@limner/engine'
import { type ClosestFace, closestFace, pageColours } from '@limner/engine/page-brand'
import { textContent } from 'domutils'
import { addressIn, lineOf, type Page, readDocument } from './document.ts'
import { metaIn, type PageFacts, readFacts } from './facts.ts'
import { findLogos, type Logo } from './logos.ts'
import { readColours, readFaces } from './looks.ts'
import { readStyles } from './styles.ts'

export interface PageText {
  html: string
  /** Where it was in the end. */
  url: string
}
export interface PageReading {
  facts: PageFacts
  colours: BrandKit['colours']
  /** Null: none is named, or only what systems have. */
  faces: { display: ClosestFace; text: ClosestFace } | null
  logos: Logo[]
  /** What it says of itself, for its tone. */
  says: string
  /** Scripts write it: as it comes, there is next to nothing in it. */
  isScripted: boolean
}

/** Sheets that are fetched. */
const MOST_SHEETS = 6
/** Hosts that lend fonts: their sheets say nothing else. */
const LENDERS =
  /(?:^|\.)(?:fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net|cloud\.typography\.com|use\.fontawesome\.com)$/
const OWN_SHEET = /theme|style|main|app|global|index|brand|site|screen|bundle/i
const OTHERS_SHEET = /plugin|font-?awesome|icons?\b|slick|swiper|lightbox|cookie|consent|leaflet|print|dashicons|emoji/i
/** Characters. */
const [BARE, SAYING] = [200, 600]

/** The sheets of a page that say most of it, in their order. */
export function sheetsOf({ html, url }: PageText): string[] {
  const page = readDocument(html, url)
  const links = page.elements.flatMap(({ name, attribs }, at) => {
    if (name !== 'link' || !/\bstylesheet\b/i.test(attribs.rel ?? '') || /\balternate\b/i.test(attribs.rel ?? ''))
      return []
    if (/^\s*print\s*$/i.test(attribs.media ?? '')) return []
    const address = addressIn(page, attribs.href)
    if (address === null || LENDERS.test(new URL(address).hostname)) return []
    const worth = (OWN_SHEET.test(address) ? 1 : 0) - (OTHERS_SHEET.test(address) ? 2 : 0)
    return [{ address, at, worth }]
  })
  const chosen = links.toSorted((a, b) => b.worth - a.worth || a.at - b.at).slice(0, MOST_SHEETS)
  return [...new Set(chosen.toSorted((a, b) => a.at - b.at).map(({ address }) => address))]
}

const styleElements = ({ elements }: Page): string[] =>
  elements.filter(({ name }) => name === 'style').map((element) => textContent(element))

function saidIn(page: Page, { tagline }: PageFacts): string {
  const heading = page.elements.find(({ name }) => name === 'h1')
  const parts = [metaIn(page, 'description', 'og:description'), tagline, heading && lineOf(heading)]
  const said = parts.flatMap((part) => (part ? [part.replace(/[.\s]+$/, '')] : []))
  return [...new Set(said)].join('. ').slice(0, SAYING)
}

function isWrittenByScripts({ elements }: Page): boolean {
  const body = elements.find(({ name }) => name === 'body')
  const unseen = new Set(['script', 'style', 'noscript', 'template'])
  const texts = (body?.children ?? []).filter((node) => !('name' in node && unseen.has(node.name)))
  const letters = texts
    .map((node) => textContent(node))
    .join('')
    .replaceAll(/\s+/g, '').length
  return (
    letters < BARE &&
    elements.some(({ name, attribs }) => name === 'script' && (attribs.src || attribs.type === 'module'))
  )
}

export function readPage({ html, url, sheets }: PageText & { sheets: string[] }): PageReading {
  const page = readDocument(html, url)
  const styles = readStyles([...sheets, ...styleElements(page)], page)
  const colours = pageColours(readColours(page, styles))
  const { display, text } = readFaces(page, styles)
  const [large, small] = [closestFace(display), closestFace(text)]
  const faces = large ?? small
  const facts = readFacts(page)
  return {
    facts,
    colours,
    faces: faces && { display: large ?? faces, text: small ?? faces },
    logos: findLogos(page, styles, colours.ink ?? '#1a1a1a'),
    says: saidIn(page, facts),
    isScripted: isWrittenByScripts(page),
  }
}
