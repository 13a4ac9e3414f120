import { LANGUAGE_CODES } from '@limner/contract/language'
import { expect, test } from 'vitest'
import { LETTERS, letter } from './letter.ts'
import type { LetterName, LetterWords } from './letters/types.ts'

const isLetter = (value: unknown): value is LetterWords =>
  typeof value === 'object' && value !== null && 'text' in value
const lettersOf = (code: (typeof LANGUAGE_CODES)[number]) =>
  Object.entries(LETTERS[code]).filter((entry): entry is [LetterName, LetterWords] => isLetter(entry[1]))
const valuesIn = (words: LetterWords) =>
  [...[words.subject, ...words.text].join('\n').matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test.for(LANGUAGE_CODES)('%s has every mail, with the values that the English has', (code) => {
  const english = Object.fromEntries(lettersOf('en').map(([name, words]) => [name, valuesIn(words)]))
  expect(Object.fromEntries(lettersOf(code).map(([name, words]) => [name, valuesIn(words)]))).toEqual(english)
  const { designs, projects } = LETTERS[code]
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const lacks = forms.filter((form) => form !== 'zero' && !(form in designs && form in projects))
  // Of many millions, in Spanish and French; 'other' serves.
  expect(lacks.filter((form) => form !== 'many' || code === 'ar')).toEqual([])
})

test('a mail is in the language of whoever reads it, and in English where none is known', () => {
  const ada = { email: 'ada@example.com', firstName: 'Ada' }
  const link = 'https://limner.example/reset-password?token=x'
  const german = letter({ ...ada, language: 'de' }, 'reset', { link })
  expect(german.subject).toBe('Neues Passwort für Limner')
  expect(german.text).toMatch(/^Hallo Ada,\n\njemand, .*\n\nhttps:.*\n\nDer Link gilt einmal .*\n\nIhr Limner-Team\n$/s)
  expect(letter({ ...ada, firstName: '', language: null }, 'reset', { link }).text).toMatch(/^Hello,\n\nsomebody, /)
  const week = (designs: number) => letter({ ...ada, language: 'ar' }, 'week', { designs, projects: 1, link }).text
  expect([1, 2, 5, 1200].map(week).map((text) => text.split('\n\n')[1])).toEqual([
    expect.stringContaining('تصميمًا واحدًا في مشروع واحد'),
    expect.stringContaining('تصميمين'),
    expect.stringContaining('5 تصاميم'),
    expect.stringContaining('1,200 تصميم'),
  ])
})

test('what somebody wrote stays as it is, and nothing said leaves no gap', () => {
  const reader = { email: 'ada@example.com', firstName: '{link}', language: null }
  const values = { person: '$& {version}', design: 'A\nB', version: '2', words: '', link: 'https://limner.example/x' }
  expect(letter(reader, 'comment', values, true).text).toBe(
    'Hello {link},\n\n$& {version} commented on “A\nB”, version 2.\n\nhttps://limner.example/x\n\nYou can turn these emails off in your account settings.\n\nThe Limner Team\n',
  )
  expect(letter(reader, 'takenDown', { title: 'A\r\nBcc: x', note: '', link: '' }).subject).not.toMatch(/[\r\n]/)
})
