/** The words of a message as the reader of meanings sees them: what differs from design to design is masked. */
import { findColours } from '../../colour/colour-names.ts'
import type { Words } from '../../language/tokens.ts'
import { findMentions } from '../nouns.ts'

/** In lower case; names of parts, colours, numbers and quotations as one word each. */
export function maskedWords({ text, tokens }: Words): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const masks = [
    ...findMentions(plain).map(({ noun, ...range }) => ({
      ...range,
      // Which text it is says nothing of the wish; a background or a button does.
      mask: noun.class === 'text' ? 'TEXT' : noun.name.toUpperCase(),
    })),
    ...findColours(plain).map((range) => ({ ...range, mask: 'COLOUR' })),
  ]
  const words: string[] = []
  let last: unknown
  for (const { from, to, lower, quote } of tokens) {
    const mask = masks.find(({ start, end }) => from >= start && to <= end)
    const [whole, word] =
      quote >= 0 ? [quote, 'QUOTE'] : mask ? [mask, mask.mask] : [undefined, /\d/.test(lower) ? 'NUMBER' : lower]
    if (/[\p{L}?!]/u.test(word) && (whole === undefined || whole !== last)) words.push(word)
    last = whole
  }
  return words
}
