/** How well a colour recipe suits a brief, as a weight to draw lots by. */

import type { Random } from '../base/random.ts'
import type { Tone } from '../base/tones.ts'
import type { Brief, Industry } from '../brief/types.ts'
import { affinity } from './affinity.ts'
import { RECIPES, type Recipe } from './recipes.ts'
import { isRefused } from './refusals.ts'

const REFINED: readonly Tone[] = ['luxury', 'elegant', 'calm', 'minimal', 'corporate', 'classic']
const LOUD: readonly Tone[] = ['bold', 'vibrant', 'playful', 'retro', 'brutalist', 'grunge', 'childlike']
export const DARK_TONES: readonly Tone[] = ['futuristic', 'grunge', 'luxury', 'art-deco']
export const BRIGHT_TONES: readonly Tone[] = ['childlike', 'playful', 'friendly', 'organic', 'calm', 'feminine']
export const GENTLE: readonly Industry[] = [
  'children',
  'wedding',
  'yoga',
  'bakery',
  'health',
  'dental',
  'veterinary',
  'charity',
]
const SOLID: readonly Industry[] = ['law', 'finance', 'consulting', 'real-estate', 'health', 'dental', 'security']
const RUGGED: readonly Industry[] = ['construction', 'automotive', 'logistics', 'security', 'home-services', 'energy']

const any = <T>(list: readonly T[], wanted: readonly T[]) => list.some((item) => wanted.includes(item))

/** 0 where the recipe contradicts the brief; about 1 where nothing speaks for or against it. */
export function fitness(recipe: Recipe, brief: Brief): number {
  const { tones, ground } = brief.style
  const { industry } = brief.subject
  const { dark } = recipe
  if (ground === 'light' && recipe.ground !== 'light') return 0
  if ((ground === 'dark' || (tones.includes('dark') && ground !== 'light')) && !dark) return 0
  const { negatives } = brief
  const colours = [recipe.paper, recipe.surface, recipe.ink, recipe.accent, recipe.secondary]
  if (colours.some((colour) => isRefused(colour, negatives))) return 0

  let weight = affinity(recipe, brief) * groundFits(recipe, brief)
  const has = (mood: Tone) => recipe.moods.includes(mood)
  if (has('childlike') && any(SOLID, [industry]) && !any(tones, ['childlike', 'playful'])) weight *= 0.15
  if ((has('grunge') || has('brutalist')) && any(GENTLE, [industry])) weight *= 0.2
  if (has('feminine') && any(RUGGED, [industry])) weight *= 0.2
  return weight
}

function groundFits(recipe: Recipe, brief: Brief): number {
  const said = brief.style.ground !== undefined || brief.style.tones.includes('dark')
  let weight = 1
  if (recipe.ground === 'vivid') weight *= vividFits(brief, said)
  if (recipe.dark && !said) weight *= darkFits(brief)
  return weight
}

function vividFits({ kind, style: { tones }, subject, page }: Brief, groundIsSaid: boolean): number {
  let weight = 1
  if (any(tones, REFINED)) weight *= 0.15
  if (any(tones, LOUD)) weight *= 1.5
  if (kind === 'logo') weight *= 0.25
  // A page is read for longer than a poster is looked at.
  if (kind === 'website') weight *= page?.type ? 0.04 : 0.15
  if (kind === 'business-card') weight *= 0.6
  if (any(SOLID, [subject.industry])) weight *= 0.3
  // Cobalt is dark by numbers, but not what 'dark' means.
  if (groundIsSaid) weight *= 0.25
  return weight
}

function darkFits({ kind, style: { tones }, subject }: Brief): number {
  let weight = kind === 'poster' || kind === 'banner' || kind === 'icon' ? 0.8 : 0.5
  if (any(tones, DARK_TONES)) weight *= 1.8
  if (any(tones, BRIGHT_TONES)) weight *= 0.4
  if (any(GENTLE, [subject.industry])) weight *= 0.4
  return weight
}

/** How much more often a ground that is wished for is drawn. */
const WISHED = 12

/** Draws up to `count` different recipes by fitness; those to avoid only where nothing else is left. */
export function drawRecipes(
  brief: Brief,
  random: Random,
  count: number,
  avoid: readonly string[] = [],
  ground?: Recipe['ground'],
): Recipe[] {
  const pool = RECIPES.map((recipe) => ({
    recipe,
    weight:
      fitness(recipe, brief) * (avoid.includes(recipe.name) ? 0.001 : 1) * (recipe.ground === ground ? WISHED : 1),
  }))
  return weightedDraw(pool, random, count).map(({ recipe }) => recipe)
}

/** Draws without replacement; items of weight 0 never. Efraimidis & Spirakis 2006: the largest u^(1/w) win. */
export function weightedDraw<T extends { weight: number }>(pool: readonly T[], random: Random, count: number): T[] {
  return pool
    .map((item) => ({
      item,
      key: item.weight > 0 ? Math.log(Math.max(random.next(), 1e-12)) / item.weight : Number.NEGATIVE_INFINITY,
    }))
    .filter(({ key }) => key > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item)
}
