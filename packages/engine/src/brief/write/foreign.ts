/** Headlines and buttons in the prompt's own language, where that is not English. */
import { hash, random } from '../../base/random.ts'
import type { Language } from '../../language/foreign.ts'
import { type Call, type Case, foreignLines } from '../lines/foreign.ts'
import type { Brief, Industry } from '../types.ts'
import { asHeadline } from './casing.ts'
import type { Sources } from './sources.ts'

const CASE_OF: Partial<Record<Industry, Case>> = {
  coffee: 'food',
  bakery: 'food',
  restaurant: 'food',
  bar: 'food',
  food: 'food',
  farm: 'food',
  beauty: 'care',
  fitness: 'care',
  yoga: 'care',
  health: 'care',
  dental: 'care',
  veterinary: 'care',
  pets: 'care',
  'real-estate': 'home',
  construction: 'home',
  architecture: 'home',
  interior: 'home',
  'home-services': 'home',
  travel: 'travel',
  hotel: 'travel',
  outdoors: 'travel',
  education: 'learning',
  books: 'learning',
  science: 'learning',
  fashion: 'style',
  jewellery: 'style',
  charity: 'cause',
  environment: 'cause',
  community: 'cause',
  wedding: 'love',
  event: 'event',
  music: 'event',
  film: 'event',
  art: 'event',
  sports: 'event',
}
const CALLS_OF: Readonly<Record<Case, readonly Call[]>> = {
  any: ['learn', 'contact', 'visit'],
  sale: ['shop', 'learn', 'visit'],
  event: ['join', 'learn', 'visit'],
  food: ['order', 'visit', 'book'],
  care: ['book', 'contact', 'learn'],
  home: ['contact', 'learn', 'visit'],
  travel: ['book', 'learn', 'contact'],
  learning: ['join', 'learn', 'contact'],
  style: ['shop', 'learn', 'visit'],
  cause: ['give', 'join', 'learn'],
  love: ['join', 'learn', 'contact'],
}
const LONGEST = 42

/** What is written for a prompt in another language; below its headlines nothing stands but what the prompt gives. */
export function foreignSources(brief: Brief, language: Exclude<Language, 'en'>, seed: number): Sources {
  const { headlines, buttons } = foreignLines(language)
  const chance = random(hash(`${seed}:${brief.prompt}`)).fork('lines')
  const sells = brief.copy.some(({ role }) => role === 'offer' || role === 'price')
  const dated = brief.copy.some(({ role }) => role === 'date' || role === 'time')
  const industry = CASE_OF[brief.subject.industry]
  const about: Case = sells && !dated ? 'sale' : (industry ?? (dated ? 'event' : 'any'))
  const { about: phrase } = brief.subject
  const title = phrase.includes(' ') && phrase.length <= LONGEST ? [asHeadline(phrase)] : []
  const occasions = (brief.purpose?.topics ?? []).filter(({ form }) => form === 'event')
  return {
    titles: occasions.map((one) => ({ says: one.title.toLowerCase(), headline: asHeadline(one.title), lines: [] })),
    deeds: title,
    lines: [...chance.shuffle([...headlines(about)]), ...chance.shuffle([...headlines('any')])],
    below: [],
    buttons: CALLS_OF[about].flatMap((call) => buttons(call)),
  }
}
