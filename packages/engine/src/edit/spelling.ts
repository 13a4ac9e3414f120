/** Slips of the finger in the words of a wish: 'backround', 'headlien', 'biger'. Quoted words and names are left alone. */
import { nth } from '../base/items.ts'
import { oneSlip } from '../brief/kind-slips.ts'
import { KNOWN, REAL, SHADES } from '../language/lexicon/slips.ts'

const VOCABULARY = new Set(KNOWN)
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
  const wish = text.slice(0, end).replace(/(?<![\p{L}\p{N}@#./-])\p{Ll}{4,}(?![\p{L}\p{N}@.-])/gu, (word) => {
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
