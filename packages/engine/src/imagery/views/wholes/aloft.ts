/** Above the clouds */
import { mix } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { rect } from '../../shapes.ts'
import { circle, falling, shape, type ViewCanvas } from '../canvas.ts'
import { air, clouds, disc, stars } from '../sky.ts'

/** Above the clouds: banks of them to the horizon. */
export function aloft(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, light, u, random } = canvas
  const own = random.fork('aloft')
  const deep = height - horizon
  const white: Hex = light.dark ? mix(light.haze, '#ffffff', 0.3) : '#ffffff'
  const bank = (y: number, size: number, near: number): Shape => {
    let d = rect(0, y, width, height - y + 2)
    for (let x = -size; x < width + size; x += size * own.between(0.7, 1.2))
      d += circle(x, y + size * 0.2, size * own.between(0.55, 1))
    const lit = mix(mix(white, light.low, 0.4 * (1 - near)), light.glow, light.isLow ? 0.4 : 0.1)
    return shape(
      d,
      falling(canvas, [y - size * 0.8, lit], [y + size * 2.4, mix(lit, light.ambient, light.dark ? 0.55 : 0.26)]),
    )
  }
  return [
    air(canvas),
    ...stars(canvas),
    ...disc(canvas),
    ...clouds(canvas, 0.6),
    bank(horizon, u * 3.5, 0.1),
    bank(horizon + deep * 0.18, u * 6.5, 0.4),
    bank(horizon + deep * 0.42, u * 10, 0.7),
    bank(horizon + deep * 0.74, u * 14, 1),
  ]
}
