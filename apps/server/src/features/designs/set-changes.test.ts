import { expect, test } from 'vitest'
import { behind, type SetVersion } from './set-changes.ts'

let hour = 0
/** 'poster 2': the second version of the line that begins with 'poster 1', from the one before, by an answer of its own. */
function version(name: string, more: Partial<SetVersion> = {}): SetVersion {
  const [line = '', number = '1'] = name.split(' ')
  return {
    id: name,
    rootId: `${line} 1`,
    parentId: number === '1' ? null : `${line} ${Number(number) - 1}`,
    copyOf: null,
    version: Number(number),
    createdAt: new Date(2026, 10, 1, hour++),
    predictionId: `answer of ${name}`,
    madeFrom: null,
    repeats: false,
    ...more,
  }
}
const lacking = (of: string, ...all: SetVersion[]) => behind(of, all, 'poster 1')
const poster = version('poster 1')
const story = version('story 1', { madeFrom: 'poster 1' })
const green = version('poster 2')

test('a format that was there before lacks the change, and has it once it was repeated there', () => {
  expect(lacking('poster 2', poster, story, green)).toEqual(['story 1'])
  const repeated = version('story 2', { madeFrom: 'poster 2', repeats: true })
  expect(lacking('poster 2', poster, story, green, repeated)).toEqual([])
  // Seen from there, too, and from whatever was changed in it afterwards.
  expect(lacking('story 2', poster, story, green, repeated)).toEqual([])
  expect(lacking('poster 2', poster, story, green, repeated, version('story 3'))).toEqual([])
})

test('a format that was made of the changed version has the change, one that was made of an earlier one has not', () => {
  const of = (madeFrom: string) => lacking('poster 2', poster, green, version('card 1', { madeFrom }))
  expect(of('poster 2')).toEqual([])
  expect(of('poster 1')).toEqual(['card 1'])
  const third = version('poster 3')
  expect(lacking('poster 2', poster, green, third, version('card 1', { madeFrom: 'poster 3' }))).toEqual([])
  expect(lacking('poster 3', poster, green, third, version('card 1', { madeFrom: 'poster 2' }))).toEqual(['card 1'])
})

test('of a format that was asked for without saying of which version, the time decides', () => {
  expect(lacking('poster 2', poster, green, version('card 1', { madeFrom: 'gone' }))).toEqual([])
  const before = version('card 1', { createdAt: new Date(2020, 1) })
  expect(lacking('poster 2', poster, green, before)).toEqual(['card 1'])
})

test('the same words said again are another change', () => {
  const repeated = version('story 2', { madeFrom: 'poster 2', repeats: true })
  expect(lacking('poster 3', poster, story, green, repeated, version('poster 3'))).toEqual(['story 2'])
})

test('what was said to several at once is in all of them', () => {
  const all = version('story 2', { predictionId: green.predictionId })
  expect(lacking('poster 2', poster, story, green, all)).toEqual([])
})

test('a change that was taken back is lacked again; where no change made a version there is none to repeat', () => {
  const repeated = version('story 2', { madeFrom: 'poster 2', repeats: true })
  const back = version('story 3', { copyOf: 'story 1' })
  expect(lacking('poster 2', poster, story, green, repeated, back)).toEqual(['story 3'])
  const undone = version('poster 3', { copyOf: 'poster 1' })
  expect(lacking('poster 3', poster, story, green, undone)).toEqual([])
  expect(lacking('poster 1', poster, story, green)).toEqual([])
  // An earlier version is looked at: what counts is its own change.
  expect(lacking('poster 2', poster, story, green, version('poster 3'))).toEqual(['story 1'])
})

test('the design that the set begins with lacks what was done to a format', () => {
  const blue = version('story 2')
  expect(lacking('story 2', poster, story, blue)).toEqual(['poster 1'])
  expect(lacking('story 2', poster, story, blue, version('card 1', { madeFrom: 'story 2' }))).toEqual(['poster 1'])
})
