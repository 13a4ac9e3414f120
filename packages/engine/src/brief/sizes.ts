/** Stated sizes of parts: 'small wrench icon', 'name in large letters'. */
import type { Part } from './part-list.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Placement } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { CORNERS } from './words/corners.ts'
import { ADJECTIVES } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

export const SIZES: Record<string, Placement['size']> = {
  small: 'small',
  tiny: 'small',
  little: 'small',
  smaller: 'small',
  mini: 'small',
  discreet: 'small',
  subtle: 'small',
  large: 'large',
  big: 'large',
  bigger: 'large',
  larger: 'large',
  prominent: 'large',
  prominently: 'large',
  oversized: 'huge',
  huge: 'huge',
  giant: 'huge',
  massive: 'huge',
  enormous: 'huge',
  gigantic: 'huge',
  'full-width': 'huge',
  'extra-large': 'huge',
  biggest: 'large',
  largest: 'large',
  dominant: 'large',
}

/** The size just before a part: 'small wrench icon', 'a very large name'. */
export function sizeBefore(reading: Reading, from: number): Placement['size'] {
  for (let k = from - 1; k >= from - 4 && k >= 0; k--) {
    const word = reading.word(k)
    const size = SIZES[word]
    if (size !== undefined && (reading.free(k) || reading.uses[k] === 'label')) return size
    if (
      (reading.uses[k] !== undefined && reading.uses[k] !== 'label') ||
      !(
        SAYING.has(word) ||
        LAYOUT_WORDS.has(word) ||
        ADJECTIVES.has(word) ||
        TONE_WORDS.has(word) ||
        isColourWord(word) ||
        TYPE_NOUNS.has(word)
      )
    )
      return undefined
  }
  return undefined
}

const FACES = words('monospace cursive calligraphy italics grotesque blackletter slab')

const DEGREES = words('a an the very much really slightly even rather quite fairly extra')

/** 'in a much smaller size', 'in very large letters' from the 'in' on. */
export function sizeOfType(reading: Reading, i: number): Placement['size'] {
  if (reading.word(i) !== 'in') return undefined
  let k = i + 1
  while (DEGREES.has(reading.word(k)) && k < i + 4) k++
  const size = SIZES[reading.word(k)]
  if (size === undefined) return undefined
  for (let n = k + 1; n < k + 7 && (reading.tokens[n]?.type === 'word' || reading.word(n) === ','); n++)
    if (TYPE_NOUNS.has(reading.word(n)) || FACES.has(reading.word(n))) return size
  return undefined
}

/** 'a little rolling pin': inside the words for a thing to show. */
export function sizeWithin(reading: Reading, { from, to }: Part): Placement['size'] {
  for (let k = from; k < to; k++)
    if (SIZES[reading.word(k)] !== undefined && reading.uses[k] !== 'fact') return SIZES[reading.word(k)]
  return undefined
}

/** 'Large yellow text saying "X"' */
const SAYING = words('saying reading that says reads with the words text')

const ALONE = words('on at in , and ) below above under underneath beneath over next to beside across along behind')

/** 'name in large white letters', 'headline should be huge', 'logo (small)', 'headline, big'. */
export function sizeBehind(reading: Reading, to: number): Placement['size'] {
  let k = to
  if (reading.word(k) === '(' || (reading.word(k) === ',' && reading.word(k + 1) === 'in')) k++
  let linked = false
  for (let guard = 0; guard < 5; guard++, k++) {
    const word = reading.word(k)
    const size = SIZES[word]
    if (size !== undefined) {
      // 'name and small icon' speaks of the icon.
      const next = PARTS.at(reading.tokens, k + 1)
      const own = next !== undefined && !TYPE_NOUNS.has(reading.word(k + 1))
      const alone =
        ALONE.has(reading.word(k + 1)) ||
        isColourWord(reading.word(k + 1)) ||
        CORNERS.at(reading.tokens, k + 1) !== undefined ||
        TYPE_NOUNS.has(reading.word(k + 1)) ||
        reading.word(k + 1) === '' ||
        reading.ends(k + 1)
      return (linked || alone) && !own ? size : undefined
    }
    if (
      [
        'in',
        'is',
        'be',
        'should',
        'very',
        'really',
        'as',
        'are',
        ':',
        'set',
        'written',
        'made',
        'must',
        'a',
        'bold',
        'extra',
        '(',
        'displayed',
        'shown',
        'has',
        'using',
        'printed',
        'drawn',
        'painted',
        'to',
        'centered',
        'centred',
      ].includes(word) ||
      (word === 'and' && /^cent(?:ered|red)$/.test(reading.word(k - 1)))
    ) {
      linked = true
      continue
    }
    return undefined
  }
  return undefined
}
