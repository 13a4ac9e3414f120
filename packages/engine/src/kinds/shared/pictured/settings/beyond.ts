/** Where nothing stands on a floor: under water, in the air, in space; a town from afar; a feast. */
import { circle, polygon, rect, round } from '../../../../imagery/illustrations/types.ts'
import type { Shape } from '../../../../scene/types.ts'
import {
  apart,
  feetOf,
  filled,
  glow,
  hasWords,
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
import { fronts } from './fronts.ts'
import { clouds, lightOf } from './land.ts'
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

/** Clouds in banks under the thing, the sun behind it. */
export function air(canvas: SceneCanvas): Drawn {
  const { hero, width, height, random } = canvas
  const line = Math.min(height, feetOf(hero) + hero.size * 0.05)
  const bank = (y: number, size: number) => {
    let d = `M0 ${round(height)}V${round(y)}`
    for (let x = 0; x < width; ) {
      const r = size * random.between(0.6, 1.1)
      d += `a${round(r)} ${round(r * 0.86)} 0 0 1 ${round(r * 1.7)} ${round(0)}`
      x += r * 1.7
    }
    return `${d}V${round(height)}Z`
  }
  const calm = hasWords(canvas, line - hero.size * 0.2) && !canvas.foot
  return {
    back: [
      sky(canvas, 5, -4),
      ...lightOf(canvas, true),
      ...clouds(canvas, line - hero.size * 0.1),
      filled(
        bank(line - hero.size * 0.06, hero.size * 0.13),
        calm ? apart(canvas, 4) : { colour: tone(canvas, isDark(canvas) ? 14 : 12), alpha: 0.7 },
      ),
    ],
    front: [
      filled(
        bank(line + hero.size * 0.06, hero.size * 0.17),
        calm
          ? tone(canvas, isDark(canvas) ? 6 : 10)
          : canvas.foot
            ? canvas.foot.fill
            : tone(canvas, isDark(canvas) ? 24 : 14),
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

/** A skyline in three depths with lit windows. */
export function skyline(canvas: SceneCanvas): Drawn {
  const { hero, width, height } = canvas
  const base = Math.min(height, feetOf(hero) - hero.size * 0.02)
  const unit = hero.size
  const [far] = fronts(canvas, { base, end: height, tall: [unit * 0.45, unit * 0.8], wide: unit * 0.15, gables: 0.3 })
  const [middle, windows] = fronts(canvas, {
    base,
    end: height,
    tall: [unit * 0.2, unit * 0.5],
    wide: unit * 0.19,
    gables: 0.3,
  })
  const calm = hasWords(canvas, base - hero.size * 0.5) && !canvas.foot
  return {
    back: [
      sky(canvas, 4, -5),
      ...lightOf(canvas, canvas.moment.dusk),
      filled(far, calm ? apart(canvas, 4) : haze(canvas, base, 0.36)),
      filled(middle, calm ? apart(canvas, 7) : haze(canvas, base, 0.75)),
      ...(calm ? [] : [filled(windows, { colour: tone(canvas, isDark(canvas) ? 44 : 16), alpha: 0.75 })]),
      filled(rect(0, base, width, height - base), plane(canvas, base, 1)),
    ],
  }
}

/** A line of flags across the sheet, in three colours. */
function bunting({ hero, width, form, other }: SceneCanvas, y: number): Shape[] {
  const flags = Array.from({ length: 12 }, (_, i) => {
    const x = (width * (i + 0.5)) / 12
    const sag = y + hero.size * 0.1 * (1 - ((2 * x) / width - 1) ** 2)
    const w = width / 30
    return polygon([
      [x - w, sag],
      [x + w, sag],
      [x, sag + w * 2.2],
    ])
  })
  return [form, other, shade(other, 14)].map((colour, k) =>
    filled(flags.filter((_, i) => i % 3 === k).join(''), colour),
  )
}

/** A scrap of paper. */
const scrap = (x: number, y: number, size: number, turn: number): string => {
  const [c, n] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return polygon([
    [x - c, y - n],
    [x + n * 0.5, y - c * 0.5],
    [x + c, y + n],
    [x - n * 0.5, y + c * 0.5],
  ])
}

/** Beams from behind the thing, as far as the words leave them room. */
function beams(canvas: SceneCanvas): Shape[] {
  const { hero, free } = canvas
  const far = hero.size * 0.72
  if (free <= far) return []
  const end = (angle: number): [number, number] => [hero.x + far * Math.cos(angle), hero.y + far * Math.sin(angle)]
  const d = Array.from({ length: 12 }, (_, i) =>
    polygon([[hero.x, hero.y], end((i * Math.PI) / 6), end((i * Math.PI) / 6 + 0.24)]),
  )
  return [filled(d.join(''), { colour: tone(canvas, isDark(canvas) ? 16 : 9), alpha: 0.6 })]
}

/** Bunting across the sheet, light, things that fall. */
export function feast(canvas: SceneCanvas): Drawn {
  const { hero, width, height, other, form } = canvas
  const unit = hero.size
  const floor = Math.min(height * 0.97, feetOf(hero) - unit * 0.06)
  const y = Math.max(height * 0.02, hero.y - unit * 0.56)
  const clear = !canvas.words.some(({ top, bottom }) => bottom > y - unit * 0.05 && top < y + unit * 0.2)
  const scraps = (count: number) => strewn(canvas, count, [unit * 0.012, unit * 0.024], scrap, floor)
  return {
    back: [
      sky(canvas, 3, -3),
      ...beams(canvas),
      glow(canvas, [hero.x, hero.y], unit * 0.7, tone(canvas, isDark(canvas) ? 16 : 10), 0.8),
      ...(clear ? bunting(canvas, y) : []),
      filled(scraps(34), shade(other, 4)),
      filled(scraps(30), form),
      filled(rect(0, floor, width, height - floor), plane(canvas, floor, 0.8)),
    ],
  }
}
