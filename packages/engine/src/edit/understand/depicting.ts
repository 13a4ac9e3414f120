/** What is read of another composition and of pictures, as wishes. */
import type { Read } from './chart.ts'
import type { Wish } from './wish.ts'

/** Another composition. */
export function anew({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>): Wish[] {
  const { tones, design, numbered = '' } = taken
  if (rule.anew === 'tone')
    return tones ? [{ ...base, verb: 'anew', anew: 'tone', tones, less: rule.less ?? false }] : []
  if (rule.anew === 'like') return design ? [{ ...base, verb: 'anew', anew: 'like', design, words: numbered }] : []
  return [{ ...base, verb: 'anew', anew: rule.anew ?? 'layout' }]
}

/** What is to be drawn. Of what is only named, the drawing of the design may be meant. */
export function depicted({ rule: { how }, taken }: Read, base: Pick<Wish, 'of' | 'clause'>): Wish[] {
  const { thing, into, ending, places } = taken
  const [place] = places
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
