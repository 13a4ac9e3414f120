/** Measures and paints as Tailwind classes. */
import type { ColourRef, Paint, Palette, Shadow } from '../../scene/types.ts'
import { resolveColour } from '../paint.ts'
import { mainColour } from './colours.ts'
import { number } from './jsx.ts'

/** The window from which rows stand side by side, and the one from which the page has its full margins. */
export const WIDE = 'md:'
export const FULL = 'xl:'
/** Pixels: the width that pages are designed for. */
export const DESIGN_WIDTH = 1440

/** A length on Tailwind's scale of quarter rems, to the pixel. */
export function spacing(pixels: number): string {
  const rounded = Math.round(pixels * 2) / 2
  if (rounded === 1) return 'px'
  return Number.isInteger(rounded) ? String(rounded / 4) : `[${rounded}px]`
}

/** A utility with a length; negative lengths get their minus in front. */
export const length = (utility: string, pixels: number): string =>
  pixels < 0 ? `-${utility}-${spacing(-pixels)}` : `${utility}-${spacing(pixels)}`

/** What a vertical distance shrinks to on a telephone. */
const compact = (pixels: number): number => (pixels <= 32 ? pixels : Math.round((20 + pixels * 0.38) / 4) * 4)
/** Sides: pages keep 24 pixels, panels somewhat less. */
const compactSide = (pixels: number): number => (pixels > 60 ? 24 : Math.min(pixels, 20))

/** A distance that is smaller on a telephone. */
export function responsive(utility: string, pixels: number, prefix = WIDE): string[] {
  const small = compact(pixels)
  return small === pixels ? [length(utility, pixels)] : [length(utility, small), prefix + length(utility, pixels)]
}

type Sides = [top: number, right: number, bottom: number, left: number]

function sides(kind: 'p' | 'm', [top, right, bottom, left]: Sides): [string, number][] {
  if (top === bottom && left === right && top === left) return [[kind, top]]
  const vertical: [string, number][] =
    top === bottom
      ? [[`${kind}y`, top]]
      : [
          [`${kind}t`, top],
          [`${kind}b`, bottom],
        ]
  const across: [string, number][] =
    left === right
      ? [[`${kind}x`, left]]
      : [
          [`${kind}r`, right],
          [`${kind}l`, left],
        ]
  return [...across, ...vertical]
}

/** Sides on a tablet. */
const mediumSide = (pixels: number): number => (pixels > 60 ? 48 : pixels)

/** Padding, and the pixels that it takes off the width of a telephone and of a tablet. */
export function padding(values: Sides): { classes: string[]; taken: number; takenOnTablet: number } {
  const [top, right, bottom, left] = values
  const even = top === right && right === bottom && bottom === left
  const classes: string[] = []
  if (even) {
    if (top > 0)
      classes.push(...(top > 20 ? [length('p', compactSide(top)), WIDE + length('p', top)] : [length('p', top)]))
    return { classes, taken: 2 * compactSide(top), takenOnTablet: 2 * top }
  }
  for (const [utility, pixels] of sides('p', values)) {
    if (pixels === 0) continue
    if (/[xlr]$/.test(utility) && pixels > 60)
      classes.push(
        length(utility, compactSide(pixels)),
        WIDE + length(utility, mediumSide(pixels)),
        FULL + length(utility, pixels),
      )
    else if (/[xlr]$/.test(utility) && pixels > 20)
      classes.push(length(utility, compactSide(pixels)), WIDE + length(utility, pixels))
    else classes.push(...responsive(utility, pixels))
  }
  return {
    classes,
    taken: compactSide(left) + compactSide(right),
    takenOnTablet: mediumSide(left) + mediumSide(right),
  }
}

export const margin = (values: Sides): string[] =>
  sides('m', values).flatMap(([utility, pixels]) =>
    pixels === 0 ? [] : /[xlr]$/.test(utility) ? [WIDE + length(utility, pixels)] : responsive(utility, pixels),
  )

const RADII: Record<number, string> = { 2: 'xs', 4: 'sm', 6: 'md', 8: 'lg', 12: 'xl', 16: '2xl', 24: '3xl', 32: '4xl' }

export function radius(value: number | 'full' | number[]): string {
  if (value === 'full') return 'rounded-full'
  if (Array.isArray(value)) return `rounded-[${value.map((one) => `${number(one)}px`).join('_')}]`
  return RADII[value] ? `rounded-${RADII[value]}` : `rounded-[${number(value)}px]`
}

/** The soft shadow of a box. */
export const shadow = ({ y, blur, alpha }: Shadow): string =>
  `shadow-[0_${number(y)}px_${number(blur)}px_rgb(0_0_0/${number(alpha * 100)}%)]`

/** A utility with a colour: a variable of the theme, or a colour of its own. Light and shade are worked out: a variable has none. */
export function colour(utility: string, ref: ColourRef, alpha: number, palette: Palette): string {
  const name = ref in palette ? `${utility}-(--${ref})` : `${utility}-[${resolveColour(ref, palette)}]`
  // Tailwind knows shares by quarters of a hundredth, and leaves out what has another.
  return alpha < 1 ? `${name}/${number(Math.round(alpha * 400) / 4)}` : name
}

export const cssColour = (ref: ColourRef, alpha: number, palette: Palette): string => {
  const base = ref in palette ? `var(--${ref})` : resolveColour(ref, palette)
  return alpha < 1 ? `color-mix(in_srgb,${base}_${number(alpha * 100)}%,transparent)` : base
}

/** A ground. */
export function ground(paint: Paint, palette: Palette): string {
  if (typeof paint === 'string' || 'colour' in paint) {
    const { ref, alpha } = mainColour(paint)
    return colour('bg', ref, alpha, palette)
  }
  const stops = paint.stops.map(
    ({ at, colour: ref, alpha }) => `${cssColour(ref, alpha ?? 1, palette)}_${number(at * 100)}%`,
  )
  if (paint.gradient === 'linear') return `bg-[linear-gradient(${number(paint.angle + 90)}deg,${stops.join(',')})]`
  const [x, y] = paint.centre
  return `bg-[radial-gradient(circle_at_${number(x * 100)}%_${number(y * 100)}%,${stops.join(',')})]`
}

const SIZES: Record<number, string> = {
  12: 'xs',
  14: 'sm',
  16: 'base',
  18: 'lg',
  20: 'xl',
  24: '2xl',
  30: '3xl',
  36: '4xl',
}

/** A size of type that grows with the window from `small` to what was designed. */
export function typeSize(size: number, small: number): string {
  if (small >= size) return SIZES[size] ? `text-${SIZES[size]}` : `text-[${number(size)}px]`
  const fluid = Math.ceil((size / DESIGN_WIDTH) * 10_000) / 100
  return `text-[clamp(${number(small)}px,${number(fluid)}vw,${number(size)}px)]`
}

const LEADINGS: Record<number, string> = { 1: 'none', 1.25: 'tight', 1.375: 'snug', 1.5: 'normal', 2: 'loose' }
export const leading = (value: number): string =>
  LEADINGS[value] ? `leading-${LEADINGS[value]}` : `leading-[${number(value)}]`

const WEIGHTS: Record<number, string> = {
  100: 'thin',
  200: 'extralight',
  300: 'light',
  500: 'medium',
  600: 'semibold',
  700: 'bold',
  800: 'extrabold',
  900: 'black',
}
export const weight = (value: number): string[] =>
  value === 400 ? [] : [WEIGHTS[value] ? `font-${WEIGHTS[value]}` : `font-[${value}]`]

const TRACKINGS: Record<number, string> = {
  [-0.05]: 'tighter',
  [-0.025]: 'tight',
  0.025: 'wide',
  0.05: 'wider',
  0.1: 'widest',
}
export const tracking = (value: number): string[] =>
  value === 0 ? [] : [TRACKINGS[value] ? `tracking-${TRACKINGS[value]}` : `tracking-[${Number(value.toFixed(4))}em]`]

/** Family, size, weight, leading, tracking: what makes a style of type. */
const TYPE =
  /^(?:font-|text-(?:\[(?:clamp|\d)|xs$|sm$|base$|lg$|xl$|\dxl$)|leading-|tracking-|italic$|uppercase$|text-balance$)/
/** Whether a class is part of a style of type; those of colour, place and wrapping are not. */
export const isType = (name: string): boolean => TYPE.test(name)
