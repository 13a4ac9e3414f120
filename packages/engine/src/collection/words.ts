/**
 * Which words stand where on a sheet: every given text once, in a slot of its own, else among the details; what is announced leads, and
 * the sheet's own words stand where the prompt has none.
 */
import type { Brief, Copy } from '../brief/types.ts'
import { asHeadline } from '../brief/write/casing.ts'
import { isOneNoun } from '../imagery/kin.ts'
import { singular, tokens } from '../imagery/words.ts'
import type { Role } from '../scene/types.ts'
import type { Layout, SlotName, SlotWords, Words } from '../sheet/types.ts'
import { announcedIn } from './announced.ts'
import { calledIn } from './called.ts'
import { slotsOf } from './slots.ts'

/** What is set, and what found no place. */
export interface Worded {
  words: Words
  /** Everything that is set, as a brief tells it: what the sheet says itself is written. */
  copy: Copy[]
  left: Copy[]
}

/** Where a text of a role may stand, the best place first; then among the details. */
const PLACES: Partial<Record<Role, readonly SlotName[]>> = {
  brand: ['brand'],
  headline: ['headline', 'line'],
  title: ['job', 'headline', 'line'],
  quote: ['headline', 'body', 'line'],
  subhead: ['line', 'body'],
  tagline: ['line'],
  offer: ['offer'],
  price: ['price', 'offer'],
  date: ['date'],
  time: ['time'],
  place: ['place'],
  address: ['address', 'place'],
  person: ['person'],
  phone: ['phone'],
  email: ['email'],
  link: ['web'],
  social: ['social'],
  hashtag: ['social'],
  cta: ['cta'],
  body: ['body', 'line'],
  detail: [],
  label: [],
  'list-item': ['items'],
}
/** Texts of a role that is there already stand behind it on one line, with this between. */
const JOINED: Partial<Record<Role, string>> = { place: ', ', address: ', ', date: ', ', time: ', ' }
/** Facts that are told in one breath where they have no slots of their own: 'Friday 3 May, 7 pm'. */
const TOGETHER: readonly (readonly [first: Role, second: Role])[] = [
  ['date', 'time'],
  ['place', 'address'],
]
/** Between facts that share a line because there are many; how many lines there may be, and how long they grow. */
const BETWEEN = ' · '
const [MOST_LINES, LONGEST_LINE] = [5, 52]

/** The order in which roles take their places: what leads first. */
const ORDER: readonly Role[] = ['headline', 'quote', 'title', 'offer', 'price', 'brand', 'subhead', 'tagline']
const rank = ({ role }: Copy) => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length)

/** The words of a layout. @param brief settled: with one set of written words */
export function wordsFor(brief: Brief, layout: Layout): Worded {
  const setting = new Setting(layout)
  const given = named(
    led(
      saidOnce(brief).map((copy) => asOffer(copy, brief, setting)),
      brief,
    ),
    setting,
  )
  for (const copy of given.toSorted((a, b) => rank(a) - rank(b))) setting.place(copy)
  announce(brief, setting)
  // What a sheet says itself is English.
  if (brief.language) setting.silence()
  ownWords(brief, setting)
  return setting.done()
}

/** Texts that say nothing where another one holds them: 'Black Friday' beside 'Black Friday sale'. */
const REPEATING: readonly Role[] = ['subhead', 'tagline', 'label', 'detail', 'body']
/** Kinds that stand for somebody: a name that was only guessed is set, too, and what was given is. */
const CALLED: readonly Brief['kind'][] = ['logo', 'business-card']

/** The given texts, without those that stand within another one, or within what is announced. */
function saidOnce({ copy, asks = [], kind }: Brief): Copy[] {
  const isCalled = CALLED.includes(kind)
  const given = copy.filter(({ source, role }) => source === 'given' || (isCalled && role === 'brand'))
  const texts = [...given.map(({ text }) => text), ...asks.filter(({ set }) => set).map(({ words }) => words)]
  const isHeld = ({ text }: Copy) =>
    texts.some((other) => other.length > text.length && other.toLowerCase().includes(text.toLowerCase()))
  return given.filter((one) => isCalled || !REPEATING.includes(one.role) || !isHeld(one))
}

/** Where nothing but a name has a place, what leads is one. */
function named(given: readonly Copy[], setting: Setting): readonly Copy[] {
  if (setting.has('headline') || !setting.has('brand') || given.some(({ role }) => role === 'brand')) return given
  const roles: readonly Role[] = setting.has('person') ? ['headline', 'person'] : ['headline', 'title']
  const leading = given.find(({ role }) => roles.includes(role))
  return given.map((copy) => (copy === leading ? { ...copy, role: 'brand' } : copy))
}

/** An offer that leads stands as one where a sheet has a large place for it: then its own headline stands, too. */
function asOffer(copy: Copy, { asks = [] }: Brief, setting: Setting): Copy {
  const isOffer = copy.role === 'headline' && asks.some(({ kind, words }) => kind === 'offer' && words === copy.text)
  return isOffer && setting.isLarge('offer') ? { ...copy, role: 'offer' } : copy
}

/** Where nothing leads, since an offer has a place of its own, the occasion that was given does. */
function led(given: readonly Copy[], { purpose }: Brief): readonly Copy[] {
  if (given.some(({ role }) => role === 'headline' || role === 'quote' || role === 'title')) return given
  const occasions = (purpose?.topics ?? []).filter(({ form }) => ANNOUNCED.includes(form))
  const isOccasion = ({ text }: Copy) => occasions.some(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
  const occasion = given.find((copy) => copy.role === 'subhead' && isOccasion(copy))
  return given.map((copy) => (copy === occasion ? { ...copy, role: 'headline' } : copy))
}

/** What stands in each slot so far. */
class Setting {
  readonly #slots: ReturnType<typeof slotsOf>
  readonly #set = new Map<SlotName, Copy[]>()
  readonly #details: Copy[] = []
  readonly #left: Copy[] = []
  #isSilent = false

  constructor(layout: Layout) {
    this.#slots = slotsOf(layout)
  }

  has = (slot: SlotName): boolean => this.#slots.has(slot)
  /** Among the two largest sizes of letters. */
  isLarge(slot: SlotName): boolean {
    const sizes = [...new Set([...this.#slots.values()].map(({ size }) => size))].sort((a, b) => b - a)
    return (this.#slots.get(slot)?.size ?? 0) >= (sizes[1] ?? sizes[0] ?? Number.POSITIVE_INFINITY)
  }
  isOpen = (slot: SlotName): boolean => this.#slots.has(slot) && !this.#set.has(slot)
  ownOf = (slot: SlotName): string | undefined => (this.#isSilent ? undefined : this.#slots.get(slot)?.own)
  maxOf = (slot: SlotName): number => this.#slots.get(slot)?.max ?? Number.POSITIVE_INFINITY
  put = (slot: SlotName, ...copy: Copy[]): void => {
    this.#set.set(slot, copy)
  }

  /** Nothing that the sheet says itself stands. */
  silence(): void {
    this.#isSilent = true
  }

  /** A given text in its slot, behind one of its kind, among the details, or where anything can be said. */
  place(copy: Copy): void {
    const places = PLACES[copy.role] ?? []
    const open = places.find((slot) => this.isOpen(slot))
    const items = places.includes('items') ? this.#set.get('items') : undefined
    const kin = copy.role in JOINED ? places.map((slot) => this.#set.get(slot)).find(Boolean) : undefined
    if (open) this.put(open, copy)
    else if (items) items.push(copy)
    else if (kin) kin.push(copy)
    else if (this.has('details')) this.#details.push(copy)
    else this.#elsewhere(copy)
  }

  /** A layout without details: one line more in what says such things, else nowhere. */
  #elsewhere(copy: Copy): void {
    const around: readonly SlotName[] = ['place', 'date', 'time', 'address', 'web', 'phone', 'body', 'line']
    const shared = around.find((slot) => this.#set.has(slot)) ?? around.find((slot) => this.isOpen(slot))
    if (!shared) this.#left.push(copy)
    else this.put(shared, ...(this.#set.get(shared) ?? []), copy)
  }

  done(): Worded {
    const words: Partial<Record<SlotName, readonly SlotWords[]>> = {}
    if (this.#isSilent) for (const [slot, { own }] of this.#slots) if (own) words[slot] = [NOTHING]
    for (const [slot, copies] of this.#set) words[slot] = slot === 'items' ? copies.map(asWords) : [joined(copies)]
    const lines = linesOf(this.#details)
    if (lines.length > 0) words.details = lines.map(joined)
    // What is set as one text is one: edits and other layouts take it whole.
    const copy = [
      ...[...this.#set].flatMap(([slot, copies]) => (slot === 'items' ? copies : asOne(copies))),
      ...lines.flatMap(asOne),
    ]
    return { words, copy, left: this.#left }
  }
}

/** What stands in a slot of which the sheet's own words are not set. */
const NOTHING: SlotWords = { text: '' }

const asWords = ({ text, source }: Copy): SlotWords => ({ text, ...(source === 'given' && { fact: true }) })

function asOne(copies: readonly Copy[]): Copy[] {
  const [first] = copies
  return first ? [{ ...first, text: joined(copies).text }] : []
}

/** Texts on one line. */
function joined(copies: readonly Copy[]): SlotWords {
  const text = copies
    .map(({ text: own, role }, i) => {
      const before = copies[i - 1]
      if (!before) return own
      const told = TOGETHER.some(([first, second]) => first === before.role && second === role)
      return `${told || before.role === role ? (JOINED[before.role] ?? BETWEEN) : BETWEEN}${own}`
    })
    .join('')
  return { text, ...(copies.every(({ source }) => source === 'given') && { fact: true }) }
}

/** Details on as many lines as can be read at a glance: what belongs together stands together, then short ones. */
function linesOf(details: readonly Copy[]): Copy[][] {
  const lines: Copy[][] = []
  for (const copy of details) {
    const host = lines.find((line) => {
      const first = line[0]
      return (
        first !== undefined &&
        line.length < 3 &&
        (TOGETHER.some(([one, other]) => first.role === one && copy.role === other) ||
          (first.role === copy.role && copy.role in JOINED)) &&
        joined([...line, copy]).text.length <= LONGEST_LINE
      )
    })
    if (host) host.push(copy)
    else lines.push([copy])
  }
  while (lines.length > MOST_LINES) {
    const lengths = lines.slice(1).map((line, i) => joined([...(lines[i] ?? []), ...line]).text.length)
    const shortest = lengths.indexOf(Math.min(...lengths))
    if ((lengths[shortest] ?? 0) > LONGEST_LINE * 1.2) break
    lines.splice(shortest, 2, [...(lines[shortest] ?? []), ...(lines[shortest + 1] ?? [])])
  }
  return lines
}

type Topic = NonNullable<Brief['purpose']>['topics'][number]
/** What a sheet can announce in a headline: no name of a thing or a house, of which its own words speak; things to read only where they lead. */
const ANNOUNCED: readonly Topic['form'][] = ['event', 'sale', 'day']
/** What stands small above all, where there is no name. */
const LONGEST_KICKER = 30

/** What the prompt announces without saying it as a text: an occasion leads, a thing stands where the name would. */
function announce(brief: Brief, setting: Setting): void {
  const topics = brief.purpose?.topics ?? []
  const said = brief.copy.filter(({ source }) => source === 'given').map(({ text }) => text.toLowerCase())
  const isNew = (title: string) =>
    !said.some((text) => text.includes(title.toLowerCase()) || title.toLowerCase().includes(text))
  const [first] = topics
  const isAnnounced = ({ form, title }: Topic) =>
    ((ANNOUNCED.includes(form) && first?.form !== 'product') || (form === 'content' && first?.form === 'content')) &&
    isNew(title)
  const asked = brief.asks?.find(
    ({ kind, set, words }) => kind === 'announced' && set && !isSaidIn(words, said) && !isHouse(words, brief),
  )
  const occasion = asked?.words ?? voucherIn(brief) ?? topics.find(isAnnounced)?.title ?? calledIn(brief)
  if (occasion && (asked || isNew(occasion)) && setting.isOpen('headline'))
    setting.put('headline', written('headline', asHeadline(occasion)))
  const thing =
    brief.purpose?.owner?.title ?? topics.find(({ form }) => form === 'product' || form === 'business')?.title
  const sale = occasion ? undefined : saleIn(brief, thing)
  if (sale && setting.isOpen('offer')) setting.put('offer', written('offer', sale))
  else if (sale && setting.isOpen('headline')) setting.put('headline', written('headline', sale))
  const isSaid = (occasion ?? sale)?.toLowerCase().includes(thing?.toLowerCase() ?? '') ?? false
  if (thing && !isSaid && thing.length <= LONGEST_KICKER && isNew(thing) && setting.isOpen('brand'))
    setting.put('brand', written('label', asHeadline(thing)))
}

/** What a voucher is called: without that word it is none. */
const voucherIn = ({ piece }: Brief): string | undefined => (piece?.type === 'voucher' ? piece.named : undefined)

/** A house or its goods: they stand where the name would, and the sheet's own words speak of them. */
const isHouse = (words: string, { purpose }: Brief): boolean =>
  // 'Bake sale' is one noun, and an event all the same.
  (isOneNoun(words.toLowerCase()) && !tellsSale(words)) ||
  purpose?.owner?.title === words ||
  (purpose?.topics ?? []).some(({ form, title }) => title === words && (form === 'product' || form === 'business'))

const isSaidIn = (words: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.includes(words.toLowerCase()))

/** What a given text says of a sale. */
const SALE = new Set(['sale', 'off', 'discount', 'offer', 'deal', 'clearance'])
const tellsSale = (text: string): boolean => text.includes('%') || tokens(text).some((word) => SALE.has(singular(word)))
/** Longer than that a sale is not called. */
const LONGEST_SALE = 32

/** What a sale is called that is announced without a name or a number; undefined where there is none, or a text says it. */
function saleIn(brief: Brief, thing: string | undefined): string | undefined {
  if (
    announcedIn(brief).get('sale') !== 1 ||
    brief.copy.some(({ text, source }) => source === 'given' && tellsSale(text))
  )
    return undefined
  const named = thing ? `${thing} sale` : 'Sale'
  return asHeadline(named.length <= LONGEST_SALE && !tellsSale(thing ?? '') ? named : 'Sale')
}

const written = (role: Role, text: string): Copy => ({ role, text, source: 'written' })

/** The sheet's own words, where nothing else stands; its headline moves to the line below where something is announced. */
function ownWords(brief: Brief, setting: Setting): void {
  const of = (role: Role) => brief.copy.find((copy) => copy.role === role && copy.source === 'written')?.text
  const headline = setting.ownOf('headline')
  if (setting.isOpen('headline')) {
    const text = headline ?? of('headline')
    if (text) setting.put('headline', written('headline', text))
  } else if (headline && setting.isOpen('line') && headline.length <= setting.maxOf('line'))
    setting.put('line', written('subhead', headline))
  if (setting.isOpen('line')) {
    const text = setting.ownOf('line') ?? (headline ? undefined : of('subhead'))
    if (text) setting.put('line', written('subhead', text))
  }
  if (setting.isOpen('cta')) {
    const text = setting.ownOf('cta') ?? of('cta')
    if (text) setting.put('cta', written('cta', text))
  }
}
