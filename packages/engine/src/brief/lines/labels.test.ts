import { expect, test } from 'vitest'
import { labelIn } from './labels.ts'

test('labels are told in the language of the prompt', () => {
  expect(labelIn('de', 'How it works')).toBe('So geht es')
  expect(labelIn('pt', 'Choose a day')).toBe('Escolha um dia')
  expect(labelIn(undefined, 'Hours')).toBe('Hours')
  expect(labelIn('nl', 'A heading of its own')).toBe('A heading of its own')
})
