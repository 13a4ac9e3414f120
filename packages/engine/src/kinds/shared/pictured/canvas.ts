/** What settings are drawn with: a box, where the thing stands in it, and colours by their distance from the ground. */
import type { Bounds } from '../../../base/geometry.ts'
import type { Random } from '../../../base/random.ts'
import { oklch } from '../../../colour/colour.ts'
import { circle, rect } from '../../../imagery/shapes.ts'
import type { View } from '../../../imagery/views/read.ts'
import type { ColourRef, Hex, Paint, Palette, PaletteRole, Shape } from '../../../scene/types.ts'
import type { Moment } from './moment.ts'
import type { Spot } from './places.ts'

export interface SceneCanvas {
  width: number
  height: number
  palette: Palette
  /** What all stands before. */
  fill: PaletteRole
  /** A colour that stands out from it, for what is near. */
  form: PaletteRole
  /** Another one. */
  other: PaletteRole
  /** Where the leading thing stands. */
  hero: Spot
  /** How far from its centre the next words are, pixels. */
  free: number
  /** The words on it: where they stand the ground keeps near to its own colour. */
  words: readonly Bounds[]
  /** The words at the foot stand on a fill of their own, from here down, pixels. */
  foot?: { fill: PaletteRole; top: number }
  /** What stands beside the leading thing: nothing is hung or strewn there. */
  company: readonly Bounds[]
  moment: Moment
  /** The place that is to be seen, where one is. */
  view?: View
  /** What stands in it swims. */
  afloat?: boolean
  /** Something stands in it. */
  peopled?: boolean
  random: Random
}

/** Where the feet of a thing are in its square. */
export const FEET = 0.45
export const feetOf = ({ y, size }: Spot): number => y + size * FEET

export const filled = (d: string, fill: Paint): Shape => ({ d, fill })
export const whole = ({ width, height }: SceneCanvas): string => rect(0, 0, width, height)

/** A tone of the ground: `by` hundredths lighter (or darker on light grounds where it cannot get lighter). */
export function tone({ palette, fill }: SceneCanvas, by: number): ColourRef {
  const { l } = oklch(palette[fill])
  const step = l > 0.93 && by > 0 ? by * 0.25 : l < 0.2 && by < 0 ? by * 0.4 : by
  return `${fill}/${Math.round(step)}`
}

export const isDark = ({ palette, fill }: SceneCanvas): boolean => oklch(palette[fill]).l <= 0.55

/** Away from the ground's end of the scale: darker on light grounds, lighter on dark ones. */
export const apart = (canvas: SceneCanvas, by: number): ColourRef => tone(canvas, isDark(canvas) ? by : -by)

/** A role in light or shade. */
export const shade = (role: PaletteRole | Hex, by: number): ColourRef => (by === 0 ? role : `${role}/${by}`)

/** Whether words stand below a height, or in a part of that. */
export const hasWords = ({ words }: SceneCanvas, top: number, left = 0, right = Infinity): boolean =>
  words.some((box) => box.bottom > top && box.right > left && box.left < right)

/** How far from the ground a plane may be that words stand on, hundredths of lightness. */
const CALM = 7

/**
 * The colour of a plane from a height down: one that stands out, or, where words stand on it, a tone of the ground. `depth`:
 * 0 far … 1 near.
 */
export function plane(canvas: SceneCanvas, top: number, depth: number): ColourRef {
  const { foot, form } = canvas
  if (foot) return shade(foot.fill, Math.round((depth - 1) * 14 * (oklch(canvas.palette[foot.fill]).l > 0.5 ? 1 : -1)))
  if (hasWords(canvas, top)) return apart(canvas, 2 + CALM * depth)
  const { l } = oklch(canvas.palette[form])
  return shade(form, Math.round((1 - depth) * (l > 0.6 ? 10 : 16) - 4))
}

/** A plane in the haze: part of the sky shines through. */
export const haze = (canvas: SceneCanvas, top: number, share: number): Paint =>
  hasWords(canvas, top) && !canvas.foot
    ? apart(canvas, 2 + CALM * share)
    : { colour: canvas.foot?.fill ?? canvas.form, alpha: share * 0.62 }

export const sky = (canvas: SceneCanvas, from: number, to: number): Shape =>
  filled(whole(canvas), {
    gradient: 'linear',
    angle: 90,
    stops: [
      { at: 0, colour: tone(canvas, from) },
      { at: 1, colour: tone(canvas, to) },
    ],
  })

/** Light that falls off from a point. */
export const glow = (
  { width, height }: SceneCanvas,
  [x, y]: readonly [number, number],
  radius: number,
  colour: ColourRef,
  alpha: number,
): Shape =>
  filled(circle(x, y, radius), {
    gradient: 'radial',
    centre: [x / width, y / height],
    radius: radius / Math.max(width, height),
    stops: [
      { at: 0, colour, alpha },
      { at: 1, colour, alpha: 0 },
    ],
  })

/** Whether a disc touches words, or what stands beside the leading thing. */
export const meetsWords = ({ words, company }: SceneCanvas, x: number, y: number, r: number): boolean =>
  [...words, ...company].some((box) => x + r > box.left && x - r < box.right && y + r > box.top && y - r < box.bottom)

/** Of the size that a form wants: with less than this it would hide behind the thing. */
const ENOUGH = 0.8
/** How far a form that wants a share of the thing's size may reach from its middle; undefined where words leave it no room. */
export function roomForForm({ hero, free }: Pick<SceneCanvas, 'hero' | 'free'>, share: number): number | undefined {
  const wanted = hero.size * share
  return free * 0.96 >= wanted * ENOUGH ? Math.min(wanted, free * 0.96) : undefined
}

/** Many small things at chance, none on words. */
export function strewn(
  canvas: SceneCanvas,
  count: number,
  [least, most]: readonly [number, number],
  draw: (x: number, y: number, size: number, turn: number) => string,
  bottom = canvas.height,
): string {
  const { width, random } = canvas
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [random.between(0, width), random.between(0, bottom), random.between(least, most)]
    const turn = random.between(0, 2 * Math.PI)
    if (!meetsWords(canvas, x, y, size * 1.5)) d += draw(x, y, size, turn)
  }
  return d
}
