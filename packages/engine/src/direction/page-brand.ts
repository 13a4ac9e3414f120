/** What the looks of a page say of a brand: roles for its colours, and the typefaces here that come closest to its own. */
import { parse } from 'culori'
import { type BrandKit, KIT_ROLES } from '../brief/brand/kit.ts'
import { contrast, difference, hexOf, isDark, isNeutral } from '../colour/colour.ts'
import { SORTS_OF_FACES, STAND_INS, SYSTEM_FACES, WEB_FACES } from '../language/lexicon/web-faces.ts'
import type { Hex } from '../scene/types.ts'
import { CATALOGUE } from '../type/catalogue.ts'
import type { FontFamily } from '../type/types.ts'

/** A colour where it was seen, and how much that counts. */
export interface Sighting {
  colour: Hex
  /** What lies below everything, words on it, panels and bands, and what is to catch the eye. */
  as: 'ground' | 'text' | 'panel' | 'lead'
  weight: number
}

/** Closer than this in OKLab it is the same colour, twice. */
const SAME = 0.02
/** A second colour is plainly another one, and is used by that share of the first at least. */
const [APART, SHARE] = [0.12, 0.12]
/** WCAG: words, and what has to be seen on a ground. */
const [READ, SEEN] = [4.5, 1.25]
/** Less of it, and nobody sees the colour. */
const OPAQUE = 0.5
const WHITE: Hex = '#ffffff'
const INKS = { onLight: '#1a1a1a', onDark: '#f7f5f0' } as const

/** A colour as CSS writes one; null: it is none, or hardly to be seen. */
export function cssColour(text: string): Hex | null {
  const colour = parse(text.trim())
  return colour && (colour.alpha ?? 1) >= OPAQUE ? hexOf(colour) : null
}

/** The same colours together, the heaviest first. */
function gathered(sightings: readonly Sighting[], as: Sighting['as']): { colour: Hex; weight: number }[] {
  const groups: { colour: Hex; weight: number }[] = []
  for (const { colour, weight } of sightings.filter((one) => one.as === as).toSorted((a, b) => b.weight - a.weight)) {
    const known = groups.find((group) => difference(group.colour, colour) < SAME)
    if (known) known.weight += weight
    else groups.push({ colour, weight })
  }
  return groups.toSorted((a, b) => b.weight - a.weight)
}

/** Roles for which nothing was seen are left open. */
export function pageColours(sightings: readonly Sighting[]): BrandKit['colours'] {
  if (sightings.length === 0) return {}
  const ground = gathered(sightings, 'ground')[0]?.colour
  const paper = ground ?? WHITE
  const read = gathered(sightings, 'text').find(({ colour }) => contrast(colour, paper) >= READ)?.colour
  const ink = read ?? (isDark(paper) ? INKS.onDark : INKS.onLight)
  const leads = gathered(sightings, 'lead').filter(({ colour }) => contrast(colour, paper) >= SEEN)
  const bright = leads.filter(({ colour }) => !isNeutral(colour))
  const first = bright[0] ?? leads[0]
  const second =
    first &&
    bright.find(({ colour, weight }) => difference(colour, first.colour) > APART && weight >= first.weight * SHARE)
  // A panel is quiet: what leads is no panel, however large it is.
  const surface = gathered(sightings, 'panel').find(({ colour }) => {
    const apart = difference(colour, paper)
    const leads = [first, second].some((one) => one && difference(one.colour, colour) < SAME)
    return apart >= SAME && apart < APART && !leads && contrast(colour, ink) >= READ
  })
  const found = { paper, surface: surface?.colour, ink, accent: first?.colour, secondary: second?.colour }
  return Object.fromEntries(KIT_ROLES.flatMap((role) => (found[role] ? [[role, found[role]]] : [])))
}

/** Whether a logo of these colours is seen on white: one for dark bands alone is not. */
export const showsOnWhite = (colours: readonly Hex[]): boolean =>
  colours.length === 0 || colours.some((colour) => contrast(colour, WHITE) >= SEEN)

export interface ClosestFace {
  family: FontFamily
  /** What the page calls its own. */
  named: string
  /** It is the same one. */
  isSame: boolean
}

/** For what says nothing of itself. */
const USUAL_FACE: FontFamily = 'Hanken Grotesk'
const FAMILIES = new Map(CATALOGUE.map(({ family }) => [family.toLowerCase(), family]))
/** What builders of pages write round a name: '__Inter_a1b2c3', 'Inter Variable', 'Inter-fallback'. */
const WRAPPED = /^__(.+)_[\da-f]{6}$/i
const SUFFIX = /[ -]?(?:variable|vf|var|webfont|web|fallback)$/i

function plainName(written: string): string {
  const name = written.replace(/^["']|["']$/g, '').trim()
  return (WRAPPED.exec(name)?.[1] ?? name).replaceAll('_', ' ').replace(SUFFIX, '').trim()
}

/** @param stack families as CSS lists them, the wished one first; null: there is none but what systems have */
export function closestFace(stack: readonly string[]): ClosestFace | null {
  const names = stack.map(plainName).filter((name) => name !== '')
  const isSystems = SYSTEM_FACES.has(names[0]?.toLowerCase() ?? '')
  const chosen = names.filter((name) => {
    const lower = name.toLowerCase()
    return !SYSTEM_FACES.has(lower) && !(isSystems && STAND_INS.has(lower))
  })
  const isGeneric = (name: string) => /^(?:sans-serif|serif|monospace|cursive|fantasy)$/i.test(name)
  const [named] = chosen.filter((name) => !isGeneric(name))
  if (named === undefined) return null
  const same = FAMILIES.get(named.toLowerCase())
  if (same) return { family: same, named, isSame: true }
  for (const name of chosen) {
    const lower = name.toLowerCase()
    const close = WEB_FACES.get(lower) ?? FAMILIES.get(lower)
    if (close) return { family: close, named, isSame: false }
  }
  const said = chosen.map((name) => name.toLowerCase().replaceAll('-', ' '))
  const sort = said.map((name) => SORTS_OF_FACES.find(([pattern]) => pattern.test(name))).find((row) => row)
  return { family: sort?.[1] ?? USUAL_FACE, named, isSame: false }
}
