/** Values that say by their form what they are: dates, times, prices, numbers to call, addresses of mail and web. */
import type { Role } from '../../scene/types.ts'

export interface Form {
  role: Role
  /** Roles whose text is replaced as a whole where no value of this form stands in the design. */
  kin: Role[]
  pattern: RegExp
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`
const CLOCK =
  '\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?)(?![\\p{L}])|(?:[01]?\\d|2[0-3]):[0-5]\\d(?: ?h)?|noon|midnight'
const AMOUNT =
  '[$€£¥] ?\\d+(?:[.,]\\d{3})*(?:[.,]\\d{2})?(?!\\d)|\\d+(?:[.,]\\d{3})*(?:[.,]\\d{2})? ?(?:€|£|\\$|eur(?:os?)?|dollars?|bucks|usd|gbp|pounds?|quid|kr|pln|zł)'

const form = (role: Role, kin: Role[], source: string): Form => ({
  role,
  kin,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
})

/** In this order: what one of them took is no value of a later one. */
const FORMS: Form[] = [
  form('email', ['email'], '[^\\s@:,;]+@[^\\s@]+\\.[a-z]{2,}'),
  form(
    'link',
    ['link'],
    '(?:https?:\\/\\/|www\\.)\\S+[\\w/]|[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}(?:\\/[\\w./-]*)?',
  ),
  form('hashtag', ['hashtag'], '#\\p{L}[\\p{L}\\p{N}_]*'),
  form('social', ['social'], '@[\\w.]*\\w'),
  form('phone', ['phone'], '\\+?[\\d(][\\d\\s().-]{6,}\\d'),
  form(
    'time',
    ['time'],
    `${WEEKDAY} ?(?:–|-|to) ?${WEEKDAY},? (?:from )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m)? ?(?:–|-|to) ?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m|h)?`,
  ),
  form('offer', ['offer'], '\\d{1,3} ?(?:%|percent)(?: (?:off|discount))?'),
  form('price', ['price'], `(?:${AMOUNT})(?: ?[–-] ?(?:${AMOUNT}|\\d+))?|free(?= entry| admission)`),
  form(
    'date',
    ['date'],
    `${WEEKDAY} ?(?:–|-|to) ?${WEEKDAY}|(?:${WEEKDAY},? (?:the )?)?(?:\\d{1,2} ?(?:–|-|to|and|&) ?)?(?:${DAY}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)(?:,? \\d{4})?|${WEEKDAY}s?`,
  ),
  form(
    'time',
    ['time'],
    `(?<=\\b(?:starts?|starting|begins?|opens?|closes?|ends?|doors) (?:is |are )?(?:at|from) )\\d{1,2}(?![\\d:.%€]| ?[ap]\\.?m| ?(?:–|-|to) ?\\d)|(?:${CLOCK}|\\d{1,2}(?= ?(?:–|-|to) ?\\d{1,2} ?[ap]m))(?: ?(?:–|-|to|until|till) ?(?:${CLOCK}))?|(?<=(?:day|from),? )\\d{1,2} (?:to|until|till) \\d{1,2}(?! ?(?:%|px|pt))|(?:[01]?\\d|2[0-4]) ?[–-] ?(?:[01]?\\d|2[0-4])(?! ?[%€$£\\d])`,
  ),
  form('detail', [], '(?:1[5-9]|20)\\d{2}'),
]

export interface Found {
  form: Form
  words: string
  start: number
  end: number
}

export function valuesIn(text: string): Found[] {
  const found: Found[] = []
  for (const form of FORMS) {
    for (const match of text.matchAll(form.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.every((other) => end <= other.start || start >= other.end))
        found.push({ form, words: match[0].trim(), start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
