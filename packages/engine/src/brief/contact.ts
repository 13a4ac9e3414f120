/** Ways to reach somebody: mail, web addresses, phones, handles and hashtags, wherever they stand in the prompt. */
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
  for (const [i, token] of reading.tokens.entries()) {
    if (!reading.free(i) || token.type === 'quote' || token.type === 'newline') continue
    if (token.text.includes('@') || token.text.startsWith('#')) readMarked(reading, i, token.text)
    else if (token.text.length > 3 && /\.|:\/\//.test(token.text) && isLink(token.text)) reading.fact('link', i, i + 1)
    else if (!readAccount(reading, i)) {
      const to = phoneEnd(reading, i)
      if (to > i) reading.fact('phone', i, to)
    }
  }
}

/** 'ana@lima.example', '@lumenbaths', '#openmic'; a colour's code is none. */
function readMarked(reading: Reading, i: number, text: string): void {
  if (isMail(text)) reading.fact('email', i, i + 1)
  else if (/^@[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,60}$/u.test(text)) reading.fact('social', i, i + 1)
  else if (/^#[\p{L}_][\p{L}\p{N}_]{1,60}$/u.test(text) && !/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text))
    reading.fact('hashtag', i, i + 1)
}

/** 'Instagram: lola_snips', 'lola_snips on instagram'; answers whether there is one. */
function readAccount(reading: Reading, i: number): boolean {
  const [word, name] = [reading.word(i), reading.word(i + 2)]
  const text = reading.tokens[i]?.text ?? ''
  const labelled = SOCIALS.has(word) && word !== 'x' && reading.word(i + 1) === ':' && reading.free(i + 2)
  const isName =
    /^[\p{L}\p{N}_./-]{3,60}$/u.test(reading.tokens[i + 2]?.text ?? '') &&
    reading.tokens[i + 3]?.type !== 'word' &&
    !LAYOUT_WORDS.has(name) &&
    !ARTICLES.has(name)
  if (labelled && isName) {
    reading.fact('social', i + 2, i + 3)
    reading.take(i, i + 2, 'label')
    return true
  }
  const told = reading.word(i + 1) === 'on' && SOCIALS.has(name)
  if (!told || !/^\p{L}[\p{L}\p{N}_.]{4,40}$/u.test(text) || !/[_.\d]/.test(text)) return false
  reading.fact('social', i, i + 1)
  return true
}

/** Digits in groups: '+1 (555) 010-2030'. */
interface Digits {
  count: number
  groups: number
  /** Behind the last group. */
  to: number
  /** '1-800-FLOWERS' */
  lettered: boolean
}

const MOST_GROUPS = 12

/** The end of a phone number that begins at token i, or i. Digits in groups: '+1 (555) 010-2030', '020 7946 0958'. */
export function phoneEnd(reading: Reading, i: number): number {
  if (!/^[+\d(]/.test(reading.tokens[i]?.text ?? '')) return i
  const digits = digitsFrom(reading, i)
  if (digits.lettered) return digits.to
  return isPhone(reading, i, digits) ? digits.to : i
}

function digitsFrom(reading: Reading, i: number): Digits {
  const { tokens } = reading
  const textOf = (k: number) => tokens[k]?.text ?? ''
  const found: Digits = { count: 0, groups: 0, to: i, lettered: false }
  let open = false
  for (let k = i; k < i + MOST_GROUPS; k++) {
    const text = textOf(k)
    if (tokens[k] === undefined || tokens[k]?.type === 'newline' || tokens[k]?.type === 'quote') break
    if (text === '(' && !open && /^\+?\d{1,5}$/.test(textOf(k + 1)) && textOf(k + 2) === ')') open = true
    else if (text === ')' && open) {
      open = false
      found.to = k + 1
    } else if (!((found.count > 0 && joinsDigits(reading, k)) || (text === '+' && k === i))) {
      if (!takesGroup(found, text, textOf(i), k - i)) break
      found.to = k + 1
    }
  }
  return found
}

/** A dash, dot or stroke between two groups. */
function joinsDigits({ tokens }: Reading, k: number): boolean {
  const [text, next] = [tokens[k]?.text ?? '', tokens[k + 1]]
  if (!/^[-–./]$/.test(text) || !/^\d{2,}/.test(next?.text ?? '')) return false
  return !(text === '.' && !next?.tight) && !(text === '–' && /^(?:19|20)\d\d$/.test(tokens[k - 1]?.text ?? ''))
}

/** Counts one more group, unless the number cannot go on with it. */
function takesGroup(found: Digits, text: string, first: string, at: number): boolean {
  if (at === 0 && /^\+?\d[\d-]*-[A-Z][A-Z-]{2,}$/.test(text)) {
    found.to += 1
    found.lettered = true
    return false
  }
  if (!/^\+?\d[\d.\-/]*$/.test(text) || (at > 0 && text.startsWith('+'))) return false
  const count = text.replace(/\D/g, '').length
  if (found.count + count > 15 || (found.count >= 10 && !/^[+0]/.test(first))) return false
  found.count += count
  found.groups++
  return true
}

/** Figures of other things: dates, hours, distances, years, postcodes. */
const NO_PHONES = [
  /^(?:[01]?\d|2[0-4])[.:][0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])[.:][0-5]\d$/,
  /^\d{1,3}(?:\/\d{1,3}){2,}$/,
]
/** … unless a word for phones is near. */
const DOUBTFUL = [/^(?:19|20)\d\d[-–]\d{4}$/, /^\d{5}-\d{4}$/, /^\d{1,8}$/]

function isPhone(reading: Reading, i: number, { count, groups, to }: Digits): boolean {
  const text = reading.slice(i, to)
  const near = nearPhoneWord(reading, i)
  if (count < 7 || count > 15) return count >= 5 && near && groups <= 3 && !/^\d{4}[-/.]\d/.test(text)
  // 12.05.2026 is a date, 555.0142 none.
  const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text) && count <= 8
  if (date && text.split(/[./-]/).some((part) => part.length === 4)) return false
  return !NO_PHONES.some((shape) => shape.test(text)) && (near || !DOUBTFUL.some((shape) => shape.test(text)))
}

function nearPhoneWord(reading: Reading, i: number): boolean {
  for (let k = i - 1; k >= i - 4 && k >= 0; k--) if (PHONE_WORDS.has(reading.word(k))) return true
  return false
}
