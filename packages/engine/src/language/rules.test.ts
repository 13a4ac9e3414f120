import { describe, expect, test } from 'vitest'
import { readClauses } from './clauses.ts'
import { ACT_RULES } from './rules/acts.ts'
import { readTokens } from './tokens.ts'

describe('rules that tell what a clause does', () => {
  test.each(ACT_RULES.map((rule, number) => ({ ...rule, number })))('$act: $when', ({ act, example, number }) => {
    const words = readTokens(example)
    const acts = readClauses(words).map((clause) => clause.act)
    expect(acts).toContain(act)
    const without = readClauses(
      words,
      ACT_RULES.filter((_, i) => i !== number),
    ).map((clause) => clause.act)
    expect(without).not.toEqual(acts)
  })
})
