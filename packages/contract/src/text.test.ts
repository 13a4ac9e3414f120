import { expect, test } from 'vitest'
import { isOwnPath } from './text.ts'

test.each(['/', '/media/a.png', '/blog/x?y=1#z', '/%2f%2fevil.example'])('%s is a path of ours', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

test.each([
  '/\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  'a.png',
  '',
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false)
})
