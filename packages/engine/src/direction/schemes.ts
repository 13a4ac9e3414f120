/**
 * Colours that are asked for by their sort ('pastels', 'muted tones', 'jewel tones', 'neon') rather than by name: a recipe
 * keeps its hues and takes the sort's lightness and chroma. Numbers are OKLCH.
 */

import { cyclic } from '../base/items.ts'
import { keysOf } from '../base/tables.ts'
import type { Brief } from '../brief/types.ts'
import { hex, hueDistance, isNeutral, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'
import type { Recipe } from './recipes.ts'
import { instead } from './refusals.ts'

const COLOURS = '(?:colou?rs?|colou?r (?:palette|scheme)|tones?|palette|hues?|shades?|tints?|accents?)'
/** Words that are of other things, too, count beside a word for colour, or where they end what is said. */
const SORTS = {
  pastel:
    /(?<!\b(?:oil|chalk) )\bpastels?\b(?! (?:de|artists?|drawings?|paintings?|portraits?|class(?:es)?|workshops?)\b)/i,
  muted: new RegExp(`\\b(?:muted|subdued|desaturated|dusty|understated) (?:\\w+ )?${COLOURS}\\b`, 'i'),
  jewel: /\bjewel[- ](?:tones?|toned|colou?rs?|hues)\b/i,
  neon: new RegExp(`\\bneon(?: \\w+)? ${COLOURS}\\b|\\bneon(?: (?:look|style|vibes?|aesthetic))?\\s*(?:[,.;]|$)`, 'i'),
} as const
type Sort = keyof typeof SORTS

const REFUSED = /\b(?:no|not|without|avoid|never|less|non|nothing)[ -](?:\w+ )?$/i

/** The sort that a prompt asks for, outside its names and copy. */
function sortOf({ prompt, brand, copy }: Brief): Sort | undefined {
  const said = [brand ?? '', ...copy.map(({ text }) => text)]
    .filter(Boolean)
    .reduce((text, words) => text.replaceAll(words, ' '), prompt)
  return keysOf(SORTS).find((sort) => {
    const found = SORTS[sort].exec(said)
    return found !== null && !REFUSED.test(said.slice(0, found.index))
  })
}

type Seeds = Pick<Recipe, 'paper' | 'surface' | 'ink' | 'accent' | 'secondary'>

/** Two hues of a recipe, degrees; a grey one takes a hue that is far from the other. */
function huesOf({ accent, secondary, paper }: Recipe): [number, number] {
  const [own] = [accent, secondary, paper].filter((colour) => !isNeutral(colour)).map((colour) => oklch(colour).h)
  const first = own ?? 30
  const second = isNeutral(secondary) ? first + 140 : oklch(secondary).h
  return [first, hueDistance(first, second) < 30 ? first + 140 : second]
}

/** Rose, mint, periwinkle, lilac. */
const SWEET = [350, 165, 265, 310]

/** What tubes and markers have: each hue as light as it is strongest. */
const TUBES: readonly Hex[] = ['#ff3da5', '#ff6b1f', '#f6ff3d', '#b4ff1f', '#35ff73', '#1ff1ff', '#a86bff']
const neonAt = (hue: number): Hex =>
  TUBES.reduce((best, tube) => (hueDistance(oklch(tube).h, hue) < hueDistance(oklch(best).h, hue) ? tube : best))

const MAKERS: Record<Sort, (recipe: Recipe) => Seeds> = {
  pastel(recipe) {
    const [first, b] = huesOf(recipe)
    // Orange and yellow that are dark enough to be read are brown.
    const a = first > 20 && first < 115 ? cyclic(SWEET, Math.round(first)) : first
    return {
      paper: hex({ l: 0.935, c: 0.045, h: a }),
      surface: hex({ l: 0.9, c: 0.055, h: b }),
      ink: hex({ l: 0.27, c: 0.06, h: a }),
      accent: hex({ l: 0.58, c: 0.105, h: a }),
      secondary: hex({ l: 0.82, c: 0.1, h: b }),
    }
  },
  muted(recipe) {
    const quiet = (colour: Hex, most: number) => {
      const { l, c, h } = oklch(colour)
      return hex({ l, c: Math.min(c * 0.5, most), h })
    }
    return {
      paper: quiet(recipe.paper, 0.03),
      surface: quiet(recipe.surface, 0.035),
      ink: quiet(recipe.ink, 0.03),
      accent: quiet(recipe.accent, 0.075),
      secondary: quiet(recipe.secondary, 0.06),
    }
  },
  jewel(recipe) {
    const [a, b] = huesOf(recipe)
    const { paper, surface, ink, dark } = recipe
    if (!dark)
      return {
        paper,
        surface,
        ink,
        accent: hex({ l: 0.42, c: 0.16, h: a }),
        secondary: hex({ l: 0.52, c: 0.15, h: b }),
      }
    return {
      paper: hex({ l: 0.27, c: 0.1, h: a }),
      surface: hex({ l: 0.32, c: 0.1, h: a }),
      ink: hex({ l: 0.96, c: 0.015, h: a }),
      accent: hex({ l: 0.76, c: 0.16, h: b }),
      secondary: hex({ l: 0.6, c: 0.16, h: a }),
    }
  },
  neon(recipe) {
    const [a, b] = huesOf(recipe)
    return {
      paper: '#0b0b12',
      surface: '#171722',
      ink: '#f5f5fa',
      accent: neonAt(a),
      secondary: neonAt(b),
    }
  },
}

/** A recipe in the sort of colours that the brief asks for; itself where it asks for none. */
export function inSort(recipe: Recipe, brief: Brief): Recipe {
  const sort = sortOf(brief)
  if (!sort || (sort === 'neon' && brief.style.ground === 'light')) return recipe
  const made = Object.entries(MAKERS[sort](recipe)).map(([role, colour]) => [role, instead(colour, brief.negatives)])
  return { ...recipe, ...Object.fromEntries(made), name: `${recipe.name}-${sort}` }
}
