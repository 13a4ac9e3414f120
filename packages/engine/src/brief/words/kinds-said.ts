/** Kinds of designs that a text names, by their words alone. */
import type { Token } from '../../language/tokens.ts'
import type { KindName } from '../../scene/types.ts'
import { KINDS, WEAK } from './kinds.ts'

export interface KindSaid {
  kind: KindName
  /** Half-open range of tokens. */
  from: number
  to: number
  /** The word means other things as often ('post', 'notice'). */
  weak: boolean
}

export function kindsSaid(tokens: readonly Token[]): KindSaid[] {
  const found: KindSaid[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = (tokens[i]?.quote ?? 0) < 0 ? KINDS.at(tokens, i) : undefined
    if (!match) continue
    const to = i + match.length
    found.push({ kind: match.value, from: i, to, weak: match.length === 1 && WEAK.has(tokens[i]?.lower ?? '') })
    i = to - 1
  }
  return found
}
