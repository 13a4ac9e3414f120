import { expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { notificationService } from '../src/features/notifications/service.ts'
import { notificationStore } from '../src/features/notifications/store.ts'
import type { Mail } from '../src/mail/mail.ts'
import { Person, query, startServerForTest } from './harness.ts'

test('long work and the past week are told to those who want it, once', async () => {
  const { app, databaseUrl, config } = await startServerForTest()
  const ada = new Person(app)
  const email = await ada.signUp()
  const { id } = (await ada.get('/api/user')).json()
  await ada.make({ prompt: 'Logo for Week', projectId: (await ada.createProject()).id })

  const database = await openDatabase(config)
  const sent: Mail[] = []
  const service = notificationService({
    store: notificationStore(database.orm),
    mailer: { send: async (mail) => void sent.push(mail) },
    origin: 'https://limner.example',
  })
  try {
    await service.completed(id, 'Logo for Week', 1_000)
    await service.sendWeekly()
    expect(sent).toEqual([])

    await service.completed(id, 'Logo for Week', 30_000)
    await ada.send('PATCH', '/api/user', { notifyCompletion: false, notifyWeekly: true })
    await service.completed(id, 'Logo for Week', 30_000)
    await query(databaseUrl, `update users set created_at = now() - interval '8 days'`)
    await Promise.all([service.sendWeekly(), service.sendWeekly()])
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your design is ready'],
      [email, 'Your week with Limner'],
    ])
    expect(sent[1]?.text).toContain('4 designs in 1 project')
  } finally {
    await database.close()
  }
})

test('mail is in the language of the account: that of the sign-up, until another one is chosen', async () => {
  const { app, config } = await startServerForTest()
  const ada = new Person(app)
  const person = { email: 'ada@example.com', password: 'correct horse 9', firstName: 'Ada', lastName: 'B' }
  const speaking = { 'accept-language': 'de-AT,de;q=0.9' }
  await ada.send('POST', '/api/register', person, speaking)
  const { id, language } = (await ada.get('/api/user')).json()
  expect(language).toBe('de')

  const database = await openDatabase(config)
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const service = notificationService({ store: notificationStore(database.orm), mailer, origin: 'https://l.example' })
  try {
    await service.completed(id, 'Logo', 30_000)
    await ada.send('PATCH', '/api/user', { language: 'fr' })
    await service.webhookOff(id, 'https://hook.example')
    expect((await ada.send('PATCH', '/api/user', { language: 'xx' })).statusCode).toBe(400)
    await ada.send('POST', '/api/login', { email: person.email, password: person.password }, speaking)
    expect((await ada.get('/api/user')).json().language).toBe('fr')
    expect(sent.map(({ subject }) => subject)).toEqual(['Ihr Entwurf ist fertig', 'Un webhook a été désactivé'])
  } finally {
    await database.close()
  }
})
