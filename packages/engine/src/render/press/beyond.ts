/** The colours of drawings and words that inks cannot show. */
import { differenceCiede2000 } from 'culori'
import type { Hex } from '../../scene/types.ts'
import type { DisplayItem, DisplayList } from '../display.ts'
import type { ResolvedPaint } from '../paint.ts'
import { type Press, SEEN } from './press.ts'

export interface BeyondInks {
  colour: Hex
  /** What inks show instead. */
  look: Hex
  /** CIEDE2000. */
  difference: number
}

/** CIEDE2000: shades of one colour are told once. */
const SHADES = 12
const apart = differenceCiede2000()

const coloursOf = (paint: ResolvedPaint | undefined): Hex[] => {
  if (!paint) return []
  if (paint.type === 'solid') return paint.alpha > 0 ? [paint.colour] : []
  return paint.stops.filter(({ alpha }) => alpha > 0).map(({ colour }) => colour)
}

const coloursIn = (items: readonly DisplayItem[]): Hex[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return coloursIn(item.items)
    if (item.kind === 'glyphs') return item.treated ? coloursIn(item.treated) : coloursOf(item.fill)
    if (item.kind === 'picture') return coloursOf(item.scrim)
    return [...coloursOf(item.fill), ...coloursOf(item.stroke?.paint)]
  })

/** Those farthest off first; of shades of one colour the farthest. Colours within pictures are not among them. */
export function beyondInks(lists: readonly DisplayList[], press: Press): BeyondInks[] {
  const far = [...new Set(lists.flatMap(({ items }) => coloursIn(items)))]
    .map((colour) => ({ colour, ...press.printed(colour) }))
    .filter(({ difference }) => difference > SEEN)
    .sort((a, b) => b.difference - a.difference)
  const told: BeyondInks[] = []
  for (const one of far) if (told.every(({ colour }) => apart(colour, one.colour) > SHADES)) told.push(one)
  return told
}
