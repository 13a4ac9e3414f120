import { expect, test } from 'vitest'
import { edit } from './edit.ts'
import { changed, context, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

/** How sentences are cut and bound: wishes of one form, the rest, values and the words about them, talk that is no text. */
const CASES: [keyof typeof ALL, string, Outcome][] = [
  [
    'poster',
    'the date and time in white, the rest in gold',
    { date: { fill: '#ffffff' }, time: { fill: '#ffffff' }, palette: { ink: '#c5993b', muted: '#c5993b' } },
  ],
  [
    'poster',
    'change Friday to Saturday and 8 pm to 9 pm',
    { date: { text: 'Saturday 12 June' }, time: { text: '9 pm' } },
  ],
  ['poster', 'tittle is to small, pls make biger', { headline: { size: 325 } }],
  ['poster', 'remove the time and write "doors at 7" instead', { time: { text: 'doors at 7' } }],
  ['poster', 'the place is great, but the title should be bigger so that people see it', { headline: { size: 325 } }],
  ['poster', 'use a star', { '+icon': 'ph:star' }],
  ['card', 'add Dr. before the name', { person: { text: 'Dr. Ada Novak' } }],
  ['card', 'she is called Ada Nowak now', { person: { text: 'Ada Nowak' } }],
  ['card', 'my name has a typo, it must be Ada Nowak', { person: { text: 'Ada Nowak' } }],
  ['logo', 'spell out the ampersand', { name: { text: 'Harbor and Finch' } }],
]
test.each(CASES)('%s: %s', (kind, instruction, expected) => {
  expect(outcome(changed(ALL[kind](), instruction).operations)).toEqual(expected)
})

/** Talk and looks are never set as words. */
test.each(['the date is great', 'the headline should be the biggest thing of all', 'the place should be a badge'])(
  '%s writes nothing',
  (instruction) => {
    const before = ALL.poster()
    const result = edit(before, instruction, context())
    const words = (scene: object) => JSON.stringify(scene).match(/"text":"[^"]*"/g)
    expect(words(result.status === 'changed' ? result.design.scene : before.scene)).toEqual(words(before.scene))
  },
)

test.each([
  'make the rim of the cup blue',
  'take out the shelf under the cup',
  'change the circle behind the cup to green',
])('%s: what only stands in the name of a part is not changed instead of it', (said) => {
  expect(edit(ALL.logo(), said, context()).status).toBe('unclear')
})

test('a part that is not there is not painted elsewhere', () => {
  expect(edit(ALL.poster(), 'the gargoyle in red', context()).status).toBe('unclear')
  expect(changed(ALL.poster(), 'make the headline red').changes.flatMap(({ nodes }) => nodes)).toContain('headline')
})
