/** Places under a roof: a table, a plinth, a room, a desk, a stage. */
import { circle, polygon, rect, round } from '../../../../imagery/shapes.ts'
import type { Shape } from '../../../../scene/types.ts'
import {
  apart,
  feetOf,
  filled,
  glow,
  hasWords,
  isDark,
  plane,
  type SceneCanvas,
  shade,
  sky,
  strewn,
  tone,
} from '../canvas.ts'
import type { Drawn } from './types.ts'

/** Light from the left falls through a window onto the wall. */
function windowLight(canvas: SceneCanvas, alpha: number): Shape[] {
  const { hero, random } = canvas
  const [w, h] = [hero.size * 0.26, hero.size * 0.4]
  const x = hero.x - hero.size * random.between(0.1, 0.3)
  const y = hero.y - hero.size * 0.44
  const slant = hero.size * 0.16
  const pane = (i: number, j: number) => {
    const [a, b] = [x + i * w * 1.08, y + j * h * 1.06]
    return polygon([
      [a + slant * (1 - j), b],
      [a + w + slant * (1 - j), b],
      [a + w - slant * j, b + h],
      [a - slant * j, b + h],
    ])
  }
  return [filled(pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1), { colour: tone(canvas, 10), alpha })]
}

/** Discs of light out of focus, where no words are. */
const bokeh = (canvas: SceneCanvas, bottom: number): Shape[] => {
  const unit = canvas.hero.size
  return [
    filled(
      strewn(canvas, 16, [unit * 0.02, unit * 0.09], (x, y, s) => circle(x, y, s), bottom),
      { colour: tone(canvas, isDark(canvas) ? 22 : 12), alpha: 0.3 },
    ),
    filled(
      strewn(canvas, 7, [unit * 0.02, unit * 0.06], (x, y, s) => circle(x, y, s), bottom),
      { colour: shade(canvas.other, 10), alpha: 0.2 },
    ),
  ]
}

/** A table top, its front edge, a cloth or boards. */
export function table(canvas: SceneCanvas): Drawn {
  const { hero, width, height, random } = canvas
  const back = Math.min(height * 0.94, feetOf(hero) - hero.size * 0.15)
  const edge = Math.max(back + hero.size * 0.1, feetOf(hero) + hero.size * 0.12)
  const boards = random.chance(0.5)
  const lines = Array.from({ length: 9 }, (_, i) => {
    const x = width / 2 + ((i - 4) * width) / 8
    return polygon([
      [x, back],
      [x + 1.5, back],
      [width / 2 + (x - width / 2) * 1.35 + 2.5, edge],
      [width / 2 + (x - width / 2) * 1.35, edge],
    ])
  }).join('')
  const checks = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [(i * width) / 8, ((i + 0.5) * width) / 8]
    const out = (x: number) => width / 2 + (x - width / 2) * 1.35
    return polygon([
      [a, back],
      [b, back],
      [out(b), edge],
      [out(a), edge],
    ])
  }).join('')
  const quiet = hasWords(canvas, back)
  return {
    back: [
      sky(canvas, 3, -3),
      ...bokeh(canvas, back),
      glow(canvas, [hero.x, hero.y - hero.size * 0.08], hero.size * 0.72, tone(canvas, isDark(canvas) ? 12 : 8), 0.8),
      ...windowLight(canvas, 0.18),
      filled(rect(0, back, width, height - back), {
        gradient: 'linear',
        angle: 0,
        stops: [
          { at: 0, colour: plane(canvas, back, 0.45) },
          { at: 1, colour: plane(canvas, back, 0.8) },
        ],
      }),
      ...(quiet
        ? []
        : [
            filled(boards ? lines : checks, {
              colour: boards ? plane(canvas, back, 1) : canvas.fill,
              alpha: boards ? 0.5 : 0.16,
            }),
          ]),
      filled(rect(0, edge, width, height - edge), plane(canvas, edge, 1)),
      ...(quiet && !canvas.foot
        ? []
        : [filled(rect(0, edge, width, Math.max(2, hero.size * 0.012)), { colour: tone(canvas, 20), alpha: 0.35 })]),
    ],
  }
}

/** A photographer's sweep: one paper that bends from the wall to the floor, lit from above. */
export function plinth(canvas: SceneCanvas): Drawn {
  const { hero, width, height } = canvas
  const feet = feetOf(hero)
  const bend = Math.max(0, feet - hero.size * 0.22)
  const reach = Math.min(hero.size * 0.62, canvas.free)
  return {
    back: [
      sky(canvas, 4, -2),
      glow(canvas, [hero.x, hero.y - hero.size * 0.05], hero.size * 0.85, tone(canvas, isDark(canvas) ? 17 : 9), 0.9),
      filled(rect(0, bend, width, height - bend), {
        gradient: 'linear',
        angle: 90,
        stops: canvas.foot
          ? [
              { at: 0, colour: canvas.foot.fill, alpha: 0 },
              { at: 0.3, colour: canvas.foot.fill, alpha: 0.5 },
              { at: 1, colour: canvas.foot.fill },
            ]
          : [
              { at: 0, colour: apart(canvas, 7), alpha: 0 },
              { at: 0.35, colour: apart(canvas, 7) },
              { at: 1, colour: apart(canvas, 3) },
            ],
      }),
      glow(canvas, [hero.x, feet], reach, tone(canvas, isDark(canvas) ? 15 : 10), 0.55),
    ],
  }
}

/** A tall window in the wall behind the thing, with two panes of sky. */
function wallWindow(canvas: SceneCanvas, floor: number): Shape[] {
  const { hero, words } = canvas
  const [wide, head, sill] = [hero.size * 0.84, hero.y - hero.size * 0.56, floor - hero.size * 0.2]
  const left = hero.x - wide / 2
  const reach = hero.size * 0.04
  const covered = words.some(
    (box) => box.right > left - reach && box.left < left + wide + reach && box.bottom > head - reach && box.top < sill,
  )
  if (covered || head < reach) return []
  const pane = (at: number) =>
    rect(left + wide * (0.05 + at * 0.47), head + reach, wide * 0.43, sill - head - reach * 2)
  return [
    filled(rect(left, head, wide, sill - head), apart(canvas, 5)),
    filled(pane(0) + pane(1), {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: tone(canvas, isDark(canvas) ? 12 : 8) },
        { at: 1, colour: tone(canvas, isDark(canvas) ? 24 : 16) },
      ],
    }),
    filled(rect(left - reach, sill, wide + reach * 2, reach * 0.7), apart(canvas, 8)),
  ]
}

/** A wall with a window, a skirting, a floor with a rug. */
export function room(canvas: SceneCanvas): Drawn {
  const { hero, width, height, other, random } = canvas
  const foot = feetOf(hero)
  const floor = Math.min(height * 0.96, foot - hero.size * 0.1)
  const view = wallWindow(canvas, floor)
  const rug = `M${round(hero.x - hero.size * 0.62)} ${round(foot + hero.size * 0.02)}a${round(hero.size * 0.62)} ${round(hero.size * 0.1)} 0 1 0 ${round(hero.size * 1.24)} 0a${round(hero.size * 0.62)} ${round(hero.size * 0.1)} 0 1 0 ${round(-hero.size * 1.24)} 0Z`
  const planks = Array.from({ length: 10 }, (_, i) => {
    const x = ((i + 0.5) * width) / 10
    const out = width / 2 + (x - width / 2) * 1.7
    return polygon([
      [x, floor],
      [x + 1.5, floor],
      [out + 2, height],
      [out, height],
    ])
  }).join('')
  return {
    back: [
      sky(canvas, 2, -2),
      ...(view.length > 0 ? view : windowLight(canvas, random.between(0.3, 0.45))),
      filled(rect(0, floor, width, height - floor), plane(canvas, floor, 0.6)),
      ...(hasWords(canvas, floor) ? [] : [filled(planks, plane(canvas, floor, 0.9))]),
      filled(rect(0, floor - hero.size * 0.03, width, hero.size * 0.03), tone(canvas, 8)),
      ...(hasWords(canvas, foot - hero.size * 0.08) ? [] : [filled(rug, shade(other, 6))]),
    ],
  }
}

/** Beams, a curtain at the sides, heads before the edge of the stage. */
export function stage(canvas: SceneCanvas): Drawn {
  const { hero, width, height, random, other } = canvas
  const foot = feetOf(hero)
  const floor = Math.min(height * 0.96, foot - hero.size * 0.07)
  const beams = [-0.75, -0.3, 0.3, 0.75]
    .map((x) => {
      const [from, to] = [hero.x + x * hero.size * 1.3, hero.x + x * hero.size * 0.4]
      const top = Math.max(0, hero.y - hero.size * 0.9)
      return polygon([
        [from - hero.size * 0.02, top],
        [from + hero.size * 0.02, top],
        [to + hero.size * 0.24, floor],
        [to - hero.size * 0.24, floor],
      ])
    })
    .join('')
  const clear = !canvas.words.some(
    ({ bottom, left, right }) =>
      bottom > hero.y - hero.size * 0.6 && right > hero.x - hero.size && left < hero.x + hero.size,
  )
  const r = hero.size * 0.055
  const line = Math.min(height, foot + hero.size * 0.12)
  const crowd = Array.from({ length: Math.ceil(width / (r * 2.1)) + 1 }, (_, i) => {
    const [x, y] = [i * r * 2.1 + random.between(-r, r) * 0.4, line - random.between(0, r * 0.9)]
    const arm = random.chance(0.3)
      ? `M${round(x + r * 0.9)} ${round(y + r)}l${round(r * 0.5)} ${round(-r * 2.6)}l${round(r * 0.5)} ${round(r * 0.1)}l${round(-r * 0.1)} ${round(r * 2.8)}Z`
      : ''
    return `${circle(x, y, r * 0.78)}M${round(x - r * 1.3)} ${round(y + r * 3)}q${round(r * 0.1)} ${round(-r * 2)} ${round(r * 1.3)} ${round(-r * 2)}t${round(r * 1.3)} ${round(r * 2)}Z${arm}`
  }).join('')
  const crowded = !hasWords(canvas, line - r * 3) || canvas.foot
  return {
    back: [
      sky(canvas, -3, 3),
      glow(canvas, [hero.x, hero.y], hero.size * 0.85, shade(other, 8), 0.34),
      ...(clear
        ? [filled(beams, { colour: tone(canvas, isDark(canvas) ? 40 : 14), alpha: isDark(canvas) ? 0.14 : 0.4 })]
        : []),
      filled(rect(0, floor, width, height - floor), plane(canvas, floor, 0.6)),
      filled(rect(0, floor, width, Math.max(2, hero.size * 0.01)), { colour: tone(canvas, 24), alpha: 0.5 }),
    ],
    front: crowded ? [filled(crowd + rect(0, line + r * 2.4, width, height), plane(canvas, line, 1))] : [],
  }
}
