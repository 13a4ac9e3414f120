/** Cleans the HTML of articles. What comes out can run nothing, with the content policy or without it. */
import { isOwnPath } from '@limner/contract'
import sanitize from 'sanitize-html'

const TEXT = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 's', 'u', 'sub', 'sup', 'mark', 'small', 'abbr', 'cite', 'q']
const BLOCKS = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'kbd', 'figure']
const TABLES = ['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** What these hold is not text to be read. */
const CODE = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math']
const PLAYERS = ['iframe', 'video', 'audio', 'object']

/** A path of ours, a place on the page, or a page beside it. */
const isOwn = (href: string) => isOwnPath(href) || /^([#?]|[^:/\\]*$)/.test(href)

/** The markup of an article that is allowed; the rest is taken out, with its contents where those are code. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...TEXT, ...BLOCKS, ...TABLES, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      abbr: ['title'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...CODE, ...PLAYERS],
    enforceHtmlBoundary: false,
    transformTags: {
      // The page has its title already.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, ...(!isOwn(attributes.href ?? '') && { rel: 'noopener nofollow' }) },
      }),
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, loading: 'lazy', alt: attributes.alt ?? '' },
      }),
    },
    // A picture whose address was refused would be an empty frame.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !isOwnPath(attribs.src ?? '') && !/^https?:\/\//.test(attribs.src ?? ''),
    nestingLimit: 60,
  }).trim()
}

/** The words alone. */
export const textOf = (html: string): string =>
  sanitize(html.replace(/<\/?(p|div|li|h\d|tr|td|th|br|blockquote|figure|figcaption)\b[^>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

const WORDS_PER_MINUTE = 200

/** Minutes to read some HTML, at least one. */
export function readMinutes(html: string): number {
  const words = textOf(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
