/** What people and models write round and in XML that it has no room for; places stay where they were as far as can be. */

/** Names of characters that HTML knows and XML does not. */
const CHARACTERS: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  rarr: '→',
  larr: '←',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  thinsp: '\u2009',
}
const AMPERSAND = /&(?:(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);|([a-z]+);)?/gi
/** XML allows no other control characters. */
const FORBIDDEN = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** The sheet alone: what stands before its first tag and after its last is left out, and so are comments. */
export function cleaned(text: string): string {
  const even = text.replace(/\r\n?/g, '\n').replace(FORBIDDEN, ' ')
  const from = /<(?:!DOCTYPE|sheet\b)/i.exec(even)?.index ?? 0
  const end = even.lastIndexOf('</sheet>')
  const body = end < from ? even.slice(from) : even.slice(from, end + '</sheet>'.length)
  return (blank(even.slice(0, from)) + body)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, blank)
    .replace(AMPERSAND, (found, known, name) => (known ? found : (CHARACTERS[name] ?? `&amp;${found.slice(1)}`)))
}
