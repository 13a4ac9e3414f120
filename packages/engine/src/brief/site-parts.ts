/** The parts of a page that a prompt fills: 'a section with icons: "A", "B", "C"', 'Section "Team" with Ana Ruiz, CEO; …', testimonials. */
import type { Role } from '../scene/types.ts'
import { items, listEnd } from './list-items.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'

/** What holds several things side by side. */
const HOLDERS = words(
  `section sections column columns card cards feature features benefits icons steps tiles blocks services list grid row
  boxes items reasons advantages perks products plans packages area areas highlights`,
)
/** What a run of quotations is when these stand nearer. */
const OTHERS = words('button buttons link links menu nav navigation tabs cta ctas headline title logo footer header')
const ASKED = words('faq faqs questions question')
const SAID = words('testimonial testimonials review reviews quote quotes feedback')
/** So many words back a run of quotations looks for what holds it. */
const LEAD = 12
const LEAST = 2

const isQuote = (reading: Reading, i: number): boolean => reading.tokens[i]?.type === 'quote' && reading.free(i)
const joins = (word: string): boolean => word === ',' || word === 'and' || word === '&' || word === 'or'

/** The quotations of a run from i on: '"A", "B" and "C"'. */
function runAt(reading: Reading, i: number): number[] {
  const run = [i]
  for (let k = i + 1; k < reading.tokens.length; k++) {
    if (isQuote(reading, k)) run.push(k)
    else if (!joins(reading.word(k))) break
  }
  return run
}

/** What holds a run: the nearest noun before it in its sentence that says so. */
function roleOfRun(reading: Reading, first: number): Role | undefined {
  for (let k = first - 1; k > first - LEAD && k >= 0 && !reading.ends(k); k--) {
    const word = reading.word(k)
    if (reading.tokens[k]?.type === 'quote' || OTHERS.has(word)) return undefined
    if (ASKED.has(word)) return 'detail'
    // 'menu items' lead elsewhere.
    if (HOLDERS.has(word)) return OTHERS.has(reading.word(k - 1)) ? undefined : 'list-item'
  }
  return undefined
}

function readRuns(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!isQuote(reading, i)) continue
    const run = runAt(reading, i)
    const role = run.length >= LEAST ? roleOfRun(reading, i) : undefined
    if (role) for (const at of run) reading.fact(role, at, at + 1)
    i = run.at(-1) as number
  }
}

/** 'a testimonial from "Jamie L.": "Best coffee"', 'testimonial: "Best coffee" by Jamie': what was said, and who said it. */
function readSaid(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!SAID.has(reading.word(i)) || !reading.free(i)) continue
    let from = i + 1
    while (
      joins(reading.word(from)) ||
      /^(?::|from|by|of|a|an|customer|client|user|with|section)$/.test(reading.word(from))
    )
      from++
    const by = /^(?:from|by)$/.test(reading.word(from - 1))
    if (isQuote(reading, from) && by && reading.word(from + 1) === ':' && isQuote(reading, from + 2)) {
      reading.fact('person', from, from + 1)
      reading.fact('quote', from + 2, from + 3)
    }
  }
}

/** 'Section "Practice areas" with Family Law, Estate Planning', 'section with attorneys: Ana Ruiz, Partner; …' */
function readFilled(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (reading.word(i) !== 'section' || !reading.free(i)) continue
    let k = i + 1
    if (isQuote(reading, k)) k++
    if (!/^(?:with|for|listing|showing|of|:)$/.test(reading.word(k)) || !reading.free(k)) continue
    let from = k + 1
    // 'with attorneys: …', 'with the services …'
    for (let step = 0; step < 4 && reading.word(from) !== ':' && reading.tokens[from]?.type === 'word'; step++) {
      if (reading.capital(from)) break
      from++
    }
    if (reading.word(from) === ':') from++
    const to = sentenceEnd(reading, from)
    const found = parted(reading, from, to)
    if (found.length < LEAST || !found.every((item) => reading.capital(item.from) && reading.free(item.from))) continue
    for (const item of found) takeItem(reading, item)
  }
}

/** 'Ana Ruiz, Senior Partner' is a person and what she does. */
function takeItem(reading: Reading, { from, to }: { from: number; to: number }): void {
  for (let k = from + 2; k < to - 1; k++)
    if (reading.word(k) === ',' && looksLikePerson(reading, from, k)) {
      reading.fact('person', from, k)
      reading.fact('title', k + 1, to)
      return
    }
  reading.fact('list-item', from, to)
}

/** Strokes between items that hold commas of their own. */
function parted(reading: Reading, from: number, to: number): { from: number; to: number }[] {
  const cuts = [from - 1]
  for (let k = from; k < to; k++) if (reading.word(k) === ';') cuts.push(k)
  if (cuts.length === 1) return items(reading, from, Math.min(to, listEnd(reading, from, 'services')))
  return [...cuts, to].slice(1).map((cut, i) => ({ from: (cuts[i] as number) + 1, to: cut }))
}

function sentenceEnd(reading: Reading, from: number): number {
  let k = from
  while (k < reading.tokens.length && (!reading.ends(k) || reading.word(k) === ';')) k++
  return k
}

/** Takes what the prompt puts into parts of a page, before quotations are read one by one. */
export function readSiteParts(reading: Reading): void {
  readSaid(reading)
  readFilled(reading)
  readRuns(reading)
}
