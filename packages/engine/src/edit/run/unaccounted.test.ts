import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { ALL } from '../fixtures/scenes.ts'

const toldOf = (said: string) => {
  const result = edit(ALL.poster(), said)
  return result.status === 'changed' ? (result.notDone ?? []).concat(result.notUnderstood ?? []).join(' ') : result
}

test('what "it" is and what is not there: nothing else is changed in its place', () => {
  expect(edit(ALL.poster(), 'make it a bit bigger, the tuba').status).toBe('unclear')
})

test('a colour of a message that nothing speaks of is told', () => {
  expect(toldOf('make the headline red, but the zither itself purple')).toMatch(/purple/)
})

test('half a wish is none: two colours of one part, of which one was read', () => {
  const result = edit(ALL.poster(), 'make it black and white for the printer')
  expect(result.status === 'changed' ? result.changes.map(({ to }) => to) : []).not.toContain('black')
})
