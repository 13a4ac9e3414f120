/** The kind of a prompt that names none. */
import type { KindName } from '../scene/types.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { EVENT_WORDS } from './words/grammar.ts'

/** The best guess where no kind is named. */
export function guessKind(reading: Reading, size: { width: number; height: number } | undefined): KindName {
  const { tokens } = reading
  const all = (set: Set<string>) => tokens.some((token) => token.type === 'word' && set.has(token.lower))
  // Somebody to call for what is on at an hour is no owner of a card.
  const isReached = reading.has('person') && reading.has('phone', 'email') && !reading.has('date', 'time')
  const person = reading.has('title') || isReached
  if (person) return 'business-card'
  if (size !== undefined) {
    const ratio = size.width / size.height
    if (ratio > 1.15 || size.width * size.height < 400_000) return 'banner'
    return ratio < 0.95 ? 'poster' : 'banner'
  }
  if (all(WEB_WORDS)) return 'website'
  if (all(MENU_WORDS) || PRICE_LIST.test(reading.prompt.slice(0, 400))) return 'poster'
  if (reading.has('date', 'time') || all(EVENT_WORDS)) return 'poster'
  if (reading.has('offer') || all(AD_WORDS)) return 'banner'
  if (saysMuch(reading)) return 'poster'
  if (reading.has('phone', 'email', 'address')) return 'business-card'
  const texts = tokens.filter(({ type }) => type === 'quote').length
  if (texts >= MOST_OF_A_MARK || reading.has('headline', 'price', 'list-item')) return 'poster'
  return 'logo'
}

/** A price with a number to call, or many words with several facts: no mark and no card. */
function saysMuch(reading: Reading): boolean {
  const isLong = reading.tokens.filter(({ type }) => type === 'word').length > MOST_OF_A_CARD
  const isReached = reading.has('phone', 'email', 'address')
  if (reading.has('price')) return isLong || isReached
  return isLong && !isReached && reading.facts.length >= MOST_OF_A_MARK
}

/** Who says more asks for no mark and no card. */
const MOST_OF_A_CARD = 16

/** A mark holds a name and a line below it. */
const MOST_OF_A_MARK = 3

const MENU_WORDS = words('menu menus pricelist price-list')

const PRICE_LIST = /\bprice list\b/i

const WEB_WORDS =
  words(`saas ecommerce e-commerce testimonials navbar navigation hero faq sections responsive signup newsletter blog
  portfolio web pages`)

const AD_WORDS = words(
  `ad ads campaign instagram facebook linkedin twitter youtube newsletter promo promotion sale discount`,
)
