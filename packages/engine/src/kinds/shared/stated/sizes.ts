/** How large a picture is by the word that was told of it: what is kept for it at least, and what it grows to where air is free. */
export type PictureSize = 'small' | 'usual' | 'medium' | 'large' | 'huge'

/** Shares of a sheet's shorter side, by the mean of the picture's sides. */
const SHEET: Record<PictureSize, readonly [least: number, most: number]> = {
  small: [0.18, 0.3],
  usual: [0.48, 0.78],
  medium: [0.44, 0.6],
  large: [0.6, 0.9],
  huge: [0.68, 1],
}
const CARD: typeof SHEET = {
  small: [0.17, 0.27],
  usual: [0.27, 0.5],
  medium: [0.27, 0.5],
  large: [0.4, 0.68],
  huge: [0.42, 0.76],
}

export const sharesOf = (isCard: boolean, size: PictureSize): readonly [least: number, most: number] =>
  (isCard ? CARD : SHEET)[size]
