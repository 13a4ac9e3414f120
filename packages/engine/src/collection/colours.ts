/**
 * The palette of a sheet for a brief. Colours that are asked for stand exactly, on what they were said of: the ground of this layout, its
 * words, its leading colours; the sheet's own stay where nothing was said.
 */
import type { Brief } from '../brief/types.ts'
import { contrast, difference, ensureContrast, hex, isNeutral, mix, oklch } from '../colour/colour.ts'
import { derivePalette } from '../direction/derive.ts'
import { instead } from '../direction/refusals.ts'
import { type Requests, readRequests } from '../direction/requests.ts'
import type { Direction } from '../direction/types.ts'
import type { Hex, Palette, PaletteRole } from '../scene/types.ts'
import type { Layout, Sheet, SheetNode } from '../sheet/types.ts'

/** What of a layout takes which colour. */
export interface Grounds {
  /** The role that its ground is filled with. */
  ground: PaletteRole
  /** The role of its largest words. */
  words: PaletteRole
}

const SEEDS = ['paper', 'surface', 'ink', 'accent', 'secondary'] as const
type Seed = (typeof SEEDS)[number]
const isSeed = (role: string): role is Seed => SEEDS.some((seed) => seed === role)

/** The role of a paint, be it in light or shade. */
const roleOf = (paint: unknown): Seed | undefined => {
  if (typeof paint !== 'string') return undefined
  const [role = ''] = paint.split('/')
  return isSeed(role) ? role : undefined
}

/** Undefined where the ground is a colour of its own. */
export function groundsOf({ root }: Layout): Grounds | undefined {
  const ground = root.fill === undefined ? 'paper' : roleOf(root.fill)
  let words: { role: Seed; size: number } | undefined
  const visit = (node: SheetNode) => {
    if (node.type === 'text') {
      const role = roleOf(node.fill)
      if (role && role !== ground && node.size > (words?.size ?? 0)) words = { role, size: node.size }
    }
    if (node.type === 'frame') node.children.forEach(visit)
  }
  visit(root)
  return ground && { ground, words: words?.role ?? (ground === 'ink' ? 'paper' : 'ink') }
}

/** Words are read on their ground from here on, large words from the second. */
const [READS, LARGE] = [4.5, 3]

/** @param own the sheet's palette, whole */
export function paletteFor(sheet: Sheet, layout: Layout, own: Palette, brief: Brief): Palette {
  const requests = readRequests(brief)
  const grounds = groundsOf(layout)
  const stated = assigned(requests, grounds, own, sheet.head?.fixed ?? [])
  const refused = refusing(own, brief)
  if (stated.size === 0 && refused === own) return own
  return blended(refused, stated, grounds)
}

/** The leading colours without those that must not be. */
function refusing(own: Palette, { negatives }: Brief): Palette {
  const turned = { ...own }
  for (const role of SEEDS) turned[role] = instead(own[role], negatives)
  return SEEDS.every((role) => turned[role] === own[role]) ? own : turned
}

/** Which role wears which colour that was asked for. */
function assigned(
  { known, open, title }: Requests,
  grounds: Grounds | undefined,
  own: Palette,
  fixed: readonly PaletteRole[],
): Map<Seed, Hex> {
  const ground = grounds && isSeed(grounds.ground) ? grounds.ground : 'paper'
  const words = grounds && isSeed(grounds.words) ? grounds.words : 'ink'
  const stated = new Map<Seed, Hex>()
  const put = (role: Seed, colour: Hex | undefined) => {
    if (colour && !stated.has(role)) stated.set(role, colour)
  }
  put(ground, known.paper)
  put(words, title ?? known.ink)
  const others = (['accent', 'secondary', 'surface'] as const).filter((role) => role !== ground && role !== words)
  const waiting = [known.accent, known.secondary, known.surface, ...open]
    .filter((one) => one !== undefined)
    .filter((one) => one !== title)
  const free = (role: Seed) => !stated.has(role) && !fixed.includes(role)
  // A ground in the first colour is bold, and what most who name one colour see before them, where the sheet has a coloured ground itself.
  const places = [...others.filter(free), ...(free(ground) ? [ground] : []), ...(free(words) ? [words] : [])]
  for (const [role, colour] of matched(places, waiting, own, stated.get(ground) ?? own[ground], ground))
    put(role, colour)
  return stated
}

/** The way to give colours to roles that keeps most of the light and dark of the sheet, and shows the first of them largest. */
function matched(
  places: readonly Seed[],
  colours: readonly Hex[],
  own: Palette,
  on: Hex,
  ground: Seed,
): readonly (readonly [Seed, Hex])[] {
  const [colour, ...rest] = colours
  if (!colour || places.length === 0) return []
  const cost = (role: Seed, hex: Hex) => {
    const under = role === ground ? hex : on
    const light = Math.abs(oklch(own[role]).l - oklch(hex).l)
    const hidden = role !== ground && contrast(hex, under) < 1.6 ? 0.6 : 0
    const grey = isNeutral(own[role]) !== isNeutral(hex) ? 0.15 : 0
    return light + hidden + grey + places.indexOf(role) * 0.06
  }
  const best = places.toSorted((a, b) => cost(a, colour) - cost(b, colour))[0]
  if (!best) return []
  const under = best === ground ? colour : on
  return [
    [best, colour],
    ...matched(
      places.filter((role) => role !== best),
      rest,
      own,
      under,
      ground,
    ),
  ]
}

/** A ground for words of a colour that was asked for: the strongest of the sheet's own on which they read, no grey between. */
function groundUnder(words: Hex, own: Palette): Hex {
  const reading = SEEDS.map((role) => own[role]).filter((colour) => contrast(colour, words) >= READS)
  const strong = reading.toSorted((a, b) => oklch(b).c - oklch(a).c)[0]
  return strong ?? ensureContrast(own.secondary, words, READS)
}

/** The palette with what was asked for; what stands on it or under it moves until it is seen. */
function blended(own: Palette, stated: ReadonlyMap<Seed, Hex>, grounds: Grounds | undefined): Palette {
  const seeds = { ...own, ...Object.fromEntries(stated) }
  const ground = grounds?.ground ?? 'paper'
  const words = grounds?.words ?? 'ink'
  const isStated = (role: PaletteRole) => isSeed(role) && stated.has(role)
  if (!isStated(words)) seeds[words] = ensureContrast(seeds[words], seeds[ground], READS)
  else if (!isStated(ground) && contrast(seeds[words], seeds[ground]) < READS)
    seeds[ground] = groundUnder(seeds[words], own)
  // Paper and ink face each other on panels, whatever the ground is.
  if (!isStated('ink') && ground !== 'ink') seeds.ink = ensureContrast(seeds.ink, seeds.paper, READS)
  else if (!isStated('paper') && ground !== 'paper') seeds.paper = ensureContrast(seeds.paper, seeds.ink, READS)
  for (const role of ['accent', 'secondary'] as const)
    if (!isStated(role) && role !== ground && role !== words && difference(seeds[role], seeds[ground]) < 0.12)
      seeds[role] = ensureContrast(seeds[role], seeds[ground], LARGE)
  const fixed = new Set<PaletteRole>(SEEDS)
  const derived = derivePalette(seeds, fixed)
  const moved = (role: 'surface') => (isStated(role) ? seeds[role] : mix(seeds.paper, seeds.ink, 0.06))
  return {
    ...derived,
    paper: seeds.paper,
    ink: seeds.ink,
    surface: stated.has('paper') ? moved('surface') : derived.surface,
  }
}

/** Greys keep theirs: a hue would make them another sort of ground. */
const GREY = 0.012

/** A sheet in the hues of a direction: each role keeps its light and how strong it is, so that drawings stay what they are. */
export function recoloured(sheet: Sheet, own: Palette, { palette }: Direction): Palette {
  const turned = (role: Seed): Hex => {
    const [was, is] = [oklch(own[role]), oklch(palette[role])]
    return was.c < GREY || is.c < GREY
      ? own[role]
      : hex({ l: was.l, c: Math.min(was.c, Math.max(is.c, was.c * 0.7)), h: is.h })
  }
  const seeds = {
    paper: turned('paper'),
    surface: turned('surface'),
    ink: turned('ink'),
    accent: turned('accent'),
    secondary: turned('secondary'),
  }
  const derived = derivePalette(seeds, new Set<PaletteRole>(SEEDS))
  return kept({ ...derived, ...seeds }, own, sheet.head?.fixed ?? [])
}

const kept = (palette: Palette, own: Palette, fixed: readonly PaletteRole[]): Palette => ({
  ...palette,
  ...Object.fromEntries(fixed.map((role) => [role, own[role]])),
})
