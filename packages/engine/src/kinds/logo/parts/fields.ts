/** A mark drawn for paper, put on a field of its own colour. */
import { contrast, mix } from '../../../colour/colour.ts'
import type { Direction } from '../../../direction/types.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Node } from '../../../scene/types.ts'

/** Less than this and two colours of one mark are not told apart. */
const LEAST = 1.7

const PAINTS = new Set(['fill', 'paint', 'tone', 'colour'])

/** The same drawing with its colours exchanged. */
function repainted<T>(part: T, change: (colour: ColourRef) => ColourRef): T {
  if (Array.isArray(part)) return part.map((one) => repainted(one, change)) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      PAINTS.has(key) && typeof value === 'string' ? change(value as ColourRef) : repainted(value, change),
    ]),
  ) as T
}

/** Paper and the leading colour change places; others stay where they can be seen, else they pale. */
export function onField(mark: Node, { palette, mark: { primary } }: Direction): Node {
  const [field, paper] = [resolveColour(primary, palette), resolveColour('paper', palette)]
  return repainted(mark, (colour) => {
    if (colour === 'paper') return primary
    if (colour === primary) return 'paper'
    const isSeen = contrast(resolveColour(colour, palette), field) >= LEAST
    return isSeen ? colour : mix(field, paper, 0.55)
  })
}
