/** Dates and times as a prompt writes them. Nothing is computed from them: they are kept word for word. */
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'

const MONTHS = words(
  `january february march april may june july august september october november december jan jan. feb feb. mar mar. apr apr. jun jun. jul jul.
  aug aug. sep sep. sept sept. oct oct. nov nov. dec dec. enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre januar februar märz juni juli oktober dezember
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря
  stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
  ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
  يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
  जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
  januari februari maart mei augustus
  janeiro fevereiro março maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre`,
)
const DAYS = words(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon mon. tue tue. tues wed wed. thu thu. thur
  thurs fri fri. sat sat. sun sun. lunes martes miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi samedi dimanche
  montag dienstag mittwoch donnerstag freitag samstag sonntag segunda terça quarta quinta sexta lunedì martedì mercoledì giovedì venerdì sabato domenica
  weekend weekends weekdays`,
)
/** Months and days that are English words, too. */
const DOUBTFUL =
  words(`may mar march sun sat wed mon sep dec mars mai sexta quarta segunda fri jan august april june weekend weekends
  mayo weekdays quinta`)
const FEASTS = words(
  `black good cyber taco casual super palm ash ruby fat holy throwback giving small bloody feeling easter`,
)
/** A month's name, in lower case. */
export const isMonth = (word: string): boolean => MONTHS.has(word)

const LEADS = new Set(['every', 'each', 'next', 'this'])
const BEGINS = new Set(['ends', 'starts', 'begins', 'until', 'through', 'till', 'opens', 'opening', 'closes'])
const PREFIXES = words(`doors show starts start opens open kick-off kickoff lunch dinner brunch ceremony reception`)

const NAMED_BY = words('brand app company startup called named label studio agency')

const dayNumber = (text: string) => /^(?:[1-9]|0[1-9]|[12]\d|3[01])(?:st|nd|rd|th|º|\.)?$/i.test(text)
const dayRange = (text: string) =>
  /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?-(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/i.test(text)
const isYear = (text: string) => /^(?:19|20)\d\d$|^'\d\d$/.test(text)
const isDash = (text: string) => text === '-' || text === '–' || text === '—'
/** '27.9.' or '27.9', in a range. */
const dotted = (text: string) => /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.?$/.test(text)
const numericDate = (text: string) => /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))$/.test(text)

/** Takes dates and times, and counts them as facts. */
export function readWhen(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) || reading.tokens[i]?.type === 'quote') continue
    const due = deadlineEnd(reading, i)
    if (due > i) {
      reading.take(i, due, 'request')
      i = due - 1
      continue
    }
    const date = dateEnd(reading, i)
    if (date > i) {
      const from = reading.free(i - 1) && BEGINS.has(reading.word(i - 1)) ? i - 1 : i
      reading.fact('date', from, date)
      i = date - 1
      continue
    }
    const time = timeEnd(reading, i)
    if (time > i) {
      let from = i
      while (
        from > 0 &&
        i - from < 3 &&
        reading.free(from - 1) &&
        (PREFIXES.has(reading.word(from - 1)) ||
          (reading.word(from - 1) === 'at' && PREFIXES.has(reading.word(from - 2))))
      )
        from--
      reading.fact('time', from, time)
      i = time - 1
    }
  }
  pairHours(reading)
}

/** 'I need a poster by 5pm': when the work is due, which nobody prints; 'RSVP by May 3' is printed. */
function deadlineEnd(reading: Reading, i: number): number {
  if (reading.word(i - 1) !== 'by') return i
  let asked = false
  for (let k = i - 2; k >= i - 9 && k >= 0 && !reading.ends(k); k--) {
    const word = reading.word(k)
    if (REPLIES.has(word)) return i
    if (['need', 'needs', 'want', 'wants', 'deliver', 'due', 'ready', 'done', 'finish'].includes(word)) asked = true
  }
  return asked ? Math.max(dateEnd(reading, i), timeEnd(reading, i)) : i
}
const REPLIES = words('rsvp register apply order book enter submit reply sign pay donate return')

/** 'Mon-Fri 7-19, Sat 8-14': hours stay beside their days where several days have their own. */
function pairHours(reading: Reading): void {
  const when = reading.facts
    .filter((fact) => fact.role === 'date' || fact.role === 'time')
    .sort((a, b) => a.from - b.from)
  const pairs: [Fact, Fact][] = []
  for (const [n, time] of when.entries()) {
    const day = when[n - 1]
    if (day?.role !== 'date' || time.role !== 'time' || day.to < time.from - 1) continue
    if (day.to < time.from && reading.word(day.to) !== ':') continue
    if (DAYS.has(reading.word(day.to - 1)) || isDaySpan(reading.word(day.to - 1))) pairs.push([day, time])
  }
  const beside = pairs.filter(
    ([day, time], n) => near(pairs[n - 1]?.[1].to, day.from) || near(time.to, pairs[n + 1]?.[0].from),
  )
  const days = new Set(beside.map(([day]) => day))
  for (const [day, time] of beside) {
    time.from = day.from
    time.text = reading.slice(time.from, time.to)
    reading.take(time.from, time.to, 'fact')
  }
  if (days.size > 0) reading.drop((fact) => days.has(fact))
}

const near = (to: number | undefined, from: number | undefined) =>
  to !== undefined && from !== undefined && from - to <= 1

/** The end of a date that begins at token i, or i. */
export function dateEnd(reading: Reading, i: number): number {
  const at = (k: number) => (reading.free(k) ? reading.word(k) : '')
  const text = (k: number) => (reading.free(k) ? (reading.tokens[k]?.text ?? '') : '')
  let k = i
  let month = false
  let number = false
  let day = false
  let year = false
  let sure = false
  let range = false
  /** 'July 7 - August 1': another month. */
  let second = false
  if (LEADS.has(at(k)) && DAYS.has(at(k + 1))) {
    sure = true
    k++
  }
  // 'Black Friday', 'Taco Tuesday': a name of a day.
  if (DAYS.has(at(k)) && FEASTS.has(reading.word(k - 1))) return i
  // 'Salsa Sundays': a name, too.
  if (
    DAYS.has(at(k)) &&
    at(k).endsWith('days') &&
    reading.capital(k) &&
    reading.capital(k - 1) &&
    reading.free(k - 1) &&
    !reading.opens(k - 1) &&
    !DAYS.has(reading.word(k - 1))
  )
    return i
  // '14.02.'
  const dot = dotted(text(k)) && reading.word(k + 1) === '.' && reading.tokens[k + 1]?.tight
  if (dot && /^\d\d\.\d\d$/.test(text(k)) && !/^(?:for|costs|from|at|only)$/.test(reading.word(k - 1))) return k + 2
  const ranged = dottedRange(reading, k)
  if (ranged > k) return ranged
  if (numericDate(text(k)) || /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/u.test(text(k))) return k + 1
  // 'Mon-Fri', 'sat–sun' as one word
  if (isDaySpan(at(k))) return k + 1
  for (let guard = 0; guard < 14; guard++) {
    const word = at(k)
    if (word === '') break
    if (DAYS.has(word) && !month) {
      if (
        DOUBTFUL.has(word) &&
        !sure &&
        !isCapitalOrNumber(reading, k) &&
        !day &&
        !(dayNumber(text(k + 1)) && MONTHS.has(at(k + 2))) &&
        !pairOfDays(at(k + 1), at(k + 2)) &&
        !(k === i && timeEnd(reading, k + 1) > k + 1)
      )
        break
      if (!DOUBTFUL.has(word) || pairOfDays(at(k + 1), at(k + 2)) || timeEnd(reading, k + 1) > k + 1) sure = true
      day = true
      k++
    } else if (MONTHS.has(word)) {
      if (month && !joinsRange(reading, k) && !range) break
      range = false
      second = month
      if (
        !number &&
        !day &&
        DOUBTFUL.has(word) &&
        !dayNumber(text(k + 1)) &&
        !dayRange(text(k + 1)) &&
        !isYear(text(k + 1))
      )
        break
      month = true
      k++
    } else if (dayNumber(text(k)) && (month || day || monthFollows(reading, k))) {
      if (number && !joinsRange(reading, k) && !(second && MONTHS.has(at(k - 1)))) {
        break
      }
      if (timeEnd(reading, k) > k && !monthFollows(reading, k)) break
      number = true
      k++
    } else if (dayRange(text(k)) && (month || monthFollows(reading, k))) {
      number = true
      k++
    } else if (isYear(text(k)) && (month || day) && !year) {
      year = true
      k++
      break
    } else if (
      k > i &&
      (word === ',' ||
        isDash(word) ||
        word === 'to' ||
        word === '&' ||
        word === 'and' ||
        word === 'the' ||
        word === 'of' ||
        word === 'de' ||
        word === 'do' ||
        word === 'through' ||
        word === 'until' ||
        word === '/' ||
        word === 'till' ||
        word === '+')
    ) {
      const next = text(k + 1)
      const lower = at(k + 1)
      const continues =
        DAYS.has(lower) && !month && (word !== ',' || isCapitalOrNumber(reading, k + 1))
          ? true
          : MONTHS.has(lower) &&
              (!month || isDash(word) || word === 'to' || word === '&' || word === 'and') &&
              (!DOUBTFUL.has(lower) || number || dayNumber(text(k + 2)))
            ? true
            : (word === 'the' || word === ',') && dayNumber(next) && !number && (monthFollows(reading, k + 1) || month)
              ? true
              : (isDash(word) || word === 'to' || word === '&' || word === 'and' || word === ',') &&
                  dayNumber(next) &&
                  number &&
                  timeEnd(reading, k + 1) === k + 1 &&
                  !(word === ',' && !monthFollows(reading, k + 1)) &&
                  at(k + 2) !== 'people'
                ? true
                : (word === ',' || word === 'of' || word === 'de') && isYear(next) && (month || number)
                  ? true
                  : word === 'the' && dayNumber(next)
      if (!continues) break
      range = word !== ',' && word !== 'of' && word !== 'the' && word !== 'de'
      k++
    } else break
  }
  while (k > i && reading.tokens[k - 1]?.type === 'mark') k--
  while (k > i && ['to', 'and', '&', 'the', 'of', 'de'].includes(at(k - 1))) k--
  if (month && (number || year)) return k
  // 'stationery brand Tuesday', 'called April'
  if (k === i + 1 && NAMED_BY.has(reading.word(i - 1))) return i
  if (day && (number || sure || isCapitalOrNumber(reading, i))) return k
  if (month && sure) return k
  return i
}

/** '27.9.–5.10.': the end, or k. */
function dottedRange(reading: Reading, k: number): number {
  if (!dotted(reading.tokens[k]?.text ?? '')) return k
  let to = k + 1
  if (reading.word(to) === '.') to++
  if (!isDash(reading.word(to)) || !dotted(reading.tokens[to + 1]?.text ?? '')) return k
  return reading.word(to + 2) === '.' && reading.tokens[to + 2]?.tight ? to + 3 : to + 2
}

function isDaySpan(word: string): boolean {
  const [first, last, more] = word.split('-')
  return last !== undefined && more === undefined && DAYS.has(first as string) && DAYS.has(last)
}

/** 'sat & sun', 'sat-sun' */
const pairOfDays = (joint: string, day: string) => ['&', 'and', '-', '–', '+', '/'].includes(joint) && DAYS.has(day)

function isCapitalOrNumber(reading: Reading, k: number): boolean {
  const token = reading.tokens[k]
  return token !== undefined && /^[\p{Lu}\d]/u.test(token.text)
}

function monthFollows(reading: Reading, k: number): boolean {
  for (let j = k + 1; j <= k + 5; j++) {
    const word = reading.word(j)
    if (MONTHS.has(word)) return true
    const token = reading.tokens[j]
    if (token === undefined) return false
    if (
      !(
        isDash(word) ||
        word === 'of' ||
        word === 'to' ||
        word === 'and' ||
        word === '&' ||
        word === 'de' ||
        dayNumber(token.text) ||
        DAYS.has(word)
      )
    )
      return false
  }
  return false
}

/** A dash or 'to' before token k. */
function joinsRange(reading: Reading, k: number): boolean {
  return (
    ['-', '–', '—', 'to', '&', 'and', 'through', 'until', '/'].includes(reading.word(k - 1)) ||
    reading.word(k - 1) === ','
  )
}

const CLOCK = /^(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:[ap]m|h)?$/i
const HOUR = /^(?:0?[1-9]|1[0-2])(?::[0-5]\d|\.[0-5]\d)?(?:am|pm|a\.m\.?|p\.m\.?)$/i
const HOUR_RANGE = /^(?:[01]?\d|2[0-4])(?::[0-5]\d)?(?:am|pm|h)?-(?:[01]?\d|2[0-4])(?::[0-5]\d)?(?:am|pm|h)?$/i
/** 'noon-4pm' as one word */
const NAMED_RANGE =
  /^(?:noon|midnight)[-–](?:\d{1,2}(?::\d\d)?(?:am|pm)?|midnight)$|^\d{1,2}(?::\d\d)?(?:am|pm)?[-–](?:noon|midnight|late)$/i
const HALF = words(`am pm a.m. p.m. a.m p.m o'clock uhr hrs h`)
const NAMED = new Set(['noon', 'midnight', 'late', 'sunset', 'sunrise', 'dusk', 'dawn'])

/** The end of a time or a range of times that begins at token i, or i. */
export function timeEnd(reading: Reading, i: number): number {
  // 'Mon–Fri 10–19': hours behind a day.
  const span = (n: number) => /^\d{1,2}$/.test(reading.tokens[n]?.text ?? '') && reading.free(n)
  const dated = DAYS.has(reading.word(i - 1)) || reading.facts.some((fact) => fact.role === 'date' && fact.to === i)
  if (dated && span(i) && isDash(reading.word(i + 1)) && span(i + 2) && !monthFollows(reading, i))
    return HALF.has(reading.word(i + 3)) ? i + 4 : i + 3
  let k = oneTime(reading, i, false)
  if (k === i) return i
  for (let guard = 0; guard < 4; guard++) {
    const word = reading.word(k)
    if (isDash(word) || ['to', 'until', 'till', 'til', "'til", 'and', '&'].includes(word)) {
      const next = oneTime(reading, k + 1, word !== 'and' && word !== '&')
      if (next === k + 1) break
      k = next
    } else break
  }
  // '7-9' alone is no time.
  return k
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
      reading.facts.some((fact) => fact.role === 'date' && fact.to === i) ||
      reading.word(i - 1) === 'from')
  ) {
    return HALF.has(reading.word(i + 1)) ? i + 2 : i + 1
  }
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
        ['at', 'until', 'till', 'from', 'by'].includes(reading.word(i - 1)) &&
        !/^\p{Lu}/u.test(text)))
  )
    return i + 1
  return i
}
