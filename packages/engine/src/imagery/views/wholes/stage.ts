/** Before a stage */
import type { Random } from '../../../base/random.ts'
import { mix } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { polygon, rect } from '../../shapes.ts'
import { circle, falling, halo, shape, type ViewCanvas } from '../canvas.ts'
import { crowd } from '../near.ts'
import { down } from './down.ts'

/** Seven beams that cross in the haze. */
function beams(canvas: ViewCanvas, own: Random, tones: readonly Hex[], rig: number, floor: number): Shape[] {
  const { width, height, u, clear, focus } = canvas
  return Array.from({ length: 7 }, (_, i): Shape => {
    const x = (width * (i + 0.5)) / 7
    const aim = focus + (x - focus) * own.between(-0.5, 0.7) + own.between(-0.1, 0.1) * width
    const [thin, wide] = [u * 0.8, width * 0.07]
    const colour = tones[i % tones.length] ?? '#ffffff'
    return shape(
      polygon([
        [x - thin, rig],
        [x + thin, rig],
        [aim + wide, floor + (height - floor) * 0.1],
        [aim - wide, floor + (height - floor) * 0.1],
      ]),
      {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: rig / height, colour, alpha: clear > rig * 1.5 ? 0.12 : 0.7 },
          { at: Math.min(0.95, Math.max(rig + 1, clear) / height + 0.02), colour, alpha: 0.5 },
          { at: floor / height, colour, alpha: 0.08 },
        ],
      },
    )
  })
}

/** Beams from above through the haze, a bare stage, the crowd before it. */
export function stage(canvas: ViewCanvas): Shape[] {
  const { width, height, u, random, clear, light, focus } = canvas
  const own = random.fork('stage')
  const floor = Math.max(height * 0.7, clear + (height - clear) * 0.55)
  const rig = Math.min(clear, height * 0.16)
  const deep: Hex = light.dark ? mix(light.zenith, '#12081f', 0.35) : mix(light.zenith, light.ambient, 0.18)
  const tones: readonly Hex[] = own.pick([
    ['#ff5fa2', '#7a6bff', '#37c8ff'],
    ['#ffb14a', '#ff5f6d', '#a45bff'],
    ['#42e0c8', '#4a8dff', '#d46bff'],
  ] as const)
  const size = Math.min(u * 7, width / 14)
  return [
    down(canvas, [
      [Math.min(0.7, clear / height), light.zenith],
      [floor / height, deep],
      [1, deep],
    ]),
    halo(canvas, [focus, floor], Math.max(width, height) * 0.46, tones[0] ?? '#ffffff', 0.55),
    halo(canvas, [width * 0.15, floor - u * 8], width * 0.3, tones[1] ?? '#ffffff', 0.45),
    halo(canvas, [width * 0.85, floor - u * 8], width * 0.3, tones[2] ?? '#ffffff', 0.45),
    ...beams(canvas, own, tones, rig, floor),
    shape(
      polygon([
        [width * 0.06, floor + u * 6],
        [width * 0.16, floor - u * 1.5],
        [width * 0.84, floor - u * 1.5],
        [width * 0.94, floor + u * 6],
      ]),
      falling(
        canvas,
        [floor - u * 2, mix(deep, tones[0] ?? '#ffffff', 0.5)],
        [floor + u * 6, mix(deep, '#000000', 0.4)],
      ),
    ),
    shape(
      [0.2, 0.8].map((at) => rect(width * at - u * 5, floor - u * 16, u * 10, u * 17)).join(''),
      mix(deep, '#000000', 0.6),
    ),
    shape(
      [0.2, 0.8].flatMap((at) => [0, 1, 2].map((k) => circle(width * at, floor - u * (13 - k * 5), u * 1.9))).join(''),
      { colour: tones[1] ?? '#ffffff', alpha: 0.4 },
    ),
    shape(crowd(own, width, floor + (height - floor) * 0.34, size * 0.8), mix(deep, '#000000', 0.45)),
    shape(crowd(own, width, floor + (height - floor) * 0.62, size * 1.2), mix(deep, '#000000', 0.78)),
  ]
}
