/** What single items of a prompt's lists are: parts of the site, offers, prices, times, people, remarks, wishes for looks. */
import type { SitePart } from '../types.ts'
import { DOERS, JOB_WORDS, NO_DOERS } from '../words/jobs.ts'
import { itemsOf } from './fragments.ts'
import { isLooks, isLookWish } from './looks.ts'
import { nameOnly } from './names.ts'
import { partIn } from './parts.ts'
import type { Told } from './types.ts'
import {
  ADDRESS,
  CALL,
  CLOCK,
  CONTACT,
  DAY,
  FREE,
  MONEY,
  NO_OFFER,
  OFFERING,
  PEOPLE,
  PLACE,
  SITE_PART,
} from './words.ts'

const LONGEST = { offer: 44, fact: 64 } as const
const OFFER_WORDS = 6

/** 'tune-up 45': a thing and what it costs. */
const WITH_PRICE = /^\p{L}[^\d]*\D (?:[$€£] ?)?\d[\d.,]* ?(?:[$€£]|kr|euros?|eur|chf)?$/iu

/** What somebody does for a living. */
export const isJob = (noun: string): boolean => JOB_WORDS.has(noun) || (DOERS.test(noun) && !NO_DOERS.has(noun))

/** The items that are no parts of the site; those that are, are noted. A price beside its part stays a price. */
export function withoutParts(items: readonly string[], told: Told): string[] {
  const areParts = items.some((item) => OF_PARTS.test(item))
  return attached(items).filter((item) => {
    const part = partIn(item, areParts)
    if (!part && areParts) told.named.push(item.replace(OF_PARTS, ''))
    if (!part || told.name?.includes(withoutPlace(item))) return !areParts
    told.heard.push(item)
    if (part.items.length === 0 && MONEY.test(item)) {
      told.prices.push(item)
      return false
    }
    notePart(part, item, told)
    return false
  })
}

/** 'with sections for rooms, spa and contact' names parts, whatever they are. */
const OF_PARTS = /^(?:with )?(?:sections?|parts|pages)\b(?! with):?\s*(?:for |on |about )?/i

/** 'menu with starters | mains | desserts and prices': what a part has goes on behind it. */
function attached(items: readonly string[]): string[] {
  const made: string[] = []
  let open = false
  for (const item of items) {
    const [, head = '', first] = /^(.+?) with (\p{Ll}+)$/u.exec(item) ?? []
    const words = item.replace(/ and prices$/, '')
    if (open && /^\p{Ll}+$/u.test(words) && !partIn(words)) {
      made[made.length - 1] = `${made.at(-1)?.slice(0, -1)}, ${words})`
      open = words === item
      continue
    }
    open = first !== undefined && !/^prices?$/.test(first) && partIn(head) !== undefined
    made.push(open ? `${head} (${first})` : item)
  }
  return made
}

/** 'Hours: Tue–Sat 9–17' */
export function readHours(sentence: string, told: Told): void {
  if (partIn(sentence)?.kind === 'hours') withoutParts([sentence], told)
}

function notePart(part: SitePart, item: string, told: Told): void {
  const same = told.parts.find(({ kind, title }) => kind === part.kind && (title === part.title || ONCE.has(kind)))
  if (!same) told.parts.push(part)
  else if (same.items.length === 0) Object.assign(same, { items: part.items })
  if (part.kind === 'services') told.offers.push(...part.items.filter(isOffer))
  else if (part.items.length > 1 && part.items.every((one) => WITH_PRICE.test(one))) told.priced.push(...part.items)
  const [, hours] =
    part.kind === 'hours' ? (/^\D*?(\b(?:mon|tue|wed|thu|fri|sat|sun|daily|\d).*)$/i.exec(item) ?? []) : []
  if (hours) told.times.push(hours)
}
/** Parts of which a site has one, whatever it calls them. */
const ONCE: ReadonlySet<SitePart['kind']> = new Set<SitePart['kind']>([
  'hours',
  'map',
  'contact',
  'booking',
  'questions',
])

/** 'It sorts receipts, sends invoices and …' lists what it does; other sentences are set. */
export function readSaying(sentence: string, told: Told): void {
  const [, done] = /^(?:it|she|he|they|we) ((?:\p{Ll}+) .+)$/iu.exec(sentence) ?? []
  const deeds = done ? itemsOf(done) : []
  const isList = deeds.length >= 3 && deeds.every((deed) => /^\p{Ll}+s? \p{L}/u.test(deed))
  if (isList) told.offers.push(...deeds)
  else if (CONTACT.test(sentence)) return
  else told.says.push(sentence)
}

/** 'Open Tue–Sat 9–17': hours say themselves what they are. */
const HOURS = /^open(?:ing hours)?:? (?=\d|mon|tue|wed|thu|fri|sat|sun|daily|every)/i

/** 'Sunday roasts' are what there is. */
const OF_A_DAY = /^\p{Lu}\p{Ll}+day \p{Ll}[^\d]*$/u

/** Behind a price these are its circumstances. */
const NO_THING = /^(?:from|prices?|admission|open|since|for) /i

/** 'teachers Ana': behind what they are. */
const whoIn = (item: string): string => {
  const [first = ''] = item.split(' ')
  return PEOPLE.has(first.toLowerCase()) ? item.slice(first.length + 1) : ''
}

/** What single items are. `whole`: the sentence that they are all of; `offering`: said to be what there is. */
export function readItems(
  items: readonly string[],
  told: Told,
  { whole, offering: said = false }: { whole?: string; offering?: boolean } = {},
): void {
  const priced = items.filter((item) => WITH_PRICE.test(item) && !NO_THING.test(item))
  const isPriced = priced.length >= 2
  // 'Pre-order for $89, ships in September': beside a price stand remarks.
  const costs = items.some((item) => MONEY.test(item))
  const alone = whole !== undefined && (items.length === 1 || (!isPriced && costs))
  const sums = isPriced ? told.priced : told.prices
  const isSum = (item: string) => (isPriced && priced.includes(item)) || (costs && WITH_PRICE.test(item))
  // 'admission 6 euros, families 12'
  for (const item of items.filter(isSum)) (priced.includes(item) ? sums : told.prices).push(item)
  const from = said ? 0 : items.findIndex((item) => OFFERING.test(item))
  const offered = items.map((item, index) => (from >= 0 && index >= from ? item.replace(/^an? /, '') : item))
  const people = peopleIn(items)
  const isListed = said && whole !== undefined
  if (isListed) told.listed.push(...items)
  told.people.push(...people.flatMap((item) => (whoIn(item) || item).split(/ and /)))
  for (const [index, item] of items.entries()) {
    if (isSum(item) || people.includes(item)) continue
    readOne(offered[index] ?? item, told, { alone, isListed })
  }
}

/** 'teachers Ana, Ben and Chloe': names behind what they are. */
function peopleIn(items: readonly string[]): string[] {
  const first = items.findIndex((item) => nameOnly(whoIn(item)))
  return first < 0
    ? []
    : items.filter((item, index) => index === first || (index > first && nameOnly(whoIn(item) || item)))
}

/** 'Honeys: heather, lime' lists colours as things; 'teas (green, white)' the kinds of something. */
function readOne(item: string, told: Told, { alone, isListed }: { alone: boolean; isListed: boolean }): void {
  const [, kinds] = KINDS.exec(item) ?? []
  const listed = kinds ? itemsOf(kinds) : isListed && isLooks(item) ? [item] : []
  told.offers.push(...listed)
  told.listed.push(...listed)
  if (listed.length === 0) readItem(item, told, alone)
}

/** 'Jones & Partners in Boston' → 'Jones & Partners'. */
const withoutPlace = (text: string): string => text.split(/ (?:in|near) /)[0] ?? text

/** What is read elsewhere: the name, buttons, ways to reach somebody, quotations. */
const isElsewhere = (text: string, { name }: Told): boolean =>
  text === '' ||
  (name !== undefined && (name.includes(withoutPlace(text)) || text.includes(name))) ||
  [CALL, CONTACT, ADDRESS, /["“”'‘«„]\p{Lu}/u].some((form) => form.test(text))

/** 'cellist', 'architects': what somebody is, alone. */
const isTrade = (text: string): boolean =>
  text.split(' ').length < 3 && isJob(text.split(' ').at(-1)?.replace(/s$/, '') ?? '')

/** 'located in', 'the', 'who': what an item begins with that goes on about something else. */
const GOES_ON = /^(?:an?|the|my|who|that|which|for|where|is|are|located|based|run|led|owned|taught) /i

/** 'teas by type (green, oolong, white)': the kinds of something. */
const KINDS = /^\p{L}[^()]{2,32} \(([^()]+,[^()]+)\)$/u

function readItem(item: string, told: Told, alone: boolean): void {
  const text = item.replace(OFFERING, '').replace(/^(?:my|your|also) /, '')
  if (isLookWish(text)) told.heard.push(text)
  else if (isElsewhere(text, told)) return
  else if (told.what === undefined && isTrade(text)) told.what = text
  else if ((DAY.test(text) && !OF_A_DAY.test(text)) || CLOCK.test(text)) told.times.push(text.replace(HOURS, ''))
  else if (MONEY.test(text)) told.prices.push(text)
  else if (FREE.test(text)) told.free.push(text)
  else if (PLACE.test(text)) told.place ??= text.replace(/^.*?(?=\p{Lu})/u, '')
  else if (!alone && GOES_ON.test(text)) return
  else if (SITE_PART.test(text)) told.heard.push(text)
  else if (alone || isRemark(text)) {
    if (text.length <= LONGEST.fact) told.says.push(text)
  } else readOffer(text, told)
}

/** Longer ones tell for whom or with what, too: 'weight loss and strength for busy people over 40'. */
function readOffer(text: string, told: Told): void {
  // 'whale watching tours at 10, 12 and 15' loses its times with its tail.
  const most = /\d/.test(text) ? OFFER_WORDS + 2 : OFFER_WORDS
  const isLong = text.split(' ').length > most || / with (?!\p{L}+$)/u.test(text)
  const short = isLong ? text.replace(/ (?:for|by|from|to|with|in|at) .*$/, '') : text.replace(/ with prices$/, '')
  if (!isLong && isOffer(short)) told.offers.push(short)
  if (isLong && short !== text) for (const one of itemsOf(short)) readOffer(one, told)
}

/** A number of something, or what is no noun: '8 weeks', 'Licensed EC 10482', 'covers south London'. */
const isRemark = (text: string): boolean =>
  /^\d+ \p{L}/u.test(text) ||
  /\b(?:since|founded|licen[cs]ed|certified|welcome|friendly|covers|serving|no)\b/i.test(text)

const isOffer = (text: string): boolean =>
  text.length <= LONGEST.offer &&
  text.split(' ').length <= OFFER_WORDS + 2 &&
  /^[\p{L}\d]/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !NO_OFFER.test(text) &&
  !isLookWish(text)
