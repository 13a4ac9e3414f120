/** Which motif goes with a brief: drawn by lot among those that suit its tones and its industry. */

import type { Random } from '../base/random.ts'
import { entriesOf } from '../base/tables.ts'
import type { Tone } from '../base/tones.ts'
import type { Brief } from '../brief/types.ts'
import type { Motif } from '../imagery/motifs/motif-names.ts'
import { affinity, type Suited, suited } from './affinity.ts'
import { weightedDraw } from './recipe-choice.ts'

const SUITS: Record<Exclude<Motif, 'none'>, Suited> = {
  'quarter-circles': suited(
    'geometric bauhaus modern playful bold',
    'design education community agency real-estate children software',
  ),
  stripes: suited('bold retro modern swiss masculine', 'sports retail fashion construction media automotive bicycle'),
  dots: suited('playful friendly retro modern childlike', 'children technology science bakery software event'),
  waves: suited('calm organic cool friendly', 'travel food health music environment hotel bar'),
  contours: suited(
    'organic rustic technical calm editorial',
    'outdoors travel environment science architecture farm coffee',
  ),
  sunburst: suited('retro vintage bold warm vibrant', 'food event farm bar film bakery restaurant energy'),
  rings: suited('minimal modern futuristic calm geometric', 'music media science technology health security yoga'),
  bauhaus: suited('bauhaus geometric bold retro brutalist', 'art design architecture event education music'),
  scallops: suited(
    'art-deco elegant feminine vintage luxury classic',
    'hotel beauty restaurant wedding jewellery bar fashion',
  ),
  truchet: suited('geometric technical modern futuristic', 'software technology interior craft logistics security'),
  terrazzo: suited('playful warm handmade friendly organic', 'interior bakery craft food beauty pets children'),
  halftone: suited('grunge retro bold vibrant brutalist', 'music event gaming film media sports'),
  chevrons: suited('bold masculine technical geometric', 'construction sports logistics fitness automotive outdoors'),
  arcs: suited('art-deco retro elegant modern warm calm', 'wedding yoga travel film hotel architecture charity'),
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
