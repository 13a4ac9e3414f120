/** Which file of a picture a browser takes: the thumbnail where that is sharp enough. */

/** Pixels of a thumbnail, unless its picture is narrower. */
const THUMBNAIL = 480

interface Sources {
  url: string
  thumbnailUrl?: string | undefined
  size?: { width: number; height: number } | undefined
}

/** Undefined where there is one file only. */
export const sourcesOf = ({ url, thumbnailUrl, size }: Sources): string | undefined =>
  thumbnailUrl && size ? `${thumbnailUrl} ${Math.min(THUMBNAIL, size.width)}w, ${url} ${size.width}w` : undefined
