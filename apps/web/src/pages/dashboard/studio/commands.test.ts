import { expect, test } from 'vitest'
import { arePressed, matching } from './commands.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...held,
})

test('keys are told apart by what is held with them', () => {
  expect(arePressed('E', press('e'))).toBe(true)
  expect(arePressed('E', press('e', { ctrlKey: true }))).toBe(false)
  expect(arePressed('Ctrl Z', press('z', { metaKey: true }))).toBe(true)
  expect(arePressed('Ctrl Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(arePressed('Ctrl Shift Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true)
  expect(arePressed('?', press('?', { shiftKey: true }))).toBe(true)
  expect(arePressed('E', press('e', { altKey: true }))).toBe(false)
})

test('commands are found by any of their words', () => {
  const commands = ['Choose concept 1', 'Choose concept 2', 'Compare'].map((name) => ({ name, run: () => undefined }))
  const found = (words: string) => matching(commands, words).map(({ name }) => name)
  expect(found('2 con')).toEqual(['Choose concept 2'])
  expect(found(' ')).toHaveLength(3)
  expect(found('zebra')).toEqual([])
  const many = { name: 'Many from a table', also: 'names csv', run: () => undefined }
  expect(matching([many], 'names')).toEqual([many])
})
