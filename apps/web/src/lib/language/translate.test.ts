import compile from 'icu-minify/compile'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from './languages.ts'
import { pseudo } from './pseudo.ts'
import { catalogued, many, rich, said, speak, spoken, t } from './translate.ts'

afterEach(() => speak(() => spoken('en')))

const designs = (count: number) => many(count, '# design', '# designs')
const page = () =>
  renderToStaticMarkup(
    rich('Read <terms>the terms of {name}</terms> first', {
      name: 'Limner',
      terms: (text) => createElement('a', { href: '/terms' }, text),
    }),
  )

test('English is what the sources say', () => {
  expect(t('Sign In')).toBe('Sign In')
  expect(t('Welcome, {name}', { name: '<b>{x}' })).toBe('Welcome, <b>{x}')
  expect([0, 1, 2, 1000].map(designs)).toEqual(['0 designs', '1 design', '2 designs', '1,000 designs'])
  expect(page()).toBe('Read <a href="/terms">the terms of Limner</a> first')
})

test('a catalogue puts its own words, in its own order and with its own plurals', () => {
  const arabic = catalogued('ar', {
    '{count, plural, one {# design} other {# designs}}': compile(
      '{count, plural, zero {لا تصاميم} one {تصميم واحد} two {تصميمان} few {# تصاميم} many {# تصميمًا} other {# تصميم}}',
    ),
    'Read <terms>the terms of {name}</terms> first': compile('<terms>{name}</terms> أولًا'),
    'Not yours.': 'ليس لك.',
  })
  speak(() => arabic)
  expect([0, 1, 2, 3, 11, 1000].map(designs)).toEqual([
    'لا تصاميم',
    'تصميم واحد',
    'تصميمان',
    '3 تصاميم',
    '11 تصميمًا',
    '1,000 تصميم',
  ])
  expect(page()).toBe('<a href="/terms">Limner</a> أولًا')
  expect(said('Not yours.')).toBe('ليس لك.')
  expect(said('Use {braces} and <tags>.')).toBe('Use {braces} and <tags>.')
  expect(t('Sign In')).toBe('Sign In')
})

test('the pseudo-locale changes words, not names nor values', () => {
  speak(() => spoken('en-XA', pseudo))
  expect(t('Welcome, {name}', { name: 'Ada' })).toMatch(/^Ŵé+łçó+ɱé+, Ada$/)
  expect(designs(3)).toMatch(/^3 đé+ší+ğñš$/)
  expect(page()).toMatch(/^Řé+á+đ <a href="\/terms">ťħé+ .*Limner<\/a> /)
})

test('who chose gets that, else what the browser asks for, else English', () => {
  expect(chooseLanguage('fr', 'de')).toBe('fr')
  expect(chooseLanguage('xx', 'da, es-MX;q=0.7, de;q=0.8')).toBe('de')
  expect(chooseLanguage(undefined, 'ar;q=0, *')).toBe('en')
  expect(chooseLanguage(undefined, 'en-XA')).toBe('en')
  expect(chooseLanguage(undefined, undefined)).toBe('en')
})
