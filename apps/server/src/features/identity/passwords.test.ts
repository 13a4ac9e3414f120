import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

const ADA = ['countess@example.com', 'Augusta', 'Byron']

test('the 10,000 most common are refused, also with a digit or a mark behind them', async () => {
  const common = dictionary['passwords-common'].filter((password) => password.length >= 4).slice(0, 10_000)
  const variants = common.flatMap((password) => [
    password,
    `${password}1`,
    `${password}!`,
    `${password}23`,
    password.toUpperCase(),
  ])
  const refused = await Promise.all(variants.map((variant) => isCommonPassword(variant, [])))
  expect(variants.filter((_, at) => !refused[at])).toEqual([])
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
  'dragon1234',
  'monkey2024!',
  'Summer2024!',
  'qwerty12345',
  'Winter1987',
  'blue-monkey-42',
  'drag0n-1234',
  'x1'.repeat(9) + 'y',
])('%s is refused', async (password) => {
  expect(await isCommonPassword(password, ADA)).toBe(true)
})

test.each([
  'seven lamps of architecture',
  'nine tailors of fenchurch',
  'Xk7#pq2Lm',
  'correct-zebra-91-lamp',
  'x7Kq92mZ',
  'seven lamps of architecture '.repeat(30),
])('%s is accepted', async (password) => {
  expect(await isCommonPassword(password, ADA)).toBe(false)
})
