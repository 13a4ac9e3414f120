/** Dishes and the like with their prices. */
import type { KindName } from '../scene/types.ts'
import { clausesOf } from './clauses.ts'
import type { Item } from './list-items.ts'
import { ROOMY } from './lists.ts'
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'

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

/** Takes 'Mon soup, Tue pasta': days with what each of them holds, from three on. */
function readByDay(reading: Reading): void {
  const found: { item: Item; day: Fact }[] = []
  for (const clause of clausesOf(reading)) {
    const day = reading.facts.find(
      (fact) => fact.role === 'date' && fact.from === clause.from && fact.to <= clause.from + 3,
    )
    if (day === undefined || clause.to - day.to < 1 || clause.to - day.to > 5) continue
    let free = true
    for (let k = day.to; k < clause.to; k++) free &&= reading.free(k) && reading.tokens[k]?.type === 'word'
    if (free) found.push({ item: { from: clause.from, to: clause.to }, day })
  }
  if (found.length < PRICED) return
  for (const { item, day } of found) {
    reading.facts.splice(reading.facts.indexOf(day), 1)
    reading.fact('list-item', item.from, item.to)
  }
}

/** Takes dishes and the like with their prices: two clauses or lines at least that end in one. */
export function readPriced(reading: Reading, kind: KindName): void {
  if (!ROOMY.includes(kind)) return
  readByDay(reading)
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

const CUTS = words(', ; : | · • / ( ) and \n')

const closes = (reading: Reading, k: number) => reading.word(k) === '' || reading.ends(k) || CUTS.has(reading.word(k))
