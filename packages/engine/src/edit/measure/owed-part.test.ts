import { expect, test } from 'vitest'
import { toClause } from '../clauses.ts'
import { edit } from '../edit.ts'
import { context } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'
import { begun } from '../run/run.ts'
import { meantIn, namedIn } from './named.ts'
import { asksOfPart } from './owed-part.ts'

const heads = (said: string) => namedIn(said).map(({ head, of }) => [head.words, ...(of ? [of.head.words] : [])])

test('a part is named by its noun, and by what it is of', () => {
  expect(heads('remove the ring round the circle')).toEqual([['ring', 'circle']])
  expect(heads('make the second price red')).toEqual([['price']])
  expect(heads('frame of the photo in white')).toEqual([['frame', 'photo']])
})

test('the part that shall change is the first that nothing leads to, or what is painted on', () => {
  const meant = (said: string) => meantIn(said).map(({ head }) => head.words)
  expect(meant('make the date as big as the headline')).toEqual(['date'])
  expect(meant('the colour of the headline should be red')).toEqual(['headline'])
  expect(meant('a gradient on the button')).toEqual(['button'])
  expect(meant('get rid of the border')).toEqual(['border'])
  expect(meant('move the date under the headline')).toEqual([])
  expect(meant('the mood is off')).toEqual([])
})

test.each([
  'make the rim of the cup blue',
  'take out the shelf under the cup',
  'change the circle behind the cup to green',
])('%s: what only stands in the name of a part is not changed instead of it', (said) => {
  const result = edit(ALL.logo(), said, context())
  expect(result.status).toBe('unclear')
})

test('what is painted elsewhere does not pay, and the part itself does', () => {
  const painted = (said: string) => {
    const result = edit(ALL.poster(), said, context())
    return result.status === 'changed' ? result.changes.flatMap(({ nodes }) => nodes) : result.status
  }
  expect(painted('make the headline red')).toContain('headline')
  expect(painted('the gargoyle in red')).toBe('unclear')
})

test('what changed elsewhere, or is asked of what is behind a part, is refused for that', () => {
  const refusals = (said: string) =>
    asksOfPart(toClause(said), begun(ALL.poster(), context()).state).map(({ refused }) =>
      refused?.step === 'cannot' ? refused.question : undefined,
    )
  expect(refusals('make the headline red')).toEqual([expect.stringMatching(/^I cannot change the headline alone/)])
  expect(refusals('a gradient behind the headline')).toEqual([
    expect.stringMatching(/what is behind the headline alone/),
  ])
})
