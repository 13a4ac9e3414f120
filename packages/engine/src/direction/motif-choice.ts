/** Which motif goes with a brief: drawn by lot among those that suit its tones and its industry. */

import type { Random } from '../base/random.ts'
import { entriesOf } from '../base/tables.ts'
import type { Tone } from '../base/tones.ts'
import type { Brief } from '../brief/types.ts'
import type { Motif } from '../imagery/motifs/motif-names.ts'
import { type Affinities, affinities, affinity } from './affinity.ts'
import { weightedDraw } from './recipe-choice.ts'

const SUITS: Record<Exclude<Motif, 'none'>, Affinities> = {
  'quarter-circles': affinities(
    'geometric bauhaus modern playful bold',
    'design education community agency real-estate children software',
  ),
  stripes: affinities(
    'bold retro modern swiss masculine',
    'sports retail fashion construction media automotive bicycle',
  ),
  dots: affinities('playful friendly retro modern childlike', 'children technology science bakery software event'),
  waves: affinities('calm organic cool friendly', 'travel food health music environment hotel bar'),
  contours: affinities(
    'organic rustic technical calm editorial',
    'outdoors travel environment science architecture farm coffee',
  ),
  sunburst: affinities('retro vintage bold warm vibrant', 'food event farm bar film bakery restaurant energy'),
  rings: affinities('minimal modern futuristic calm geometric', 'music media science technology health security yoga'),
  bauhaus: affinities('bauhaus geometric bold retro brutalist', 'art design architecture event education music'),
  scallops: affinities(
    'art-deco elegant feminine vintage luxury classic',
    'hotel beauty restaurant wedding jewellery bar fashion',
  ),
  truchet: affinities('geometric technical modern futuristic', 'software technology interior craft logistics security'),
  terrazzo: affinities('playful warm handmade friendly organic', 'interior bakery craft food beauty pets children'),
  halftone: affinities('grunge retro bold vibrant brutalist', 'music event gaming film media sports'),
  chevrons: affinities(
    'bold masculine technical geometric',
    'construction sports logistics fitness automotive outdoors',
  ),
  arcs: affinities('art-deco retro elegant modern warm calm', 'wedding yoga travel film hotel architecture charity'),
}
/** Tones that like plain ground. */
const PLAIN: readonly Tone[] = ['minimal', 'swiss', 'luxury', 'elegant', 'editorial', 'corporate', 'classic']

export function chooseMotif(brief: Brief, random: Random, wished?: Motif): Motif {
  if (brief.negatives.some(({ what }) => what === 'pattern')) return 'none'
  if (wished) return wished
  const { tones } = brief.style
  const pool = entriesOf(SUITS).map(([name, own]) => ({ name, weight: affinity(own, brief) }))
  const plain = 2 * 1.9 ** tones.filter((tone) => PLAIN.includes(tone)).length
  return weightedDraw([...pool, { name: 'none' as const, weight: plain }], random, 1)[0]?.name ?? 'none'
}
