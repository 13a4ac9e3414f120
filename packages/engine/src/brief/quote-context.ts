/** What the words around a quotation say of it: its part, that it is a name, or that it is to be said. */
import type { KindName, Role } from '../scene/types.ts'
import { cornerAt } from './corners.ts'
import { loneName, looksNamed, namedRole, oneName, personal } from './named-texts.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { contentRole } from './text-roles.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, EVENT_WORDS, NAMING, PREPOSITIONS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { LAYOUT_WORDS, PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'

const SAYING =
  words(`says say saying reads read reading text texts words word phrase message wording states stating announces
  announcing line lines copy caption written write writing displays displaying spells proclaims display lettering
  typography quote`)

const PASSING =
  words(`is be should would will : , ( with that of and the a an bold large big small company my our as - – — = to it
  labelled labeled reading saying says main which & marked named called centered huge just exact exactly following
  like has have must in using`)

export type Context = { role: Role; weak?: true } | 'naming' | 'saying' | undefined

export function quoteContext(reading: Reading, at: number, kind: KindName): Context {
  const behind = partBehind(reading, at, kind)
  if (behind?.as) return { role: behind.role }
  const before = partBefore(reading, at, kind)
  if (before !== undefined && before !== 'saying') return before
  if (behind !== undefined) return { role: behind.role }
  return before
}

/** '… button labelled "X"', 'the tagline "X"', 'headline: "X"', 'called "X"'. */
function partBefore(reading: Reading, at: number, kind: KindName): Context {
  let said = false
  let naming = false
  /** Words between that do not merely say where and how: 'headline top left in huge letters "X"'. */
  let steps = 0
  for (let k = at - 1; k >= at - 12 && k >= 0; k--) {
    const token = reading.tokens[k]
    if (
      token === undefined ||
      token.type === 'quote' ||
      token.type === 'newline' ||
      token.sentence !== reading.tokens[at]?.sentence
    )
      break
    const word = token.lower
    if (word === ';') break
    // '"X" as headline, "Y" below': the headline is another's.
    if (word === 'as' && PARTS.at(reading.tokens, k + 1) !== undefined) return undefined
    // 'logo top left, booth "X"': another part begins behind the comma.
    if (word === ',' && steps > 0 && !said && !naming) return undefined
    // ', middle "X"', ', on the right "X"': its place leads it, and another part stood before.
    if (word === ',' && !said && !naming && k < at - 1 && placeLeads(reading, k + 1, at)) return undefined
    // 'logo left (Peakline), text "X"': what stands before the comma is another part.
    if ((word === ',' || word === 'and') && said && !WHICH.has(reading.word(k + 1))) return 'saying'
    // 'cta #22d3ee "Ship faster"': a part with its colour.
    if (token.text.startsWith('#') && reading.word(k - 1) !== 'in') return undefined
    if (NAMING.has(word) || (word === 'as' && reading.word(k - 1) === 'known')) {
      naming = true
      continue
    }
    // 'place "X" at the bottom'
    if (word === 'place' && k === at - 1 && cornerAt(reading, at + 1) !== undefined) return undefined
    const part = partEnding(reading, k)
    if (part !== undefined && !(TYPE_NOUNS.has(word) && part.length === 1)) {
      if (!said && !naming && steps > 3) return undefined
      // 'below the name, "X"', 'and "X" at the side of the photo': a part that tells where.
      const other = k === at - 1 && calledSo(reading, at, part.role)
      if (!naming && (k < at - 1 || other) && refers(reading, k - part.length + 1)) {
        // 'Date and place under the title: "X"', 'the tagline below the logo "X"'
        const said = partEnding(reading, prepositionOf(reading, k - part.length + 1) - 1)
        // 'One line below the title: "X"': words, no ornament.
        return said === undefined || ORNAMENTS.has(said.role) ? undefined : { role: partFor(said.role, word, kind) }
      }
      // 'the title at the top, "X" under the title'
      if (reading.word(at - 1) === ',' && refersBehind(reading, at, part.role)) return undefined
      // 'title at top, "X" at bottom left': each with its place.
      const own = cornerAt(reading, at + 1) !== undefined || BESIDE.has(reading.word(at + 1))
      if (reading.word(at - 1) === ',' && k < at - 2 && own) return undefined
      // 'the name "X" in the logo': 'logo' with words is a name.
      const role = partFor(part.role, word, kind)
      if (role === 'logo' || role === 'mark')
        return word === 'initials' || word === 'monogram' || word === 'initial'
          ? { role: 'mark' }
          : { role: 'brand', weak: true }
      if (kind === 'business-card' && word === 'name' && part.length === 1 && personal(reading.tokens[at]?.text ?? ''))
        return { role: 'person' }
      if (role === 'icon' || role === 'photo' || role === 'illustration' || role === 'pattern')
        return naming ? 'naming' : undefined
      // 'save the date - "Sommerfest"'
      if (role === 'date' && reading.word(k - 1) === 'the' && reading.word(k - 2) === 'save') return undefined
      if (role === 'nav') return { role: 'nav' }
      // 'the line "since 1987"': words, no ornament.
      if (ORNAMENTS.has(role)) return naming ? 'naming' : 'saying'
      // 'email banner "Spring stock is in"'
      if ((role === 'email' || role === 'link') && contentRole(reading.tokens[at]?.text ?? '') !== role)
        return undefined
      if ((role === 'social' || role === 'phone') && k < at - 2) continue
      if (role === 'social' || role === 'phone') {
        return contentRole(reading.tokens[at]?.text ?? '') !== undefined
          ? undefined
          : { role: role === 'social' ? 'social' : 'detail' }
      }
      // A couple's names lead their invitation.
      if (word === 'names' && kind === 'poster') return { role: 'headline' }
      if (role === 'headline' && (kind === 'logo' || kind === 'icon')) return { role: 'brand', weak: true }
      if (naming && role !== 'cta' && role !== 'headline') return 'naming'
      return { role }
    }
    if (
      word === 'section' ||
      word === 'sections' ||
      word === 'tab' ||
      word === 'tabs' ||
      (/^columns?$/.test(word) && k >= at - 2)
    )
      return { role: 'label' }
    if (word === 'initials' || word === 'letter' || word === 'letters')
      return (reading.tokens[at]?.text.length ?? 9) <= 4 ? { role: 'mark' } : undefined
    if (/^(?:wordmark|logotype)$/.test(word) && k >= at - 2) return { role: 'brand', weak: true }
    if (HOSTS.has(word) && k >= at - 2) return reading.has('brand') ? { role: 'detail' } : { role: 'brand', weak: true }
    if (SAYING.has(word)) {
      said = true
      continue
    }
    if (
      reading.uses[k] === 'kind' ||
      word === 'company' ||
      word === 'brand' ||
      // 'in the center, "X"' tells where.
      (BUSINESS_NOUNS.has(word) && !LAYOUT_WORDS.has(word)) ||
      EVENT_WORDS.has(word) ||
      JOB_WORDS.has(word)
    ) {
      if (naming) return 'naming'
      if (said) return 'saying'
      if (reading.uses[k] === 'kind')
        return k === at - 1 && (kind === 'banner' ? oneName(reading.tokens[at]?.text ?? '') : kind !== 'poster')
          ? 'naming'
          : undefined
      // 'Zephyr Airlines: "…"' has its name.
      if (reading.word(at - 1) === ':' && reading.capital(k)) return undefined
      // 'poster for a rooftop cinema: "Summer on the Roof"': what it says.
      if (k === at - 2 && reading.word(at - 1) === ':' && kind === 'poster') return undefined
      const text = reading.tokens[at]?.text ?? ''
      if (!looksNamed(text) && (k === at - 2 || /\d/.test(text))) return undefined
      return (BUSINESS_NOUNS.has(word) || JOB_WORDS.has(word)) && k >= beforeTown(reading, at) - 2
        ? 'naming'
        : k === at - 1 && EVENT_WORDS.has(word)
          ? 'naming'
          : undefined
    }
    // 'for protein bars "CRUNCHR"'
    const near = k >= at - 2 || (k >= at - 5 && loneName(reading.tokens[at]?.text ?? ''))
    // 'logo of "Tafel Wien" bottom right'
    if (word === 'of' && k === at - 1 && reading.word(k - 1) === 'logo') return { role: 'brand' }
    if ((word === 'for' || word === 'of') && near && !said) return 'naming'
    if (
      (FOR.has(word) || (k === at - 1 && /^لل?\p{L}{2,}/u.test(word))) &&
      k >= at - 6 &&
      !said &&
      looksNamed(reading.tokens[at]?.text ?? '')
    )
      return 'naming'
    if (
      !PASSING.has(word) &&
      !ARTICLES.has(word) &&
      !naming &&
      !said &&
      !LAYOUT_WORDS.has(word) &&
      !isColourWord(word) &&
      ++steps > 3
    )
      break
  }
  return naming ? 'naming' : said ? 'saying' : undefined
}

/** Before the town that tells where somebody is: 'a gym in Cork "X"'; else the quotation itself. */
function beforeTown(reading: Reading, at: number): number {
  let k = at
  while (k > at - 3 && reading.capital(k - 1)) k--
  return k < at && /^(?:in|from|near)$/.test(reading.word(k - 1)) ? k - 1 : at
}

const ORNAMENTS = new Set<Role>(['rule', 'frame', 'band', 'panel', 'decoration', 'footer'])

/** 'middle "X"', 'center: "X"' */
function placeLeads(reading: Reading, from: number, at: number): boolean {
  const to = cornerAt(reading, from)?.to ?? -1
  return to === at || (to === at - 1 && reading.word(to) === ':')
}

/** Another quotation before is called by this part: 'the headline "X", below the title "Y"'. */
function calledSo(reading: Reading, at: number, role: Role): boolean {
  for (let k = at - 2; k > 0 && k > at - 60; k--)
    if (reading.tokens[k]?.type === 'quote' && partEnding(reading, k - 1)?.role === role) return true
  return false
}

/** 'under the name', 'to the left of the logo': the part from token `from` on only tells a place. */
function refers(reading: Reading, from: number): boolean {
  let k = from - 1
  while (ARTICLES.has(reading.word(k))) k--
  return BESIDE.has(reading.word(k)) || (reading.word(k) === 'of' && SIDES.has(reading.word(k - 1)))
}

const BESIDE = words('under below beneath underneath above over beside behind inside within')

const prepositionOf = (reading: Reading, from: number) => {
  let k = from - 1
  while (ARTICLES.has(reading.word(k))) k--
  return k
}

const SIDES = words('left right side top bottom end corner')

/** '"X" just under the title' */
function refersBehind(reading: Reading, at: number, role: Role): boolean {
  for (let k = at + 1; k < at + 4; k++) {
    if (!BESIDE.has(reading.word(k))) continue
    const part = PARTS.at(reading.tokens, ARTICLES.has(reading.word(k + 1)) ? k + 2 : k + 1)
    return part?.value === role
  }
  return false
}

const WHICH = words('which that reading saying reads says it with')

/** Who stands behind an occasion or a product. */
export const HOSTS = words(
  'operator organizer organiser host sponsor organizers organisers hosts insurer retailer publisher producer manufacturer presenter club association society charity employer client sender',
)

/** 'for' in other languages: 'für das Fitnessstudio "X"'. */
const FOR = words('für fürs pour para per dla для till för voor için')

/** '"Deniz" adlı restoran': called, in languages that say it behind the name. */
const CALLED = words('adlı isimli adında नामक という')

/** '"X" as the headline', '"Shop now" button', '"X" logo', '"X" bakery'. */
function partBehind(reading: Reading, at: number, kind: KindName): { role: Role; as: boolean } | undefined {
  let k = at + 1
  if (CALLED.has(reading.word(k))) return { role: namedRole(reading, at, kind), as: true }
  const as =
    reading.word(k) === 'as' ||
    reading.word(k) === 'for' ||
    (reading.word(k) === 'is' && ARTICLES.has(reading.word(k + 1)))
  if (reading.word(k) === 'for' && reading.word(k + 1) !== 'the') return undefined
  if (as) {
    k++
    for (let guard = 0; guard < 3 && (ARTICLES.has(reading.word(k)) || PASSING.has(reading.word(k))); guard++) k++
  }
  const part = PARTS.at(reading.tokens, k)
  const word = reading.word(k)
  // '"Solar for renters." CTA: …': the key of what comes next.
  const next = k + (part?.length ?? 0)
  if (part !== undefined && (/^[:=]$/.test(reading.word(next)) || reading.tokens[next]?.type === 'quote'))
    return undefined
  if (part !== undefined) {
    const role = partFor(part.value, word, kind)
    if (role === 'logo') return { role: 'brand', as }
    if (['icon', 'photo', 'illustration', 'pattern', 'frame', 'rule', 'mark', 'decoration', 'phone'].includes(role))
      return undefined
    return { role, as }
  }
  if (reading.uses[k] === 'kind') return kind === 'poster' && !as ? { role: 'headline', as } : { role: 'brand', as }
  // '"X" center' tells where, '"X" bakery' whose.
  if (!as && BUSINESS_NOUNS.has(word) && !LAYOUT_WORDS.has(word)) return { role: 'brand', as }
  const event =
    EVENT_WORDS.has(word) ||
    (EVENT_WORDS.has(reading.word(k + 2)) &&
      reading.free(k) &&
      reading.free(k + 1) &&
      !ARTICLES.has(word) &&
      !PREPOSITIONS.has(word) &&
      reading.tokens[k + 1]?.type === 'word' &&
      reading.tokens[k]?.type === 'word')
  if (!as && event) return { role: kind === 'logo' || kind === 'icon' ? 'brand' : 'headline', as }
  return undefined
}
