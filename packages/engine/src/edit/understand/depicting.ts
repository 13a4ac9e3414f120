/** What is read of another composition and of pictures, as wishes. */
import type { Read } from './chart.ts'
import type { Lattice } from './spans.ts'
import { spansOf } from './stretch.ts'
import type { Ref, Wish } from './wish.ts'

/** Another composition. */
export function anew({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>): Wish[] {
  const { tones, design, numbered = '' } = taken
  if (rule.anew === 'tone')
    return tones ? [{ ...base, verb: 'anew', anew: 'tone', tones, less: rule.less ?? false }] : []
  if (rule.anew === 'like') return design ? [{ ...base, verb: 'anew', anew: 'like', design, words: numbered }] : []
  return [{ ...base, verb: 'anew', anew: rule.anew ?? 'layout' }]
}

/** What is to be drawn. Of what is only named, the drawing of the design may be meant. */
export function depicted(read: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish[] {
  const { rule, taken } = read
  const { how } = rule
  const { thing, into, ending, places } = taken
  const [place] = places
  const own = how === 'add' && place && !thing ? ownDrawing(read, lattice) : undefined
  if (own && place) return [{ ...base, of: [own], verb: 'place', place }]
  const where = { ...(thing && { thing }), ...(into && { into }) }
  switch (how) {
    case 'exchange':
    case 'show':
    case 'other':
      return [{ ...base, verb: 'picture', how, ...where }]
    case 'add':
      return [{ ...base, verb: 'picture', how, ...where, ...(place && { place }) }]
    case 'more':
      return [{ ...base, verb: 'picture', how, ...(thing && { thing }) }]
    case 'manner':
      return [{ ...base, verb: 'picture', how, ending: ending ?? '' }]
    case 'wear':
      return thing ? [{ ...base, verb: 'picture', how, thing }] : []
    default:
      return [{ ...base, verb: 'picture', how: 'one' }]
  }
}

/** "I want the icon left of the name": the one that is there. */
function ownDrawing({ from, to }: Read, lattice: Lattice): Ref | undefined {
  const { tokens } = lattice.words
  for (let i = from + 1; i < to; i++) {
    const [drawing] = OWNING.has(tokens[i - 1]?.lower ?? '') ? spansOf(lattice, i, to, 'drawing') : []
    const named =
      drawing && [i - 1, i].flatMap((at) => spansOf(lattice, at, to, 'ref')).find((span) => span.to === drawing.to)
    if (named) return named.ref
  }
  return undefined
}
const OWNING: ReadonlySet<string> = new Set(['the', 'my', 'our', 'its', 'this', 'that'])
