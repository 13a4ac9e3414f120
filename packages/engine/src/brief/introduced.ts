/** Names that a word introduces: 'called X', 'the name is X', 'our company is X'. */
import type { Candidate } from './loose-name.ts'
import { capitalised, lowerNameEnd, nameEnd } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, NAMING, PREPOSITIONS } from './words/grammar.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const INTRODUCED = words('company business brand shop store firm studio name')

/** 'called X', 'the name is X', 'my company X'. */
export function namedAt(reading: Reading, i: number): Candidate | undefined {
  const word = reading.word(i)
  let from = -1
  let score = 100
  if (NAMING.has(word) && reading.free(i)) {
    from = i + 1
    if (word === 'known' && reading.word(from) === 'as') from++
    else if (word === 'known') return undefined
    if (
      ['section', 'button', 'page', 'font', 'typeface', 'color', 'colour', 'tab', 'song', 'film', 'style'].includes(
        reading.word(i - 1),
      )
    )
      return undefined
    if (reading.word(from) === ':' || reading.word(from) === '-') from++
  } else if (word === 'name' && ['is', ':', '='].includes(reading.word(i + 1)) && reading.uses[i] !== 'negative') {
    from = i + 2
    if (reading.word(i - 1) === 'my' || reading.word(i - 1) === 'his' || reading.word(i - 1) === 'her') score = 94
    if (reading.word(i - 1) === 'domain' || reading.word(i - 1) === 'font') return undefined
  } else if (
    (word === 'name' || word === 'brand' || word === 'company') &&
    ['the', 'my', 'our', 'business', 'company', 'brand', 'shop', 'of'].includes(reading.word(i - 1)) &&
    reading.word(i + 1) === 'of' &&
    ['name', 'title'].includes(word) &&
    reading.word(i - 1) !== 'by'
  ) {
    return undefined
  } else if (word === 'is' && namedOf(reading, i)) {
    from = i + 1
  } else if (
    word === 'of' &&
    reading.word(i - 1) === 'name' &&
    reading.word(i - 2) === 'the' &&
    reading.word(i - 3) === 'by'
  ) {
    from = i + 1
  } else if (
    word === 'name' &&
    reading.tokens[i - 1]?.type === 'word' &&
    !['font', 'file', 'domain', 'street'].includes(reading.word(i - 1)) &&
    reading.capital(i + 1)
  ) {
    from = i + 1
  } else if (
    word === 'name' &&
    [',', '.', '', '\n', ';'].includes(reading.word(i - 1)) &&
    reading.tokens[i + 1]?.type === 'word' &&
    !LAYOUT_WORDS.has(reading.word(i + 1)) &&
    !PREPOSITIONS.has(reading.word(i + 1)) &&
    !ARTICLES.has(reading.word(i + 1)) &&
    !['is', 'and', 'should', 'must', 'will', 'goes', 'centered', 'centred', 'title', 'only'].includes(
      reading.word(i + 1),
    ) &&
    !isColourWord(reading.word(i + 1)) &&
    !TONE_WORDS.has(reading.word(i + 1))
  ) {
    from = i + 1
    score = 80
  } else if (
    INTRODUCED.has(word) &&
    ['is', "'s"].includes(reading.word(i + 1)) &&
    reading.word(i - 1) !== 'a' &&
    reading.capital(i + 2)
  ) {
    from = i + 2
    score = 95
  } else if (word === 'names' && capitalised(reading, i + 1)) {
    from = i + 1
    score = 80
  } else if (word === 'logo' && reading.free(i) && reading.word(i + 1) === 'of' && capitalised(reading, i + 2)) {
    from = i + 2
    score = 86
  } else if (word === 'logo' && reading.free(i) && capitalised(reading, i + 1)) {
    // 'logo Fisca in the middle'
    from = i + 1
    score = 86
  } else if ((word === 'is' || word === "it's") && reading.word(i + 1) === 'called') {
    return undefined
  } else return undefined
  if (
    !reading.free(from) ||
    reading.tokens[from]?.type === 'mark' ||
    (['is', 'in', 'at', 'with', 'should', 'goes'].includes(reading.word(from)) &&
      !reading.capital(from) &&
      word === 'name')
  )
    return undefined
  const run = nameEnd(reading, from)
  let to = run > from ? run : lowerNameEnd(reading, from)
  // 'called the Daily Grind': a small 'the' before capitals.
  if (run === from && reading.word(from) === 'the' && capitalised(reading, from + 1)) {
    from++
    to = nameEnd(reading, from)
  }
  return to > from ? { from, to: parallelEnd(reading, from, to), score } : undefined
}

/** 'the name of the play is …', 'the title of our show is …' */
function namedOf(reading: Reading, is: number): boolean {
  for (let k = is - 1; k > is - 6 && k > 0; k--)
    if (reading.word(k) === 'of') return ['name', 'title'].includes(reading.word(k - 1)) && reading.capital(is + 1)
  return false
}

/** 'called Cold Coffee, Warm Bodies': two halves of as many words at the end of a sentence. */
function parallelEnd(reading: Reading, from: number, to: number): number {
  if (reading.word(to) !== ',' || to - from < 2) return to
  const end = nameEnd(reading, to + 1)
  const closed = reading.tokens[end] === undefined || reading.ends(end)
  return closed && end - to - 1 === to - from ? end : to
}
