/** Under water */
import type { Random } from '../../../base/random.ts'
import { mix } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { polygon, round } from '../../shapes.ts'
import { circle, halo, meets, ridge, shape, swells, type ViewCanvas } from '../canvas.ts'
import { down } from './down.ts'

/** A wisp of weed that swings. */
const weed = (x: number, y: number, h: number, w: number, s: number): string =>
  `M${round(x - w)} ${round(y)}C${round(x - w + s)} ${round(y - h * 0.35)} ${round(x - s)} ${round(y - h * 0.6)} ${round(x + s)} ${round(y - h)}C${round(x + w)} ${round(y - h * 0.6)} ${round(x + w + s)} ${round(y - h * 0.35)} ${round(x + w)} ${round(y)}Z`

/** A coral of round branches. */
function coral(x: number, y: number, s: number, turn: number): string {
  return [-50, -26, -4, 20, 46]
    .map((degrees, i) => {
      const angle = ((degrees + turn - 90) * Math.PI) / 180
      const reach = s * (i % 2 === 0 ? 0.8 : 1)
      const [ex, ey] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      const w = s * 0.085
      return `M${round(x - w)} ${round(y)}L${round(ex - w)} ${round(ey)}A${round(w)} ${round(w)} 0 0 1 ${round(ex + w)} ${round(ey)}L${round(x + w)} ${round(y)}Z`
    })
    .join('')
}

const fish = (x: number, y: number, s: number, way: number): string =>
  `M${round(x - way * s)} ${round(y)}Q${round(x)} ${round(y - s * 0.62)} ${round(x + way * s)} ${round(y)}Q${round(x)} ${round(y + s * 0.62)} ${round(x - way * s)} ${round(y)}ZM${round(x - way * s * 0.8)} ${round(y)}L${round(x - way * s * 1.5)} ${round(y - s * 0.42)}L${round(x - way * s * 1.3)} ${round(y)}L${round(x - way * s * 1.5)} ${round(y + s * 0.42)}Z`

/** Sand in three swells, weed and corals at both sides of it. */
function reef(canvas: ViewCanvas, own: Random, top: Hex, deep: Hex): Shape[] {
  const { width, height, u, light } = canvas
  const { dark } = light
  const floor = (at: number, near: number, colour: Hex): Shape =>
    ridge(
      canvas,
      swells({ ...canvas, random: own }, height * at, height * 0.06, 0.9),
      mix(deep, colour, near),
      height,
      0,
    )
  const sand: Hex = dark ? '#3f6f80' : '#e8d9a8'
  const weeds = (count: number, tall: number, foot: number) =>
    Array.from({ length: count }, () => {
      const x = own.chance(0.5) ? own.between(0, 0.3) * width : own.between(0.7, 1) * width
      const h = tall * own.between(0.5, 1)
      return meets(canvas, x - u * 2, foot - h, x + u * 2, foot)
        ? ''
        : weed(x, foot, h, u * 1.1, own.between(-1, 1) * u * 3)
    }).join('')
  const corals = (['#f0705f', '#f3a24b', '#c96bd0'] as const).map((colour, k) =>
    shape(
      [0, 1]
        .map((i) => {
          const x = width * (i === 0 ? own.between(0.02, 0.26) : own.between(0.74, 0.98))
          return coral(x, height * (0.93 + k * 0.02), u * own.between(9, 15), own.between(-12, 12))
        })
        .join(''),
      mix(colour, deep, dark ? 0.34 : 0.1),
    ),
  )
  return [
    floor(0.84, 0.2, sand),
    shape(weeds(9, height * 0.34, height * 0.86), mix(deep, mix('#2f9a86', top, 0.2), 0.34)),
    floor(0.9, 0.55, sand),
    ...corals,
    shape(weeds(11, height * 0.24, height), mix(deep, '#2fae7c', 0.62)),
    floor(0.97, 0.9, sand),
  ]
}

/** Light falls through the water onto a reef; a shoal in the distance. */
export function underwater(canvas: ViewCanvas): Shape[] {
  const { width, height, u, light, random, focus } = canvas
  const own = random.fork('sea')
  const dark = light.dark
  const [top, deep]: [Hex, Hex] = dark ? ['#1c7fb4', '#06213f'] : ['#8fdcec', '#2b8fb5']
  const beams = Array.from({ length: 6 }, (_, i): string => {
    const x = focus + (i - 2.5) * width * 0.16
    const w = width * own.between(0.02, 0.05)
    const lean = (x - focus) * 0.7
    return polygon([
      [x, -2],
      [x + w, -2],
      [x + w * 3 + lean, height * 0.82],
      [x - w + lean, height * 0.82],
    ])
  }).join('')
  const school = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = [
      focus + (own.next() - 0.5) * width * 0.5,
      canvas.clear + (height * 0.72 - canvas.clear) * (0.16 + 0.6 * own.next()),
    ]
    const s = u * own.between(1.4, 2.8)
    return meets(canvas, x - s * 2, y - s, x + s * 2, y + s) ? '' : fish(x, y, s, i % 5 === 0 ? -1 : 1)
  }).join('')
  const bubbles = Array.from({ length: 22 }, () => {
    const [x, y, r] = [own.between(0, width), own.between(canvas.clear, height), u * own.between(0.25, 1)]
    return meets(canvas, x - r, y - r, x + r, y + r) ? '' : circle(x, y, r)
  }).join('')
  return [
    down(canvas, [
      [Math.max(0.12, Math.min(0.5, canvas.clear / height)), mix(light.zenith, top, 0.5)],
      [0.6, mix(top, deep, 0.4)],
      [1, deep],
    ]),
    halo(canvas, [focus, 0], Math.max(width, height) * 0.5, '#e9fbff', dark ? 0.4 : 0.5),
    shape(beams, {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: '#eafcff', alpha: dark ? 0.2 : 0.42 },
        { at: 0.8, colour: '#eafcff', alpha: 0 },
      ],
    }),
    shape(school, mix(deep, top, dark ? 0.3 : 0.1)),
    ...reef(canvas, own, top, deep),
    ...(bubbles ? [shape(bubbles, { colour: '#f2feff', alpha: 0.5 })] : []),
  ]
}
