import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

const ADA = ['countess@example.com', 'Augusta', 'Byron']

test('the 10,000 most common are refused, also with a digit or a mark behind them', () => {
  const common = dictionary['passwords-common'].filter((password) => password.length >= 4).slice(0, 10_000)
  const passed = common.flatMap((password) =>
    [password, `${password}1`, `${password}!`, `${password}23`, password.toUpperCase()].filter(
      (variant) => !isCommonPassword(variant, []),
    ),
  )
  expect(passed).toEqual([])
})

test.each([
  'P@ssw0rd',
  'Password1!',
  '12345678!',
  'abababab',
  'abcdefghij',
  '9876543210',
  'letmein123',
  '123dragon!',
  'countess@example.com',
  'countess',
  'augusta1815',
])('%s is refused', (password) => {
  expect(isCommonPassword(password, ADA)).toBe(true)
})

test.each([
  'seven lamps of architecture',
  'nine tailors of fenchurch',
  'Xk7#pq2Lm',
  'correct-zebra-91-lamp',
  'x1'.repeat(9) + 'y',
])('%s is accepted', (password) => {
  expect(isCommonPassword(password, ADA)).toBe(false)
})
