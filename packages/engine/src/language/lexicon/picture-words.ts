/**
 * Words with which a picture is wished for: another one, one more, more of them, drawn otherwise. A row holds phrases, '|'
 * between them, in lower case, of up to six words. What can be drawn is known by the drawings themselves.
 */
import { countsTo } from './value-words.ts'

export const PICTURE_SENSES = {
  /** What a drawing is called: "an anchor icon", "a picture of an anchor". */
  drawing:
    'icon|icons|pictogram|pictograms|symbol|symbols|illustration|illustrations|drawing|drawings|picture|pictures|image|images|graphic|graphics|emblem|glyph|logo mark|logomark|mark|clipart',
  of: 'of|of a|of an|of the|showing|with|with a|with an',
  otherOne:
    "another|a different|different|other|new|a new|some other|another kind of|alternative|a better|better|i don't like|i don't love|i do not like|i hate",
  more: 'more|some more|a few more|many more|lots more|several more|lots of|plenty of|many|more of|a couple more|even more|additional|extra|twice as many|double the number of',
  /** Asks for something to be seen. */
  shows:
    'show|shows|depict|depicts|draw|use|try|feature|display|go with|go for|how about|what about|rather|i want|i would like|i need|we need|give me|give it|want|need|take|prefer|i prefer|get|have|put',
  nice: 'would be nice|would be great|would be lovely|would be good|would be cool|would be fun|would be perfect|would be better|would fit|would fit better|would look nice|would look great|would look good|would help|is missing|are missing|would be fantastic',
  wears:
    'wear|wears|wearing|hold|holds|holding|carry|carries|carrying|ride|rides|riding|eat|eats|eating|play|plays|playing',
  makes: 'make|turn',
  servesAs: 'as|for|as the|as a',
  /** Several pictures of which one shall stay. */
  tooMany: 'there are too many|there are so many|you have too many|too many|so many|far too many|way too many',
  justOne: 'one|one of them|one of those|a single one|just one|only one|the biggest|the largest|the main one',
} as const
export type PictureSense = keyof typeof PICTURE_SENSES

/** How a sign of a set is drawn, by the ending of its name there. */
export const MANNERS: readonly { ending: '' | '-fill' | '-bold' | '-light' | '-thin' | '-duotone'; words: string }[] = [
  {
    ending: '-bold',
    words: 'thicker lines|bolder lines|heavier lines|thicker strokes|thicker outlines|bolder strokes',
  },
  { ending: '-light', words: 'thinner lines|finer lines|lighter lines|thinner strokes|finer strokes|thinner outlines' },
  {
    ending: '',
    words: 'outline|outlined|line|linear|stroked|hollow|not filled|line style|outline style|line art|as an outline',
  },
  { ending: '-fill', words: 'filled|solid|filled in|fill|solid style|filled style' },
  { ending: '-duotone', words: 'duotone|two-tone|two tone|duotone style' },
]

/** How many are meant. */
export const COUNTS: Readonly<Record<string, number>> = {
  ...countsTo(10),
  some: 3,
  'a few': 3,
  several: 4,
  'a couple of': 2,
  pair: 2,
  many: 6,
}

/** How large a thing shall be. */
export const SMALL = /^(?:small|little|tiny|mini|smallish|subtle|discreet)$/
export const LARGE = /^(?:big|large|huge|giant|massive|full-page|oversized)$/

/** Sorts of things by what people call one of them, each with the classes of drawings that it may mean. */
export const SORTS: readonly { words: string; classes: string }[] = [
  {
    words:
      'person people man men woman women girl boy child children kid kids guy lady figure figures human humans character characters couple family',
    classes: 'person portrait',
  },
  { words: 'animal animals creature beast', classes: 'animal sea-life' },
  { words: 'instrument', classes: 'music' },
  { words: 'flower flowers plant plants blossom tree', classes: 'plant' },
  { words: 'car vehicle', classes: 'vehicle' },
  { words: 'ship boat', classes: 'boat' },
  { words: 'food dish', classes: 'food' },
  { words: 'drink', classes: 'drink' },
]
