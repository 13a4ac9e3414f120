/** A view in a box: its planes back to front in the light of its hour, quiet where words stand. */
import type { Random } from '../../base/random.ts'
import { oklch } from '../../colour/colour.ts'
import type { ColourRef, Hex, Shape } from '../../scene/types.ts'
import { rect } from '../shapes.ts'
import { shape, type ViewCanvas } from './canvas.ts'
import { mist } from './far.ts'
import { bent, hourLight, type Light, TIMES, type TimeName } from './light.ts'
import { FARS, FLOORS, FRAMES, type Plan, SKIES, STANDING, WAYS, WHOLES } from './plans.ts'
import { air, disc, stars } from './sky.ts'

interface WordBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface ViewRequest {
  width: number
  height: number
  plan: Plan
  time: TimeName
  /** The ground that words stand on: as a role, and its colour. */
  ground: ColourRef
  colour: Hex
  words: readonly WordBox[]
  /** From here down the words have a ground of their own, pixels. */
  foot?: number
  /** Where things stand that are not of the view: the horizon lies above their feet. */
  feet?: number
  random: Random
}

/** A ground darker than this is under the dark one of a time's two lights. */
const DARK = 0.6
export const lightFor = (time: TimeName, colour: Hex): Light =>
  bent(hourLight(TIMES[time][oklch(colour).l < DARK ? 1 : 0]), colour)

/** Of the height, down to where words at the head may push a horizon, and where it is without any. */
const LOWEST = 0.9

/** So many times as wide as tall, a sheet has its words and its view side by side. */
const WIDE = 1.15

/** Where words begin that fill the foot of a sheet, if nothing is written above them: the view ends there. */
function groundOf(words: readonly WordBox[], width: number, height: number): number {
  const top = Math.min(height, ...words.map((box) => box.top))
  const wide = Math.max(0, ...words.map((box) => box.right)) - Math.min(width, ...words.map((box) => box.left))
  return top > height * 0.4 && (wide > width * 0.5 || width <= height * WIDE) ? top : height
}

function canvasOf({ width, height, plan, time, ground, colour, words, foot, feet, random }: ViewRequest): ViewCanvas {
  const end = foot ?? groundOf(words, width, height)
  const head = words.filter(({ top, bottom }) => (top + bottom) / 2 < end * 0.5)
  const above = Math.max(0, ...head.map(({ bottom }) => bottom))
  // Words that fill the sheet to its middle and below stand before the view.
  const clear = Math.min(above, end * 0.56)
  const wanted = clear + (end - clear) * (plan.horizon ?? 0.56)
  const horizon = feet === undefined ? wanted : Math.min(wanted, feet - (end - clear) * 0.06)
  const side = words.length === 0 ? 0 : free(words, width)
  return {
    width,
    height,
    u: Math.max(Math.min(width, end), Math.max(width, end) / 1.6) / 100,
    light: lightFor(time, colour),
    horizon: Math.min(end * LOWEST, Math.max(end * 0.3, horizon)),
    focus: width * (side !== 0 ? 0.5 + side * 0.25 : random.fork('focus').between(0.36, 0.64)),
    clear,
    words,
    ground,
    random: random.fork('view'),
  }
}

/** The side that words leave free: -1 the left, 1 the right, 0 neither. */
function free(words: readonly WordBox[], width: number): number {
  const left = Math.min(...words.map((box) => box.left))
  const right = Math.max(...words.map((box) => box.right))
  if (right < width * 0.64) return 1
  return left > width * 0.36 ? -1 : 0
}

/** The sky's own things by night or by day, besides what was asked for. */
function planes(canvas: ViewCanvas, plan: Plan): Shape[] {
  const { light } = canvas
  if (plan.whole) return WHOLES[plan.whole](canvas)
  const skies = plan.skies ?? []
  const mirrored = { ...canvas, mirrored: true as const }
  const calm = plan.floor === 'lake'
  const fars = plan.fars ?? []
  return [
    air(canvas),
    ...stars(canvas),
    ...(skies.includes('fireworks') ? [] : disc(canvas)),
    ...skies.flatMap((name) => SKIES[name](canvas)),
    ...fars.flatMap((name) => FARS[name](canvas)),
    ...(light.mist > 0.5 && fars.length > 0 ? [mist(canvas, 0.1)] : []),
    ...(plan.floor ? FLOORS[plan.floor](canvas) : []),
    ...(calm ? fars.flatMap((name) => FARS[name](mirrored)) : []),
    ...(plan.ways ?? []).flatMap((name) => WAYS[name](canvas)),
    ...(plan.standing ?? []).flatMap((name) => STANDING[name](canvas)),
    ...(plan.frames ?? []).flatMap((name) => FRAMES[name](canvas)),
  ]
}

/** How far about words their ground comes forward, a share of the shorter side; how much of it. */
const VEIL = { reach: 0.14, alpha: 0.94 } as const

/** The ground comes forward from the edge by which words stand that are not in the sky. */
function veils(canvas: ViewCanvas, foot: number | undefined): Shape[] {
  const { width, height, words, horizon, ground, clear } = canvas
  const low = words.filter(
    ({ bottom, top }) => bottom > Math.min(horizon, clear + 1) && (foot === undefined || (top + bottom) / 2 < foot),
  )
  if (low.length === 0) return []
  const [left, right] = [Math.min(...low.map((box) => box.left)), Math.max(...low.map((box) => box.right))]
  const [top, bottom] = [Math.min(...low.map((box) => box.top)), Math.max(...low.map((box) => box.bottom))]
  const soft = Math.min(width, height) * VEIL.reach
  const along = (angle: number, from: number, to: number) => ({
    gradient: 'linear' as const,
    angle,
    stops: [
      { at: Math.max(0, Math.min(1, from)), colour: ground, alpha: angle === 0 || from < to ? VEIL.alpha : 0 },
      { at: Math.max(0, Math.min(1, to)), colour: ground, alpha: 0 },
    ],
  })
  if (width > height * WIDE && (right < width * 0.68 || left > width * 0.32)) {
    const onLeft = right < width * 0.68
    const stops = onLeft
      ? [
          { at: Math.min(0.98, right / width), colour: ground, alpha: VEIL.alpha },
          { at: Math.min(1, (right + soft * 1.6) / width), colour: ground, alpha: 0 },
        ]
      : [
          { at: Math.max(0, (left - soft * 1.6) / width), colour: ground, alpha: 0 },
          { at: Math.max(0.02, left / width), colour: ground, alpha: VEIL.alpha },
        ]
    return [shape(rect(0, 0, width, height), { gradient: 'linear', angle: 0, stops })]
  }
  if (bottom > height * 0.62 && top > height * 0.3)
    return [
      shape(rect(0, 0, width, height), {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: Math.max(0, (top - soft) / height), colour: ground, alpha: 0 },
          { at: Math.max(0.01, (top - soft * 0.1) / height), colour: ground, alpha: VEIL.alpha },
        ],
      }),
    ]
  return [shape(rect(0, 0, width, height), along(90, bottom / height, (bottom + soft * 1.5) / height))]
}

/** All of a view as shapes, back to front. */
export function drawView(request: ViewRequest): Shape[] {
  const canvas = canvasOf(request)
  return [...planes(canvas, request.plan), ...veils(canvas, request.foot)].filter(({ d }) => d !== '')
}
