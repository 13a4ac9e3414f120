/** Whose site it is and what it is called by, as the prompt tells and as it was read. */
import type { Brief, PageRequest, PageType } from '../types.ts'
import { isJob } from './items.ts'
import type { Told } from './types.ts'

/** Pages that are taken for tools where a house of business has courses, a community or bookings. */
export const MISTAKEN: ReadonlySet<PageType> = new Set<PageType>([
  'application',
  'community',
  'search',
  'directory',
  'booking',
  'course',
])

/** A site without what its owner offers among the things that people do there: a gym's courses make no school of it. */
export function ownersPage(page: PageRequest, told: Told): PageRequest {
  // An interpreter who works at conferences holds none.
  const works = isJob(told.what?.split(' ').at(-1) ?? '')
  const isTool = page.type === 'application' && page.functions.length === 0
  const isOwners = (MISTAKEN.has(page.type) && !isTool) || (page.type === 'event' && works)
  const parts = told.parts.length > 0 ? { parts: told.parts } : {}
  const type = calledBy(told, isOwners ? 'landing' : page.type)
  return isOwners || type !== page.type ? { ...page, functions: [], type, ...parts } : { ...page, ...parts }
}

/** What a site is that its prompt calls by a name of its own; others that were taken for tools present their owner. */
function calledBy({ called = '', parts }: Told, type: PageType): PageType {
  const own = CALLED_BY.find(([words]) => words.test(called))?.[1]
  if (own) return own
  // A cart with a menu and packages keeps no shop.
  const sells = parts.length === 0 || parts.some(({ kind }) => kind === 'products')
  return type === 'shop' && !sells ? 'landing' : type
}
const CALLED_BY: readonly (readonly [RegExp, PageType])[] = [
  [/\b(?:shop|store)\b/i, 'shop'],
  [/\bportfolio\b/i, 'portfolio'],
  [/\bblog\b/i, 'magazine'],
  [/\bcv\b/i, 'cv'],
]

const saidIn = ({ offers, priced, says, people, parts, heard, times, prices, free }: Told): string =>
  [
    ...offers,
    ...priced,
    ...says,
    ...people,
    ...heard,
    ...parts.flatMap(({ items }) => items),
    ...times,
    ...prices,
    ...free,
  ]
    .join(' | ')
    .toLowerCase()

/** The name, where one is told or was read that is one: neither a common word nor a part of what is told besides. */
export function ownersName(told: Told, read: string | undefined, prompt: string): string | undefined {
  if (read === undefined || !/\p{L}/u.test(read)) return told.name
  // 'Laura & David' is longer than what stands behind 'and'.
  if (told.name !== undefined) {
    // 'Tamarind Yard (Goan food, Manchester)': a name that stands before the one that was told.
    const isEarlier = /^\p{Lu}\S*(?: \p{Lu}|$)/u.test(read) && prompt.indexOf(read) < prompt.indexOf(told.name)
    const before = prompt.slice(0, prompt.indexOf(told.name)).trimEnd().toLowerCase()
    const isSaid = SAYING.some((word) => before.endsWith(word))
    return read.endsWith(` ${told.name}`) || (isEarlier && !isSaid && read !== told.place) ? read : told.name
  }
  const quoted = /["“”'‘«„]$|\b(?:called|named) $/.test(prompt.slice(0, prompt.indexOf(read)))
  const isCommon = /^\p{Ll}/u.test(read) || saidIn(told).includes(read.toLowerCase()) || read === told.place
  return isCommon && !quoted ? undefined : read
}

/** What comes before a name that is said to be one. */
const SAYING = ['called', 'named', 'name is', 'name:']

/** The prompt in short, where the subject was read of something else than what the owner is; undefined where it was not. */
export function shortOf({ what, name, offers }: Told, { subject, page, prompt }: Brief): string | undefined {
  if (what === undefined || !page) return undefined
  const about = subject.about.toLowerCase()
  const isNamed = name !== undefined && about.includes(name.toLowerCase())
  const called = what.replace(/\bbed (?:&|and) breakfast\b/i, 'guesthouse')
  // A cart that comes to weddings is not of that trade.
  const isOther = offers.length > 0 || isNamed || about === '' || !called.toLowerCase().includes(about)
  const short = `A website about ${called}`
  return isOther && short.length < prompt.length ? short : undefined
}
