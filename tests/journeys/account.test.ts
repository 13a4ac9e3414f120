import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { lastEntry, logIn, logOut, PASSWORD, paintedPictures, say, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a signed-in person keeps projects, publishes one, deletes one, and comes back to the rest', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  const email = await signUp(page, 'ada@example.com')

  const made = await say(page, 'Business card for Ines Duarte, architect, ines@duarte.example')
  await paintedPictures(made)
  await page.getByRole('button', { name: 'New Project' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await say(page, 'Banner for a spring sale at Fern & Moss, 20% off')

  await page.getByRole('tab', { name: 'All Projects' }).click()
  await page.getByPlaceholder('Search your projects...').fill('BUSINESS card')
  await expect.poll(() => page.getByRole('switch').count()).toBe(1)
  await page.getByText(/Anyone can see a public project’s designs and read its whole conversation/).waitFor()
  await page.getByRole('switch', { description: /read its whole conversation/ }).click()
  await page.getByText('This project is now visible in the public gallery').first().waitFor()
  await page.getByPlaceholder('Search your projects...').fill('zebra')
  await page.getByText('No projects found').waitFor()

  await page.getByPlaceholder('Search your projects...').fill('banner')
  await page.getByRole('button', { name: 'Delete project' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  expect(await dialog.textContent()).toContain('cannot be undone')
  await dialog.getByRole('button', { name: 'Yes, delete' }).click()
  await page.getByText('No projects found').waitFor()

  await logOut(page)
  await arrive(page, '/login')
  await logIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.getByRole('tab', { name: 'All Projects' }).click()
  await page.getByRole('button', { name: /Business card for Ines/ }).click()
  expect((await paintedPictures(lastEntry(page))).length).toBe(4)
  expect(faults).toEqual([])
  await end()
})

test('a wrong password says so, in words of ours, and keeps the form', async () => {
  const { page, end } = await visit()
  await arrive(page, '/login')
  await logIn(page, 'nobody@example.com', 'not the password')
  await page.getByText('Login failed').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com')
  await end()
})

test('passwords that differ are refused before anything is sent', async () => {
  const { page, end } = await visit()
  await arrive(page, '/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill('differs@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill('seven quiet herons fly')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Passwords do not match').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signup')
  await end()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '@evil.example',
])('a redirect to %s stays on this origin', async (target) => {
  const { page, end } = await visit()
  await arrive(page, `/signup?redirect=${encodeURIComponent(target)}`)
  const origin = new URL(page.url()).origin
  await signUp(page, `redirect-${crypto.randomUUID()}@example.com`)
  expect(new URL(page.url()).origin).toBe(origin)
  await end()
})
