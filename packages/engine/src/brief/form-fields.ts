/** Parts of a sheet in a colour of their own: 'left half black', 'split diagonally', 'the rest white'. */
import { nth } from '../base/items.ts'
import type { Hit } from './colour-hits.ts'
import { IN_IT, textsBehind } from './form-beside.ts'
import type { Reading } from './reading.ts'
import type { Corner, Form } from './types.ts'

export interface Found {
  form: Form
  /** The token behind it. */
  to: number
  /** The colour's words. */
  called: string
}

const SIDES: Partial<Record<string, Form['at']>> = {
  left: 'left',
  right: 'right',
  top: 'top',
  upper: 'top',
  bottom: 'bottom',
  lower: 'bottom',
}

/** 'left half black', 'top third in turquoise', 'half black half white': a part of the sheet in a colour of its own. */
export function fieldAt(reading: Reading, i: number, hits: Hit[]): Found[] | undefined {
  const bare = !IN_IT.test(reading.word(i - 1)) && reading.word(i + 2) !== 'in'
  const two = /^(?:two|2)$/.test(reading.word(i + 1)) && reading.word(i + 2) === 'thirds'
  const share = two ? 0.66 : { half: 0.5, third: 0.34, quarter: 0.25, ...(bare && { side: 0.5 }) }[reading.word(i + 1)]
  const side = SIDES[reading.word(i)]
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
export function splitAt(reading: Reading, i: number, hits: Hit[]): Found[] | undefined {
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
export function restAt(reading: Reading, i: number, hits: Hit[], before: Found | undefined): Found[] | undefined {
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

/** Tokens on either side that are looked at. */
const SENTENCE = 60

function sentenceOf(reading: Reading, i: number): string {
  const { sentence } = nth(reading.tokens, i)
  let [from, to] = [i, i]
  while (from > 0 && i - from < SENTENCE && reading.tokens[from - 1]?.sentence === sentence) from--
  while (to - i < SENTENCE && reading.tokens[to + 1]?.sentence === sentence) to++
  return reading.prompt.slice(reading.tokens[from]?.start, reading.tokens[to]?.end)
}
