/** Which of several pictures of a thing a concept shows: alone, with what goes with it, another of the same people. */
import type { Random } from '../base/random.ts'
import { variantsOf } from './activities.ts'
import { type ArrangementName, GROUNDLESS, worldOf } from './ensembles/companions.ts'
import { arrangementOf, isEnsemble, wayOf } from './ensembles/table.ts'
import { isPacked } from './packed-figures.ts'

/** Where it is to stand: on a plain ground, or on a form or in a setting that has a ground of its own. */
export interface Room {
  free: boolean
  /** It was said to be large: it leads plainly. */
  large: boolean
  /** The prompt names it: what nobody named does not crowd it. */
  asked: boolean
}

/** Ways in which the thing itself is as large as the picture. */
const LEADING: readonly ArrangementName[] = ['still', 'thicket', 'spotlit', 'land', 'parlour']
/** How often it is shown alone where something is known that goes with it; in a place of its own it needs no company. */
const ALONE = { onGround: 0.15, inPlace: 0.5, asked: 0.7 } as const

/** The figure by which a concept shows a thing. */
export function variantOf(figure: string, { free, large, asked }: Room, random: Random): string {
  if (isEnsemble(figure)) return random.pick(variantsOf(figure))
  const ways = worldOf(figure)
    .ways.filter((way) => free || GROUNDLESS.includes(way))
    .filter((way) => !(large || asked) || LEADING.includes(way))
  const alone = asked || large ? ALONE.asked : free ? ALONE.onGround : ALONE.inPlace
  if (ways.length === 0 || random.chance(alone)) return figure
  return arrangementOf([figure], random.pick(ways))
}

/** Several things as one picture, the first leading: people are one already; undefined where others are no single things. */
export function together(figures: readonly string[]): string | undefined {
  const [first, ...others] = figures
  if (first === undefined || others.length === 0) return undefined
  if (isEnsemble(first)) return first
  return figures.every(isPacked) ? arrangementOf(figures, wayOf(first)) : undefined
}
