/** Forms that a prompt wants to see: 'a red circle behind the title', 'a thick stripe at the bottom', 'left half black'. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { colourHits, type Hit } from './colour-hits.ts'
import { cornerAt } from './corners.ts'
import { table, words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { Corner, Form } from './types.ts'
import { ARTICLES } from './words/grammar.ts'
import { PARTS, partFor } from './words/parts.ts'

type Noun = Pick<Form, 'shape' | 'at'> & {
  /** Means something else as a rule: a colour or a weight must say that a form is meant. */
  plain?: true
}
const NOUNS = table<Noun>({
  'circle|disc|disk|circles': { shape: 'disc' },
  dot: { shape: 'disc' },
  ring: { shape: 'ring', plain: true },
  'square|rectangle|box|block': { shape: 'square', plain: true },
  'triangle|triangles': { shape: 'triangle' },
  'diamond|rhombus': { shape: 'diamond', plain: true },
  stripe: { shape: 'band' },
  'band|bar|strip|banner strip|ribbon': { shape: 'band', plain: true },
  'header strip|header bar|header band|top bar': { shape: 'band', at: 'top' },
  'footer strip|footer bar|footer band|bottom bar': { shape: 'band', at: 'bottom' },
  'panel|column': { shape: 'field', plain: true },
  'line|rule|divider line|underline': { shape: 'line', plain: true },
  'border|outline|frame': { shape: 'frame' },
  'gradient|ombre|ombré|colour fade|color fade': { shape: 'gradient' },
})
/** What may follow the noun of a form: otherwise it is part of another ('square format', 'bar chart', 'border collie'). */
const FOLLOWS = words(
  'behind around along at in on across under underneath below beneath above over between with of to from near next through running runs and that which as containing saying reading framing inside outside all background backdrop separating dividing . , ; : ! ( ) – —',
)
const WEIGHTS: Record<string, Form['weight']> = {
  thin: 'thin',
  fine: 'thin',
  hairline: 'thin',
  narrow: 'thin',
  slim: 'thin',
  delicate: 'thin',
  thick: 'thick',
  bold: 'thick',
  wide: 'thick',
  heavy: 'thick',
  broad: 'thick',
  chunky: 'thick',
}
const MANNERS: Record<string, Form['manner']> = { double: 'double', dashed: 'dashed', dotted: 'dashed' }
const LOOKS = words('solid filled simple plain single full full-width coloured colored horizontal vertical round soft')
/** Words that a part's own form is looked for in, before the noun. */
const LONGEST = 7
/** What a clause opens behind. */
const EDGES = words(', : ; and with')
/** A clause behind the noun, tokens. */
const REACH = 14
const MOST = 6
const QUICK =
  /circle|dis[ck]|dot|ring|square|rectangle|box|block|triangle|diamond|rhombus|stripe|band|bar|strip|ribbon|panel|column|line|rule|border|outline|frame|gradient|ombr|fade|half|halves|third|quarter|diagonal/i

/** The forms of a sheet; marks and pages have none. */
export function readForms(reading: Reading, kind: KindName): Form[] {
  if ((kind !== 'poster' && kind !== 'banner' && kind !== 'business-card') || !QUICK.test(reading.prompt)) return []
  const hits = colourHits(reading)
  const found: Found[] = []
  for (let i = 0; i < reading.tokens.length && found.length < MOST; i++) {
    const one =
      splitAt(reading, i, hits) ??
      restAt(reading, i, hits, found.at(-1)) ??
      fieldAt(reading, i, hits) ??
      nounAt(reading, i, hits, kind)
    if (one === undefined) {
      const again = backTo(reading, i, found)
      if (again) holdTexts(reading, i, again)
      continue
    }
    found.push(...one)
    i = (one.at(-1) as Found).to - 1
  }
  const forms = found.map(({ form }) => form)
  // There is one ground.
  const gradient = forms.find(({ shape }) => shape === 'gradient')
  return forms.filter((form) => form.shape !== 'gradient' || form === gradient)
}

interface Found {
  form: Form
  /** The token behind it. */
  to: number
  /** The colour's words. */
  called: string
}

/** 'left half black', 'top third in turquoise', 'half black half white': a part of the sheet in a colour of its own. */
function fieldAt(reading: Reading, i: number, hits: Hit[]): Found[] | undefined {
  const bare = !IN_IT.test(reading.word(i - 1)) && reading.word(i + 2) !== 'in'
  const two = /^(?:two|2)$/.test(reading.word(i + 1)) && reading.word(i + 2) === 'thirds'
  const share = two ? 0.66 : { half: 0.5, third: 0.34, quarter: 0.25, ...(bare && { side: 0.5 }) }[reading.word(i + 1)]
  const side = { left: 'left', right: 'right', top: 'top', upper: 'top', bottom: 'bottom', lower: 'bottom' }[
    reading.word(i)
  ] as Form['at']
  if (share === undefined || side === undefined || reading.uses[i] === 'fact') return undefined
  let k = i + (two ? 3 : 2)
  while (
    /^(?:is|in|:|,|be|should|painted|coloured|colored|of|the|card|poster|sheet|=|-)$/.test(reading.word(k)) &&
    k < i + 7
  )
    k++
  const hit = hits.find(({ from }) => from === k)
  // 'a grey left third'
  const before = hits.find(({ to }) => to === i)
  const colour = hit && closesColour(reading, hit.to) ? hit : before
  if (!colour) return undefined
  const diagonal = /\bdiagonal(?:ly)?\b/i.test(sentenceOf(reading, i))
  const held = reading.word(colour.to) === 'with' ? textsBehind(reading, colour.to) : undefined
  const form: Form = {
    shape: 'field',
    at: side,
    share,
    colours: [colour.hex],
    ...(diagonal && { diagonal: true }),
    ...(held && { texts: held }),
  }
  return [{ form, to: Math.max(colour.to, i + 2), called: colour.words.toLowerCase() }]
}

/** 'half red half blue', 'split diagonally between teal and white': both fields at once. */
function splitAt(reading: Reading, i: number, hits: Hit[]): Found[] | undefined {
  const halved = reading.word(i) === 'half' && !reading.uses[i]
  const first = halved ? hits.find(({ from }) => from === i + 1) : undefined
  const divided = SPLIT.test(reading.word(i)) && reading.uses[i] !== 'fact'
  if (!first && !divided) return undefined
  const sentence = sentenceOf(reading, i)
  const [one, other] = first
    ? [first, hits.find(({ from }) => from > first.to && reading.word(from - 1) === 'half' && from - first.to < 4)]
    : (besides(hits, i) ?? hits.filter(({ from }) => from > i && from < i + 9))
  if (!one || !other || (!first && other.from - one.to > 2)) return undefined
  if (!first && /half|third/i.test(sentence)) return undefined
  const [a, b] = /horizontal|\btop\b|upper/i.test(sentence)
    ? (['top', 'bottom'] as const)
    : (['left', 'right'] as const)
  const diagonal = /\bdiagonal/i.test(sentence)
  return [one, other].map(({ hex, to, words }, n) => ({
    form: { shape: 'field', at: n === 0 ? a : b, share: 0.5, colours: [hex], ...(diagonal && { diagonal }) },
    to: Math.max(to, i + 1),
    called: words.toLowerCase(),
  }))
}
/** 'teal and white diagonal split' */
function besides(hits: Hit[], i: number): Hit[] | undefined {
  const before = hits.filter(({ to }) => to <= i && i - to < 4).slice(-2)
  const last = hits.findLast(({ to }) => to === i)
  return last && before.length === 2 ? before : undefined
}

const SPLIT = /^(?:split|divided|diagonal|diagonally|two-tone)$/

/** 'top third turquoise, the rest white': what is left of the sheet after a field. */
function restAt(reading: Reading, i: number, hits: Hit[], before: Found | undefined): Found[] | undefined {
  const field = before?.form
  if (field?.shape !== 'field' || !field.at || !/^(?:rest|remainder|other|remaining)$/.test(reading.word(i)))
    return undefined
  let k = i + 1
  while (/^(?:is|in|of|the|it|half|part|side|card|poster|sheet|page)$/.test(reading.word(k)) && k < i + 6) k++
  const hit = hits.find(({ from }) => from === k)
  if (!hit || !closesColour(reading, hit.to)) return undefined
  const at = OPPOSITE[field.at]
  if (!at) return undefined
  const form: Form = { ...field, at, share: 1 - (field.share ?? 0.5), colours: [hit.hex] }
  delete form.texts
  return [{ form, to: hit.to, called: hit.words.toLowerCase() }]
}
const OPPOSITE: Partial<Record<string, Corner>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

/** Behind the colour of a field its clause ends, or the next field begins. */
const closesColour = (reading: Reading, k: number): boolean =>
  reading.tokens[k] === undefined ||
  reading.tokens[k]?.type !== 'word' ||
  /^(?:and|with|the|right|left|bottom|top|lower|upper|for|containing|holding|where)$/.test(reading.word(k))

function nounAt(reading: Reading, i: number, hits: Hit[], kind: KindName): Found[] | undefined {
  const match = reading.uses[i] === 'fact' || reading.uses[i] === 'negative' ? undefined : NOUNS.at(reading.tokens, i)
  if (match === undefined) return undefined
  const to = i + match.length
  const next = reading.tokens[to]
  if (next?.type === 'word' && !FOLLOWS.has(reading.word(to)) && !hits.some(({ from }) => from === to)) return undefined
  const noun = match.value
  const looks = looksBefore(reading, i, hits)
  if (/^(?:no|without|not|any)$/.test(reading.word(looks.from - 1))) return undefined
  // 'under the triangle': one that was spoken of.
  if (!noun.plain && /^(?:the|this|that)$/.test(reading.word(looks.from)) && looks.colours.length === 0)
    return undefined
  const close = clauseEnd(reading, to)
  const gradient = noun.shape === 'gradient'
  // 'a border in gold', 'gradient from purple to orange'
  const behind = hits.filter((hit) => hit.from >= to && hit.to <= close && linked(reading, to, hit, gradient))
  const own = gradient ? looks.colours : looks.colours.slice(-1)
  const colours = (own.length > 0 ? own : behind.slice(0, gradient ? 3 : 1)).map(({ hex }) => hex)
  const told = colours.length > 0 || looks.weight !== undefined || looks.manner !== undefined
  if (!told && (noun.plain || !(looks.article || looks.size))) return undefined
  if (gradient && (colours.length < 2 || /^(?:text|letters|type|title|button)$/.test(reading.word(to + 1))))
    return undefined
  const everywhere = noun.shape === 'frame' || gradient
  const at = everywhere ? undefined : (placeOf(reading, to, close) ?? placeBefore(reading, looks.from) ?? noun.at)
  const beside = besideOf(reading, looks.from, to, close, kind)
  const form: Form = {
    shape: noun.shape === 'field' && (at === undefined || at === 'centre') ? 'square' : noun.shape,
    colours,
    ...(at && { at }),
    ...(looks.size && { size: looks.size }),
    ...(reading.word(i) === 'dot' && { size: 'small' as const }),
    ...(looks.weight && { weight: looks.weight }),
    ...(looks.manner && { manner: looks.manner }),
    ...beside,
  }
  return [{ form, to, called: [...looks.colours, ...behind][0]?.words.toLowerCase() ?? '' }]
}

interface Looks extends Pick<Form, 'size' | 'weight' | 'manner'> {
  from: number
  article: boolean
  colours: Hit[]
}

/** What is said of a form before its noun. */
function looksBefore(reading: Reading, noun: number, hits: Hit[]): Looks {
  const looks: Looks = { from: noun, article: false, colours: [] }
  for (let k = noun - 1; k >= Math.max(0, noun - LONGEST) && !looks.article; k--) {
    const word = reading.word(k)
    const hit = hits.find(({ from, to }) => from <= k && k < to)
    if (reading.uses[k] === 'fact') break
    if (hit) {
      if (!looks.colours.includes(hit)) looks.colours.unshift(hit)
    } else if (SIZES[word]) looks.size = SIZES[word]
    else if (WEIGHTS[word]) looks.weight = WEIGHTS[word]
    else if (MANNERS[word]) looks.manner = MANNERS[word]
    else if (ARTICLES.has(word) || word === 'one') looks.article = true
    else if (
      !(
        LOOKS.has(word) ||
        (/^(?:and|to|-|–|→|\/)$/.test(word) && looks.colours.length > 0 && hits.some((one) => one.to === k))
      )
    )
      break
    looks.from = k
  }
  return looks
}

/** The colour behind a form's noun is its own: 'in gold', 'of pink and orange', 'from purple to orange'. */
function linked(reading: Reading, to: number, hit: Hit, gradient: boolean): boolean {
  const before = reading.word(hit.from - 1)
  if (gradient)
    return hit.from === to || /^(?:from|of|in|to|and|between|into|,|:|through|\(|background|going)$/.test(before)
  return /^(?:in|of|\(|:)$/.test(before) && hit.from - to <= 2
}

/** The end of the clause that begins at a token. */
function clauseEnd(reading: Reading, from: number): number {
  let k = from
  while (k < reading.tokens.length && k < from + REACH && !reading.ends(k) && reading.word(k) !== ',') k++
  return k
}

function placeOf(reading: Reading, from: number, to: number): Form['at'] {
  for (let k = from; k < Math.min(to, from + 7); k++) {
    if (reading.tokens[k]?.type === 'quote') return undefined
    if (/^(?:behind|around|with|below|under|underneath|beneath|above|between)$/.test(reading.word(k))) return undefined
    const corner = cornerAt(reading, k)
    if (corner && corner.from > k - 1) return corner.at
  }
  return undefined
}

/** 'at the bottom a red stripe' */
function placeBefore(reading: Reading, from: number): Form['at'] {
  for (let k = from - 1; k >= Math.max(0, from - 5) && !reading.ends(k); k--) {
    const corner = cornerAt(reading, k)
    if (corner && corner.to >= from - 1 && corner.to <= from && (reading.opens(k) || EDGES.has(reading.word(k - 1))))
      return corner.at
  }
  return undefined
}

const HOLDING = /^(?:with|containing|saying|reading|that|which|holding|says)$/
const IN_IT = /^(?:in|inside|within|on|over)$/

/** What a form stands behind, around, below, or holds. */
function besideOf(
  reading: Reading,
  start: number,
  from: number,
  to: number,
  kind: KindName,
): Pick<Form, 'behind' | 'around' | 'below' | 'texts'> {
  const quoteAt = (k: number) => (reading.tokens[k]?.type === 'quote' ? [reading.slice(k, k + 1)] : undefined)
  // "'2 for 1' in a yellow circle"
  if (IN_IT.test(reading.word(start - 1))) {
    const given = quoteAt(start - 2)
    if (given) return { texts: given }
    const fact = reading.facts.find((one) => one.to === start - 1)
    return fact ? { texts: [fact.text] } : {}
  }
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    const side = /^behind$/.test(word)
      ? 'behind'
      : word === 'around'
        ? 'around'
        : /^(?:below|under|underneath|beneath)$/.test(word)
          ? 'below'
          : undefined
    if (side) {
      const next = ARTICLES.has(reading.word(k + 1)) ? k + 2 : k + 1
      const text = quoteAt(next)?.[0] ?? (reading.word(next) === 'it' ? lastText(reading, start) : undefined)
      const part = PARTS.at(reading.tokens, next)
      if (text !== undefined) return { [side]: { text } }
      if (part) {
        const role = partFor(part.value, reading.word(next), kind)
        const quoted = quoteAt(next + part.length)?.[0]
        return { [side]: { role, ...(quoted !== undefined && { text: quoted }) } }
      }
      if (side === 'behind') return { behind: { role: 'illustration' } }
    }
    const texts = HOLDING.test(word) ? textsBehind(reading, k) : undefined
    if (texts) return { texts }
    // 'a panel with a vase in it'
    if (
      word === 'with' &&
      ARTICLES.has(reading.word(k + 1)) &&
      /^(?:in|on|inside)$/.test(reading.word(to - 2)) &&
      reading.word(to - 1) === 'it'
    )
      return { behind: { role: 'illustration' } }
  }
  return {}
}

/** The text of a part; a name may be the headline. */
const factOf = (reading: Reading, role: Role | undefined): Fact | undefined =>
  reading.facts.find((one) => one.role === role) ??
  (role === 'brand' ? reading.facts.find((one) => one.role === 'headline') : undefined)

/** The quotation, or the part, that follows 'with' or 'saying'. */
function textsBehind(reading: Reading, k: number): string[] | undefined {
  for (let n = k + 1; n < k + 6 && !reading.ends(n); n++) {
    if (reading.tokens[n]?.type === 'quote') return [reading.slice(n, n + 1)]
    const role = PARTS.at(reading.tokens, n)?.value
    const fact = factOf(reading, role)
    if (fact && reading.tokens[n + 1]?.type !== 'quote') return [fact.text]
  }
  return undefined
}

/** The text that was spoken of last. */
const lastText = (reading: Reading, before: number): string | undefined =>
  reading.facts.filter((fact) => fact.to <= before).sort((a, b) => b.to - a.to)[0]?.text

/** 'on the black half the name …', 'inside the circle …', 'on it': a form of before, by its noun or by its side. */
function backTo(reading: Reading, i: number, found: Found[]): Form | undefined {
  if (!IN_IT.test(reading.word(i)) || !(ARTICLES.has(reading.word(i + 1)) || reading.word(i + 1) === 'it'))
    return undefined
  for (let k = i + 1; k < i + 5; k++) {
    const noun = NOUNS.at(reading.tokens, k)?.value.shape
    const same = noun && noun !== 'frame' && noun !== 'gradient' && found.findLast(({ form }) => form.shape === noun)
    if (same) return same.form
    if (/^(?:half|side|part|third)$/.test(reading.word(k))) {
      const before = reading.word(k - 1)
      return found.find(({ form, called }) => form.shape === 'field' && (form.at === before || called.includes(before)))
        ?.form
    }
  }
  return undefined
}

function holdTexts(reading: Reading, i: number, form: Form): void {
  let k = i + 3
  for (; k < reading.tokens.length && !reading.ends(k); k++) {
    if (
      reading.word(k) === 'outside' ||
      (k > i + 4 && IN_IT.test(reading.word(k)) && ARTICLES.has(reading.word(k + 1)))
    )
      break
    const fact = reading.facts.find((one) => one.from === k)
    if (fact) form.texts = [...(form.texts ?? []), fact.text]
  }
}

/** Tokens on either side that are looked at. */
const SENTENCE = 60

function sentenceOf(reading: Reading, i: number): string {
  const { sentence } = reading.tokens[i] as { sentence: number }
  let [from, to] = [i, i]
  while (from > 0 && i - from < SENTENCE && reading.tokens[from - 1]?.sentence === sentence) from--
  while (to - i < SENTENCE && reading.tokens[to + 1]?.sentence === sentence) to++
  return reading.prompt.slice(reading.tokens[from]?.start, reading.tokens[to]?.end)
}
