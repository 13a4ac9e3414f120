/** How the letters of a part are to stand: 'the slogan below it in a thin font', "'City Run' in huge italic letters". */
import { nth } from '../base/items.ts'
import type { KindName, Role } from '../scene/types.ts'
import { BETWEEN, ownName } from './colour-nouns.ts'
import { partEnding } from './part-words.ts'
import { table, words } from './phrases.ts'
import { BEING, besideBehind, PASSED } from './place-phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { Lettering, Manner } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { CORNERS } from './words/corners.ts'
import { ARTICLES } from './words/grammar.ts'
import { PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'
import { TYPE_WISHES } from './words/styles.ts'

const MANNERS = table<Manner>({
  'italic|italics|italicized|italicised|slanted|oblique': 'italic',
  'all caps|all-caps|uppercase|upper case|upper-case|capital letters|capitals|caps|block capitals|block letters|capitalized letters':
    'capitals',
  'bold|heavy|chunky|bolded|extra bold|extra-bold|semibold|semi-bold': 'bold',
  'thin|hairline|ultra-thin|extra-light|ultra-light': 'thin',
  'letterspaced|letter-spaced|wide-set|widely-spaced|spaced-out|spaced out|wide-spaced|widely spaced|wide tracking|wide letter spacing|generous letter spacing':
    'spaced',
})
/** Words of weight that say as much of a whole design as of letters. */
const AMBIGUOUS = words('bold heavy chunky thin light')

export interface BoundLettering {
  manner: Manner
  /** The text that is meant, or the part where it has no text of its own. */
  of: Fact | Role
  from: number
  to: number
}

/** Reads wishes for the letters of one part; what is said of all letters is the design's style. */
export function readLettering(reading: Reading, kind: KindName): BoundLettering[] {
  const found: BoundLettering[] = []
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) && reading.uses[i] !== 'request') continue
    const match = MANNERS.at(reading.tokens, i) ?? TYPE_WISHES.at(reading.tokens, i)
    if (match === undefined) continue
    const to = i + match.length
    if (AMBIGUOUS.has(reading.word(i)) && match.length === 1 && !ofLetters(reading, i, to)) continue
    const of = partBehind(reading, to, kind) ?? partBefore(reading, i, kind)
    if (of !== undefined && !WORDLESS.includes(typeof of === 'string' ? of : of.role))
      found.push({ manner: match.value, of, from: i, to })
    i = to - 1
  }
  return found
}

/** 'a thin gold line', 'a bold icon': no letters. */
const WORDLESS: readonly Role[] = [
  'icon',
  'mark',
  'logo',
  'illustration',
  'photo',
  'pattern',
  'rule',
  'frame',
  'decoration',
  'band',
  'panel',
  'qr',
  'background',
]

/** 'in bold', 'bold letters', 'bold "SALE"', 'bold headline'. */
function ofLetters(reading: Reading, from: number, to: number): boolean {
  const before = reading.word(from - 1)
  if (before === ',' && /^(?:,|at|on|in|)$/.test(reading.word(to))) return true
  if (/^(?:in|is|be|set|and|very|extra|large|small|big|huge|\()$/.test(before) || isColourWord(before)) return true
  for (let k = to; k < to + 4; k++) {
    if (TYPE_NOUNS.has(reading.word(k)) || reading.tokens[k]?.type === 'quote') return true
    if (!isModifier(reading, k)) return PARTS.at(reading.tokens, k) !== undefined
  }
  return false
}

const isModifier = (reading: Reading, k: number): boolean => {
  const word = reading.word(k)
  return (
    isColourWord(word) ||
    SIZES[word] !== undefined ||
    BETWEEN.has(word) ||
    word === 'and' ||
    MANNERS.at(reading.tokens, k) !== undefined ||
    TYPE_WISHES.at(reading.tokens, k) !== undefined
  )
}

const factAt = (reading: Reading, k: number): Fact | undefined =>
  reading.uses[k] === 'fact' ? reading.facts.find((fact) => fact.from <= k && k < fact.to) : undefined

/** 'bold white "SALE"', 'in thin letters "since 1990"', 'italic tagline', 'a serif font for the name'. */
function partBehind(reading: Reading, to: number, kind: KindName): Fact | Role | undefined {
  let k = to
  let letters = TYPE_NOUNS.has(reading.word(to - 1))
  for (let guard = 0; guard < 5; guard++, k++) {
    if (TYPE_NOUNS.has(reading.word(k))) letters = true
    else if (!isModifier(reading, k)) break
  }
  if (reading.tokens[k]?.type === 'quote') return factAt(reading, k)
  if (letters && reading.word(k) === 'for') {
    k++
    while (ARTICLES.has(reading.word(k))) k++
  } else if (letters) return undefined
  const part = PARTS.at(reading.tokens, k)
  if (part === undefined || reading.uses[k] !== undefined || TYPE_NOUNS.has(reading.word(k))) return undefined
  return ownName(reading, k + part.length - 1, partFor(part.value, reading.word(k), kind))
}

/** "'X' at the bottom in huge italic letters", 'the tagline below it in a thin font', 'the date, in bold'. */
function partBefore(reading: Reading, from: number, kind: KindName): Fact | Role | undefined {
  const { sentence } = nth(reading.tokens, from)
  for (let k = from - 1; k >= from - 14 && k >= 0; k--) {
    const word = reading.word(k)
    const fact = factAt(reading, k)
    if (fact !== undefined) return fact
    if (reading.tokens[k]?.sentence !== sentence || word === ';') return undefined
    // ', in bold', 'in capitals, bold': what follows the comma says more of the part before it.
    if (word === ',' && reading.word(k + 1) !== 'in' && !isModifier(reading, k - 1)) return undefined
    const beside = besideBehind(reading, k)
    if (beside <= k) {
      k = beside
      continue
    }
    if (WORDMARKS.has(word)) return 'brand'
    const part = CORNERS.at(reading.tokens, k) === undefined ? partEnding(reading, k) : undefined
    if (part !== undefined && !TYPE_NOUNS.has(word))
      return reading.uses[k] === 'kind' ? undefined : ownName(reading, k, partFor(part.role, word, kind))
    const passes =
      word === ',' ||
      PASSED.has(word) ||
      ARTICLES.has(word) ||
      BEING.has(word) ||
      TYPE_NOUNS.has(word) ||
      LINKS.has(word) ||
      CORNERS.at(reading.tokens, k) !== undefined ||
      isModifier(reading, k)
    if (!passes) return undefined
  }
  return undefined
}
const WORDMARKS = words('wordmark logotype')
const LINKS = words(
  'set written with using it its them all very more printed made as below above under beneath underneath',
)

/** As data; texts that several parts wish for keep each wish once. */
export function letteringOf(found: readonly BoundLettering[]): Lettering[] {
  const wishes = found.map(({ manner, of }): Lettering => {
    if (typeof of === 'string') return { target: of, manner }
    return { target: of.role, text: of.text, manner }
  })
  return wishes.filter(
    (wish, n) =>
      wishes.findIndex(
        ({ target, text, manner }) => target === wish.target && text === wish.text && manner === wish.manner,
      ) === n,
  )
}

/** Parts that lead a design: how their letters stand is the design's style, too. */
const LEADING: readonly Role[] = ['brand', 'headline', 'person', 'quote']

/** Where lesser parts alone are spoken of: no wish for the type of the whole. */
export const lesserRanges = (found: readonly BoundLettering[], kind: KindName): { from: number; to: number }[] =>
  found.filter(({ of }) => {
    const role = typeof of === 'string' ? of : of.role
    // The name of a page stands small in its header.
    return !LEADING.includes(role) || (kind === 'website' && role === 'brand')
  })
