/** What somebody who knows the names of recipes, pairs and motifs wishes for one concept. The brief is always right before it. */
import type { Variant } from '../brief/types.ts'
import type { Motif } from '../imagery/motifs/motif-names.ts'
import type { Recipe } from './recipes.ts'

export interface ConceptWish {
  /** Of a palette, by its recipe's name. */
  recipe?: string
  /** The sort of ground, where the brief leaves it open. */
  ground?: Recipe['ground']
  /** Of type, 'Fraunces / Figtree'. */
  pair?: string
  motif?: Motif
  /** The best first. */
  archetypes?: string[]
  words?: Pick<Variant, 'headline' | 'line' | 'button'>
}

/** The wish that belongs to an archetype; of others they come in turn. */
export function wishFor(wishes: readonly ConceptWish[], archetype: string, turn: number): ConceptWish | undefined {
  const own = wishes.filter(({ archetypes }) => archetypes?.includes(archetype))
  const among = own.length > 0 ? own : wishes
  return among[turn % Math.max(1, among.length)]
}
