import { expect, test } from 'vitest'
import { preferencesIn } from './preferences.ts'

test.each([
  ['Logo for Kestrel. I love dark green, and we never use gradients!', 'like: dark green', 'dislike: gradients'],
  ['Poster for Merlin. I really don’t like serif fonts, please', 'dislike: serif fonts'],
  ['we NEVER use pink because it is loud', 'dislike: pink'],
  ['Our colour is #0a5c36. Logo for Kestrel', 'colour: #0a5c36'],
  ['my brand colours are navy and gold, and the logo is round', 'colour: navy and gold'],
  ['Brand colours: navy and gold', 'colour: navy and gold'],
  ['I like the second one, but darker'],
  ['We would like to see more'],
  ['I don’t like it'],
  ['Avoid pink, no gradients'],
])('%s', (text, ...expected) => {
  expect(preferencesIn(text).map(({ kind, words }) => `${kind}: ${words}`)).toEqual(expected)
})

test('a long text without a sentence takes no time', () => {
  const began = performance.now()
  preferencesIn(`we like ${'a '.repeat(50_000)}`)
  preferencesIn('i '.repeat(50_000))
  expect(performance.now() - began).toBeLessThan(200)
})
