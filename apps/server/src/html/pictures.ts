/** The pictures in cleaned HTML: which are of other places, and other addresses for them. */
import { isOwnPath } from '@limner/contract'

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g
/** What the cleaning writes for the characters that it must not write. */
const read = (address: string) =>
  address
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Addresses elsewhere, each once. */
export const externalPictures = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURE)].map((match) => read(match[1] ?? '')).filter((src) => !isOwnPath(src))),
]

/** The same HTML with the pictures of other places at these addresses; those that have none are left out. */
export const replacePictures = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html
    .replace(PICTURE, (tag: string, src: string) => {
      const address = read(src)
      if (isOwnPath(address)) return tag
      const own = addresses.get(address)
      return own ? tag.replace(`src="${src}"`, `src="${own}"`) : ''
    })
    .replace(/<figure>\s*<\/figure>/g, '')
