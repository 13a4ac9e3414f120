/** Headings of sections and labels of facts: plain words that claim nothing. */
import type { Brief } from '../../brief/types.ts'
import type { Role } from '../../scene/types.ts'
import type { Page } from './page.ts'

export type HeadingName = 'features' | 'process' | 'list' | 'people' | 'faq' | 'contact' | 'details' | 'contents'

const HEADINGS: Record<HeadingName, readonly string[]> = {
  features: ['What you can expect', 'What we do', 'What we care about'],
  process: ['How it works', 'From first word to finished'],
  list: ['On offer', 'The list'],
  people: ['Who you will meet'],
  faq: ['Good to know', 'Before you ask'],
  contact: ['Find us', 'Get in touch'],
  details: ['The details'],
  contents: ['On this page'],
}

export function headingOf(page: Page, name: HeadingName): string {
  return page.random.fork(`heading-${name}`).pick(HEADINGS[name])
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

/** What a fact is, in a word. */
export const labelOf = (_brief: Brief, role: Role): string => LABELS[role] ?? 'Note'
