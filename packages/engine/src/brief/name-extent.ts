/** How far a name without quotation marks reaches. */
import { joins } from './clauses.ts'
import { noticeAt } from './notices.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { COMPANY_ENDINGS } from './words/business.ts'
import { ARTICLES, REQUEST_VERBS } from './words/grammar.ts'
import { HONORIFICS } from './words/jobs.ts'
import { TONE_WORDS } from './words/styles.ts'

export const CONNECTORS = words(
  "& and + of the de da do das dos del la le les du di el y e et und von van der den n 'n 'n' à en o",
)

/** Capitalised by the language, not as names. */
const PRONOUNS = words(
  "i i'm i'd i'll i've we're you're they're it's that's let's don't can't won't we'll you'll we've here's there's what's",
)

/** Works have titles with small words in them. */
export const WORKS = words(
  'course film movie book novel album song play musical exhibition exhibit workshop webinar seminar podcast magazine blog game lecture talk opera documentary',
)
const TITLE_LINKS = words('for to on with without from into under over between before after against')

/** What a doctor's title names in small letters. */
const FACULTIES = words('med. med dent. dent phil. phil jur. jur ing. ing rer. nat. h.c. iur. vet. pol. oec. techn.')

/** What ends a name written in lower case. */
export const STOPS = words(
  `in at for with that which who whose using on by from located based is are was were we it i offering selling specializing specialising focused where
  please can could should make use add include need needs want wants featuring has have having using and/or but so if its it's about opening
  serving providing making inspired aimed targeting because as looking dedicated run owned since my our they their i'm to into near or launching helping wanting hosted happening taking
  between include including around color colors colour colours style styled`,
)

/** The end of a name that begins at token i: capitalised words with what joins them, or i. */
export function nameEnd(reading: Reading, i: number): number {
  if (!reading.free(i) || !capitalised(reading, i)) return i
  let k = i + 1
  for (; k < i + 12; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || token.type === 'quote' || token.type === 'newline') break
    if (token.sentence !== reading.tokens[i]?.sentence) break
    if (capitalised(reading, k) || joins(reading, k)) continue
    // 'Prof. Dr. med. Eva Lindqvist'
    const titled = HONORIFICS.has(reading.word(k - 1)) || FACULTIES.has(reading.word(k - 1))
    if (FACULTIES.has(token.lower) && titled && (capitalised(reading, k + 1) || FACULTIES.has(reading.word(k + 1))))
      continue
    if (
      token.type === 'number' &&
      /^\d{1,4}$|^#\d+$/.test(token.text) &&
      !/^(px|mm|cm|in|x|×|pixels|by|options|people|\))$/.test(reading.word(k + 1)) &&
      !(/^[-–]$/.test(reading.word(k + 1)) && reading.tokens[k + 2]?.type === 'number')
    )
      continue
    // 'Class of 2026'
    if (token.lower === 'of' && /^(?:19|20)\d\d$/.test(reading.word(k + 1))) continue
    if (CONNECTORS.has(token.lower) && token.text !== ',') {
      if (token.lower === '+' && !capitalised(reading, k + 1)) break
      const next = capitalised(reading, k + 1)
        ? k + 1
        : CONNECTORS.has(reading.word(k + 1)) && capitalised(reading, k + 2)
          ? k + 2
          : -1
      if (next < 0) {
        if (
          (token.text === '&' || token.lower === "'n'" || token.lower === "'n") &&
          reading.tokens[k + 1]?.type === 'word' &&
          !ARTICLES.has(reading.word(k + 1))
        ) {
          k++
          continue
        }
        break
      }
      // 'Sweet Crumb and Navy colours', 'Luna and Use …'
      if (
        (token.lower === 'and' || token.lower === 'the') &&
        token.lower === 'and' &&
        (REQUEST_VERBS.has(reading.word(next)) || ['use', 'make', 'put'].includes(reading.word(next)))
      )
        break
      continue
    }
    // ', 10K for Hope,', 'poster Vote Okafor for Mayor': a clause of its own that is one name.
    if (
      token.lower === 'for' &&
      !SHEETS.has(reading.word(i)) &&
      (apart(reading, i) || reading.opens(i) || reading.uses[i - 1] === 'kind') &&
      capitalised(reading, k + 1) &&
      k - i <= 2
    )
      continue
    // 'Vide-grenier du quartier Saint-Michel'
    if (
      ROMANCE.has(token.lower) &&
      /^\p{Ll}{3,}$/u.test(reading.tokens[k + 1]?.text ?? '') &&
      capitalised(reading, k + 2)
    ) {
      k += 2
      continue
    }
    // 'Yoga im Park'
    if (GERMAN.has(token.lower) && capitalised(reading, k + 1)) continue
    // 'Women in Maths Society'
    if (INSIDE.has(token.lower) && k - i <= 3 && institutionAhead(reading, k + 1)) continue
    // 'Ridgeview High School chess club'
    if (k - i >= 2 && SEATS.has(reading.word(k - 1)) && groupEnd(reading, k) > k) {
      k = groupEnd(reading, k)
      break
    }
    // 'the play Waiting for Rain'
    if (WORKS.has(reading.word(i - 1)) && TITLE_LINKS.has(token.lower) && capitalised(reading, k + 1)) continue
    if (token.text === ',' && capitalised(reading, k + 1)) {
      // 'Smith, Jones & Partners'; 'Inc.' and 'LLC' behind a comma.
      if (COMPANY_ENDINGS.has(reading.word(k + 1)) && reading.word(k + 1).length <= 4) continue
      const and = reading.word(k + 2)
      if (k - i === 1 && (and === '&' || and === 'and') && capitalised(reading, k + 3)) continue
      if (k - i === 1 && reading.word(k + 2) === ',' && capitalised(reading, k + 3) && reading.word(k + 4) === '&')
        continue
    }
    if (
      (token.text === '!' || (token.text === '?' && ASKS.has(reading.word(i)))) &&
      token.tight &&
      reading.tokens[k + 1]?.type === 'word' &&
      !capitalised(reading, k + 1)
    ) {
      k++
      break
    }
    break
  }
  while (k > i + 1 && reading.tokens[k - 1]?.type === 'mark' && !/[!?]/.test(reading.word(k - 1))) k--
  return k
}

/** What a name that asks begins with ('Who Cares?'); any other question mark is the request's. */
const ASKS = words(
  "who what why where when how which is are got ready can does do shall wanna whose who's what's where's",
)

const SHEETS = words('menu sign card cards label labels sheet cover banner poster flyer logo invitation ticket')
const ROMANCE = words('du des della dello dei do dos da del')
const GERMAN = words('am im zum zur beim vom')
const INSIDE = words('in for on to with against')
const INSTITUTIONS = words(
  'society association club trust foundation institute network alliance league union fund coalition council academy initiative movement collective federation',
)
const SEATS = words('school college university academy church parish hospital library institute gymnasium primary')
const GROUPS = words(
  'club team society band choir orchestra group association squad committee council union league department program programme troupe ensemble pta alumni',
)

/** A few capitals, of which the last is a kind of institution. */
function institutionAhead(reading: Reading, from: number): boolean {
  let k = from
  while (k < from + 4 && capitalised(reading, k)) k++
  return k > from && INSTITUTIONS.has(reading.word(k - 1))
}

/** The end of a group's name in small letters behind its seat: 'chess club', 'parent teacher association'; or k. */
function groupEnd(reading: Reading, k: number): number {
  for (let end = k; end < k + 4 && reading.free(end) && reading.tokens[end]?.type === 'word'; end++) {
    if (GROUPS.has(reading.word(end))) return end + 1
    if (STOPS.has(reading.word(end)) || ARTICLES.has(reading.word(end))) return k
  }
  return k
}

/** Behind a mark, inside the prompt. */
const apart = (reading: Reading, i: number) => i > 1 && /^[,:|–—]$/.test(reading.word(i - 1))

export function capitalised(reading: Reading, i: number): boolean {
  const token = reading.tokens[i]
  if (token === undefined || token.type === 'quote' || !reading.free(i)) return false
  if (token.type === 'number') {
    // '3M', '24/7 Fitness'
    const mixed = /^\d+[A-Z]|^\d+-[A-Z]/.test(token.text)
    return reading.casing === 'mixed' && (mixed || (/^\d{1,2}\/\d{1,2}$/.test(token.text) && reading.capital(i + 1)))
  }
  // 'Menu-style poster' says how it looks.
  if (PRONOUNS.has(token.lower) || /-(?:style|styled|themed|inspired|like|format|sized)$/.test(token.lower))
    return false
  return reading.capital(i)
}

/** The end of a name in lower case behind 'called': up to a comma, a preposition or an instruction. */
export function lowerNameEnd(reading: Reading, i: number): number {
  let k = i
  for (; k < i + 6; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || (token.type !== 'word' && token.type !== 'number')) break
    if (k > i) {
      if (STOPS.has(token.lower) || noticeAt(reading.tokens, k) !== undefined) break
      if (token.lower === 'and' || token.lower === '&' || token.lower === '+') {
        const next = reading.word(k + 1)
        if (
          token.lower === 'and' &&
          (next === '' ||
            !reading.free(k + 1) ||
            ARTICLES.has(next) ||
            REQUEST_VERBS.has(next) ||
            STOPS.has(next) ||
            TONE_WORDS.at(reading.tokens, k + 1) !== undefined ||
            ['use', 'put', 'keep', 'show', 'colored', 'please'].includes(next))
        )
          break
      }
      if (ARTICLES.has(token.lower) && !['the'].includes(token.lower) && !CONNECTORS.has(reading.word(k - 1))) break
      if (/^\d{1,4}x\d/.test(token.lower)) break
    }
  }
  while (k > i + 1 && CONNECTORS.has(reading.word(k - 1))) k--
  return k
}
