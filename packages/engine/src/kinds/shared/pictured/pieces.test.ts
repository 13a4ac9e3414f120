import { expect, test } from 'vitest'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { piecesOf } from '../pieces.ts'

const figures = (prompt: string) => piecesOf(completeCopy(readBrief(prompt))).map(({ figure }) => figure)

test.each([
  ['Banner for a vet who offers herd checks to sheep farms', /^(?!view)/],
  ['Poster featuring a large farm at sunset', /^view/],
  ['Invitation to an Easter event at the park, with live music', /^easter|^rabbit/],
  ['Facebook event for a poodle expo. It will have stalls, demonstrations and talks.', /^poodle|^dog/],
  ['Banner for a lamp shop. The target audience is real estate agents and bloggers.', /^(?!people)/],
])('what it is about leads before where it is, who reads it and what happens besides: %s', (prompt, lead) => {
  expect(figures(prompt)[0]).toMatch(lead)
})

test('people and what was told beside them are both shown', () => {
  expect(figures('Poster featuring a large crowd of dancing people and a disco ball at the top')).toEqual(
    expect.arrayContaining(['mirror-ball']),
  )
  expect(figures('Poster featuring a woman holding a trophy')).toEqual(['people-woman+trophy~holding'])
})
