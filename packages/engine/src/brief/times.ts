/** How far a time, or a range of times, reaches. */
import { isDash, monthFollows } from './day-numbers.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { spokenTimeEnd, timeTailEnd } from './spoken-times.ts'
import { DAYS, PREFIXES, RANGE_JOINERS } from './words/calendar.ts'

const CLOCK = /^(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:[ap]m|h)?$/i

const HOUR = /^(?:0?[1-9]|1[0-2])(?::[0-5]\d|\.[0-5]\d)?(?:am|pm|a\.m\.?|p\.m\.?)$/i

const HOUR_RANGE = /^(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?(?:am|pm|h)?-(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?(?:am|pm|h)?$/i

/** 'noon-4pm' as one word */
const NAMED_RANGE =
  /^(?:noon|midnight)[-–](?:\d{1,2}(?::\d\d)?(?:am|pm)?|midnight)$|^\d{1,2}(?::\d\d)?(?:am|pm)?[-–](?:noon|midnight|late)$/i

const HALF = words(`am pm a.m. p.m. a.m p.m o'clock uhr hrs h`)

const NAMED = new Set(['noon', 'midnight', 'late', 'sunset', 'sunrise', 'dusk', 'dawn'])

const AFTER = words(', in at on | · ; ( with')

/** What other languages say before an hour. */
const CLOCKED = words('kl kl. godz godz. ore às dalle alle')

/** The end of a time or a range of times that begins at token i, or i. */
export function timeEnd(reading: Reading, i: number): number {
  // 'Mon–Fri 10–19': hours behind a day.
  const span = (n: number) => /^\d{1,2}$/.test(reading.tokens[n]?.text ?? '') && reading.free(n)
  const dated =
    DAYS.has(reading.word(i - 1)) ||
    reading.facts.some(
      (fact) => fact.role === 'date' && (fact.to === i || (fact.to === i - 1 && /^[/|·]$/.test(reading.word(i - 1)))),
    )
  if (dated && span(i) && isDash(reading.word(i + 1)) && span(i + 2) && !monthFollows(reading, i))
    return HALF.has(reading.word(i + 3)) ? i + 4 : i + 3
  // 'on 4 November between 9 and 17'
  const bounds = reading.word(i) === 'between' && span(i + 1) && reading.word(i + 2) === 'and' && span(i + 3)
  if (bounds && reading.free(i) && reading.has('date')) return HALF.has(reading.word(i + 4)) ? i + 5 : i + 4
  let k = Math.max(oneTime(reading, i, false), spokenTimeEnd(reading, i))
  if (k === i) return i
  for (let guard = 0; guard < 4; guard++) {
    const word = reading.word(k)
    if (RANGE_JOINERS.has(word) || ['til', "'til"].includes(word)) {
      const next = oneTime(reading, k + 1, word !== 'and' && word !== '&')
      if (next === k + 1) break
      k = next
    } else break
  }
  // '7-9' alone is no time.
  return timeTailEnd(reading, k)
}

/** 'Saturday 7 November, 11-18.': hours in a clause of their own. */
function behindComma(reading: Reading, i: number): boolean {
  const next = reading.tokens[i + 1]
  return /^[,/|·.–—-]$/.test(reading.word(i - 1)) && (next === undefined || reading.ends(i + 1) || next.type === 'mark')
}

function oneTime(reading: Reading, i: number, inRange: boolean): number {
  const token = reading.tokens[i]
  if (token === undefined || !reading.free(i)) return i
  const text = token.text
  if (HOUR.test(text) || NAMED_RANGE.test(text)) return i + 1
  if (
    CLOCK.test(text) &&
    (text.includes(':') ||
      /h/i.test(text) ||
      reading.facts.some(
        (fact) => fact.role === 'date' && (fact.to === i || (fact.to === i - 1 && behindComma(reading, i))),
      ) ||
      ['at', 'from', 'um', 'à', 'alle'].includes(reading.word(i - 1)) ||
      HALF.has(reading.word(i + 1)))
  ) {
    if (text === '16:9' || text === '4:5' || text === '1:1') return i
    return HALF.has(reading.word(i + 1)) ? i + 2 : i + 1
  }
  if (
    HOUR_RANGE.test(text) &&
    (/[apm:h]/i.test(text) ||
      HALF.has(reading.word(i + 1)) ||
      reading.facts.some(
        (fact) => fact.role === 'date' && (fact.to === i || (fact.to === i - 1 && behindComma(reading, i))),
      ) ||
      /^(?:from|hours|open|opening|daily)$/.test(reading.word(i - 1)) ||
      /^(?:daily|weekdays)$/.test(reading.word(i + 1)) ||
      CLOCKED.has(reading.word(i - 1)))
  ) {
    return HALF.has(reading.word(i + 1)) ? i + 2 : i + 1
  }
  // 'kl 10', 'ore 21'
  if (CLOCKED.has(reading.word(i - 1)) && /^(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?$/.test(text)) return i + 1
  // 'Every Sunday morning at 9', '12 July at dusk'
  if (reading.word(i - 1) === 'at' && reading.facts.some(({ role, to }) => role === 'date' && to === i - 1)) {
    const closed = reading.tokens[i + 1] === undefined || reading.ends(i + 1) || AFTER.has(reading.word(i + 1))
    if (closed && (/^(?:[1-9]|1\d|2[0-3])$/.test(text) || NAMED.has(token.lower))) return i + 1
  }
  // 'Doors 8 / Show 9.'
  const shut = reading.tokens[i + 1] === undefined || reading.ends(i + 1) || /^[,/|·]$/.test(reading.word(i + 1))
  if (/^(?:[1-9]|1[0-2])$/.test(text) && /^(?:doors|show|showtime|start|starts)$/.test(reading.word(i - 1)) && shut)
    return i + 1
  // 'doors at 8'
  if (/^(?:[1-9]|1[0-2])$/.test(text) && reading.word(i - 1) === 'at' && PREFIXES.has(reading.word(i - 2))) return i + 1
  if (/^(?:[01]?\d|2[0-4])$/.test(text)) {
    // '7 till late'
    if (/^(?:till|til|until)$/.test(reading.word(i + 1)) && NAMED.has(reading.word(i + 2))) return i + 1
    if (HALF.has(reading.word(i + 1))) return i + 2
    // '7 – 9 pm', '7 to 9pm'
    const next = reading.word(i + 1)
    if (
      (isDash(next) || next === 'to') &&
      (HOUR.test(reading.tokens[i + 2]?.text ?? '') ||
        /^\d{1,2}h$/i.test(reading.tokens[i + 2]?.text ?? '') ||
        (/^\d{1,2}$/.test(reading.tokens[i + 2]?.text ?? '') && HALF.has(reading.word(i + 3))))
    )
      return i + 1
    return i
  }
  if (/^(?:[01]?\d|2[0-4])h$/i.test(text)) return i + 1
  if (
    NAMED.has(token.lower) &&
    (inRange ||
      ((token.lower === 'noon' || token.lower === 'midnight') &&
        (['at', 'until', 'till', 'from', 'by'].includes(reading.word(i - 1)) ||
          // '20 September, noon'
          (reading.facts.some(({ role, to }) => role === 'date' && to >= i - 1 && to <= i) &&
            (i + 1 >= reading.tokens.length || reading.ends(i + 1) || /^[,·|;\n]$/.test(reading.word(i + 1))))) &&
        !/^\p{Lu}/u.test(text)))
  )
    return i + 1
  return i
}
