/** Addresses of pictures: `/media/{id}.{extension}`. */
import { sizedUrl, THUMBNAIL_WIDTH } from '@limner/contract/picture-sizes'

const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const ADDRESS = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(png|jpg|webp|svg)$/

export const mediaUrl = ({ id, type }: { id: string; type: string }): string =>
  `/media/${id}.${EXTENSIONS[type] ?? 'png'}`
export const thumbnailUrl = (row: { id: string; type: string }): string => sizedUrl(mediaUrl(row), THUMBNAIL_WIDTH)

/** The id and extension of one of our own addresses (path only); null for anything else. */
export function readMediaUrl(path: string): { id: string; extension: string } | null {
  const match = ADDRESS.exec(path)
  return match ? { id: match[1] as string, extension: match[2] as string } : null
}
