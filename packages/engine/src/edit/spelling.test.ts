import { expect, test } from 'vitest'
import { corrected } from './spelling.ts'

test.each([
  ['make the headlien biger', 'make the headline bigger'],
  ['remvoe the backround', 'remove the background'],
  ['chnage the tagine to fonte biger', 'change the tagline to fonte biger'],
  ['remove teh circle adn the line', 'remove the circle and the line'],
  ['a better button in the cotton shop', 'a better button in the cotton shop'],
])('%s → %s', (typed, meant) => {
  expect(corrected(typed, new Set())).toBe(meant)
})

test('names, addresses and words of the design are left alone', () => {
  expect(corrected('Buton biger@mail.com #bordr', new Set())).toBe('Buton biger@mail.com #bordr')
  expect(corrected('make the biger bigger', new Set(['biger']))).toBe('make the biger bigger')
})
