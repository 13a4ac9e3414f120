/** A waterfall */
import type { Point } from '../../../base/geometry.ts'
import { mix } from '../../../colour/colour.ts'
import type { Shape } from '../../../scene/types.ts'
import { polygon, rect, round } from '../../shapes.ts'
import { falling, halo, shape, tinted, type ViewCanvas } from '../canvas.ts'
import { mountains } from '../far.ts'
import { water } from '../floors.ts'
import { leaves } from '../near.ts'
import { fir } from '../plants.ts'
import { air, clouds } from '../sky.ts'

interface Fall {
  top: number
  foot: number
  half: number
}

/** The rock beside a fall, clefts in it. */
function cliff(canvas: ViewCanvas, { top, foot, half }: Fall, side: number): Shape[] {
  const { width, u, light, focus, random } = canvas
  const own = random.fork(`cliff ${side}`)
  const tall = foot - top
  const inner = focus + side * half * 1.1
  const edge = side > 0 ? width + u : -u
  const points: Point[] = [
    [edge, top + tall * 0.14],
    [inner + side * half * 1.5, top - tall * 0.05],
    [inner + side * half * 0.3, top + tall * 0.02],
    [inner - side * half * 0.1, top + tall * 0.34],
    [inner + side * half * 0.3, top + tall * 0.6],
    [inner - side * half * 0.04, foot + u],
    [edge, foot + u],
  ]
  const rock = tinted(canvas, '#5f6f5c', 0.55)
  const clefts = [0.4, 0.9, 1.5, 2.2, 3].map((k) => {
    const x = inner + side * half * k
    return polygon([
      [x, top + tall * own.between(0.1, 0.3)],
      [x + side * half * 0.2, top + tall * 0.16],
      [x + side * half * 0.26, foot],
      [x + side * half * 0.08, foot],
    ])
  })
  return [
    shape(polygon(points), falling(canvas, [top, mix(rock, light.glow, 0.22)], [foot, mix(rock, light.ambient, 0.35)])),
    shape(clefts.join(''), { colour: light.ambient, alpha: 0.2 }),
  ]
}

/** The wall that the fall comes over, a wood on its edge. */
function wall(canvas: ViewCanvas, { top, foot }: Fall): Shape[] {
  const { width, u, light, random } = canvas
  const own = random.fork('edge')
  const tall = foot - top
  const firs = Array.from({ length: Math.ceil(width / (u * 3)) }, (_, i) =>
    fir(i * u * 3.2, top + tall * 0.06, u * own.between(7, 13)),
  )
  const head = mix(tinted(canvas, '#66795f', 0.6), light.haze, 0.3)
  return [
    shape(
      rect(-u, top + tall * 0.04, width + 2 * u, tall * 0.96),
      falling(canvas, [top, head], [foot, tinted(canvas, '#4f6350', 0.7)]),
    ),
    shape(firs.join(''), tinted(canvas, 'fir', 0.42)),
  ]
}

/** A fall between cliffs into its pool, spray at its foot. */
export function waterfall(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, light, random, clear, focus } = canvas
  const own = random.fork('fall')
  const foot = horizon + (height - horizon) * 0.3
  const top = clear + (horizon - clear) * 0.12
  const half = Math.min(width * 0.13, (foot - top) * 0.26)
  const place: Fall = { top, foot, half }
  const white = mix(tinted(canvas, '#f6fcff', 0.95), light.disc, 0.2)
  const falls = `M${round(focus - half)} ${round(top)}Q${round(focus)} ${round(top - half * 0.12)} ${round(focus + half)} ${round(top)}L${round(focus + half * 1.14)} ${round(foot + u)}H${round(focus - half * 1.14)}Z`
  const streaks = Array.from({ length: 14 }, () => {
    const x = focus + own.between(-0.9, 0.9) * half
    const y = top + own.between(0.02, 0.4) * (foot - top)
    const w = half * own.between(0.02, 0.06)
    return `M${round(x)} ${round(y)}L${round(x + (x - focus) * 0.12 - w)} ${round(foot)}h${round(w * 2)}Z`
  })
  const low = { ...canvas, horizon: foot }
  return [
    air(canvas),
    ...clouds(canvas, 0.7),
    ...mountains(low, 0.5).slice(0, 1),
    ...wall(canvas, place),
    ...cliff(canvas, place, -1),
    ...cliff(canvas, place, 1),
    shape(falls, falling(canvas, [top, mix(white, light.middle, 0.3)], [foot, white])),
    shape(streaks.join(''), { colour: mix(white, light.ambient, 0.4), alpha: 0.32 }),
    ...water(low, true),
    ...[-1, -0.5, 0, 0.5, 1].map((k) => halo(canvas, [focus + k * half * 1.1, foot], half * 0.7, white, 0.75)),
    ...leaves(canvas),
  ]
}
