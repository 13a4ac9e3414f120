import { expect, test } from 'vitest'
import { partInTheWay } from './in-the-way.ts'
import type { Part } from './use-hand.ts'

const part = (id: string, name: string): Part => ({ id, name, kind: 'text', box: { x: 0, y: 0, width: 1, height: 1 } })
const PARTS = [
  part('a', 'Headline: Jazz night'),
  part('b', 'Detail: Tickets at the door'),
  part('c', 'Illustration: boat'),
]

test('the part that a refusal names is found by its words or its name', () => {
  const found = (refusal: string) => partInTheWay(refusal, PARTS)?.id
  expect(found('Here it would cover the words “Tickets at the door”.')).toBe('b')
  expect(found('Here it would stand on “Illustration: boat”.')).toBe('c')
  expect(found('Here it would cover the words “Somewhere else”.')).toBeUndefined()
  expect(found('There is no icon for “boat”. Please try another word.')).toBeUndefined()
})
