/** Quoted copy: every quotation of a prompt stands in the design; its role comes from the words around it. */
import type { KindName, Role } from '../scene/types.ts'
import { BESIDE } from './beside.ts'
import { isKnownCall } from './calls.ts'
import { cornerAt } from './corners.ts'
import { endsLikeJob, titleBehind } from './job-titles.ts'
import { looksNamed, namedRole, personal } from './named-texts.ts'
import { findName } from './names.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import { quoteContext } from './quote-context.ts'
import type { Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { contentRole, isJob } from './text-roles.ts'
import { isFounding, toldOf } from './told.ts'

type Told = ReturnType<typeof toldOf>

/** Gives every free quotation a role. */
export function readQuotes(reading: Reading, kind: KindName): void {
  const { tokens } = reading
  const quotes: number[] = []
  for (let i = 0; i < tokens.length; i++) if (tokens[i]?.type === 'quote' && reading.free(i)) quotes.push(i)
  const lines = quotes.filter((at) => !isKnownCall(tokens[at]?.text ?? ''))
  const roles = new Map<number, Role>()
  const left: number[] = []
  const names = new Set<number>()
  const weak = new Set<number>()
  let previous: { at: number; role: Role } | undefined
  let quoted = false
  for (const at of quotes) {
    const context = quoteContext(reading, at, kind)
    let role = typeof context === 'object' ? context.role : undefined
    if (kind === 'business-card' && role !== 'person' && isJob(tokens[at]?.text ?? '')) role = 'title'
    // 'the name above the circle and "Since 2003" below'
    if (role === 'brand' && isFounding(tokens[at]?.text ?? '')) role = 'tagline'
    // '"MN" monogram for Mora & Nilsson'
    if (role === 'brand' && LETTERS.has(reading.word(at + 1)) && (tokens[at]?.text.length ?? 9) <= 4) role = 'mark'
    if (typeof context === 'object' && context.weak) weak.add(at)
    if (
      kind === 'poster' &&
      role === 'headline' &&
      reading.uses[at + 1] === 'kind' &&
      looksNamed(tokens[at]?.text ?? '')
    )
      names.add(at)
    if (role === undefined && context === 'naming') {
      role = namedRole(reading, at, kind)
      names.add(at)
    }
    // 'card for "Mads Lund", blacksmith'
    const text = tokens[at]?.text ?? ''
    if (kind === 'business-card' && role === 'brand' && personal(text) && titleBehind(reading, at + 1)) role = 'person'
    // '"Coffee", "Tea" and "Cake"': a list shares its role.
    if (
      role === undefined &&
      context === undefined &&
      previous &&
      listed(reading, previous.at, at) &&
      ['cta', 'list-item', 'label', 'nav'].includes(previous.role)
    )
      role = previous.role
    const said = contentRole(text)
    // 'flyer "Learn to sail"': what leads a poster is no button.
    const leads =
      said === 'cta' &&
      (kind === 'poster' || kind === 'banner') &&
      !isKnownCall(text) &&
      at === lines[0] &&
      !reading.has('headline')
    const own = leads ? 'headline' : said
    // 'that says "Visit Japan"' is no button.
    if (!(own === 'cta' && context === 'saying' && !isKnownCall(tokens[at]?.text ?? ''))) role ??= own
    // '"X" big, "Y" smaller beneath'
    if (role === 'quote' && quoted) role = 'subhead'
    quoted ||= role === 'quote'
    if (role !== undefined) {
      roles.set(at, role)
      previous = { at, role }
    } else left.push(at)
  }
  demote(roles, weak, kind)
  const taken = new Set(roles.values())
  for (const fact of reading.facts) taken.add(fact.role)
  if (left.length > 0 && !taken.has('brand') && namedOutside(reading, left, kind)) taken.add('brand')
  if ((kind === 'poster' || kind === 'banner') && shoutedBefore(reading, left[0] ?? 0)) taken.add('headline')
  const told = titledBeside(reading, left, kind, taken)
  /** Roles by text: what is quoted twice is one. */
  const known = new Map([...roles].map(([at, role]) => [tokens[at]?.text ?? '', role]))
  for (const at of left) {
    const twin = known.get(tokens[at]?.text ?? '')
    const role = twin ?? saidOnCard(reading, at, kind, roles) ?? openRole(reading, at, kind, taken, told.get(at))
    taken.add(role)
    known.set(tokens[at]?.text ?? '', role)
    roles.set(at, role)
  }
  titleIsName(reading, kind, roles, left)
  for (const [at, role] of roles) {
    const fact = reading.fact(role, at, at + 1)
    if (names.has(at)) fact.named = true
    const title = role === 'person' && !reading.has('title') ? titleBehind(reading, at + 1) : undefined
    if (title !== undefined) reading.fact('title', title.from, title.to)
  }
}

/** 'Menu for "Bao Down": title top, …, at the bottom "Cash only"': a title with a place of its own is the name. */
function titleIsName(reading: Reading, kind: KindName, roles: Map<number, Role>, left: number[]): void {
  if (kind !== 'poster' && kind !== 'banner') return
  const opened = left.filter((at) => roles.get(at) === 'headline')
  const [name] = [...roles].find(([, role]) => role === 'brand') ?? []
  const [said] = opened
  if (name === undefined || said === undefined || opened.length > 1 || !titlePlaced(reading, said)) return
  roles.set(name, 'headline')
  roles.set(said, [...roles.values()].includes('subhead') ? 'detail' : 'subhead')
}

/** 'title left in white', 'title top': away from the quotation at token `at`. */
const titlePlaced = (reading: Reading, at: number): boolean =>
  reading.tokens.some(
    ({ lower }, k) =>
      (lower === 'title' || lower === 'headline') &&
      (k > at || at - k > 8) &&
      (cornerAt(reading, k + 1) !== undefined || BESIDE.at(reading.tokens, k + 1) !== undefined),
  )

/** On a card a person beside a job is one, and a sentence that it is to say is no name. */
function saidOnCard(reading: Reading, at: number, kind: KindName, roles: Map<number, Role>): Role | undefined {
  if (kind !== 'business-card') return undefined
  const text = reading.tokens[at]?.text ?? ''
  const known = new Set(roles.values())
  const titled = known.has('title') || reading.has('title') || titleBehind(reading, at + 1) !== undefined
  const company = known.has('brand') || reading.has('brand')
  if (personal(text) && !known.has('person') && !reading.has('person') && (titled || company)) return 'person'
  const person = known.has('person') || reading.has('person')
  const words = text.split(' ')
  if (
    (person || quotesPerson(reading, at)) &&
    words.length <= FEWEST &&
    (endsLikeJob((words[words.length - 1] as string).toLowerCase()) || /^\p{L}+ (?:at|of|in) /u.test(text)) &&
    !personal(text) &&
    !isFounding(text)
  )
    return 'title'
  if (looksNamed(text) || text.split(' ').length < FEWEST || known.has('tagline')) return undefined
  return quoteContext(reading, at, kind) === 'saying' ? 'tagline' : undefined
}

const FEWEST = 3

/** Another quotation of the card is a person's name, or one without quotation marks stands before it. */
function quotesPerson(reading: Reading, at: number): boolean {
  for (let k = at - 1; k >= 0 && k > at - 30; k--) {
    const token = reading.tokens[k]
    if (token?.type === 'quote' && personal(token.text)) return true
    if (reading.capital(k) && reading.capital(k + 1) && looksLikePerson(reading, k, k + 2)) return true
  }
  return false
}

/** 'huge text RUN at the top, smaller text "for clean rivers"': what leads needs no quotation marks. */
function shoutedBefore(reading: Reading, at: number): boolean {
  for (let k = 0; k < at - 1; k++)
    if (SAID.has(reading.word(k)) && isAllCaps(reading.tokens[k + 1]) && reading.casing === 'mixed') return true
  return false
}
const SAID = words('text word words headline title')

/** What quotations of a spread tell of its occasion, where something else leads it. */
function titledBeside(reading: Reading, left: number[], kind: KindName, taken: Set<Role>): Map<number, Told> {
  const told = new Map<number, Told>()
  if (kind !== 'poster' && kind !== 'banner') return told
  for (const at of left) {
    const tells = toldOf(reading.tokens[at]?.text ?? '')
    if (tells !== undefined) told.set(at, tells)
  }
  if (told.size === 0) return told
  const titled = taken.has('headline') || taken.has('brand') || left.length > told.size
  return titled || (findName(reading, kind)?.score ?? 0) >= LIKELY ? told : new Map()
}

/** 'and "EST. 1998" below the name', '"Notare" underneath small': what stands beneath is no name beside another. */
function beneath(reading: Reading, at: number): boolean {
  for (let k = at - 1; k >= at - 6 && k >= 0 && reading.word(k) !== ',' && !reading.ends(k); k--)
    if (BENEATH.has(reading.word(k))) return true
  return BENEATH.has(reading.word(at + 1)) || BENEATH.has(reading.word(at + 2))
}
const BENEATH = words('below under beneath underneath small smaller tiny')

/** A name without quotation marks that the quotations are beside: 'Fix It Felix … "No job too small"'. */
function namedOutside(reading: Reading, quotes: number[], kind: KindName): boolean {
  if (kind === 'poster' || kind === 'banner') return false
  const rival = findName(reading, kind)
  if (rival === undefined) return false
  const names = quotes.some((at) => looksNamed(reading.tokens[at]?.text ?? '') && !beneath(reading, at))
  return rival.score >= (names ? SURE : LIKELY)
}

/** Scores of a name: introduced as one, and likely one. */
const SURE = 91

const LIKELY = 58

const LETTERS = new Set(['monogram', 'lettermark', 'initials', 'letters'])

/** Of several names one is the brand: 'a logo with "EST. 1987" under the name "Hudson"'. */
function demote(roles: Map<number, Role>, weak: Set<number>, kind: KindName): void {
  const brands = [...roles].filter(([, role]) => role === 'brand').map(([at]) => at)
  if (brands.length < 2) return
  const kept = brands.find((at) => !weak.has(at)) ?? brands[0]
  for (const at of brands)
    if (at !== kept)
      roles.set(at, kind === 'logo' || kind === 'icon' || kind === 'business-card' ? 'tagline' : 'subhead')
}

/** Words of a quotation that is a site's name rather than its headline. */
const SHORT = 2

/** The role of a quotation that nothing around it names: what the kind still lacks. */
function openRole(reading: Reading, at: number, kind: KindName, taken: Set<Role>, told?: Told): Role {
  const text = reading.tokens[at]?.text ?? ''
  const first = (...roles: Role[]): Role => roles.find((role) => !taken.has(role)) ?? 'detail'
  if (isFounding(text)) return kind === 'logo' || kind === 'icon' ? first('tagline') : 'detail'
  switch (kind) {
    case 'logo':
    case 'icon':
      return kind === 'icon' && text.length <= 3 ? 'mark' : first('brand', 'tagline')
    case 'business-card':
      return first('brand', 'tagline')
    case 'website':
      return text.split(' ').length <= SHORT && looksNamed(text)
        ? first('brand', 'headline', 'subhead', 'body')
        : first('headline', 'subhead', 'body')
    default:
      if (told !== undefined) return told === 'place' ? first('place', 'subhead') : first('subhead')
      return text.length > 90 ? 'body' : first('headline', 'subhead')
  }
}

function listed(reading: Reading, from: number, to: number): boolean {
  let k = from + 1
  // '"Check availability" (filled, lime) and "Take the tour"'
  if (reading.word(k) === '(') while (k < to && reading.word(k - 1) !== ')') k++
  for (; k < to; k++) if (!['and', ',', '&', 'or', '/', '|'].includes(reading.word(k))) return false
  return true
}
