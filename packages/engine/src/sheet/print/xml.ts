/** Elements of XML as lines of text. */

export interface Tag {
  name: string
  attributes: readonly (readonly [name: string, value: string])[]
  /** Elements in it, or words that stand in it as they are. */
  inside?: readonly Tag[] | string
}

/** XML allows no other control characters, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeWords = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)

export const escapeValue = (text: string): string =>
  escapeWords(text).replace(/["\t\n\r]/g, (sign) => (sign === '"' ? '&quot;' : `&#${sign.charCodeAt(0)};`))

export function printTag({ name, attributes, inside }: Tag, indent = ''): string {
  const head = [name, ...attributes.map(([key, value]) => `${key}="${escapeValue(value)}"`)].join(' ')
  if (inside === undefined || inside.length === 0) return `${indent}<${head}/>\n`
  if (typeof inside === 'string') return `${indent}<${head}>${inside}</${name}>\n`
  return `${indent}<${head}>\n${inside.map((tag) => printTag(tag, `${indent}  `)).join('')}${indent}</${name}>\n`
}
