/** Where a prompt names colours: by word, by code, in another language, by a flag. */
import { type FoundColour, findColours, namedColour } from '../colour/colour-names.ts'
import { table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { ColourRequest } from './types.ts'
import { FOREIGN_WORDS, foreignColour, unspacedColours } from './words/foreign-colours.ts'
import { EVENT_WORDS } from './words/grammar.ts'
import { asObject, thingAt } from './words/objects.ts'
import { FLAGS, PALETTES } from './words/palettes.ts'
import { TYPE_NOUNS } from './words/parts.ts'

/** 'white space', 'green tea', 'Black Friday': the word names no colour to use. */
const IDIOMS = table<true>({
  'white space|white label|white wine|white noise|white hat|white collar|white glove|whitewater|black friday|black coffee|black tie|black belt|black market|black hole|black forest|black box|black sea|black tea|black lives|black history|black metal|black pepper|black bean|green energy|green tech|green tea|green living|green building|green beans|green card|green roof|green technology|green juice|red wine|red carpet|red cross|red bull|red hot|red flag|red tape|red meat|blue chip|blue collar|golden hour|golden retriever|golden retrievers|golden age|golden rule|gold medal|gold standard|gold rush|pink lemonade|brown rice|brown sugar|brown bag|gray area|grey area|orange juice|purple heart|silver lining|silver medal|bronze medal|silver screen|rose garden|blue cheese|blue note|blue jay|orange county|green thumb|orange blossom|orange peel|red brick|green fund|green startup|green company|orange slice|orange tree|gold mining|gold jewelry|gold jewellery|gold coast|silver jewelry|silver jewellery|tan lines|spray tan|golden gate|yellow pages|red velvet|white water|white tea|green party|blue sky thinking|indigo children|black-owned|emerald city|white chocolate|black mirror|green space|green spaces|green transport|green mobility|green cleaning|green hydrogen|green initiative|green future|blues band|blues night|blues festival|blues music|blues club|blues bar|blues guitar|golf green|village green|green smoothie|brown bear|orange wine|rose wine|gold digger|black cab|evergreen|olive oil|coral reef|wine bar|lime juice|salmon fishing': true,
})
/** All of them in the prompt's order; none stands in a name, a quotation or a negation. */
export function colourHits(reading: Reading): Hit[] {
  const named = namedHits(reading)
  const taken = new Set<number>()
  for (const hit of named) for (let k = hit.from; k < hit.to; k++) taken.add(k)
  const foreign = foreignHits(reading).filter((hit) => !taken.has(hit.from))
  // A mood says something of colours only where none is named.
  const hits = [...named, ...foreign]
  return (hits.some((hit) => !hit.thing) ? hits : [...hits, ...paletteHits(reading)]).sort((a, b) => a.from - b.from)
}

export interface Hit {
  words: string
  hex: ColourRequest['hex']
  thing: boolean
  /** Said by a phrase that is about the mood, too: 'earthy tones'. */
  mood?: true
  from: number
  to: number
}

/** Characters looked through at once, and colours after which nobody asks for more. */
const PIECE = 2000
const MOST = 60

/** The names of colours in a prompt; a text of nothing but colours is not read to its end. */
function namesIn(prompt: string): FoundColour[] {
  const found: FoundColour[] = []
  for (let at = 0; at < prompt.length && found.length < MOST; ) {
    const space = at + PIECE < prompt.length ? prompt.lastIndexOf(' ', at + PIECE) : prompt.length
    const end = space > at ? space : Math.min(at + PIECE, prompt.length)
    for (const colour of findColours(prompt.slice(at, end)))
      found.push({ ...colour, start: colour.start + at, end: colour.end + at })
    at = end
  }
  return found
}

function namedHits(reading: Reading): Hit[] {
  const hits: Hit[] = []
  let t = 0
  for (const found of namesIn(reading.prompt)) {
    while (t < reading.tokens.length && (reading.tokens[t]?.end ?? 0) <= found.start) t++
    let to = t
    while (to < reading.tokens.length && (reading.tokens[to]?.start ?? Infinity) < found.end) to++
    if (sizes(reading, t, to))
      Object.assign(found, findColours(reading.slice(++t, to))[0], { start: found.start, end: found.end })
    const token = reading.tokens[t]
    if (token === undefined || to === t || token.type === 'quote') continue
    const use = reading.uses[t]
    if (use === 'fact' || use === 'negative' || use === 'kind' || use === 'format' || use === 'nav') continue
    if (IDIOMS.at(reading.tokens, t) !== undefined || belongs(reading, t, to)) continue
    // 'coffee cup illustration': half of a thing's name.
    if (found.thing && (thingAt(reading.tokens, t)?.length ?? 0) > to - t) continue
    // 'a starry night sky': the sky itself, whatever its colour is then.
    if (found.words === 'sky' && SKIES.has(reading.word(t - 1))) continue
    // 'a forest scene': the place itself.
    if (found.thing && SCENES.has(reading.word(to))) continue
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
    // 'signal yellow': the word before says which.
    const kindOf = KINDS_OF.has(reading.word(t - 1)) && reading.free(t - 1)
    const from = kindOf ? t - 1 : t
    hits.push({
      words: kindOf ? reading.slice(from, to) : found.words,
      hex: found.hex,
      thing: found.thing === true,
      from,
      to,
    })
  }
  return hits
}

/** 'in medium white font': the word before tells the size of the letters, no shade. */
function sizes(reading: Reading, from: number, to: number): boolean {
  if (reading.word(from) !== 'medium' || to - from < 2) return false
  for (let k = to; k < to + 4 && !reading.ends(k); k++) if (TYPE_NOUNS.has(reading.word(k))) return true
  return false
}

/** 'for a green woodworking course': in the words for what it is about, before an occasion, a colour is its kind. */
function belongs(reading: Reading, from: number, to: number): boolean {
  if (reading.word(from - 1) !== 'a' || !['for', 'about'].includes(reading.word(from - 2))) return false
  const noun = EVENT_WORDS.has(reading.word(to)) ? to : to + 1
  return EVENT_WORDS.has(reading.word(noun)) || COURSES.has(reading.word(noun))
}
const COURSES = words('course courses tour tours tasting class classes workshop school weekend')

const SKIES = words('night starry evening morning sunset sunrise dawn dusk stormy cloudy')
const SCENES = words('scene scenes scenery landscape')
const KINDS_OF = words('signal traffic safety postbox petrol bottle school-bus taxi highlighter british')

/** Behind the name of a thing these say that the thing is drawn: 'leaf logo', 'wheat icon'. */
const DRAWING = words(
  'icon icons logo mark symbol illustration silhouette drawing emblem motif mascot graphic pattern shape print image photo picture outline branch branches leaf leaves tree trees flower flowers',
)

/** 'earthy tones', 'the colours of the Italian flag': the colours that these stand for. */
function paletteHits(reading: Reading): Hit[] {
  const hits: Hit[] = []
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const palette = PALETTES.at(reading.tokens, i)
    const flag = palette === undefined && FLAG.has(reading.word(i)) ? flagAt(reading, i) : undefined
    const names = palette?.value ?? flag
    if (names === undefined) continue
    const from = palette === undefined ? i - 1 : i
    const to = palette === undefined ? i + 1 : i + palette.length
    const said = reading.slice(from, to)
    for (const name of names) {
      const colour = namedColour(name)
      if (colour) hits.push({ words: said, hex: colour.hex, thing: false, mood: true, from, to })
    }
    i = to - 1
  }
  return hits
}

const FLAG = words('flag flags tricolour tricolor')

/** 'the colours of the Italian flag', 'Irish flag colours', 'colours of the flag of Japan'. */
function flagAt(reading: Reading, i: number): string[] | undefined {
  const behind = reading.word(i + 1) === 'of' ? FLAGS.get(reading.word(i + 2)) : undefined
  for (let k = i - 6; k < i + 5; k++)
    if (/^(?:colou?rs?|palette|scheme)$/.test(reading.word(k))) return behind ?? FLAGS.get(reading.word(i - 1))
  return undefined
}

/** Other languages: words that are spelt alike in English count only where small words of the language stand, too. */
function foreignHits(reading: Reading): Hit[] {
  const { tokens } = reading
  let foreign = 0
  let english = 0
  for (const token of tokens) {
    if (FOREIGN_WORDS.has(token.lower)) foreign++
    if (ENGLISH.has(token.lower)) english++
  }
  const sentence = reading.language !== 'en' || (foreign >= 2 && english < foreign)
  const hits: Hit[] = []
  for (const [i, token] of tokens.entries()) {
    if (token.type !== 'word' || (!reading.free(i) && reading.uses[i] !== 'kind')) continue
    if (UNSPACED.test(token.text)) {
      for (const { words, hex } of unspacedColours(token.text))
        hits.push({ words, hex, thing: false, from: i, to: i + 1 })
      continue
    }
    if (token.text.length > LONGEST || !reading.free(i)) continue
    // In its own words: 'oder' reads as 'or', which is French for gold.
    const colour = foreignColour(ownWord(token), ownWord(tokens[i + 1]))
    if (colour === undefined || (!sentence && (colour.ambiguous || reading.capital(i)))) continue
    const to = colour.two ? i + 2 : i + 1
    hits.push({ words: reading.slice(i, to), hex: colour.hex, thing: false, from: i, to })
  }
  return hits
}
const ownWord = (token: Reading['tokens'][number] | undefined): string =>
  token?.type === 'word' ? token.text.toLowerCase().replaceAll('’', "'") : ''
const ENGLISH = words('the a with for and of in my our please')
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/u
/** No colour's name is longer, characters. */
const LONGEST = 20
