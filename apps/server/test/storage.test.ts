/** What one person may keep here is bounded, and told in a sentence that helps. */
import { expect, test } from 'vitest'
import { Person, startServerForTest } from './harness.ts'

/** The engine of the tests takes anything that begins like a PNG. */
const picture = (bytes: number, fill = 1) => {
  const content = Buffer.alloc(bytes, fill)
  content[0] = 0x89
  return `data:image/png;base64,${content.toString('base64')}`
}

test('a person who has used their room is refused more of it, until they make room', async () => {
  const { app } = await startServerForTest({ environment: { USER_STORAGE_MB: '1' } })
  const ada = new Person(app)
  await ada.signUp()
  const { id } = await ada.createProject()
  const send = (fill: number) =>
    ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl: picture(600_000, fill) })
  expect((await send(1)).statusCode).toBe(201)
  const refused = await send(2)
  expect(refused.statusCode).toBe(413)
  expect(refused.json().message).toBe(
    'You have run out of space: 1 MB are used. Delete projects that you no longer need, and empty the bin, to make room.',
  )
  // Words still have room, and what is deleted for ever gives its room back.
  expect((await ada.post(`/api/projects/${id}/messages`, { content: 'x' })).statusCode).toBe(201)
  await ada.send('DELETE', `/api/projects/${id}`)
  await ada.send('DELETE', `/api/bin/${id}`)
  const next = await ada.createProject()
  const again = await ada.post(`/api/projects/${next.id}/messages`, { content: 'x', imageUrl: picture(600_000, 2) })
  expect(again.statusCode).toBe(201)
})

test('a duplicate needs room for its messages and its pictures', async () => {
  const { app } = await startServerForTest({ environment: { USER_STORAGE_MB: '1', USER_MESSAGES: '3' } })
  const ada = new Person(app)
  await ada.signUp()
  const { id } = await ada.createProject()
  const say = (more = {}) => ada.post(`/api/projects/${id}/messages`, { content: 'x', ...more })
  const duplicate = () => ada.post(`/api/projects/${id}/duplicate`)
  await say()
  expect((await duplicate()).statusCode).toBe(201)
  expect((await say()).statusCode).toBe(201)
  expect((await duplicate()).json().message).toContain('3 messages are kept')
  const [first] = (await ada.get('/api/projects')).json().filter((project: { id: string }) => project.id !== id)
  await ada.send('DELETE', `/api/projects/${first.id}`)
  await ada.send('DELETE', `/api/bin/${first.id}`)
  const large = await ada.createProject()
  const sent = await ada.post(`/api/projects/${large.id}/messages`, { content: 'x', imageUrl: picture(600_000) })
  expect(sent.statusCode).toBe(201)
  await ada.send('DELETE', `/api/projects/${id}`)
  await ada.send('DELETE', `/api/bin/${id}`)
  const refused = await ada.post(`/api/projects/${large.id}/duplicate`)
  expect(refused.json().message).toContain('1 MB are used')
})

test('a guest may keep less, and is told how to keep more', async () => {
  const { app } = await startServerForTest({ environment: { GUEST_STORAGE_MB: '1', GUEST_MESSAGES: '2' } })
  const guest = new Person(app)
  const ask = (fill: number) =>
    guest.post('/api/generate-design', {
      prompt: 'Logo',
      projectId: 'guest-default',
      image_input: [picture(900_000, fill)],
    })
  expect((await ask(1)).statusCode).toBe(200)
  const refused = await ask(2)
  expect(refused.statusCode).toBe(413)
  expect(refused.json().message).toContain('Sign up to keep more')
  const other = new Person(app)
  const { id } = await other.createProject()
  const say = () => other.post(`/api/projects/${id}/messages`, { content: 'x' })
  expect([(await say()).statusCode, (await say()).statusCode, (await say()).statusCode]).toEqual([201, 201, 413])
  await other.signUp()
  expect((await say()).statusCode).toBe(201)
})

test('many pictures at once are too many', async () => {
  const { app } = await startServerForTest({ environment: { RATE_LIMIT: 'on' } })
  const ada = new Person(app)
  await ada.signUp()
  const { id } = await ada.createProject()
  const statuses: number[] = []
  for (let i = 0; i < 60; i++)
    statuses.push(
      (await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl: picture(100, i) })).statusCode,
    )
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201))
  expect(statuses).toContain(429)
})
