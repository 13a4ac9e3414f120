/** The names that a proposal may use. */
import { TONES } from '../base/tones.ts'
import { type Brief, INDUSTRIES } from '../brief/types.ts'
import { suitingArchetypes } from '../compose/compose.ts'
import { FONT_PAIRS } from '../direction/font-pairs.ts'
import { fitness } from '../direction/recipe-choice.ts'
import { RECIPES } from '../direction/recipes.ts'
import { pairName } from '../direction/typography.ts'
import { MOTIFS } from '../imagery/motifs/motif-names.ts'
import { KINDS } from '../kinds/registry.ts'
import { KIND_NAMES, type Role } from '../scene/types.ts'
import type { Choices } from './types.ts'

/** Roles of words. */
export const WORD_ROLES = [
  'brand',
  'tagline',
  'headline',
  'subhead',
  'body',
  'detail',
  'list-item',
  'quote',
  'date',
  'time',
  'place',
  'address',
  'price',
  'offer',
  'person',
  'title',
  'phone',
  'email',
  'link',
  'social',
  'hashtag',
  'cta',
] as const satisfies readonly Role[]

/** Names that contradict the brief are left out: a model cannot wish for what would not be done. */
export function choicesFor(brief: Brief): Choices {
  const pairs = new Map(FONT_PAIRS.map((pair) => [pairName(pair), { name: pairName(pair), moods: pair.moods }]))
  return {
    ...{ kinds: KIND_NAMES, industries: INDUSTRIES, tones: TONES, roles: WORD_ROLES, motifs: MOTIFS },
    recipes: RECIPES.filter((recipe) => fitness(recipe, brief) > 0).map(({ name, moods }) => ({ name, moods })),
    pairs: [...pairs.values()],
    archetypes: suitingArchetypes(KINDS[brief.kind].archetypes, brief).map(({ archetype }) => archetype.name),
  }
}
