/** What a page says of the business: in schema.org (JSON-LD), in its head, in links to a telephone and a mailbox. */
import type { Element } from 'domhandler'
import { textContent } from 'domutils'
import { lineOf, type Page } from './document.ts'

export interface PageFacts {
  name?: string
  tagline?: string
  phone?: string
  email?: string
  address?: string
  hours?: string
  website: string
}
type Thing = Readonly<Record<string, unknown>>

/** Characters of each; the same as kits take. */
const LONGEST = { name: 100, tagline: 160, phone: 60, email: 254, address: 200, hours: 200 }
const FACTS = ['name', 'tagline', 'phone', 'email', 'address', 'hours'] as const
/** Characters of JSON-LD that are read, and things in it. */
const [MAX_JSON, MAX_THINGS] = [300_000, 400]
const BUSINESS =
  /organi[sz]ation|corporation|business|store|shop|restaurant|cafe|bakery|bar|hotel|lodging|brand|studio|salon|dentist|physician|clinic|attorney|school|museum|library|service|agency|ngo|airline|gym/i

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const oneLine = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() || undefined : undefined

/** Everything in the page's JSON-LD, the outer before the inner. */
function thingsIn({ elements }: Page): Thing[] {
  const found: Thing[] = []
  const open: unknown[] = elements
    .filter(({ name, attribs }) => name === 'script' && attribs.type?.toLowerCase() === 'application/ld+json')
    .map((script) => parsed(textContent(script).slice(0, MAX_JSON)))
  for (let value = open.shift(); value !== undefined || open.length > 0; value = open.shift()) {
    if (found.length >= MAX_THINGS) break
    if (Array.isArray(value)) open.push(...value.slice(0, MAX_THINGS))
    else if (isThing(value)) {
      found.push(value)
      open.push(...Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null))
    }
  }
  return found
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null // Pages are full of broken ones.
  }
}

/** The business that the page speaks of first. */
export function businessIn(page: Page): Thing | undefined {
  return thingsIn(page).find(
    (thing) => listOf(thing['@type']).some((type) => BUSINESS.test(String(type))) && oneLine(thing.name) !== undefined,
  )
}

export const metaIn = ({ elements }: Page, ...names: string[]): string | undefined =>
  names
    .map((wanted) =>
      elements.find(
        ({ name, attribs }) => name === 'meta' && (attribs.property ?? attribs.name ?? '').toLowerCase() === wanted,
      ),
    )
    .map((element) => oneLine(element?.attribs.content))
    .find((content) => content !== undefined)

/** A title in its parts: 'Tidewrack — Ferries to the islands' */
function titleIn({ elements }: Page): string[] {
  const title = elements.find(
    ({ name, parent }) => name === 'title' && !(parent && 'name' in parent && parent.name === 'svg'),
  )
  return title ? lineOf(title).split(/\s+[|–—·•:»-]\s+/) : []
}

/** The part of the title that is like the host, else the shortest: the rest says what it is about. */
function nameInTitle(parts: readonly string[], { hostname }: URL): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
  const host = plain(hostname.replace(/^www\./, '').replace(/\.[^.]+$/, ''))
  const alike = parts.find((part) => plain(part) !== '' && (host.includes(plain(part)) || plain(part).includes(host)))
  return alike ?? parts.toSorted((a, b) => a.length - b.length)[0]
}

function addressOf(value: unknown): string | undefined {
  if (!isThing(value)) return oneLine(value)
  const [code, town, region] = [value.postalCode, value.addressLocality, value.addressRegion].map(oneLine)
  const country = isThing(value.addressCountry) ? value.addressCountry.name : value.addressCountry
  // '70173 Stuttgart', but 'Leith EH6 6NU' and 'Portland, OR 97201'.
  const isBehind = region !== undefined || !/^\d{4,5}$/.test(code ?? '')
  const lines = isBehind ? [town, [region, code].filter(Boolean).join(' ')] : [[code, town].filter(Boolean).join(' ')]
  const place = lines.filter(Boolean).join(region === undefined ? ' ' : ', ')
  const parts = [oneLine(value.streetAddress), place, oneLine(country)]
  return parts.filter((part) => part && !/^[A-Z]{2}$/.test(part)).join(', ') || undefined
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const SHOWN_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const dayAt = (written: unknown): number =>
  DAYS.indexOf(
    String(written)
      .replace(/^.*\//, '')
      .slice(0, 2)
      .replace(/^./, (letter) => letter.toUpperCase()),
  )
const timeOf = (written: unknown): string =>
  String(written).replace(/^0?(\d{1,2}):(\d\d).*$/, (_, hour, minute) => (minute === '00' ? hour : `${hour}:${minute}`))

/** Mon–Fri from their numbers. */
function daysOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].filter((day) => day >= 0).toSorted((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isRun = last - first === sorted.length - 1
  return isRun && sorted.length > 2
    ? `${SHOWN_DAYS[first]}–${SHOWN_DAYS[last]}`
    : sorted.map((day) => SHOWN_DAYS[day]).join(', ')
}

function hoursOf(business: Thing): string | undefined {
  const written = listOf(business.openingHours).flatMap((one) => oneLine(one) ?? [])
  if (written.length > 0) return written.join(', ')
  const told = listOf(business.openingHoursSpecification).filter(isThing).slice(0, 14)
  const byTimes = new Map<string, number[]>()
  for (const { dayOfWeek, opens, closes } of told) {
    if (opens === undefined || closes === undefined || opens === closes) continue
    const times = `${timeOf(opens)}–${timeOf(closes)}`
    byTimes.set(times, [...(byTimes.get(times) ?? []), ...listOf(dayOfWeek).map(dayAt)])
  }
  return [...byTimes].map(([times, days]) => `${daysOf(days)} ${times}`.trim()).join(', ') || undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What the first link of its sort leads to; as it is shown, where it shows as much. */
function linkedIn({ elements }: Page, scheme: 'tel:' | 'mailto:'): string | undefined {
  const link = elements.find(
    ({ name, attribs }) => name === 'a' && attribs.href?.trim().toLowerCase().startsWith(scheme),
  )
  if (!link) return undefined
  const leads = decoded(
    link.attribs.href
      ?.trim()
      .slice(scheme.length)
      .replace(/[?;].*$/, '') ?? '',
  )
  const shown = lineOf(link)
  const shows = scheme === 'tel:' ? /^[+(]?[\d ()./-]{5,30}$/ : /^[^\s@]{1,64}@[^\s@]{1,190}$/
  return shows.test(shown) ? shown : oneLine(leads)
}

type Fact = keyof typeof LONGEST

/** Those that are there, and no longer than kits take them. */
function fitting(facts: Readonly<Record<Fact, string | undefined>>): Partial<Record<Fact, string>> {
  const fit: Partial<Record<Fact, string>> = {}
  for (const fact of FACTS) {
    const text = facts[fact]
    if (text !== undefined && text.length <= LONGEST[fact]) fit[fact] = text
  }
  return fit
}

export function readFacts(page: Page): PageFacts {
  const business = businessIn(page) ?? {}
  const title = titleIn(page)
  const name =
    oneLine(business.name) ?? metaIn(page, 'og:site_name', 'application-name') ?? nameInTitle(title, page.url)
  const aside = title.find((part) => part !== name && part.length > 8 && part.length <= 80)
  const spoken = page.elements.find((element) => element.name === 'address')
  return {
    ...fitting({
      name,
      tagline: oneLine(business.slogan) ?? (title.includes(name ?? '') ? aside : undefined),
      phone: oneLine(business.telephone) ?? linkedIn(page, 'tel:'),
      email: oneLine(business.email)?.replace(/^mailto:/i, '') ?? linkedIn(page, 'mailto:'),
      address: addressOf(business.address) ?? (spoken && linesOf(spoken)),
      hours: hoursOf(business),
    }),
    website: page.url.host.replace(/^www\./, ''),
  }
}

/** An address in one line; undefined: it says other things, too. */
function linesOf(element: Element): string | undefined {
  const text = lineOf(element)
  return /\d/.test(text) && !text.includes('@') && text.length <= 120 ? text : undefined
}
