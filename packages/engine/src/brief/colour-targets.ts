/** What a colour is asked for: 'white letters', 'navy background', 'headline in red', 'ivory (background)'. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { alignAt, CORNERS, cornerAt, LEADS } from './corners.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { ColourRequest } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

export type Target = ColourRequest['target']

export const GROUNDS = words(
  'background backgrounds backdrop bg base ground canvas fill surface backround backgroud backgound hintergrund fond fondo fundo sfondo tło tle фон фоне фоном خلفية الخلفية zemin arka achtergrond',
)
export const ACCENTS = words(
  'accent accents details detail highlight highlights touch touches trim elements pops pop splashes splash ornaments ornament shapes shape detailing hints hint decoration decorations edges foil embellishments flourishes strokes lines',
)
export const COLOUR_NOUNS = words(
  'color colors colour colours palette scheme tones tone shades shade hues hue theme colored coloured colorway colouring coloring gradient gradients',
)
/** Words between a colour and its noun: 'white thin letters', 'gold foil accents'. */
const BETWEEN = words(
  'large big bold thin small huge tiny serif sans sans-serif script foil subtle solid flat gradient textured matte glossy plain simple elegant clean main primary secondary and condensed capital uppercase block handwritten lowercase colored coloured metallic little italic oversized rounded',
)

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

/** 'in small grey letters "since 1974"', 'tagline below in small grey letters': letters of a lesser part are its own. */
function lettersOf(reading: Reading, from: number, to: number, target: Target | undefined): Target | undefined {
  if (target !== 'text') return target
  let quote = to
  while (quote < to + 3 && (TYPE_NOUNS.has(reading.word(quote)) || reading.word(quote) === ':')) quote++
  const next = reading.tokens[quote]?.type === 'quote' ? reading.facts.find((fact) => fact.from === quote) : undefined
  if (next !== undefined) return LESSER.includes(next.role) ? roleTarget(next.role) : target
  let k = from - 1
  for (; k >= from - 12 && k >= 0; k--) {
    const word = reading.word(k)
    if (reading.uses[k] === 'fact' || word === ',' || word === ';' || reading.ends(k)) break
    const part = partEnding(reading, k)
    if (part !== undefined && !TYPE_NOUNS.has(word) && CORNERS.at(reading.tokens, k) === undefined)
      return LESSER.includes(part.role) ? roleTarget(part.role) : target
    const placed = CORNERS.at(reading.tokens, k) !== undefined
    if (
      !placed &&
      !PASSED.has(word) &&
      !BETWEEN.has(word) &&
      !/^(?:below|beneath|under|underneath|above|it|that)$/.test(word)
    )
      break
  }
  const fact = reading.uses[k] === 'fact' ? reading.facts.find((other) => other.from <= k && k < other.to) : undefined
  return fact !== undefined && LESSER.includes(fact.role) ? roleTarget(fact.role) : target
}

/** Parts that stand beside what leads. */
const LESSER: Role[] = [
  'tagline',
  'subhead',
  'date',
  'time',
  'place',
  'price',
  'offer',
  'phone',
  'email',
  'link',
  'address',
  'title',
  'social',
  'cta',
]

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

const SHEETS = words('card paper stock page poster flyer')
const SIDES = words('left right top bottom upper lower')
const AREAS = words('half side panel third part strip band column section')

function nounTarget(reading: Reading, k: number, kind: KindName): Target | undefined {
  const word = reading.word(k)
  const part = PARTS.at(reading.tokens, k)
  if (part !== undefined && part.length > 1) return roleTarget(partFor(part.value, word, kind))
  if (GROUNDS.has(word)) return 'background'
  if (COLOUR_NOUNS.has(word)) {
    // 'navy colored background', 'blue gradient background', 'gold color accents'
    return nounTargetBehindColour(reading, k + 1, kind) ?? 'any'
  }
  if (ACCENTS.has(word)) return 'accent'
  if (TYPE_NOUNS.has(word)) return 'text'
  if (part !== undefined && reading.uses[k] === undefined) return roleTarget(partFor(part.value, word, kind))
  return undefined
}

function nounTargetBehindColour(reading: Reading, k: number, kind: KindName): Target | undefined {
  const word = reading.word(k)
  if (GROUNDS.has(word)) return 'background'
  if (ACCENTS.has(word)) return 'accent'
  if (TYPE_NOUNS.has(word)) return 'text'
  const part = PARTS.at(reading.tokens, k)
  return part === undefined ? undefined : roleTarget(partFor(part.value, word, kind))
}

function roleTarget(role: Role): Target {
  if (role === 'body' || role === 'detail') return 'text'
  if (role === 'rule' || role === 'pattern' || role === 'decoration') return 'accent'
  return role
}

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
      TONE_WORDS.has(word)
    ) {
      if (word === 'and' && guard > 0) break
      if (GROUNDS.has(word) || ACCENTS.has(word)) break
      k--
      continue
    }
    break
  }
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
  const stands = standing(reading, k - part.length + 1, kind)
  if (stands !== undefined) return stands
  return roleTarget(ownName(reading, k, partFor(part.role, word, kind)))
}

/** '"Since 1990" directly under the name in grey': what stands beside the part that begins at token `at`. */
function standing(reading: Reading, at: number, kind: KindName): Target | undefined {
  let k = ARTICLES.has(reading.word(at - 1)) ? at - 2 : at - 1
  if (!/^(?:under|below|beneath|underneath|above|over|beside)$/.test(reading.word(k))) return undefined
  k--
  while (/^(?:directly|right|just|immediately|placed|set|small|in)$/.test(reading.word(k))) k--
  const fact = reading.uses[k] === 'fact' ? reading.facts.find((one) => one.from <= k && k < one.to) : undefined
  const part = partEnding(reading, k)
  const role = fact?.role ?? (part && partFor(part.role, reading.word(k), kind))
  return role === undefined ? undefined : roleTarget(role)
}

/** ', illustration orange,': a part and its colour in a clause of their own. */
function apposedPart(reading: Reading, from: number, kind: KindName): Target | undefined {
  let size = from
  while (SIZES[reading.word(size - 1)] !== undefined) size--
  const given = reading.tokens[size - 1]?.type === 'quote' ? reading.facts.find((fact) => fact.to === size) : undefined
  const arranged = size < from || cornerBehind(reading, from) || alignAt(reading, from + 2) !== undefined
  if (given !== undefined && arranged && kind !== 'logo' && kind !== 'icon') return roleTarget(given.role)
  const part = partEnding(reading, from - 1)
  if (part === undefined || reading.uses[from - 1] !== undefined || TYPE_NOUNS.has(reading.word(from - 1)))
    return undefined
  const start = from - part.length
  const opens = reading.opens(start) || /^[,;:]$/.test(reading.word(start - 1)) || reading.word(start - 1) === 'and'
  let to = from
  while (
    to < from + 4 &&
    (isColourWord(reading.word(to)) || TONE_WORDS.has(reading.word(to)) || thingAt(reading.tokens, to))
  )
    to++
  const closed = reading.tokens[to] === undefined || reading.ends(to) || /^(?:,|and|on|with)$/.test(reading.word(to))
  return opens && closed
    ? roleTarget(ownName(reading, from - 1, partFor(part.role, reading.word(start), kind)))
    : undefined
}

/** '"X" on the left in dark blue', 'the title at the top in white': the part whose place stands between. */
function placedPart(reading: Reading, from: number, kind: KindName): Target | undefined {
  let place = false
  for (let k = from - 1; k >= from - 14 && k >= 0; k--) {
    const word = reading.word(k)
    const given = reading.tokens[k]?.type === 'quote' && reading.uses[k] === 'fact'
    if (!given && (reading.tokens[k]?.sentence !== reading.tokens[from]?.sentence || word === ',' || word === ';'))
      return undefined
    if (given || reading.uses[k] === 'fact') {
      const fact = reading.facts.find((other) => other.from <= k && k < other.to)
      return place && fact !== undefined && kind !== 'logo' && kind !== 'icon' ? roleTarget(fact.role) : undefined
    }
    const part = CORNERS.at(reading.tokens, k) === undefined ? partEnding(reading, k) : undefined
    if (part !== undefined && reading.uses[k] !== 'kind' && !TYPE_NOUNS.has(word))
      return place ? roleTarget(ownName(reading, k, partFor(part.role, word, kind))) : undefined
    if (CORNERS.at(reading.tokens, k) !== undefined) place = true
    else if (!PASSED.has(word) && !ARTICLES.has(word)) return undefined
  }
  return undefined
}
/** On a card 'the name' is the person's, 'the shop name' the company's. */
function ownName(reading: Reading, k: number, role: Role): Role {
  const alone =
    reading.word(k) === 'name' && !/^(?:company|business|brand|shop|store|firm|studio)$/.test(reading.word(k - 1))
  return role === 'brand' && alone && reading.has('person') ? 'person' : role
}

const PASSED = words(
  'in at on to of the side corner half edge placed set very huge large big bold small and centered centred aligned',
)

/** '"X" center top white' */
const cornerEnding = (reading: Reading, to: number): boolean =>
  reading.tokens[to - 1]?.type === 'word' &&
  [1, 2, 3].some((back) => CORNERS.at(reading.tokens, to - back)?.length === back)

/** '"X" in gold at the top' */
const cornerBehind = (reading: Reading, from: number): boolean =>
  [1, 2, 3].some((step) => LEADS.has(reading.word(from + step)) && cornerAt(reading, from + step) !== undefined)

/** 'a logo for Luna in green': the whole design is meant, not the name. */
function clauseOfKind(reading: Reading, k: number): boolean {
  for (let j = k; j >= 0 && reading.tokens[j]?.sentence === reading.tokens[k]?.sentence && reading.word(j) !== ','; j--)
    if (reading.uses[j] === 'kind') return true
  return false
}
