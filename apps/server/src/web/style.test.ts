import { expect, test } from 'vitest'
import { styleReader } from './style.ts'

const SHEET = [
  '@layer theme,base,utilities;',
  '@layer base{a{color:red}}',
  '@layer utilities{.flex{display:flex}.top-1\\/2{top:50%}.prose h2,.prose h3{margin:0}',
  '@media (width>=48rem){.md\\:flex{display:flex}.md\\:grid{display:grid}}',
  '.\\32 xl{color:blue}}',
  '@font-face{font-family:A;src:url(a.woff2)}',
  '.dark{color:white}',
  '@property --x{syntax:"*";inherits:false}',
].join('')
const styleOf = styleReader(SHEET)

test('a page gets the utilities that it bears, and everything that is no utility', () => {
  const style = styleOf('<p class="top-1/2 md:grid">')
  expect(style).toBe(
    [
      '@layer theme,base,utilities;',
      '@layer base{a{color:red}}',
      '@layer utilities{.top-1\\/2{top:50%}@media (width>=48rem){.md\\:grid{display:grid}}.\\32 xl{color:blue}}',
      '@font-face{font-family:A;src:url(a.woff2)}',
      '.dark{color:white}',
      '@property --x{syntax:"*";inherits:false}',
    ].join(''),
  )
})

test('a group of which nothing is needed is left out whole', () => {
  expect(styleOf('<p class="flex">')).not.toContain('@media')
})

test('a page that bears every class has the sheet as it was', () => {
  expect(styleOf('<p class="flex top-1/2 prose md:flex"><b class="md:grid 2xl"></b>')).toBe(SHEET)
})

test('class names come as HTML writes them', () => {
  expect(
    styleReader('@layer utilities{.\\[\\&\\>a\\]\\:flex a{display:flex}}')('<p class="[&amp;&gt;a]:flex">'),
  ).toContain('flex')
})
