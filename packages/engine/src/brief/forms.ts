/** Forms that a prompt wants to see: 'a red circle behind the title', 'a thick stripe at the bottom', 'left half black'. */
import { last } from '../base/items.ts'
import type { KindName } from '../scene/types.ts'
import { colourHits, type Hit } from './colour-hits.ts'
import { cornerAt } from './corners.ts'
import { besideOf, IN_IT } from './form-beside.ts'
import { type Found, fieldAt, restAt, splitAt } from './form-fields.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { Form } from './types.ts'
import { ARTICLES } from './words/grammar.ts'

type Noun = Pick<Form, 'shape' | 'at'> & {
  /** Means something else as a rule: a colour or a weight must say that a form is meant. */
  plain?: true
}
const NOUNS = table<Noun>({
  'circle|disc|disk|circles': { shape: 'disc' },
  dot: { shape: 'disc' },
  ring: { shape: 'ring', plain: true },
  'starburst|star burst|burst|price burst|splash': { shape: 'burst' },
  'badge|sticker|seal': { shape: 'burst', plain: true },
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
  /circle|dis[ck]|dot|ring|burst|splash|badge|sticker|seal|square|rectangle|box|block|triangle|diamond|rhombus|stripe|band|bar|strip|ribbon|panel|column|line|rule|border|outline|frame|gradient|ombr|fade|half|halves|third|quarter|diagonal/i

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
    i = last(one).to - 1
  }
  const forms = found.map(({ form }) => form)
  // There is one ground.
  const gradient = forms.find(({ shape }) => shape === 'gradient')
  return forms.filter((form) => form.shape !== 'gradient' || form === gradient)
}

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
