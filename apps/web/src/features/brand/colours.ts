/** The colours of a kit by what they are for, and whether its words can be read. */
import type { BrandKit } from '@limner/contract/types'

export type KitColours = BrandKit['colours']
export type KitRole = keyof KitColours

export const ROLES: readonly KitRole[] = ['paper', 'surface', 'ink', 'accent', 'secondary']

const HEX = /^#[\da-f]{6}$/i
export const isColour = (text: string): boolean => HEX.test(text)

/** Relative luminance of sRGB, WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}
