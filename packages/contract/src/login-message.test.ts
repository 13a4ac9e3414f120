import { expect, test } from 'vitest'
import { knownMessage } from './login-message.ts'

test('only words of ours are shown', () => {
  expect(knownMessage('Please sign in to download your design.')).toBe('Please sign in to download your design.')
  for (const foreign of ['Your account is locked. Call 0900 123', 'Please sign in to download your design', '', null])
    expect(knownMessage(foreign)).toBeNull()
})
