import { expect, test } from 'vitest'
import { designFileName, fileNameOf, variantOf } from './file-name.ts'

test.each([
  ['Harbor & Finch logo', 'Harbor & Finch logo'],
  ['../../etc/passwd', 'etc passwd'],
  ['a:b*c?\n"d"', 'a b c d'],
  ['   ', 'design'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%s is a file called %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})

test('concept, version, side, scale and way of writing are told apart', () => {
  const design = { title: 'Ember & Oak logo', version: 3 }
  expect(designFileName(design, 2) + variantOf('png', { scale: 2 })).toBe('Ember & Oak logo 2 v3 @2x')
  expect(designFileName({ ...design, version: 1 }, null)).toBe('Ember & Oak logo')
  expect(variantOf('svg', { text: 'live', transparent: true }, 'front')).toBe(' front transparent live text')
  expect(variantOf('png', {}, '../../evil')).toBe(' evil')
  expect(variantOf('pdf', { bleed: true })).toBe(' print')
  expect([variantOf('next', {}), variantOf('brand-kit', {})]).toEqual([' Next.js', ' brand kit'])
})
