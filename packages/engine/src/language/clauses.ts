/** Sentences as clauses, each with what it does: asks, tells a property, gives a text, a fact, a purpose, an audience, … */
import { TABLES } from './lexicon/tables.ts'
import { compile, matchAt, type Pattern } from './pattern.ts'
import { ACT_RULES, type Act, type ActRule } from './rules/acts.ts'
import type { Token, Words } from './tokens.ts'

export interface Clause {
  /** Half-open range of tokens. */
  from: number
  to: number
  act: Act
  /** Number of the rule that says so, in ACT_RULES; -1 where none does and the clause is taken for a fact. */
  rule: number
}

interface Compiled {
  rule: ActRule
  number: number
  pattern: Pattern
}

const compiled = (rules: readonly ActRule[]): Compiled[] =>
  rules.map((rule, number) => ({ rule, number, pattern: compile(rule.when, TABLES) }))

const OWN = compiled(ACT_RULES)
const ENDS = new Set(['.', '!', '?', ';', '\n'])

/** The clauses of a text, in order, every token in one of them. Linear in the length of the text. */
export function readClauses({ tokens }: Words, rules: readonly ActRule[] = ACT_RULES): Clause[] {
  const table = rules === ACT_RULES ? OWN : compiled(rules)
  const clauses: Clause[] = []
  let current: Clause | undefined
  let at = 0
  while (at < tokens.length) {
    const opens = at === 0 || startsClause(tokens, at)
    const found = isQuoted(tokens, at) ? undefined : find(table, tokens, at, opens, current?.act)
    if (found !== undefined || opens || current === undefined) {
      current = { from: at, to: at + 1, act: found?.rule.act ?? 'fact', rule: found?.number ?? -1 }
      clauses.push(current)
    }
    // What a rule took opens no other clause, except behind its first word.
    at = Math.max(at + 1, found === undefined ? 0 : Math.min(found.end, at + 3))
    current.to = at
  }
  return clauses
}

const isQuoted = (tokens: readonly Token[], i: number) => (tokens[i]?.quote ?? -1) >= 0

function startsClause(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]]
  if (before === undefined || token === undefined) return true
  if (token.quote >= 0 && token.quote === before.quote) return false
  return before.sentence !== token.sentence || token.opensLine || (ENDS.has(before.text) && before.quote < 0)
}

function find(table: Compiled[], tokens: readonly Token[], at: number, opens: boolean, act: Act | undefined) {
  for (const { rule, number, pattern } of table) {
    if (pattern.opens && !opens) continue
    if (rule.in && (opens || act === undefined || !rule.in.includes(act))) continue
    const end = matchAt(pattern, tokens, at)
    if (end > at) return { rule, number, end }
  }
}
