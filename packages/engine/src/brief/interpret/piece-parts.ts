/** Copy of printed pieces, sorted as such pieces have it: what a ticket's figures are called, who signs a certificate. */
import type { Copy } from '../types.ts'
import { TONE_WORDS } from '../words/styles.ts'
import { jobBehind } from './card-copy.ts'

export const given = (role: Copy['role'], text: string): Copy => ({ role, text, source: 'given' })

/** What stands in front of a text in the prompt; nothing where it does not stand there letter for letter. */
export const before = ({ text }: Copy, prompt: string): string => prompt.slice(0, Math.max(0, prompt.indexOf(text)))

const isTone = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[\s,]+/u)
    .every((word) => word === 'and' || TONE_WORDS.has(word))

/** How a menu is to be is not said on it: 'dark and elegant', 'rustic Italian'. */
export function withoutManner(copy: Copy[], prompt: string): Copy[] {
  const isManner = (one: Copy): boolean => {
    const { role, text } = one
    if (role === 'person' && !text.includes(' ')) {
      const word = /(\p{L}+)\s+$/u.exec(before(one, prompt))?.[1]
      return word !== undefined && isTone(word)
    }
    return (role === 'label' || role === 'detail') && isTone(text)
  }
  return copy.filter((one) => !isManner(one))
}

/** What a figure or a name is on a ticket, in front of it. */
const CALLED =
  '(?:passenger|traveller|guest|flight|train|coach|gate|platform|terminal|class|section|row|seat|table|door|number)'
const BEFORE = new RegExp(String.raw`\b(${CALLED})\s+$`, 'iu')
const NAMED = new RegExp(String.raw`^${CALLED}\s+\S`, 'iu')

/** 'Passenger Maya Lind, flight LX 214': what a thing is called stands with it. */
export const ticketCopy = (copy: Copy[], prompt: string): Copy[] =>
  copy.map((one) => {
    const [, called] = BEFORE.exec(before(one, prompt)) ?? []
    if (called) return given('detail', `${called} ${one.text}`)
    return NAMED.test(one.text) ? { ...one, role: 'detail' } : one
  })

/** What is attended or passed is nobody's name … */
const COURSE =
  /\b(?:course|class|bootcamp|boot camp|workshop|training|programme|program|seminar|camp|championship|tournament|marathon|competition|race|challenge|league)$/iu
/** … and neither is who teaches. */
const HOUSE =
  /\b(?:academy|school|college|university|institute|club|society|association|federation|foundation|studio|centre|center)$/iu
/** Who stands behind 'certificate … for' gets it. */
const GETS = /\b(?:certificate|diploma|award)\b[^,.;:\n"“]*?\bfor\s+$/iu

/** What is given by a title of its own. */
const HONOUR = /\b(?:\p{L}+ of the (?:week|month|quarter|season|year)|best \p{L}+|honorary member)\b/iu
const MONEY = /[$€£¥]|\b(?:EUR|USD|GBP|CHF)\b/u

const LEADING = /(?:\p{Lu}[\p{L}'’&-]*\s+(?:of\s+(?:the\s+)?)?)+$/u

/** Who gets it, what for, who gives it and who signs. */
export function certificateCopy(copy: Copy[], prompt: string): Copy[] {
  const gets = (one: Copy): boolean =>
    (one.role === 'brand' || one.role === 'headline') && !HOUSE.test(one.text) && GETS.test(before(one, prompt))
  const honour = HONOUR.exec(prompt)?.[0]
  const titled = copy.some((one) => one.role === 'headline' && !gets(one))
  let isHoused = copy.some((one) => one.role === 'brand' && !gets(one))
  const house = (one: Copy): Copy => {
    const role = isHoused ? 'detail' : 'brand'
    isHoused = true
    return { ...one, role }
  }
  // 'International Federation of Alpine Gardens' is one name.
  const whole = (one: Copy): Copy =>
    one.role === 'brand' ? { ...one, text: `${LEADING.exec(before(one, prompt))?.[0] ?? ''}${one.text}` } : one
  const offices = copy.flatMap(({ role, text }) => (role === 'person' ? (jobBehind(text, prompt) ?? []) : []))
  const sorted = copy.flatMap((one): Copy[] => {
    if (gets(one)) return [{ ...one, role: 'person' }]
    if (one.role === 'title' && offices.includes(one.text)) return []
    if (one.role === 'place') return [house(one)]
    if (one.role === 'price' && !MONEY.test(one.text)) return [{ ...one, role: 'subhead' }]
    if (one.role !== 'person') return [one]
    if (COURSE.test(one.text)) return [{ ...one, role: 'subhead' }]
    if (HOUSE.test(one.text)) return [house(one)]
    const office = jobBehind(one.text, prompt)
    return [office ? { ...one, text: `${one.text}, ${office}` } : one]
  })
  const named = sorted.map(whole)
  const houses = named.filter(({ role }) => role === 'brand')
  const others = named.filter((one) => houses.includes(one) || !houses.some(({ text }) => text.includes(one.text)))
  return honour && !titled ? [given('headline', honour), ...others] : others
}

const SENTENCE = /[^,.;:\n"“”]*/u.source
const TURNS = /\b(\p{Lu}[\p{L}'’-]+)\s+(?:who\s+)?(?:is\s+turning|turns|will be)\s+(\d{1,3})\b/u
const BRINGS = new RegExp(String.raw`(?<=[,.;]\s*)(?:please\s+)?(?:bring|wear|dress code)\s${SENTENCE}`, 'giu')

/** 'For Leo who turns 5, bring boots': whose day it is leads, and what is asked of the guests is said. */
export function invitationCopy(copy: Copy[], prompt: string): Copy[] {
  const said = (text: string) => copy.some((one) => one.text.includes(text) || text.includes(one.text))
  const wishes = [...prompt.matchAll(BRINGS)].map(([text]) => text.trim()).filter((text) => text && !said(text))
  const [turning = '', name, years] = TURNS.exec(prompt) ?? []
  const own = [...copy, ...wishes.map((text) => given('detail', text))]
  const isSame = (text: string) => text === name || text === turning
  if (!name || !years || copy.some(({ role, text }) => role === 'headline' && !isSame(text))) return own
  return [given('headline', `${name} turns ${years}`), ...own.filter(({ text }) => !isSame(text))]
}

const VALID = new RegExp(String.raw`\bvalid\s+(?:for|until|till|through)\s${SENTENCE}`, 'iu')

/** How long a voucher holds, where that is no day. */
export function voucherCopy(copy: Copy[], prompt: string): Copy[] {
  const valid = VALID.exec(prompt)?.[0].trim()
  return !valid || copy.some(({ text }) => valid.includes(text)) ? copy : [...copy, given('detail', valid)]
}

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?`
const DATED = new RegExp(
  String.raw`^(?<date>(?:\p{L}+,?\s+)?(?:\d{1,2}\.?\s+${MONTH}|${MONTH}\s+\d{1,2})(?:,?\s+\d{4})?):\s+(?<item>\d.*)$`,
  'iu',
)

/** 'Conference schedule, 6 May 2026: 9:00 Registration': the day of the whole stands before its first hour. */
export const datedCopy = (copy: Copy[]): Copy[] =>
  copy.flatMap((one) => {
    const { date, item } = (one.role === 'list-item' && DATED.exec(one.text)?.groups) || {}
    return date && item ? [given('date', date), { ...one, text: item }] : [one]
  })
