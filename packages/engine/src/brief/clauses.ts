/** Clauses of a prompt: what stands between marks and line breaks. */
import type { Reading } from './reading.ts'

export interface Range {
  /** Half-open range of tokens. */
  from: number
  to: number
}

const MARKS = new Set([...',;:.!?—–-|•·()/'])

/** Every clause that holds a token; a dash between numbers divides nothing ('9–5'). */
export function clausesOf(reading: Reading): Range[] {
  const clauses: Range[] = []
  let from = 0
  for (let k = 0; k <= reading.tokens.length; k++) {
    const token = reading.tokens[k]
    const cut =
      token === undefined ||
      token.type === 'newline' ||
      token.type === 'quote' ||
      (token.type === 'mark' &&
        MARKS.has(token.text) &&
        !(/^[/.]$/.test(token.text) && reading.uses[k] === 'fact') &&
        !withinNumbers(reading, k) &&
        !joins(reading, k))
    if (!cut) continue
    if (k > from) clauses.push({ from, to: k })
    from = k + 1
  }
  return clauses
}

/** 'Oslo–Kiel': a dash without spaces between two capitals. */
export const joins = (reading: Reading, k: number) =>
  /^[-–]$/.test(reading.word(k)) &&
  reading.tokens[k]?.tight === true &&
  reading.tokens[k + 1]?.tight === true &&
  reading.capital(k - 1) &&
  reading.capital(k + 1)

/** ';' and a dash between spaces part what a list tells: '… at the top - a fox on the left - …'. */
export const divides = (reading: Reading, k: number) =>
  reading.word(k) === ';' || (/^[-–—]$/.test(reading.word(k)) && !joins(reading, k) && !withinNumbers(reading, k))

/** '9–5' is no end of a clause. */
export const withinNumbers = (reading: Reading, k: number) =>
  /^[-–—]$/.test(reading.word(k)) && /^\d/.test(reading.word(k - 1)) && /^\d/.test(reading.word(k + 1))
