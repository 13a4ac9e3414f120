/** In space */
import { mix } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { round } from '../../shapes.ts'
import { circle, falling, halo, meets, shape, stroke, type ViewCanvas } from '../canvas.ts'
import { galaxy, stars } from '../sky.ts'
import { down } from './down.ts'

const DEEP: Hex = '#070a1f'
/** Stars, clouds of gas, a planet with its ring, the rim of another one below. */
export function space(canvas: ViewCanvas): Shape[] {
  const { width, height, u, random, clear, light } = canvas
  const own = random.fork('space')
  const large = Math.max(width, height)
  const tall = { ...canvas, horizon: height }
  const side = own.chance(0.5) ? 0.74 : 0.26
  const r = Math.min(width * 0.18, (height - clear) * 0.2, u * 19)
  const [x, y] = [width * side, clear + (height - clear) * 0.34]
  const hidden = meets(canvas, x - r * 1.7, y - r, x + r * 1.7, y + r)
  const tone = own.pick(['#e9896a', '#6fb7d6', '#c58be0'] as const)
  const ring = (half: 'back' | 'front') => {
    const [rx, ry] = [r * 1.75, r * 0.46]
    return half === 'back'
      ? `M${round(x - rx)} ${round(y)}A${round(rx)} ${round(ry)} -14 0 1 ${round(x + rx)} ${round(y)}`
      : `M${round(x - rx)} ${round(y)}A${round(rx)} ${round(ry)} -14 0 0 ${round(x + rx)} ${round(y)}`
  }
  const planet: Shape[] = hidden
    ? []
    : [
        stroke(ring('back'), { colour: mix(tone, '#ffffff', 0.5), alpha: 0.5 }, r * 0.13),
        shape(circle(x, y, r), {
          gradient: 'radial',
          centre: [(x - r * 0.45) / width, (y - r * 0.5) / height],
          radius: (r * 1.75) / large,
          stops: [
            { at: 0, colour: mix(tone, '#ffffff', 0.5) },
            { at: 0.4, colour: tone },
            { at: 1, colour: mix(tone, DEEP, 0.86) },
          ],
        }),
        stroke(ring('front'), { colour: mix(tone, '#ffffff', 0.6), alpha: 0.85 }, r * 0.13),
      ]
  const big = large * 0.9
  const cy = height * 0.86 + big
  const rim = mix(light.zenith, '#5fb0ff', 0.6)
  const world: Shape[] = [
    shape(circle(width * 0.5, cy - u * 1.2, big + u * 4), { colour: rim, alpha: 0.22 }),
    shape(circle(width * 0.5, cy - u * 0.4, big + u * 1.2), { colour: mix(rim, '#ffffff', 0.5), alpha: 0.7 }),
    shape(circle(width * 0.5, cy, big), falling(canvas, [height * 0.86, mix(rim, DEEP, 0.35)], [height, DEEP])),
  ]
  const mistAt = [
    [0.2, 0.55, '#6a3fd0'],
    [0.78, 0.62, '#1f7fd0'],
    [0.5, 0.8, '#c04a9a'],
  ] as const
  return [
    down(canvas, [
      [0.5, mix(light.zenith, '#10143c', 0.5)],
      [1, DEEP],
    ]),
    ...mistAt.map(([px, py, colour]) =>
      halo(canvas, [width * px, clear + (height - clear) * py], large * 0.36, colour, 0.34),
    ),
    ...galaxy(tall).slice(-1),
    ...stars(tall, 1.3),
    ...planet,
    ...world,
  ]
}
