/** Quoted words are nobody's grammar: they are taken out before a sentence is read and put back untouched. */
import { closeQuote } from '../language/quotes.ts'

/** Private-use characters round the number of a quotation; no prompt holds them (they are removed on the way in). */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const MARKER = /\ue000(\d+)\ue001/g

export interface Shielded {
  /** The sentence with a marker for each quotation, white space tidied. */
  text: string
  quotes: string[]
}

export function shield(sentence: string): Shielded {
  const source = sentence.replace(/[\ue000\ue001]/g, '')
  const quotes: string[] = []
  const blind = new Map<string, number>()
  let text = ''
  for (let at = 0; at < source.length; ) {
    const quote = closeQuote(source, at, blind)
    const inside = quote && source.slice(quote.start, quote.end).trim()
    if (quote && inside) {
      quotes.push(inside)
      text += ` ${OPEN}${quotes.length - 1}${CLOSE} `
      at = quote.after
    } else {
      text += source[at]
      at++
    }
  }
  return { text: tidy(text), quotes }
}

function tidy(text: string): string {
  return text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
}

/** The quotations that stand in a piece of a shielded sentence, with their places there. */
export function quotesIn(text: string, quotes: string[]): { text: string; start: number; end: number }[] {
  return [...text.matchAll(MARKER)].map((match) => ({
    text: quotes[Number(match[1])] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A piece of a shielded sentence in the person's own words, without quotation marks. */
export function unshield(text: string, quotes: string[]): string {
  return text.replace(MARKER, (_, number) => quotes[Number(number)] ?? '').trim()
}
