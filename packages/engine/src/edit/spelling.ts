/** Slips of the finger in the words of a wish: 'backround', 'headlien', 'biger'. Quoted words and names are left alone. */
import { nth } from '../base/items.ts'
import { oneSlip } from '../brief/kind-slips.ts'
import { COPY_SENSES } from '../language/lexicon/copy-words.ts'
import { PARTS_OF_DESIGNS } from '../language/lexicon/parts.ts'
import { PLACE_SENSES } from '../language/lexicon/place-words.ts'
import { KNOWN, LITTLE, REAL, SHADES } from '../language/lexicon/slips.ts'
import { TONE_ROWS } from '../language/lexicon/tone-words.ts'
import { LOOKS, SENSES } from '../language/lexicon/wishes.ts'

/** Words that are meant as they stand: what wishes are made of. */
const VOCABULARY = new Set([
  ...KNOWN,
  ...[SENSES, PLACE_SENSES, COPY_SENSES].flatMap((senses) => Object.values(senses).flatMap(wordsIn)),
  ...[...LOOKS, ...TONE_ROWS].flatMap(({ words, complaint = '' }) => [words, complaint].flatMap(wordsIn)),
  ...PARTS_OF_DESIGNS.flatMap(([, , , words]) => wordsIn(words)),
])
function wordsIn(phrases: string): string[] {
  return phrases.match(/[a-z]{4,}/g) ?? []
}
/** Behind these stand new words for the design, which nobody corrects. */
const GIVES = /\b(?:to|with|says?|reads?|saying|called|named|into)\b|[:→]|->/

/** "to dark gren": colours and nothing else, once the slips are mended. */
function shades(tail: string): string | undefined {
  const words = tail.trim().split(/\s+/)
  const mended = words.map((word) => {
    if (SHADES.includes(word) || /^(?:a|an|and|please|red|pink)$/.test(word)) return word
    const near = SHADES.filter((shade) => word.length > 3 && shade[0] === word[0] && oneSlip(word, shade))
    // A letter that is missing is likelier than one that is wrong.
    const longer = near.filter((shade) => shade.length > word.length)
    return longer.length === 1 ? longer[0] : near.length === 1 ? near[0] : undefined
  })
  return tail.trim() !== '' && mended.every((word) => word !== undefined) ? ` ${mended.join(' ')}` : undefined
}

/** A wish with its mistyped words corrected, up to where new words for the design may begin; the same offsets are not kept. */
export function corrected(text: string, copy: ReadonlySet<string>): string {
  const end = GIVES.exec(text)?.index ?? text.length
  const wish = text.slice(0, end).replace(/(?<![\p{L}\p{N}@#./-])\p{Ll}{2,}(?![\p{L}\p{N}@.-])/gu, (word) => {
    if (!copy.has(word) && Object.hasOwn(LITTLE, word)) return LITTLE[word] ?? word
    if (word.length < 4) return word
    if (VOCABULARY.has(word.replace(/s$/, '')) || VOCABULARY.has(word) || REAL.has(word) || copy.has(word)) return word
    const near = KNOWN.filter(
      (known) =>
        known.length >= 5 && known[0] === word[0] && Math.abs(known.length - word.length) < 2 && oneSlip(word, known),
    )
    return near.length === 1 ? nth(near, 0) : word
  })
  const [gives = ''] = GIVES.exec(text) ?? []
  const tail = text.slice(end + gives.length)
  return wish + gives + (shades(tail) ?? tail)
}
