/** What must not be: 'no icon', 'without gradients or shadows', 'not blue', 'text only'. */
import { findColours } from '../colour/colour-names.ts'
import { phrases, table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Negative } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { COLOURISH } from './words/drawable.ts'
import { RULES } from './words/grammar.ts'
import { asObject, singular, thingAt } from './words/objects.ts'

type What = Exclude<Negative, { words: string }>['what']

const NOUNS = table<What>({
  'icon|icons|symbol|symbols|pictogram|pictograms|graphic|graphics|mark|emblem|clipart|clip art|imagery|mascot|mascots|clip-art|iconography|icona|icone|icono|iconos|icône|icônes|ícone|ícones|symbole|símbolo|ikony|ikon|иконки|иконок|значка|أيقونة':
    'icon',
  'picture|pictures|photo|photos|photograph|photographs|photography|image|images|illustration|illustrations|stock photo|stock photos|stock photography|drawings|drawing|artwork|bild|bilder|fotos|foto|imagen|imágenes|fotografías|imagem|imagens|immagini|zdjęć|фото|картинок':
    'picture',
  'gradient|gradients|verlauf|verläufe|dégradé|dégradés|degradado|degradados|gradiente|gradienti|градиента|градиентов|gradientu':
    'gradient',
  'pattern|patterns|texture|textures|background pattern|motif|decoration|decorations|ornament|ornaments|flourishes|ornamentation|swirls|frills':
    'pattern',
  'tagline|slogan|motto|taglines|strapline|slogans': 'tagline',
  'text|words|letters|lettering|typography|type|name|wording|copy|letter': 'text',
  'border|borders|frame|frames|outline|outlines': 'border',
  'shadow|shadows|drop shadow|drop shadows|3d|3d effects|effects|bevel|bevels|glow|glows|3d effect': 'shadow',
})
/** Whether words name a part of a design or a means of it, not a thing that it shows. */
export function isMeans(said: string): boolean {
  const own = said.split(' ')
  return (
    NOUNS.at(
      own.map((lower) => ({ lower })),
      0,
    ) !== undefined || COLOURS.has(own.at(-1) ?? '')
  )
}
const COLOURS = words('colour colours color colors')

const NEGATORS = phrases<true>(
  [
    'no',
    'without',
    "don't use",
    'do not use',
    'dont use',
    "don't add",
    'do not add',
    "don't include",
    'do not include',
    "don't put",
    'do not put',
    "don't want",
    'do not want',
    'dont want',
    'dont add',
    'dont include',
    'never use',
    'avoid',
    'avoid using',
    'not',
    'skip',
    'skip the',
    'omit',
    'exclude',
    'nor',
    'nothing',
    'instead of',
    'rather than',
    'leave out',
    'free of',
    'zero',
    'sans any',
    'minus',
    'stay away from',
    'please no',
    "shouldn't have",
    'should not have',
    "doesn't need",
    "don't like",
    "don't need",
    'do not need',
    'hate',
    'anything but',
    'not too',
    'neither',
    'sem',
    'sin',
    'ohne',
    'keine',
    'kein',
    'pas de',
    'senza',
    'bez',
    'без',
    'zonder',
    'utan',
    'بدون',
  ].map((phrase) => [phrase, true] as const),
)
const STOPS =
  words(`but just only use make keep please with instead because since and that so it i we put on for except besides
  apart other`)
const ONLY = phrases<What[]>([
  ['text only', ['icon', 'picture']],
  ['text-only', ['icon', 'picture']],
  ['type only', ['icon', 'picture']],
  ['type-only', ['icon', 'picture']],
  ['typography only', ['icon', 'picture']],
  ['only text', ['icon', 'picture']],
  ['just text', ['icon', 'picture']],
  ['wordmark only', ['icon', 'picture']],
  ['only typography', ['icon', 'picture']],
  ['just typography', ['icon', 'picture']],
  ['purely typographic', ['icon', 'picture']],
  ['just the name', ['icon', 'picture']],
  ['only the name', ['icon', 'picture']],
  ['just a wordmark', ['icon', 'picture']],
  ['pure typography', ['icon', 'picture']],
  ['only type', ['icon', 'picture']],
  ['just type', ['icon', 'picture']],
  ['just letters', ['icon', 'picture']],
  ['icon only', ['text']],
  ['symbol only', ['text']],
  ['only the icon', ['text']],
  ['just the icon', ['text']],
  ['just an icon', ['text']],
  ['mark only', ['text']],
  ['only an icon', ['text']],
  ['textless', ['text']],
  ['text-free', ['text']],
  ['wordless', ['text']],
  ['just the symbol', ['text']],
  ['only a symbol', ['text']],
  ['just a symbol', ['text']],
])

const NEEDED = words('needed wanted necessary required')

/** Takes what is negated, so that no later step asks for it. */
export function readNegatives(reading: Reading): Negative[] {
  const found = new Map<string, Negative>()
  for (let i = 0; i < reading.tokens.length; i++) {
    const read = onlyAt(reading, i) ?? needlessAt(reading, i) ?? groundAt(reading, i) ?? negationAt(reading, i)
    if (read === undefined) continue
    for (const negative of read.negatives) found.set(JSON.stringify(negative), negative)
    i = read.to - 1
  }
  return [...found.values()]
}

/** What is refused, and where its words end. */
interface Refusal {
  negatives: Negative[]
  to: number
}

/** 'icon only', 'just a symbol' */
function onlyAt(reading: Reading, i: number): Refusal | undefined {
  const only = reading.free(i) || reading.uses[i] === 'kind' ? ONLY.at(reading.tokens, i) : undefined
  if (only === undefined) return undefined
  const to = i + only.length
  for (let k = i; k < to; k++) if (reading.free(k)) reading.take(k, k + 1, 'negative')
  return { negatives: only.value.map((what) => ({ what })), to }
}

/** 'not needed' behind what it is said of: how many words, or 0. */
function needless(reading: Reading, k: number): number {
  if (reading.word(k) === 'not' && NEEDED.has(reading.word(k + 1))) return 2
  return /^(?:none|unnecessary)$/.test(reading.word(k)) ? 1 : 0
}

/** 'slogan not needed' */
function needlessAt(reading: Reading, i: number): Refusal | undefined {
  const refused = reading.free(i) ? NOUNS.at(reading.tokens, i) : undefined
  const behind = i + (refused?.length ?? 0)
  const length = needless(reading, behind)
  if (refused === undefined || length === 0) return undefined
  reading.take(i, behind + length, 'negative')
  return { negatives: [{ what: refused.value }], to: behind + 1 }
}

/** 'red background not wanted' */
function groundAt(reading: Reading, i: number): Refusal | undefined {
  const ground = isColourWord(reading.word(i)) && reading.word(i + 1) === 'background'
  if (!ground || needless(reading, i + 2) !== 2) return undefined
  const [colour] = findColours(reading.slice(i, i + 1))
  reading.take(i, i + 4, 'negative')
  return { negatives: colour ? [{ what: 'colour', hex: colour.hex, words: colour.words }] : [], to: i + 4 }
}

/** Words behind a negator that take it back: 'not only', 'no more', 'no. 7'. */
const TAKEN_BACK: Readonly<Record<string, RegExp>> = {
  not: /^(?:only|just|necessarily|sure)$/,
  no: /^(?:more|\.|\d.*)$/,
}
const EXCEPTING = words('except besides other apart but beyond')
/** Negators that are about the design whatever they negate. */
const STERN = words('avoid not without instead rather')

/** 'no icons', 'without gradients', 'Don't: clip art' */
function negationAt(reading: Reading, i: number): Refusal | undefined {
  const labelled = reading.uses[i] === 'label' && reading.word(i + 1) === ':'
  if (!reading.free(i) && !labelled) return undefined
  const negator = NEGATORS.at(reading.tokens, i) ?? sansAt(reading, i) ?? (labelled ? keyAt(reading, i) : undefined)
  if (negator === undefined || (reading.capital(i) && !reading.opens(i))) return undefined
  const word = reading.word(i)
  const from = i + negator.length + (labelled ? 1 : 0)
  if (TAKEN_BACK[word]?.test(reading.word(from))) return undefined
  if (word === 'no' && RULES.has(reading.word(from))) return { negatives: [], to: from + 1 }
  const to = scopeEnd(reading, from)
  if (to <= from || from >= reading.tokens.length) return undefined
  const refused = [...nounsIn(reading, from, to), ...coloursIn(reading, from, to)]
  // 'Do not touch' says something to people.
  if (refused.length === 0 && word === 'not' && reading.word(i - 1) === 'do') return undefined
  // 'no', 'not' before something of no concern to the design ('no experience needed') stays readable.
  if (refused.length > 0 || STERN.has(word)) reading.take(i, to, 'negative')
  // 'no colours but navy': what is named besides stays.
  const excepted = EXCEPTING.has(reading.word(to))
  return { negatives: excepted ? refused.filter(({ what }) => what === 'colour') : refused, to }
}

/** Parts, means and things that a negation covers. */
function nounsIn(reading: Reading, from: number, to: number): Negative[] {
  const found: Negative[] = []
  for (let k = from; k < to; k++) {
    const noun = NOUNS.at(reading.tokens, k)
    const thing = noun === undefined ? refusedAt(reading, k) : undefined
    if (noun) found.push({ what: noun.value })
    else if (thing !== undefined) found.push({ what: 'thing', words: reading.slice(k, k + thing) })
    k += Math.max(1, noun?.length ?? thing ?? 1) - 1
  }
  return found
}

/** Colours that a negation covers; 'no coffee cup' refuses a thing. */
function coloursIn(reading: Reading, from: number, to: number): Negative[] {
  const text = reading.prompt.slice(reading.tokens[from]?.start, reading.tokens[to - 1]?.end)
  return findColours(text).flatMap(({ thing, end, hex, words: said }): Negative[] =>
    thing && (/^\s+\p{L}/u.test(text.slice(end)) || drawnOnly(said)) ? [] : [{ what: 'colour', hex, words: said }],
  )
}

/** Tokens of a thing or of people that a negation may hold at k; a thing that is a colour first is one. */
function refusedAt(reading: Reading, k: number): number | undefined {
  if (PEOPLE.has(reading.word(k))) return 1
  const thing = thingAt(reading.tokens, k)
  if (thing === undefined) return undefined
  return thing.length > 1 || drawnOnly(reading.word(k)) ? thing.length : undefined
}

/** 'leaf' names a thing before it names a green; 'sage', 'orange' and 'peach' are colours here. */
const drawnOnly = (word: string) =>
  asObject(word) !== undefined && !COLOURISH.has(singular(word)) && !(TINTS.has(word) || isColourWord(word))
const TINTS = words('mint coral honey cherry lemon apricot eggplant aubergine forest ocean sage cream salmon')
const PEOPLE = words('people person persons faces face humans human figures models hands')

/** French 'sans icône'; 'sans serif' refuses nothing. */
const sansAt = (reading: Reading, i: number) =>
  reading.word(i) === 'sans' && NOUNS.at(reading.tokens, i + 1) !== undefined ? { value: true, length: 1 } : undefined

/** "Don't: clip art" as the key of a line. */
const keyAt = (reading: Reading, i: number) =>
  /^(?:don'ts?|dont|donts|no-gos?|never)$/.test(reading.word(i)) ? { value: true, length: 1 } : undefined

/** Most words that one negation covers. */
const LONGEST_SCOPE = 16

/** The end of what a negation covers: the clause, or a list that ends in 'or'. */
function scopeEnd(reading: Reading, from: number): number {
  let colours = false
  let k = from
  for (; k < from + LONGEST_SCOPE; k++) {
    const word = reading.word(k)
    if (reading.ends(k) || !reading.free(k) || reading.tokens[k]?.type === 'quote' || /^[—–():]$/.test(word)) break
    if (word === ',' && !listGoesOn(reading, k)) break
    if (/^(?:and|&)$/.test(word) && k > from && !joinsRefused(reading, k + 1, colours)) break
    if (STOPS.has(word) && !/^(?:and|&|,)$/.test(word) && k > from) break
    if (isColourWord(word)) colours = true
  }
  return k
}

/** 'no red and blue', 'no icons and gradients': of one sort. */
function joinsRefused(reading: Reading, next: number, colours: boolean): boolean {
  const colour = isColourWord(reading.word(next))
  return colours ? colour : !colour && NOUNS.at(reading.tokens, next) !== undefined
}

/** Behind a comma: the list continues when an 'or' closes it, or the next item is negated itself. */
function listGoesOn(reading: Reading, comma: number): boolean {
  for (let k = comma + 1; k < comma + 7; k++) {
    const word = reading.word(k)
    if (word === 'or' || word === 'nor') return true
    if (word === '' || reading.ends(k) || word === 'and' || word === 'with' || word === 'use' || word === 'just')
      return false
  }
  return false
}
