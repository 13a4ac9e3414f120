/** Lists that a prompt gives: services, menus, line-ups, and the sections of a page. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import type { Labelled } from './labels.ts'
import { nameEnd } from './names.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { asObject } from './words/objects.ts'
import { instructs } from './wording.ts'

const LEADS = table<'services' | 'acts' | 'sections'>({
  'services like|services such as|services including|services include|our services are|services are|we offer|offering|offers|specializing in|specialising in|specialize in|menu with|menu items|items like|items such as|including classes like|with services|treatments include|we do|courses in|classes in|classes include|workshops on|list of services|listing|list the services|lists|sells|we sell|selling|products like|products such as|the menu includes|menu includes|the services':
    'services',
  'featuring|line-up|lineup|line up|with performances by|with performers|performances by|with bands|bands|with speakers|speakers|with djs|djs|artists|with artists|live music by|music by|headlined by|headliners|starring|guests|performing':
    'acts',
  'with sections for|sections for|with sections|sections|include sections for|pages for|with pages for|including sections for|has sections for|navigation for|nav with|navigation with|menu with links to|navigation links|nav links|nav items|with links to|and sections for|needs sections for|need sections for|sections like|sections such as|navigation':
    'sections',
})

/** Takes the items of lists; needs two items and a list's grammar, so that prose stays prose. */
export function readLists(reading: Reading, kind: KindName, labelled: Labelled): void {
  for (const list of labelled.lists) {
    if (kind === 'website' || kind === 'poster' || kind === 'banner' || kind === 'business-card')
      takeItems(reading, items(reading, list.from, list.to), list.role, 1)
  }
  for (const nav of labelled.nav) if (kind === 'website') takeItems(reading, items(reading, nav.from, nav.to), 'nav', 1)
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const lead = LEADS.at(reading.tokens, i)
    if (lead === undefined) continue
    let from = i + lead.length
    while (
      reading.word(from) === ':' ||
      ['like', 'such', 'as', 'are', 'is', 'include', 'includes', 'by', 'for', 'including'].includes(reading.word(from))
    )
      from++
    const to = listEnd(reading, from, lead.value === 'acts')
    const found = items(reading, from, to)
    if (lead.value === 'sections') {
      if (kind === 'website' && found.length >= 2) takeItems(reading, found, 'nav', 2)
    } else if (lead.value === 'acts') {
      // 'featuring a fox' shows a thing; names perform.
      const names = found.filter((item) => reading.capital(item.from))
      if ((kind === 'poster' || kind === 'banner') && names.length === found.length && names.length > 0)
        takeItems(reading, names, 'list-item', 1)
    } else if (
      found.length >= 2 &&
      kind !== 'logo' &&
      kind !== 'icon' &&
      !found.every(
        (item) =>
          item.to - item.from === 1 &&
          asObject(reading.word(item.from)) !== undefined &&
          ARTICLES.has(reading.word(item.from - 1)),
      )
    ) {
      takeItems(reading, found, 'list-item', 2)
    }
  }
  if (kind === 'poster' || kind === 'banner' || kind === 'website' || kind === 'business-card') bullets(reading)
}

interface Item {
  from: number
  to: number
}

function takeItems(reading: Reading, found: Item[], role: Role, least: number): void {
  if (found.length < least) return
  for (const item of found.slice(0, 24)) {
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
function listEnd(reading: Reading, from: number, names: boolean): number {
  let k = from
  for (; k < from + 60; k++) {
    const token = reading.tokens[k]
    if (token === undefined || reading.ends(k) || (!reading.free(k) && reading.uses[k] !== 'fact')) break
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
    if (k > from && token.lower === 'and' && instructs(reading, k)) break
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

/** Bulleted lines that follow a line ending in ':' of unknown meaning, or hold prices: a menu. */
function bullets(reading: Reading): void {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.type !== 'newline' && i > 0) continue
    const from = i === 0 ? 0 : i + 1
    let to = from
    while (to < tokens.length && tokens[to]?.type !== 'newline') to++
    const last = reading.facts.find((fact) => fact.to === to && fact.role === 'price')
    if (last === undefined || last.from <= from || to - from > 12) continue
    let start = from
    while (start < last.from && tokens[start]?.type === 'mark') start++
    // 'Flat white $4': dish and price are one item; 'Tickets $15' is a price.
    if (start >= last.from || !reading.free(start)) continue
    let free = true
    for (let k = start; k < last.from; k++) if (!reading.free(k)) free = false
    if (!free) continue
    reading.facts.splice(reading.facts.indexOf(last), 1)
    reading.fact('list-item', start, to)
  }
}
