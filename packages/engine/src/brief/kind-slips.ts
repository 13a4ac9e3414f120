/** Kinds that are misspelt: 'busness card', 'postr'. */
import { slipsBetween } from '../base/slips.ts'
import type { KindName } from '../scene/types.ts'
import { type KindMention, strengthOf } from './kind-strength.ts'
import { phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'

/** Slips of the pen, and one-word cards and signs. */
const SLIPS: [string, KindName][] = [
  ['buisness card', 'business-card'],
  ['bussiness card', 'business-card'],
  ['busines card', 'business-card'],
  ['bussines card', 'business-card'],
  ['buisness cards', 'business-card'],
  ['busness card', 'business-card'],
  ['businness card', 'business-card'],
  ['business crad', 'business-card'],
  ['buisnesscard', 'business-card'],
  ['lgo', 'logo'],
  ['loog', 'logo'],
  ['ligo', 'logo'],
  ['lofo', 'logo'],
  ['logp', 'logo'],
  ['icn', 'icon'],
  ['icno', 'icon'],
  ['incon', 'icon'],
  ['flyier', 'poster'],
  ['fyler', 'poster'],
  ['flyre', 'poster'],
  ['posetr', 'poster'],
  ['baner', 'banner'],
  ['wesbite', 'website'],
  ['webiste', 'website'],
  ['landng page', 'website'],
  ['laning page', 'website'],
  ['webstie', 'website'],
  ['websit', 'website'],
]

const SLIP = phrases(SLIPS)

/** Words for kinds that are long enough to be known by most of their letters. */
const TARGETS: readonly [string, KindName][] = [
  ['website', 'website'],
  ['poster', 'poster'],
  ['banner', 'banner'],
  ['flyer', 'poster'],
  ['business', 'business-card'],
  ['homepage', 'website'],
  ['brochure', 'poster'],
  ['logotype', 'logo'],
  ['invitation', 'poster'],
  ['landing', 'website'],
  ['leaflet', 'poster'],
  ['favicon', 'icon'],
]
const MOST_TOKENS = 2000

/** Words one slip away from a kind, in a place where a kind could stand. */
export function misspelt(reading: Reading): KindMention[] {
  const found: KindMention[] = []
  for (const [i, token] of reading.tokens.slice(0, MOST_TOKENS).entries()) {
    if (token.type !== 'word' || !reading.free(i)) continue
    const slip = SLIP.at(reading.tokens, i)
    const mention = slip
      ? {
          kind: slip.value,
          from: i,
          to: i + slip.length,
          strength: Math.max(2, strengthOf(reading, i, i + slip.length)),
        }
      : nearlyKind(reading, i, token.lower)
    if (mention && mention.strength >= 2) found.push(mention)
  }
  return found
}

function nearlyKind(reading: Reading, i: number, word: string): KindMention | undefined {
  if (word.length < 5 || word.length > 11 || NOT_SLIPS.has(word) || (reading.capital(i) && !reading.opens(i)))
    return undefined
  const next = reading.word(i + 1)
  const fits = ([target, kind]: (typeof TARGETS)[number]) =>
    word[0] === target[0] && oneSlip(word, target) && (kind !== 'business-card' || /^c[ard]{2,3}s?$/.test(next))
  const [target, kind] = TARGETS.find(fits) ?? []
  if (kind === undefined) return undefined
  const to = kind === 'business-card' || (target === 'landing' && /^pa?ge?$/.test(next)) ? i + 2 : i + 1
  return { kind, from: i, to, strength: strengthOf(reading, i, to) }
}

const NOT_SLIPS =
  words(`banker poser foster poker porter potter flower flower banter manner flyers posted posters banners business
  posher pastor poetry pester lending sanding banned`)

/** Two words differ by one letter more, less, wrong, or two swapped (by two such from eight letters on). */
export function oneSlip(a: string, b: string): boolean {
  if (a === b) return true
  return slipsBetween(a, b, 2) <= (b.length >= 8 ? 2 : 1)
}
