/** Marks that part what a prompt says, and those that only look like it. */
import type { Reading } from './reading.ts'

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
