/** Words that values are said in: numbers, months, days, money, parts of the day. */

/** Names in the order of what they stand for; the index is the value. */
export const MONTH_NAMES = words(
  'january february march april may june july august september october november december',
)
export const DAY_NAMES = words('monday tuesday wednesday thursday friday saturday sunday')

/** The same in the languages that designs are written in, English first. */
export const MONTHS_BY_LANGUAGE: readonly (readonly string[])[] = [
  MONTH_NAMES,
  words('januar februar märz april mai juni juli august september oktober november dezember'),
  words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  words('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  words('januari februari maart april mei juni juli augustus september oktober november december'),
  words('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
]
export const DAYS_BY_LANGUAGE: readonly (readonly string[])[] = [
  DAY_NAMES,
  words('montag dienstag mittwoch donnerstag freitag samstag sonntag'),
  words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  words('lunes martes miércoles jueves viernes sábado domingo'),
  words('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
  words('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'),
]

/** Days of each month in a year that is no leap year. */
export const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const UNITS = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...Object.entries(TENS),
  ['hundred', 100],
])
/** The words for two and up to a number. */
export const countsTo = (most: number): Readonly<Record<string, number>> =>
  Object.fromEntries([...NUMBERS].filter(([, value]) => value >= 2 && value <= most))
export const isTens = (word: string): boolean => Object.hasOwn(TENS, word)

/** 'first' … 'twelfth', as days of a month are said. */
export const NTHS: ReadonlyMap<string, number> = new Map(
  words('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth').map((word, at) => [
    word,
    at + 1,
  ]),
)

/** Signs and words of money, by sign. */
export const MONEY: ReadonlyMap<string, string> = new Map([
  ...['€', 'euro', 'euros', 'eur'].map((word): [string, string] => [word, '€']),
  ...['£', 'pound', 'pounds', 'quid', 'gbp'].map((word): [string, string] => [word, '£']),
  ...['$', 'dollar', 'dollars', 'bucks', 'usd'].map((word): [string, string] => [word, '$']),
  ...['kr', 'kroner', 'kronor', 'nok', 'sek', 'dkk'].map((word): [string, string] => [word, 'kr']),
  ['¥', '¥'],
  ['p', 'p'],
  ['pence', 'p'],
])

/** What stands behind an hour of the clock of 24. */
export const HOURS: ReadonlySet<string> = new Set(words('uhr h hs heures horas ore uur'))

/** Parts of the day, and whether they lie behind noon. */
export const DAYPARTS: ReadonlyMap<string, 'am' | 'pm'> = new Map([
  ['morning', 'am'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
  ['night', 'pm'],
])

/** What is counted and is no copy: lines, pixels, versions. */
export const NO_COUNTS: ReadonlySet<string> = new Set(
  words('px pt pixels points lines line columns column rows row times version versions degrees degree steps step x'),
)

/** The end of a span is meant, or its beginning. */
export const ENDING: ReadonlySet<string> = new Set(
  words('end ends ending until till close closes closing last finish finishes extended deadline expires runs'),
)
export const STARTING: ReadonlySet<string> = new Set(
  words('start starts starting begin begins beginning open opens opening from doors gates first'),
)

function words(list: string): string[] {
  return list.split(' ')
}
