import { expect, test } from 'vitest'
import { isSame, readValues } from './read.ts'
import { written } from './write.ts'

const kinds = (text: string) => readValues(text).map(({ words, value }) => `${words}: ${value.kind}`)

test.each<[text: string, values: string[]]>([
  ["it's on the 19th of June, not the 12th", ['19th of June: date', '12th: date']],
  ['doors at half past six', ['half past six: time']],
  ['eight in the evening', ['eight in the evening: time']],
  ['tickets are now sixteen pounds', ['sixteen pounds: money']],
  ['12 classes for €90 until 31 March', ['12: count', '€90: money', '31 March: date']],
  ['starts half an hour later', ['half an hour later: shift']],
  // Numbers to call, addresses and what is asked of looks are no values.
  ['call 01632 960 220 or kilnhouse.example', []],
  ['it may be bigger', []],
])('%s', (text, values) => {
  expect(kinds(text)).toEqual(values)
})

/** As it stands, as it is told, as it is written then. */
test.each<[old: string, told: string, is: string]>([
  ['8 pm', 'half past seven', '7:30 pm'],
  ['Thursday 12 November', 'the 19th of November', 'Thursday 19 November'],
  ['Friday 13 August', 'the 14th', 'Saturday 14 August'],
  ['Friday 13 August', 'Friday 20 August', 'Friday 20 August'],
  ['€18', '20 euros', '€20'],
  ['4,50 €', '5.20 euros', '5,20 €'],
  ['£45', '40', '£40'],
  ['20%', '25 percent', '25%'],
  ['10 am', 'an hour later', '11 am'],
  ['31 March', 'a day later', '1 April'],
  ['Tuesdays', 'Mondays', 'Mondays'],
  ['Sat 3 Oct', 'the 10th', 'Sat 10 Oct'],
  // Several days are one date.
  ['12–14 September', '19–21 September', '19–21 September'],
  ['12–14 September', '20 September', '20 September'],
  ['12 September', 'the 12th to the 14th of September', '12th to 14th September'],
  ['12–14 September', 'two days later', '14–16 September'],
])('%s told as %s is %s', (old, told, is) => {
  const [was, fresh] = [readValues(old)[0], readValues(told)[0]]
  expect(was && fresh && written(fresh, was)).toBe(is)
})

test('a day without its month is the same as one with it, and another day is not', () => {
  const [a, b, c] = ['12 June', 'the 12th', 'the 13th'].map((words) => readValues(words)[0]?.value)
  expect(a && b && isSame(a, b)).toBe(true)
  expect(a && c && isSame(a, c)).toBe(false)
})
