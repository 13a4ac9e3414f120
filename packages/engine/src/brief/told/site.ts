/**
 * What a prompt for a site tells of whose site it is: the name, the place, what is offered, who is there, when and for how much, and
 * sentences that may be set as they stand. Read from how such prompts are written (an opening that says whose site it is, then lists and
 * short remarks), so that a page speaks of its owner's own things.
 */
import type { Brief, Copy, PageFunction, PageRequest, PageType } from '../types.ts'
import { BUSINESS_NOUNS } from '../words/business.ts'
import { isColourWord, SHADES } from '../words/colours.ts'
import { DOERS, JOB_WORDS, NO_DOERS } from '../words/jobs.ts'
import { TONE_WORDS } from '../words/styles.ts'
import { itemsOf, sentencesOf } from './fragments.ts'
import { nameIn, nameOnly } from './names.ts'
import {
  ADDRESS,
  CLOCK,
  CONTACT,
  DAY,
  DOES,
  FREE,
  GROUPS,
  LOOKS_FOR,
  MONEY,
  MONTH,
  OFFERING,
  ORDER,
  PAGE_PART,
  PEOPLE,
  PLACE,
  PLACE_OF,
  SAYS,
  SITE,
  SITE_PART,
  TOOL,
  WE_ARE,
} from './words.ts'

export interface Told {
  name?: string
  /** What it is: 'flower shop'. */
  what?: string
  place?: string | undefined
  /** Things and services, each with a capital. */
  offers: string[]
  /** Offers with a price each, the price at their end. */
  priced: string[]
  /** Sentences and remarks. */
  says: string[]
  people: string[]
  /** Parts of the site that are named among them. */
  parts: string[]
  times: string[]
  prices: string[]
  /** What costs nothing. */
  free: string[]
}

const LONGEST = { prompt: 900, offer: 44, fact: 64, says: 170 } as const
const OFFER_WORDS = 6

/** Words of looks, and what stands between them. */
const JOINING = new Set(
  'and with or but very a bit of lots space on in tones colours colors accents please font fonts serif sans sans-serif typography type typeface style look feel'.split(
    ' ',
  ),
)
const isLook = (word: string) =>
  isColourWord(word) || SHADES.has(word) || TONE_WORDS.has(word) || JOINING.has(word) || word === 'gold'
export const isLooks = (text: string): boolean => (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).every(isLook)

/** 'tune-up 45': a thing and what it costs. */
const WITH_PRICE = /^\p{L}[^\d]*\D (?:[$€£] ?)?\d[\d.,]* ?(?:[$€£]|kr|euros?|eur|chf)?$/iu

/** A key before its value, somebody who says who he is: texts that are given one by one. */
const DICTATED =
  /\b(?:brand|name|headline|title|tagline|slogan|text|cta|product|colou?rs)\s*:|\bi['’]?m\b|\bi am\b|\bname (?:is|of)\b/i
const QUOTED = /["“„«][^"“”„«»]+["”“»]|(?<!\p{L})['‘][^'‘’]+['’](?!\p{L})/gu

/** Whether people do something there, with something: 'book train tickets'. */
const isDeed = ({ words, thing = '' }: PageFunction): boolean =>
  words !== thing && words.includes(' ') && !/\bcontact$/.test(thing)

/** Pages that present their owner, whatever can be done there. */
const PRESENTING: ReadonlySet<PageType> = new Set<PageType>(['landing', 'shop', 'portfolio', 'event', 'restaurant'])

/**
 * What a prompt tells of a page's owner; undefined where it speaks of a tool or of the parts of a page, or gives its texts one by one: those
 * are read as they are said.
 */
export function toldOf(prompt: string, page: PageRequest): Told | undefined {
  if (prompt.length > LONGEST.prompt || TOOL.test(prompt) || DICTATED.test(prompt) || PAGE_PART.test(prompt))
    return undefined
  if ([...prompt.matchAll(QUOTED)].length > 1) return undefined
  const deeds = page.functions.filter(isDeed).map(({ words }) => words.toLowerCase())
  const told = readTold(prompt)
  const listed = [...told.offers, ...told.priced].map((text) => text.toLowerCase())
  const isUsed = deeds.filter((deed) => !listed.includes(deed)).length > FEW
  if (!PRESENTING.has(page.type) && (isUsed || !presents(prompt, page, told))) return undefined
  const isDone = (offer: string) => deeds.length > 1 && deeds.some((deed) => offer.toLowerCase().includes(deed))
  return { ...told, offers: told.offers.filter((offer) => !isDone(offer)) }
}

/** Who can be booked has a site; where people do more it is a tool. */
const FEW = 1

/** What somebody does for a living. */
const isJob = (noun: string): boolean => JOB_WORDS.has(noun) || (DOERS.test(noun) && !NO_DOERS.has(noun))

/** Pages that are taken for tools where a house of business has courses, a community or bookings. */
const MISTAKEN: ReadonlySet<PageType> = new Set<PageType>([
  'application',
  'community',
  'search',
  'directory',
  'booking',
  'course',
])

/** Whether such a page is of somebody who works, and not called by what is done there ('a ticketing page for …'). */
function presents(prompt: string, page: PageRequest, { what = '', name = '' }: Told): boolean {
  const noun = (what || name).toLowerCase().split(' ').at(-1) ?? ''
  const [before = ''] = prompt.split(SITE)
  const isDoing = /^(?:booking|renting|sharing|finding|buying|selling|ordering|managing|tracking|making)\b/i.test(what)
  const isCalled = whatOf(before) !== '' && whatOf(before) !== what
  return (
    MISTAKEN.has(page.type) && !isCalled && !isDoing && (BUSINESS_NOUNS.has(noun) || isJob(noun) || GROUPS.has(noun))
  )
}

function readTold(prompt: string): Told {
  const told: Told = { offers: [], priced: [], says: [], people: [], parts: [], times: [], prices: [], free: [] }
  const [opening = '', ...rest] = sentencesOf(prompt)
  const isOpening = SITE.test(opening) || WE_ARE.test(opening)
  const name = nameIn(isOpening ? opening : prompt)
  if (name) told.name = name
  if (isOpening) readOpening(opening, told)
  for (const sentence of isOpening ? rest : [opening, ...rest]) readSentence(sentence, told)
  return told
}

/** Whose site it is, up to a colon or the first comma; behind it what they offer. */
function readOpening(opening: string, told: Told): void {
  const [head = '', ...tails] = opening.split(/:\s+/)
  const [, place] = PLACE_OF.exec(opening) ?? []
  if (place && !told.name?.includes(place) && !MONTH.test(place)) told.place = place
  const [first = '', ...behind] = itemsOf(withoutSite(head))
  const what = whatIn(head, first, behind[0], told.name)
  if (what) told.what = what
  const done = DOES.exec(first)?.[1] ?? LOOKS_FOR.exec(first)?.[1]
  if (done) told.says.push(done)
  const offered = DOES.test(first) ? undefined : WITH.exec(first)?.[1]
  const led = offered && !PAGE_PART.test(offered) ? [offered] : []
  const items = [...led, ...behind].filter((item) => item !== what && !isLooks(item))
  // 'Nordlys Arkitekter, Trondheim': a second name is where it is.
  told.place ??= items.find((item) => item !== told.name && SECOND_NAME.test(item))
  const listed = items.filter((item) => item !== told.place)
  readItems(listed, told)
  for (const tail of tails) readTail(tail, told)
}

/** What stands behind a colon: a sentence, or a list. */
function readTail(tail: string, told: Told): void {
  const listed = itemsOf(tail).filter((item) => !isLooks(item))
  if (SAYS.test(tail)) readSaying(tail, told)
  else readItems(listed, told)
}

/** What the owner is: behind the word for the site, as a job behind a name ('Ana Ruiz, notary'), or before the site ('Yoga studio website'). */
function whatIn(head: string, first: string, second = '', name = ''): string {
  const isJob = JOB_WORDS.has(second.split(' ').at(-1) ?? '')
  // 'Copper Finch, a tax advisor': behind the name.
  const apposed = /^an? /.test(second) ? whatOf(second) : ''
  return whatOf(first, name) || (isJob ? second : apposed || whatOf(head.split(SITE)[0] ?? '', name))
}

const WITH = /\bwith ((?!an? |the |lots|its|your|soft|dark).+)$/
const SECOND_NAME = /^\p{Lu}[\p{L}-]+$/u

/** 'my flower shop Petal & Stem in Bristol' → 'flower shop'. */
function whatOf(phrase: string, name = ''): string {
  const plain = phrase
    .replace(name, '')
    .trim()
    .replace(/^(?:create|make|build|design)?\s*(?:an?|the|my|our|this|we are|i am)\b/i, '')
    .replace(/(?:^| )(?:called|named|that|which|who|in|on|at|near|from|for|with|of|and|looking)\b.*$/, '')
    .trim()
  return /^(?:new|small|local)?\s*[\p{L}' -]{4,40}$/u.test(plain) && !isLooks(plain) ? plain : ''
}

const withoutSite = (head: string): string =>
  head.replace(/^.*?(?:\b(?:website|site|page|homepage)\b\s*)+(?:redesign\b)?(?:\s*(?:for|of|about|4)\b)?/i, '')

/** 'Sober, dark blue': where a colour is half of what is said, looks are spoken of. */
function isWish(sentence: string): boolean {
  const items = itemsOf(sentence)
  const coloured = items.filter(
    (item) => isLooks(item) && item.split(' ').some((word) => isColourWord(word.toLowerCase())),
  )
  // 'Dark and cinematic'
  const isMood = items.length > 1 && items.every((item) => !item.includes(' ')) && items.some(isLooks)
  return isLooks(sentence) || isMood || (coloured.length > 0 && coloured.length * 2 >= items.length)
}

function readSentence(sentence: string, told: Told): void {
  const [first = ''] = sentence.toLowerCase().split(/[\s,]/)
  if (/["“”«»„]/.test(sentence) || isWish(sentence)) return
  const [, role, who] = /^([a-z]+): (\p{Lu}.*)$/iu.exec(sentence) ?? []
  if (role && who && PEOPLE.has(role.toLowerCase())) told.people.push(...itemsOf(who))
  else if (SAYS.test(sentence) && sentence.length <= LONGEST.says && !PAGE_PART.test(sentence))
    readSaying(sentence, told)
  else if (!ORDER.has(first) && !PAGE_PART.test(sentence) && !SITE.test(sentence)) {
    const list = sentence.includes(': ') ? sentence.slice(sentence.indexOf(': ') + 2) : sentence
    readItems(itemsOf(list), told, sentence)
  } else if (ORDER.has(first)) told.parts.push(...partsIn(sentence))
}

/** 'Tell our story, our projects': what is ours is a part of the site. */
const partsIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\bour (\p{Ll}+)(?=[,.]|$| and\b)/gu)].map(([part]) => part)

/** 'It sorts receipts, sends invoices and …' lists what it does; other sentences are set. */
function readSaying(sentence: string, told: Told): void {
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

/** What single items are. `whole`: the sentence that they are all of. */
function readItems(items: readonly string[], told: Told, whole?: string): void {
  const priced = items.filter((item) => WITH_PRICE.test(item) && !NO_THING.test(item))
  const isPriced = priced.length >= 2
  // 'Pre-order for $89, ships in September': beside a price stand remarks.
  const costs = items.some((item) => MONEY.test(item))
  const alone = whole !== undefined && (items.length === 1 || (!isPriced && costs))
  let naming = false
  let offering = false
  for (const item of items) {
    const who = whoIn(item)
    offering ||= OFFERING.test(item)
    if (isPriced && priced.includes(item)) told.priced.push(item)
    // 'admission 6 euros, families 12'
    else if (costs && WITH_PRICE.test(item)) told.prices.push(item)
    else if (nameOnly(who) || (naming && nameOnly(item))) {
      naming = true
      told.people.push(...(who || item).split(/ and /))
    } else readItem(offering ? item.replace(/^an? /, '') : item, told, alone)
  }
}

function readItem(item: string, told: Told, alone: boolean): void {
  const text = item.replace(OFFERING, '').replace(/^(?:my|your|also) /, '')
  if (text === '' || told.name?.includes(text) || (told.name && text.includes(told.name))) return
  if (CONTACT.test(text) || ADDRESS.test(text) || /["“”'‘«„]\p{Lu}/u.test(text)) return
  if ((DAY.test(text) && !OF_A_DAY.test(text)) || CLOCK.test(text)) told.times.push(text.replace(HOURS, ''))
  else if (MONEY.test(text)) told.prices.push(text)
  else if (FREE.test(text)) told.free.push(text)
  else if (PLACE.test(text)) told.place ??= text.replace(/^.*?(?=\p{Lu})/u, '')
  else if (!alone && /^(?:an?|the|my|who|that|which|for|where|is|are|located|based|run|led|owned|taught) /i.test(text))
    return
  else if (SITE_PART.test(text)) told.parts.push(text)
  else if (alone || isRemark(text)) {
    if (text.length <= LONGEST.fact) told.says.push(text)
  } else readOffer(text, told)
}

/** Longer ones tell for whom or with what, too: 'weight loss and strength for busy people over 40'. */
function readOffer(text: string, told: Told): void {
  const short = text.split(' ').length > OFFER_WORDS ? text.replace(/ (?:for|by|from|to|with|in|at) .*$/, '') : text
  if (short === text && isOffer(text)) told.offers.push(text)
  if (short !== text) for (const one of itemsOf(short)) readOffer(one, told)
}

/** A number of something, or what is no noun: '8 weeks', 'Licensed EC 10482', 'covers south London'. */
const isRemark = (text: string): boolean =>
  /^\d+ \p{L}/u.test(text) ||
  /\b(?:since|founded|licen[cs]ed|certified|welcome|friendly|covers|serving|no)\b/i.test(text)

const isOffer = (text: string): boolean =>
  text.length <= LONGEST.offer && text.split(' ').length <= OFFER_WORDS && /^[\p{L}\d]/u.test(text)

/** A site without what its owner offers among the things that people do there: a gym's courses make no school of it. */
export function ownersPage(page: PageRequest, told: Told): PageRequest {
  // An interpreter who works at conferences holds none.
  const works = isJob(told.what?.split(' ').at(-1) ?? '')
  const isTool = page.type === 'application' && page.functions.length === 0
  const isOwners = (MISTAKEN.has(page.type) && !isTool) || (page.type === 'event' && works)
  return isOwners ? { ...page, functions: [], type: 'landing' } : page
}

const saidIn = ({ offers, priced, says, people, parts, times, prices, free }: Told): string =>
  [...offers, ...priced, ...says, ...people, ...parts, ...times, ...prices, ...free].join(' | ').toLowerCase()

/** The name, where one is told or was read that is one: neither a common word nor a part of what is told besides. */
export function ownersName(told: Told, read: string | undefined, prompt: string): string | undefined {
  if (read === undefined) return told.name
  // 'Laura & David' is longer than what stands behind 'and'.
  if (told.name !== undefined) return read.endsWith(` ${told.name}`) ? read : told.name
  const quoted = /["“”'‘«„]$|\b(?:called|named) $/.test(prompt.slice(0, prompt.indexOf(read)))
  const isCommon = /^\p{Ll}/u.test(read) || saidIn(told).includes(read.toLowerCase()) || read === told.place
  return isCommon && !quoted ? undefined : read
}

/** The prompt in short, where the subject was read of something else than what the owner is; undefined where it was not. */
export function shortOf({ what, name }: Told, { subject, page, prompt }: Brief): string | undefined {
  if (what === undefined || !page) return undefined
  const about = subject.about.toLowerCase()
  const isNamed = name !== undefined && about.includes(name.toLowerCase())
  const isOther = isNamed || about === '' || !what.toLowerCase().includes(about)
  const short = `A website about ${what}`
  return isOther && short.length < prompt.length ? short : undefined
}

/** Up to so many letters a remark is a detail. */
const SHORT = 30

/** The texts of a site with what the prompt tells of its owner in place of what single words were taken for. `looks`: words of its colours. */
export function withTold(
  copy: readonly Copy[],
  told: Told,
  { name, looks }: { name: string | undefined; looks: readonly string[] },
): Copy[] {
  const facts: Copy[] = [
    ...given('list-item', [...told.offers, ...told.priced]),
    ...told.says.flatMap((text) => given(text.length <= SHORT ? 'detail' : 'body', [text])),
    ...given('person', told.people),
    ...given('nav', told.parts),
    ...given('time', told.times),
    ...given('price', told.prices),
    ...given('offer', told.free),
  ].filter(({ text }) => !isColoured(text, looks))
  // What was read as something of its own stays that; a list in capitals is the navigation.
  const menu = copy.filter(({ role, text }) => role === 'nav' && /^\p{Lu}/u.test(text) && !told.people.includes(text))
  const firm = copy.filter(
    (one) =>
      (!LOOSE.has(one.role) && !WEAK.has(one.role) && !(one.role === 'headline' && /^\p{Ll}/u.test(one.text))) ||
      (menu.length > 1 && menu.includes(one)),
  )
  const isListed = ({ role, text }: Copy) =>
    role === 'person' && copy.some((one) => one.role === 'list-item' && one.text === text)
  const own = facts.filter((fact) => !isListed(fact) && !firm.some((one) => one.text === fact.text))
  const isSigned = copy.some(({ role, text }) => role === 'person' && text === name)
  const said = own.map(({ text }) => text.toLowerCase()).join(' | ')
  const kept = copy.filter((one) => {
    const text = one.text.toLowerCase().replace(/^open /, '')
    // A name that is set at the head is the name.
    if (one.role === 'brand' || (text === name?.toLowerCase() && !isSigned) || said.includes(text)) return false
    return !(LOOSE.has(one.role) && told.offers.length > 0 && isLoose(one.text) && !menu.includes(one))
  })
  return [...given('brand', name === undefined || isSigned ? [] : [name]), ...kept, ...own]
}

/** 'burgundy and ivory', as the prompt's colours are read. */
const isColoured = (text: string, looks: readonly string[]): boolean =>
  looks.length > 0 && isLooks(looks.reduce((rest, colour) => rest.replace(colour, ''), text))

/** Single words and words in small letters, as a list has them. */
const isLoose = (text: string): boolean => /^\p{Ll}|^\p{Lu}\p{Ll}+$/u.test(text)
/** Roles by which words of a list were taken for parts of a page. */
const LOOSE = new Set<Copy['role']>(['nav', 'cta', 'label', 'title', 'list-item', 'subhead'])

/** Roles that words of a list are taken for as well. */
const WEAK = new Set<Copy['role']>(['brand', 'detail'])

const given = (role: Copy['role'], texts: readonly string[]): Copy[] =>
  [...new Set(texts)].map((text) => ({ role, text, source: 'given' }))
