/** Lists that a prompt gives: services, menus, line-ups, and the sections of a page. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { clausesOf } from './clauses.ts'
import type { Labelled } from './labels.ts'
import { nameEnd } from './name-extent.ts'
import { table, words } from './phrases.ts'
import { aboutEvent } from './quoted.ts'
import type { Fact, Reading } from './reading.ts'
import { instructs } from './wording.ts'
import { COMMON_CAPITALS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { asObject } from './words/objects.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

const LEADS = table<'services' | 'sections'>({
  'services like|services such as|services including|services include|our services are|services are|we offer|offering|offers|specializing in|specialising in|specialize in|menu with|menu items|items like|items such as|including classes like|with services|treatments include|we do|courses in|classes in|classes include|workshops on|list of services|listing|list the services|lists|sells|we sell|selling|products like|products such as|the menu includes|menu includes|the services':
    'services',
  'with sections for|sections for|with sections|sections|include sections for|pages for|with pages for|including sections for|has sections for|navigation for|nav with|navigation with|menu with links to|navigation links|nav links|nav items|with links to|and sections for|needs sections for|need sections for|sections like|sections such as|navigation':
    'sections',
})

const ACTS = table<true>({
  'featuring|support from|with support from|special guests|special guest|plus guests|with|line-up|lineup|line up|with performances by|with performers|performances by|with bands|bands|with speakers|speakers|with djs|djs|artists|with artists|live music by|music by|headlined by|headliners|starring|guests|performing': true,
})

/** Kinds that have room for lists. */
const ROOMY: KindName[] = ['website', 'poster', 'banner', 'business-card']

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
  if (kind !== 'poster' && kind !== 'banner') return
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
    if (lead === undefined || (bare && !reading.has('date', 'time'))) continue
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
    const lead = LEADS.at(reading.tokens, i)
    if (lead === undefined || (lead.value === 'sections' && kind !== 'website')) continue
    const from = pastLinks(reading, i + lead.length)
    const found = items(reading, from, listEnd(reading, from, lead.value))
    if (found.length < 2) continue
    if (lead.value === 'sections') takeItems(reading, found, 'nav')
    else if (!found.every((item) => drawable(reading, item))) takeItems(reading, found, 'list-item')
  }
}

/** 'hero, features and pricing sections': the words before 'sections'. */
function readNamedSections(reading: Reading): void {
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
/** Parts of a page that no navigation names. */
const SILENT = words('hero header footer navbar nav navigation')

/** 'Maria's Cleaning: windows, offices and homes': a list behind the name. */
function readNamedList(reading: Reading): void {
  for (const fact of [...reading.facts]) {
    if ((fact.role !== 'brand' && fact.role !== 'headline') || reading.word(fact.to) !== ':') continue
    const found = items(reading, fact.to + 1, listEnd(reading, fact.to + 1, 'services'))
    if (found.length >= 3 && found.every((item) => item.to - item.from <= 3 && reading.free(item.from)))
      takeItems(reading, found, 'list-item')
  }
}

/** 'a fox' in 'including a fox and a tree': a thing to show. */
function drawable(reading: Reading, { from, to }: Item): boolean {
  return to - from === 1 && asObject(reading.word(from)) !== undefined && ARTICLES.has(reading.word(from - 1))
}

const LINKS = words(': like such as are is include includes by for including')

function pastLinks(reading: Reading, start: number): number {
  let from = start
  while (LINKS.has(reading.word(from))) from++
  // 'speakers list along the bottom: Ana Ruiz, …': where it stands, then the list.
  for (let k = from; k < from + 7 && reading.free(k); k++) {
    if (reading.word(k) === ':') return k + 1
    const placing = LAYOUT_WORDS.has(reading.word(k)) || OUT.has(reading.word(k)) || ARTICLES.has(reading.word(k))
    if (!placing && !['list', 'names', 'along'].includes(reading.word(k))) break
  }
  return from
}

/** 'black on kraft brown' closes a line, and is no dish. */
function coloured(reading: Reading, { from, to }: Item): boolean {
  for (let k = from; k < to; k++)
    if (isColourWord(reading.word(k)) && (to - from === 1 || ['on', 'and'].includes(reading.word(k + 1)))) return true
  return false
}

interface Item {
  from: number
  to: number
}

function takeItems(reading: Reading, found: Item[], role: Role): void {
  for (const item of found.slice(0, 24)) {
    if (holdsOther(reading, item)) continue
    if (role === 'nav') {
      reading.facts.push({ role: 'nav', text: reading.slice(item.from, item.to), from: item.from, to: item.to })
      reading.take(item.from, item.to, 'nav')
      continue
    }
    for (let k = reading.facts.length - 1; k >= 0; k--) {
      const fact = reading.facts[k]
      if (
        fact !== undefined &&
        fact.from >= item.from &&
        fact.to <= item.to &&
        (fact.role === 'price' || fact.role === 'time' || fact.role === 'list-item')
      )
        reading.facts.splice(k, 1)
    }
    reading.fact(role, item.from, item.to)
  }
}

/** Another fact inside an item: 'Shows, Bar, button "Get in"'. */
function holdsOther(reading: Reading, item: Item): boolean {
  return reading.facts.some(
    (fact) =>
      fact.from >= item.from &&
      fact.to <= item.to &&
      !ITEM_FACTS.includes(fact.role) &&
      fact.to - fact.from < item.to - item.from,
  )
}
const ITEM_FACTS: Role[] = ['price', 'time', 'date', 'list-item']

/** Splits a range at commas, line breaks, bullets and the last 'and'. */
function items(reading: Reading, from: number, to: number): Item[] {
  const found: Item[] = []
  let start = from
  let hasComma = false
  for (let k = from; k < to; k++)
    if (
      reading.word(k) === ',' ||
      reading.word(k) === '\n' ||
      reading.word(k) === ';' ||
      reading.word(k) === '|' ||
      reading.word(k) === '·' ||
      reading.word(k) === '•'
    )
      hasComma = true
  const close = (end: number) => {
    let a = start
    let b = end
    while (
      a < b &&
      (reading.tokens[a]?.type === 'mark' ||
        reading.word(a) === 'and' ||
        reading.word(a) === '&' ||
        reading.word(a) === 'or' ||
        reading.tokens[a]?.type === 'newline')
    )
      a++
    if (a < b && /^\d{1,2}$/.test(reading.word(a)) && /^[.)]$/.test(reading.word(a + 1)) && b - a > 2) a += 2
    if (b - a > 1 && ARTICLES.has(reading.word(a)) && !reading.capital(a)) a++
    while (b > a && reading.tokens[b - 1]?.type === 'mark' && !/[!?)%]/.test(reading.word(b - 1))) b--
    if (b > a && b - a <= 14) found.push({ from: a, to: b })
  }
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    const cut =
      word === ',' ||
      word === '\n' ||
      word === ';' ||
      word === '|' ||
      word === '·' ||
      word === '•' ||
      (word === '.' && reading.tokens[k + 1]?.type === 'newline') ||
      ((word === 'and' || word === '&') &&
        (reading.word(k - 1) === ',' || !laterComma(reading, k, to) || !hasComma) &&
        word === 'and')
    if (!cut) continue
    close(k)
    start = k + 1
  }
  close(to)
  return found
}

function laterComma(reading: Reading, from: number, to: number): boolean {
  for (let k = from + 1; k < to; k++) if (reading.word(k) === ',') return true
  return false
}

const OUT = words(
  'with in at for that which using please make use add include on below above top bottom background colors colours style modern minimal clean elegant bold by from so each all plus while to over under near where when the',
)

/** The end of a list in prose: sentence end, instruction, or a word that no item holds. */
function listEnd(reading: Reading, from: number, what: 'services' | 'acts' | 'sections'): number {
  const names = what === 'acts'
  let k = from
  for (; k < from + 60; k++) {
    const token = reading.tokens[k]
    if (token === undefined || reading.ends(k) || (!reading.free(k) && reading.uses[k] !== 'fact')) break
    // 'Jun Park (Kaist)'
    const aside = names && token.text === '(' ? asideEnd(reading, k) : k
    if (aside > k) {
      k = aside - 1
      continue
    }
    if (token.type === 'newline' || token.text === '(' || token.text === '—' || token.text === '–') break
    if (
      reading.uses[k] === 'fact' &&
      reading.facts.some((fact) => fact.from === k && fact.role !== 'price' && fact.role !== 'list-item')
    )
      break
    if (
      names &&
      token.type === 'word' &&
      !reading.capital(k) &&
      nameEnd(reading, k) === k &&
      token.lower !== 'and' &&
      token.lower !== '&' &&
      token.lower !== 'the'
    )
      break
    if (k > from && OUT.has(token.lower) && !reading.capital(k)) break
    if (k > from && token.lower === 'and' && what !== 'sections' && instructs(reading, k)) break
    if (
      token.text === ',' &&
      (LAYOUT_WORDS.has(reading.word(k + 1)) || OUT.has(reading.word(k + 1))) &&
      !reading.capital(k + 1)
    )
      break
  }
  while (k > from && (reading.word(k - 1) === ',' || reading.word(k - 1) === 'and')) k--
  return k
}

/** The end of a short name in brackets, or k. */
function asideEnd(reading: Reading, k: number): number {
  for (let end = k + 1; end < k + 6; end++) {
    if (reading.word(end) === ')') return end > k + 1 ? end + 1 : k
    if (!reading.capital(end) && !/^[&,-]$/.test(reading.word(end))) return k
  }
  return k
}

/** Clauses that end in a bare number make a list of prices from three on; two do where a menu is spoken of. */
const PRICED = 3

/** Takes 'Espresso 2.80, Flat White 3.60': a menu whose prices have no currency. */
function readBarePrices(reading: Reading): void {
  const menu = reading.tokens.some((token) => MENUS.has(token.lower))
  let run: Item[] = []
  const flush = () => {
    if (run.length >= (menu ? PRICED - 1 : PRICED)) for (const { from, to } of run) reading.fact('list-item', from, to)
    run = []
  }
  for (const clause of clausesOf(reading)) {
    const { from } = clause
    const last = reading.tokens[clause.to - 1]
    let free = clause.to - from >= 2 && clause.to - from <= 6 && /^\d{1,4}(?:[.,]\d{1,2})?$/.test(last?.text ?? '')
    for (let k = from; k < clause.to && free; k++)
      free =
        reading.free(k) && (k === clause.to - 1 || reading.tokens[k]?.type === 'word') && !COUNTED.has(reading.word(k))
    if (free) run.push({ from, to: clause.to })
    else flush()
  }
  flush()
}
const MENUS = words('menu menus menü carte prices pricelist price-list carta cardápio speisekarte')
/** Words that count something else: 'section 2', 'A4', 'room 12'. */
const COUNTED = words(
  'section sections page version option options size room gate age ages font pt px column columns row rows concept level floor and or',
)

/** Takes dishes and the like with their prices: two clauses or lines at least that end in one. */
export function readPriced(reading: Reading, kind: KindName): void {
  if (!ROOMY.includes(kind)) return
  readBarePrices(reading)
  const found: { item: Item; price: Fact }[] = []
  for (const price of reading.facts) {
    if (price.role !== 'price' || !closes(reading, price.to)) continue
    let from = price.from
    while (
      from > 0 &&
      price.from - from < 8 &&
      reading.free(from - 1) &&
      !CUTS.has(reading.word(from - 1)) &&
      !reading.ends(from - 1)
    )
      from--
    while (from < price.from && reading.tokens[from]?.type === 'mark') from++
    const first = reading.word(from)
    if (
      from < price.from &&
      !CUTS.has(first) &&
      !['tickets', 'ticket', 'entry', 'admission', 'from', 'with', 'for', 'at'].includes(first)
    )
      found.push({ item: { from, to: price.to }, price })
  }
  if (found.length < 2) return
  for (const { item, price } of found) {
    reading.facts.splice(reading.facts.indexOf(price), 1)
    reading.fact('list-item', item.from, item.to)
  }
}

const CUTS = words(', ; : | · • / and \n')
const closes = (reading: Reading, k: number) => reading.word(k) === '' || reading.ends(k) || CUTS.has(reading.word(k))
