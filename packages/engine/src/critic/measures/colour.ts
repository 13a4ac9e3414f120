/** Colour: the measures of a palette, and the looks that everything made by machines has. */
import { mapTuple } from '../../base/items.ts'
import { contrast, type Oklch, oklch } from '../../colour/colour.ts'
import type { Palette, Scene } from '../../scene/types.ts'
import { fontEntry } from '../../type/catalogue.ts'

export function paletteMeasures(palette: Palette): { chroma: number; range: number; pair: number } {
  const colours = [palette.paper, palette.surface, palette.ink, palette.accent, palette.secondary]
  const seen = colours.map(oklch)
  const lightness = seen.map(({ l }) => l)
  return {
    /** Mean OKLCH chroma. */
    chroma: seen.reduce((sum, { c }) => sum + c, 0) / seen.length,
    /** OKLCH lightness, lightest less darkest. */
    range: Math.max(...lightness) - Math.min(...lightness),
    /** The highest WCAG ratio of two of them. */
    pair: Math.max(...colours.flatMap((a) => colours.map((b) => contrast(a, b)))),
  }
}

const isCream = ({ l, c, h }: Oklch) => l > 0.9 && c > 0.012 && h > 60 && h < 110
const isTerracotta = ({ l, c, h }: Oklch) => l > 0.45 && l < 0.72 && c > 0.09 && h > 25 && h < 60
const isIndigo = ({ l, c, h }: Oklch) => l > 0.35 && l < 0.72 && c > 0.13 && h > 268 && h < 305

/** 1, or less where a design has the look that is on everything: indigo to violet; cream, serif and terracotta. */
export function freshness({ palette, typography }: Pick<Scene, 'palette' | 'typography'>): number {
  const [paper, accent, secondary] = mapTuple([palette.paper, palette.accent, palette.secondary], oklch)
  const isViolet = isIndigo(accent) && (isIndigo(secondary) || paper.l > 0.95)
  const isRustic = isCream(paper) && isTerracotta(accent) && fontEntry(typography.display).category === 'serif'
  return isViolet || isRustic ? 0 : 1
}
