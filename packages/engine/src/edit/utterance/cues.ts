/**
 * What a message shows before anybody has read it: its words, with everything masked that differs from design to design, and how
 * long it is. What it does is learned from these (heads.ts).
 */
import { kindsSaid } from '../../brief/words/kinds-said.ts'
import { findColours } from '../../colour/colour-names.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { KindName } from '../../scene/types.ts'
import { findMentions } from '../nouns.ts'

/** Words up to which a message counts as so long. */
const LENGTHS = [2, 4, 8, 16, 32]

/** @param inHand the kind of the design that is there */
export function cuesOf({ text, tokens }: Words, inHand: KindName): string[] {
  const masks = masksOf(text, tokens, inHand)
  const cues: string[] = []
  let last: unknown
  for (const [i, { lower, quote }] of tokens.entries()) {
    const mask = masks.find(({ from, to }) => i >= from && i < to)
    const [whole, word] =
      quote >= 0 ? [quote, 'QUOTE'] : mask ? [mask, mask.is] : [undefined, /\d/.test(lower) ? 'NUMBER' : lower]
    if (/[\p{L}?!:,]/u.test(word) && (whole === undefined || whole !== last)) cues.push(word)
    last = whole
  }
  const sentences = (tokens.at(-1)?.sentence ?? 0) + 1
  return [
    ...cues,
    '>',
    `${LENGTHS.find((length) => cues.length <= length) ?? 'MANY'} WORDS`,
    `${Math.min(3, sentences)} SENTENCES`,
  ]
}

interface Mask {
  is: string
  from: number
  to: number
}

function masksOf(text: string, tokens: readonly Token[], inHand: KindName): Mask[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const within = (start: number, end: number) => ({
    from: tokens.findIndex(({ to }) => to > start),
    to: tokens.findLastIndex(({ from }) => from < end) + 1,
  })
  return [
    ...kindsSaid(tokens).map(({ kind, from, to }) => ({ is: kind === inHand ? 'KIND' : 'OTHER KIND', from, to })),
    ...findMentions(plain).map(({ noun, start, end }) => ({
      is: noun.class === 'text' ? 'TEXT' : noun.name.toUpperCase(),
      ...within(start, end),
    })),
    ...findColours(plain).map(({ start, end }) => ({ is: 'COLOUR', ...within(start, end) })),
  ]
}
