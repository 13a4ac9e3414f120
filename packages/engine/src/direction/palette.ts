/** The palette of a direction: a recipe that suits the brief, or the colours that the brief asks for. */

import { nth } from '../base/items.ts'
import type { Random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import type { Palette } from '../scene/types.ts'
import { arrange } from './arrange.ts'
import { derivePalette } from './derive.ts'
import { drawRecipes, fitness } from './recipe-choice.ts'
import { RECIPES, type Recipe } from './recipes.ts'
import { instead } from './refusals.ts'
import { type Requests, readRequests } from './requests.ts'
import { inSort } from './schemes.ts'
import { lightRecipe } from './view-light.ts'
import type { ConceptWish } from './wish.ts'

export interface NamedPalette {
  palette: Palette
  /** The recipe, or 'asked:…' with the ground that the requested colours stand on. */
  name: string
}

/** Recipes looked at where requested colours need a ground or companions. */
const MAX_RECIPES = 6

/**
 * Draws a palette. Ink on paper is at least 7:1, muted text 4.5:1 on paper and surface, text on accent and secondary
 * 4.5:1, accent on paper 3:1, unless the brief fixes both colours of a pair. Requested colours appear to the digit;
 * refused ones do not appear. Names in `avoid` are taken only where nothing else suits; a recipe that is wished for is, where it suits.
 */
export function makePalette(
  brief: Brief,
  random: Random,
  avoid: readonly string[] = [],
  wish: Pick<ConceptWish, 'recipe' | 'ground'> = {},
): NamedPalette {
  const requests = readRequests(brief)
  const light = lightRecipe(brief, requests, random, wish)
  if (light) return inLight(light, requests, brief, random, avoid)
  const drawn = wishedFirst(
    drawRecipes(brief, random.fork('recipes'), MAX_RECIPES, avoid, wish.ground),
    brief,
    wish.recipe,
  )
  // A brief can refuse every recipe; then any lends its lightness, and the refused hues are turned away.
  const recipes = drawn.length > 0 ? drawn : [withoutRefused(random.pick(RECIPES), brief)]
  if (requests.open.length === 0 && Object.keys(requests.known).length === 0) {
    const recipe = inSort(nth(recipes, 0), brief)
    return { palette: derivePalette(recipe, new Set()), name: recipe.name }
  }
  const { seeds, fixed, only, name } = arrange(requests, recipes, brief, random.fork('arrange'), avoid)
  return { palette: derivePalette(seeds, fixed, only), name }
}

/** The light of a view is the ground; colours that were asked for stand on it. */
function inLight(
  light: Recipe,
  requests: Requests,
  brief: Brief,
  random: Random,
  avoid: readonly string[],
): NamedPalette {
  const { known, open } = requests
  if (open.length === 0 && Object.keys(known).length === 0)
    return { palette: derivePalette(light, new Set()), name: light.name }
  const under = { ...requests, known: { ...known, paper: light.paper }, paperGives: true }
  const { seeds, fixed, only } = arrange(under, [light], brief, random.fork('arrange'), avoid)
  return { palette: derivePalette(seeds, fixed, only), name: light.name }
}

/** A recipe that is wished for leads, unless it contradicts the brief. */
function wishedFirst(drawn: Recipe[], brief: Brief, wished: string | undefined): Recipe[] {
  const recipe = RECIPES.find(({ name }) => name === wished)
  return recipe && fitness(recipe, brief) > 0 ? [recipe, ...drawn] : drawn
}

function withoutRefused(recipe: Recipe, { negatives }: Brief): Recipe {
  const turned = (role: 'paper' | 'surface' | 'ink' | 'accent' | 'secondary') => instead(recipe[role], negatives)
  return {
    ...recipe,
    paper: turned('paper'),
    surface: turned('surface'),
    ink: turned('ink'),
    accent: turned('accent'),
    secondary: turned('secondary'),
  }
}
