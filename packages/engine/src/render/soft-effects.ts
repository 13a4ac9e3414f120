/** What softens a group: out of focus, shadows and light of its own form; in artboard pixels. */
import type { Hex, Palette, ShapeGroup } from '../scene/types.ts'
import { resolveColour } from './paint.ts'

export interface SoftEffect {
  /** Standard deviation. */
  blur?: number
  shadows: SoftShadow[]
}
interface SoftShadow {
  x: number
  y: number
  /** Standard deviation. */
  deviation: number
  colour: Hex
  alpha: number
}

/** @param scale artboard pixels of a unit of the drawing */
export function softEffectOf(
  { blur, shadow, glow }: ShapeGroup,
  palette: Palette,
  scale: number,
): SoftEffect | undefined {
  if (blur === undefined && !shadow && !glow) return undefined
  const shadows: SoftShadow[] = []
  if (glow)
    shadows.push({
      x: 0,
      y: 0,
      deviation: (glow.blur * scale) / 2,
      colour: resolveColour(glow.colour, palette),
      alpha: 1,
    })
  if (shadow)
    shadows.push({
      x: shadow.x * scale,
      y: shadow.y * scale,
      deviation: (shadow.blur * scale) / 2,
      colour: resolveColour(shadow.colour ?? '#000000', palette),
      alpha: shadow.alpha,
    })
  return { ...(blur !== undefined && { blur: blur * scale }), shadows }
}

/** How far it reaches beyond what it softens: three deviations hold all that is seen. */
export const reachOfSoft = ({ blur = 0, shadows }: SoftEffect): number =>
  3 * blur + Math.max(0, ...shadows.map(({ x, y, deviation }) => 3 * deviation + Math.max(Math.abs(x), Math.abs(y))))
