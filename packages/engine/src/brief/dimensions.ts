/** Sizes that a prompt gives in numbers, with or without units. */
import type { Reading } from './reading.ts'

export type Unit = 'px' | 'mm' | 'cm' | 'in' | undefined

export interface Size {
  width: number
  height: number
  unit: Unit
}

export const SMALLEST = 50

export const LARGEST = 4000

export const UNIT_WORDS: Record<string, Unit> = {
  px: 'px',
  pixels: 'px',
  pixel: 'px',
  pix: 'px',
  mm: 'mm',
  millimeters: 'mm',
  millimetres: 'mm',
  cm: 'cm',
  centimeters: 'cm',
  centimetres: 'cm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  '”': 'in',
  "''": 'in',
  ins: 'in',
  'in.': 'in',
}

/** Takes the words of a size and answers it, where there is one. */
export function readSize(reading: Reading): Size | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const size = sizeAt(reading, i)
    if (size === undefined) continue
    reading.take(i, size.to, 'format')
    return size.size
  }
  return undefined
}

function sizeAt(reading: Reading, i: number): { size: Size; to: number } | undefined {
  const text = reading.word(i)
  // 300x250, 85x55mm
  const tight = /^(\d{1,5}(?:[.,]\d{1,3})?)(px|mm|cm|in)?[x×*](\d{1,5}(?:[.,]\d{1,3})?)(px|mm|cm|in|")?$/.exec(text)
  if (tight) {
    const next = unitAt(reading, i + 1)
    const unit = UNIT_WORDS[tight[4] ?? tight[2] ?? ''] ?? next
    const size = { width: toNumber(tight[1]), height: toNumber(tight[3]), unit }
    return plausible(size) ? { size, to: i + (next !== undefined && tight[4] === undefined ? 2 : 1) } : undefined
  }
  // 300 x 250 px, 8.5 by 11 inches, 3.5" x 2"
  const first = /^(\d{1,5}(?:[.,]\d{1,3})?)(px|mm|cm|in)?$/.exec(text)
  if (!first) return undefined
  let k = i + 1
  let unit = UNIT_WORDS[first[2] ?? '']
  if (
    unit === undefined &&
    UNIT_WORDS[reading.word(k)] !== undefined &&
    ['x', '×', 'by', '*'].includes(reading.word(k + 1))
  ) {
    unit = UNIT_WORDS[reading.word(k)]
    k++
  }
  let second = ''
  if (['x', '×', 'by', '*'].includes(reading.word(k))) second = reading.word(k + 1)
  else if (/^[x×]\d/.test(reading.word(k))) {
    second = reading.word(k).slice(1)
    k--
  } else {
    // '1080*1350' loses its star in the tokens: two numbers in a row with one character between.
    const a = reading.tokens[i]
    const b = reading.tokens[k]
    if (a && b && b.start - a.end === 1 && reading.prompt[a.end] === '*') {
      second = b.lower
      k--
    } else return undefined
  }
  const last = /^(\d{1,5}(?:[.,]\d{1,3})?)(px|mm|cm|in|")?$/.exec(second)
  if (!last) return undefined
  let to = k + 2
  unit = UNIT_WORDS[last[2] ?? ''] ?? unit
  const next = unitAt(reading, to)
  if (next !== undefined && !(reading.word(to) === 'in' && unit === undefined && toNumber(first[1]) > 100)) {
    unit ??= next
    to++
  }
  const size = { width: toNumber(first[1]), height: toNumber(last[1]), unit }
  return plausible(size) ? { size, to } : undefined
}

const toNumber = (text: string | undefined) => Number((text ?? '').replace(',', '.'))

/** A unit's word; a quotation is no inch mark. */
function unitAt(reading: Reading, k: number): Unit {
  return reading.tokens[k]?.type === 'quote' ? undefined : UNIT_WORDS[reading.word(k)]
}

function plausible({ width, height, unit }: Size): boolean {
  if (!(width > 0 && height > 0)) return false
  if (unit === 'px') return width >= 16 && height >= 16
  if (unit !== undefined) return true
  return (
    (width >= SMALLEST - 34 && height >= SMALLEST - 34) || (width <= 60 && height <= 60 && width >= 2 && height >= 2)
  )
}
