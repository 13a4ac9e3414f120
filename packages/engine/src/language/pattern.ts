/**
 * Patterns over tokens, written as data: words (by lemma or as they stand), parts of speech in capitals, '|' between
 * alternatives, '?' behind what may be missing, '..' for up to four words, '^' for the beginning of a clause.
 */
import type { Token } from './tokens.ts'

interface Step {
  words: ReadonlySet<string>
  parts: ReadonlySet<string>
  optional: boolean
  gap: boolean
}

export interface Pattern {
  opens: boolean
  steps: Step[]
}

const LONGEST_GAP = 4

/** Compiles '^ please? create|design DET'; every word of a table may be named by '@table'. */
export function compile(source: string, tables: Readonly<Record<string, ReadonlySet<string>>> = {}): Pattern {
  const items = source.split(' ')
  const opens = items[0] === '^'
  const steps = (opens ? items.slice(1) : items).map((item): Step => {
    const optional = item.endsWith('?') && item.length > 1
    const names = (optional ? item.slice(0, -1) : item).split('|')
    return {
      optional,
      gap: item === '..',
      parts: new Set(names.filter((name) => /^[A-Z]+$/.test(name))),
      words: new Set(names.flatMap((name) => (name.startsWith('@') ? [...(tables[name.slice(1)] ?? [])] : [name]))),
    }
  })
  return { opens, steps }
}

const fits = ({ words, parts }: Step, token: Token) =>
  token.quote < 0 && (words.has(token.lower) || words.has(token.lemma) || parts.has(token.pos))

/** Index behind the last token that a pattern takes from `at` on, within one sentence; -1 where it does not match. */
export function matchAt({ steps }: Pattern, tokens: readonly Token[], at: number): number {
  return matchFrom(steps, 0, tokens, at, tokens[at]?.sentence ?? -1)
}

function matchFrom(steps: Step[], s: number, tokens: readonly Token[], at: number, sentence: number): number {
  const step = steps[s]
  if (step === undefined) return at
  const token = tokens[at]
  if (step.gap) {
    for (let skipped = 0; skipped <= LONGEST_GAP; skipped++) {
      const end = matchFrom(steps, s + 1, tokens, at + skipped, sentence)
      if (end >= 0) return end
      const next = tokens[at + skipped]
      if (next === undefined || next.sentence !== sentence || next.pos === 'PUNCT') return -1
    }
    return -1
  }
  if (token !== undefined && token.sentence === sentence && fits(step, token)) {
    const end = matchFrom(steps, s + 1, tokens, at + 1, sentence)
    if (end >= 0) return end
  }
  return step.optional ? matchFrom(steps, s + 1, tokens, at, sentence) : -1
}
