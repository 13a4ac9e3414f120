/** Who is sought: 'we are looking for an early-morning baker', 'seeking two drivers'. */
import { findNotice } from './notices.ts'
import type { Reading } from './reading.ts'
import { ARTICLES, NUMBER_WORDS, REQUEST_VERBS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'

const LONGEST = 8
const SUBJECTS = new Set(["we're", 'are', 'is'])

/** Takes such a clause, from its subject to its end. A spread without a headline leads with it. */
export function readSought(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    const first = soughtFrom(reading, i)
    if (first < 0) continue
    let to = first
    let job = false
    while (
      to < i + LONGEST &&
      reading.free(to) &&
      reading.tokens[to]?.type === 'word' &&
      !REQUEST_VERBS.has(reading.word(to))
    ) {
      const word = reading.word(to)
      job ||= JOB_WORDS.has(word) || JOB_WORDS.has(word.replace(/s$/, ''))
      to++
    }
    const closed = reading.tokens[to] === undefined || reading.tokens[to]?.type !== 'word' || !reading.free(to)
    if (!job || !closed || REQUEST_VERBS.has(reading.word(to))) continue
    let from = i
    if (SUBJECTS.has(reading.word(from - 1)) && reading.free(from - 1)) from--
    if (reading.word(from) === 'are' && reading.word(from - 1) === 'we' && reading.free(from - 1)) from--
    const announced = reading.has('headline') || findNotice(reading.prompt, reading.tokens)?.announces === 'hiring'
    reading.fact(announced ? 'subhead' : 'headline', from, to)
    return
  }
}

/** Where the words for whoever is sought begin, or -1. */
function soughtFrom(reading: Reading, i: number): number {
  if (!reading.free(i)) return -1
  const next =
    reading.word(i) === 'looking' && reading.word(i + 1) === 'for' ? i + 2 : reading.word(i) === 'seeking' ? i + 1 : -1
  if (next < 0) return -1
  const word = reading.word(next)
  return ARTICLES.has(word) ||
    NUMBER_WORDS[word] !== undefined ||
    /^\d+$/.test(word) ||
    JOB_WORDS.has(word.replace(/s$/, ''))
    ? next
    : -1
}
