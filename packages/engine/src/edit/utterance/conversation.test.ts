/** Messages that lean on what was said and done before. */
import { expect, test } from 'vitest'
import { ALL } from '../fixtures/scenes.ts'
import type { ChatDesign } from '../types.ts'
import type { Before, Conversation, Does } from './types.ts'
import { understand } from './understand.ts'

/** Four posters; the `it`th is in hand, in its so manieth version. */
function talk(it: number, version: number, ...before: Before[]): Conversation {
  const designs = [1, 2, 3, 4].map(
    (position): ChatDesign => ({
      id: `p${position}`,
      position,
      title: 'Fair',
      age: 0,
      kindWords: ['poster', 'flyer'],
      version: position === it ? version : 1,
    }),
  )
  const own = designs.filter(({ position }) => position === it).map((design) => ({ ...design, position: 0 }))
  return { designs: [...own, ...designs], before, design: ALL.poster() }
}
const changed = (said: string, about: string[], changes = 1): Before => ({ said, about, did: 'changed', changes })
const does = async (message: string, said: Conversation): Promise<Does> => (await understand(message, said)).does

test('"the first" is a version where the design in hand is the first one, and asked about where it may be either', async () => {
  expect(await does('go back to the first', talk(1, 3))).toEqual({ is: 'back', designIds: ['p1'], version: 1 })
  expect(await does('go back to the first', talk(3, 1))).toMatchObject({ is: 'choose', designId: 'p1' })
  expect(await does('go back to the first', talk(3, 3))).toMatchObject({
    is: 'answer',
    suggestions: ['back to version 1', 'the first one'],
  })
})

test('"both" are the two things of one message, or the last two messages', async () => {
  const two = changed('make the title bigger and the background yellow', ['p1'], 2)
  expect(await does('undo both', talk(1, 2, two))).toEqual({ is: 'back', designIds: ['p1'], steps: 1 })
  const messages = [changed('make the date red', ['p1']), changed('make the title bigger', ['p1'])]
  expect(await does('undo both', talk(1, 3, ...messages))).toEqual({ is: 'back', designIds: ['p1'], steps: 2 })
})

test('what was done to all of them is undone in all of them', async () => {
  const all = changed('all four in green', ['p1', 'p2', 'p3', 'p4'])
  expect(await does('undo', talk(1, 2, all))).toEqual({ is: 'back', designIds: ['p1', 'p2', 'p3', 'p4'], steps: 1 })
})

test('"the other one" is the one that was worked on before, or asked about', async () => {
  const before: Before[] = [{ said: 'I like the second one', about: ['p2'], did: 'chosen', changes: 0 }]
  expect(await does('the other one', talk(4, 1, ...before))).toMatchObject({ is: 'choose', designId: 'p2' })
  const asked = await does('the other one was better', talk(1, 2, changed('make it blue', ['p1'])))
  expect(asked).toMatchObject({ is: 'answer', suggestions: expect.arrayContaining(['undo', 'the second one']) })
})

test.each([
  ['I like the second one best', 'p2'],
  ['number 3', 'p3'],
  ['das zweite gefällt mir', 'p2'],
  ["j'aime bien la troisième", 'p3'],
  ['me quedo con el cuarto', 'p4'],
  ['mi piace il terzo', 'p3'],
  ['prefiro o segundo', 'p2'],
  ['ik neem de vierde', 'p4'],
  ['jeg tager den tredje', 'p3'],
])('“%s” chooses', async (message, id) => {
  expect(await does(message, talk(1, 1))).toMatchObject({ is: 'choose', designId: id })
})

test('the same once more: on the others, on one of them', async () => {
  const last = changed('make the second one dark green', ['p2'])
  const others = await does('and the others too', talk(2, 2, last))
  expect(others.is === 'several' && others.edits.map(({ designId, words }) => [designId, words.text])).toEqual(
    ['p1', 'p3', 'p4'].map((id) => [id, 'make it dark green']),
  )
  expect(await does('the same for the third', talk(2, 2, last))).toMatchObject({ is: 'edit', designId: 'p3' })
})

test('one design lends to another, and two are never made one', async () => {
  const lent = await does("keep the second and make its title like the first's", talk(1, 1))
  expect(lent).toMatchObject({ is: 'edit', designId: 'p2', words: { text: "make its title like the first's" } })
  const merged = await does('merge 1 and 3', talk(1, 1))
  expect(merged.is === 'answer' && merged.suggestions.slice(0, 2)).toEqual([
    'more like 1 and 3',
    expect.stringMatching(/colours of the third one in the first one/),
  ])
})

test('talk changes nothing, and a question is no wish', async () => {
  expect((await does('ok done', talk(1, 2))).is).toBe('answer')
  expect(await does('why is it blue?', talk(1, 2))).toMatchObject({ is: 'edit', asks: true })
})
