/** Which motif goes with a brief: drawn by lot among those that suit its tones and its industry. */

import type { Random } from '../base/random.ts'
import type { Tone } from '../base/tones.ts'
import type { Brief, Industry } from '../brief/types.ts'
import type { Motif } from '../imagery/motifs/motif-names.ts'
import { affinity, type Suited } from './affinity.ts'
import { weightedDraw } from './recipe-choice.ts'

const suits = (moods: string, industries: string): Suited => ({
  moods: moods.split(' ') as Tone[],
  industries: industries.split(' ') as Industry[],
})

const SUITS: Record<Exclude<Motif, 'none'>, Suited> = {
  'quarter-circles': suits(
    'geometric bauhaus modern playful bold',
    'design education community agency real-estate children software',
  ),
  stripes: suits('bold retro modern swiss masculine', 'sports retail fashion construction media automotive bicycle'),
  dots: suits('playful friendly retro modern childlike', 'children technology science bakery software event'),
  waves: suits('calm organic cool friendly', 'travel food health music environment hotel bar'),
  contours: suits(
    'organic rustic technical calm editorial',
    'outdoors travel environment science architecture farm coffee',
  ),
  sunburst: suits('retro vintage bold warm vibrant', 'food event farm bar film bakery restaurant energy'),
  rings: suits('minimal modern futuristic calm geometric', 'music media science technology health security yoga'),
  bauhaus: suits('bauhaus geometric bold retro brutalist', 'art design architecture event education music'),
  scallops: suits(
    'art-deco elegant feminine vintage luxury classic',
    'hotel beauty restaurant wedding jewellery bar fashion',
  ),
  truchet: suits('geometric technical modern futuristic', 'software technology interior craft logistics security'),
  terrazzo: suits('playful warm handmade friendly organic', 'interior bakery craft food beauty pets children'),
  halftone: suits('grunge retro bold vibrant brutalist', 'music event gaming film media sports'),
  chevrons: suits('bold masculine technical geometric', 'construction sports logistics fitness automotive outdoors'),
  arcs: suits('art-deco retro elegant modern warm calm', 'wedding yoga travel film hotel architecture charity'),
}
/** Tones that like plain ground. */
const PLAIN: readonly Tone[] = ['minimal', 'swiss', 'luxury', 'elegant', 'editorial', 'corporate', 'classic']

export function chooseMotif(brief: Brief, random: Random): Motif {
  if (brief.negatives.some(({ what }) => what === 'pattern')) return 'none'
  const { tones } = brief.style
  const pool = Object.entries(SUITS).map(([name, suited]) => ({ name: name as Motif, weight: affinity(suited, brief) }))
  const plain = 2 * 1.9 ** tones.filter((tone) => PLAIN.includes(tone)).length
  return weightedDraw([...pool, { name: 'none' as const, weight: plain }], random, 1)[0]?.name ?? 'none'
}
