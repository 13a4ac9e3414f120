/**
 * What a prompt for a site tells of whose site it is: the name, the place, what is offered, who is there, when and for how much, and
 * sentences that may be set as they stand. Read from how such prompts are written (an opening that says whose site it is, then lists and
 * short remarks), so that a page speaks of its owner's own things.
 */
import type { PageFunction, PageRequest, PageType } from '../types.ts'
import { BUSINESS_NOUNS } from '../words/business.ts'
import { JOB_WORDS } from '../words/jobs.ts'
import { itemsOf, sentencesOf } from './fragments.ts'
import { isJob, readHours, readItems, readSaying, withoutParts } from './items.ts'
import { isLooks, isLookWish, isWish } from './looks.ts'
import { nameIn } from './names.ts'
import { MISTAKEN } from './owner.ts'
import { partIn } from './parts.ts'
import type { Told } from './types.ts'
import {
  DOES,
  FACT_LABEL,
  GROUNDS,
  GROUPS,
  LAYOUT,
  LOOKS_FOR,
  MONTH,
  OPENER,
  ORDER,
  PAGE_PART,
  PEOPLE,
  PLACE_OF,
  SAYS,
  SITE,
  TOOL,
  WE_ARE,
} from './words.ts'

const LONGEST = { prompt: 900, says: 170 } as const

/** A key before its value, somebody who says who he is: texts that are given one by one. */
const DICTATED =
  /\b(?:brand|headline|title|tagline|slogan|text|cta|product|colou?rs)\s*:|\bi['’]?m\b|\bi am\b|\bname (?:is|of)\b/i
const QUOTED = /["“„«][^"“”„«»]+["”“»]|(?<!\p{L})['‘][^'‘’]+['’](?!\p{L})/gu

/** Whether people do something there, with something: 'book train tickets'. */
const isDeed = ({ words, thing = '' }: PageFunction): boolean =>
  words !== thing && words.includes(' ') && !/\bcontact$/.test(thing)

/** Pages that present their owner, whatever can be done there. */
const PRESENTING: ReadonlySet<PageType> = new Set<PageType>([
  'landing',
  'shop',
  'portfolio',
  'event',
  'restaurant',
  'magazine',
  'cv',
])

/**
 * What a prompt tells of a page's owner; undefined where it speaks of a tool or of the parts of a page, or gives its texts one by one: those
 * are read as they are said.
 */
export function toldOf(prompt: string, page: PageRequest): Told | undefined {
  if (prompt.length > LONGEST.prompt || TOOL.test(prompt) || DICTATED.test(prompt) || speaksOfLayout(prompt))
    return undefined
  if ([...prompt.matchAll(QUOTED)].length > 1) return undefined
  const deeds = page.functions
    .filter((one) => isDeed(one) && !partIn(one.thing ?? ''))
    .map(({ words }) => words.toLowerCase())
  const told = readTold(prompt)
  const listed = [...told.offers, ...told.priced].map((text) => text.toLowerCase())
  const isUsed = deeds.filter((deed) => !listed.includes(deed)).length > FEW
  if (!PRESENTING.has(page.type) && (isUsed || !presents(prompt, page, told))) return undefined
  const isDone = (offer: string) => deeds.length > 1 && deeds.some((deed) => offer.toLowerCase().includes(deed))
  return { ...told, offers: told.offers.filter((offer) => !isDone(offer)) }
}

/** Whether it says how the page is built rather than what it tells. */
const speaksOfLayout = (prompt: string): boolean =>
  LAYOUT.test(prompt) || sentencesOf(prompt).some((sentence) => GROUNDS.test(sentence) && !isWish(sentence))

/** Who can be booked has a site; where people do more it is a tool. */
const FEW = 1

/** So many parts of a site present somebody, whatever can be done there. */
const PRESENTED = 3

/** Whether such a page is of somebody who works, and not called by what is done there ('a ticketing page for …'). */
function presents(prompt: string, page: PageRequest, { what = '', name = '', parts }: Told): boolean {
  if (MISTAKEN.has(page.type) && (parts.length >= PRESENTED || OPENER.test(prompt))) return true
  const noun = (what || name).toLowerCase().split(' ').at(-1) ?? ''
  const [before = ''] = prompt.split(SITE)
  const isDoing = /^(?:booking|renting|sharing|finding|buying|selling|ordering|managing|tracking|making)\b/i.test(what)
  const isCalled = whatOf(before) !== '' && whatOf(before) !== what
  return (
    MISTAKEN.has(page.type) && !isCalled && !isDoing && (BUSINESS_NOUNS.has(noun) || isJob(noun) || GROUPS.has(noun))
  )
}

function readTold(prompt: string): Told {
  const told: Told = {
    offers: [],
    priced: [],
    says: [],
    people: [],
    parts: [],
    heard: [],
    named: [],
    listed: [],
    times: [],
    prices: [],
    free: [],
  }
  const [opening = '', ...rest] = sentencesOf(prompt)
  const isOpening = SITE.test(opening) || OPENER.test(opening) || WE_ARE.test(opening)
  const name = nameIn(isOpening ? opening : prompt)
  if (name) told.name = name
  const [called] = OPENER.exec(opening) ?? []
  if (called) told.called = called
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
  const items = [...(offered ? [offered] : []), ...behind].filter(
    (item) => !(what && item.replace(/^an? /, '').startsWith(what)) && !isLooks(item),
  )
  // 'Nordlys Arkitekter, Trondheim': a second name is where it is.
  told.place ??= items.find((item) => item !== told.name && isPlace(item))
  const listed = items.filter((item) => item !== told.place && !(isPlace(item) && item !== told.name))
  readItems(withoutParts(listed, told), told, { offering: offered !== undefined })
  for (const tail of tails) readTail(tail, told)
}

/** What stands behind a colon: a sentence, or a list. */
function readTail(tail: string, told: Told): void {
  const listed = itemsOf(tail).filter((item) => !isLooks(item))
  const rest = withoutParts(listed, told)
  if (rest.length === listed.length && SAYS.test(tail)) readSaying(tail, told)
  else readItems(rest, told)
}

/** What the owner is: behind the word for the site, as a job behind a name ('Ana Ruiz, notary'), or before the site ('Yoga studio website'). */
function whatIn(head: string, first: string, second = '', name = ''): string {
  const [behind = ''] = second.replace(/^an? /, '').split(/ (?:in|since|from|near|based) /)
  const noun = behind.split(' ').at(-1) ?? ''
  const isTrade = /^(?!with )\p{Ll}/u.test(behind) && (JOB_WORDS.has(noun) || BUSINESS_NOUNS.has(noun))
  // 'Copper Finch, a tax advisor': behind the name.
  const apposed = /^an? /.test(second) ? whatOf(second) : ''
  return whatOf(first, name) || (isTrade ? behind : apposed || whatOf(head.split(SITE)[0] ?? '', name))
}

const WITH = /\bwith ((?!an? |the |lots|its|your|soft|dark).+)$/
const SECOND_NAME = /^\p{Lu}\p{Ll}[\p{L}-]*$/u
const isPlace = (item: string): boolean => SECOND_NAME.test(item) && !partIn(item)

/** 'my flower shop Petal & Stem in Bristol' → 'flower shop'. */
function whatOf(phrase: string, name = ''): string {
  const plain = phrase
    .replace(name, '')
    .trim()
    .replace(/^(?:create|make|build|design)?\s*(?:an?|the|my|our|this|we are|i am)\b/i, '')
    .replace(
      /(?:^| )(?:(?:called|named|that|which|who|in|on|at|near|from|for|with|of|and|looking|needs|wants|since)\b|["“'‘—–(]).*$/,
      '',
    )
    .trim()
  const bare = plain.replace(/^(?:new|small|tiny|local) /i, '')
  return /^[\p{L}' &-]{4,40}$/u.test(bare) && !isLooks(bare) ? bare : ''
}

const withoutSite = (head: string): string =>
  head
    .replace(OPENER, '')
    .replace(/^.*?(?:\b(?:website|site|page|homepage)\b\s*)+(?:redesign\b)?(?:\s*(?:for|of|about|4)\b)?/i, '')

/** 'Sections: courses, boats' names parts, whatever they are. */
const SECTIONS = /\b(?:sections|parts|pages|tabs)$/i
const NAME_IS = /^(?:the )?name(?: is|:)/i

/** 'Team: Ana Ruiz, Ben Ode', 'Honeys: heather, lime': what a list is of, and the list. */
const LABELLED = /^(\p{L}[\p{L} '&-]{2,30}): (.+)$/u

function readSentence(sentence: string, told: Told): void {
  const [first = ''] = sentence.toLowerCase().split(/[\s,]/)
  const [, label = '', list = ''] = LABELLED.exec(sentence) ?? []
  if (/["“”«»„]/.test(sentence) || NAME_IS.test(sentence)) return
  if (label === '' && isWish(sentence)) {
    told.heard.push(sentence)
    return
  }
  if (label && PEOPLE.has(label.toLowerCase()) && /^\p{Lu}/u.test(list)) told.people.push(...itemsOf(list))
  else if (FACT_LABEL.test(label)) readHours(sentence, told)
  else if (label && list.includes(',') && !ORDER.has(first) && !isLookWish(label)) {
    if (SECTIONS.test(label) || (label.toLowerCase() === 'menu' && !/\d/.test(list)))
      told.named.push(...withoutParts(itemsOf(list), told))
    else if (withoutParts([sentence], told).length > 0)
      readItems(withoutParts(itemsOf(list), told), told, { whole: sentence, offering: true })
  } else readPlain(sentence, first, told)
}

/** A sentence without a label: parts of the site, something to be set, or a list of what there is. */
function readPlain(sentence: string, first: string, told: Told): void {
  const items = itemsOf(sentence)
  const rest = withoutParts(items, told)
  const named = items.length - rest.length
  if (ORDER.has(first) || named * 2 >= items.length) {
    if (!ORDER.has(first)) readItems(rest, told, { whole: sentence })
  } else if (SAYS.test(sentence) && sentence.length <= LONGEST.says && !PAGE_PART.test(sentence))
    readSaying(sentence, told)
  else if (!PAGE_PART.test(rest.join(', ')) && !SITE.test(sentence)) {
    const behind = sentence.includes(': ') ? itemsOf(sentence.slice(sentence.indexOf(': ') + 2)) : rest
    readItems(behind, told, { whole: sentence })
  }
}
