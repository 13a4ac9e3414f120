/** Ways to reach somebody: mail, web addresses, phones, handles and hashtags, wherever they stand in the prompt. */
import { nth } from '../base/items.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

const TLDS = new Set(
  `com org net edu gov info biz io co app dev ai shop store studio design me us uk de fr es pt it nl eu ca au nz br in jp cn kr ch
  at be se no dk fi pl cz ie gr tr ru ua mx ar cl za sg hk xyz online site cafe coffee club fm tv art agency photography photo
  music events event tech cloud digital media news blog live life world team work works space zone city london berlin nyc paris
  law legal health care clinic dental fitness yoga bio eco green energy solar farm garden bike travel tours voyage restaurant bar
  pub beer wine pizza kitchen menu recipes fashion boutique jewelry beauty salon hair spa academy school education training
  university church community foundation charity fund finance financial money capital ventures partners consulting solutions
  services systems software games game codes computer network email link page website gallery graphics ink press print productions
  film video pictures show theater band party wedding gift gifts toys kids baby pet pets vet house homes rent realty estate
  properties land construction builders plumbing repair tools auto cars taxi delivery supply market trade global international
  example test invalid cat gg so to cc ly im id la sh gl earth run fit ski surf camp fish`.split(/\s+/u),
)
const FILES = new Set(['node.js', 'next.js', 'vue.js', 'three.js', 'asp.net'])
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,4}[\p{L}]{2,14}$/u
const PHONE_WORDS =
  words(`phone tel tel. telephone call mobile cell whatsapp ring text contact number fax ph m t p office hotline landline
  teléfono téléphone telefon`)
const SOCIALS =
  words(`instagram insta ig facebook fb twitter x tiktok linkedin youtube pinterest threads mastodon bluesky snapchat
  behance dribbble github telegram twitch handle`)

export const isMail = (text: string): boolean => /^[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[\p{L}]{2,24}$/u.test(text)

export function isLink(text: string): boolean {
  if (text.length > 300) return false
  const lower = text.toLowerCase()
  if (/^https?:\/\/\S/.test(lower)) return true
  if (FILES.has(lower) || lower.includes('@')) return false
  const slash = lower.indexOf('/')
  const host = slash < 0 ? lower : lower.slice(0, slash)
  if (!DOMAIN.test(host)) return false
  return host.startsWith('www.') || TLDS.has(host.slice(host.lastIndexOf('.') + 1))
}

/** Takes every way of contact as a fact. */
export function readContacts(reading: Reading): void {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    const token = nth(tokens, i)
    if (!reading.free(i) || token.type === 'quote' || token.type === 'newline') continue
    if (token.text.includes('@')) {
      if (isMail(token.text)) reading.fact('email', i, i + 1)
      else if (/^@[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,60}$/u.test(token.text)) reading.fact('social', i, i + 1)
      continue
    }
    if (token.text.startsWith('#')) {
      if (
        /^#[\p{L}_][\p{L}\p{N}_]{1,60}$/u.test(token.text) &&
        !/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(token.text)
      )
        reading.fact('hashtag', i, i + 1)
      continue
    }
    if (token.text.length > 3 && (token.text.includes('.') || token.text.includes('://')) && isLink(token.text)) {
      reading.fact('link', i, i + 1)
      continue
    }
    if (
      SOCIALS.has(token.lower) &&
      token.lower !== 'x' &&
      reading.word(i + 1) === ':' &&
      /^[\p{L}\p{N}_./-]{3,60}$/u.test(tokens[i + 2]?.text ?? '') &&
      reading.free(i + 2) &&
      tokens[i + 3]?.type !== 'word' &&
      !LAYOUT_WORDS.has(reading.word(i + 2)) &&
      !ARTICLES.has(reading.word(i + 2))
    ) {
      reading.fact('social', i + 2, i + 3)
      reading.take(i, i + 2, 'label')
      continue
    }
    // 'lola_snips on instagram'
    if (
      reading.word(i + 1) === 'on' &&
      SOCIALS.has(reading.word(i + 2)) &&
      /^[\p{L}][\p{L}\p{N}_.]{4,40}$/u.test(token.text) &&
      /[_.\d]/.test(token.text)
    ) {
      reading.fact('social', i, i + 1)
      continue
    }
    const to = phoneEnd(reading, i)
    if (to > i) reading.fact('phone', i, to)
  }
}

/** The end of a phone number that begins at token i, or i. Digits in groups: '+1 (555) 010-2030', '020 7946 0958'. */
export function phoneEnd(reading: Reading, i: number): number {
  const { tokens } = reading
  const first = nth(tokens, i)
  const opensParen = first.text === '('
  if (!opensParen && !/^[+\d]/.test(first.text)) return i
  let digits = 0
  let groups = 0
  let letters = 0
  let to = i
  let open = false
  for (let k = i; k < tokens.length && k < i + 12; k++) {
    const token = nth(tokens, k)
    if (token.type === 'newline' || token.type === 'quote') break
    if (token.text === '(') {
      if (open || !/^\+?\d{1,5}$/.test(tokens[k + 1]?.text ?? '') || tokens[k + 2]?.text !== ')') break
      open = true
      continue
    }
    if (token.text === ')') {
      if (!open) break
      open = false
      to = k + 1
      continue
    }
    if (
      (token.text === '-' || token.text === '–' || token.text === '.' || token.text === '/') &&
      digits > 0 &&
      /^\d{2,}/.test(tokens[k + 1]?.text ?? '')
    ) {
      if (token.text === '.' && !tokens[k + 1]?.tight) break
      if (token.text === '–' && /^(19|20)\d\d$/.test(tokens[k - 1]?.text ?? '')) break
      continue
    }
    if (token.text === '+' && k === i) continue
    if (!/^\+?\d[\d.\-/]*$/.test(token.text)) {
      // 1-800-FLOWERS
      if (k === i && /^\+?\d[\d-]*-[A-Z][A-Z-]{2,}$/.test(token.text)) {
        letters++
        to = k + 1
      }
      break
    }
    if (k > i && token.text.startsWith('+')) break
    const count = token.text.replace(/\D/g, '').length
    if (digits + count > 15) break
    if (digits >= 10 && !first.text.startsWith('+') && !first.text.startsWith('0')) break
    digits += count
    groups++
    to = k + 1
  }
  if (letters > 0) return to
  const text = reading.slice(i, to)
  if (digits < 7 || digits > 15) {
    return digits >= 5 && nearPhoneWord(reading, i) && groups <= 3 && !/^\d{4}[-/.]\d/.test(text) ? to : i
  }
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text)) {
    // 12.05.2026 is a date, 555.0142 none.
    const parts = text.split(/[./-]/)
    if (parts.some((part) => part.length === 4) && digits <= 8) return i
  }
  // '19.00-21.00'
  if (/^(?:[01]?\d|2[0-4])[.:][0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])[.:][0-5]\d$/.test(text)) return i
  // '40/80/120 km'
  if (/^\d{1,3}(?:\/\d{1,3}){2,}$/.test(text)) return i
  if (/^\d{4}[-–]\d{4}$/.test(text) && /^(19|20)/.test(text) && !nearPhoneWord(reading, i)) return i
  if (/^\d{5}-\d{4}$/.test(text) && !nearPhoneWord(reading, i)) return i
  if (groups === 1 && /^\d+$/.test(text) && digits < 9 && !nearPhoneWord(reading, i)) return i
  return to
}

function nearPhoneWord(reading: Reading, i: number): boolean {
  for (let k = i - 1; k >= i - 4 && k >= 0; k--) if (PHONE_WORDS.has(reading.word(k))) return true
  return false
}
