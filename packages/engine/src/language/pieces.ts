/** A text as the pieces between its marks: 'bring a chair', 'rain or shine'. Whoever jots down facts parts them so. */
import type { Sighted } from './learn/attributes.ts'
import type { Range } from './lists.ts'
import type { Token } from './tokens.ts'

const PARTS = /^(?:[,;:.!?()|·•/\u200b]+|[-–—])$/u

/** The pieces outside of quotations, in order; marks inside an entity ('18.30', '3–19 March') part nothing. Linear. */
export function piecesOf({ words: { tokens }, entities }: Sighted): Range[] {
  const pieces: Range[] = []
  let from = 0
  const close = (to: number) => {
    if (to > from) pieces.push({ from, to })
  }
  for (let i = 0; i <= tokens.length; i++) {
    const [before, token] = [tokens[i - 1], tokens[i]]
    if (token === undefined || (before && (token.sentence !== before.sentence || token.opensLine))) {
      close(i)
      from = i
    }
    if (token && (token.quote >= 0 || isMark(tokens, entities, i))) {
      close(i)
      from = i + 1
    }
  }
  return pieces
}

/** A dash parts where it stands free, a stroke and a dot within a word or a number do not. */
function isMark(tokens: readonly Token[], entities: readonly string[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  if (token === undefined || !PARTS.test(token.text)) return false
  const isWithin = entities[i] !== '' && entities[i] === entities[i - 1] && entities[i] === entities[i + 1]
  const touches = before?.to === token.from && token.to === next?.from
  return !isWithin && !(touches && /^[-–—/.:]$/.test(token.text))
}
