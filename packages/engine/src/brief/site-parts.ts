/** The parts of a page that a prompt fills: 'a section with icons: "A", "B", "C"', 'Section "Team" with Ana Ruiz, CEO; …', testimonials. */
import type { Role } from '../scene/types.ts'
import { items, listEnd, takeItems } from './list-items.ts'
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

/** What leads from the word 'testimonial' to what was said. */
const TO_SAID = words(': ( from by of a an the with section customer client user , and')

/**
 * 'a testimonial from "Jamie L.": "Best coffee"', 'testimonials ("Best coffee" - Jamie; "Good" - Ana)': what was said, and who
 * said it.
 */
function readSaid(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!SAID.has(reading.word(i)) || !reading.free(i)) continue
    let k = i + 1
    while (TO_SAID.has(reading.word(k))) k++
    if (!isQuote(reading, k)) continue
    if (/^(?:from|by)$/.test(reading.word(k - 1)) && reading.word(k + 1) === ':' && isQuote(reading, k + 2)) {
      reading.fact('person', k, k + 1)
      reading.fact('quote', k + 2, k + 3)
      continue
    }
    while (isQuote(reading, k)) {
      reading.fact('quote', k, k + 1)
      const by = k + 2
      if (!/^(?:[-–—]|by|from)$/.test(reading.word(k + 1)) || !reading.capital(by)) break
      let end = by + 1
      while (end < by + 3 && reading.capital(end) && reading.free(end)) end++
      reading.fact('person', by, end)
      k = /^[;,]$/.test(reading.word(end)) ? end + 1 : end
      if (reading.word(k) === 'and') k++
    }
  }
}

/** '"About us" section: "We opened in 2012 …"', 'section "About us": "…"': a heading, and what stands under it. */
function readTitled(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    const behind = isQuote(reading, i) && reading.word(i + 1) === 'section'
    const before = isQuote(reading, i) && reading.word(i - 1) === 'section'
    const colon = behind ? i + 2 : i + 1
    if ((!behind && !before) || reading.word(colon) !== ':' || !isQuote(reading, colon + 1)) continue
    if (isQuote(reading, colon + 3) && joins(reading.word(colon + 2))) continue
    reading.fact('nav', i, i + 1)
    reading.fact('body', colon + 1, colon + 2)
  }
}

/** 'Sections Research, Publications, Teaching', 'sections: Our Mission, Events': names of parts, in capitals. */
function readNamedParts(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!/^(?:sections|pages)$/.test(reading.word(i)) || !reading.free(i)) continue
    let from = i + 1
    while (/^(?::|for|are|like|include|including)$/.test(reading.word(from))) from++
    const found = items(reading, from, listEnd(reading, from, 'sections'))
    if (found.length > LEAST && found.every((item) => reading.capital(item.from))) takeItems(reading, found, 'nav')
  }
}

/** 'App Store and Google Play buttons' */
function readButtons(reading: Reading): void {
  for (let i = 1; i < reading.tokens.length; i++) {
    if (reading.word(i) !== 'buttons' || !reading.free(i)) continue
    let from = i
    while (from > 0 && reading.free(from - 1) && (reading.capital(from - 1) || joins(reading.word(from - 1)))) from--
    while (from < i && joins(reading.word(from))) from++
    const found = items(reading, from, i)
    if (found.length >= LEAST) for (const item of found) reading.fact('cta', item.from, item.to)
  }
}

/** '3 listings: …', 'three short steps: …': how many are announced is nothing to print. */
function takeCounts(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!/^(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten)$/.test(reading.word(i)) || !reading.free(i))
      continue
    const colon = [i + 2, i + 3].find((k) => reading.word(k) === ':')
    const noun = colon === undefined ? '' : reading.word(colon - 1)
    if (colon !== undefined && /^\p{Ll}+s$/u.test(noun)) reading.take(i, colon + 1, 'request')
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
  readTitled(reading)
  readFilled(reading)
  readRuns(reading)
  readButtons(reading)
  takeCounts(reading)
  readNamedParts(reading)
}
