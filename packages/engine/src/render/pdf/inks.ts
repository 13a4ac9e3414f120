/** How the colours of a page are written: as those of a screen, as inks, or, in masks of printed pages, as light. */
import { mapTuple } from '../../base/items.ts'
import { hexOf } from '../../colour/colour.ts'
import { channelsOf } from '../../colour/luminance.ts'
import type { Hex } from '../../scene/types.ts'
import type { Stop } from '../paint.ts'
import type { Press } from '../press/press.ts'
import { number } from './file.ts'

export interface Inking {
  space: 'DeviceRGB' | 'DeviceCMYK' | 'DeviceGray'
  /** The operators that choose a colour for areas and for lines. */
  area: string
  line: string
  operands(colour: Hex): string
  /** A gradient's stops, with as many in between as it takes to blend in this space, and how each is written. */
  blend(stops: readonly Stop[]): { stops: readonly Stop[]; operands: (colour: Hex) => string }
  /** Printed over what lies below, which shows no hair of paper where plates are a little off. */
  isOverprinted(colour: Hex): boolean
  /** Whose inks they are; absent: no press's. */
  press?: Press
  /** How masks are written. */
  masks: Inking
}

const channels = (hex: Hex) => mapTuple(channelsOf(hex), (value) => value / 255)
const written = (values: readonly number[]) => values.map(number).join(' ')

/** Colours that are written one by one, whatever lies beside or below them. */
const plain = (own: Pick<Inking, 'space' | 'area' | 'line' | 'operands'>): Inking => {
  const inking: Inking = {
    ...own,
    blend: (stops) => ({ stops, operands: own.operands }),
    isOverprinted: () => false,
    get masks() {
      return inking
    },
  }
  return inking
}

export const SCREEN = plain({
  space: 'DeviceRGB',
  area: 'rg',
  line: 'RG',
  operands: (hex) => written(channels(hex)),
})

/** Masks, as light as PDF takes their colours to be: 11.3.5.3 of ISO 32000-1. */
const LIGHT = plain({
  space: 'DeviceGray',
  area: 'g',
  line: 'G',
  operands(hex) {
    const [r, g, b] = channels(hex)
    return number(0.3 * r + 0.59 * g + 0.11 * b)
  },
})

/** Steps between two stops: inks blend otherwise than light does. */
const STEPS = 8

/** As screens blend: in a straight line of red, green and blue. */
function mixed(from: Hex, to: Hex, share: number): Hex {
  const [ends, others] = [channels(from), channels(to)]
  const at = (index: 0 | 1 | 2) => ends[index] + (others[index] - ends[index]) * share
  return hexOf({ mode: 'rgb', r: at(0), g: at(1), b: at(2) })
}

const between = (stops: readonly Stop[]): Stop[] =>
  stops
    .toSorted((a, b) => a.at - b.at)
    .flatMap((stop, index, sorted) => {
      const next = sorted[index + 1]
      if (!next || next.colour === stop.colour || next.at <= stop.at) return [stop]
      return Array.from({ length: STEPS }, (_, step) => {
        const share = step / STEPS
        return {
          at: stop.at + (next.at - stop.at) * share,
          colour: step === 0 ? stop.colour : mixed(stop.colour, next.colour, share),
          alpha: stop.alpha + (next.alpha - stop.alpha) * share,
        }
      })
    })

/** Greys that blend into greys stay black alone; one that blends into a colour is made of all inks, or it would show a step. */
function blendOf(stops: readonly Stop[], { inksOf, blendedInks }: Press): ReturnType<Inking['blend']> {
  const isGrey = stops.every(({ colour }) => {
    const [c, m, y] = inksOf(colour)
    return c + m + y === 0
  })
  const inks = isGrey ? inksOf : blendedInks
  return { stops: between(stops), operands: (colour) => written(inks(colour)) }
}

export const inkingFor = (press: Press): Inking => ({
  space: 'DeviceCMYK',
  area: 'k',
  line: 'K',
  operands: (colour) => written(press.inksOf(colour)),
  blend: (stops) => blendOf(stops, press),
  isOverprinted: press.isPureBlack,
  press,
  masks: LIGHT,
})
