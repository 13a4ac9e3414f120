import { expect, test } from 'vitest'
import { api } from './api.ts'
import { describeFaults, validate } from './validation.ts'

const sentences = (schema: Parameters<typeof validate>[0], value: unknown, part = 'body') => {
  const result = validate(schema, value, part)
  return 'faults' in result ? result.faults.map(({ message }) => message) : []
}

test.each([
  [{ currentPassword: 'x', newPassword: 'short' }, ['New password must have at least 8 characters']],
  [{ newPassword: 7 }, ['Current password is missing', 'New password must be a text']],
  [undefined, ['The body is missing: it must be JSON']],
  [
    { currentPassword: 'x', newPassword: 'long enough', other: 1, more: 2 },
    ['The request has fields that are not known: other and more'],
  ],
])('a new password %j', (body, expected) => {
  expect(sentences(api.changePassword.body, body)).toEqual(expected)
})

test('a list names the entry, a choice what there is, a number its bounds', () => {
  const article = { bubbleId: 'a', title: 'T', content: 'c' }
  expect(sentences(api.pushArticle.body, { ...article, tags: ['a', ''] })).toEqual(['Tags, entry 2 must not be empty'])
  expect(sentences(api.updateUser.body, { notifyWeekly: 'yes', firstName: 'x'.repeat(101) })).toEqual([
    'First name may have 100 characters at most',
    'Notify weekly must be true or false',
  ])
  expect(sentences(api.groupedDesigns.query, { page: '0', sortBy: 'best' }, 'query')).toEqual([
    'Sort by must be newest or oldest',
    'Page must be 1 or more',
  ])
  expect(sentences(api.generateCode.body, { designId: 'abc' })).toEqual(['Design id is not a valid id'])
})

test('what may be one or a list is read as what was sent, and a choice among sorts says which there are', () => {
  const wrong = (said: object) => sentences(api.generateDesign.body, { prompt: 'Logo', ...said })
  expect(wrong({ outputs: ['png', 'gif'] })).toEqual(['Outputs, entry 2 must be png, svg, pdf or tsx'])
  expect(wrong({ outputs: 'gif' })).toEqual(['Outputs must be png, svg, pdf or tsx'])
  expect(wrong({ style: [] })).toEqual(['Style needs at least 1 entry'])
  expect(wrong({ image_input: ['a', 'b'] })).toEqual(['Picture may be one at most'])
  expect(wrong({ projectId: 'mine' })).toEqual(['Project id must be the id of a project'])
  expect(sentences(api.operateDesign.body, { operations: [{ op: 'explode' }] })[0]).toMatch(
    /^Operations, entry 1, op must be move, size, .* or /,
  )
})

test('the first few stand together as sentences', () => {
  expect(
    describeFaults([
      { path: 'body.a', message: 'A is missing' },
      { path: 'body.b', message: 'Please enter b.' },
    ]),
  ).toBe('A is missing. Please enter b.')
})
