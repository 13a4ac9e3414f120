/** Sizes that pictures come in: plain data, without zod. */

/** Pixels across. Most designs are about as wide as the last. */
export const PICTURE_WIDTHS = [240, 480, 1080] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Of those, the one that comes with a new design. */
export const THUMBNAIL_WIDTH = 480 satisfies PictureWidth

/** The address of a picture as a WebP that is no wider. */
export const sizedUrl = (imageUrl: string, width: PictureWidth): string =>
  `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`
