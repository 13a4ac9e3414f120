/** What a text is by its own look, whatever stands around it. */
import type { Role } from '../scene/types.ts'
import { addressEnd } from './address.ts'
import { amountEnd } from './amounts.ts'
import { isLink, isMail } from './contact.ts'
import { dateEnd, isMonth } from './dates.ts'
import { offerEnd } from './money.ts'
import { words } from './phrases.ts'
import { Reading } from './reading.ts'
import { timeEnd } from './times.ts'

/** Words that are a call to act. */
const CTA =
  /^(?:(?:shop|order|book|buy|get|call|sign|register|subscribe|learn|discover|explore|join|start|try|download|contact|visit|reserve|donate|apply|rsvp|see|view|request|schedule|claim|enrol|enroll|swipe)\b)(?=.{0,32}$)/i

/** What a text is by its own look: a mail address, a date, a price, a call to act. */
export function contentRole(text: string): Role | undefined {
  if (isMail(text)) return 'email'
  if (isLink(text)) return 'link'
  if (/^#[\p{L}\p{N}_]+$/u.test(text)) return 'hashtag'
  if (/^@[\p{L}\p{N}_.]+$/u.test(text)) return 'social'
  if (text.length > 60) return undefined
  const inner = new Reading(text)
  const count = inner.tokens.length
  if (count === 0) return undefined
  if (/^\+?[\d\s().-]{7,20}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 7) return 'phone'
  if (dateEnd(inner, 0) === count || onlyWhen(inner)) return 'date'
  if (timeEnd(inner, 0) === count) return 'time'
  if (addressEnd(inner, 0) === count) return 'address'
  if (offerEnd(inner, 0) === count || /^(?:up to|save|extra|get)\s[-\d€$£%]+(?:\soff)?$/i.test(text)) return 'offer'
  const amount = /^(?:from|only|just|ab|desde)$/.test(inner.word(0)) ? 1 : 0
  if (amountEnd(inner, amount) === count) return 'price'
  return CTA.test(text) && count <= 4 && !/\d/.test(text) ? 'cta' : undefined
}

const WHEN_LINKS = words('in from at on of to and & until - – — · | , / every each all this next the')

/** 'Every Friday in June', 'Sat 3 May · 8pm': dates, times and what joins them. */
function onlyWhen(inner: Reading): boolean {
  let dated = false
  let k = 0
  while (k < inner.tokens.length) {
    const date = dateEnd(inner, k)
    const hours =
      dated &&
      /^\d{1,2}$/.test(inner.word(k)) &&
      /^[-–—]$/.test(inner.word(k + 1)) &&
      /^\d{1,2}$/.test(inner.word(k + 2))
    const to = hours ? k + 3 : Math.max(date, timeEnd(inner, k))
    const month = k > 0 && isMonth(inner.word(k))
    if (to > k) {
      dated ||= date > k
      k = to
    } else if (month || WHEN_LINKS.has(inner.word(k))) k++
    else return false
  }
  return dated
}
