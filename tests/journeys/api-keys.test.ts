/** An administrator makes a key for another program and takes it back. */
import { expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive } from '../harness/visit.ts'
import { keep, PASSWORD, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit, dataDirectory } = stage()

test('a key is made with the password, shown once, used, and revoked', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/api-keys')
  expect(new URL(page.url()).pathname).toBe('/login')
  await arrive(page, '/signup')
  const email = await signUp(page, 'admin@example.com')
  await arrive(page, '/api-keys')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await admin(dataDirectory, 'role', email, 'admin')
  await page.reload()
  await page.getByRole('tab', { name: 'Settings' }).click()
  // There may be keys of others here.
  await page.route('**/api/keys', (route) => route.fulfill({ json: [] }), { times: 1 })
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByText('No key has been made yet.').waitFor()
  await page.getByLabel('Name').fill('Bubble blog')
  await page.getByLabel('Your password').fill('wrong')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByText('The current password is wrong.').waitFor()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByRole('region', { name: 'The new key' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const key = await keep(page, 'The new key')
  await expect.poll(() => page.getByText(key).count()).toBe(0)
  const push = () =>
    page.request.post('/api/blog/push', {
      headers: { 'x-api-key': key },
      data: { bubbleId: '1', title: 'By key', content: '<p>Words</p>' },
    })
  expect((await push()).status()).toBe(200)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Bubble blog' })
  await row.getByText(/last used/).waitFor()
  await page.getByRole('button', { name: 'Revoke Bubble blog' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await row.getByText(/^Revoked /).waitFor()
  expect((await push()).status()).toBe(401)
  expect(faults.filter((fault) => !fault.includes('/api/keys'))).toEqual([])
  await end()
})

test('a person makes a key of their own, a program designs with it, and it is revoked', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'programmer@example.com')
  await page.getByRole('tab', { name: 'Settings' }).click()
  const section = page.getByRole('region', { name: 'Your API keys' })
  await section.getByText('No key has been made yet.').waitFor()
  await section.getByRole('button', { name: 'New key' }).click()
  await section.getByLabel('Name').fill('Build script')
  await section.getByRole('checkbox', { name: 'see my designs and projects' }).uncheck()
  await section.getByLabel('Your password').fill(PASSWORD)
  expect(await accessibilityFaults(page)).toEqual([])
  await section.getByRole('button', { name: 'Make a key' }).click()
  const key = await keep(section, 'The new key')
  const headers = { authorization: `Bearer ${key}` }
  // No cookies: all that the program has is the key.
  const program = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  const create = () => program?.request.post('/api/projects', { headers, data: { title: 'By a program' } })
  expect((await create())?.status()).toBe(201)
  expect((await program?.request.get('/api/projects', { headers }))?.status()).toBe(403)
  await section.getByText('For: design').waitFor()
  await section.getByRole('button', { name: 'Revoke Build script' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await section.getByText(/^Revoked /).waitFor()
  expect((await create())?.status()).toBe(401)
  await program?.close()
  expect(faults).toEqual([])
  await end()
})
