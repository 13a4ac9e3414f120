/**
 * Prompts that only list: 'jazz night poster friday 9pm blue door free entry', 'every saturday 8-13 marktplatz linden'.
 * What stands between two facts, without a small word that ties it into a sentence, is a text of its own.
 */

import type { Role } from '../scene/types.ts'
import type { Range } from './clauses.ts'
import { ASKING, holds } from './copyable.ts'
import { words } from './phrases.ts'
import { segmentsOf } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { ARTICLES, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { ANYWHERE, FINITE, IMPERATIVES, SAYING } from './words/statements.ts'
import { TONE_WORDS } from './words/styles.ts'
import { VENUES } from './words/venues.ts'

const WHEN: Role[] = ['date', 'time']
const TOLD: Role[] = [...WHEN, 'price', 'phone', 'address', 'place']
const LONGEST = 5
const LINKS = words('and on with in')
/** Squares, halls and houses as other languages name them. */
const HOUSES = /(?:platz|markt|halle|haus|hof|schule|kirche|plein|torget|plads)$/
/** What ties a number or a name to its words. */
const TIES = words(
  'call text phone tel rsvp tickets ticket entry admission cost price from doors starts start only and or plus to incl incl. inkl. at @',
)

/** Takes them: the first behind a date or a time is where it takes place. */
export function readTerse(reading: Reading): void {
  for (const clause of segmentsOf(reading)) {
    const told = reading.facts.filter(
      ({ role, from, to }) => TOLD.includes(role) && from >= clause.from && to <= clause.to,
    )
    const before = reading.facts.find(({ role, to }) => WHEN.includes(role) && to === clause.from - 1)
    if (told.length === 0) {
      if (before !== undefined && !reading.has('place') && reading.casing === 'lower' && house(reading, clause))
        takeRun(reading, clause, 'place')
      continue
    }
    for (const run of runsOf(reading, clause)) {
      const dated = reading.facts.some(({ role, to }) => WHEN.includes(role) && to === run.from)
      const venue = venueEnd(reading, run)
      const says =
        /^\d/.test(reading.word(run.from)) ||
        SAYING.has(reading.word(run.from)) ||
        IMPERATIVES.has(reading.word(run.from))
      if (!says && !reading.has('place', 'address') && (venue > 0 || (dated && run.to - run.from > 1))) {
        takeRun(reading, { from: run.from, to: venue || run.to }, 'place')
        const rest = { from: venue || run.to, to: run.to }
        if (rest.to - rest.from > 1) takeRun(reading, rest, 'detail')
      } else if (run.to - run.from > 1 && run.from > clause.from) takeRun(reading, run, 'detail')
    }
  }
}

function takeRun(reading: Reading, { from, to }: Range, role: Role): void {
  for (let k = from; k < to; k++) if (!reading.free(k) || reading.tokens[k]?.type === 'mark') return
  reading.fact(role, from, to)
}

/** Free words between what is taken, without looks at their end; nothing that asks or is tied into a sentence. */
function runsOf(reading: Reading, clause: Range): Range[] {
  const runs: Range[] = []
  for (let k = clause.from; k < clause.to; k++) {
    if (!reading.free(k)) continue
    const from = k
    let to = k
    while (to < clause.to && reading.free(to)) to++
    k = to
    // Before the kind, or first behind it, stands what the design is for.
    if (reading.uses[to] === 'kind' || (reading.uses[from - 1] === 'kind' && !described(reading, from - 1))) continue
    const end = to
    while (to > from && styled(reading.word(to - 1))) to--
    const run = { from, to }
    const first = reading.word(from)
    // 'Dark red & chrome grey'
    if (SHADES.has(first) && isColourWord(reading.word(from + 1))) continue
    const article = ARTICLES.has(first) && first !== 'the'
    const tied =
      article || PREPOSITIONS.has(first) || TIES.has(first) || (end === to && PREPOSITIONS.has(reading.word(to - 1)))
    const cut = to - from > 1 ? speaksFrom(reading, { from, to }) : to
    if (!tied && cut > from && cut < to) {
      runs.push({ from, to: cut }, { from: cut, to })
      continue
    }
    const plain =
      !tied &&
      to > from &&
      to - from <= LONGEST &&
      reading.tokens.slice(from, to).every(({ type }) => type === 'word' || type === 'number')
    if (
      plain &&
      !holds(reading, run, UNSAID) &&
      !holds(reading, run, REQUEST_VERBS) &&
      PARTS.at(reading.tokens, to - 1) === undefined
    )
      runs.push(run)
  }
  return runs
}

/** 'volunteer day poster clean the beach': the kind has its subject before it. */
const described = (reading: Reading, kind: number) =>
  kind > 1 &&
  [kind - 1, kind - 2].every(
    (k) => reading.free(k) && !ARTICLES.has(reading.word(k)) && !REQUEST_VERBS.has(reading.word(k)),
  )

const UNSAID = new Set([...ASKING, ...FINITE].filter((word) => !ANYWHERE.has(word)))
const styled = (word: string) =>
  isColourWord(word) || TONE_WORDS.has(word) || SHADES.has(word) || LINKS.has(word) || LAYOUT_WORDS.has(word)

/** Where a run turns from telling to speaking to people: 'library courtyard bring cuttings'. */
function speaksFrom(reading: Reading, { from, to }: Range): number {
  for (let k = from + 1; k < to - 1; k++)
    if (IMPERATIVES.has(reading.word(k)) && VENUES.has(reading.word(k - 1))) return k
  return to
}

/** Behind the first word for a venue, or for a house at the beginning; 0 where there is none. */
function venueEnd(reading: Reading, { from, to }: Range): number {
  for (let k = from; k < to; k++) {
    if (!VENUES.has(reading.word(k)) && !HOUSES.test(reading.word(k))) continue
    if (k === from) return to
    while (k + 1 < to && VENUES.has(reading.word(k + 1))) k++
    return k + 1
  }
  return 0
}

function house(reading: Reading, { from, to }: Range): boolean {
  const known = VENUES.has(reading.word(from)) || VENUES.has(reading.word(to - 1)) || HOUSES.test(reading.word(from))
  return (
    to - from > 1 &&
    to - from < LONGEST &&
    (known || reading.word(from) === 'the') &&
    !PREPOSITIONS.has(reading.word(from)) &&
    !holds(reading, { from, to }, LAYOUT_WORDS)
  )
}
