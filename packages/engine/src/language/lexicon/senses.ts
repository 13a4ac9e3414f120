/** Words by what they mean to somebody who sets texts: offers, calls, occasions, times, businesses, events. */
import { TABLES } from './tables.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean))

const SENSES: Readonly<Record<string, ReadonlySet<string>>> = {
  ...TABLES,
  offer: words(
    'discount sale off free percent offer deal promotion save savings complimentary bonus gift voucher coupon % clearance half-price bundle package special',
  ),
  call: words(
    'shop order book visit join buy get register reserve donate subscribe contact call download sign start learn watch explore discover try vote apply swipe click follow enroll rsvp go',
  ),
  occasion: words(
    'valentine christmas easter halloween thanksgiving mother father oktoberfest ramadan diwali hanukkah eid friday monday patrick birthday wedding anniversary year new day women earth labor independence',
  ),
  when: words(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday am pm',
  ),
  event: words(
    `concert festival fest party gig show night exhibition exhibit expo conference workshop meetup seminar webinar hackathon fair market
    bazaar fundraiser gala ball tournament cup marathon race run rally march parade carnival screening premiere slam disco play musical
    opera recital performance ceremony celebration birthday wedding anniversary reunion retreat camp class lecture talk summit symposium
    convention launch opening reception auction raffle quiz trivia karaoke rave brunch feast barbecue picnic tasting competition contest
    championship match open-day sale lesson hunt tour training course program`,
  ),
  business: words(
    `shop store cafe café bakery restaurant bar pub hotel studio agency firm company brand salon clinic school gallery museum theatre theater
    club gym brewery winery farm market boutique bookstore bookshop startup business practice academy university college church foundation
    charity organisation organization association society band label publisher magazine podcast channel spa barbershop florist pharmacy
    bank garage factory collective co co-op cooperative team group manufacturer service`,
  ),
}

const BY_WORD = new Map<string, string[]>()
for (const [sense, table] of Object.entries(SENSES))
  for (const word of table) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), sense])

const NONE: readonly string[] = []
const NET = /^(?:www\.|https?:)|\.(?:com|org|net|example)$|@[\w-]+\./

/** What a word can mean, by itself or by its lemma. */
export function sensesOf(lower: string, lemma: string): readonly string[] {
  const own = BY_WORD.get(lower) ?? NONE
  const root = lemma === lower ? NONE : (BY_WORD.get(lemma) ?? NONE)
  const found = root.length === 0 ? own : [...new Set([...own, ...root])]
  if (NET.test(lower)) return [...found, 'net']
  return /\d/.test(lower) ? [...found, 'number'] : found
}
