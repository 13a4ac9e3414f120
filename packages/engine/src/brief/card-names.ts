/** Persons and companies of a card whose capitals tell nothing: 'maria okafor, physiotherapist, flexwell clinic'. */

import { clausesOf, type Range } from './clauses.ts'
import { titleAt } from './job-titles.ts'
import { knownWord } from './loose-name.ts'
import { STOPS } from './name-extent.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS, COMPANY_ENDINGS } from './words/business.ts'
import { CITIES } from './words/cities.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, PREPOSITIONS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** Takes the person beside a job, then the company behind them. */
export function readCardNames(reading: Reading): void {
  const clauses = clausesOf(reading)
  if (reading.casing !== 'mixed' && !reading.has('person') && !reading.has('brand')) readPerson(reading, clauses)
  if (reading.casing !== 'mixed' && !reading.has('person')) readReached(reading, clauses)
  if (reading.has('person') && !reading.has('brand')) readFirm(reading, clauses)
  // ', Berlin'
  if (!reading.has('address'))
    for (const { from, to } of clauses)
      if (to - from === 1 && from > 0 && CITIES.has(reading.word(from)) && reading.capital(from) && reading.free(from))
        reading.fact('address', from, to)
}

function readPerson(reading: Reading, clauses: Range[]): void {
  for (const [n, clause] of clauses.entries()) {
    // 'for advocate rahul mehta'
    for (let k = clause.from; k < clause.to - 1; k++) {
      const end = JOB_WORDS.has(reading.word(k)) ? clause.to : 0
      if (end - k - 1 >= 2 && nameable(reading, { from: k + 1, to: end }, 3)) {
        reading.fact('person', k + 1, end)
        reading.fact('title', k, k + 1)
        return
      }
    }
    // 'joe bloggs builder': two words of no other meaning before a job.
    for (let k = clause.from + 2; k < clause.to; k++) {
      const range = { from: k - 2, to: k }
      const bound = k - 2 === clause.from || reading.word(k - 3) === 'for' || reading.uses[k - 3] === 'kind'
      if (!JOB_WORDS.has(reading.word(k)) || !bound || !nameable(reading, range, 2)) continue
      reading.fact('person', range.from, range.to)
      reading.fact('title', k, k + 1)
      return
    }
    const next = clauses[n + 1]
    const title = next === undefined ? undefined : titleAt(reading, next.from)
    const from = afterFor(reading, clause)
    const introduced = from > clause.from
    if (title === undefined || !nameable(reading, { from, to: clause.to }, 4)) continue
    if (clause.to - from < 2 && !introduced) continue
    reading.fact('person', from, clause.to)
    reading.fact('title', title.from, title.to)
    return
  }
}

/** 'tim hughes 07700 900555': two words of no other meaning before a number or a mail address. */
function readReached(reading: Reading, clauses: Range[]): void {
  for (const { from, to } of clauses) {
    const reach = reading.facts.some(
      (fact) => fact.from === from + 2 && (fact.role === 'phone' || fact.role === 'email'),
    )
    if (!reach || to < from + 3 || !nameable(reading, { from, to: from + 2 }, 2)) continue
    reading.fact('person', from, from + 2)
    return
  }
}

/** ', lima dental,', 'at sunview homes': an unknown word before one for a business. */
function readFirm(reading: Reading, clauses: Range[]): void {
  const person = reading.facts.find((fact) => fact.role === 'person')
  for (const clause of clauses) {
    if (person === undefined || clause.from < person.from) continue
    let from = clause.from
    while (from < clause.to && !reading.free(from)) from++
    const joined = reading.word(from) === 'at' || reading.word(from) === '@' || reading.word(from) === 'of'
    if (joined) from++
    // ', company Lindgren AB'
    if (/^(?:company|firm|business|employer)$/.test(reading.word(from)) && reading.capital(from + 1)) from++
    if (from > clause.from && !joined) continue
    const last = reading.word(clause.to - 1)
    if (clause.to - from < 2 || clause.to - from > 5 || PARTS.has(last) || reading.word(from) === 'then') continue
    if (!BUSINESS_NOUNS.has(last) && !COMPANY_ENDINGS.has(last)) continue
    if (!free(reading, from, clause.to) || ARTICLES.has(reading.word(from))) continue
    let unknown = 0
    for (let k = from; k < clause.to; k++) if (!knownWord(reading, k)) unknown++
    if (unknown === 0) continue
    reading.fact('brand', from, clause.to)
    return
  }
}

const afterFor = (reading: Reading, { from, to }: Range): number => {
  for (let k = from; k < to; k++)
    if (reading.word(k) === 'for' || (reading.word(k) === '4' && reading.uses[k - 1] === 'kind')) return k + 1
  return from
}

/** Words that nothing else is known to mean. */
function nameable(reading: Reading, { from, to }: Range, most: number): boolean {
  if (to - from > most || !plain(reading, from, to)) return false
  for (let k = from; k < to; k++) {
    if (BUSINESS_NOUNS.has(reading.word(k)) || JOB_WORDS.has(reading.word(k))) return false
    if (k === from && ARTICLES.has(reading.word(k))) return false
  }
  return !knownWord(reading, to - 1) || !knownWord(reading, from)
}

function free(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (!reading.free(k) || STOPS.has(reading.word(k)) || PREPOSITIONS.has(reading.word(k))) return false
  return !TONE_WORDS.has(reading.word(from)) && !LAYOUT_WORDS.has(reading.word(from))
}

function plain(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++) {
    const token = reading.tokens[k]
    if (token?.type !== 'word' || !reading.free(k)) return false
    const word = token.lower
    if (STOPS.has(word) || PREPOSITIONS.has(word) || LAYOUT_WORDS.has(word)) return false
    if (isColourWord(word) || TONE_WORDS.has(word)) return false
  }
  return true
}
