/** Tones, kinds of type and the ground that a prompt wishes for. */

import type { Tone } from '../base/tones.ts'
import { type Match, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Style } from './types.ts'
import { TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS, TYPE_WISHES } from './words/styles.ts'

const NOT_TYPE = new Set(['bold', 'strong', 'powerful', 'heavy', 'chunky'])
/** Words of tone that describe other things before these: 'business card', 'tech startup', 'warm white'. */
const THINGS_AFTER =
  words(`startup company conference card cards news support store shop park festival art food clothing cars car market
  furniture music coffee water drinks roast chocolate dj class run owner trip hours name services coach consulting
  plan school dance workshop products skincare cosmetics soap soaps wine vegetables farm produce tea hotel real
  watch watches beer bread bakery history museum brewery studio clothes records camera gaming game games team
  league gym wear design orchestra concert cuisine restaurant breakfast trading law meetup summit equipment supply
  lighting engineering grid photography photographer ceramics pottery gifts jewelry jewellery candles furniture
  leather brand`)
const MATTER =
  words(`tech industrial business street vintage antique classical classic modern contemporary organic natural
  professional executive urban disco luxury artisan artisanal handmade handcrafted comic space sustainable western
  punk electric dark traditional future raw magazine floral grid noir swiss japanese pixel cool warm bright retro
  botanical mechanical exclusive scientific strong strategic rough corporate rustic athletic zine`)
/** In front of colours these words shade them and set no tone. */
const SHADES = words(
  `bright dark warm cool soft deep neon vivid electric earthy bold vibrant saturated rich icy strong`,
)

/** Reads style words outside names, quotations, negations and the names of colours. */
export function readStyle(reading: Reading, colourRanges: { from: number; to: number }[]): Style {
  const inColour = new Set(
    colourRanges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  )
  const tones = new Set<Tone>()
  const type = new Set<Style['type'][number]>()
  let ground: Style['ground']
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) && reading.uses[i] !== 'request') continue
    const wish = (inColour.has(i) ? undefined : TYPE_WISHES.at(reading.tokens, i)) ?? boldAt(reading, i)
    if (wish) type.add(wish.value)
    ground ??= groundAt(reading, i)
    const tone = wish ? undefined : toneAt(reading, i, inColour)
    for (const value of tone?.value ?? []) tones.add(value)
    i += Math.max(1, wish?.length ?? 0, tone?.length ?? 0) - 1
  }
  ground ??= impliedGround(reading, tones)
  return { tones: [...tones], type: [...type], ...(ground && { ground }) }
}

/** It is not always white, but nobody who asks for white space thinks of black. */
function impliedGround(reading: Reading, tones: ReadonlySet<Tone>): Style['ground'] {
  if (tones.has('dark')) return 'dark'
  return /\bwhite ?space\b/i.test(reading.prompt) ? 'light' : undefined
}

/** 'bold white letters', 'large, bold type', 'in bold' */
function boldAt(reading: Reading, i: number): Match<'bold'> | undefined {
  if (!NOT_TYPE.has(reading.word(i))) return undefined
  const alone = reading.tokens[i + 1]?.type !== 'word' || /^(?:at|on|in|and|below|above|to)$/.test(reading.word(i + 1))
  const letters = typeFollows(reading, i + 1) || (reading.word(i - 1) === 'in' && alone)
  return letters ? { value: 'bold', length: 1 } : undefined
}

/** A tone that is wished for: not in 'tech startup', 'warm grey', 'dark background'. */
function toneAt(reading: Reading, i: number, inColour: ReadonlySet<number>): Match<Tone[]> | undefined {
  const tone = TONE_WORDS.at(reading.tokens, i)
  if (tone === undefined || inColour.has(i) || (tone.length === 1 && matter(reading, i))) return undefined
  const shade = SHADES.has(reading.word(i)) && (inColour.has(i + 1) || groundAt(reading, i) !== undefined)
  return shade ? undefined : tone
}

function typeFollows(reading: Reading, from: number): boolean {
  for (let k = from; k < from + 4; k++) {
    const word = reading.word(k)
    if (word === 'text-only') return false
    if (TYPE_NOUNS.has(word) || word === 'headline' || word === 'title' || word === 'heading') return true
    if (reading.tokens[k]?.type !== 'word' || ['and', 'with', 'for', 'logo', 'in'].includes(word)) return false
  }
  return false
}

/** 'tech startup', 'organic soap': what it is about, no wish for how it looks. */
function matter(reading: Reading, i: number): boolean {
  const word = reading.word(i)
  if (!MATTER.has(word)) return false
  if (
    word === 'tech' ||
    word === 'business' ||
    word === 'space' ||
    word === 'street' ||
    word === 'future' ||
    word === 'comic' ||
    word === 'magazine'
  )
    return !['style', 'look', 'feel', 'vibe', 'aesthetic'].includes(reading.word(i + 1))
  const next = reading.word(i + 1)
  return THINGS_AFTER.has(next) && reading.uses[i + 1] !== 'kind'
}

function groundAt(reading: Reading, i: number): Style['ground'] {
  const word = reading.word(i)
  const next = reading.word(i + 1)
  if (word !== 'dark' && word !== 'light' && word !== 'white' && word !== 'black' && word !== 'bright') return undefined
  const ground = word === 'dark' || word === 'black' ? 'dark' : 'light'
  if (
    ['background', 'backdrop', 'bg', 'theme', 'mode', 'ground'].includes(next) ||
    (next === 'themed' && word !== 'white')
  )
    return ground
  // 'dark blue background'
  for (let k = i + 1; k < i + 4; k++)
    if (['background', 'backdrop'].includes(reading.word(k)) && word !== 'white' && word !== 'black') return ground
  return undefined
}
