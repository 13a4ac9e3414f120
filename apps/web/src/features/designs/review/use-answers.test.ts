import type { Review, ReviewEntry } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { answersIn, toldAnswers } from './use-answers.ts'

const at = (minute: number) => `2026-11-02T10:0${minute}:00Z`
const entry = (kind: ReviewEntry['kind'], minute: number, isResolved = false): ReviewEntry => ({
  ...{ id: `${kind}${minute}`, kind, name: 'Cleo', text: 'A little larger', place: null, versionNumber: 1 },
  ...{ sceneHash: null, isResolved, createdAt: at(minute) },
})
const link = (...entries: ReviewEntry[]): Review => ({
  ...{ id: 'r', path: '/review/x', designId: 'd', versionNumber: 1, createdAt: at(0), expiresAt: null, entries },
})
const told = (...reviews: Review[]) => {
  const answers = answersIn(reviews)
  return answers && toldAnswers(answers, 1)
}

test('open comments of all links and the last verdict are told in a line', () => {
  expect(told(link(entry('comment', 1)), link(entry('comment', 2), entry('approved', 3)))).toBe('2 comments, approved')
  expect(told(link(entry('approved', 1), entry('changes', 2)))).toBe('Change requested')
  expect(told(link(entry('comment', 1), entry('comment', 2, true)))).toBe('1 comment')
  expect(told(link(entry('comment', 1, true)))).toBeNull()
  expect(told(link())).toBeNull()
})

test('an approval of another version is told as that', () => {
  const answers = answersIn([link(entry('comment', 1), entry('approved', 2))])
  expect(answers && toldAnswers(answers, 2)).toBe('1 comment, Version 1 approved')
})
