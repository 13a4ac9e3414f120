/** Which file of a picture a browser takes: the smallest that is sharp enough in its place. */
import { PICTURE_WIDTHS, type PictureWidth, sizedUrl } from '@limner/contract/picture-sizes'

interface Size {
  width: number
  height: number
}

/** What this server keeps comes in sizes; what a browser keeps, or another server, does not. */
const comesInSizes = (url: string): boolean => url.startsWith('/media/') || url.startsWith('/api/shared/')

/** A picture for a place that is small on every screen. */
export const sizedTo = (width: PictureWidth, url: string): string => (comesInSizes(url) ? sizedUrl(url, width) : url)

/** For `srcset`; undefined where there is one file only. The picture itself is offered where it is wider than all sizes. */
export function sourcesOf(url: string, size: Size | undefined): string | undefined {
  if (!size || !comesInSizes(url)) return undefined
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= size.width)
  const offered = enough < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1)
  const sources = offered.map((width) => `${sizedUrl(url, width)} ${Math.min(width, size.width)}w`)
  return [...sources, ...(enough < 0 ? [`${url} ${size.width}w`] : [])].join(', ')
}
