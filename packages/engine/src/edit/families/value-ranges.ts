/** One end of a range exchanged, and the other kept: '10 am to 4 pm' from 9, '5–28 November' until 12 December. */
import type { Found } from './value-forms.ts'

export const ENDS =
  /\b(?:end(?:s|ing)?|until|till|extend(?:ed)?|prolong(?:ed)?|runs? (?:to|until|till)|clos(?:e|es|ing)|last|finish(?:es|ing)?)\b/

/** "start at 9 am" of '10 am to 4 pm' changes when it starts, "until 5 pm" when it ends. */
export function rangePart(old: string, wanted: string, { form }: Found, lower: string): string {
  if (form.role === 'date' && ENDS.test(lower)) return until(old, wanted)
  if (form.role !== 'time' || valuesInRange(wanted)) return wanted
  const half = /^\d{1,2}$/.test(wanted) ? /^\d{1,2}(?<half> ?[ap]\.?m\.?)$/i.exec(old)?.groups?.half : undefined
  if (half) return wanted + half
  const range = /^(.+?)(\s?(?:–|-|to|until|till)\s?)(.+)$/i.exec(old)
  if (!range) return wanted
  // '1–4 pm' from twelve: the half of the day is said once.
  return ENDS.test(lower) ? `${range[1]}${range[2]}${wanted}` : `${wanted}${range[2]}${range[3]}`
}

/** '5–28 November' until 12 December: '5 November – 12 December'; in the same month the day alone. */
function until(old: string, wanted: string): string {
  const range =
    /^(?<first>\d{1,2}(?:st|nd|rd|th)?)(?<joint> ?(?:–|-|to) ?)\d{1,2}(?:st|nd|rd|th)?(?<month> \p{L}+)(?<year>,? \d{4})?$/u.exec(
      old,
    )?.groups
  if (!range) return wanted
  const { first = '', joint = '', month = '', year = '' } = range
  if (wanted.toLowerCase().includes(month.trim().toLowerCase())) return `${first}${joint}${wanted}${year}`
  return `${first}${month} – ${wanted}${year}`
}

const valuesInRange = (words: string) => /\d.*(?:–|-|to|until|till).*\d/i.test(words)
