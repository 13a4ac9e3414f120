/** Colours that a prompt asks for, each with what it is for. */
import { nth } from '../base/items.ts'
import type { KindName } from '../scene/types.ts'
import { colourHits, type Hit } from './colour-hits.ts'
import { ACCENTS, BETWEEN, COLOUR_NOUNS, GROUNDS, type Target } from './colour-nouns.ts'
import { targetOf } from './colour-targets.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { ColourRequest } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const LINKING = words('and & , / + or plus y et und e')

const MEANT = words('in use using color colors colour colours palette shades tones shade hues tone of : with')

export interface Coloured {
  colours: ColourRequest[]
  /** Tokens that spoke of colours. */
  ranges: { from: number; to: number }[]
}

/** Reads colours outside names, quotations and negations. */
export function readColours(reading: Reading, kind: KindName): Coloured {
  const found: Coloured = { colours: [], ranges: [] }
  const groups = groupsOf(reading, colourHits(reading)).map((hits) => aimed(reading, hits, kind))
  if (kind !== 'logo' && kind !== 'icon') findGround(reading, groups, kind)
  const grounded = groups.some(({ target }) => target === 'background')
  for (const group of groups) {
    if (isListed(reading, group)) addListed(found, group, grounded)
    else addGroup(reading, found, group)
  }
  readPairs(reading, found.colours)
  return found
}

/** Which of the colours is the sheet's. */
function findGround(reading: Reading, groups: readonly Group[], kind: KindName): void {
  for (const [n, group] of groups.entries()) {
    onGround(reading, group, groups[n + 1])
    const alone = (kind !== 'website' && isSheet(reading, group)) || fadesAlone(reading, group)
    if ((group.target === 'any' && alone) || fadesOn(reading, group, groups[n - 1])) group.target = 'background'
  }
}

const isListed = (reading: Reading, { hits, target }: Group): boolean =>
  ((target === 'background' || target === 'cta') && commasOnly(reading, hits)) || sheetAndInk(reading, hits, target)

/** 'gold, black background': the last one is the ground. */
function addListed({ colours, ranges }: Coloured, { hits, target, meant }: Group, grounded: boolean): void {
  const first = target === 'text' && !grounded ? 'background' : 'any'
  for (const [n, hit] of hits.entries()) {
    if (hit.thing && !meant) continue
    push(colours, hit, n === hits.length - 1 ? target : first)
    ranges.push({ from: hit.from, to: hit.to })
  }
}

function addGroup(reading: Reading, { colours, ranges }: Coloured, { hits, target, meant }: Group): void {
  for (const [n, hit] of hits.entries()) {
    if (hit.thing && !meant) continue
    const blended = n === 0 || reading.word(hit.from - 1) === 'to' || gradient(reading, hits)
    push(colours, hit, target === 'background' && !blended ? 'accent' : target)
    if (!hit.mood) ranges.push({ from: hit.from, to: hit.to })
  }
}

/** '. Off-white, black text', ', navy, white text': the first is no ink. */
const sheetAndInk = (reading: Reading, hits: Hit[], target: Target): boolean =>
  target === 'text' &&
  hits.length === 2 &&
  (reading.opens(nth(hits, 0).from) || reading.word(nth(hits, 0).from - 1) === ',') &&
  reading.word(nth(hits, 0).to) === ','

/** Several colours with nothing but commas between, the ground's noun behind the last. */
function commasOnly(reading: Reading, hits: Hit[]): boolean {
  const last = nth(hits, hits.length - 1)
  const single = GROUNDS.has(reading.word(last.to)) || /^(?:button|cta)$/.test(reading.word(last.to))
  if (hits.length < 2 || !single) return false
  return hits.every((hit, n) => n === 0 || reading.word(hit.from - 1) === ',')
}

interface Group {
  hits: Hit[]
  target: Target
  /** Colours are meant, though their names may be those of things. */
  meant: boolean
}

function aimed(reading: Reading, hits: Hit[], kind: KindName): Group {
  const { from } = nth(hits, 0)
  const { to } = nth(hits, hits.length - 1)
  const asked = targetOf(reading, from, to, kind)
  // On a card without a company 'the name' is the person's.
  const target = asked === 'brand' && !reading.has('brand') && reading.has('person') ? 'person' : asked
  const meant =
    target !== 'any' ||
    hits.some((hit) => !hit.thing) ||
    (hits.length >= 2 && clauseIs(reading, from, to)) ||
    styledBeside(reading, from, to) ||
    closing(reading, from, to) ||
    (reading.word(to) === 'on' && (isColourWord(reading.word(to + 1)) || isColourWord(reading.word(to + 2)))) ||
    beforeType(reading, from, to) ||
    inColourContext(reading, from, to) ||
    inPaintOrder(reading, from)
  return { hits, target, meant }
}

/** 'Assign lavender to the background …', 'Style components with peru': in an order to paint, names of things are colours. */
function inPaintOrder(reading: Reading, at: number): boolean {
  const { sentence } = nth(reading.tokens, at)
  const own = reading.tokens.filter((token) => token.sentence === sentence).map(({ lower }) => lower)
  return PAINTING.has(own[0] ?? '') && own.some((word) => PAINTED.has(word))
}
const PAINTING = words(
  'use apply set choose color colour style paint define assign pick select implement configure adopt make render employ specify declare design base',
)
const PAINTED = words(
  'background backgrounds component components element elements ui interface interfaces layout blocks buttons panels controls widgets',
)

/** 'white on navy': what stands on a ground are the letters. */
function onGround(reading: Reading, group: Group, next: Group | undefined): void {
  const last = nth(group.hits, group.hits.length - 1)
  const ground = next?.hits[0]
  if (next?.target !== 'background' || group.target !== 'any' || ground === undefined || group.hits.length > 1) return
  const on = reading.word(last.to) === 'on' || reading.word(last.to) === 'over'
  if (on && ground.from - last.to <= 2) group.target = 'text'
}

/** '. Dark purple, light text': a colour alone where the next words say how the letters stand on it. */
function isSheet(reading: Reading, { hits }: Group): boolean {
  const [hit] = hits
  if (hit === undefined || hits.length > 1 || hit.thing || hit.mood || hit.from === 0) return false
  // '. Mustard yellow.'
  const first = BETWEEN.has(reading.word(hit.from - 1)) ? hit.from - 1 : hit.from
  if (reading.opens(first) && reading.ends(hit.to) && reading.tokens[hit.to] !== undefined) return true
  const opens = reading.opens(hit.from) || reading.word(hit.from - 1) === ','
  const letters = reading.word(hit.to) === ',' && INKS.has(reading.word(hit.to + 1)) && reading.word(hit.to + 2)
  return opens && letters ? TYPE_NOUNS.has(letters) : false
}
const INKS = words('light dark white black cream')

const gradient = (reading: Reading, hits: Hit[]) =>
  FADES.has(reading.word(nth(hits, hits.length - 1).to)) ||
  (/^(?:of|from|between)$/.test(reading.word(nth(hits, 0).from - 1)) && fadesBefore(reading, nth(hits, 0).from))
const FADES = words('gradient gradients ombre')

/** 'a gradient background going from' */
const fadesBefore = (reading: Reading, from: number): boolean =>
  [2, 3, 4].some((back) => FADES.has(reading.word(from - back)))

/** '; soft gradient from peach to lilac;': what fades in a clause of its own is the ground. */
function fadesAlone(reading: Reading, { hits }: Group): boolean {
  const { from } = nth(hits, 0)
  if (!gradient(reading, hits)) return false
  if (GROUNDS.has(reading.word(from - 2)) || GROUNDS.has(reading.word(from - 3))) return true
  let k = from - 2
  if (!FADES.has(reading.word(k))) return false
  while (/^(?:a|soft|subtle|smooth)$/.test(reading.word(k - 1))) k--
  return reading.opens(k) || /^[,;:]$/.test(reading.word(k - 1))
}

/** 'a gradient from coral at the top to pink': where it goes to. */
const fadesOn = (reading: Reading, { hits: [first] }: Group, before: Group | undefined): boolean => {
  const start = before?.target === 'background' ? before.hits[0] : undefined
  return (
    first !== undefined &&
    start !== undefined &&
    reading.word(first.from - 1) === 'to' &&
    reading.word(start.from - 1) === 'from' &&
    first.from - start.to < 8
  )
}

/** Once for each target; a colour that turns out to be for something gives up being for anything. */
function push(colours: ColourRequest[], { words, hex }: Hit, target: Target): void {
  const same = colours.filter((colour) => colour.hex === hex)
  if (same.some((colour) => colour.target === target || target === 'any')) return
  const any = same.find((colour) => colour.target === 'any')
  if (any === undefined) colours.push({ words, hex, target })
  else Object.assign(any, { words, target })
}

/** Colours joined by commas and 'and'. */
function groupsOf(reading: Reading, hits: Hit[]): Hit[][] {
  const groups: Hit[][] = []
  for (const hit of hits) {
    const group = groups.at(-1)
    if (group && joins(reading, group, hit)) group.push(hit)
    else groups.push([hit])
  }
  return groups
}

function joins(reading: Reading, group: readonly Hit[], hit: Hit): boolean {
  const [first, before] = [nth(group, 0), nth(group, group.length - 1)]
  if (hit.from - before.to > 3) return false
  // 'yellow leaf', 'sage leaf': a thing directly behind a colour is drawn in it.
  if (hit.from === before.to && (hit.thing || before.thing)) return false
  // An article begins another part: 'in grey, and an orange button'.
  for (let k = before.to; k < hit.from; k++) if (!LINKING.has(reading.word(k)) && reading.word(k) !== 'to') return false
  // 'the title in white, orange button', 'in orange, navy background': each with a part of its own.
  return reading.word(before.to) !== ',' || !ownParts(reading, first, hit)
}

/** The first colour is that of a part before it, the second that of a noun behind it. */
function ownParts(reading: Reading, first: Hit, second: Hit): boolean {
  if (reading.word(first.from - 1) !== 'in' || reading.opens(first.from - 1) || reading.word(first.from - 2) === ',')
    return false
  const noun = reading.word(second.to)
  return (
    GROUNDS.has(noun) || ACCENTS.has(noun) || TYPE_NOUNS.has(noun) || PARTS.at(reading.tokens, second.to) !== undefined
  )
}

/** The clause holds nothing but these colours: ', sage and peach,'. */
function clauseIs(reading: Reading, from: number, to: number): boolean {
  const before = reading.word(from - 1)
  const after = reading.word(to)
  return (
    ([',', ':', ';', '-', '–', '—', '|'].includes(before) || reading.opens(from)) &&
    (after === ',' || after === '' || reading.ends(to) || COLOUR_NOUNS.has(after)) &&
    from > 0
  )
}

/** ', calm, lavender': a lone thing of a colour in a clause beside one that holds nothing but a style. */
function styledBeside(reading: Reading, from: number, to: number): boolean {
  if (to - from > 2 || !clauseIs(reading, from, to) || SCENES.has(reading.word(from))) return false
  const before =
    reading.word(from - 1) === ',' && TONE_WORDS.has(reading.word(from - 2)) && !BOUNDS.has(reading.word(from - 2))
  const behind = reading.word(to) === ',' && TONE_WORDS.has(reading.word(to + 1))
  const alone = (k: number) => BOUNDS.has(reading.word(k)) || reading.word(k) === '' || reading.ends(k)
  return (before && alone(from - 3)) || (behind && alone(to + 2))
}

const BOUNDS = words(', ; : - – — (')
const SCENES = words('snow sand forest ocean sky grass smoke ice shadow wheat leaf')

/** ', mint' in a clause of its own: a thing that is a colour more often than it is drawn. */
function closing(reading: Reading, from: number, to: number): boolean {
  return to - from === 1 && TINTS.has(reading.word(from)) && clauseIs(reading, from, to)
}
const TINTS = words(
  'mint amber honey slate coral lavender peach sage cream ivory rust mustard plum salmon lilac sand copper denim brick terracotta apricot aubergine eggplant champagne saffron bordeaux wine',
)

/** 'cream with typewriter font': a style of type beside it. */
function beforeType(reading: Reading, from: number, to: number): boolean {
  if (!reading.opens(from) && reading.word(from - 1) !== ',') return false
  if (!['with', 'and', '+'].includes(reading.word(to)) || SCENES.has(reading.word(from))) return false
  return [1, 2, 3].some((step) => TYPE_NOUNS.has(reading.word(to + step)))
}

function inColourContext(reading: Reading, from: number, to: number): boolean {
  if (COLOUR_NOUNS.has(reading.word(to))) return true
  const before = reading.word(from - 1)
  // 'a cabin in snow' is no colour, 'the logo in sand' is one.
  if (
    before === 'in' &&
    SCENES.has(reading.word(from)) &&
    reading.uses[from - 2] === undefined &&
    partEnding(reading, from - 2) === undefined
  )
    return false
  if (before === 'in')
    return (
      reading.word(to) === '' ||
      reading.ends(to) ||
      [',', 'and', 'with', 'on', '(', ')', 'colors', 'for'].includes(reading.word(to))
    )
  if (before === 'use' || before === 'using') return true
  if (before === 'of' && DASHES.has(reading.word(from - 2))) return true
  if (before === ':' || before === 'of')
    return (
      COLOUR_NOUNS.has(reading.word(from - 2)) ||
      ACCENTS.has(reading.word(from - 2)) ||
      GROUNDS.has(reading.word(from - 2))
    )
  return COLOUR_NOUNS.has(before) && MEANT.has(before)
}

const DASHES = words('bit touch hint splash pop dash touches hints pops splashes')

/** 'black and white', 'b&w', 'monochrome', 'grayscale' without another colour. */
function readPairs(reading: Reading, colours: ColourRequest[]): void {
  const bw = reading.tokens.some(
    (token, i) =>
      token.type === 'word' &&
      reading.uses[i] !== 'fact' &&
      reading.uses[i] !== 'negative' &&
      /^(?:b&w|b\/w|grayscale|greyscale|monochrome)$/.test(token.lower),
  )
  if (!bw || colours.length > 0) return
  colours.push({ words: 'black', hex: '#000000', target: 'any' }, { words: 'white', hex: '#ffffff', target: 'any' })
}
