/** Within a wood */
import { mix } from '../../../colour/colour.ts'
import type { Shape } from '../../../scene/types.ts'
import { polygon, round } from '../../shapes.ts'
import { falling, halo, shape, tinted, type ViewCanvas } from '../canvas.ts'
import { meadow } from '../floors.ts'
import { grass } from '../plants.ts'
import { air } from '../sky.ts'
import { path } from '../ways.ts'

/** Trunks in the mist, light between them, a path that goes in. */
export function grove(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, light, random, focus } = canvas
  const own = random.fork('grove')
  const trunks = (near: number, count: number, wide: number, foot: number): Shape => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const t = (i + own.between(0.1, 0.9)) / count
      const away = Math.abs(t * width - focus) / width
      if (near > 0.5 && away < 0.16) continue
      const x = t * width
      const w = wide * own.between(0.6, 1.2)
      d += `M${round(x - w)} ${round(foot + w)}Q${round(x - w * 0.5)} ${round(foot - height * 0.2)} ${round(x - w * 0.42)} ${round(-4)}H${round(x + w * 0.42)}Q${round(x + w * 0.5)} ${round(foot - height * 0.2)} ${round(x + w)} ${round(foot + w)}Z`
      for (let k = 0; k < 3; k++) {
        const y = foot - height * own.between(0.3, 0.72)
        const way = own.chance(0.5) ? 1 : -1
        const reach = w * own.between(3, 7)
        d += `M${round(x)} ${round(y + w * 0.4)}Q${round(x + way * reach * 0.5)} ${round(y - w * 0.3)} ${round(x + way * reach)} ${round(y - reach * 0.4)}Q${round(x + way * reach * 0.4)} ${round(y - w * 0.9)} ${round(x)} ${round(y - w * 0.5)}Z`
      }
    }
    return shape(
      d,
      falling(
        canvas,
        [canvas.clear, mix(tinted(canvas, 'fir', near), canvas.light.zenith, canvas.clear > 0 ? 0.9 : 0.4)],
        [foot, tinted(canvas, 'fir', near)],
      ),
    )
  }
  const shafts = [-0.3, -0.08, 0.16, 0.36]
    .map((at, i) =>
      polygon([
        [focus + width * at * 0.5, canvas.clear * 0.6],
        [focus + width * (at * 0.5 + 0.06), canvas.clear * 0.6],
        [focus + width * (at + 0.12 - i * 0.02), height * 0.86],
        [focus + width * (at - 0.05), height * 0.86],
      ]),
    )
    .join('')
  const deep = height - horizon
  return [
    air(canvas),
    halo(canvas, [focus, horizon - u * 8], Math.max(width, height) * 0.4, light.glow, light.dark ? 0.5 : 0.9),
    trunks(0.12, Math.ceil(width / (u * 6)), u * 0.8, horizon),
    trunks(0.34, Math.ceil(width / (u * 11)), u * 1.4, horizon + deep * 0.06),
    ...meadow(canvas, 'fir').slice(0, 2),
    ...path(canvas),
    shape(shafts, {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: Math.min(0.9, (canvas.clear * 0.6) / height), colour: light.disc, alpha: 0 },
        { at: horizon / height, colour: light.disc, alpha: light.dark ? 0.14 : 0.4 },
        { at: 0.9, colour: light.disc, alpha: 0 },
      ],
    }),
    trunks(0.62, Math.ceil(width / (u * 20)), u * 2.2, horizon + deep * 0.26),
    trunks(0.98, Math.ceil(width / (u * 34)), u * 4, horizon + deep * 0.7),
    shape(grass(own, 0, width, height, u * 11, 110), tinted(canvas, 'fir', 1)),
  ]
}
