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

/** Takes prices ('$12', 'tickets from €15', '20 dollars') and offers ('50% off', 'buy one get one free'). */
export function readMoney(reading: Reading): void {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (!reading.free(i) || tokens[i]?.type === 'quote') continue
    const offer = offerEnd(reading, i)
    if (offer > i) {
      let from = i
      if (
        ['up', 'to', 'extra', 'save', 'get', 'flat', 'an', 'additional', 'over', 'of'].includes(reading.word(i - 1)) &&
        reading.word(i) !== 'free'
      )
        from = offerStart(reading, i)
      reading.fact('offer', from, offer)
      i = offer - 1
      continue
    }
    const code = codeEnd(reading, i)
    if (code > i) {
      reading.fact('detail', i, code)
      i = code - 1
      continue
    }
    const free = FREE.at(tokens, i) ?? freeAlone(reading, i)
    if (free && reading.free(i)) {
      reading.fact('price', i, i + free.length)
      i += free.length - 1
      continue
    }
    const to = amountEnd(reading, i)
    if (to === i) continue
    let from = i
    let end = to
    if (reading.word(end) === 'per' && reading.free(end + 1) && reading.tokens[end + 1]?.type === 'word') end += 2
    // '$10 off' was an offer; 'tickets $15', 'from €9', '£5 per person' stay together.
    for (
      let guard = 0;
      guard < 3 && reading.free(from - 1) && BEFORE.has(reading.word(from - 1)) && !reading.ends(from - 1);
      guard++
    ) {
      if (
        !KEPT_BEFORE.has(reading.word(from - 1)) &&
        !(KEPT_BEFORE.has(reading.word(from - 2)) && reading.free(from - 2))
      )
        break
      from--
    }
    if (
      (reading.word(end) === 'a' || reading.word(end) === '/') &&
      reading.free(end + 1) &&
      /^(person|month|year|hour|night|head|slice|cup|session|class|day|week|mo|yr|hr|h|kg|lb|child|adult|ticket|seat|table|couple|family|user)$/.test(
        reading.word(end + 1),
      )
    )
      end += 2
    else if (
      ['at', 'on', 'in'].includes(reading.word(end)) &&
      reading.word(end + 1) === 'the' &&
      reading.word(end + 2) === 'door'
    )
      end += 3
    else if (reading.word(end) === 'in' && reading.word(end + 1) === 'advance') end += 2
    else if (AFTER.has(reading.word(end)) && reading.free(end)) end += 1
    reading.fact('price', from, end)
    i = end - 1
  }
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
  const { tokens } = reading
  const fixed = OFFERS.at(tokens, i)
  // 'Start free trial' is a call.
  if (fixed && /^(?:start|try|get|your|claim)$/.test(reading.word(i - 1)) && reading.word(i) === 'free') return i
  // '2 for 1 cocktails'
  if (fixed)
    return (
      i +
      fixed.length +
      (/^\d.*\ds?$/.test(reading.slice(i, i + fixed.length)) && plural(reading, i + fixed.length) ? 1 : 0)
    )
  const given = givenFree(reading, i)
  if (given > i) return given
  let k = i
  if (/^\d{1,3}%$/.test(tokens[i]?.text ?? '')) k = i + 1
  else if (/^-\d{1,3}%$/.test(tokens[i]?.text ?? '')) return i + 1
  else if (/^\d{1,3}%-off$/i.test(tokens[i]?.text ?? '')) return i + 1
  else if (/^\d{1,3}$/.test(tokens[i]?.text ?? '') && ['%', 'percent', 'per cent'].includes(reading.word(i + 1)))
    k = i + 2
  else if (amountEnd(reading, i) > i) k = amountEnd(reading, i)
  if (k === i) return i
  if (
    reading.word(k) === 'off' ||
    reading.word(k) === 'discount' ||
    reading.word(k) === 'rabatt' ||
    reading.word(k) === 'savings'
  ) {
    k++
    // '50% off everything', '20% off your first order', '15% off all shoes'
    if (
      ['everything', 'sitewide', 'storewide', 'selected', 'all', 'your', 'storewide', 'site-wide'].includes(
        reading.word(k),
      ) &&
      reading.free(k)
    ) {
      const more = reading.word(k)
      k++
      if (more === 'all' || more === 'your' || more === 'selected') {
        for (
          let guard = 0;
          guard < 3 && reading.free(k) && tokens[k]?.type === 'word' && !STOP.has(reading.word(k));
          guard++
        )
          k++
      }
    }
    return offerNoun(reading, k)
  }
  return /%/.test(reading.slice(i, k)) && ['save', 'rabatt', 'de'].includes(reading.word(i - 1)) ? k : i
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
