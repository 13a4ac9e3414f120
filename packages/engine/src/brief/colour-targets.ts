/** What a colour is asked for: 'white letters', 'navy background', 'headline in red', 'ivory (background)'. */
import type { KindName } from '../scene/types.ts'
import { ACCENTS, BETWEEN, GROUNDS, nounTarget, ownName, roleTarget, type Target } from './colour-nouns.ts'
import {
  apposedPart,
  cornerBehind,
  cornerEnding,
  describedPart,
  lettersOf,
  placedPart,
  standing,
} from './colour-places.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** The target of the colours from token `from` up to `to`. */
export function targetOf(reading: Reading, from: number, to: number, kind: KindName): Target {
  // 'bg #111827 text #f9fafb': each noun before its code.
  const code = reading.tokens[from]?.text.startsWith('#') && to - from === 1
  const listed =
    code &&
    (reading.opens(from - 1) ||
      /^[,;#]/.test(reading.tokens[from - 2]?.text ?? '') ||
      reading.uses[from - 2] !== undefined)
  const own = listed && reading.tokens[from - 1]?.type === 'word' ? nounTarget(reading, from - 1, kind) : undefined
  if (own !== undefined && own !== 'any') return own
  const behind = lettersOf(reading, from, to, behindTarget(reading, to, kind))
  if (behind !== undefined && behind !== 'any') {
    // 'name in white letters' speaks of the name.
    return behind
  }
  const before = beforeTarget(reading, from, kind)
  if (before !== undefined) {
    // 'leaning on a yellow wall' is no ground.
    if (before === 'background' && onThing(reading, to)) return 'any'
    return before
  }
  return 'any'
}

/** A noun behind 'on a yellow …' that is neither a ground nor a shape of one. */
function onThing(reading: Reading, to: number): boolean {
  const word = reading.word(to)
  return thingAt(reading.tokens, to) !== undefined || /^(?:wall|table|floor|street|chair|bench)$/.test(word)
}

/** 'white letters', 'navy background', 'gold for the accents', 'black as the background', 'red headline'. */
function behindTarget(reading: Reading, to: number, kind: KindName): Target | undefined {
  let k = to
  for (let guard = 0; guard < 3 && BETWEEN.has(reading.word(k)) && !TYPE_NOUNS.has(reading.word(k)); guard++) {
    if (reading.word(k) === 'and') return undefined
    k++
  }
  // 'a green "Order now" button'
  if (reading.tokens[k]?.type === 'quote') {
    const fact = reading.facts.find((other) => other.from === k)
    return fact === undefined || kind === 'logo' ? undefined : roleTarget(fact.role)
  }
  const word = reading.word(k)
  // 'dark blue night background'
  if (
    GROUNDS.has(reading.word(k + 1)) &&
    reading.free(k) &&
    nounTarget(reading, k, kind) === undefined &&
    reading.tokens[k]?.type === 'word' &&
    !['and', 'on', 'with', 'in', 'for', 'as'].includes(word) &&
    !isColourWord(word)
  )
    return 'background'
  // 'Black card', 'white paper'
  if (SHEETS.has(word) && (reading.opens(to - 1) || reading.opens(to - 2) || /^[,:;]$/.test(reading.word(to - 2))))
    return 'background'
  // 'a white guitar illustration'
  const thing = thingAt(reading.tokens, k)
  const drawn = thing === undefined ? undefined : PARTS.at(reading.tokens, k + thing.length)
  if (drawn !== undefined && ['icon', 'illustration', 'photo', 'mark'].includes(drawn.value))
    return roleTarget(drawn.value)
  // 'a peach right half'
  if (SIDES.has(word) && AREAS.has(reading.word(k + 1))) return 'background'
  // 'ivory (background)'
  if (word === '(') return nounTarget(reading, k + 1, kind)
  if (['for', 'as', 'on'].includes(word)) {
    let next = k + 1
    while (
      next < k + 4 &&
      (ARTICLES.has(reading.word(next)) ||
        ['main', 'primary', 'all', 'text', 'body', 'brand'].includes(reading.word(next))) &&
      nounTarget(reading, next, kind) === undefined
    )
      next++
    if (word === 'on') return undefined
    const target = nounTarget(reading, next, kind)
    return target === 'any' ? undefined : target
  }
  return nounTarget(reading, k, kind)
}

const DEGREES = words('very almost nearly')

const SHEETS = words('card paper stock page poster flyer')

const SIDES = words('left right top bottom upper lower')

const AREAS = words('half side panel third part strip band column section')

/** 'background: navy', 'text in white', 'headline should be red', 'on black', 'accents of gold', 'make the icon green'. */
function beforeTarget(reading: Reading, from: number, kind: KindName): Target | undefined {
  let k = from - 1
  const sentence = reading.tokens[from]?.sentence
  for (let guard = 0; guard < 5 && k >= 0; guard++) {
    const word = reading.word(k)
    if (reading.tokens[k]?.sentence !== sentence) break
    if (word === 'on' || word === 'against' || word === 'over') {
      const first = reading.word(k - 1)
      // 'white on navy' sets a ground; 'focus on blue', 'based on red' do not.
      return ['focus', 'based', 'emphasis', 'focused', 'built', 'centered'].includes(first) ? undefined : 'background'
    }
    if (
      [
        'in',
        'is',
        'of',
        ':',
        'be',
        'should',
        'color',
        'colour',
        'colored',
        'coloured',
        'a',
        'an',
        'the',
        'to',
        '=',
        'are',
        'as',
        'large',
        'big',
        'bold',
        'small',
        'thin',
        '-',
        'must',
        'from',
        'gradient',
        'and',
        '(',
      ].includes(word) ||
      BETWEEN.has(word) ||
      DEGREES.has(word) ||
      TONE_WORDS.has(word)
    ) {
      if (word === 'and' && guard > 0) break
      if (GROUNDS.has(word) || ACCENTS.has(word)) break
      k--
      continue
    }
    break
  }
  const described = describedPart(reading, from, kind)
  if (described !== undefined) return described
  const told = reading.word(from - 1) === 'in' || reading.word(from - 2) === 'in' || cornerEnding(reading, from)
  const placed = told ? placedPart(reading, from, kind) : undefined
  if (placed !== undefined) return placed
  const steps = from - 1 - k
  const word = reading.word(k)
  const apposed = steps === 0 ? apposedPart(reading, from, kind) : undefined
  if (apposed !== undefined) return apposed
  // 'orange background white icon': the background has its colour.
  // 'top half burgundy'
  if (steps === 0 && AREAS.has(word) && SIDES.has(reading.word(k - 1))) return 'background'
  if (steps === 0 && isColourWord(reading.word(k - 1))) return undefined
  if (steps === 0 && !['background', 'accent', 'accents', 'text', 'bg'].includes(word)) return undefined
  if (reading.tokens[k]?.sentence !== sentence) return undefined
  if (GROUNDS.has(word)) return 'background'
  if (
    word === 'accents' ||
    word === 'accent' ||
    word === 'details' ||
    word === 'highlights' ||
    word === 'touches' ||
    word === 'hints' ||
    word === 'touch' ||
    word === 'hint' ||
    word === 'splash' ||
    word === 'pops' ||
    word === 'pop'
  )
    return 'accent'
  const link = reading.word(k + 1)
  if (['and', 'of', 'a', 'an', 'the', '-', 'as', '('].includes(link) && link !== 'of') return undefined
  if (reading.uses[k] === 'fact' && (link === 'in' || link === 'should')) {
    const fact = reading.facts.find((other) => other.from <= k && k < other.to)
    if (fact !== undefined && kind === 'logo' && (fact.role === 'tagline' || !clauseOfKind(reading, k)))
      return roleTarget(fact.role)
    if (
      fact &&
      (kind === 'poster' || kind === 'banner' || kind === 'website' || kind === 'business-card') &&
      (!clauseOfKind(reading, k) || (reading.tokens[k]?.type === 'quote' && cornerBehind(reading, from)))
    )
      return roleTarget(fact.role)
    return undefined
  }
  if (TYPE_NOUNS.has(word) && !['size', 'words'].includes(word)) return link === 'of' ? undefined : 'text'
  const part = partEnding(reading, k)
  if (part === undefined || reading.uses[k] === 'kind') return undefined
  if (link === 'of') return undefined
  // 'a poster for my band in red'
  if (part.role === 'band' && /^(?:my|our|your|rock|punk|metal|jazz|cover)$/.test(reading.word(k - 1))) return undefined
  const stands = standing(reading, k - part.length + 1, kind)
  if (stands !== undefined) return stands
  return roleTarget(ownName(reading, k, partFor(part.role, word, kind)))
}

/** 'a logo for Luna in green': the whole design is meant, not the name. */
function clauseOfKind(reading: Reading, k: number): boolean {
  for (let j = k; j >= 0 && reading.tokens[j]?.sentence === reading.tokens[k]?.sentence && reading.word(j) !== ','; j--)
    if (reading.uses[j] === 'kind') return true
  return false
}
