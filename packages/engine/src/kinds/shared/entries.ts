/** Items of lists as their parts: a dish and its price, an hour and what happens then, sections under their titles. */
import type { Copy } from '../../brief/types.ts'

/** An item told apart; the parts in the order of the text, each letter in one of them. */
export interface Entry {
  copy: Copy
  name: Copy
  /** 'v', 'vg', 'gf' in brackets, as given. */
  sign?: Copy
  /** What stood between the two: '-', ':'. */
  between?: Copy
  price?: Copy
}

export interface Section {
  title?: Copy
  items: Copy[]
}

/** Items under the titles that stand before them. */
export function sectionsOf(list: readonly Copy[]): Section[] {
  const sections: Section[] = []
  for (const copy of list) {
    if (copy.role === 'label') sections.push({ title: copy, items: [] })
    else if (sections.length === 0) sections.push({ items: [copy] })
    else sections.at(-1)?.items.push(copy)
  }
  return sections
}

const PRICE =
  /^(?<name>.*?\p{L}.*?)(?<between>\s*[-–—:·|]\s*|[\s.…]+)(?<price>(?:[$€£¥]|EUR|USD|GBP|CHF|Rs\.?)?\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:[€$£¥]|EUR|USD|GBP|CHF|kr|zł|k)?)$/u
const SIGN = /^(?<name>.+?)\s+(?<sign>\((?:v|vg|ve|gf|df|n|vegan|vegetarian|gluten[- ]free)(?:,\s?\w+)*\))$/iu

/** A dish, its sign and its price. */
export function pricedOf(copy: Copy): Entry {
  const { name = copy.text, between, price } = PRICE.exec(copy.text)?.groups ?? {}
  const signed = SIGN.exec(name)?.groups
  const part = (text: string): Copy => ({ ...copy, text })
  const mark = between?.trim().replace(/^\.+$|^…$/u, '')
  return {
    copy,
    name: part(signed?.name ?? name),
    ...(signed?.sign && { sign: part(signed.sign) }),
    ...(mark && { between: part(mark) }),
    ...(price && { price: { ...part(price.trim()), role: 'price' as const } }),
  }
}

/** A time of a programme. */
export interface Slot {
  copy: Copy
  day?: Copy
  time?: Copy
  between?: Copy
  name?: Copy
  /** Hours of the day. */
  from?: number
  to?: number
}

const DAYS = 'mon|tue|wed|thu|fri|sat|sun'
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?`
const SLOT = new RegExp(
  String.raw`^(?:(?<day>(?:${DAYS})[a-z]*\.?),?\s+)?(?<time>${CLOCK}(?:\s?(?:-|–|—|to|till|until)\s?${CLOCK})?)(?<between>\s*[-–—:|]\s+|\s+)(?<name>\S.*)$`,
  'iu',
)
const HOUR = /(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)?/giu

function hoursOf(time: string): number[] {
  const found = [...time.matchAll(HOUR)]
  const last = found.at(-1)?.[3]
  return found.map(([, hours, minutes = '0', half = last]) => {
    const hour = Number(hours) % (half ? 12 : 24)
    return hour + (half?.toLowerCase().startsWith('p') ? 12 : 0) + Number(minutes) / 60
  })
}

/** When, and what then. */
export function slotOf(copy: Copy): Slot {
  const groups = SLOT.exec(copy.text)?.groups
  const { day, time, between, name } = groups ?? {}
  if (!time || !name) return { copy }
  const part = (text: string): Copy => ({ ...copy, text })
  const [from, to] = hoursOf(time)
  const mark = between?.trim()
  return {
    copy,
    ...(day && { day: part(day) }),
    time: { ...part(time.trim()), role: 'time' },
    ...(mark && { between: part(mark) }),
    name: part(name),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** An item of a list as the columns that it stands in. */
export interface Item {
  time?: Copy
  name: Copy
  price?: Copy
}

/** So many are priced, or none is told apart: one price among whole lines is no column … */
const PRICED = 2
/** … and one of them is money for sure: 'Stage 2' is none. */
const MONEY = /[$€£¥]|\d[.,]\d{1,2}$|\b(?:EUR|USD|GBP|CHF|kr|zł)\b/u
/** A figure that is no hour for sure is none: '3 courses'. */
const HOURED = /\d[:.h]\d{2}|\b(?:am|pm|a\.m|p\.m|uhr|h)\b|\d(?:am|pm|h)\b/iu

function hourOf(copy: Copy): Item {
  const { time, between, name } = slotOf(copy)
  if (!time || !name || between || !HOURED.test(time.text)) return { name: copy }
  return { time: { ...time, text: copy.text.slice(0, copy.text.length - name.text.length).trim() }, name }
}

/** Hours before the names, where most have one, and prices behind them. Signs between the parts keep an item whole. */
export function itemsOf(copies: readonly Copy[]): Item[] {
  const slots = copies.map(hourOf)
  const timed = slots.filter(({ time }) => time).length > copies.length / 2
  const items = timed ? slots : copies.map((name): Item => ({ name }))
  const entries = items.map(({ name }) => pricedOf(name))
  const prices = entries.flatMap(({ price }) => (price ? [price.text] : []))
  if (prices.length < PRICED || !prices.some((price) => MONEY.test(price))) return items
  return items.map((item, i) => {
    const entry = entries[i]
    if (!entry?.price || entry.sign || entry.between) return item
    return { ...item, name: entry.name, price: entry.price }
  })
}
