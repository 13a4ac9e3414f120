import { describe, expect, test } from 'vitest'
import { readTokens } from '../language/tokens.ts'
import { hear as hearWords } from './said.ts'

const hear = (message: string) => hearWords(readTokens(message))

describe('talk is answered in words', () => {
  test.each([
    ['hello', 'greeting'],
    ['Good morning!', 'greeting'],
    ['thanks a lot', 'thanks'],
    ['what can you do?', 'abilities'],
    ['Hi, what can you do?', 'abilities'],
    ['how do I download?', 'download'],
    ['can I use it commercially?', 'rights'],
    ['is it free?', 'price'],
    ['do you speak German?', 'languages'],
    ['I love it'.slice(2), 'praise'],
  ])('%s', (message, topic) => {
    const said = hear(message)
    expect(said).toMatchObject({ act: 'talk', topic })
    if (said.act === 'talk') expect(said.examples.length).toBeGreaterThan(1)
  })
})

describe('what somebody tells of themselves is remembered', () => {
  test('a name and colours in one sentence', () => {
    expect(hear('Our shop is called Wren & Moss and its colours are plum and gold')).toEqual({
      act: 'fact',
      facts: [
        { what: 'name', text: 'Wren & Moss' },
        { what: 'colours', words: ['plum', 'gold'] },
      ],
      asks: false,
    })
  })

  test('what is never wanted', () => {
    expect(hear('Never use script fonts.')).toEqual({
      act: 'fact',
      facts: [{ what: 'rule', text: 'use script fonts', never: true }],
      asks: false,
    })
  })

  test('with a request in the same message', () => {
    expect(hear('My bakery is called Fennel. Please design a logo for it.')).toMatchObject({ act: 'fact', asks: true })
  })
})

test.each([
  'make the title larger',
  'great, make the title larger',
  'I need something for my flower shop Petal',
  'hello, I need a poster for a fair',
  'Poster for a jazz night',
  'use dark green',
])('a wish is no talk: %s', (message) => {
  expect(hear(message)).toEqual({ act: 'wish' })
})
