import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

test.each([
  ['http://localhost:3000', 'localhost:3000', undefined, true],
  ['https://limner.example', 'limner.example', undefined, true],
  ['https://limner.example', 'limner.example:443', undefined, true],
  ['http://localhost:3001', 'localhost:3000', undefined, false],
  ['https://evil.example', 'limner.example', undefined, false],
  ['https://limner.example.evil.example', 'limner.example', undefined, false],
  ['null', 'limner.example', undefined, false],
  ['', 'limner.example', undefined, false],
  ['file://', '', undefined, false],
  ['https://limner.example', 'inner:3000', 'https://limner.example', true],
  ['http://limner.example', 'limner.example', 'https://limner.example', false],
  ['https://inner:3000', 'inner:3000', 'https://limner.example', false],
])('%s at %s with PUBLIC_URL %s: %s', (origin, host, publicUrl, own) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(own)
})
