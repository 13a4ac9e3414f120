/** Lengths in scenes are kept to a tenth of a pixel. */
export const round = (pixels: number) => Math.round(pixels * 10) / 10
