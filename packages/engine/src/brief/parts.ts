/** Where a prompt speaks of parts of the design: by word, by giving their text, by what is to be shown. */
import type { KindName, Role } from '../scene/types.ts'
import { cornerAt } from './corners.ts'
import { DRAWN, type Part } from './part-list.ts'
import { phrases, table, words } from './phrases.ts'
import { besideEnd } from './place-phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
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
  const parts: Part[] = []
  const facts = new Map(reading.facts.map((fact) => [fact.from, fact]))
  /** Of the texts, by the words that named them: 'the phrase "X" on the left, below the phrase …'. */
  const named = new Map<string, Role>()
  /** Of the things to show, by their nouns. */
  const roles = new Map<string, Role>()
  const things = new Map(merged(drawn).map((range) => [range.from, range]))
  for (let i = 0; i < reading.tokens.length; i++) {
    const said = facts.get(i)
    if (said !== undefined) {
      // What is said twice is one text.
      const fact = { ...said, role: reading.facts.find(({ text }) => text === said.text)?.role ?? said.role }
      if (reading.free(i - 1) && CALLED.has(reading.word(i - 1))) named.set(reading.word(i - 1), fact.role)
      // 'the date and location: "X"'
      if (reading.word(i - 1) === ':' && reading.word(i - 3) === 'and') {
        named.set(reading.word(i - 4), fact.role)
        named.set(reading.word(i - 2), fact.role)
      }
      // 'the name "Sweet Crumb"' is one mention.
      const before = parts[parts.length - 1]
      if (
        before &&
        !before.given &&
        fact.from - before.to <= 2 &&
        // 'place under the title: "X"' refers to the title.
        !(before.role !== fact.role && besideBefore(reading, before.from)) &&
        // 'logo left (Peakline)' has its place before its text.
        !(fact.from > before.to && placed(reading, before.to)) &&
        // A word right before a text names it, whatever it is.
        (before.role === fact.role ||
          before.role === 'headline' ||
          before.role === 'logo' ||
          (before.to === fact.from && !DRAWN.includes(before.role))) &&
        sameSentence(reading, before.from, i) &&
        !reading.ends(before.to)
      ) {
        before.to = fact.to
        before.role = fact.role
        before.given = true
      } else parts.push({ role: fact.role, from: i, to: fact.to, given: true })
      i = fact.to - 1
      continue
    }
    if (reading.uses[i] === 'negative' || reading.uses[i] === 'fact' || reading.uses[i] === 'nav') continue
    const thing = things.get(i)
    // 'the movie title "X"': what kind of title it is.
    const titled = thing && PARTS.at(reading.tokens, thing.to)
    if (
      thing !== undefined &&
      !(titled?.value === 'headline' && reading.tokens[thing.to + titled.length]?.type === 'quote')
    ) {
      // 'Underneath the shoes': what was called a photo stays one.
      const head = singular(reading.word(thing.to - 1))
      const role = (kind === 'logo' ? undefined : roles.get(head)) ?? drawnRole(reading, thing, kind)
      roles.set(head, role)
      parts.push({ role, from: thing.from, to: thing.to })
      i = thing.to - 1
      continue
    }
    const word = reading.word(i)
    const again = reading.word(i - 1) === 'the' && reading.tokens[i + 1]?.type !== 'quote' ? named.get(word) : undefined
    if (again !== undefined) {
      const both = reading.word(i + 1) === 'and' && named.get(reading.word(i + 2)) === again
      parts.push({ role: again, from: i, to: both ? i + 3 : i + 1 })
      if (both) i += 2
      continue
    }
    const rest = REST.at(reading.tokens, i)
    if (rest !== undefined) {
      parts.push({ role: 'detail', from: i, to: i + rest.length, rest: true })
      i += rest.length - 1
      continue
    }
    const site =
      kind !== 'website' && SITES.has(word) && reading.has('link') ? { value: 'link' as const, length: 1 } : undefined
    const match =
      spokenAt(reading, i) ??
      PARTS.at(reading.tokens, i) ??
      menuAt(kind, word) ??
      site ??
      (REFERRED.has(word) ? { value: 'brand' as const, length: 1 } : undefined)
    // 'a huge number 7', 'place it top right', 'drawn with one line'
    if (match === undefined || (word === 'number' && /^\d{1,3}$/.test(reading.word(i + 1)))) continue
    if (word === 'place' && PLACED.has(reading.word(i + 1))) continue
    if (word === 'line' && /^(?:one|single|continuous)$/.test(reading.word(i - 1))) continue
    // 'a line of text: "X"', 'line 1 "X"'
    if (
      /^lines?$/.test(word) &&
      (/^(?:of|saying|reading|break)$/.test(reading.word(i + 1)) || /^\d$/.test(reading.word(i + 1)))
    )
      continue
    // 'in small text: "X"'
    if (match.length > 1 && /^text$/.test(reading.word(i + match.length - 1)) && reading.word(i - 1) === 'in') continue
    // 'on the line below'
    if (word === 'line' && reading.word(i - 2) === 'on') continue
    const referred = REFERRED.has(word) && besideBefore(reading, i)
    const labelled = referred ? undefined : labelledText(reading, i + match.length, facts)
    if (labelled !== undefined) {
      parts.push({ role: labelled.role, from: i, to: i + match.length, given: true })
      i += match.length - 1
      continue
    }
    if (reading.uses[i] === 'kind' && site === undefined && !referred && !(kind !== 'logo' && match.value === 'logo'))
      continue
    if (REFERRED.has(word) && match.length === 1) {
      if (!besideBefore(reading, i) && !clauseStart(reading, i)) continue
      // 'a line of text'
      if (reading.word(i - 1) === 'of' && /^(?:lines?|block|piece|bit)$/.test(reading.word(i - 2))) continue
      parts.push({ role: kind === 'logo' ? 'brand' : 'headline', from: i, to: i + 1 })
      continue
    }
    if (match.length === 1 && (TYPE_NOUNS.has(word) || AMBIGUOUS.has(word))) {
      if (
        !ARTICLES.has(reading.word(i - 1)) &&
        !(SIZES[reading.word(i - 1)] !== undefined) &&
        !['and', ',', 'with'].includes(reading.word(i - 1)) &&
        // 'Booking button'
        !(word === 'button' && reading.tokens[i - 1]?.type === 'word')
      )
        continue
    }
    let role = partFor(match.value, word, kind)
    // 'red telephone left', 'phone mockup right': no number was given.
    if (
      role === 'phone' &&
      kind !== 'business-card' &&
      !reading.has('phone') &&
      thingAt(reading.tokens, i) !== undefined
    )
      role = kind === 'poster' ? 'illustration' : 'icon'
    // 'museum name' of whom it is for
    if (role === 'place' && match.length > 1 && !reading.has('place') && reading.has('brand')) role = 'brand'
    if (kind === 'logo' && role === 'logo') continue
    if (
      role === 'brand' &&
      kind === 'business-card' &&
      reading.has('person') &&
      !GROUPS.has(reading.word(i - 1)) &&
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
    // 'the quote … by Dieter Rams, the name small'
    if (role === 'brand' && kind !== 'business-card' && !reading.has('brand', 'headline') && reading.has('person'))
      role = 'person'
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
