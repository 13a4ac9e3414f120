/** Whom a design addresses: 'The target audience is new parents', 'aimed at students'. */
import type { Clause } from '../../language/clauses.ts'
import type { Words } from '../../language/tokens.ts'
import { wordsOf } from './noun-phrases.ts'

/** Longest that is kept, characters. */
const LONGEST = 120

export function audienceOf({ text, tokens }: Words, clauses: readonly Clause[]): string | undefined {
  for (const { act, from, to } of clauses) {
    if (act !== 'audience') continue
    let start = from
    while (start < to && !/^(?:is|are|be|includes?|at|to|towards?|targeting|:)$/.test(tokens[start]?.lower ?? ''))
      start++
    let end = to
    while (end > start + 1 && /^[.,;]+$/.test(tokens[end - 1]?.text ?? '')) end--
    const said = wordsOf(text, tokens, start + 1, end).replace(/\.+$/, '')
    if (said !== '' && said.length <= LONGEST) return said
  }
  return undefined
}
