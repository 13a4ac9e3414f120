/** Whether capitalised words name a person. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { BUSINESS_NOUNS, COMMON_CAPITALS, COMPANY_ENDINGS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ADJECTIVES, EVENT_WORDS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { HONORIFICS } from './words/jobs.ts'
import { asObject } from './words/objects.ts'

/** Two or three capitalised words that hold no word of business: a person, or an honorific leads them. */
export function looksLikePerson(reading: Reading, from: number, to: number): boolean {
  let start = from
  while (HONORIFICS.has(reading.word(start)) && start < to - 1) start++
  if (start > from) return to - start <= 5
  const count = to - from
  if (count < 2 || count > 4) return false
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (
      word === '&' ||
      word === 'and' ||
      word === 'und' ||
      word === 'och' ||
      word === 'og' ||
      word === 'et' ||
      word === 'e' ||
      word === 'the' ||
      word === 'for' ||
      word === '+' ||
      /\d/.test(word)
    )
      return false
    if (PLAIN.has(word) && k > from) return false
    if (COMPANY_ENDINGS.has(word) || BUSINESS_NOUNS.has(word) || EVENT_WORDS.has(word)) return false
    if (/['’]s$/.test(word) || (k === to - 1 && STREETS.has(word))) return false
    if (isAllCaps(reading.tokens[k]) && word.length > 3 && count === 1) return false
    if (TRADES.has(word) && k === to - 1 && !PEOPLE.has(word)) return false
    if (
      k === from &&
      COMMON_CAPITALS.has(word) &&
      !['rose', 'may', 'april', 'june', 'august', 'will', 'mark'].includes(word)
    )
      return false
  }
  const [first, last] = [reading.word(from), reading.word(to - 1)]
  // 'Copper Fox', 'Blue Ridge': two things, no person.
  return !(thing(first) && thing(last))
}

/** Words of a saying ('Bean There', 'Fix It Felix'), never of a person. */
const PLAIN = words(
  'it up down there here now then you me us we good well best yes more less away out back again first ever after before to in on at a an or so no not',
)

const STREETS = words('road street avenue lane square boulevard place terrace quay drive')

const thing = (word: string) =>
  !PEOPLE.has(word) && (asObject(word) !== undefined || isColourWord(word) || ADJECTIVES.has(word) || TRADES.has(word))

const PEOPLE = words(
  'rose lily iris daisy ivy jasmine olive hazel robin ruby amber violet heather ginger basil rosemary jade pearl crystal dawn skye sky laurel willow poppy fern holly sage mark baker cook carpenter fisher hunter mason miller potter taylor tailor shepherd fox wolf drake finch swan wood stone hill rivers brook lake ford bush banks fields forest green brown white black gray grey young bell rice bird berry cherry page gold silver pike',
)
