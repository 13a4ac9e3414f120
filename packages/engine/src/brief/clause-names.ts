/**
 * Names that fill a clause of their own: 'lumen – logo, …', 'for our rowing club, alpenblick, …', 'the daily grind, our
 * coffee cart'. The place in the sentence tells them, whatever their capitals.
 */
import { clausesOf, type Range } from './clauses.ts'
import { type Candidate, DEMONYMS, knownWord } from './loose-name.ts'
import { CONNECTORS, STOPS } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS, COMMON_CAPITALS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { isLongThing } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const MOST_WORDS = 5
/** A clause with one of them shows something. */
const PICTURES = words('icon icons photo photos illustration drawing symbol silhouette')
const OWNERS = words('my our')
/** Verbs and the like: a clause with one of them says something. */
const SAYS = words(
  'she he we they it you i must go everything nothing everyone all only come bring join buy get free off now today until ends',
)

/** What a page or a print is for. */
const PAGES = words('portfolio homepage blog shop menu brochure resume cv prospectus catalogue catalog waitlist')

/** Candidates by their place among the clauses. */
export function clauseNames(reading: Reading): Candidate[] {
  const clauses = clausesOf(reading)
  const found: Candidate[] = []
  for (const [n, clause] of clauses.entries()) {
    const before = clauses[n - 1]
    const behind = clauses[n + 1]
    if (n === 0 && behind !== undefined && holdsKind(reading, behind) && nameable(reading, clause))
      found.push({ ...clause, score: 76 })
    else if (
      before !== undefined &&
      ownsBusiness(reading, before) &&
      nameable(reading, clause) &&
      adjacent(reading, before, clause)
    )
      found.push({ ...clause, score: 78 })
    const subject = behind === undefined ? undefined : described(reading, clause, behind)
    if (subject !== undefined) found.push(subject)
  }
  return found
}

const adjacent = (reading: Reading, a: Range, b: Range) =>
  b.from - a.to === 1 && [',', '–', '—', '-', ':', '('].includes(reading.word(a.to))

function holdsKind(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < Math.min(to, from + 4); k++) if (reading.uses[k] === 'kind') return true
  return false
}

/** '… for our rowing club': a business or a trade with an owner ends the clause. */
function ownsBusiness(reading: Reading, { from, to }: Range): boolean {
  const last = reading.word(to - 1)
  if (!BUSINESS_NOUNS.has(last) && !EVENT_WORDS.has(last) && TRADES.at(reading.tokens, to - 1) === undefined)
    return false
  for (let k = to - 2; k >= Math.max(from, to - 6); k--)
    if (
      OWNERS.has(reading.word(k)) ||
      ((reading.word(k) === 'a' || reading.word(k) === 'an') && reading.word(k - 1) === 'for')
    )
      return true
  return false
}

/** A few words of nothing but a name: at least one that no table of ours knows, or a capital on each. */
function nameable(reading: Reading, { from, to }: Range): boolean {
  if (to - from > MOST_WORDS) return false
  let unknown = 0
  let capitals = 0
  let counted = 0
  for (let k = from; k < to; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || (token.type !== 'word' && token.type !== 'number')) return false
    const word = token.lower
    // '3 categories' counts.
    if (k === from && /^\d+$/.test(word) && !reading.capital(k + 1)) return false
    if (CONNECTORS.has(word) || /^\d/.test(word)) continue
    if (SAYS.has(word) || STOPS.has(word) || LAYOUT_WORDS.has(word) || isColourWord(word) || REQUEST_VERBS.has(word))
      return false
    if ((TONE_WORDS.has(word) || PAGES.has(word)) && to - from === 1) return false
    if (PICTURES.has(word)) return false
    if (TYPE_NOUNS.has(word) || (PARTS.has(word) && to - from === 1) || JOB_WORDS.has(word)) return false
    if (k === from && (ARTICLES.has(word) || PREPOSITIONS.has(word)) && word !== 'the') return false
    counted++
    if (reading.capital(k)) capitals++
    if (!knownWord(reading, k) && !DEMONYMS.has(word) && !COMMON_CAPITALS.has(word)) unknown++
  }
  if (counted === 0) return false
  // ', piggy bank,' is to be shown.
  if (capitals === 0 && isLongThing(reading.tokens, from, to)) return false
  if (capitals === counted && (unknown > 0 || counted > 1)) return true
  // 'acme' alone says more in lower case where the whole prompt is; descriptions are plural or derived words.
  return unknown * 2 >= counted && !/(?:ing|tion|ness|ful|ous|able|ly|ers|ists)$/.test(reading.word(to - 1))
}

/** 'for the daily grind, our coffee cart': an apposition that says what the words before it are. */
function described(reading: Reading, clause: Range, behind: Range): Candidate | undefined {
  if (!adjacent(reading, clause, behind)) return undefined
  const first = reading.word(behind.from)
  if (!OWNERS.has(first) && first !== 'a' && first !== 'an') return undefined
  if (!tells(reading, behind)) return undefined
  let from = -1
  for (let k = clause.to - 1; k >= Math.max(clause.from, clause.to - 7); k--)
    if (reading.word(k) === 'for' && reading.free(k)) {
      from = k + 1
      break
    }
  if (from < 0 || from >= clause.to || OWNERS.has(reading.word(from)) || ['a', 'an'].includes(reading.word(from)))
    return undefined
  for (let k = from; k < clause.to; k++) {
    const token = reading.tokens[k]
    if (token?.type !== 'word' || !reading.free(k) || reading.uses[k] === 'kind') return undefined
    if (
      k > from &&
      (PREPOSITIONS.has(token.lower) || STOPS.has(token.lower)) &&
      !CONNECTORS.has(token.lower) &&
      !reading.capital(k)
    )
      return undefined
  }
  return { from, to: clause.to, score: 91 }
}

/** A business or a trade within a few words. */
function tells(reading: Reading, { from, to }: Range): boolean {
  for (let k = from + 1; k < Math.min(to, from + 7); k++)
    if (BUSINESS_NOUNS.has(reading.word(k)) || TRADES.at(reading.tokens, k) !== undefined) return true
  return false
}
