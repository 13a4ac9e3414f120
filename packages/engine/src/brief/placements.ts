/** Stated places and sizes of parts: 'name in large letters at the top center', 'icon to the left of the name'. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Corner, Placement } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { ADJECTIVES, ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const rows: [string, Corner][] = []
for (const [vertical, v] of [
  ['top', 'top'],
  ['upper', 'top'],
  ['bottom', 'bottom'],
  ['lower', 'bottom'],
] as const) {
  for (const side of ['left', 'right'] as const) {
    rows.push(
      [`${vertical} ${side}`, `${v}-${side}`],
      [`${vertical}-${side}`, `${v}-${side}`],
      [`${vertical} ${side} corner`, `${v}-${side}`],
      [`${vertical}-${side} corner`, `${v}-${side}`],
      [`${vertical} ${side}-hand corner`, `${v}-${side}`],
      [`${vertical} ${side} hand corner`, `${v}-${side}`],
      [`${side} ${vertical}`, `${v}-${side}`],
      [`${side} ${vertical} corner`, `${v}-${side}`],
      [`${vertical} , ${side}`, `${v}-${side}`],
    )
  }
  for (const middle of ['center', 'centre', 'middle'])
    rows.push(
      [`${vertical} ${middle}`, v],
      [`${vertical}-${middle}`, v],
      [`${middle} ${vertical}`, v],
      [`${vertical} and ${middle}`, v],
    )
  rows.push(
    [`${vertical} centered`, v],
    [`${vertical} half`, v],
    [`${vertical} third`, v],
    [`${vertical} part`, v],
    [`${vertical} edge`, v],
    [`${vertical} area`, v],
  )
  rows.push(
    [`${v} of the page`, v],
    [`centered at the ${v}`, v],
    [`center at the ${v}`, v],
    [`centered on the ${v}`, v],
    [`centred at the ${v}`, v],
  )
}
rows.push(
  ['top', 'top'],
  ['bottom', 'bottom'],
  ['center', 'centre'],
  ['centre', 'centre'],
  ['middle', 'centre'],
  ['centered', 'centre'],
  ['centred', 'centre'],
  ['dead center', 'centre'],
  ['left', 'left'],
  ['right', 'right'],
  ['left side', 'left'],
  ['right side', 'right'],
  ['left half', 'left'],
  ['right half', 'right'],
  ['left edge', 'left'],
  ['right edge', 'right'],
  ['left-hand side', 'left'],
  ['right-hand side', 'right'],
  ['left hand side', 'left'],
  ['right hand side', 'right'],
  ['far left', 'left'],
  ['far right', 'right'],
  ['center left', 'left'],
  ['center right', 'right'],
  ['centre left', 'left'],
  ['centre right', 'right'],
  ['middle left', 'left'],
  ['middle right', 'right'],
  ['left center', 'left'],
  ['right center', 'right'],
  ['left of center', 'left'],
  ['left column', 'left'],
  ['right column', 'right'],
  ['left third', 'left'],
  ['right third', 'right'],
  ['left panel', 'left'],
  ['right panel', 'right'],
)
const CORNERS = phrases<Corner>(rows)
const LEADS = words(`at in on to towards toward along near the into from across placed positioned very up down`)
const BESIDE = phrases<'left' | 'right' | 'above' | 'below'>([
  ['to the left of', 'left'],
  ['on the left of', 'left'],
  ['left of', 'left'],
  ['on the left side of', 'left'],
  ['to the left side of', 'left'],
  ['at the left of', 'left'],
  ['to the right of', 'right'],
  ['on the right of', 'right'],
  ['right of', 'right'],
  ['on the right side of', 'right'],
  ['to the right side of', 'right'],
  ['at the right of', 'right'],
  ['next to', 'right'],
  ['beside', 'right'],
  ['alongside', 'right'],
  ['followed by', 'below'],
  ['above', 'above'],
  ['over', 'above'],
  ['on top of', 'above'],
  ['atop', 'above'],
  ['directly above', 'above'],
  ['below', 'below'],
  ['under', 'below'],
  ['underneath', 'below'],
  ['beneath', 'below'],
  ['directly below', 'below'],
  ['right below', 'below'],
  ['just below', 'below'],
  ['right under', 'below'],
  ['directly under', 'below'],
  ['directly underneath', 'below'],
  ['just under', 'below'],
  ['right beneath', 'below'],
  ['at the bottom of', 'below'],
])
const SIZES: Record<string, Placement['size']> = {
  small: 'small',
  tiny: 'small',
  little: 'small',
  smaller: 'small',
  mini: 'small',
  discreet: 'small',
  subtle: 'small',
  large: 'large',
  big: 'large',
  bigger: 'large',
  larger: 'large',
  prominent: 'large',
  prominently: 'large',
  oversized: 'huge',
  huge: 'huge',
  giant: 'huge',
  massive: 'huge',
  enormous: 'huge',
  gigantic: 'huge',
  'full-width': 'huge',
  'extra-large': 'huge',
  biggest: 'large',
  largest: 'large',
  dominant: 'large',
}
const IT = new Set(['it', 'that', 'this', 'them', 'these'])

interface Part {
  role: Role
  from: number
  to: number
  /** A text of the prompt, no word for a part. */
  given?: boolean
}

/**
 * The parts that a place behind them speaks of: the last one, and those that a list joins to it. Commas alone join
 * words ('phone, mail, address'), not facts: 'Jane Doe, 555-0142, logo top left' places the logo only.
 */
function chain(reading: Reading, waiting: Part[], place: number): Part[] {
  const found: Part[] = []
  const latest = waiting[waiting.length - 1]
  if (latest === undefined || otherBetween(reading, latest.to, place)) return found
  let and = false
  let next = place
  for (let i = waiting.length - 1; i >= 0; i--) {
    const part = waiting[i] as Part
    if (part.from >= next) continue
    if (found.length > 0) {
      let comma = false
      let joined = true
      for (let k = part.to; k < next && joined; k++) {
        const word = reading.word(k)
        if (word === 'and' || word === '&' || word === '+' || word === 'plus') and = true
        else if (word === ',' || word === '/') comma = true
        else if (!ARTICLES.has(word) && SIZES[word] === undefined && !TONE_WORDS.has(word) && word !== 'company')
          joined = false
      }
      if (!joined || (comma && !and && part.given) || (!comma && !and)) break
    }
    found.unshift(part)
    next = part.from
  }
  return found
}

/** Behind a comma something else takes the place: '"X", red circle in the middle'. */
function otherBetween(reading: Reading, from: number, to: number): boolean {
  let comma = -1
  for (let k = from; k < to; k++) if (reading.word(k) === ',') comma = k
  if (comma < 0) return false
  for (let k = comma + 1; k < to; k++) {
    const word = reading.word(k)
    const says =
      LAYOUT_WORDS.has(word) ||
      TYPE_NOUNS.has(word) ||
      ADJECTIVES.has(word) ||
      ARTICLES.has(word) ||
      TONE_WORDS.has(word) ||
      isColourWord(word) ||
      LEADS.has(word) ||
      PLACING.has(word)
    if (!says && reading.free(k)) return true
  }
  return false
}
const PLACING = words(
  'is are be should must will goes go sits sit stands placed positioned aligned centered set written and with in , should appear appears shown displayed that which it',
)

/** Mentions of parts in the order of the prompt, found by token in a few steps however many there are. */
class Parts {
  readonly list: Part[]
  private readonly starts: Map<number, Part>

  constructor(list: Part[]) {
    this.list = list
    this.starts = new Map(list.map((part) => [part.from, part]))
  }

  at(token: number): Part | undefined {
    return this.starts.get(token)
  }

  /** Index of the first part that begins at or behind a token. */
  private index(token: number): number {
    let low = 0
    let high = this.list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.list[middle] as Part).from < token) low = middle + 1
      else high = middle
    }
    return low
  }

  next(token: number): Part | undefined {
    return this.list[this.index(token)]
  }

  /** The last part before a token, other than a role; looks back a few parts only. */
  before(token: number, other?: Role): Part | undefined {
    const end = this.index(token)
    for (let i = end - 1; i >= 0 && i >= end - 8; i--) {
      const part = this.list[i] as Part
      if (part.to <= token && part.role !== other) return part
    }
    return undefined
  }
}

/** Most parts that wait for one place: 'the phone, the mail, the address … at the bottom'. */
const MOST_WAITING = 12

/** Reads the places and sizes of parts. `drawn` are tokens of things to show ('wrench icon', 'a fox'). */
export function readPlacements(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]): Placement[] {
  const placements: Placement[] = []
  const put = (target: Role, change: Partial<Placement>) => {
    const before = placements.find((placement) => placement.target === target)
    if (before === undefined) placements.push({ target, ...change })
    else {
      if (change.at !== undefined && before.at === undefined && before.beside === undefined) before.at = change.at
      if (change.beside !== undefined && before.beside === undefined) {
        before.beside = change.beside
        // 'centered headline and a button below it': beside something says more.
        delete before.at
      }
      if (change.size !== undefined && before.size === undefined) before.size = change.size
      if (change.align !== undefined && before.align === undefined) before.align = change.align
    }
  }
  const parts = new Parts(partsOf(reading, kind, drawn))
  let waiting: Part[] = []
  let ahead: Partial<Placement>[] = []
  let last: Part | undefined
  let current: Part | undefined
  let sentence = -1
  for (let i = 0; i < reading.tokens.length; i++) {
    const token = reading.tokens[i]
    if (token === undefined) break
    if (token.sentence !== sentence || token.text === ';') {
      sentence = token.sentence
      waiting = []
      ahead = []
    }
    const part = parts.at(i)
    if (part !== undefined) {
      const size = sizeBefore(reading, i) ?? sizeBehind(reading, part.to)
      if (size !== undefined) put(part.role, { size })
      for (const change of ahead) put(part.role, change)
      waiting.push(part)
      if (waiting.length > MOST_WAITING) waiting.shift()
      // 'At the top, the name and the slogan': the place holds for what follows in the list.
      if (!listGoesOn(reading, part.to, parts)) ahead = []
      if (current !== undefined && current.role !== part.role) last = current
      current = part
      i = part.to - 1
      continue
    }
    if (reading.uses[i] === 'fact' || reading.uses[i] === 'negative' || token.type === 'quote') continue
    const align = alignAt(reading, i)
    if (align !== undefined && waiting.length > 0) {
      for (const target of chain(reading, waiting, i)) put(target.role, { align })
      if (reading.word(i) !== 'centered' && reading.word(i) !== 'centred') continue
    }
    const beside = BESIDE.at(reading.tokens, i)
    if (beside !== undefined && !(reading.word(i) === 'over' && /^\d/.test(reading.word(i + 1)))) {
      const end = i + beside.length
      const reference = referenceAt(reading, parts, end, waiting, last)
      if (reference !== undefined) {
        const targets = chain(reading, waiting, i).filter((target) => target.role !== reference.role)
        const following = reference.explicit ? parts.next(reference.to) : parts.next(end)
        const change: Partial<Placement> = { beside: { side: beside.value, of: reference.role } }
        if (reading.word(i) === 'followed') {
          const part = parts.next(end)
          const top = waiting[waiting.length - 1]
          if (part && top && part.role !== top.role) put(part.role, { beside: { side: 'below', of: top.role } })
        } else if (targets.length > 0 && !opensClause(reading, i, waiting)) {
          for (const target of targets) put(target.role, change)
          waiting = []
        } else if (following && following.role !== reference.role && sameSentence(reading, i, following.from))
          ahead.push(change)
        i = reference.to - 1
        continue
      }
      if (IT.has(reading.word(end))) i = end
    }
    const corner = cornerAt(reading, i)
    if (corner !== undefined) {
      const change: Partial<Placement> = { at: corner.at }
      if (waiting.length > 0 && !opensClause(reading, corner.from, waiting)) {
        for (const target of chain(reading, waiting, corner.from)) put(target.role, change)
        waiting = []
      } else if (leads(reading, corner.from)) ahead = [...ahead.filter((other) => other.at === undefined), change]
      i = corner.to - 1
      continue
    }
    // A verb or a comma with a new clause closes the list of parts that wait for a place.
    if (
      ['while', 'whereas', 'then', 'make', 'use', 'add', 'include'].includes(token.lower) &&
      waiting.length > 0 &&
      ahead.length === 0
    )
      waiting = []
  }
  return expandContacts(reading, placements).filter(
    (placement) =>
      placement.at !== undefined ||
      placement.beside !== undefined ||
      placement.size !== undefined ||
      placement.align !== undefined,
  )
}

const CONTACTS: Role[] = ['phone', 'email', 'link', 'address', 'social']

/** 'contact details at the bottom' places every way of contact that the prompt gives. */
function expandContacts(reading: Reading, placements: Placement[]): Placement[] {
  const all = placements.find((placement) => placement.target === 'phone')
  const said = reading.tokens.some(
    (token, i) => token.lower === 'contact' && reading.uses[i] !== 'label' && PARTS.at(reading.tokens, i) !== undefined,
  )
  if (all === undefined || !said) return placements
  const more = CONTACTS.filter(
    (role) => reading.has(role) && !placements.some((placement) => placement.target === role),
  )
  const given =
    reading.has('phone') || more.length === 0 ? placements : placements.filter((placement) => placement !== all)
  return [...given, ...more.map((target) => ({ ...all, target }))]
}

/** Mentions of parts, by words ('the slogan'), by facts ("'Sweet Crumb' at the top") and by things to show. */
function partsOf(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]): Part[] {
  const parts: Part[] = []
  const facts = new Map(reading.facts.map((fact) => [fact.from, fact]))
  const things = new Map(drawn.map((range) => [range.from, range]))
  for (let i = 0; i < reading.tokens.length; i++) {
    const fact = facts.get(i)
    if (fact !== undefined) {
      // 'the name "Sweet Crumb"' is one mention.
      const before = parts[parts.length - 1]
      if (
        before &&
        fact.from - before.to <= 2 &&
        (before.role === fact.role || before.role === 'headline' || before.role === 'logo') &&
        sameSentence(reading, before.from, i) &&
        !reading.ends(before.to)
      ) {
        before.to = fact.to
        before.role = fact.role
      } else parts.push({ role: fact.role, from: i, to: fact.to, given: true })
      i = fact.to - 1
      continue
    }
    if (reading.uses[i] === 'negative' || reading.uses[i] === 'fact' || reading.uses[i] === 'nav') continue
    const thing = things.get(i)
    if (thing !== undefined) {
      parts.push({ role: drawnRole(reading, thing.to - 1, kind), from: thing.from, to: thing.to })
      i = thing.to - 1
      continue
    }
    const word = reading.word(i)
    const match =
      PARTS.at(reading.tokens, i) ?? (REFERRED.has(word) ? { value: 'brand' as const, length: 1 } : undefined)
    if (match === undefined) continue
    if (reading.uses[i] === 'kind' && !(kind !== 'logo' && match.value === 'logo')) continue
    if (REFERRED.has(word) && match.length === 1) {
      if (!besideBefore(reading, i) && !clauseStart(reading, i)) continue
      parts.push({ role: kind === 'logo' ? 'brand' : 'headline', from: i, to: i + 1 })
      continue
    }
    if (match.length === 1 && (TYPE_NOUNS.has(word) || AMBIGUOUS.has(word))) {
      if (
        !ARTICLES.has(reading.word(i - 1)) &&
        !(SIZES[reading.word(i - 1)] !== undefined) &&
        !['and', ',', 'with'].includes(reading.word(i - 1))
      )
        continue
    }
    let role = partFor(match.value, word, kind)
    if (kind === 'logo' && role === 'logo') continue
    if (
      role === 'brand' &&
      kind === 'business-card' &&
      reading.has('person') &&
      !/company|business|brand|shop|store/.test(reading.slice(i, i + match.length).toLowerCase())
    )
      role = 'person'
    if (
      role === 'brand' &&
      (kind === 'poster' || kind === 'banner') &&
      !reading.has('brand') &&
      reading.has('headline')
    )
      role = 'headline'
    if (
      role === 'headline' &&
      !reading.has('headline') &&
      reading.has('brand') &&
      kind !== 'website' &&
      (kind === 'logo' || kind === 'business-card' || kind === 'icon')
    )
      role = 'brand'
    parts.push({ role, from: i, to: i + match.length })
    i += match.length - 1
  }
  return parts
}

/** 'above the text', 'left of the wordmark': the name, where a place refers to it. */
const REFERRED = words('text lettering letters wording words wordmark type')

/** A place before its parts stands at the start of a clause: 'At the top, the name', 'put at the left …'. */
function leads(reading: Reading, from: number): boolean {
  return (
    reading.opens(from) ||
    AHEAD.has(reading.word(from - 1)) ||
    reading.uses[from - 1] === 'fact' ||
    reading.uses[from - 1] === 'label'
  )
}
const AHEAD = words(', and : ( - – — ; then put place with use have keep want add | has')

/** ', text in grey below …', 'the text on the right' */
function clauseStart(reading: Reading, i: number): boolean {
  const before = reading.word(i - 1)
  return (
    before === ',' ||
    reading.opens(i) ||
    (before === 'the' && (reading.opens(i - 1) || [',', 'and', 'put', 'place'].includes(reading.word(i - 2))))
  )
}

function besideBefore(reading: Reading, i: number): boolean {
  const k = ARTICLES.has(reading.word(i - 1)) ? i - 2 : i - 1
  return ['above', 'below', 'beneath', 'under', 'underneath', 'beside', 'of', 'to', 'over', 'before', 'atop'].includes(
    reading.word(k),
  )
}

const AMBIGUOUS =
  words(`line lines band box place number frame note role job outline position time times items list info deal contact
  strip services location panel badge hours image button quote body`)

function drawnRole(reading: Reading, last: number, kind: KindName): Role {
  const match = PARTS.at(reading.tokens, last)
  if (match !== undefined && ['icon', 'photo', 'illustration', 'mark', 'logo'].includes(match.value)) return match.value
  return kind === 'poster' || kind === 'website' ? 'illustration' : 'icon'
}

/** 'at the top left', 'in the bottom right corner', 'top center', 'centered'. */
function cornerAt(reading: Reading, i: number): { at: Corner; from: number; to: number } | undefined {
  let k = i
  while (LEADS.has(reading.word(k)) && k < i + 4) k++
  const match = CORNERS.at(reading.tokens, k)
  if (match === undefined) return undefined
  const to = k + match.length
  const bare = k === i
  const word = reading.word(k)
  // 'top quality', 'the right font', 'community center', 'left-aligned'
  if (match.length === 1) {
    if (bare && word !== 'centered' && word !== 'centred' && !closes(reading, to)) return undefined
    if (
      !bare &&
      !closes(reading, to) &&
      ![
        'of',
        'in',
        'with',
        'side',
        'and',
        'corner',
        'using',
        'for',
        'reading',
        'saying',
        'that',
        'is',
        'should',
        'goes',
        'then',
        'a',
        'the',
      ].includes(reading.word(to)) &&
      reading.tokens[to]?.type !== 'quote' &&
      reading.uses[to] !== 'fact' &&
      PARTS.at(reading.tokens, to) === undefined
    )
      return undefined
    if (
      (word === 'centered' || word === 'centred') &&
      reading.word(to) === 'on' &&
      !['the'].includes(reading.word(to + 1))
    )
      return undefined
    if (
      (word === 'center' || word === 'centre' || word === 'middle') &&
      bare &&
      !reading.opens(k) &&
      reading.tokens[k - 1]?.type === 'word' &&
      reading.word(k - 1) !== 'and' &&
      !ARTICLES.has(reading.word(k - 1))
    )
      return undefined
  }
  // 'to the left of the name' belongs to 'beside'.
  if (
    (match.value === 'left' || match.value === 'right') &&
    reading.word(to) === 'of' &&
    !/^(card|page|poster|banner|design|artboard|flyer|screen|layout|logo|website|image|it|canvas|business)$/.test(
      reading.word(to + 2),
    )
  )
    return undefined
  return { at: match.value, from: i, to }
}

function closes(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  return (
    word === '' ||
    reading.ends(k) ||
    [',', ')', ':', 'and', 'with', 'in', '—', '–', '-', 'of', 'but', 'using', 'while', 'then', 'or'].includes(word)
  )
}

function alignAt(reading: Reading, i: number): Placement['align'] {
  const word = reading.word(i)
  if (
    word === 'left-aligned' ||
    (word === 'left' && ['aligned', 'align', 'justified'].includes(reading.word(i + 1))) ||
    (word === 'aligned' && reading.word(i + 1) === 'left') ||
    (word === 'aligned' && reading.word(i + 3) === 'left' && reading.word(i + 1) === 'to') ||
    word === 'flush-left'
  )
    return 'start'
  if (
    word === 'right-aligned' ||
    (word === 'right' && ['aligned', 'align', 'justified'].includes(reading.word(i + 1))) ||
    (word === 'aligned' && reading.word(i + 1) === 'right') ||
    (word === 'aligned' && reading.word(i + 3) === 'right' && reading.word(i + 1) === 'to')
  )
    return 'end'
  if (
    word === 'center-aligned' ||
    word === 'centre-aligned' ||
    ((word === 'center' || word === 'centre') && ['aligned', 'align'].includes(reading.word(i + 1)))
  )
    return 'center'
  return undefined
}

/** The size just before a part: 'small wrench icon', 'a very large name'. */
function sizeBefore(reading: Reading, from: number): Placement['size'] {
  for (let k = from - 1; k >= from - 4 && k >= 0; k--) {
    const word = reading.word(k)
    const size = SIZES[word]
    if (size !== undefined && reading.free(k)) return size
    if (reading.uses[k] !== undefined || !(ADJECTIVES.has(word) || TONE_WORDS.has(word) || isColourWord(word)))
      return undefined
  }
  return undefined
}

/** 'name in large white letters', 'headline should be huge', 'logo (small)', 'headline, big'. */
function sizeBehind(reading: Reading, to: number): Placement['size'] {
  let k = to
  if (reading.word(k) === '(') k++
  let linked = false
  for (let guard = 0; guard < 5; guard++, k++) {
    const word = reading.word(k)
    const size = SIZES[word]
    if (size !== undefined) {
      // 'name and small icon' speaks of the icon.
      const next = PARTS.at(reading.tokens, k + 1)
      const own = next !== undefined && !TYPE_NOUNS.has(reading.word(k + 1))
      const alone = ['on', 'at', 'in', ',', 'and', ')', ''].includes(reading.word(k + 1)) || reading.ends(k + 1)
      return (linked || alone) && !own ? size : undefined
    }
    if (
      [
        'in',
        'is',
        'be',
        'should',
        'very',
        'really',
        'as',
        'are',
        ':',
        'set',
        'written',
        'made',
        'must',
        'a',
        'bold',
        'extra',
        '(',
        'displayed',
        'shown',
        'has',
        'using',
        'printed',
        'to',
      ].includes(word)
    ) {
      linked = true
      continue
    }
    return undefined
  }
  return undefined
}

function listGoesOn(reading: Reading, to: number, parts: Parts): boolean {
  const word = reading.word(to)
  if (word === 'and' || word === '&' || word === ',' || word === '+') {
    const next = parts.next(to)
    return next !== undefined && next.from - to <= 4 && (word !== ',' || next.from - to <= 3)
  }
  return false
}

/** The part that a 'below …' refers to: the next mention, or 'it', or the part before. */
function referenceAt(
  reading: Reading,
  parts: Parts,
  k: number,
  waiting: Part[],
  last: Part | undefined,
): { role: Role; to: number; explicit: boolean } | undefined {
  let at = k
  while (
    at < k + 3 &&
    (ARTICLES.has(reading.word(at)) ||
      SIZES[reading.word(at)] !== undefined ||
      ['main', 'company', 'brand'].includes(reading.word(at))) &&
    parts.at(at) === undefined
  )
    at++
  const part = parts.at(at)
  if (part !== undefined && !IT.has(reading.word(k))) return { role: part.role, to: part.to, explicit: true }
  const it =
    IT.has(reading.word(k)) ||
    reading.ends(k) ||
    reading.word(k) === ',' ||
    reading.word(k) === ':' ||
    ['in', 'with', 'a', 'and'].includes(reading.word(k))
  if (!it) return undefined
  const subject = waiting[waiting.length - 1]
  // 'slogan below it': the part before the slogan.
  const reference = subject === undefined ? parts.before(k) : (parts.before(subject.from, subject.role) ?? last)
  return reference === undefined
    ? undefined
    : { role: reference.role, to: IT.has(reading.word(k)) ? k + 1 : k, explicit: false }
}

function sameSentence(reading: Reading, a: number, b: number): boolean {
  return reading.tokens[a]?.sentence === reading.tokens[b]?.sentence
}

/** A place that opens a sentence or follows a comma before its parts: 'At the top, the name', '; below it, the date'. */
function opensClause(reading: Reading, from: number, waiting: Part[]): boolean {
  if (reading.opens(from)) return true
  const before = reading.word(from - 1)
  if (before !== ',' && before !== 'and' && before !== ';' && before !== 'with') return false
  const latest = waiting[waiting.length - 1]
  if (latest === undefined) return true
  // 'the name, at the top' places the name; 'the name at the top, at the bottom the phone' has used it up.
  let k = from
  while (k < from + 8 && !reading.ends(k) && reading.word(k) !== ',') {
    if (
      k > from + 1 &&
      (PARTS.at(reading.tokens, k) !== undefined || reading.uses[k] === 'fact') &&
      CORNERS.at(reading.tokens, k) === undefined
    )
      return true
    k++
  }
  // 'name centered, top left the logo'
  return (
    reading.word(k) === ',' &&
    k - from <= 4 &&
    before !== ',' &&
    (PARTS.at(reading.tokens, k + 1) !== undefined || PARTS.at(reading.tokens, k + 2) !== undefined)
  )
}
