/** Headings of sections and labels of facts: plain words that claim nothing. */

import { labelIn } from '../../../brief/lines/labels.ts'
import type { Copy, Industry } from '../../../brief/types.ts'
import type { AskedPart, OwnPart } from '../../../brief/write/pages/asked.ts'
import { isPriced, type List } from '../../../brief/write/pages/lists.ts'
import type { Role } from '../../../scene/types.ts'
import type { SitePartName } from '../../../sheet/types.ts'
import { sitePart } from './authored-content.ts'
import type { Page } from './page.ts'

export type HeadingName = 'features' | 'process' | 'people' | 'faq' | 'contact' | 'details'

const HEADINGS: Record<HeadingName, readonly string[]> = {
  features: ['At a glance', 'What to expect', 'In short'],
  process: ['How it works', 'Step by step'],
  people: ['Who you will meet'],
  faq: ['Good to know', 'Before you ask', 'Questions'],
  contact: ['Get in touch', 'How to reach us'],
  details: ['The details'],
}
const LIST_OF: Partial<Record<Industry, string>> = {
  coffee: 'The menu',
  bakery: 'From the oven',
  restaurant: 'The menu',
  bar: 'The list',
  food: 'The menu',
  music: 'Line-up',
  event: 'Programme',
  film: 'Programme',
  education: 'Subjects',
  beauty: 'Treatments',
  fitness: 'Classes',
  yoga: 'Classes',
}

/** The part of a page that stands under a heading, as a prompt may ask for it. */
const PART_OF: Partial<Record<HeadingName, OwnPart>> = {
  features: 'features',
  process: 'process',
  faq: 'questions',
  contact: 'contact',
  people: 'people',
}

const LONGEST_HEADING = 22

/** A part as the prompt asks for it by name. */
export const askedPart = ({ content }: Page, wanted: OwnPart): AskedPart | undefined =>
  content.page.asked.find(({ part }) => part === wanted)

/** Whether what is offered must stand under its own heading, as the prompt names it. */
export const asksForOffer = (page: Page): boolean => askedPart(page, 'features') !== undefined

/** The heading of a list: as the prompt asks for it or calls it, else as the trade does. */
export function headingOfList(page: Page, list: List): string {
  const asked = page.content.page.asked.filter(({ part }) => part === 'list')
  const own = list.title ?? (asked.length === 1 ? asked[0]?.title : undefined)
  if (own) return own
  const authored = sitePart(
    page.site,
    ...(isPriced(list) ? (['prices', 'menu'] as const) : (['menu', 'services'] as const)),
  )
  if (authored?.title) return authored.title
  const label =
    isPriced(list) || list.items.some(({ text }) => /\s\d[\d.,]*$/.test(text))
      ? 'Prices'
      : (LIST_OF[page.brief.subject.industry] ?? 'On offer')
  return labelIn(page.brief.language, label)
}

/** The parts of a sheet's site that a heading may be of. */
const SITE_PART_OF: Partial<Record<HeadingName, readonly SitePartName[]>> = {
  features: ['services'],
  process: ['steps'],
  faq: ['questions'],
  contact: ['contact', 'hours', 'map'],
  people: ['team'],
}

export function headingOf(page: Page, name: HeadingName): string {
  const part = PART_OF[name]
  const asked = part && askedPart(page, part)
  if (asked) return asked.title
  const authored = sitePart(page.site, ...(SITE_PART_OF[name] ?? []))?.title
  if (authored) return authored
  if (name === 'contact' && page.content.contacts.some(({ role }) => role === 'address'))
    return labelIn(page.brief.language, 'Find us')
  const random = page.random.fork(`heading-${name}`)
  // What is offered goes by the name that it has in the navigation, more often than not.
  const [first] = page.content.page.nav
  if (
    name === 'features' &&
    page.content.page.asked.length === 0 &&
    first &&
    first.length <= LONGEST_HEADING &&
    random.chance(0.7)
  )
    return first
  return labelIn(page.brief.language, random.pick(HEADINGS[name]))
}

const LABELS: Partial<Record<Role, string>> = {
  phone: 'Phone',
  email: 'E-mail',
  link: 'Online',
  social: 'Social',
  address: 'Address',
  time: 'Time',
  date: 'Date',
  place: 'Place',
  price: 'Price',
  offer: 'Offer',
  person: 'With',
  title: 'Role',
  hashtag: 'Tag',
}

/** Hours rather than a time: 'Open 7am-3pm', 'Mon–Fri 8–17'. */
const HOURS = /\bopen|\d\s*(?:[ap]m)?\s*(?:[-–—]|to)\s*\d|\bdaily|\bclosed/i

/** What a fact is, in a word. */
export const labelOf = ({ brief }: Page, { role, text }: Copy): string =>
  labelIn(brief.language, role === 'time' && HOURS.test(text) ? 'Hours' : (LABELS[role] ?? 'Note'))
