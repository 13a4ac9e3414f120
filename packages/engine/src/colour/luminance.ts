/** Colours as bytes: their channels, and relative luminance and contrast as WCAG 2.2 reckons them. */
import { mapTuple } from '../base/items.ts'
import type { Hex } from '../scene/types.ts'

/** Red, green and blue of '#rrggbb', 0–255. */
export const channelsOf = (hex: Hex): [red: number, green: number, blue: number] =>
  mapTuple([1, 3, 5], (at) => Number.parseInt(hex.slice(at, at + 2), 16))

const CHANNEL = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})

/** Relative luminance, 0–1, of parts from 0 to 255. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export const luminance = (r: number, g: number, b: number): number =>
  0.2126 * (CHANNEL[r] ?? 0) + 0.7152 * (CHANNEL[g] ?? 0) + 0.0722 * (CHANNEL[b] ?? 0)

/** Contrast ratio of two luminances, 1–21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrastRatio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
