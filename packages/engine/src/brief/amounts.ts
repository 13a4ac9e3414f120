/** Amounts of money: '$12', '20 euros', '15–20 CHF', '20/hr'. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'

const AMOUNT =
  /^(?:[$€£¥₹]|us\$|a\$|c\$|r\$|chf|eur|usd|gbp)\d[\d.,]*(?:k|m)?(?:[/-][\p{L}$€£\d.]+)?\+?$|^\d[\d.,]*(?:[$€£¥₹]|eur|usd|gbp|chf)$/iu
const SYMBOL = /^(?:[$€£¥₹]|us\$|usd|eur|gbp|chf|aud|cad)$/i
const UNITS = new Set([
  'dollars',
  'dollar',
  'bucks',
  'quid',
  'euros',
  'euro',
  'pounds',
  'usd',
  'eur',
  'gbp',
  'chf',
  'cents',
  '€',
  '$',
  '£',
  'reais',
  '₽',
  'zł',
  'kr',
  'kč',
  '₺',
  '₴',
  'rupees',
  'yen',
])
const RATES = words('hr h hour hrs person night month week day lesson class session')

/** The end of an amount of money that begins at token i, or i. */
export function amountEnd(reading: Reading, i: number): number {
  const text = reading.tokens[i]?.text ?? ''
  if (AMOUNT.test(text)) {
    const next = reading.word(i + 1)
    if ((next === '-' || next === '–' || next === 'to') && AMOUNT.test(reading.tokens[i + 2]?.text ?? '')) return i + 3
    return i + 1
  }
  // '20/hr'
  if (/^\d[\d.,]*$/.test(text) && reading.word(i + 1) === '/' && RATES.has(reading.word(i + 2))) return i + 3
  if (SYMBOL.test(text) && /^\d[\d.,]*$/.test(reading.tokens[i + 1]?.text ?? '')) return i + 2
  if (/^\d[\d.,]*$/.test(text) && UNITS.has(reading.word(i + 1))) return i + 2
  return i
}
