/** What the engine and the server say is known in every language. */
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import type { Answers } from '../../apps/web/src/lib/language/answers.ts'
import { pseudo, pseudoAnswers } from '../../apps/web/src/lib/language/pseudo.ts'
import { spoken } from '../../apps/web/src/lib/language/translate.ts'
import { missingInPlurals, placeholders } from './faults.ts'
import { readAnswers } from './keys.ts'
import { readAllSaid } from './said-in-sources.ts'

const all = readAnswers()
const { de: german = {} } = all

const compiled = (messages: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compile(message)]))
const KNOWN: Answers = {
  sentences: compiled(german.sentences),
  phrases: compiled(german.phrases),
  wishes: compiled(german.wishes),
}
const { teller } = spoken('en-XA', pseudo, pseudoAnswers(KNOWN))
const told = (text: string) => teller?.text(text) ?? text

const valuesOf = (key: string) => [...new Set([...key.matchAll(/\{\w+\}/g)].map(([value]) => value))].sort()

test.for(Object.keys(all))('%s has the texts that the others have, with their values and its own plurals', (code) => {
  const sections = all[code] ?? {}
  for (const [section, messages] of Object.entries(german)) {
    expect(Object.keys(sections[section] ?? {}), section).toEqual(Object.keys(messages))
    for (const [key, message] of Object.entries(sections[section] ?? {})) {
      expect(message.trim(), key).not.toBe('')
      expect(valuesOf(key), key).toEqual(expect.arrayContaining(placeholders(compile(message))))
      // Arabic has a form for none; whole numbers here begin with one.
      expect(missingInPlurals(compile(message), code), key).toEqual([])
    }
  }
})

/** Made of sentences that are made elsewhere. */
const COMPOSED = [
  'It is a ',
  ' outline would not be visible there.',
  'Its outline shares at most ',
  'It is locked, so it stays as it is.',
]

test('every sentence that the sources of the engine and the server say is known', () => {
  const sentences = (text: string) => text.split(/(?<=[.?]) /)
  const isKnown = (sample: string) => sentences(sample).every((one) => !told(sample).includes(one))
  const unknown = readAllSaid()
    .filter(({ samples }) => !samples.some((sample) => COMPOSED.some((part) => sample.includes(part))))
    .filter(({ samples }) => !samples.some(isKnown))
  expect(unknown.map(({ file, line, samples }) => `${file}:${line} ${samples[0]}`)).toEqual([])
})

test('what is composed is known, too', () => {
  for (const text of [
    'It is a square: 1024 × 1024 pixels. Shall I change the size?',
    'It is a A4 portrait: 794 × 1123 pixels, 210 × 297 mm in print.',
    '“Headline: Jazz” can hardly be read or seen there now. It is locked, so it stays as it is.',
    '“Headline: Jazz” has too little room now. It is locked, so it stays as it is.',
    'A dark green outline would not be visible there.',
    'Its outline shares at most 34% with one of 412 marks of the collection, 12 of them of its trade.',
  ])
    expect(told(text)).not.toMatch(/(?:It is|outline|shares|room|hardly)/)
})
