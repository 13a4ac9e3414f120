/**
 * Finds roles for the colours that a brief asks for without saying where ('navy and copper'). Every sensible ground is
 * tried, the colours are dealt out on it, and the arrangement that shows them best is taken.
 */

import { nth } from '../base/items.ts'
import type { Random } from '../base/random.ts'
import { keysOf } from '../base/tables.ts'
import type { Brief } from '../brief/types.ts'
import { contrast, hex, isDark, isNeutral, mix, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'
import { scoreArrangement } from './arrangement-score.ts'
import { accentFor, inkFor, secondaryFor } from './companions.ts'
import { isLegibleName, RATIOS, type Seeds } from './derive.ts'
import { weightedDraw } from './recipe-choice.ts'
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

/** The ratio that large words need (WCAG asks for 3), and a little more. */
const LARGE = 3.2

/** The gradient of a mark is on what is drawn: its colours are no ground. */
const runsOnForm = ({ kind, prompt, negatives }: Brief): boolean =>
  (kind === 'icon' || kind === 'logo') &&
  /\bgradients?\b/i.test(prompt) &&
  negatives.every(({ what }) => what !== 'gradient')

/** Scores this far apart are about three to one in the lot. */
const TEMPERATURE = 0.9

/**
 * Draws an arrangement of the requests: the best light ground, the best dark one and each requested colour as a ground
 * stand for election, by score. `recipes` (at least one) lend grounds and missing colours.
 */
export function arrange(
  requests: Requests,
  recipes: readonly Recipe[],
  brief: Brief,
  random: Random,
  avoid: readonly string[],
): Arrangement {
  const best = new Map<string, { arrangement: Arrangement; score: number; lot: number }>()
  for (const ground of grounds(requests, recipes, brief)) {
    const { arrangement, score } = assignColours(ground, requests, brief, random.fork(ground.name))
    const fresh = score - (avoid.includes(arrangement.name) ? 3 : 0)
    const lot = fresh + random.between(0, 1.2)
    const family = isOwn(ground) ? ground.name : isDark(ground.colour) ? 'dark' : 'light'
    const leader = best.get(family)
    if (!leader || lot > leader.lot) best.set(family, { arrangement, score: fresh, lot })
  }
  const candidates = [...best.values()]
  const top = Math.max(...candidates.map(({ score }) => score))
  const pool = candidates.map((each) => ({ ...each, weight: Math.exp((each.score - top) / TEMPERATURE) }))
  return nth(weightedDraw(pool, random, 1), 0).arrangement
}

function grounds({ known, open, source }: Requests, recipes: readonly Recipe[], brief: Brief): Ground[] {
  const recipe = nth(recipes, 0)
  const { paper } = known
  if (paper) return recipes.map((lender) => ({ name: `on-own+${lender.name}`, colour: paper, recipe: lender }))
  const lead = open[0] ?? known.accent ?? known.ink ?? known.surface ?? known.secondary
  if (!lead) throw new RangeError('arrange: needs at least one requested colour')
  const { c, h } = oklch(lead)
  const strict = open.length > 1 && open.every(isNeutral)
  const own =
    source === 'words' && !runsOnForm(brief)
      ? open.map((colour, index) => ({ name: `as-ground-${index}`, colour, recipe }))
      : []
  if (strict && own.length > 0) return own
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

/** The requested colours in their roles on a paper; what was not asked for is undefined, but the ink. */
interface Roles {
  ink: Hex
  /** Asked for, and taken as ink because it is none. */
  neutralInk: Hex | undefined
  accent: Hex | undefined
  secondary: Hex | undefined
  surface: Hex | undefined
  /** Colours that found no role. */
  rest: Hex[]
}

/** Deals the requested colours out on a ground, in their order, and says how well they show. */
function assignColours(
  ground: Ground,
  requests: Requests,
  brief: Brief,
  random: Random,
): { arrangement: Arrangement; score: number } {
  const { known, open, source } = requests
  const ownGround = isOwn(ground)
  const paper = paperFor(ground, requests)
  const roles = rolesOn(paper, ground, requests, brief)
  const strict = open.length > 1 && open.every(isNeutral) && !known.accent
  const fixed = fixedRoles(requests, roles, ownGround)
  const { accent, secondary } = colouredOn(paper, ground, requests, roles, strict, random)
  const { ink, neutralInk } = roles
  const surface =
    roles.surface ??
    instead(mix(paper, isNeutral(accent) || neutralInk ? ink : accent, isDark(paper) ? 0.12 : 0.09), brief.negatives)
  const free = (role: keyof Seeds, colour: Hex) => (fixed.has(role) ? colour : instead(colour, brief.negatives))
  const seeds = {
    paper,
    surface,
    ink: free('ink', ink),
    accent: free('accent', accent),
    secondary: free('secondary', secondary),
  }
  // The name of a logo may wear a third colour.
  const named = brief.kind === 'logo' && roles.rest.some((colour) => isLegibleName(colour, paper)) ? 1 : 0
  const score = scoreArrangement({ seeds, fixed, ownGround, left: roles.rest.length - named }, requests, brief)
  const name = `${source === 'words' ? 'asked' : source}:${ground.name}`
  return { arrangement: { seeds, fixed, name, only: strict }, score }
}

/** Whether a ground is one of the requested colours. */
const isOwn = ({ name }: Ground): boolean => name.startsWith('as-ground')

/** A ground's colour, moved where letters of a requested colour could not be read on it. */
function paperFor({ colour }: Ground, { known, title, paperGives }: Requests): Hex {
  const letters = known.ink ?? title
  if (!letters || !paperGives) return colour
  return giveWay(colour, letters, known.ink ? RATIOS.text : LARGE, (by) => darker(colour, by))
}

/** The first open colour that fits takes the role; each is taken once. */
function rolesOn(paper: Hex, ground: Ground, { known, open }: Requests, { kind, negatives }: Brief): Roles {
  let rest = open.filter((colour) => colour !== paper)
  const take = (fits: (colour: Hex) => boolean): Hex | undefined => {
    const found = rest.find(fits)
    rest = rest.filter((colour) => colour !== found)
    return found
  }
  const neutralInk = known.ink ? undefined : take((colour) => isNeutral(colour) && contrast(colour, paper) >= 7)
  const accent = known.accent ?? take((colour) => contrast(colour, paper) >= 3)
  // What a word asked for and legibility moves is to be seen beside the words.
  const moved = known.ink && contrast(known.ink, paper) < RATIOS.text ? known.ink : ground.colour
  const secondary = known.secondary ?? take(() => true) ?? (moved !== paper ? moved : undefined)
  const askedPaper = isOwn(ground) && !isNeutral(paper) ? paper : undefined
  const ink = known.ink ?? neutralInk ?? inkFor(paper, accent ?? secondary ?? askedPaper, ground.recipe, negatives)
  // Logos and icons have no second ground to show a colour on.
  const hasSurface = kind !== 'logo' && kind !== 'icon'
  const surface = known.surface ?? (hasSurface ? take((colour) => contrast(colour, ink) >= 5) : undefined)
  return { ink, neutralInk, accent, secondary, surface, rest }
}

/** The roles whose colour was asked for; those of a photo were not. */
function fixedRoles({ known, source }: Requests, roles: Roles, ownGround: boolean): Set<keyof Seeds> {
  if (source === 'photo') return new Set()
  const { neutralInk, accent, secondary, surface } = roles
  const asked = { paper: ownGround, ink: neutralInk, accent, secondary, surface }
  return new Set([...keysOf(known), ...keysOf(asked).filter((role) => asked[role])])
}

/** Accent and secondary: as asked for, else lent by the recipe or made to go with the rest. */
function colouredOn(
  paper: Hex,
  { recipe }: Ground,
  { known, open }: Requests,
  roles: Roles,
  strict: boolean,
  random: Random,
): { accent: Hex; secondary: Hex } {
  const { ink, neutralInk } = roles
  // Words of a colour on a ground of a colour: the design is in those two, and borrows no third.
  const inkLeads = known.ink !== undefined && !isNeutral(known.ink) && contrast(known.ink, paper) >= 3
  const lent = open.length === 0 && !known.accent && !inkLeads
  const accent =
    roles.accent ??
    (strict || inkLeads ? ink : accentFor(paper, ink, lent ? undefined : (roles.secondary ?? paper), recipe))
  const support = (): Hex => {
    if (lent && recipe.secondary !== accent && contrast(recipe.secondary, paper) >= 1.5) return recipe.secondary
    // 'Black, white and red': the black stands beside the red.
    if (neutralInk && !isNeutral(accent)) return neutralInk
    return secondaryFor(paper, ink, accent, open.length === 1, random)
  }
  return { accent, secondary: roles.secondary ?? (strict ? ink : support()) }
}

function darker(colour: Hex, by: number): Hex {
  const { l, c, h } = oklch(colour)
  return hex({ l: l - by, c, h })
}
