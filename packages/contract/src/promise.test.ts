/** The rule of docs/api.md, "add, never take away", held against the contract. */
import { expect, test } from 'vitest'
import { type ApiPromise, brokenIn, type Promised, promiseNow } from './promise.ts'
import promised from './promised.generated.json' with { type: 'json' }

test('what programs were promised of the API holds (else docs/api.md announces it first, then `npm run promise`)', () => {
  const before: ApiPromise = promised
  expect(Object.keys(before).length).toBeGreaterThan(100)
  expect(brokenIn(before, promiseNow())).toEqual([])
})

const LIST: Promised = {
  ...{ auth: 'guest or session', scope: 'read', status: 200 },
  takes: ['query.limit', 'query.sortBy', 'query.sortBy = newest'],
  needs: [],
  answers: ['[].id', '[].title'],
}
test.each<[string, Partial<Promised>, string[]]>([
  ['nothing changes', {}, []],
  ['fields are added', { takes: [...LIST.takes, 'query.kind'], answers: [...LIST.answers, '[].kind'] }, []],
  ['an answer loses a field', { answers: ['[].id'] }, ['GET /x does not always answer any more: [].title']],
  [
    'a value is taken no more',
    { takes: ['query.limit', 'query.sortBy'] },
    ['GET /x does not take any more: query.sortBy = newest'],
  ],
  ['a field becomes needed', { needs: ['query.limit'] }, ['GET /x did not need query.limit before']],
  ['a key needs more', { scope: 'admin' }, ['GET /x had the scope read, and has admin']],
  ['the status changes', { status: 202 }, ['GET /x had the status 200, and has 202']],
])('%s', (_name, change, broken) => {
  expect(brokenIn({ 'GET /x': LIST }, { 'GET /x': { ...LIST, ...change }, 'GET /y': LIST })).toEqual(broken)
})

test('an endpoint is gone', () => {
  expect(brokenIn({ 'GET /x': LIST }, {})).toEqual(['GET /x is gone'])
})
