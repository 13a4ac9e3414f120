/** Where a prompt speaks of parts of the design: by word, by giving their text, by what is to be shown. */
import type { KindName, Role } from '../scene/types.ts'
import { cornerAt } from './corners.ts'
import { DRAWN, type Part } from './part-list.ts'
import { phrases, table, words } from './phrases.ts'
import { besideEnd } from './place-phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isColourWord } from './words/colours.ts'
import { CORNERS } from './words/corners.ts'
import { ARTICLES } from './words/grammar.ts'
import { singular, thingAt } from './words/objects.ts'
import { PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'

const REST = phrases<true>(
  [
    'rest',
    'everything else',
    'all else',
    'all info',
    'all information',
    'all details',
    'all the info',
    'all the information',
    'all the details',
    'all facts',
    'all other text',
    'all other information',
    'all other info',
    'all other details',
    'all other texts',
    'other details',
    'other info',
    'other information',
    'other text',
    'remaining text',
    'remaining details',
    'remaining info',
    'remaining information',
  ].map((phrase) => [phrase, true] as const),
)

/** Mentions of parts, by words ('the slogan'), by facts ("'Sweet Crumb' at the top") and by things to show. */
export function partsOf(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]): Part[] {
  const mentions = new Mentions(reading, kind, drawn)
  for (let i = 0; i < reading.tokens.length; i++) i = mentions.read(i)
  return mentions.parts
}

/** A word for a part, and how many tokens it takes. */
type Match = { value: Role; length: number }

class Mentions {
  readonly parts: Part[] = []
  private readonly reading: Reading
  private readonly kind: KindName
  private readonly facts: Map<number, Fact>
  /** Of the texts, by the words that named them: 'the phrase "X" on the left, below the phrase …'. */
  private readonly named = new Map<string, Role>()
  /** Of the things to show, by their nouns. */
  private readonly roles = new Map<string, Role>()
  private readonly things: Map<number, { from: number; to: number }>

  constructor(reading: Reading, kind: KindName, drawn: { from: number; to: number }[]) {
    this.reading = reading
    this.kind = kind
    this.facts = new Map(reading.facts.map((fact) => [fact.from, fact]))
    this.things = new Map(merged(drawn).map((range) => [range.from, range]))
  }

  /** Reads the mention that begins at token i, if any; answers its last token. */
  read(i: number): number {
    const fact = this.facts.get(i)
    if (fact !== undefined) return this.given(fact, i)
    const use = this.reading.uses[i]
    if (use === 'negative' || use === 'fact' || use === 'nav') return i
    const to = this.thing(i) ?? this.again(i) ?? this.rest(i) ?? this.word(i)
    return to === undefined ? i : to - 1
  }

  private given(said: Fact, i: number): number {
    const { reading } = this
    // What is said twice is one text.
    const role = reading.facts.find(({ text }) => text === said.text)?.role ?? said.role
    if (reading.free(i - 1) && CALLED.has(reading.word(i - 1))) this.named.set(reading.word(i - 1), role)
    // 'the date and location: "X"'
    if (reading.word(i - 1) === ':' && reading.word(i - 3) === 'and') {
      this.named.set(reading.word(i - 4), role)
      this.named.set(reading.word(i - 2), role)
    }
    const before = this.parts.at(-1)
    if (before && this.names(before, role, said.from)) Object.assign(before, { to: said.to, role, given: true })
    else this.parts.push({ role, from: i, to: said.to, given: true })
    return said.to - 1
  }

  /** 'the name "Sweet Crumb"' is one mention. */
  private names(before: Part, role: Role, from: number): boolean {
    const { reading } = this
    const near = !before.given && from - before.to <= 2 && sameSentence(reading, before.from, from)
    if (!near || reading.ends(before.to)) return false
    // 'place under the title: "X"' refers to the title.
    if (before.role !== role && besideBefore(reading, before.from)) return false
    // 'logo left (Peakline)' has its place before its text.
    if (from > before.to && placed(reading, before.to)) return false
    // A word right before a text names it, whatever it is.
    const right = before.to === from && !DRAWN.includes(before.role)
    return before.role === role || before.role === 'headline' || before.role === 'logo' || right
  }

  private thing(i: number): number | undefined {
    const { reading } = this
    const thing = this.things.get(i)
    if (thing === undefined) return undefined
    // 'the movie title "X"': what kind of title it is.
    const titled = PARTS.at(reading.tokens, thing.to)
    if (titled?.value === 'headline' && reading.tokens[thing.to + titled.length]?.type === 'quote') return undefined
    // 'Underneath the shoes': what was called a photo stays one.
    const head = singular(reading.word(thing.to - 1))
    const known = this.kind === 'logo' ? undefined : this.roles.get(head)
    const role = known ?? drawnRole(reading, thing, this.kind)
    this.roles.set(head, role)
    this.parts.push({ role, from: thing.from, to: thing.to })
    return thing.to
  }

  /** 'below the phrase' */
  private again(i: number): number | undefined {
    const { reading, named } = this
    const spoken = reading.word(i - 1) === 'the' && reading.tokens[i + 1]?.type !== 'quote'
    const role = spoken ? named.get(reading.word(i)) : undefined
    if (role === undefined) return undefined
    const both = reading.word(i + 1) === 'and' && named.get(reading.word(i + 2)) === role
    const to = both ? i + 3 : i + 1
    this.parts.push({ role, from: i, to })
    return to
  }

  /** 'the rest' */
  private rest(i: number): number | undefined {
    const rest = REST.at(this.reading.tokens, i)
    if (rest === undefined) return undefined
    this.parts.push({ role: 'detail', from: i, to: i + rest.length, rest: true })
    return i + rest.length
  }

  private word(i: number): number | undefined {
    const { reading } = this
    const word = reading.word(i)
    const site = this.siteAt(word)
    const match = this.matchAt(i, site)
    if (match === undefined || isOtherSense(reading, i, match)) return undefined
    const to = i + match.length
    const referred = REFERRED.has(word) && besideBefore(reading, i)
    const labelled = referred ? undefined : labelledText(reading, to, this.facts)
    if (labelled !== undefined) {
      this.parts.push({ role: labelled.role, from: i, to, given: true })
      return to
    }
    const ofKind = reading.uses[i] === 'kind' && site === undefined && !referred
    if (ofKind && !(this.kind !== 'logo' && match.value === 'logo')) return undefined
    if (REFERRED.has(word) && match.length === 1) return this.referred(i)
    if (match.length === 1 && (TYPE_NOUNS.has(word) || AMBIGUOUS.has(word)) && !isLed(reading, i)) return undefined
    const role = this.roleOf(i, match)
    if (this.kind === 'logo' && role === 'logo') return undefined
    this.parts.push({ role: this.inPlaceOf(role, i, to), from: i, to })
    return to
  }

  private siteAt(word: string): Match | undefined {
    const isSite = this.kind !== 'website' && SITES.has(word) && this.reading.has('link')
    return isSite ? { value: 'link', length: 1 } : undefined
  }

  private matchAt(i: number, site: Match | undefined): Match | undefined {
    const { reading } = this
    const word = reading.word(i)
    return (
      spokenAt(reading, i) ??
      PARTS.at(reading.tokens, i) ??
      menuAt(this.kind, word) ??
      site ??
      (REFERRED.has(word) ? { value: 'brand', length: 1 } : undefined)
    )
  }

  /** 'above the text' */
  private referred(i: number): number | undefined {
    const { reading } = this
    if (!besideBefore(reading, i) && !clauseStart(reading, i)) return undefined
    // 'a line of text'
    if (reading.word(i - 1) === 'of' && /^(?:lines?|block|piece|bit)$/.test(reading.word(i - 2))) return undefined
    this.parts.push({ role: this.kind === 'logo' ? 'brand' : 'headline', from: i, to: i + 1 })
    return i + 1
  }

  private roleOf(i: number, match: Match): Role {
    const { reading, kind } = this
    const role = partFor(match.value, reading.word(i), kind)
    // 'red telephone left', 'phone mockup right': no number was given.
    const isPhone = role === 'phone' && kind !== 'business-card' && !reading.has('phone')
    if (isPhone && thingAt(reading.tokens, i) !== undefined) return kind === 'poster' ? 'illustration' : 'icon'
    // 'museum name' of whom it is for
    const hosts = role === 'place' && match.length > 1 && !reading.has('place') && reading.has('brand')
    return hosts ? 'brand' : role
  }

  /** Where a design has no text of a role, the word means the one that stands for it. */
  private inPlaceOf(role: Role, i: number, to: number): Role {
    const { reading, kind } = this
    const [name, headline, person] = [reading.has('brand'), reading.has('headline'), reading.has('person')]
    const card = kind === 'business-card'
    if (role === 'brand' && card && person && !this.ofFirm(i, to)) return 'person'
    if (role === 'brand' && (kind === 'poster' || kind === 'banner') && !name && headline) return 'headline'
    // 'the quote … by Dieter Rams, the name small'
    if (role === 'brand' && !card && !name && !headline && person) return 'person'
    const mark = card || kind === 'logo' || kind === 'icon'
    return role === 'headline' && mark && !headline && name ? 'brand' : role
  }

  private ofFirm(i: number, to: number): boolean {
    const said = this.reading.slice(i, to).toLowerCase()
    return GROUPS.has(this.reading.word(i - 1)) || /company|business|brand|shop|store/.test(said)
  }
}

/** 'a huge number 7', 'place it top right', 'drawn with one line', 'line 1 "X"', 'in small text: "X"', 'on the line below' */
function isOtherSense(reading: Reading, i: number, match: Match): boolean {
  const [before, word, next] = [reading.word(i - 1), reading.word(i), reading.word(i + 1)]
  if (word === 'number') return /^\d{1,3}$/.test(next)
  if (word === 'place') return PLACED.has(next)
  if (/^lines?$/.test(word)) {
    const counted = /^(?:of|saying|reading|break|\d)$/.test(next)
    const drawn = /^(?:one|single|continuous)$/.test(before) || reading.word(i - 2) === 'on'
    return counted || (word === 'line' && drawn)
  }
  return match.length > 1 && reading.word(i + match.length - 1) === 'text' && before === 'in'
}

/** 'the button', 'a large line', 'Booking button': a word of many senses that speaks of a part here. */
const isLed = (reading: Reading, i: number): boolean =>
  ARTICLES.has(reading.word(i - 1)) ||
  SIZES[reading.word(i - 1)] !== undefined ||
  isColourWord(reading.word(i - 1)) ||
  /^(?:and|,|with|rounded|thin|thick)$/.test(reading.word(i - 1)) ||
  (reading.word(i) === 'button' && reading.tokens[i - 1]?.type === 'word')

/** 'above the text', 'left of the wordmark': the name, where a place refers to it. */
const REFERRED = words('text lettering letters wording word words wordmark type')

/** What a text is called without being a part of a design. */
const CALLED = words(
  'phrase sentence statement slogan motto words word number numerals message question announcement saying',
)

/** ', text in grey below …', 'the text on the right' */
function clauseStart(reading: Reading, i: number): boolean {
  const before = reading.word(i - 1)
  return (
    before === ',' ||
    before === 'with' ||
    reading.opens(i) ||
    (before === 'the' && (reading.opens(i - 1) || [',', 'and', 'put', 'place'].includes(reading.word(i - 2))))
  )
}

/** 'Text at the lower left: "X"', 'Small text bottom center: "X"': the text that a word and its place announce. */
function labelledText(reading: Reading, from: number, facts: Map<number, Fact>): Fact | undefined {
  let k = from
  for (let to: number | undefined = k; to !== undefined; to = cornerAt(reading, k)?.to ?? besideEnd(reading, k)) k = to
  return k > from && reading.word(k) === ':' && reading.tokens[k + 1]?.type === 'quote' ? facts.get(k + 1) : undefined
}

function besideBefore(reading: Reading, i: number): boolean {
  const k = ARTICLES.has(reading.word(i - 1)) ? i - 2 : i - 1
  return ['above', 'below', 'beneath', 'under', 'underneath', 'beside', 'of', 'to', 'over', 'before', 'atop'].includes(
    reading.word(k),
  )
}

/** What a prompt calls a text that it gave elsewhere. */
const SPOKEN = table<Role>({
  "author|author name|author's name|name of the author|performer|speaker's name|artist's name|his name|her name":
    'person',
  'room|hall|city|town': 'place',
  'company|firm': 'brand',
  web: 'link',
  'book title|film title|movie title|play title|song title|album title|message|slogan text': 'headline',
})

function spokenAt(reading: Reading, i: number): { value: Role; length: number } | undefined {
  const found = SPOKEN.at(reading.tokens, i)
  const longer = (PARTS.at(reading.tokens, i)?.length ?? 0) > (found?.length ?? 0)
  return found !== undefined && !longer && reading.has(found.value) ? found : undefined
}

/** 'farm name', 'group name': whose it is, beside a person. */
const GROUPS = words('farm group band team club school choir event conference festival practice clinic label gallery')

/** What a card or poster calls its web address. */
const SITES = words('website site web webpage')

/** What somebody is asked to place. */
const PLACED = words('it them the a an this that everything all')

const AMBIGUOUS =
  words(`line lines band box place number frame note role job outline position time times items list info deal contact
  strip services location panel badge hours image button quote body`)

/** 'left (', 'below:' */
const placed = (reading: Reading, k: number) =>
  CORNERS.at(reading.tokens, k) !== undefined ||
  /^(?:below|above|under|underneath|beneath|beside)$/.test(reading.word(k))

/** A site's menu is its navigation. */
const menuAt = (kind: KindName, word: string): { value: Role; length: number } | undefined =>
  kind === 'website' && word === 'menu' ? { value: 'nav', length: 1 } : undefined

/** Ranges that overlap speak of one thing: 'a tiny snail' and 'snail icon'. */
function merged(drawn: { from: number; to: number }[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const { from, to } of [...drawn].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = found[found.length - 1]
    if (last !== undefined && from < last.to) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}

function drawnRole(reading: Reading, { from, to }: { from: number; to: number }, kind: KindName): Role {
  // 'photo of mountains', 'wrench icon'
  const opens = ['of', 'showing', ':'].includes(reading.word(from + 1)) ? PARTS.at(reading.tokens, from) : undefined
  const match = PARTS.at(reading.tokens, to - 1) ?? opens
  if (match !== undefined && ['icon', 'photo', 'illustration', 'mark', 'logo'].includes(match.value)) return match.value
  return kind === 'poster' || kind === 'website' ? 'illustration' : 'icon'
}

export function sameSentence(reading: Reading, a: number, b: number): boolean {
  return reading.tokens[a]?.sentence === reading.tokens[b]?.sentence
}
