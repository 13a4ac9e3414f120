/** What a file is, by its first bytes: what it is called is anybody's word. */

import { looksLikeSvg } from '@limner/engine/svg-head'

const HEAD = 16

/** The media type of a picture that we take; null: it is none. */
export function sniffPicture(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (head.startsWith('ftypavi', 4)) return 'image/avif'
  if (looksLikeSvg(bytes)) return 'image/svg+xml'
  return null
}
