/**
 * Printer's dots that swell from nothing on one side until they almost touch on the other; a second colour swells the
 * other way, in the gaps of the first.
 */
import type { ColourRef, Shape } from '../../scene/types.ts'
import { type DrawMotif, n, point } from './drawing.ts'

/** Sizes of dots: dots of one size are one path of round caps, ten times shorter than circles. */
const SIZES = 16

export const halftone: DrawMotif = ({ width, height, random, colours, unit }) => {
  const pitch = unit * 0.3
  const radial = random.chance(0.4)
  const [fx, fy] = [random.pick([0, 1, 0.5]) * width, random.pick([0, 1]) * height]
  const angle = random.pick([90, 90, 45, 135, 270, 225, 315]) * (Math.PI / 180)
  const span = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle))
  /** 1 on the dense side, 0 on the other. */
  const tone = (x: number, y: number) =>
    radial
      ? 1 - Math.hypot(x - fx, y - fy) / (Math.hypot(width, height) * 0.85)
      : ((x - width / 2) * Math.cos(angle) + (y - height / 2) * Math.sin(angle)) / span + 0.5

  const layer = (paint: ColourRef, shift: number, share: (tone: number) => number): Shape[] => {
    const bySize = Array.from({ length: SIZES + 1 }, () => '')
    for (let row = 0; row * pitch * 0.5 <= height + pitch; row++)
      for (let x = (row % 2 === 0 ? 0 : pitch / 2) + shift; x <= width + pitch; x += pitch) {
        const y = row * pitch * 0.5
        const size = Math.round(Math.min(1, Math.max(0, share(tone(x, y)))) ** 0.8 * SIZES)
        if (size > 1) bySize[size] += `M${point(x, y)}h.01`
      }
    return bySize.flatMap((d, size) =>
      d ? [{ d, stroke: { paint, width: Number(n((pitch * 0.72 * size) / SIZES)), cap: 'round' as const } }] : [],
    )
  }
  const [lead = 'accent', second] = colours
  return [
    ...(second ? layer(second, pitch / 2, (value) => 0.62 - 1.5 * value) : []),
    ...layer(lead, 0, (value) => value * 1.15 - 0.12),
  ]
}
