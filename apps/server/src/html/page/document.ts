/** The document of a page: what its elements are called, so that only the rules of a style sheet count that dress something. */
import type { Document, Element } from 'domhandler'
import { getElementsByTagName, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

export interface Page {
  document: Document
  /** Where it was in the end. */
  url: URL
  elements: Element[]
  /** How often there is an element of this tag, `.class`, `#id` or `[attribute=value]`. */
  counts: ReadonlyMap<string, number>
}

/** More is a book: what lies behind is not looked at. */
const MAX_ELEMENTS = 30_000

const classesIn = (element: Element): string[] => (element.attribs.class ?? '').split(/\s+/).filter(Boolean)

function namesOf(element: Element): string[] {
  const { name, attribs } = element
  const attributes = Object.entries(attribs).flatMap(([key, value]) =>
    value.length < 60 ? [`[${key}]`, `[${key}=${value}]`] : [`[${key}]`],
  )
  const id = attribs.id ? [`#${attribs.id}`] : []
  return [name, ...classesIn(element).map((one) => `.${one}`), ...id, ...attributes]
}

export function readDocument(html: string, url: string): Page {
  // SVG has names with capitals, and they are copied as they stand.
  const document = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false })
  const elements = getElementsByTagName('*', document, true, MAX_ELEMENTS)
  const counts = new Map<string, number>()
  for (const element of elements) for (const name of namesOf(element)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const base = elements.find(({ name, attribs }) => name === 'base' && attribs.href)?.attribs.href
  return { document, url: URL.parse(base ?? '', url) ?? new URL(url), elements, counts }
}

/** An address of the page as a whole one; null: it is none that can be fetched. */
export function addressIn({ url }: Page, written: string | undefined): string | null {
  const address = written ? URL.parse(written.trim(), url.href) : null
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}

/** The text of an element in one line. */
export const lineOf = (element: Element): string => textContent(element).replaceAll(/\s+/g, ' ').trim()

/** The element and those that hold it, up to a number. */
export function* around(element: Element, most: number): Generator<Element> {
  let at: Element | null = element
  for (let depth = 0; at && depth < most; depth++) {
    yield at
    const { parent }: Element = at
    at = parent && 'attribs' in parent ? parent : null
  }
}

/** What an element is called by those who made the page. */
export const calledBy = ({ attribs }: Element): string =>
  [attribs.class, attribs.id, attribs['aria-label'], attribs.alt, attribs.title, attribs.rel]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
