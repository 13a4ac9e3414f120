/** Sizes of what stands besides the title: data, and what follows from a sheet alone. */
import { largeVoice } from '../details.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from './types.ts'

/** Scales that are tried, the largest first. */
export const SCALES = [1.9, 1.65, 1.45, 1.28, 1.14, 1, 0.9, 0.81, 0.73, 0.66, 0.6] as const
/** × u at scale 1. */
export const SIZE = {
  lead: 3.6,
  long: 2.95,
  large: 5,
  place: 3.7,
  list: 3.2,
  plain: 2.8,
  button: 3.2,
  brand: 3.1,
} as const
/** Of the sheet's shorter side, strips aside; and pixels, on any screen: nothing is smaller. */
const LEAST_SHARE = 0.021
export const LEAST = 11
/** So much wider than tall, a sheet is a strip: its height gives small words no more. */
const STRIP = 2.6
/** Letters of what is a line of running text, and of what may stand in the title's voice. */
export const [LONG, SHORT] = [60, 26]
/** Line heights. */
export const LEADING = { text: 1.25, large: 1.08, list: 1.15 } as const

/** Nothing is set smaller than that, pixels. */
export function leastOf({ brief, width, height }: Sheet): number {
  const short = Math.min(width, height)
  // A poster's own pixels are few or many; a banner's are those that it is seen in.
  return Math.max(
    brief.kind === 'poster' ? Math.min(LEAST, short * 0.045) : LEAST,
    width > STRIP * height ? 0 : short * LEAST_SHARE,
  )
}

/** Whether a day, a place or an offer that is set large would be broken over two lines. */
export function breaks(stage: Stage, width: number, scale: number): boolean {
  const { plan, measure, u } = stage
  const { spec } = largeVoice(stage)
  return [plan.when, plan.where, plan.offer].some((copies) =>
    copies.some(
      ({ text }, i) =>
        text.length <= SHORT && measure.width(text, spec, u * (i === 0 ? SIZE.large : SIZE.place) * scale) > width,
    ),
  )
}
