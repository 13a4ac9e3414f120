/** What may be said of whoever a design is for, in the prompt's own words: 'Need a chimney sweep?', 'We restore museum pieces.' */
import type { Owner } from '../types.ts'
import { asHeadline } from './casing.ts'
import { type Place, printable } from './gate.ts'

export interface OwnerWords {
  headlines: string[]
  lines: string[]
}

/** Ways to speak of somebody who works, and of a house of business; '{t}' is what they are, '{a t}' with its article, '{in}' their place. */
const WORKS = ['{t}{in}', 'Need {a t}?', 'Your {t}{in}', 'Looking for {a t}?']
const HOUSE = ['{t}{in}']

/** @returns nothing that the prompt does not say */
export function ownerWords({ title, works, place, done, offered }: Owner): OwnerWords {
  const named = (works ? title : title?.replace(/(?<=\S \S+) (?:service|company|business|brand|firm)$/i, '')) ?? ''
  const a = /^[aeiou]/i.test(named) ? `an ${named}` : `a ${named}`
  const at = place ? ` in ${place}` : ''
  const called = (pattern: string) => pattern.replace('{a t}', a).replace('{t}', named).replace('{in}', at)
  const spoken = done.map((one) => `We ${one}`)
  const short = done
    .map((one) => one.replace(/^teach /, 'learn '))
    .map((one) => (one.startsWith('learn ') ? one : `We ${one}`))
  return {
    headlines: [
      ...(named === '' ? [] : (works ? WORKS : HOUSE).map(called)),
      ...short
        .map((one) => (one.length > LONGEST ? one.replace(/ (?:in|at|for|from|on) .*$/, '') : one))
        .filter((one) => one.length <= LONGEST),
      ...(offered ? [offered] : []),
    ].flatMap((one) => whole(one, 'headline')),
    lines: [...spoken.map((one) => `${one}.`), ...(offered ? [`${offered}${at}.`] : [])].flatMap((one) =>
      whole(one, 'line'),
    ),
  }
}
const LONGEST = 44

const whole = (text: string, place: Place): string[] => {
  const line = asHeadline(text)
  return printable(line, place) ? [line] : []
}
