/** Places under the sky: hills and mountains, a garden, a shore, a street, a pitch. */
import { oklch } from '../../../../colour/colour.ts'
import { circle, land, polygon, rect, round, smooth } from '../../../../imagery/shapes.ts'
import type { ColourRef, Shape } from '../../../../scene/types.ts'
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
import type { Drawn } from './types.ts'

/** Sun or moon behind the thing's shoulder, where no words are. */
export function lightOf(canvas: SceneCanvas, low = false): Shape[] {
  const { hero, width, moment } = canvas
  const r = hero.size * (low ? 0.3 : 0.2)
  const side = hero.x > width / 2 ? -1 : 1
  const places = [
    [hero.x + side * hero.size * 0.36, hero.y - hero.size * (low ? 0.02 : 0.3)],
    [hero.x - side * hero.size * 0.36, hero.y - hero.size * (low ? 0.02 : 0.3)],
    [hero.x, hero.y - hero.size * 0.1],
  ] as const
  const place = places.find(([x, y]) => !meetsWords(canvas, x, y, r * 1.05)) ?? places[2]
  const colour = moment.night || isDark(canvas) ? tone(canvas, 30) : sunColour(canvas)
  return [glow(canvas, place, r * 2.3, colour, 0.38), filled(circle(place[0], place[1], r), colour)]
}

/** As light as a colour has to be for a sun, and how much lighter than its sky one without a colour is. */
const [SUNNY, LIGHTER] = [0.62, 16]
const sunColour = (canvas: SceneCanvas): ColourRef => {
  const warm = [canvas.other, canvas.form].find((role) => oklch(canvas.palette[role]).l >= SUNNY)
  return warm ? shade(warm, 8) : tone(canvas, LIGHTER)
}

/** Clouds of three puffs on a flat base, where no words are. */
export function clouds(canvas: SceneCanvas, bottom: number): Shape[] {
  const { width, random, hero } = canvas
  const unit = Math.min(width, canvas.height) * 0.05
  const d = Array.from({ length: 5 }, () => {
    const [x, y, s] = [
      random.between(0, width),
      random.between(unit, Math.max(unit * 2, bottom)),
      unit * random.between(0.7, 1.5),
    ]
    if (meetsWords(canvas, x + s * 1.5, y, s * 3) || Math.hypot(x - hero.x, y - hero.y) < hero.size * 0.45) return ''
    return `M${round(x)} ${round(y)}a${round(s * 0.6)} ${round(s * 0.6)} 0 0 1 ${round(s * 0.5)} ${round(-s)}a${round(s * 0.9)} ${round(s * 0.9)} 0 0 1 ${round(s * 1.6)} ${round(-s * 0.3)}a${round(s * 0.7)} ${round(s * 0.7)} 0 0 1 ${round(s)} ${round(s * 1.3)}Z`
  }).join('')
  return d ? [filled(d, { colour: tone(canvas, isDark(canvas) ? 9 : 12), alpha: 0.85 })] : []
}

function ridge(canvas: SceneCanvas, at: number, swell: number, steps: number): string {
  const { width, height, random } = canvas
  const share = 1 - at / height
  return land(
    width,
    height,
    Array.from({ length: steps }, () => Math.max(0.01, share + random.between(-swell, swell))),
  )
}

/** Peaks with snow on the lit side. */
function peaks(canvas: SceneCanvas, base: number, tall: number): [string, string] {
  const { width, random } = canvas
  let [body, snow] = ['', '']
  const count = 3 + random.int(2)
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5 + random.between(-0.25, 0.25))) / count
    const [h, w] = [tall * random.between(0.6, 1), (width / count) * random.between(0.75, 1.05)]
    body += polygon([
      [x - w, base],
      [x, base - h],
      [x + w, base],
    ])
    snow += polygon([
      [x, base - h],
      [x + w * 0.28, base - h * 0.72],
      [x + w * 0.1, base - h * 0.78],
      [x, base - h * 0.66],
      [x - w * 0.12, base - h * 0.76],
      [x - w * 0.24, base - h * 0.76],
    ])
  }
  return [body, snow]
}

/** Fir trees along a line, as one path. */
export function firs(canvas: SceneCanvas, y: (x: number) => number, count: number, size: number): string {
  const { width, random } = canvas
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = random.between(0, width)
    const s = size * random.between(0.6, 1.15)
    const base = y(x) + s * 0.08
    for (let k = 0; k < 3; k++)
      d += polygon([
        [x - s * (0.3 - k * 0.07), base - s * k * 0.27],
        [x, base - s * (0.46 + k * 0.27)],
        [x + s * (0.3 - k * 0.07), base - s * k * 0.27],
      ])
  }
  return d
}

/** Blades of grass along the lower edge of a box. */
export function grass({ width, random }: SceneCanvas, y: number, size: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, s] = [random.between(0, width), size * random.between(0.5, 1)]
    const lean = random.between(-0.4, 0.4) * s
    return `M${round(x - s * 0.08)} ${round(y)}Q${round(x)} ${round(y - s * 0.5)} ${round(x + lean)} ${round(y - s)}Q${round(x + s * 0.1)} ${round(y - s * 0.5)} ${round(x + s * 0.1)} ${round(y)}Z`
  }).join('')
}

const starry = (canvas: SceneCanvas): Shape[] =>
  canvas.moment.night || isDark(canvas)
    ? [
        filled(
          strewn(
            canvas,
            46,
            [canvas.width * 0.0012, canvas.width * 0.0032],
            (x, y, s) => circle(x, y, s),
            feetOf(canvas.hero),
          ),
          { colour: tone(canvas, 45), alpha: 0.8 },
        ),
      ]
    : []

/** Hills one behind the other, trees on the second. */
export function hills(canvas: SceneCanvas): Drawn {
  const { hero, height } = canvas
  const foot = Math.min(height * 0.96, feetOf(hero))
  const far = foot - hero.size * 0.3
  const middle = foot - hero.size * 0.17
  return {
    back: [
      sky(canvas, 4, -3),
      ...starry(canvas),
      ...lightOf(canvas, canvas.moment.dusk),
      ...clouds(canvas, far - hero.size * 0.2),
      filled(ridge(canvas, far, 0.045, 7), haze(canvas, far, 0.34)),
      filled(
        firs(canvas, () => middle + hero.size * 0.02, 9, hero.size * 0.16),
        haze(canvas, middle - hero.size * 0.16, 0.7),
      ),
      filled(ridge(canvas, middle, 0.022, 6), haze(canvas, middle, 0.66)),
      filled(ridge(canvas, foot - hero.size * 0.05, 0.012, 5), plane(canvas, foot - hero.size * 0.05, 0.85)),
    ],
    front:
      hasWords(canvas, foot + hero.size * 0.02) && !canvas.foot
        ? []
        : [
            filled(
              grass(canvas, foot + hero.size * 0.1, hero.size * 0.1, 60) +
                rect(0, foot + hero.size * 0.09, canvas.width, height),
              plane(canvas, foot, 1),
            ),
          ],
  }
}

/** Peaks in the distance, a meadow before them. */
export function mountains(canvas: SceneCanvas): Drawn {
  const { hero, height } = canvas
  const foot = Math.min(height * 0.97, feetOf(hero))
  const base = foot - hero.size * 0.08
  const [body, snow] = peaks(canvas, base, hero.size * 0.78)
  const calm = canvas.words.some(({ bottom }) => bottom > base - hero.size * 0.78) && !canvas.foot
  return {
    back: [
      sky(canvas, 4, -4),
      ...starry(canvas),
      ...lightOf(canvas),
      filled(body, calm ? apart(canvas, 5) : haze(canvas, base, 0.5)),
      filled(snow, calm ? apart(canvas, 2) : { colour: tone(canvas, 16), alpha: 0.75 }),
      filled(
        firs(canvas, () => base + hero.size * 0.03, 12, hero.size * 0.2),
        calm ? apart(canvas, 8) : haze(canvas, base, 1),
      ),
      filled(ridge(canvas, base, 0.014, 6), plane(canvas, base, 0.7)),
      filled(ridge(canvas, foot + hero.size * 0.02, 0.012, 5), plane(canvas, foot, 1)),
    ],
  }
}

/** Leaves and stalks that frame the thing from below, one behind the other. */
export function garden(canvas: SceneCanvas): Drawn {
  const { hero, width, height, random, other } = canvas
  const foot = Math.min(height, feetOf(hero) + hero.size * 0.04)
  const leaves = (count: number, tall: number, spread: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = (width * (i + random.between(0.1, 0.9))) / count
      // Low before the thing, tall at the sides.
      const away = Math.min(1, Math.abs(x - hero.x) / (hero.size * 0.62))
      const h = tall * (0.3 + 0.7 * away) * random.between(0.7, 1.05)
      const lean = random.between(-0.5, 0.5) * h
      const w = h * spread
      const [tx, ty] = [x + lean, foot - h]
      if (meetsWords(canvas, tx, ty + h * 0.2, h * 0.3)) return ''
      return `M${round(x)} ${round(foot + 4)}C${round(x - w + lean * 0.2)} ${round(foot - h * 0.4)} ${round(tx - w)} ${round(ty + h * 0.3)} ${round(tx)} ${round(ty)}C${round(tx + w * 0.9)} ${round(ty + h * 0.35)} ${round(x + w)} ${round(foot - h * 0.35)} ${round(x)} ${round(foot + 4)}Z`
    }).join('')
  const heads = strewn(
    {
      ...canvas,
      words: [
        ...canvas.words,
        { left: hero.x - hero.size * 0.42, right: hero.x + hero.size * 0.42, top: 0, bottom: height },
      ],
    },
    16,
    [hero.size * 0.018, hero.size * 0.036],
    (x, y, s) => {
      const at = foot - hero.size * 0.08 - (y / height) * hero.size * 0.4
      return meetsWords(canvas, x, at, s * 2)
        ? ''
        : [0, 1, 2, 3, 4]
            .map((k) => circle(x + Math.cos(k * 1.2566) * s, at + Math.sin(k * 1.2566) * s, s * 0.62))
            .join('')
    },
  )
  return {
    back: [
      sky(canvas, 4, -3),
      ...lightOf(canvas),
      filled(leaves(11, hero.size * 0.72, 0.2), haze(canvas, foot, 0.4)),
      filled(leaves(13, hero.size * 0.5, 0.17), haze(canvas, foot, 0.85)),
      filled(rect(0, foot, width, height), plane(canvas, foot, 0.9)),
      ...(canvas.foot || !hasWords(canvas, foot - hero.size * 0.5) ? [filled(heads, shade(other, 6))] : []),
    ],
    front:
      hasWords(canvas, foot) && !canvas.foot ? [] : [filled(leaves(26, hero.size * 0.2, 0.14), plane(canvas, foot, 1))],
  }
}

/** Sea to the horizon, the sun on it; sand before it. */
export function shore(canvas: SceneCanvas): Drawn {
  const { hero, width, height, other } = canvas
  const foot = Math.min(height * 0.97, feetOf(hero))
  const horizon = foot - hero.size * 0.34
  const edge = foot - hero.size * 0.1
  const calm = hasWords(canvas, horizon) && !canvas.foot
  const glints = Array.from({ length: 9 }, (_, i) => {
    const y = horizon + ((edge - horizon) * (i + 0.6)) / 9
    const w = hero.size * (0.05 + 0.02 * i) * (0.7 + 0.3 * canvas.random.next())
    return rect(
      hero.x - hero.size * 0.36 - w / 2 + (canvas.random.next() - 0.5) * w,
      y,
      w,
      Math.max(1.5, hero.size * 0.006),
    )
  }).join('')
  const beach: [number, number][] = Array.from({ length: 6 }, (_, i) => [
    (width * i) / 5,
    edge + canvas.random.between(-0.02, 0.03) * hero.size,
  ])
  const shoreline = (down: number) =>
    `M0 ${round((beach[0]?.[1] ?? 0) + down)}${smooth(beach.map(([x, y]) => [x, y + down]))}V${height}H0Z`
  return {
    back: [
      sky(canvas, 5, -2),
      ...lightOf(canvas, true),
      ...clouds(canvas, horizon - hero.size * 0.25),
      filled(
        rect(0, horizon, width, height - horizon),
        calm
          ? apart(canvas, 5)
          : {
              gradient: 'linear',
              angle: 90,
              stops: [
                { at: 0, colour: plane(canvas, horizon, 0.4) },
                { at: 1, colour: plane(canvas, horizon, 0.9) },
              ],
            },
      ),
      filled(glints, { colour: tone(canvas, isDark(canvas) ? 40 : 14), alpha: 0.7 }),
      filled(shoreline(0), { colour: tone(canvas, isDark(canvas) ? 24 : 10), alpha: 0.8 }),
      filled(shoreline(hero.size * 0.03), canvas.foot ? canvas.foot.fill : calm ? apart(canvas, 8) : shade(other, 20)),
    ],
  }
}

/** Open water, waves before and behind. */
export function waves(canvas: SceneCanvas): Drawn {
  const { hero, width, height } = canvas
  const line = Math.min(height * 0.94, feetOf(hero)) - hero.size * 0.06
  const wave = (y: number, swell: number, length: number, shift: number) => {
    const count = Math.ceil(width / length) + 2
    let d = `M${round(-length + shift)} ${round(y)}`
    for (let i = 0; i < count; i++)
      d += `q${round(length / 4)} ${round(-swell)} ${round(length / 2)} 0t${round(length / 2)} 0`
    return `${d}V${round(height)}H${round(-length)}Z`
  }
  const unit = hero.size
  return {
    back: [
      sky(canvas, 5, -2),
      ...starry(canvas),
      ...lightOf(canvas, true),
      ...clouds(canvas, line - unit * 0.35),
      filled(wave(line - unit * 0.12, unit * 0.03, unit * 0.5, 0), haze(canvas, line - unit * 0.12, 0.45)),
      filled(wave(line - unit * 0.05, unit * 0.04, unit * 0.42, unit * 0.1), haze(canvas, line - unit * 0.05, 0.8)),
    ],
    front: [
      filled(wave(line + unit * 0.03, unit * 0.045, unit * 0.36, unit * 0.2), plane(canvas, line, 0.75)),
      filled(wave(line + unit * 0.11, unit * 0.05, unit * 0.44, 0), plane(canvas, line + unit * 0.1, 1)),
    ],
  }
}

/** House fronts, a kerb, lamps. */
export function street(canvas: SceneCanvas): Drawn {
  const { hero, width, height } = canvas
  const foot = Math.min(height * 0.97, feetOf(hero))
  const base = foot - hero.size * 0.12
  const unit = hero.size
  const [far] = fronts(canvas, { base, end: base, tall: [unit * 0.5, unit * 0.85], wide: unit * 0.24 })
  const [near, lit] = fronts(canvas, {
    base,
    end: base,
    tall: [unit * 0.24, unit * 0.5],
    wide: unit * 0.3,
    gables: 0.2,
  })
  const calm = hasWords(canvas, base - hero.size * 0.4) && !canvas.foot
  const dashes = Array.from({ length: Math.ceil(width / (hero.size * 0.2)) }, (_, i) =>
    rect(i * hero.size * 0.2, foot + hero.size * 0.05, hero.size * 0.1, hero.size * 0.012),
  ).join('')
  return {
    back: [
      sky(canvas, 4, -4),
      ...starry(canvas),
      ...lightOf(canvas),
      filled(far, haze(canvas, base, 0.3)),
      filled(near, haze(canvas, base, 0.62)),
      ...(calm ? [] : [filled(lit, { colour: tone(canvas, isDark(canvas) ? 36 : 16), alpha: 0.75 })]),
      filled(rect(0, base, width, height - base), plane(canvas, base, 0.8)),
      filled(rect(0, base, width, hero.size * 0.02), plane(canvas, base, 0.4)),
      ...(hasWords(canvas, foot) ? [] : [filled(dashes, { colour: canvas.fill, alpha: 0.6 })]),
    ],
  }
}
