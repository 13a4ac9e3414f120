/** Lists that a prompt gives: services, menus, line-ups, and the sections of a page. */

import type { KindName } from '../scene/types.ts'
import { clausesOf } from './clauses.ts'
import { copyable, OPENERS } from './copyable.ts'
import type { Labelled } from './labels.ts'
import { type Item, items, listEnd, pastLinks, takeItems } from './list-items.ts'
import { nameEnd } from './name-extent.ts'
import { aboutEvent } from './named-texts.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { COMMON_CAPITALS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { asObject } from './words/objects.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

const LEADS = table<'services' | 'sections'>({
  'services like|services such as|services including|services include|our services are|services are|we offer|offering|offers|specializing in|specialising in|specialize in|menu with|menu items|items like|items such as|including classes like|with services|treatments include|we do|courses in|classes in|classes include|workshops on|list of services|listing|list the services|lists|sells|we sell|selling|products like|products such as|the menu includes|menu includes|the services':
    'services',
  'with sections for|sections for|with sections|sections|links|include sections for|pages for|with pages for|including sections for|has sections for|navigation for|nav with|navigation with|menu with links to|navigation links|nav links|nav items|with links to|and sections for|needs sections for|need sections for|sections like|sections such as|navigation':
    'sections',
})

const ACTS = table<true>({
  'featuring|support|supported by|support from|with support from|special guests|special guest|plus guests|with|line-up|lineup|line up|with performances by|with performers|performances by|with bands|bands|with speakers|speakers|with djs|djs|artists|with artists|live music by|music by|headlined by|headliners|starring|guests|performing': true,
})

/** Kinds that have room for lists. */
export const ROOMY: KindName[] = ['website', 'poster', 'banner', 'business-card']

/** Takes lists that a key gives: 'Services: …', 'Menu:' with bulleted lines. */
export function readLabelledLists(reading: Reading, kind: KindName, labelled: Labelled): void {
  if (!ROOMY.includes(kind)) return
  for (const list of labelled.lists)
    takeItems(
      reading,
      items(reading, list.from, list.to).filter((item) => !coloured(reading, item)),
      list.role,
    )
  if (kind === 'website') for (const nav of labelled.nav) takeItems(reading, items(reading, nav.from, nav.to), 'nav')
}

/** Takes who performs or speaks: 'featuring The Owls and Nina K.', 'with DJ Krush'. 'Featuring a fox' shows a thing. */
export function readActs(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner' && kind !== 'website') return
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    if (reading.word(i) === 'dj' && reading.capital(i)) {
      const to = nameEnd(reading, i)
      const and = Array.from({ length: Math.max(0, to - i - 1) }, (_, n) => i + 1 + n).find((k) =>
        ['and', '&'].includes(reading.word(k)),
      )
      if (to > i + 1) reading.fact('list-item', i, and ?? to)
      continue
    }
    const lead = ACTS.at(reading.tokens, i)
    const bare = reading.word(i) === 'with' && lead?.length === 1 && !aboutEvent(reading, i)
    if (lead === undefined || (bare && (kind === 'website' || !reading.has('date', 'time')))) continue
    // 'free tulips for the first 50 guests, Petal & Stem': guests that nobody names.
    if (reading.tokens[i + lead.length]?.type === 'mark' && reading.word(i + lead.length) !== ':') continue
    const from = pastLinks(reading, i + lead.length)
    const end = listEnd(reading, from, 'acts')
    // 'Zumba with Carla, Mon …' names who leads, 'with Navy letters' nobody.
    if (bare && reading.tokens[end]?.type === 'word') continue
    const found = items(reading, from, end)
    if (found.length > 0 && found.every((item) => named(reading, item))) takeItems(reading, found, 'list-item')
  }
}

function named(reading: Reading, { from, to }: Item): boolean {
  return (
    reading.capital(from) &&
    !(to - from === 1 && COMMON_CAPITALS.has(reading.word(from))) &&
    !isColourWord(reading.word(from))
  )
}

/** Takes lists in prose; needs two items and a list's grammar, so that prose stays prose. */
export function readLists(reading: Reading, kind: KindName): void {
  if (!ROOMY.includes(kind)) return
  if (kind === 'website') readNamedSections(reading)
  readNamedList(reading)
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const menu = kind === 'website' ? menuWith(reading, i) : i
    const lead =
      LEADS.at(reading.tokens, i) ?? (menu > i ? { value: 'sections' as const, length: menu - i } : undefined)
    if (lead === undefined || (lead.value === 'sections' && kind !== 'website')) continue
    const sections = lead.value === 'sections' || (kind === 'website' && reading.word(i) === 'menu')
    const links = pastLinks(reading, i + lead.length)
    // 'the navigation (Menu, Plans)'
    const from = reading.word(links) === '(' ? links + 1 : links
    const end = listEnd(reading, from, sections ? 'sections' : 'services')
    const found = items(reading, from, reading.word(from - 1) === '(' ? closing(reading, from, end) : end)
    if (found.length < 2) continue
    if (sections) takeItems(reading, found, 'nav')
    else if (!found.every((item) => drawable(reading, item))) takeItems(reading, found, 'list-item')
  }
  if (kind === 'website') {
    readBareSections(reading)
    readOffers(reading)
  }
}

/** Where the bracket that opens before `from` closes, or `end`. */
function closing(reading: Reading, from: number, end: number): number {
  for (let k = from; k < from + 60 && k < reading.tokens.length; k++) if (reading.word(k) === ')') return k
  return end
}

/** 'menu top right with Work, Office', 'menu on the right (Work, Office)': where its list begins, or i. */
function menuWith(reading: Reading, i: number): number {
  if (!/^(?:menu|nav|navigation|navbar)$/.test(reading.word(i))) return i
  for (let k = i + 1; k < i + 7; k++) {
    if ((reading.word(k) === 'with' && k > i + 1) || reading.word(k) === '(') return k + 1
    if (
      !LAYOUT_WORDS.has(reading.word(k)) &&
      !ARTICLES.has(reading.word(k)) &&
      !/^(?:at|in|on|with|below|under|above|beside|next|to|name|logo|headline|title)$/.test(reading.word(k))
    )
      break
  }
  return i
}

/** '; rooms, kitchen, hikes as menu' */
function readAsMenu(reading: Reading): void {
  for (let i = 4; i < reading.tokens.length; i++) {
    const menu = ['menu', 'navigation', 'nav'].includes(reading.word(i + 1))
    if (reading.word(i) !== 'as' || !menu || !reading.free(i)) continue
    let from = i
    while (
      from > 0 &&
      i - from < 24 &&
      reading.free(from - 1) &&
      !reading.ends(from - 1) &&
      !/^[;:]$/.test(reading.word(from - 1))
    )
      from--
    const found = items(reading, from, i)
    if (found.length > 1 && found.every((item) => item.to - item.from <= 3)) takeItems(reading, found, 'nav')
  }
}

/** 'hero, features and pricing sections': the words before 'sections'. */
function readNamedSections(reading: Reading): void {
  readAsMenu(reading)
  for (let i = 2; i < reading.tokens.length; i++) {
    if (!reading.free(i) || (reading.word(i) !== 'sections' && reading.word(i) !== 'pages')) continue
    let from = i
    while (
      from > 0 &&
      i - from < 24 &&
      reading.free(from - 1) &&
      !SECTION_LEADS.has(reading.word(from - 1)) &&
      !reading.ends(from - 1)
    )
      from--
    const found = items(reading, from, i).filter((item) => item.to - item.from <= 3)
    if (found.length >= 2 && SECTION_LEADS.has(reading.word(from - 1)))
      takeItems(
        reading,
        found.filter((item) => !SILENT.has(reading.word(item.from))),
        'nav',
      )
  }
}

const SECTION_LEADS = words(
  'with has have having include includes including needs need : contain contains featuring want and-also',
)

/** 'Work / About / Contact': capitals between strokes. */
function readStroked(reading: Reading): void {
  for (let i = 1; i < reading.tokens.length - 1; i++) {
    const run: Item[] = []
    let k = i
    while (reading.capital(k) && reading.free(k)) {
      let to = k + 1
      while (to < k + 3 && reading.free(to) && reading.capital(to)) to++
      run.push({ from: k, to })
      k = to
      if (!/^[/|·]$/.test(reading.word(k))) break
      k++
    }
    if (run.length >= LEAST_SECTIONS) takeItems(reading, run, 'nav')
    i = Math.max(i, k - 1)
  }
}

/** 'menu, reservations, gallery, about': a run of what pages have. */
function readBareSections(reading: Reading): void {
  if (reading.has('nav')) return
  readStroked(reading)
  let run: Item[] = []
  const flush = () => {
    if (run.length >= LEAST_PAGES) takeItems(reading, run, 'nav')
    run = []
  }
  for (const clause of clausesOf(reading)) {
    for (const found of items(reading, clause.from, clause.to)) {
      // 'with menu, gallery'
      const item = reading.word(found.from) === 'with' ? { ...found, from: found.from + 1 } : found
      const named = item.to - item.from <= 2 && PAGES.has(reading.word(item.to - 1)) && reading.free(item.from)
      if (named && reading.free(item.to - 1)) run.push(item)
      else flush()
    }
  }
  flush()
}

/** ', boiler repair, drains, bathrooms': three short clauses at least in small letters, where nothing else is offered. */
function readOffers(reading: Reading): void {
  if (reading.has('list-item')) return
  let run: Item[] = []
  const flush = () => {
    if (run.length >= LEAST_SECTIONS) takeItems(reading, run, 'list-item')
    run = []
  }
  for (const clause of clausesOf(reading)) {
    const joined = run.length === 0 || reading.word(clause.from - 1) === ','
    if (!joined) flush()
    const plain = clause.to - clause.from <= 3 && !reading.capital(clause.from) && copyable(reading, clause, false)
    if (plain && reading.word(clause.from - 1) === ',' && !OPENERS.has(reading.word(clause.from))) run.push(clause)
    else flush()
  }
  flush()
}

const LEAST_SECTIONS = 3
/** Words that only pages have need fewer. */
const LEAST_PAGES = 2
const PAGES = words(
  'dates recordings music media gigs discography biography bio cv research publications teaching awards clients process approach press menu menus reservations reservation gallery about contact contacts services prices pricing faq team blog shop home work works projects journal portfolio testimonials reviews events location locations booking bookings careers news press features story stories us directions hours visit rooms fees classes schedule timetable courses lessons products collections rates downloads map areas expertise newsletter impressum kontakt preise leistungen',
)

/** Parts of a page that no navigation names. */
const SILENT = words('hero header footer navbar nav navigation')

/** 'Maria's Cleaning: windows, offices and homes': a list behind the name. */
function readNamedList(reading: Reading): void {
  for (const fact of [...reading.facts]) {
    if ((fact.role !== 'brand' && fact.role !== 'headline') || reading.word(fact.to) !== ':') continue
    const found = items(reading, fact.to + 1, listEnd(reading, fact.to + 1, 'services'))
    const plain = found.every(
      (item) => !reading.tokens.slice(item.from, item.to).some(({ lower }) => LAYOUT_WORDS.has(lower)),
    )
    if (plain && found.length >= 3 && found.every((item) => item.to - item.from <= 3 && reading.free(item.from)))
      takeItems(reading, found, 'list-item')
  }
}

/** 'a fox' in 'including a fox and a tree': a thing to show. */
function drawable(reading: Reading, { from, to }: Item): boolean {
  return to - from === 1 && asObject(reading.word(from)) !== undefined && ARTICLES.has(reading.word(from - 1))
}

/** 'black on kraft brown' closes a line, and is no dish. */
function coloured(reading: Reading, { from, to }: Item): boolean {
  for (let k = from; k < to; k++)
    if (isColourWord(reading.word(k)) && (to - from === 1 || ['on', 'and'].includes(reading.word(k + 1)))) return true
  return false
}
