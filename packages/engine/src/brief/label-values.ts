/** How far the value of a key reaches. */
import { divides } from './clauses.ts'
import { cornerAt } from './corners.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Token } from './text.ts'

/** The end of a value: the line's, the next key's, or (within a line) the sentence's. */
export function valueEnd(reading: Reading, from: number, next: number, short: boolean, line: boolean): number {
  const { tokens } = reading
  let k = from
  while (k < next && k < tokens.length) {
    const token = tokens[k] as Token
    if (token.type === 'newline' || token.text === ';' || token.text === '|') break
    if (
      token.type === 'mark' &&
      (token.text === '.' || token.text === '!' || token.text === '?') &&
      (short || !line || k + 1 >= next)
    )
      break
    if (
      short &&
      (token.text === ',' || token.text === '(' || token.text === '—' || token.text === '–' || token.text === '-') &&
      !companyComma(reading, k)
    )
      break
    k++
  }
  return k
}

/** 'Smith, Jones & Partners' */
function companyComma(reading: Reading, k: number): boolean {
  const and = reading.word(k + 2)
  return reading.capital(k + 1) && (and === '&' || and === 'and') && reading.capital(k + 3)
}

/** A list's end: its line, or the bulleted lines that follow an empty one. */
export function blockEnd(reading: Reading, from: number, next: number): number {
  const { tokens } = reading
  let k = from
  if (tokens[k]?.type !== 'newline') {
    while (
      k < next &&
      tokens[k] !== undefined &&
      tokens[k]?.type !== 'newline' &&
      !reading.ends(k) &&
      !dashed(reading, k)
    )
      k++
    return k
  }
  while (k < next && tokens[k] !== undefined) {
    if (tokens[k]?.type === 'newline') {
      const bullet = tokens[k + 1]
      const numbered = /^\d{1,2}$/.test(bullet?.text ?? '') && /^[.)]$/.test(tokens[k + 2]?.text ?? '')
      if (
        bullet === undefined ||
        !(numbered || (bullet.type === 'mark' && /[-•*·●▪◦–✓✔►]/u.test(bullet.text)) || isStar(reading, k + 1))
      ) {
        // Lines without bullets belong to it as long as no blank line comes between.
        const gap = reading.prompt.slice((tokens[k] as Token).start, tokens[k + 1]?.start ?? 0)
        if (k > from && (gap.split('\n').length > 2 || bullet === undefined)) return k
        if (bullet === undefined) return k
      }
    }
    k++
  }
  while (
    k > from &&
    tokens[k - 1]?.type !== 'word' &&
    tokens[k - 1]?.type !== 'number' &&
    tokens[k - 1]?.type !== 'quote'
  )
    k--
  return k
}

/** A dash that no price follows ends a list in a line. */
const dashed = (reading: Reading, k: number) => /^[–—]$/.test(reading.word(k)) && !/^[\d$€£]/.test(reading.word(k + 1))

/** A star bullet leaves no token: look at the prompt itself. */
function isStar(reading: Reading, i: number): boolean {
  const start = reading.tokens[i]?.start ?? 0
  return /[*+]\s*$/.test(reading.prompt.slice(Math.max(0, start - 4), start))
}

/** Where a value turns to how it should look: 'Big Sale in red letters', 'Big Sale (large, at the top)'. */
export function cutInstruction(reading: Reading, from: number, to: number): number {
  for (let k = from + 1; k < to; k++) {
    if (reading.word(k) === '(' && LOOKS.has(reading.word(k + 1))) return k
    if (['in', 'at', 'on'].includes(reading.word(k))) {
      const next = ['the', 'a', 'an'].includes(reading.word(k + 1)) ? k + 2 : k + 1
      if (LOOKS.has(reading.word(next))) return k
    }
  }
  return to
}

/** Where other facts or parts follow a comma: 'play: Waiting for Lotte, premiere 2 October, title centred'. */
export function cutClause(reading: Reading, from: number, to: number): number {
  for (let comma = from + 1; comma < to; comma++) {
    if (reading.word(comma) !== ',') continue
    let end = comma + 1
    while (end < to && reading.word(end) !== ',' && !divides(reading, end)) end++
    for (let k = comma + 1; k < end; k++) {
      const fact = reading.uses[k] === 'fact' && reading.facts.some((one) => one.from === k && one.role !== 'list-item')
      if (fact || (k === end - 1 && cornerAt(reading, k) !== undefined)) return comma
    }
  }
  return to
}

const LOOKS =
  words(`large big bold small thin white black red gold serif top bottom center centre middle left right script caps huge
  tiny italic italics uppercase navy blue green centered centred smaller bigger`)
