/** Names without quotation marks: how far a name reaches, and which of several the design is for. */
import type { KindName } from '../kinds/types.ts'
import { isLink } from './contact.ts'
import { words } from './phrases.ts'
import { NAMING } from './quoted.ts'
import type { Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { BUSINESS_NOUNS, COMMON_CAPITALS, COMPANY_ENDINGS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { HONORIFICS, JOB_MODIFIERS, JOB_WORDS } from './words/jobs.ts'
import { asObject } from './words/objects.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const CONNECTORS = words(
  "& and + of the de da do das dos del la le les du di el y e et und von van der den n 'n 'n' à en o",
)
/** Capitalised by the language, not as names. */
const PRONOUNS = words(
  "i i'm i'd i'll i've we're you're they're it's that's let's don't can't won't we'll you'll we've here's there's what's",
)
/** What ends a name written in lower case. */
const STOPS = words(
  `in at for with that which who whose using on by from located based is are was were we it i offering selling specializing specialising focused where
  please can could should make use add include need needs want wants featuring has have having using and/or but so if its it's about opening
  serving providing making inspired aimed targeting because as looking dedicated run owned since my our they their i'm to into near or launching helping wanting hosted happening taking
  between include including around color colors colour colours style styled`,
)

export interface Candidate {
  from: number
  to: number
  score: number
}

/** The end of a name that begins at token i: capitalised words with what joins them, or i. */
export function nameEnd(reading: Reading, i: number): number {
  if (!reading.free(i) || !capitalised(reading, i)) return i
  let k = i + 1
  for (; k < i + 12; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || token.type === 'quote' || token.type === 'newline') break
    if (token.sentence !== reading.tokens[i]?.sentence) break
    if (capitalised(reading, k)) continue
    if (
      token.type === 'number' &&
      /^\d{1,4}$|^#\d+$/.test(token.text) &&
      !/^(px|mm|cm|in|x|×|pixels|by|options|people|\))$/.test(reading.word(k + 1))
    )
      continue
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
    if (token.text === ',' && capitalised(reading, k + 1)) {
      // 'Smith, Jones & Partners'; 'Inc.' and 'LLC' behind a comma.
      if (COMPANY_ENDINGS.has(reading.word(k + 1)) && reading.word(k + 1).length <= 4) continue
      const and = reading.word(k + 2)
      if (k - i === 1 && (and === '&' || and === 'and') && capitalised(reading, k + 3)) continue
      if (k - i === 1 && reading.word(k + 2) === ',' && capitalised(reading, k + 3) && reading.word(k + 4) === '&')
        continue
    }
    if (
      (token.text === '!' || token.text === '?') &&
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

export function capitalised(reading: Reading, i: number): boolean {
  const token = reading.tokens[i]
  if (token === undefined || token.type === 'quote' || !reading.free(i)) return false
  if (token.type === 'number') {
    // '3M', '24/7 Fitness'
    const mixed = /^\d+[A-Z]|^\d+-[A-Z]/.test(token.text)
    return reading.casing === 'mixed' && (mixed || (/^\d{1,2}\/\d{1,2}$/.test(token.text) && reading.capital(i + 1)))
  }
  if (PRONOUNS.has(token.lower)) return false
  return reading.capital(i)
}

/** The end of a name in lower case behind 'called': up to a comma, a preposition or an instruction. */
export function lowerNameEnd(reading: Reading, i: number): number {
  let k = i
  for (; k < i + 6; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || (token.type !== 'word' && token.type !== 'number')) break
    if (k > i) {
      if (STOPS.has(token.lower)) break
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

/** The best name of the prompt, unless nothing looks like one. */
export function findName(reading: Reading, kind: KindName): Candidate | undefined {
  const found: Candidate[] = []
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    const named = namedAt(reading, i)
    if (named) {
      found.push(named)
      continue
    }
    if (
      !capitalised(reading, i) ||
      (capitalised(reading, i - 1) && tokens[i - 1]?.sentence === tokens[i]?.sentence && reading.word(i - 1) !== '')
    )
      continue
    const run = runAt(reading, i, kind)
    if (run) {
      found.push(run)
      i = run.to - 1
    }
  }
  const loose = looseName(reading)
  if (loose) found.push(loose)
  let best: Candidate | undefined
  for (const candidate of found) if (best === undefined || candidate.score > best.score) best = candidate
  const least = kind === 'poster' || kind === 'banner' ? 55 : 40
  return best !== undefined && best.score >= least ? best : undefined
}

const INTRODUCED = words('company business brand shop store firm studio name')

/** 'called X', 'the name is X', 'my company X'. */
function namedAt(reading: Reading, i: number): Candidate | undefined {
  const word = reading.word(i)
  let from = -1
  let score = 100
  if (NAMING.has(word) && reading.free(i)) {
    from = i + 1
    if (word === 'known' && reading.word(from) === 'as') from++
    else if (word === 'known') return undefined
    if (
      ['section', 'button', 'page', 'font', 'typeface', 'color', 'colour', 'tab', 'song', 'film', 'style'].includes(
        reading.word(i - 1),
      )
    )
      return undefined
    if (reading.word(from) === ':' || reading.word(from) === '-') from++
  } else if (word === 'name' && ['is', ':', '='].includes(reading.word(i + 1)) && reading.uses[i] !== 'negative') {
    from = i + 2
    if (reading.word(i - 1) === 'my' || reading.word(i - 1) === 'his' || reading.word(i - 1) === 'her') score = 94
    if (reading.word(i - 1) === 'domain' || reading.word(i - 1) === 'font') return undefined
  } else if (
    (word === 'name' || word === 'brand' || word === 'company') &&
    ['the', 'my', 'our', 'business', 'company', 'brand', 'shop', 'of'].includes(reading.word(i - 1)) &&
    reading.word(i + 1) === 'of' &&
    ['name', 'title'].includes(word) &&
    reading.word(i - 1) !== 'by'
  ) {
    return undefined
  } else if (
    word === 'of' &&
    reading.word(i - 1) === 'name' &&
    reading.word(i - 2) === 'the' &&
    reading.word(i - 3) === 'by'
  ) {
    from = i + 1
  } else if (
    word === 'name' &&
    ['the', 'company', 'brand', 'business', 'shop'].includes(reading.word(i - 1)) &&
    reading.capital(i + 1)
  ) {
    from = i + 1
  } else if (
    INTRODUCED.has(word) &&
    ['is', "'s"].includes(reading.word(i + 1)) &&
    ['my', 'our', 'the'].includes(reading.word(i - 1)) &&
    reading.capital(i + 2)
  ) {
    from = i + 2
    score = 95
  } else if ((word === 'is' || word === "it's") && reading.word(i + 1) === 'called') {
    return undefined
  } else return undefined
  if (
    !reading.free(from) ||
    reading.tokens[from]?.type === 'mark' ||
    (['is', 'in', 'at', 'with', 'should', 'goes'].includes(reading.word(from)) &&
      !reading.capital(from) &&
      word === 'name')
  )
    return undefined
  const run = nameEnd(reading, from)
  let to = run > from ? run : lowerNameEnd(reading, from)
  // 'called the Daily Grind': a small 'the' before capitals.
  if (run === from && reading.word(from) === 'the' && capitalised(reading, from + 1)) {
    from++
    to = nameEnd(reading, from)
  }
  return to > from ? { from, to, score } : undefined
}

/** A run of capitalised words, judged by what stands around it. */
function runAt(reading: Reading, start: number, kind: KindName): Candidate | undefined {
  let from = start
  let to = nameEnd(reading, from)
  if (to === from) return undefined
  if (reading.opens(from)) {
    // 'Create', 'Modern', 'A': the first word of a sentence is capitalised anyway.
    const business =
      to - from >= 3 &&
      BUSINESS_NOUNS.has(reading.word(to - 1)) &&
      reading.uses[from] === undefined &&
      !REQUEST_VERBS.has(reading.word(from))
    while (from < to && !business && leading(reading, from)) from++
    if (from === to) return undefined
    if (from > start && CONNECTORS.has(reading.word(from)) && reading.word(from) !== 'the') from++
    if (!capitalised(reading, from)) return undefined
  }
  while (to > from && COMMON_TAIL.has(reading.word(to - 1)) && to - from > 1 && !isAllCaps(reading.tokens[to - 1])) to--
  const extended = possessiveEnd(reading, to)
  const text = reading.slice(from, to)
  let plain = 0
  let known = 0
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (COMMON_CAPITALS.has(word) || CONNECTORS.has(word) || isColourWord(word) || /^\d+$/.test(word)) plain++
    if (knownWord(reading, k)) known++
  }
  if (plain === to - from) {
    const grand = to - from >= 3 && known < to - from
    if (!grand) return undefined
  }
  const length = to - from
  const opens = reading.opens(from)
  const first = opens || ['-', ':', '–', '—'].includes(reading.word(from - 1))
  if (
    first &&
    length === 1 &&
    extended === to &&
    (known === 1 || /(?:ing|al|ive|ous|ical|ful|less|able|ible|ary)$/.test(reading.word(from)))
  )
    return undefined
  if (
    opens &&
    length === 1 &&
    (REQUEST_VERBS.has(reading.word(from)) ||
      LAYOUT_WORDS.has(reading.word(from)) ||
      PREPOSITIONS.has(reading.word(from)))
  )
    return undefined
  if (isJobTitle(reading, from, to)) return undefined
  let score = opens ? (length > 1 ? 60 : 46) : 42
  const before = reading.word(from - 1)
  const two = reading.word(from - 2)
  const after = reading.word(extended)
  if (before === 'for' || before === 'para' || before === 'pour' || before === 'für' || before === 'per') score = 90
  else if (before === "we're" || (before === 'are' && two === 'we') || before === "i'm") score = 90
  else if (before === 'the' && ['for', 'of'].includes(two)) score = 88
  else if (before === 'our' || before === 'my') score = 84
  else if ((BUSINESS_NOUNS.has(before) || EVENT_WORDS.has(before) || JOB_WORDS.has(before)) && !reading.ends(from - 1))
    score = before === 'at' ? 50 : 92
  else if (before === ',' || before === ':' || before === '-' || before === '–' || before === '—' || before === '(')
    score = describedBefore(reading, from - 1) ? 84 : before === ':' ? 66 : 58
  else if (before === 'by' || before === 'from') score = hasBusiness(reading, from, to) ? 88 : 62
  else if (before === 'of') score = EVENT_WORDS.has(two) || BUSINESS_NOUNS.has(two) ? 90 : 48
  else if (before === 'at' || before === '@') score = kind === 'business-card' ? 78 : 25
  else if (
    before === 'in' ||
    before === 'near' ||
    before === 'like' ||
    before === 'to' ||
    before === 'on' ||
    two === 'like'
  )
    score = 10
  else if (before === 'with' || before === 'featuring' || before === 'and' || before === 'using') score = 20
  if (reading.uses[extended] === 'kind') score = Math.max(score, opens ? 86 : 82)
  else if (
    [
      'is',
      'needs',
      'wants',
      'offers',
      'sells',
      'makes',
      'specializes',
      'specialises',
      'provides',
      'helps',
      'was',
      'are',
      'has',
    ].includes(after) &&
    !['in', 'at', 'on'].includes(before)
  )
    score = Math.max(score, 88)
  else if (
    (after === ',' || after === '-' || after === '–' || after === '—' || after === '(') &&
    !['in', 'at', 'on', 'with', 'like'].includes(before)
  ) {
    if (ARTICLES.has(reading.word(extended + 1)) || TRADES.at(reading.tokens, extended + 1) !== undefined)
      score = Math.max(score, 87)
    else if (opens) score = Math.max(score, 70)
  }
  if (opens && length > 1 && reading.uses.slice(to, to + 5).includes('kind')) score = Math.max(score, 84)
  for (let k = from; k < to; k++) if (COMPANY_ENDINGS.has(reading.word(k)) && k > from) score += 6
  if (isNationality(reading, from, to)) score -= 70
  if (/^[A-Z]{2,4}$/.test(text) && ACRONYMS.has(text)) score -= 60
  return { from, to: extended, score }
}

function hasBusiness(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (BUSINESS_NOUNS.has(reading.word(k)) || COMPANY_ENDINGS.has(reading.word(k))) return true
  return false
}

/** 'Senior Backend Engineer': a job, no name. */
function isJobTitle(reading: Reading, from: number, to: number): boolean {
  if (!JOB_WORDS.has(reading.word(to - 1)) || to - from < 2) return false
  for (let k = from; k < to - 1; k++)
    if (!JOB_MODIFIERS.has(reading.word(k)) && !JOB_WORDS.has(reading.word(k))) return false
  return true
}

const COMMON_TAIL = words('use with in on and make please logo poster banner flyer website business card icon app-icon')
const ACRONYMS =
  words(`AI UI UX SEO PR HR IT TV DJ VIP BBQ DIY USA UK EU NYC LA LED VR AR EV CEO CTO CRM API ER GPS NGO MMA RPG EDM NFT
  STEM HVAC PNG SVG JPG PDF CTA FAQ SUV RV B2B CBD LGBTQ KPI ESG SAAS PDF MUST NOT NO ONLY AND ALL DO PLEASE CAPS
  BIG BOLD`)
const DEMONYMS = words(
  'italian french japanese mexican indian chinese thai korean vietnamese greek turkish spanish portuguese brazilian american british irish german swiss scandinavian nordic mediterranean african ethiopian lebanese moroccan persian polish russian ukrainian swedish danish norwegian finnish dutch belgian austrian hungarian caribbean jamaican cuban peruvian argentinian colombian hawaiian texan californian parisian london berlin',
)

function isNationality(reading: Reading, from: number, to: number): boolean {
  return to - from === 1 && DEMONYMS.has(reading.word(from)) && reading.tokens[to]?.type === 'word' && !reading.ends(to)
}

/** A word of trades, things and styles: it names nobody when it merely opens a sentence. */
function knownWord(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  return (
    TRADES.at(reading.tokens, k) !== undefined ||
    TRADES.has(word) ||
    asObject(word) !== undefined ||
    TONE_WORDS.has(word) ||
    ADJECTIVES.has(word) ||
    BUSINESS_NOUNS.has(word) ||
    EVENT_WORDS.has(word) ||
    JOB_WORDS.has(word) ||
    REQUEST_VERBS.has(word) ||
    ARTICLES.has(word)
  )
}

function leading(reading: Reading, i: number): boolean {
  const word = reading.word(i)
  if (word === 'the' || word === 'el' || word === 'la' || word === 'le') return !capitalised(reading, i + 1)
  if (reading.uses[i] !== undefined) return true
  if (TONE_WORDS.has(word) || REQUEST_VERBS.has(word)) return true
  return (ARTICLES.has(word) || PREPOSITIONS.has(word) || LEADING.has(word)) && word !== 'up'
}
const LEADING = words(
  'hi hello hey please i we you it this that there use add include put place title text name brand company client subject event new my our can could want would like logo poster flyer banner icon website business card also then and but so for background colors colours color style font need show set keep make only no not if when who what one two three four five app',
)

/** "Joe's" + 'diner', "Rosa's" + '50th birthday': the owned thing belongs to the name. */
function possessiveEnd(reading: Reading, to: number): number {
  if (!/['’]s?$/.test(reading.tokens[to - 1]?.text ?? '')) return to
  let k = to
  while (k < to + 4) {
    const word = reading.word(k)
    if (!reading.free(k) || reading.tokens[k]?.type === 'mark' || word === '') break
    if (BUSINESS_NOUNS.has(word) || EVENT_WORDS.has(word)) {
      k++
      if (!BUSINESS_NOUNS.has(reading.word(k)) && !EVENT_WORDS.has(reading.word(k))) return k
      continue
    }
    if (STOPS.has(word) || ARTICLES.has(word)) break
    k++
  }
  return to
}

/** 'my bakery, ' before a name. */
function describedBefore(reading: Reading, comma: number): boolean {
  for (let k = comma - 1; k >= comma - 6 && k >= 0 && !reading.ends(k); k--) {
    const word = reading.word(k)
    if (word === ',') return false
    if (BUSINESS_NOUNS.has(word) || EVENT_WORDS.has(word) || JOB_WORDS.has(word)) return true
  }
  return false
}

/**
 * A name in a prompt without telling capitals: 'logo for luna', 'logo for joe's plumbing', 'sunny side cafe logo'.
 * Only where the words cannot just describe: an article, a plural or nothing but trade words is a description.
 */
function looseName(reading: Reading): Candidate | undefined {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.type === 'word' && reading.free(i) && isLink(tokens[i]?.text ?? ''))
      return { from: i, to: i + 1, score: 50 }
    if (reading.word(i) !== 'for' || (reading.casing === 'mixed' && reading.tokens.length > 60)) continue
    let from = i + 1
    const article = ARTICLES.has(reading.word(from))
    if (article) {
      if (reading.word(from) !== 'the' && reading.word(from) !== 'my' && reading.word(from) !== 'our') continue
      from++
    }
    if (!reading.free(from)) continue
    const to = lowerNameEnd(reading, from)
    if (to <= from || to - from > 4) continue
    const owned = reading.slice(from, to).match(/^\S+['’]s?\s/) !== null || /['’]s$/.test(reading.slice(from, to))
    let unknown = 0
    for (let k = from; k < to; k++) {
      const word = reading.word(k)
      const describes =
        knownWord(reading, k) ||
        DEMONYMS.has(word) ||
        LAYOUT_WORDS.has(word) ||
        GENERIC.has(word) ||
        CONNECTORS.has(word) ||
        /(?:ing|tion|ment|ness|ity|ers|ors|ists|ies|ful|ous|ive|able|ly)$/.test(word)
      if (!describes) unknown++
    }
    const last = reading.word(to - 1)
    const business = BUSINESS_NOUNS.has(last)
    if (owned && !article && !["men's", "women's", "kids'", "children's", "today's"].includes(reading.word(from)))
      return { from, to, score: 70 }
    if (
      article &&
      !(unknown > 0 && business && reading.casing !== 'mixed' && to - from <= 3 && reading.word(from - 1) === 'the')
    )
      continue
    if (unknown === 0) {
      // 'sunny side cafe' of known words: a thing before a business without an article ('blue door bakery').
      const thing = asObject(reading.word(from)) !== undefined || ADJECTIVES.has(reading.word(from))
      if (!(business && to - from >= 3 && thing && TRADES.at(tokens, from) === undefined)) continue
      return { from, to, score: 45 }
    }
    if (to - from === 1) {
      if (last.endsWith('s') && !last.endsWith('ss') && !last.endsWith("'s")) continue
      if (last.length < 3) continue
      return { from, to, score: 48 }
    }
    if (business || unknown === to - from) return { from, to, score: 52 }
  }
  return undefined
}

const GENERIC = words(
  `small local new young old startup company business people adults teens men women kids families students owners lovers me us you him her them everyone someone
  family online digital mobile global national international regional independent team website web page app brand product products service services work home house city town
  summer winter spring autumn fall weekend night day morning evening year today tomorrow monday tuesday wednesday thursday friday saturday sunday upcoming
  friend friends wife husband mom dad mother father son daughter sister brother boss client customer customers christmas halloween easter launch opening
  hand second first third used free best good great nice high low end top quality premium social media marketing use print screen instagram facebook
  linkedin twitter youtube a4 a3 a5 plant-based gluten-free solo single annual monthly weekly daily yearly beginner beginners advanced senior seniors junior elderly
  urban rural modern women's men's children's kids' lost missing cat dog save help please fundraising awareness safety prevention month week remote office worker workers
  hybrid luxury mid tech big data based english french spanish german italian urgent care same last next every each these those his this that it all both either`,
)

/** Two or three capitalised words that hold no word of business: a person, or an honorific leads them. */
export function looksLikePerson(reading: Reading, from: number, to: number): boolean {
  let start = from
  while (HONORIFICS.has(reading.word(start)) && start < to - 1) start++
  if (start > from) return to - start <= 4
  const count = to - from
  if (count < 2 || count > 4) return false
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (word === '&' || word === 'and' || word === 'the' || word === '+' || /\d/.test(word)) return false
    if (COMPANY_ENDINGS.has(word) || BUSINESS_NOUNS.has(word) || EVENT_WORDS.has(word)) return false
    if (k === to - 1 && /['’]s$/.test(word)) return false
    if (isAllCaps(reading.tokens[k]) && word.length > 3 && count === 1) return false
    if (TRADES.has(word) && k === to - 1 && !PEOPLE.has(word)) return false
    if (
      k === from &&
      COMMON_CAPITALS.has(word) &&
      !['rose', 'may', 'april', 'june', 'august', 'will', 'mark'].includes(word)
    )
      return false
  }
  const [first, last] = [reading.word(from), reading.word(to - 1)]
  // 'Copper Fox', 'Blue Ridge': two things, no person.
  return !(thing(first) && thing(last))
}

const thing = (word: string) =>
  !PEOPLE.has(word) && (asObject(word) !== undefined || isColourWord(word) || ADJECTIVES.has(word) || TRADES.has(word))
const PEOPLE = words(
  'rose lily iris daisy ivy jasmine olive hazel robin ruby amber violet heather ginger basil rosemary jade pearl crystal dawn skye sky laurel willow poppy fern holly sage mark baker cook carpenter fisher hunter mason miller potter taylor tailor shepherd fox wolf drake finch swan wood stone hill rivers brook lake ford bush banks fields forest green brown white black gray grey young bell rice bird berry cherry page gold silver pike',
)
