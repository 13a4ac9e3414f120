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
  const found: Negative[] = []
  const add = (negative: Negative) => {
    const key = JSON.stringify(negative)
    if (!found.some((other) => JSON.stringify(other) === key)) found.push(negative)
  }
  for (let i = 0; i < reading.tokens.length; i++) {
    const only = reading.free(i) || reading.uses[i] === 'kind' ? ONLY.at(reading.tokens, i) : undefined
    if (only) {
      for (const what of only.value) add({ what })
      for (let k = i; k < i + only.length; k++) if (reading.free(k)) reading.take(k, k + 1, 'negative')
      i += only.length - 1
      continue
    }
    // 'slogan not needed'
    const refused = reading.free(i) ? NOUNS.at(reading.tokens, i) : undefined
    const behind = i + (refused?.length ?? 0)
    const needless = reading.word(behind) === 'not' && NEEDED.has(reading.word(behind + 1))
    const none = ['none', 'unnecessary'].includes(reading.word(behind))
    if (refused !== undefined && (needless || none)) {
      add({ what: refused.value })
      reading.take(i, behind + (needless ? 2 : 1), 'negative')
      i = behind
      continue
    }
    // 'red background not wanted'
    const ground = isColourWord(reading.word(i)) && reading.word(i + 1) === 'background' ? i + 2 : 0
    if (ground > 0 && reading.word(ground) === 'not' && NEEDED.has(reading.word(ground + 1))) {
      const [colour] = findColours(reading.slice(i, i + 1))
      if (colour !== undefined) add({ what: 'colour', hex: colour.hex, words: colour.words })
      reading.take(i, ground + 2, 'negative')
      i = ground + 1
      continue
    }
    const labelled = reading.uses[i] === 'label' && reading.word(i + 1) === ':'
    if (!reading.free(i) && !labelled) continue
    const negator = NEGATORS.at(reading.tokens, i) ?? sansAt(reading, i) ?? (labelled ? keyAt(reading, i) : undefined)
    if (negator === undefined || (reading.capital(i) && !reading.opens(i))) continue
    const from = i + negator.length + (labelled ? 1 : 0)
    if (
      reading.word(i) === 'not' &&
      ['only', 'just', 'necessarily', 'sure', 'a'].includes(reading.word(from)) &&
      reading.word(from) !== 'a'
    )
      continue
    if (reading.word(i) === 'no' && RULES.has(reading.word(from))) {
      i = from
      continue
    }
    if (
      reading.word(i) === 'no' &&
      (reading.word(from) === 'more' || reading.word(from) === '.' || /^\d/.test(reading.word(from)))
    )
      continue
    const to = scopeEnd(reading, from)
    const start = reading.tokens[from]?.start
    const end = reading.tokens[to - 1]?.end
    if (start === undefined || end === undefined || to <= from) continue
    let any = false
    const exceptive = ['except', 'besides', 'other', 'apart', 'but', 'beyond'].includes(reading.word(to))
    for (let k = from; k < to; k++) {
      const noun = NOUNS.at(reading.tokens, k)
      const thing = noun === undefined ? refusedAt(reading, k) : undefined
      if (thing !== undefined) {
        any = true
        if (!exceptive) add({ what: 'thing', words: reading.slice(k, k + thing) })
        k += thing - 1
        continue
      }
      if (noun === undefined) continue
      any = true
      if (!exceptive) add({ what: noun.value })
      k += noun.length - 1
    }
    for (const colour of findColours(reading.prompt.slice(start, end))) {
      // 'no coffee cup' refuses a thing.
      if (colour.thing && (/^\s+\p{L}/u.test(reading.prompt.slice(start + colour.end, end)) || drawnOnly(colour.words)))
        continue
      any = true
      add({ what: 'colour', hex: colour.hex, words: colour.words })
    }
    // 'Do not touch' says something to people.
    if (!any && reading.word(i) === 'not' && reading.word(i - 1) === 'do') continue
    // 'no', 'not' before something of no concern to the design ('no experience needed') stays readable.
    const word = reading.word(i)
    if (any || word === 'avoid' || word === 'not' || word === 'without' || word === 'instead' || word === 'rather')
      reading.take(i, to, 'negative')
    i = to - 1
  }
  return found
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

/** The end of what a negation covers: the clause, or a list that ends in 'or'. */
function scopeEnd(reading: Reading, from: number): number {
  let colours = false
  let k = from
  for (; k < from + 16; k++) {
    const token = reading.tokens[k]
    if (token === undefined || reading.ends(k) || !reading.free(k) || token.type === 'quote') break
    if (token.text === '—' || token.text === '–' || token.text === '(' || token.text === ')' || token.text === ':')
      break
    if (token.text === ',') {
      if (!listGoesOn(reading, k)) break
      continue
    }
    if (token.lower === 'and' || token.lower === '&') {
      const next = k + 1
      const noun = NOUNS.at(reading.tokens, next)
      const colour = isColourWord(reading.word(next))
      if (k === from || (!colours && noun !== undefined && !colour) || (colours && colour)) continue
      break
    }
    if (STOPS.has(token.lower) && k > from) break
    if (isColourWord(token.lower)) colours = true
  }
  return k
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
