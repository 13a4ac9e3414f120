/**
 * Plain sentences to learn from beside those that people would say in other words: each class by its own sentence, and by the words
 * that the tables of the frame have for it. Without them a class is known by its odd words alone.
 */
import { LOOKS, type LookRow, PLAIN_WISHES, SPACE_LOOKS, TONE_LOOKS, TONE_ROWS } from '@limner/engine/language'

interface Said {
  is: string
  sentence: string
}

const PARTS = ['headline', 'name', 'date', 'logo', 'button', 'address', 'picture', 'slogan', 'price', 'background']
const FILLERS: Readonly<Record<string, readonly string[]>> = {
  part: PARTS.map((part) => `the ${part}`),
  other: ['the logo', 'the date', 'the picture'],
  colour: ['red', 'navy', 'pale yellow', 'green'],
  words: ['"Free entry"', '"Open daily"'],
  thing: ['a lighthouse', 'a dog', 'a bicycle'],
  format: ['story', 'banner', 'business card'],
  section: ['team', 'prices', 'FAQ'],
  place: ['top left corner', 'bottom right corner'],
}
/** How often each plain sentence is said, with other fillers. */
const TIMES = 6

/** The class of what a row of looks asks for, where there is one. */
const BY_LOOK: Readonly<Record<string, string>> = {
  'size more': 'bigger',
  'size less': 'smaller',
  'weight bold': 'bolder',
  'weight more': 'bolder',
  'weight less': 'thinner',
  'weight thin': 'thinner',
  'slant italic': 'italic',
  'slant upright': 'upright',
  'case capitals': 'capitals',
  'case small': 'lowercase',
  'tracking more': 'letters-apart',
  'tracking less': 'letters-closer',
  'leading more': 'lines-apart',
  'leading less': 'lines-closer',
  'room more': 'more-space',
  'room less': 'less-space',
  'margins more': 'more-margin',
  'corners more': 'round-corners',
  'corners less': 'square-corners',
  'lightness more': 'lighter',
  'lightness less': 'darker',
  'warmth more': 'warmer',
  'warmth less': 'cooler',
  'saturation more': 'vivid',
  'saturation less': 'muted',
  'contrast more': 'readable',
}
const BY_TONE: Readonly<Record<string, string>> = {
  minimal: 'simpler',
  luxury: 'luxurious',
  corporate: 'serious',
  bold: 'energetic',
  vintage: 'retro',
  organic: 'natural',
  handmade: 'natural',
  futuristic: 'technical',
  elegant: 'elegant',
  playful: 'playful',
  modern: 'modern',
  classic: 'classic',
  retro: 'retro',
  friendly: 'friendly',
  calm: 'calm',
  technical: 'technical',
  childlike: 'childlike',
}

export function plainSentences(): Said[] {
  return [
    ...PLAIN_WISHES.flatMap(own),
    ...[...LOOKS, ...SPACE_LOOKS, ...TONE_LOOKS].flatMap(ofLook),
    ...TONE_ROWS.flatMap(ofTone),
  ]
}

function own({ is, say, whole }: (typeof PLAIN_WISHES)[number]): Said[] {
  const filled = Array.from({ length: say.includes('{') ? TIMES : 1 }, (_, i) =>
    say.replace(/\{(\w+)\}/g, (_all, slot: string) => FILLERS[slot]?.[i % (FILLERS[slot]?.length ?? 1)] ?? ''),
  )
  return [...filled, ...(whole ? [whole] : [])].map((sentence) => ({ is, sentence }))
}

const phrases = (words = ''): string[] => words.split('|').filter(Boolean)

function ofLook({ property, way, words, complaint, excess, emphasis }: LookRow): Said[] {
  const is = emphasis ? 'stand-out' : BY_LOOK[`${property} ${way}`]
  if (is === undefined) return []
  const part = (i: number) => PARTS[i % PARTS.length] ?? ''
  return [
    ...phrases(words).flatMap((word, i) => [`make the ${part(i)} ${word}`, `${word} please`]),
    ...phrases(complaint).map((word, i) => `the ${part(i)} is ${word}`),
    ...phrases(excess).map((word, i) => `the ${part(i)} is too ${word}`),
  ].map((sentence) => ({ is, sentence }))
}

function ofTone({ tone, words, complaint }: (typeof TONE_ROWS)[number]): Said[] {
  const is = BY_TONE[tone]
  if (is === undefined) return []
  return [
    ...phrases(words).map((word) => `make it more ${word}`),
    ...phrases(complaint).map((word) => `it looks so ${word}`),
  ].map((sentence) => ({ is, sentence }))
}
