/** Stated sizes of parts: 'small wrench icon', 'name in large letters'. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Placement } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { CORNERS } from './words/corners.ts'
import { PARTS, TYPE_NOUNS } from './words/parts.ts'

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
