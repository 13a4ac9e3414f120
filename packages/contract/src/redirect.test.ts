import { expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

const origin = 'https://limner.example'

test.each([
  ['dashboard', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/project/7?tab=1#top', '/project/7?tab=1#top'],
  ['https://limner.example/designs', '/designs'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['/login?redirect=dashboard', '/dashboard'],
])('%s leads to %s', (wanted, path) => {
  expect(safeRedirect(wanted, origin)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://limner.example@evil.example',
  'https://evil.example',
  'https:evil.example',
  'http://limner.example/',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://limner.example//evil.example',
  'https://user:secret@limner.example/',
  '@evil.example',
])('%s stays on this origin', (wanted) => {
  expect(new URL(safeRedirect(wanted, origin), origin).origin).toBe(origin)
})
