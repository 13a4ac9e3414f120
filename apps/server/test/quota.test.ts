/** A limit on new designs in a month: off unless it is set. */
import { expect, test } from 'vitest'
import { Person, query, startServerForTest } from './harness.ts'

const quotaOf = async (person: Person) => (await person.get('/api/quota')).json()

test('without a limit everybody may ask for any number', async () => {
  const { app, databaseUrl } = await startServerForTest()
  const guest = new Person(app)
  for (let at = 0; at < 12; at++) await guest.generate({ prompt: `Logo for ${at}`, projectId: 'guest-default' })
  expect(await quotaOf(guest)).toMatchObject({ limit: null, used: 0 })
  expect(await query(databaseUrl, 'select * from counted_generations')).toEqual([])
})

test('past the limit the answer is 402 with a sentence; changes, questions and failures are not counted', async () => {
  const { app } = await startServerForTest({ environment: { MONTHLY_DESIGNS: '2' } })
  const ada = new Person(app)
  await ada.signUp()
  const { id: projectId } = await ada.createProject()
  const made = await ada.make({ prompt: 'Logo for Kestrel', projectId })
  expect((await ada.make({ prompt: 'fail Logo', projectId })).status).toBe('failed')
  await ada.make({ prompt: 'make the second one green', projectId })
  await ada.make({ prompt: 'x Modify to: darker', parentDesignId: made.designId, modificationPrompt: 'darker' })
  expect(await quotaOf(ada)).toMatchObject({ limit: 2, used: 1 })
  await ada.make({ prompt: 'Poster for Kestrel', projectId })

  const refused = await ada.post('/api/generate-design', { prompt: 'Banner for Kestrel', projectId })
  expect(refused.statusCode).toBe(402)
  expect(refused.json()).toMatchObject({
    error: 'payment-required',
    message: expect.stringMatching(
      /^You have used all 2 designs for this month\. You can ask for new ones again on [A-Z][a-z]+ 1;/,
    ),
  })
  const { limit, used, resetsAt } = await quotaOf(ada)
  expect([limit, used]).toEqual([2, 2])
  expect(resetsAt).toMatch(/^\d{4}-\d{2}-01T00:00:00.000Z$/)
  // What is there can still be changed, by words alone, too.
  expect((await ada.make({ prompt: 'make the second one green', projectId })).designs).toHaveLength(1)
  // Deleting work does not give back what it cost.
  await ada.send('DELETE', `/api/projects/${projectId}`)
  expect((await ada.post('/api/generate-design', { prompt: 'Banner' })).statusCode).toBe(402)
})

test('of many at once as many pass as there is room for, and what a guest has had moves to the account', async () => {
  const { app } = await startServerForTest({ environment: { MONTHLY_DESIGNS: '3' } })
  const guest = new Person(app)
  await guest.post('/api/guest')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => guest.post('/api/generate-design', { prompt: `Logo for ${at}` })),
  )
  const passed = answers.filter(({ statusCode }) => statusCode === 200)
  expect([passed.length, answers.filter(({ statusCode }) => statusCode === 402).length]).toEqual([3, 5])
  await Promise.all(passed.map((answer) => guest.settle(answer.json().id)))
  await guest.signUp()
  expect(await quotaOf(guest)).toMatchObject({ used: 3 })
  expect((await guest.post('/api/generate-design', { prompt: 'Logo' })).statusCode).toBe(402)
})

test('a guest who leaves the token out is another guest at the same address, and has had the same', async () => {
  const { app } = await startServerForTest({ environment: { MONTHLY_DESIGNS: '1' } })
  await new Person(app).make({ prompt: 'Logo for Kestrel' })
  const again = new Person(app)
  expect((await again.post('/api/generate-design', { prompt: 'Logo for Wren' })).statusCode).toBe(402)
  expect(await quotaOf(again)).toMatchObject({ limit: 1, used: 1 })
  // Whoever signs up there has had nothing yet.
  const ada = new Person(app)
  await ada.signUp()
  expect((await ada.make({ prompt: 'Logo for Wren' })).status).toBe('succeeded')
})

test('a new month begins with nothing used', async () => {
  const { app, databaseUrl } = await startServerForTest({ environment: { MONTHLY_DESIGNS: '1' } })
  const guest = new Person(app)
  await guest.make({ prompt: 'Logo for June' })
  expect((await guest.post('/api/generate-design', { prompt: 'Logo for July' })).json().message).toMatch(
    /^You have used the one design for this month/,
  )
  await query(databaseUrl, `update counted_generations set created_at = created_at - interval '32 days'`)
  expect((await guest.make({ prompt: 'Logo for July' })).status).toBe('succeeded')
})
