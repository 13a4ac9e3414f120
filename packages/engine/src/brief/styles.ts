/** Tones, kinds of type and the ground that a prompt wishes for. */

import type { Tone } from '../base/tones.ts'
import { words } from './phrases.ts'
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
  const inColour = new Set<number>()
  for (const range of colourRanges) for (let k = range.from; k < range.to; k++) inColour.add(k)
  const tones: Tone[] = []
  const type: Style['type'] = []
  let ground: Style['ground']
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) && reading.uses[i] !== 'request') continue
    const wish = TYPE_WISHES.at(reading.tokens, i)
    let length = 0
    if (wish && !inColour.has(i)) {
      if (!type.includes(wish.value)) type.push(wish.value)
      length = wish.length
    }
    const word = reading.word(i)
    // 'bold white letters', 'large, bold type'
    if (
      length === 0 &&
      NOT_TYPE.has(word) &&
      (typeFollows(reading, i + 1) ||
        (reading.word(i - 1) === 'in' && reading.tokens[i + 1]?.type !== 'word') ||
        (reading.word(i - 1) === 'in' &&
          ['at', 'on', 'in', 'and', 'below', 'above', 'to'].includes(reading.word(i + 1))))
    ) {
      if (!type.includes('bold')) type.push('bold')
      length = 1
    }
    ground ??= groundAt(reading, i)
    const tone = TONE_WORDS.at(reading.tokens, i)
    if (
      tone &&
      length === 0 &&
      !inColour.has(i) &&
      !(tone.length === 1 && matter(reading, i)) &&
      !(SHADES.has(word) && (inColour.has(i + 1) || groundAt(reading, i) !== undefined))
    ) {
      for (const value of tone.value) if (!tones.includes(value)) tones.push(value)
      length = Math.max(length, tone.length)
    }
    if (length > 1) i += length - 1
  }
  if (tones.includes('dark') && ground === undefined) ground = 'dark'
  // It is not always white, but nobody who asks for it thinks of black.
  if (ground === undefined && /\bwhite ?space\b/i.test(reading.prompt)) ground = 'light'
  return ground === undefined ? { tones, type } : { tones, type, ground }
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
