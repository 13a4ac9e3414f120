/** What a part of a site holds: what the prompt lists of it, else samples for its owner's trade, said to be samples. */

import { cyclic } from '../../../../base/items.ts'
import { currencyIn } from '../../../../brief/told/sayings.ts'
import type { Copy, SitePart, SitePartKind } from '../../../../brief/types.ts'
import { asHeadline } from '../../../../brief/write/casing.ts'
import { kitchenOf } from '../../vocabulary/dishes.ts'
import { oneOf } from '../../vocabulary/nouns.ts'
import { type PartSample, SAMPLE_PEOPLE, samplesIn, samplesOf } from '../../vocabulary/part-samples.ts'
import { photographed } from '../art/photographed.ts'
import { sitePart } from '../authored-content.ts'
import type { Page } from '../page.ts'

export interface Entry {
  name: Copy | string
  line: string
  value: Copy | string
}
export interface PartContent {
  kind: SitePartKind
  title: string
  entries: Entry[]
  /** What is said beside the heading where the entries are ours. */
  mark: string | undefined
}

/** So many there are where the prompt says no number. */
const USUAL: Partial<Record<SitePartKind, number>> = {
  projects: 6,
  gallery: 6,
  timetable: 8,
  partners: 6,
  menu: 5,
  posts: 3,
  quotes: 3,
  events: 3,
}
const ELSE = 4

const MARKS: Partial<Record<SitePartKind, string>> = {
  team: 'Sample names',
  projects: 'Sample projects',
  prices: 'Sample prices',
  rooms: 'Sample rooms',
  products: 'Sample products',
  timetable: 'Sample times',
  hours: 'Sample hours',
  events: 'Sample dates',
  quotes: 'Sample words',
  numbers: 'Sample figures',
  partners: 'Sample names',
  menu: 'Sample menu',
}

/** A price at the end of what a prompt lists: 'small dog 35', 'drop in £12'. */
const WITH_PRICE = /^(.*\p{L}\)?) ((?:[$€£¥] ?)?\d[\d.,]*(?: ?(?:[$€£¥]|kr|chf|eur|euros?|dollars?|pounds?))?)$/iu
/** 'chair Joan Pryce': what somebody is stands before the name. */
const WITH_ROLE = /^(\p{Ll}[\p{Ll} -]+) (\p{Lu}.*)$/u

/** The parts of its site that a prompt tells. */
export const partsOf = ({ brief }: Page): readonly SitePart[] => (brief.language ? [] : (brief.page?.parts ?? []))

function givenEntry(page: Page, kind: SitePartKind, item: string): Entry {
  const copy = page.brief.copy.find(({ source, text }) => source === 'given' && text === item)
  const fact: Copy = copy ?? { role: 'list-item', source: 'given', text: item }
  const [, name, price] = WITH_PRICE.exec(item) ?? []
  if (name && price)
    return { name: { ...fact, text: asHeadline(name) }, line: '', value: { ...fact, role: 'price', text: price } }
  const [, role, who] = kind === 'team' ? (WITH_ROLE.exec(item) ?? []) : []
  if (role && who) return { name: { ...fact, role: 'person', text: who }, line: asHeadline(role), value: '' }
  return { name: { ...fact, text: asHeadline(item) }, line: '', value: '' }
}

/** A figure as a price, where the part has prices. */
function priceOf(page: Page, { kind, priced }: Pick<SitePart, 'kind' | 'priced'>, value: string): string {
  if (!/^\d[\d.,]*$/.test(value) || kind === 'numbers' || kind === 'awards') return value
  if (value === '0') return 'Free'
  return PRICED.has(kind) || priced ? `${currencyIn(page.brief)}${value}` : ''
}
const PRICED: ReadonlySet<SitePartKind> = new Set<SitePartKind>(['prices', 'rooms', 'products', 'menu'])

/** What the members of a team are: 'our team of four solicitors', 'teachers'. */
function roleOf({ title, of = '' }: SitePart): string {
  const noun = (of || title).split(' ').at(-1)?.toLowerCase() ?? ''
  return /s$/.test(noun) && !/^(?:members|staff|us|people)$/.test(noun) ? asHeadline(oneOf(noun)) : ''
}

const DAYS = ['Sat 14 June', 'Fri 4 July', 'Sat 19 July', 'Sun 3 August', 'Thu 4 September', 'Sat 18 October']
const TIMES = ['09:00', '10:30', '12:00', '14:00', '16:00', '19:00']

function sampleEntry(page: Page, part: SitePart, sample: PartSample, index: number): Entry {
  const value = priceOf(page, part, sample.value)
  if (part.kind !== 'team' && sitePart(page.site, part.kind)?.items)
    return { name: sample.name, line: sample.line, value }
  if (part.kind === 'team') return { name: cyclic(SAMPLE_PEOPLE, index), line: roleOf(part) || sample.name, value: '' }
  if (part.kind === 'events') {
    const isDay = /schedule|programme|agenda/i.test(part.title) && page.brief.page?.type === 'event'
    return {
      name: sample.name,
      line: sample.line,
      value: [cyclic(isDay ? TIMES : DAYS, index), value].filter(Boolean).join(' · '),
    }
  }
  if (part.kind === 'posts') return { name: sample.name, line: cyclic(DAYS, index), value: '' }
  return { name: sample.name, line: sample.line, value }
}

/** The samples of a part; prices stand for what is offered, a gallery for what the trade shows. */
function samplesFor(page: Page, part: SitePart): PartSample[] {
  const authored = sitePart(page.site, part.kind)?.items
  if (authored) return samplesIn(authored)
  const samples = samplesOf(part.kind, page.brief, part.of ?? part.title)
  const offers = page.content.page.offers.map(({ title }) => title)
  if (
    part.kind === 'prices' &&
    offers.length > 2 &&
    samples.length > 0 &&
    !/package|ticket|subscription/i.test(part.title)
  )
    return offers.map((name, index) => ({ name, line: 'From', value: cyclic(samples, index).value }))
  if (part.kind === 'gallery')
    return (
      photographed(page.brief).length > 0 ? photographed(page.brief) : ['your work', 'the place', 'the team']
    ).map((name) => ({ name, line: '', value: '' }))
  return samples
}

/** 'menu with starters, mains': courses, each with dishes that such a kitchen has. */
function withDishes(page: Page, part: SitePart, entries: Entry[]): Entry[] {
  if (part.kind !== 'menu' || entries.some(({ value }) => value !== '')) return entries
  const dishes = kitchenOf(page.brief)
  return entries.map((one, index) => {
    const [first, second] = [cyclic(dishes, index * 2), cyclic(dishes, index * 2 + 1)]
    return { ...one, line: `For instance: ${first.name.toLowerCase()}, ${second.name.toLowerCase()}` }
  })
}

/** The part as it stands on the page. */
export function contentOfPart(page: Page, part: SitePart): PartContent {
  const title = asHeadline(part.title)
  const told = part.items.map((item) => givenEntry(page, part.kind, item))
  const samples = samplesFor(page, part)
  const mark = MARKS[part.kind] ?? 'Sample text'
  if (told.length > 0) {
    // 'packages for 50, 100 and 150 guests': the sizes are told, what they cost is not.
    const isOpen = part.kind === 'prices' && told.every(({ value }) => value === '')
    const entries = isOpen
      ? told.map((one, index) => ({ ...one, value: priceOf(page, part, cyclic(samples, index).value) }))
      : told
    return { kind: part.kind, title, entries: withDishes(page, part, entries), mark: isOpen ? mark : undefined }
  }
  const count = part.count ?? Math.min(samples.length, USUAL[part.kind] ?? ELSE)
  const entries = Array.from({ length: samples.length > 0 ? count : 0 }, (_, index) =>
    sampleEntry(page, part, cyclic(samples, index), index),
  )
  return { kind: part.kind, title, entries, mark: part.kind === 'gallery' ? undefined : mark }
}
