/** Prices and offers. */
import { amountEnd } from './amounts.ts'
import { phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'

const BEFORE =
  words(`eintritt entrée entrada ingresso билеты от boletos inträde preis prix precio bilety wstęp standgebühr tickets ticket admission entry entrance from only just at starting for cover price cost fee adults kids children
  students`)
const KEPT_BEFORE = words(
  `tickets ticket admission entry entrance cover from only just adults kids children students starting`,
)
const AFTER = words(`each pp adv entry admission online only advance cover /hr month door`)

const OFFERS = phrases<true>(
  [
    'buy one get one free',
    'buy one, get one free',
    'buy one get one',
    'buy 1 get 1 free',
    'buy 1 get 1',
    'buy 2 get 1 free',
    'buy two get one free',
    'bogo',
    '2 for 1',
    'two for one',
    '2-for-1',
    'two-for-one',
    '3 for 2',
    'free shipping',
    'free delivery',
    'free trial',
    'half price',
    'half off',
    'free consultation',
    'free quote',
    'free estimate',
    'free estimates',
    'first month free',
    'kids eat free',
    'free gift',
    'free sample',
    'free samples',
    'free returns',
    'first class free',
    'free first class',
    'money-back guarantee',
  ].map((phrase) => [phrase.replace(',', ' ,'), true] as const),
)
const FREE = phrases<true>(
  [
    'free entry',
    'free admission',
    'free entrance',
    'entry free',
    'admission free',
    'free of charge',
    'pay what you can',
    'pay what you want',
    'pay what you like',
    'pay what you wish',
    'donation based',
    'entrance free',
    'free event',
    'free parking',
    'entrada libre',
    'entrada gratuita',
    'entrada franca',
    'entrada livre',
    'acceso libre',
    'entrée libre',
    'entrée gratuite',
    'ingresso libero',
    'ingresso gratuito',
    'eintritt frei',
    'freier eintritt',
    'wstęp wolny',
    'wstęp bezpłatny',
    'вход свободный',
    'вход бесплатный',
    'gratis toegang',
    'toegang gratis',
    'fri entré',
    'gratis inträde',
    'giriş ücretsiz',
  ].map((phrase) => [phrase, true] as const),
)

/** A price, an offer or a code, from and to which token. */
interface Found {
  role: 'offer' | 'detail' | 'price'
  from: number
  to: number
}

/** Takes prices ('$12', 'tickets from €15', '20 dollars') and offers ('50% off', 'buy one get one free'). */
export function readMoney(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) || reading.tokens[i]?.type === 'quote') continue
    const found = foundAt(reading, i)
    if (found === undefined) continue
    reading.fact(found.role, found.from, found.to)
    i = found.to - 1
  }
}

const EXTENDING = words('up to extra save get flat an additional over of')

function foundAt(reading: Reading, i: number): Found | undefined {
  const offer = offerEnd(reading, i)
  if (offer > i) {
    const extended = EXTENDING.has(reading.word(i - 1)) && reading.word(i) !== 'free'
    return { role: 'offer', from: extended ? offerStart(reading, i) : i, to: offer }
  }
  const code = codeEnd(reading, i)
  if (code > i) return { role: 'detail', from: i, to: code }
  const free = FREE.at(reading.tokens, i) ?? freeAlone(reading, i)
  if (free) return { role: 'price', from: i, to: i + free.length }
  const to = amountEnd(reading, i)
  return to > i ? { role: 'price', from: priceStart(reading, i), to: priceEnd(reading, to) } : undefined
}

/** '$10 off' was an offer; 'tickets $15', 'from €9' stay together. */
function priceStart(reading: Reading, i: number): number {
  let from = i
  const kept = (k: number) => KEPT_BEFORE.has(reading.word(k))
  for (let n = 0; n < 3; n++) {
    const before = from - 1
    if (!reading.free(before) || !BEFORE.has(reading.word(before)) || reading.ends(before)) break
    if (!kept(before) && !(kept(before - 1) && reading.free(before - 1))) break
    from--
  }
  return from
}

/** What a price is for: '£5 per person', '€9 a month', '$20 / head'. */
const PRICED = words(
  'person month year hour night head slice cup session class day week mo yr hr h kg lb child adult ticket seat table couple family user',
)

/** '£5 per person', '$12 at the door', '€10 in advance' stay together. */
function priceEnd(reading: Reading, to: number): number {
  const isNoun = (k: number) => reading.free(k) && reading.tokens[k]?.type === 'word'
  const end = reading.word(to) === 'per' && isNoun(to + 1) ? to + 2 : to
  const [first, second] = [reading.word(end), reading.word(end + 1)]
  if ((first === 'a' || first === '/') && reading.free(end + 1) && PRICED.has(second)) return end + 2
  if (/^(?:at|on|in)$/.test(first) && second === 'the' && reading.word(end + 2) === 'door') return end + 3
  if (first === 'in' && second === 'advance') return end + 2
  return AFTER.has(first) && reading.free(end) ? end + 1 : end
}

/** ', free,': a clause of one word. */
function freeAlone(reading: Reading, i: number): { value: true; length: number } | undefined {
  if (reading.word(i) !== 'free' || i === 0) return undefined
  const bound = (k: number) => reading.tokens[k] === undefined || /^[,;.·|•\n]$/u.test(reading.word(k))
  return bound(i - 1) && bound(i + 1) ? { value: true, length: 1 } : undefined
}

/** 'code MOM20', 'use promo code SPRING': the end, or i. */
function codeEnd(reading: Reading, i: number): number {
  let k = i
  while (k < i + 4 && ['use', 'with', 'promo', 'discount', 'coupon', 'code', 'the'].includes(reading.word(k))) k++
  const last = reading.word(k - 1)
  if (k === i || reading.word(i) === 'with' || reading.word(i) === 'the' || (last !== 'code' && last !== 'coupon'))
    return i
  const token = reading.tokens[k]
  return token?.type !== 'quote' && /^[A-Z0-9]{3,20}$/.test(token?.text ?? '') && reading.casing !== 'upper' ? k + 1 : i
}

function offerStart(reading: Reading, i: number): number {
  let from = i
  for (let guard = 0; guard < 3 && reading.free(from - 1); guard++) {
    const word = reading.word(from - 1)
    if (!['up', 'to', 'extra', 'save', 'flat', 'additional', 'over'].includes(word)) break
    if (word === 'to' && reading.word(from - 2) !== 'up') break
    if (word === 'over') break
    from--
  }
  return from
}

/** The end of an offer that begins at token i, or i. */
export function offerEnd(reading: Reading, i: number): number {
  const fixed = OFFERS.at(reading.tokens, i)
  if (fixed) {
    // 'Start free trial' is a call.
    if (/^(?:start|try|get|your|claim)$/.test(reading.word(i - 1)) && reading.word(i) === 'free') return i
    const to = i + fixed.length
    // '2 for 1 cocktails'
    return /^\d.*\ds?$/.test(reading.slice(i, to)) && plural(reading, to) ? to + 1 : to
  }
  const given = givenFree(reading, i)
  return given > i ? given : reductionEnd(reading, i)
}

const REDUCTIONS = words('off discount rabatt savings')

/** '50% off everything', '$10 off your first order', '-20%': the end, or i. */
function reductionEnd(reading: Reading, i: number): number {
  if (/^(?:-\d{1,3}%|\d{1,3}%-off)$/i.test(reading.tokens[i]?.text ?? '')) return i + 1
  const k = shareEnd(reading, i)
  if (k === i) return i
  if (REDUCTIONS.has(reading.word(k))) return offerNoun(reading, reducedEnd(reading, k + 1))
  return reading.slice(i, k).includes('%') && /^(?:save|rabatt|de)$/.test(reading.word(i - 1)) ? k : i
}

/** '50%', '50 percent', '$10': the end, or i. */
function shareEnd(reading: Reading, i: number): number {
  const text = reading.tokens[i]?.text ?? ''
  if (/^\d{1,3}%$/.test(text)) return i + 1
  if (/^\d{1,3}$/.test(text) && /^(?:%|percent)$/.test(reading.word(i + 1))) return i + 2
  return amountEnd(reading, i)
}

const ALL = words('everything sitewide storewide site-wide selected all your')
const SOME = words('selected all your')

/** 'everything', 'your first order', 'all shoes' behind 'off': the end, or k. */
function reducedEnd(reading: Reading, k: number): number {
  if (!ALL.has(reading.word(k)) || !reading.free(k)) return k
  let to = k + 1
  const isNoun = (at: number) => reading.free(at) && reading.tokens[at]?.type === 'word' && !STOP.has(reading.word(at))
  while (SOME.has(reading.word(k)) && to < k + 4 && isNoun(to)) to++
  return to
}

/** 'buy 9 get the 10th free', 'buy two coffees, get one free': the end, or i. */
function givenFree(reading: Reading, i: number): number {
  if (reading.word(i) !== 'buy') return i
  let get = false
  for (let k = i + 1; k < i + 10 && reading.free(k) && !reading.ends(k); k++) {
    if (reading.word(k) === 'get') get = true
    if (get && reading.word(k) === 'free') return k + 1
  }
  return i
}

/** '20% off bouquets,': what it is off, where a clause ends behind it. */
function offerNoun(reading: Reading, k: number): number {
  for (let to = k; to <= k + 2; to++) {
    const word = reading.word(to)
    if (word === ',' || word === '' || reading.ends(to)) return to
    if (to > k && reading.uses[to] === 'fact') return to
    if (reading.tokens[to]?.type !== 'word' || !reading.free(to) || STOP.has(word)) return k
  }
  return k
}

const plural = (reading: Reading, k: number) => reading.free(k) && /^\p{Ll}{3,}s$/u.test(reading.tokens[k]?.text ?? '')

const STOP = words(
  `and with for in on at until this from to or through till when by headline banner poster flyer ad sale`,
)
