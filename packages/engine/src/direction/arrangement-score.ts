/** How well an arrangement shows the colours that were asked for. The numbers are taste, tuned on contact sheets. */

import type { Tone } from '../base/tones.ts'
import type { Brief, Industry } from '../brief/types.ts'
import { contrast, difference, isDark, isNeutral, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'
import type { Seeds } from './derive.ts'
import type { Requests } from './requests.ts'

const DARK_TONES: readonly Tone[] = ['dark', 'luxury', 'futuristic', 'grunge', 'art-deco']
const LOUD: readonly Tone[] = ['bold', 'vibrant', 'playful', 'retro', 'brutalist', 'childlike', 'bauhaus']

/** Trades that want light and air. */
const LIGHT_TRADES: readonly Industry[] = [
  'dental',
  'health',
  'veterinary',
  'children',
  'wedding',
  'yoga',
  'bakery',
  'charity',
  'education',
]

/** The ratio from which a second colour shows on its ground. */
export const MIN_SHOWN_RATIO = 1.4

export interface AssignedColours {
  seeds: Seeds
  fixed: ReadonlySet<keyof Seeds>
  /** The ground is itself one of the colours. */
  ownGround: boolean
  /** Colours that found no place. */
  left: number
}

export function scoreArrangement(dealt: AssignedColours, requests: Requests, brief: Brief): number {
  const { seeds, fixed, left } = dealt
  let score = left * -9 + groundScore(dealt, brief)
  const ratio = contrast(seeds.ink, seeds.paper)
  if (ratio < 7) score -= ratio < 4.5 ? 6 : 1.5
  if (contrast(seeds.accent, seeds.paper) < 3) score -= 4
  if (!requests.known.accent) score += leadScore(seeds, requests.open[0])
  if (fixed.has('secondary')) score += secondScore(seeds, brief)
  // A second ground is quiet; a strong colour on it is a last resort.
  if (fixed.has('surface') && oklch(seeds.surface).c > 0.08 && !requests.known.surface) score -= 1.5
  return score
}

/** A second colour that was asked for is told from the ground and from the first. */
function secondScore(seeds: Seeds, { kind }: Brief): number {
  const shows = difference(seeds.secondary, seeds.paper)
  let score = shows < 0.11 ? -4 : shows < 0.14 ? -1.5 : 0
  if (difference(seeds.secondary, seeds.accent) < 0.08) score -= 1
  // A mark has no second place for a colour that fades into its ground.
  const isMark = kind === 'logo' || kind === 'icon'
  return isMark && contrast(seeds.secondary, seeds.paper) < MIN_SHOWN_RATIO ? score - 5 : score
}

/** The first colour that was named leads: as accent, or as a ground that is light and soft or dark enough to be one. */
function leadScore(seeds: Seeds, lead: Hex | undefined): number {
  if (!lead) return 0
  const { l, c } = oklch(lead)
  const pastel = l > 0.72 && c < 0.12
  if (seeds.accent === lead) return pastel ? 1.4 : isDark(seeds.paper) ? 1.9 : 2.2
  if (seeds.paper === lead) return pastel ? 2.6 : l < 0.35 && c > 0.03 ? 1.9 : 1.2
  if (seeds.secondary === lead) return l > 0.72 ? 1.7 : 0
  return seeds.ink === lead ? 0.8 : 0
}

function groundScore(dealt: AssignedColours, brief: Brief): number {
  const score = lightScore(isDark(dealt.seeds.paper), brief)
  return dealt.ownGround ? score + ownGroundScore(dealt.seeds.paper, brief) : score
}

const hasSome = (tones: readonly Tone[], list: readonly Tone[]) => tones.some((tone) => list.includes(tone))

/** Dark or light: as the words say, else as the trade and the mood have it. */
function lightScore(dark: boolean, { style: { tones, ground }, subject }: Brief): number {
  if (ground) return (ground === 'dark') === dark ? 4 : -8
  if (tones.includes('dark')) return dark ? 4 : -6
  if (!dark) return 0
  return hasSome(tones, DARK_TONES) ? 1 : LIGHT_TRADES.includes(subject.industry) ? -2 : -0.9
}

/** A ground that is itself one of the colours. */
function ownGroundScore(paper: Hex, { style, kind }: Brief): number {
  if (isNeutral(paper)) return isDark(paper) ? 1 : 1.6
  const { l, c } = oklch(paper)
  const loud = l > 0.4 && c > 0.1
  const score = hasSome(style.tones, LOUD) ? 0.6 : loud ? -1.2 : -0.6
  if (kind === 'logo' || kind === 'website') return score - 1.5
  return kind === 'poster' ? score + 0.6 : score
}
