/**
 * Finds roles for the colours that a brief asks for without saying where ('navy and copper'). Every sensible ground is
 * tried, the colours are dealt out on it, and the arrangement that shows them best is taken.
 */
import type { Brief, Tone } from '../brief/types.ts'
import type { Random } from '../random.ts'
import type { Hex } from '../scene/types.ts'
import { contrast, difference, hex, isDark, isNeutral, mix, oklch } from './colour.ts'
import type { Seeds } from './derive.ts'
import type { Recipe } from './recipes.ts'
import { instead } from './refusals.ts'
import { giveWay, type Requests } from './requests.ts'

export interface Arrangement {
  seeds: Seeds
  fixed: Set<keyof Seeds>
  name: string
  /** Nothing but what was asked for may appear. */
  only: boolean
}

interface Ground {
  name: string
  colour: Hex
  recipe: Recipe
}

const NIGHTLY: readonly Tone[] = ['dark', 'luxury', 'futuristic', 'grunge', 'art-deco']
const LOUD: readonly Tone[] = ['bold', 'vibrant', 'playful', 'retro', 'brutalist', 'childlike', 'bauhaus']

/** The best arrangement of the requests; `recipes` (at least one) lend grounds and missing colours. */
export function arrange(
  requests: Requests,
  recipes: readonly Recipe[],
  brief: Brief,
  random: Random,
  avoid: readonly string[],
): Arrangement {
  const scored = grounds(requests, recipes, brief).map((ground) => {
    const { arrangement, score } = deal(ground, requests, brief, random.fork(ground.name))
    return { arrangement, score: score + random.between(0, 1.8) - (avoid.includes(arrangement.name) ? 3 : 0) }
  })
  scored.sort((a, b) => b.score - a.score)
  return (scored[0] as (typeof scored)[number]).arrangement
}

function grounds({ known, open, source }: Requests, recipes: readonly Recipe[], brief: Brief): Ground[] {
  const [recipe] = recipes as [Recipe]
  if (known.paper)
    return recipes.map((lender) => ({ name: `on-own+${lender.name}`, colour: known.paper as Hex, recipe: lender }))
  const lead = open[0] ?? known.accent ?? known.ink
  if (!lead) throw new RangeError('arrange: needs at least one requested colour')
  const { c, h } = oklch(lead)
  const strict = open.length > 1 && open.every(isNeutral)
  const own = source === 'words' ? open.map((colour, index) => ({ name: `as-ground-${index}`, colour, recipe })) : []
  if (strict) return own
  const tint = Math.min(c, 0.04)
  const made: Ground[] = [
    { name: 'white', colour: '#ffffff', recipe },
    { name: 'tinted-white', colour: hex({ l: 0.975, c: tint * 0.25, h }), recipe },
    { name: 'pale', colour: hex({ l: 0.93, c: tint * 0.9, h }), recipe },
    { name: 'warm-white', colour: '#f7f3ea', recipe },
    { name: 'cool-white', colour: '#f1f4f7', recipe },
    { name: 'deep', colour: hex({ l: 0.21, c: tint, h }), recipe },
    { name: 'near-black', colour: '#121214', recipe },
  ]
  return [...own, ...made].map((ground) => ({
    ...ground,
    colour: own.includes(ground) ? ground.colour : instead(ground.colour, brief.negatives),
  }))
}

/** Deals the requested colours out on a ground, in their order, and says how well they show. */
function deal(
  ground: Ground,
  requests: Requests,
  brief: Brief,
  random: Random,
): { arrangement: Arrangement; score: number } {
  const { known } = requests
  const own = ground.name.startsWith('as-ground')
  const fixed = new Set(Object.keys(known) as (keyof Seeds)[])
  if (requests.source === 'photo') fixed.clear()
  const fix = (role: keyof Seeds) => requests.source !== 'photo' && fixed.add(role)
  if (own) fix('paper')
  const paper =
    known.ink && requests.paperGives
      ? giveWay(ground.colour, known.ink, (by) => darker(ground.colour, by))
      : ground.colour
  let rest = requests.open.filter((colour) => colour !== paper)
  const take = (fits: (colour: Hex) => boolean): Hex | undefined => {
    const found = rest.find(fits)
    rest = rest.filter((colour) => colour !== found)
    return found
  }

  const strict = requests.open.length > 1 && requests.open.every(isNeutral) && !known.accent
  const neutralInk = known.ink ? undefined : take((colour) => isNeutral(colour) && contrast(colour, paper) >= 4.5)
  if (neutralInk) fix('ink')
  const accentAsked = known.accent ?? take((colour) => contrast(colour, paper) >= 3)
  if (accentAsked) fix('accent')
  const secondAsked = known.secondary ?? take(() => true)
  if (secondAsked) fix('secondary')
  const ink = known.ink ?? neutralInk ?? inkFor(paper, accentAsked ?? secondAsked, ground.recipe, brief)
  const surfaceAsked = known.surface ?? take((colour) => contrast(colour, ink) >= 5)
  if (surfaceAsked) fix('surface')

  const accent = accentAsked ?? (strict ? ink : accentFor(paper, ink, secondAsked, requests, ground.recipe))
  const secondary = secondAsked ?? (strict ? ink : secondaryFor(paper, ink, accent, requests, ground.recipe, random))
  const surface =
    surfaceAsked ?? instead(mix(paper, isNeutral(accent) ? ink : accent, isDark(paper) ? 0.12 : 0.09), brief.negatives)
  const free = (role: keyof Seeds, colour: Hex) => (fixed.has(role) ? colour : instead(colour, brief.negatives))
  const seeds = {
    paper,
    surface,
    ink: free('ink', ink),
    accent: free('accent', accent),
    secondary: free('secondary', secondary),
  }
  const score = judge(seeds, fixed, requests, rest.length, own, brief)
  const name = `${requests.source === 'words' ? 'asked' : requests.source}:${ground.name}`
  return { arrangement: { seeds, fixed, name, only: strict }, score }
}

function judge(
  seeds: Seeds,
  fixed: ReadonlySet<keyof Seeds>,
  { open, known }: Requests,
  left: number,
  own: boolean,
  brief: Brief,
): number {
  const { tones, ground } = brief.style
  const dark = isDark(seeds.paper)
  const some = (list: readonly Tone[]) => tones.some((tone) => list.includes(tone))
  const [lead] = open
  let score = left * -5
  if (ground) score += (ground === 'dark') === dark ? 4 : -8
  else if (tones.includes('dark')) score += dark ? 4 : -6
  else if (dark) score += some(NIGHTLY) ? 1 : -0.8
  if (own) score += some(LOUD) ? 0.6 : isNeutral(seeds.paper) ? 1.6 : -1.2
  if (own && (brief.kind === 'logo' || brief.kind === 'website') && !isNeutral(seeds.paper)) score -= 1.5
  if (own && brief.kind === 'poster') score += 0.6
  const ratio = contrast(seeds.ink, seeds.paper)
  if (ratio < 7) score -= ratio < 4.5 ? 6 : 1.5
  if (lead && !known.accent)
    score += seeds.accent === lead ? 2.2 : seeds.paper === lead ? 1.2 : seeds.ink === lead ? 0.8 : 0
  if (contrast(seeds.accent, seeds.paper) < 3) score -= 4
  if (fixed.has('secondary')) {
    const ratio = contrast(seeds.secondary, seeds.paper)
    score += ratio < 1.35 ? -4 : ratio < 1.8 ? -1.8 : 0
    if (difference(seeds.secondary, seeds.accent) < 0.08) score -= 1
  }
  return score
}

/** Text colour: the leading colour's own darkest (or lightest) shade, or the recipe's where it reads. */
function inkFor(paper: Hex, lead: Hex | undefined, recipe: Recipe, brief: Brief): Hex {
  if (lead && !isNeutral(lead) && !isDark(paper)) {
    if (contrast(lead, paper) >= 11) return lead
    const { c, h } = oklch(lead)
    return instead(hex({ l: 0.22, c: Math.min(c * 0.35, 0.045), h }), brief.negatives)
  }
  if (contrast(recipe.ink, paper) >= 7) return recipe.ink
  return instead(isDark(paper) ? '#f7f5f0' : '#161616', brief.negatives)
}

/** A leading colour where none was asked for, or none that shows on this ground. */
function accentFor(paper: Hex, ink: Hex, second: Hex | undefined, { open }: Requests, recipe: Recipe): Hex {
  // One colour that only works as support (yellow on white): the ink leads, the colour shines beside it.
  if (second || open.length > 0) return ink
  const apart = (colour: Hex) => contrast(colour, paper) >= 3 && difference(colour, paper) > 0.2
  return [recipe.accent, recipe.secondary].find(apart) ?? ink
}

/** A supporting colour that adds no hue of its own to colours that were asked for. */
function secondaryFor(
  paper: Hex,
  ink: Hex,
  accent: Hex,
  { open, known }: Requests,
  recipe: Recipe,
  random: Random,
): Hex {
  const lent = open.length === 0 && !known.accent
  if (lent && recipe.secondary !== accent && contrast(recipe.secondary, paper) >= 1.5) return recipe.secondary
  const { l, c, h } = oklch(accent)
  if (isNeutral(accent)) return mix(accent, paper, 0.45)
  const towardsPaper = hex({ l: l + (oklch(paper).l - l) * 0.55, c: c * 0.75, h })
  const shade = hex({ l: isDark(paper) ? l - 0.2 : Math.max(0.24, l - 0.16), c: c * 0.8, h })
  const neighbour = hex({ l: l + (l > 0.5 ? -0.1 : 0.14), c: c * 0.8, h: h + (random.chance(0.5) ? 26 : -26) })
  const sand = hex({ l: isDark(paper) ? 0.72 : 0.76, c: 0.075, h: 76 })
  const options = [towardsPaper, towardsPaper, shade, shade, neighbour, ...(open.length === 1 ? [sand] : [])]
  const seen = options.filter((colour) => contrast(colour, paper) >= 1.35 && difference(colour, accent) > 0.07)
  return seen.length > 0 ? random.pick(seen) : ink
}

function darker(colour: Hex, by: number): Hex {
  const { l, c, h } = oklch(colour)
  return hex({ l: l - by, c, h })
}
