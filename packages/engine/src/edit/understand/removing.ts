/** What is taken away: parts, words, only what is round them. */
import type { Read } from './chart.ts'
import type { Lattice } from './spans.ts'
import { copyOf } from './stretch.ts'
import type { Wish } from './wish.ts'

/** Of several parts each is taken away by itself: one may not be there. */
export function removals(read: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish[] {
  const one = removal(read, base, lattice)
  const { rule, taken } = read
  if (base.of.length < 2 || rule.without || rule.between || taken.into || taken.old) return [one]
  return base.of.map((ref) => ({ ...one, of: [ref], clause: { ...base.clause, words: ref.words } }))
}

function removal({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish {
  const { old, fresh, into } = taken
  return {
    ...base,
    ...(old && old.is !== 'quote' && { of: [old] }),
    verb: 'remove',
    ...(rule.line && { line: rule.line }),
    ...(rule.between && { between: rule.between }),
    ...(fresh && { words: copyOf(fresh, lattice), quoted: fresh.quote !== undefined }),
    ...(into && { into }),
    ...rule.without,
  }
}
