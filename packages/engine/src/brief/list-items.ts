/** The items of a list: where it ends, and where it is cut. */
import type { Role } from '../scene/types.ts'
import { nameEnd } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { instructs } from './text-end.ts'
import { ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'

const LINKS = words(': like such as are is include includes by for including')

export function pastLinks(reading: Reading, start: number): number {
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

export interface Item {
  from: number
  to: number
}

export function takeItems(reading: Reading, found: Item[], role: Role): void {
  for (const item of found.slice(0, 24)) {
    if (holdsOther(reading, role === 'nav' ? { from: item.from, to: bracketIn(reading, item) } : item)) continue
    if (role === 'nav') {
      // 'sections for classes and hours, button "Book"'
      if (PARTS.at(reading.tokens, item.from)?.value === 'cta') continue
      const to = bracketIn(reading, item)
      // 'a gallery' is the part 'gallery'.
      const from = /^an?$/.test(reading.word(item.from)) && item.from + 1 < to ? item.from + 1 : item.from
      reading.facts.push({ role: 'nav', text: reading.slice(from, to), from, to })
      reading.take(item.from, to, 'nav')
      // What the brackets hold is what the section lists.
      if (to < item.to) takeItems(reading, items(reading, to + 1, item.to - 1), 'list-item')
      continue
    }
    for (let k = reading.facts.length - 1; k >= 0; k--) {
      const fact = reading.facts[k]
      if (
        fact !== undefined &&
        fact.from >= item.from &&
        fact.to <= item.to &&
        ['price', 'time', 'date', 'list-item'].includes(fact.role)
      )
        reading.facts.splice(k, 1)
    }
    reading.fact(role, item.from, item.to)
  }
}

/** Where the brackets of an item open, or its end. */
function bracketIn(reading: Reading, { from, to }: Item): number {
  for (let k = from + 1; k < to - 2; k++) if (reading.word(k) === '(' && reading.word(to - 1) === ')') return k
  return to
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
export function items(reading: Reading, from: number, to: number): Item[] {
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
        (reading.word(a) === 'then' && b - a > 1) ||
        reading.tokens[a]?.type === 'newline')
    )
      a++
    if (a < b && /^\d{1,2}$/.test(reading.word(a)) && /^[.)]$/.test(reading.word(a + 1)) && b - a > 2) a += 2
    if (b - a > 1 && ARTICLES.has(reading.word(a)) && !reading.capital(a)) a++
    // "'Contact' stacked below it": a quotation is all of its item.
    if (reading.tokens[a]?.type === 'quote') b = Math.min(b, a + 1)
    while (b > a && reading.tokens[b - 1]?.type === 'mark' && !/[!?)%]/.test(reading.word(b - 1))) b--
    if (b > a && b - a <= (reading.word(b - 1) === ')' ? 40 : 14)) found.push({ from: a, to: b })
  }
  let depth = 0
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (word === '(') depth++
    else if (word === ')') depth--
    // 'prices (Hem €12, Dress €30)' is one item.
    if (depth > 0) continue
    const cut =
      word === ',' ||
      word === '\n' ||
      word === ';' ||
      word === '|' ||
      word === '·' ||
      word === '•' ||
      (word === '+' && reading.capital(k - 1) && reading.capital(k + 1)) ||
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

/** Small words inside the names of people: 'Jan de Boer'. */
const PARTICLES = words('al bin da de del den der di do dos du el ibn la le ten ter van von y zu')

/** The end of a list in prose: sentence end, instruction, or a word that no item holds. */
export function listEnd(reading: Reading, from: number, what: 'services' | 'acts' | 'sections'): number {
  const names = what === 'acts'
  let k = from
  for (; k < from + 60; k++) {
    const token = reading.tokens[k]
    if (token === undefined || reading.ends(k) || (!reading.free(k) && reading.uses[k] !== 'fact')) break
    // 'Jun Park (Kaist)'
    const aside =
      token.text !== '(' ? k : names ? asideEnd(reading, k) : what === 'sections' ? bracketEnd(reading, k) : k
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
      !(PARTICLES.has(token.lower) && reading.capital(k - 1)) &&
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

/** Behind the bracket that closes the one at k, or k. */
function bracketEnd(reading: Reading, k: number): number {
  for (let end = k + 1; end < k + 40 && (!reading.ends(end) || reading.word(end) === ';'); end++)
    if (reading.word(end) === ')') return end + 1
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
