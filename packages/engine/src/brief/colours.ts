/** Colours that a prompt asks for, each with what it is for. */
import { nth } from '../base/items.ts'
import type { KindName } from '../scene/types.ts'
import { colourHits, type Hit } from './colour-hits.ts'
import { colourTargets } from './colour-links.ts'
import { ACCENTS, GROUNDS, type Target } from './colour-nouns.ts'
import type { Linker } from './linker.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { ColourRequest } from './types.ts'
import { PARTS, TYPE_NOUNS } from './words/parts.ts'

const LINKING = words('and & , / + or plus y et und e')

export interface Coloured {
  colours: ColourRequest[]
  /** Tokens that spoke of colours. */
  ranges: { from: number; to: number }[]
}

/** Reads colours outside names, quotations and negations. */
export function readColours(linker: Linker, kind: KindName): Coloured {
  const { reading } = linker
  const found: Coloured = { colours: [], ranges: [] }
  const groups = groupsOf(reading, colourHits(reading))
  const targets = colourTargets(linker, groups, kind)
  const grounded = targets.includes('background')
  for (const [n, hits] of groups.entries()) {
    const target = targets[n]
    if (target === undefined) continue
    if (isListed(reading, hits, target)) addListed(found, hits, target, grounded)
    else addGroup(reading, found, hits, target)
  }
  readPairs(reading, found.colours)
  return found
}

const isListed = (reading: Reading, hits: Hit[], target: Target): boolean =>
  ((target === 'background' || target === 'cta') && commasOnly(reading, hits)) || sheetAndInk(reading, hits, target)

/** 'gold, black background': the last one is the ground. */
function addListed({ colours, ranges }: Coloured, hits: Hit[], target: Target, grounded: boolean): void {
  const first = target === 'text' && !grounded ? 'background' : 'any'
  for (const [n, hit] of hits.entries()) {
    push(colours, hit, n === hits.length - 1 ? target : first)
    ranges.push({ from: hit.from, to: hit.to })
  }
}

function addGroup(reading: Reading, { colours, ranges }: Coloured, hits: Hit[], target: Target): void {
  for (const [n, hit] of hits.entries()) {
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

const gradient = (reading: Reading, hits: Hit[]) =>
  FADES.has(reading.word(nth(hits, hits.length - 1).to)) ||
  (/^(?:of|from|between)$/.test(reading.word(nth(hits, 0).from - 1)) && fadesBefore(reading, nth(hits, 0).from))
const FADES = words('gradient gradients ombre')

/** 'a gradient background going from' */
const fadesBefore = (reading: Reading, from: number): boolean =>
  [2, 3, 4].some((back) => FADES.has(reading.word(from - back)))

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
  // 'navy and orange, white background': the ground has its own.
  if (
    reading.word(before.to) === ',' &&
    group.length > 1 &&
    GROUNDS.has(reading.word(hit.to)) &&
    isJoined(reading, before)
  )
    return false
  // 'the title in white, orange button', 'in orange, navy background': each with a part of its own.
  return reading.word(before.to) !== ',' || !ownParts(reading, first, hit)
}

const isJoined = (reading: Reading, { from }: Hit): boolean =>
  reading.word(from - 1) !== ',' && LINKING.has(reading.word(from - 1))

/** The first colour is that of a part before it, the second that of a noun behind it. */
function ownParts(reading: Reading, first: Hit, second: Hit): boolean {
  if (reading.word(first.from - 1) !== 'in' || reading.opens(first.from - 1) || reading.word(first.from - 2) === ',')
    return false
  const noun = reading.word(second.to)
  return (
    GROUNDS.has(noun) || ACCENTS.has(noun) || TYPE_NOUNS.has(noun) || PARTS.at(reading.tokens, second.to) !== undefined
  )
}

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
