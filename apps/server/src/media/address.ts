/** Addresses of pictures: `/media/{id}.{extension}`, and `?w=480` for the thumbnail. */
const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const ADDRESS = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(png|jpg|webp|svg)$/

/** Pixels. */
export const THUMBNAIL_WIDTH = 480

export const mediaUrl = ({ id, type }: { id: string; type: string }): string =>
  `/media/${id}.${EXTENSIONS[type] ?? 'png'}`
export const thumbnailUrl = (row: { id: string; type: string }): string => `${mediaUrl(row)}?w=${THUMBNAIL_WIDTH}`

/** The id and extension of one of our own addresses (path only); null for anything else. */
export function readMediaUrl(path: string): { id: string; extension: string } | null {
  const match = ADDRESS.exec(path)
  return match ? { id: match[1] as string, extension: match[2] as string } : null
}
