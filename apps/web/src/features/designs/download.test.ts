import { expect, test } from 'vitest'
import { fileNameOf } from './download.ts'

test.each([
  ['Harbor & Finch logo', 'Harbor & Finch logo.png'],
  ['../../etc/passwd', '.. .. etc passwd.png'],
  ['a:b*c?\n"d"', 'a b c d.png'],
  ['   ', 'design.png'],
  ['x'.repeat(300), `${'x'.repeat(80)}.png`],
])('%s is saved as %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})
