/** What makes two designs look alike, and how large the share of the commonest one is. */
import type { Design } from '@limner/engine'

/** A palette is its three leading colours to the nearest sixteenth. */
const coarse = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) >> 4).toString(16)).join('')

export function fingerprintParts({ scene, archetype }: Design) {
  const { palette, typography } = scene
  return {
    layout: `${scene.kind}/${archetype}`,
    palette: [palette.paper, palette.accent, palette.secondary].map(coarse).join('-'),
    font: typography.display,
    pair: `${typography.display} + ${typography.text}`,
  }
}

/** The commonest value and its share. */
export function commonest(values: string[]): { value: string; share: number } {
  const counts = Map.groupBy(values, (value) => value)
  const [value = '', all = []] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  return { value, share: all.length / Math.max(1, values.length) }
}
