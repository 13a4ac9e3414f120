/** Colours that a prompt asks for, each with what it is for. */
import { findColours } from '../direction/colour-names.ts'
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { partEnding } from './part-words.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { ColourRequest } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { FOREIGN_COLOURS, FOREIGN_WORDS } from './words/foreign-colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { asObject, thingAt } from './words/objects.ts'
import { PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

type Target = ColourRequest['target']

const GROUNDS = words('background backgrounds backdrop bg base ground canvas fill surface')
const ACCENTS = words(
  'accent accents details detail highlight highlights touch touches trim elements pops pop splashes splash ornaments ornament shapes shape detailing hints hint decoration decorations edges foil embellishments flourishes strokes lines',
)
const COLOUR_NOUNS = words(
  'color colors colour colours palette scheme tones tone shades shade hues hue theme colored coloured colorway colouring coloring gradient gradients',
)
const LINKING = words('and & , / + or plus y et und e')
/** Words between a colour and its noun: 'white thin letters', 'gold foil accents'. */
const BETWEEN = words(
  'large big bold thin small huge tiny serif sans sans-serif script foil subtle solid flat gradient textured matte glossy plain simple elegant clean main primary secondary and condensed capital uppercase block handwritten lowercase colored coloured metallic little italic oversized rounded',
)

/** 'white space', 'green tea', 'Black Friday': the word names no colour to use. */
const IDIOMS = table<true>({
  'white space|white label|white wine|white paper|white noise|white hat|white collar|white glove|whitewater|black friday|black coffee|black tie|black belt|black market|black hole|black forest|black box|black sea|black tea|black lives|black history|black metal|black pepper|black bean|green energy|green tech|green tea|green living|green building|green beans|green card|green roof|green technology|green juice|red wine|red carpet|red cross|red bull|red hot|red flag|red tape|red meat|blue chip|blue collar|golden hour|golden retriever|golden retrievers|golden age|golden rule|gold medal|gold standard|gold rush|pink lemonade|brown rice|brown sugar|brown bag|gray area|grey area|orange juice|purple heart|silver lining|silver medal|bronze medal|silver screen|rose garden|blue cheese|blue note|blue jay|orange county|green thumb|orange blossom|orange peel|red brick|green fund|green startup|green company|orange slice|orange tree|gold mining|gold jewelry|gold jewellery|gold coast|silver jewelry|silver jewellery|tan lines|spray tan|golden gate|yellow pages|red velvet|white water|white tea|green party|blue sky thinking|indigo children|black-owned|emerald city|white chocolate|black mirror|green space|green spaces|green transport|green mobility|green cleaning|green hydrogen|green initiative|green future|blues band|blues night|blues festival|blues music|blues club|blues bar|blues guitar|golf green|village green|green smoothie|brown bear|orange wine|rose wine|gold digger|black cab|evergreen|olive oil|coral reef|wine bar|lime juice|salmon fishing': true,
})
const MEANT = words('in use using color colors colour colours palette shades tones shade hues tone of : with')

export interface Coloured {
  colours: ColourRequest[]
  /** Tokens that spoke of colours. */
  ranges: { from: number; to: number }[]
}

/** Reads colours outside names, quotations and negations. */
export function readColours(reading: Reading, kind: KindName): Coloured {
  const known = hitsOf(reading)
  const foreign = foreignHits(reading).filter(
    (hit) => !known.some((other) => other.from <= hit.from && hit.from < other.to),
  )
  const hits = [...known, ...foreign].sort((a, b) => a.from - b.from)
  const groups = groupsOf(reading, hits)
  const colours: ColourRequest[] = []
  const ranges: { from: number; to: number }[] = []
  for (const group of groups) {
    const first = group[0] as Hit
    const last = group[group.length - 1] as Hit
    const target = targetOf(reading, first.from, last.to, kind)
    const plain = group.some((hit) => !hit.thing)
    const whole = group.length >= 2 && clauseIs(reading, first.from, last.to)
    const meant =
      target !== 'any' ||
      plain ||
      whole ||
      styledBeside(reading, first.from, last.to) ||
      inColourContext(reading, first.from, last.to)
    for (const [n, hit] of group.entries()) {
      if (hit.thing && !meant) continue
      const wanted: Target = target === 'background' && n > 0 ? 'accent' : target
      if (!colours.some((colour) => colour.hex === hit.hex && (colour.target === wanted || wanted === 'any'))) {
        const before = colours.findIndex((colour) => colour.hex === hit.hex && colour.target === 'any')
        if (before >= 0) colours[before] = { words: hit.words, hex: hit.hex, target: wanted }
        else colours.push({ words: hit.words, hex: hit.hex, target: wanted })
      }
      ranges.push({ from: hit.from, to: hit.to })
    }
  }
  readPairs(reading, colours)
  return { colours: settle(colours), ranges }
}

interface Hit {
  words: string
  hex: ColourRequest['hex']
  thing: boolean
  from: number
  to: number
}

function hitsOf(reading: Reading): Hit[] {
  const hits: Hit[] = []
  let t = 0
  for (const found of findColours(reading.prompt)) {
    while (t < reading.tokens.length && (reading.tokens[t]?.end ?? 0) <= found.start) t++
    let to = t
    while (to < reading.tokens.length && (reading.tokens[to]?.start ?? Infinity) < found.end) to++
    const token = reading.tokens[t]
    if (token === undefined || to === t || token.type === 'quote') continue
    const use = reading.uses[t]
    if (use === 'fact' || use === 'negative' || use === 'kind' || use === 'format' || use === 'nav') continue
    if (IDIOMS.at(reading.tokens, t) !== undefined) continue
    // 'blue-collar', 'pinkish' are one token; a colour inside a longer word of another kind is none ('evergreen-based').
    if (
      to - t === 1 &&
      token.text.length > found.words.length + 1 &&
      !token.text.includes('-') &&
      !token.text.startsWith('#')
    )
      continue
    if (/^(?:led|owned|friendly|collar|label|chip)$/.test(token.lower.split('-')[1] ?? '')) continue
    if (found.thing && to - t === 1 && t > 0 && asObject(token.lower) !== undefined && hits[hits.length - 1]?.to === t)
      continue
    if (
      DRAWING.has(reading.word(to)) &&
      (token.lower === 'sage' || (found.thing && asObject(reading.word(to - 1)) !== undefined))
    )
      continue
    hits.push({ words: found.words, hex: found.hex, thing: found.thing === true, from: t, to })
  }
  return hits
}

/** Colours of a prompt in another language: two of its small words, and no more English ones than those. */
function foreignHits(reading: Reading): Hit[] {
  let foreign = 0
  let english = 0
  for (const token of reading.tokens) {
    if (FOREIGN_WORDS.has(token.lower)) foreign++
    if (ENGLISH.has(token.lower)) english++
  }
  if (foreign < 2 || english >= foreign) return []
  const hits: Hit[] = []
  for (const [i, token] of reading.tokens.entries()) {
    const hex = token.type === 'word' && reading.free(i) ? FOREIGN_COLOURS.get(token.lower) : undefined
    if (hex !== undefined) hits.push({ words: token.text, hex, thing: false, from: i, to: i + 1 })
  }
  return hits
}
const ENGLISH = words('the a with for and of in my our please')

/** Behind the name of a thing these say that the thing is drawn: 'leaf logo', 'wheat icon'. */
const DRAWING = words(
  'icon icons logo mark symbol illustration silhouette drawing emblem motif mascot graphic pattern shape print image photo picture outline branch branches leaf leaves tree trees flower flowers',
)

/** Colours joined by commas and 'and'. */
function groupsOf(reading: Reading, hits: Hit[]): Hit[][] {
  const groups: Hit[][] = []
  for (const hit of hits) {
    const group = groups[groups.length - 1]
    const before = group?.[group.length - 1]
    let joined = before !== undefined && hit.from - before.to <= 3
    if (before !== undefined && joined) {
      for (let k = before.to; k < hit.from; k++)
        if (
          !LINKING.has(reading.word(k)) &&
          !(ARTICLES.has(reading.word(k)) && reading.word(k) !== 'the') &&
          reading.word(k) !== 'to'
        )
          joined = false
      // 'white, navy background': apposed groups stay apart when the first has a noun of its own.
    }
    // 'yellow leaf', 'sage leaf': a thing directly behind a colour is drawn in it.
    if (joined && before !== undefined && hit.from === before.to && (hit.thing || before.thing)) joined = false
    if (joined && group) group.push(hit)
    else groups.push([hit])
  }
  return groups
}

/** The clause holds nothing but these colours: ', sage and peach,'. */
function clauseIs(reading: Reading, from: number, to: number): boolean {
  const before = reading.word(from - 1)
  const after = reading.word(to)
  return (
    (before === ',' || before === ':' || before === '-' || reading.opens(from)) &&
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
  if (before === ':' || before === 'of')
    return (
      COLOUR_NOUNS.has(reading.word(from - 2)) ||
      ACCENTS.has(reading.word(from - 2)) ||
      GROUNDS.has(reading.word(from - 2))
    )
  return COLOUR_NOUNS.has(before) && MEANT.has(before)
}

function targetOf(reading: Reading, from: number, to: number, kind: KindName): Target {
  const behind = behindTarget(reading, to, kind)
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
  const word = reading.word(k)
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
  const steps = from - 1 - k
  const word = reading.word(k)
  // 'orange background white icon': the background has its colour.
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
    if (fact && (kind === 'poster' || kind === 'banner' || kind === 'business-card') && !clauseOfKind(reading, k))
      return roleTarget(fact.role)
    return undefined
  }
  if (TYPE_NOUNS.has(word) && !['size', 'words'].includes(word)) return link === 'of' ? undefined : 'text'
  const part = partEnding(reading, k)
  if (part === undefined || reading.uses[k] === 'kind') return undefined
  if (link === 'of') return undefined
  return roleTarget(partFor(part.role, word, kind))
}

/** 'a logo for Luna in green': the whole design is meant, not the name. */
function clauseOfKind(reading: Reading, k: number): boolean {
  for (let j = k; j >= 0 && reading.tokens[j]?.sentence === reading.tokens[k]?.sentence && reading.word(j) !== ','; j--)
    if (reading.uses[j] === 'kind') return true
  return false
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

/** One colour for the letters of one part is the colour of the text, when no other text has a colour of its own. */
function settle(colours: ColourRequest[]): ColourRequest[] {
  const seen = new Set<string>()
  return colours.filter((colour) => {
    const key = `${colour.hex} ${colour.target}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
