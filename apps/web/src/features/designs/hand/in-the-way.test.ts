import { expect, test } from 'vitest'
import { partInTheWay } from './in-the-way.ts'

const PARTS = [
  { id: 'a', name: 'Headline: Jazz night' },
  { id: 'b', name: 'Detail: Tickets at the door' },
  { id: 'c', name: 'Illustration: boat' },
]

test('the part that a refusal names is found by its words or its name', () => {
  const found = (refusal: string) => partInTheWay(refusal, PARTS)?.id
  expect(found('Here it would cover the words “Tickets at the door”.')).toBe('b')
  expect(found('Here it would stand on “Illustration: boat”.')).toBe('c')
  expect(found('Here it would cover the words “Somewhere else”.')).toBeUndefined()
  expect(found('There is no icon for “boat”. Please try another word.')).toBeUndefined()
})
