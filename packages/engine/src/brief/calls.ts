/** Calls to act that stand unquoted: 'a Shop now button', 'call to action Buy tickets', 'button: Book now'. */
import { phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { LAYOUT_WORDS, TYPE_NOUNS } from './words/parts.ts'

const CALLS = [
  'shop now',
  'order now',
  'order online',
  'book now',
  'book a table',
  'book a demo',
  'book your spot',
  'book today',
  'buy now',
  'buy tickets',
  'get tickets',
  'get your tickets',
  'get started',
  'get a quote',
  'get a free quote',
  'sign up',
  'sign up now',
  'sign up today',
  'sign up free',
  'learn more',
  'read more',
  'register now',
  'register today',
  'subscribe now',
  'subscribe today',
  'join now',
  'join us',
  'join today',
  'start free trial',
  'start now',
  'start your free trial',
  'try it free',
  'try for free',
  'try free',
  'download now',
  'download the app',
  'contact us',
  'call now',
  'call us',
  'call us today',
  'call today',
  'visit us',
  'reserve now',
  'reserve a table',
  'reserve your spot',
  'reserve your seat',
  'donate now',
  'apply now',
  'apply today',
  'apply online',
  'register free',
  'register online',
  'rsvp now',
  'rsvp',
  'shop the sale',
  'shop the collection',
  'discover more',
  'explore now',
  'find out more',
  'swipe up',
  'enroll now',
  'enrol now',
  'request a demo',
  'schedule a call',
  'watch now',
  'listen now',
  'order today',
  'book a call',
  'book online',
  'shop online',
  'save the date',
  'add to cart',
  'claim offer',
  'see the menu',
  'view menu',
  'get the app',
  'play now',
]
const KNOWN = phrases<true>(CALLS.map((phrase) => [phrase, true] as const))

/** 'Shop now', 'BUY TICKETS': a usual call to act. */
export const isKnownCall = (text: string): boolean => CALLS.includes(text.toLowerCase())

/** What a call to act begins with. */
export const CALL_VERBS = words(
  'shop order book buy get call sign register subscribe learn read discover explore join start try download contact visit reserve donate apply see view find request schedule grab claim save watch listen play',
)

/** Calls of one word: 'a donate button'. */
const SINGLE = words('donate subscribe register reserve rsvp apply enrol enroll')

/** 'book appointment button': the words from the verb on, in lower case. */
function lowerCall(reading: Reading, button: number): number {
  for (let k = button - 1; k >= button - 4 && reading.free(k) && reading.tokens[k]?.type === 'word'; k--)
    if (CALL_VERBS.has(reading.word(k))) return button - k >= 2 || SINGLE.has(reading.word(k)) ? k : button
  return button
}

/** '"Never lose a file" Start free': a clause of a few words that a capital verb opens; its end, or i. */
function bareCall(reading: Reading, i: number): number {
  if (
    !reading.capital(i) ||
    !CALL_VERBS.has(reading.word(i)) ||
    AMBIGUOUS.has(reading.word(i + 1)) ||
    LAYOUT_WORDS.has(reading.word(i + 1))
  )
    return i
  const before = reading.tokens[i - 1]
  if (before === undefined || (before.type !== 'quote' && !/^[,|·•–—-]$/u.test(before.text))) return i
  let to = i + 1
  while (to < i + 5 && reading.free(to) && reading.tokens[to]?.type === 'word' && reading.word(to) !== 'button') to++
  if (reading.word(to) === 'button') return to
  const closed = reading.tokens[to] === undefined || reading.ends(to) || /^[,|·•–—-]$/u.test(reading.word(to))
  return closed && to - i >= 2 && !reading.capital(i + 1) ? to : i
}
const AMBIGUOUS = words('club fair shop store day market cover launch week and & of')

/** 'sign up in store', 'register at the bar': the end of the clause behind a call, where it goes on in plain words. */
function tailEnd(reading: Reading, k: number): number {
  if (!['in', 'at', 'by', 'with', 'online', 'inside'].includes(reading.word(k)) || !reading.free(k)) return k
  let to = k + 1
  while (to < k + 5 && reading.free(to) && reading.tokens[to]?.type === 'word') {
    if (LAYOUT_WORDS.has(reading.word(to)) || isColourWord(reading.word(to)) || TYPE_NOUNS.has(reading.word(to)))
      return k
    to++
  }
  return reading.tokens[to] === undefined || reading.ends(to) || reading.word(to) === ',' || reading.uses[to] === 'kind'
    ? to
    : k
}

/** Takes calls to act: known ones, and whatever stands capitalised before 'button'. */
export function readCalls(reading: Reading, lists: { from: number; to: number }[]): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) || lists.some((list) => list.from <= i && i < list.to)) continue
    const known = KNOWN.at(reading.tokens, i)
    if (known) {
      const before = reading.word(i - 1)
      let free = true
      for (let k = i; k < i + known.length; k++) if (!reading.free(k)) free = false
      // 'save the date card', 'people can join us': no button.
      if (
        free &&
        !['to', 'can', 'you', 'people', 'they', 'who', 'users', 'we', 'customers', 'visitors'].includes(before) &&
        reading.uses[i + known.length] !== 'kind' &&
        !(
          reading.word(i) === 'rsvp' &&
          reading.word(i + 1) !== '' &&
          !reading.ends(i + 1) &&
          reading.word(i + 1) !== ','
        )
      ) {
        const to = tailEnd(reading, i + known.length)
        reading.fact('cta', i, to)
        i = to - 1
      }
      continue
    }
    const bare = bareCall(reading, i)
    if (bare > i) {
      reading.fact('cta', i, bare)
      i = bare - 1
      continue
    }
    if (reading.word(i) !== 'button' && reading.word(i) !== 'cta') continue
    let from = i
    while (from > 0 && i - from < 4 && reading.capital(from - 1) && reading.free(from - 1)) from--
    // 'CTA button "Book"': the button's own name.
    while (from < i && reading.word(from) === 'cta') from++
    if (from === i) from = lowerCall(reading, i)
    if (from > 0 && from < i && !reading.opens(from)) {
      let to = i
      // 'Book Your Table now button'
      while (to > from && !reading.free(to - 1)) to--
      reading.fact('cta', from, to)
    }
  }
}
