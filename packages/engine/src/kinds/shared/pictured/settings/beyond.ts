/** Where nothing stands on a floor: under water, in the air, in space; a town from afar; a feast. */
import { circle, polygon, round } from '../../../../imagery/shapes.ts'
import type { Shape } from '../../../../scene/types.ts'
import {
  feetOf,
  filled,
  glow,
  haze,
  isDark,
  meetsWords,
  plane,
  type SceneCanvas,
  shade,
  sky,
  strewn,
  tone,
} from '../canvas.ts'
import type { Drawn } from './types.ts'

/** Light from the surface, weed, bubbles. */
export function underwater(canvas: SceneCanvas): Drawn {
  const { hero, width, height, random } = canvas
  const bed = Math.min(height, feetOf(hero) + hero.size * 0.06)
  const weed = (count: number, tall: number) =>
    Array.from({ length: count }, () => {
      const x = random.between(0, width)
      const h = tall * random.between(0.5, 1) * (Math.abs(x - hero.x) < hero.size * 0.35 ? 0.35 : 1)
      const w = hero.size * 0.03
      if (meetsWords(canvas, x, bed - h, w * 2)) return ''
      const s = random.between(-1, 1) * w * 2
      return `M${round(x - w)} ${round(bed + 6)}C${round(x - w + s)} ${round(bed - h * 0.35)} ${round(x - s)} ${round(bed - h * 0.6)} ${round(x + s)} ${round(bed - h)}C${round(x + w)} ${round(bed - h * 0.6)} ${round(x + w + s)} ${round(bed - h * 0.35)} ${round(x + w)} ${round(bed + 6)}Z`
    }).join('')
  const beams = [0.1, 0.32, 0.58, 0.84]
    .map((x, i) =>
      polygon([
        [width * x, 0],
        [width * (x + 0.07), 0],
        [width * (x + 0.02 - i * 0.03), height],
        [width * (x - 0.16 - i * 0.03), height],
      ]),
    )
    .join('')
  const bubble = strewn(canvas, 18, [hero.size * 0.008, hero.size * 0.026], (x, y, s) => circle(x, y, s), bed)
  return {
    back: [
      sky(canvas, 8, -5),
      filled(beams, { colour: tone(canvas, 12), alpha: 0.16 }),
      filled(weed(16, hero.size * 0.62), haze(canvas, bed - hero.size * 0.3, 0.5)),
      filled(bubble, { colour: tone(canvas, 24), alpha: 0.6 }),
    ],
    front: [
      filled(weed(12, hero.size * 0.34), plane(canvas, bed, 0.8)),
      filled(
        `M0 ${round(bed)}q${round(width / 4)} ${round(-hero.size * 0.05)} ${round(width / 2)} 0t${round(width / 2)} 0V${round(height)}H0Z`,
        plane(canvas, bed, 1),
      ),
    ],
  }
}

/** Stars, a planet's curve, rings of orbit. */
export function space(canvas: SceneCanvas): Drawn {
  const { hero, width, height, other } = canvas
  const orbit = (r: number): Shape => ({
    d: circle(hero.x, hero.y, r),
    stroke: {
      paint: { colour: tone(canvas, isDark(canvas) ? 24 : -14), alpha: 0.5 },
      width: Math.max(1, hero.size * 0.004),
    },
  })
  const star = (x: number, y: number, s: number) =>
    `M${round(x)} ${round(y - s * 2)}L${round(x + s * 0.4)} ${round(y - s * 0.4)}L${round(x + s * 2)} ${round(y)}L${round(x + s * 0.4)} ${round(y + s * 0.4)}L${round(x)} ${round(y + s * 2)}L${round(x - s * 0.4)} ${round(y + s * 0.4)}L${round(x - s * 2)} ${round(y)}L${round(x - s * 0.4)} ${round(y - s * 0.4)}Z`
  const unit = Math.min(width, height)
  const top = feetOf(hero) - hero.size * 0.02
  const r = Math.max(width, hero.size) * 1.1
  return {
    back: [
      sky(canvas, 5, -5),
      glow(canvas, [hero.x - hero.size * 0.3, hero.y - hero.size * 0.2], hero.size * 0.8, shade(other, 0), 0.26),
      filled(
        strewn(canvas, 60, [unit * 0.001, unit * 0.003], (x, y, s) => circle(x, y, s)),
        { colour: tone(canvas, isDark(canvas) ? 50 : -30), alpha: 0.8 },
      ),
      filled(strewn(canvas, 7, [unit * 0.006, unit * 0.012], star), {
        colour: tone(canvas, isDark(canvas) ? 50 : -30),
        alpha: 0.9,
      }),
      ...(canvas.free > hero.size * 0.6 ? [orbit(hero.size * 0.56)] : []),
    ],
    front: [
      filled(circle(hero.x, top + r + hero.size * 0.06, r), {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: 0, colour: plane(canvas, top, 0.4) },
          { at: 0.2, colour: plane(canvas, top, 1) },
          { at: 1, colour: plane(canvas, top, 1) },
        ],
      }),
    ],
  }
}
