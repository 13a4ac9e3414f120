import { expect, test } from 'vitest'
import { STRENGTHS, strengthOf } from '../lib/password-strength.ts'

test.each([
  ['short', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['password', 'Weak'],
  ['Tr0mbone!', 'Fair'],
  ['seven quiet herons wade', 'Strong'],
])('%s is %s', (password, strength) => {
  expect(STRENGTHS[strengthOf(password)]).toBe(strength)
})
