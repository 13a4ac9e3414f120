/** Wishes for how a site looks: they are followed, and stand nowhere on it. */
import { isColourWord, SHADES } from '../words/colours.ts'
import { TONE_WORDS } from '../words/styles.ts'
import { itemsOf } from './fragments.ts'
import { partIn } from './parts.ts'

/** Words of looks, and what stands between them. */
const JOINING = new Set(
  'and with or but very a bit of lots space on in tones colours colors accents please font fonts serif sans sans-serif typography type typeface style look feel not'.split(
    ' ',
  ),
)
const isColour = (word: string): boolean => isColourWord(word) || isColourWord(word.replace(/s$|ish$/, ''))
const isLook = (word: string) =>
  isColour(word) || SHADES.has(word) || TONE_WORDS.has(word) || JOINING.has(word) || word === 'gold'
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []

export const isLooks = (text: string): boolean => wordsIn(text).every(isLook)

/** What looks have and no owner sells: 'one warm accent', 'no stock photo look'. */
const LOOK_NOUN =
  /\b(?:accents?|look|feel|feeling|style|vibe|mood|palette|background|typography|type|lettering|letters|fonts?|tones?|colou?rs?)$/i
const AIR =
  /\b(?:(?:white|negative) ?space|(?:lots|plenty|a lot) of (?:\w+ )?(?:space|white|air|room)|breathing (?:room|space)|sense of|large images?|big (?:images?|photos?|pictures?)|photo[- ]heavy)\b/i
/** What is wished and not said: 'something playful', 'generating calm', 'grey only as lines'. */
const WISHED =
  /^(?:(?:generating|creating|giving|evoking|conveying|feeling|looking|inspired|something|nothing|no|not|without|more|less|fun|bold|thin|big bold|hand-drawn|hand-made|handmade)\b.*\b(?:but|sense|look|feel|feeling|style|letters|type|by|childish|stuffy|corporate|cluttered|stock|space)\b|feels? |a bit )/i
/** Adjectives by their endings: 'hopeful', 'cartoonish'. */
const MOOD = /^(?:\p{L}+(?:ful|ish|esque)|hopeful|cosy|cozy|glowing|earthy|seasonal)$/iu

/** 'grey only as lines', 'deep purple with stars': what begins with a colour and goes on about where it lies. */
function isColoured(text: string): boolean {
  const words = wordsIn(text)
  const first = words.findIndex((word) => !isLook(word))
  const led = words.slice(0, Math.max(0, first))
  if (first > 0 && led.some(isColour) && /^(?:with|on|only|as|for|plus|accents?|like)$/.test(words[first - 1] ?? ''))
    return true
  if (
    led.some(isColour) &&
    /^(?:only|as|for|from|like|accents?|stars?|lines?|backgrounds?|sidebar|text|panels?|cards?)$/.test(
      words[first] ?? '',
    )
  )
    return true
  // 'ocean green', 'basil green', 'tomato red'; 'green beans' end in what they are.
  return words.length > 0 && words.length <= 5 && isColour(words.at(-1) ?? '')
}

/** Whether an item of a list speaks of looks and of nothing that somebody has. */
export const isLookWish = (text: string): boolean =>
  isLooks(text) || LOOK_NOUN.test(text) || AIR.test(text) || WISHED.test(text) || MOOD.test(text) || isColoured(text)

/** 'Sober, dark blue': where a colour or another wish for looks is half of what is said, looks are spoken of. */
export function isWish(sentence: string): boolean {
  const items = itemsOf(sentence)
  const wished = items.filter((item) => isLookWish(item) && !partIn(item))
  const isTold = wished.some((item) => wordsIn(item).some(isColour) || LOOK_NOUN.test(item))
  // 'Dark and cinematic'
  const isMood = items.length > 1 && items.every((item) => !item.includes(' ')) && items.some(isLooks)
  // 'Rugs, shawls, with lots of white': what is offered comes first.
  const isMost = wished.length * 2 > items.length || (items.length <= 2 && wished.length > 0)
  return isLooks(sentence) || isMood || (isTold && isMost)
}
