/** The labels and notices that the specification names, word for word, where nobody else's journey passes. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { composer, entries, lastEntry, PASSWORD, say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

/** A notice: its title, and its words. */
async function notice(page: Page, title: string, words: string): Promise<void> {
  await page.getByText(title, { exact: true }).filter({ visible: true }).first().waitFor()
  await page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()
}
const seen = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()
const refuse = (page: Page, address: string, message: string, status = 503) =>
  page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, json: { error: 'unavailable', message } }),
  )

test('what a guest reads in the chat', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  for (const words of [
    'Your Design Dashboard',
    'Design Project',
    'Want to save your designs?',
    "Hello! I'm your AI design assistant. Describe what you'd like to create, or upload an image to get started.",
    'Press Enter to send, Shift+Enter for new line',
  ])
    await seen(page, words)
  expect(await page.getByRole('tab').allTextContents()).toEqual(['New Project'])
  expect(await page.getByRole('link', { name: 'Sign In', exact: true }).getAttribute('href')).toBe(
    '/login?redirect=dashboard',
  )
  expect(await composer(page).getAttribute('placeholder')).toBe(
    "Describe your design idea... (e.g., 'Create a modern logo for a tech startup')",
  )
  // Each kind offers a beginning.
  const starts = page.getByRole('region', { name: 'Starting prompts' }).getByRole('button')
  expect(await starts.count()).toBe(6)
  await starts.first().click()
  await expect.poll(() => composer(page).inputValue()).toMatch(/^Logo for /)
  await composer(page).fill('')

  // A picture by paste, another one by drop, which replaces it.
  for (const [event, name] of [
    ['paste', 'first.png'],
    ['drop', 'second.png'],
  ] as const)
    await composer(page).evaluate(
      async (field, [event, name]) => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 60
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        const data = new DataTransfer()
        data.items.add(new File([blob ?? ''], name, { type: 'image/png' }))
        field.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        )
      },
      [event, name] as const,
    )
  await seen(page, 'Image attached:')
  await page.getByRole('img', { name: 'second.png' }).waitFor()
  expect(await page.getByRole('img', { name: 'first.png' }).count()).toBe(0)
  expect(await composer(page).getAttribute('placeholder')).toBe(
    "Describe what you'd like me to create with this image...",
  )
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect.poll(() => page.getByText('Image attached:').count()).toBe(0)

  await page.locator('h1').click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The dialog gives the focus back by a timer of its own, once it is gone.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('/')
  await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
  await end()
})

test('a request that fails, and a title of six words', async () => {
  const { page, end } = await visit()
  await arrive(page, '/dashboard')
  await refuse(page, '**/api/generate-design', 'There is a lot to do at the moment.')
  await say(page, 'Logo for the very small bakery on the corner')
  await seen(page, 'Sorry, I encountered an error: There is a lot to do at the moment.')
  await seen(page, 'Logo for the very small bakery...')
  await page.unroute('**/api/generate-design')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => lastEntry(page).getByRole('img').count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(4)
  expect(await entries(page).count()).toBe(3)
  expect(await stageOf(page).getByRole('tab').allTextContents()).toEqual(['Design', 'Code', 'Prompt'])
  for (const name of ['Download Image', 'Export Project', 'Edit Design'])
    expect(await stageOf(page).getByRole('button', { name, exact: true }).count()).toBe(4)
  await end()
})

test('notices of signing up, out and in', async () => {
  const { page, end } = await visit()
  await arrive(page, '/signup')
  await page.route('**/api/register', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'conflict', message: 'There is already an account.' },
    }),
  )
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill('words@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await notice(page, 'Registration failed', 'There is already an account.')
  await page.unroute('**/api/register')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await notice(page, 'Welcome to Limner!', 'Your account has been created successfully.')

  await refuse(page, '**/api/logout', 'Not now.')
  await page.getByRole('button', { name: 'Logout' }).click()
  await notice(page, 'Logout failed', 'Not now.')
  await page.unroute('**/api/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await notice(page, 'Logged out', 'You have been successfully logged out.')

  await arrive(page, '/login?redirect=dashboard&message=Please sign in to download your design.')
  await seen(page, 'Please sign in to download your design.')
  await page.getByLabel('Email').fill('words@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await notice(page, 'Login failed', 'The email address or the password is wrong.')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // The answer is held back, so that the label can be read.
  await page.route('**/api/login', async (route) => {
    await page.getByRole('button', { name: 'Signing In...' }).waitFor()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await notice(page, 'Welcome back!', 'You have successfully logged in.')
  await page.waitForURL('**/dashboard')
  await end()
})

test('notices and questions of the project list; what fails is taken back', async () => {
  const { page, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'words-projects@example.com')
  await page.getByRole('tab', { name: 'All Projects' }).click()
  await page.getByRole('button', { name: 'New Project', exact: true }).waitFor()
  await seen(page, 'Project')
  const publish = page.getByRole('switch')
  await refuse(page, '**/api/projects/*', 'No.')
  await publish.click()
  await notice(page, 'Error', 'Failed to update project visibility')
  await expect.poll(() => publish.getAttribute('aria-checked')).toBe('false')
  await page.unroute('**/api/projects/*')
  await publish.click()
  await notice(page, 'Project made public', 'This project is now visible in the public gallery')
  await expect.poll(() => publish.isEnabled()).toBe(true)
  await expect.poll(() => publish.getAttribute('aria-checked')).toBe('true')
  await publish.click()
  await notice(page, 'Project made private', 'This project is now private')

  await page.getByRole('button', { name: 'Delete project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Project' })
  expect(await dialog.textContent()).toMatch(/all its messages go to the bin.*removed, which cannot be undone/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await refuse(page, '**/api/projects/*', 'No.')
  await page.getByRole('button', { name: 'Delete project' }).click()
  await dialog.getByRole('button', { name: 'Yes, delete' }).click()
  await notice(page, 'Error', 'The project could not be deleted. Please try again.')
  await page.unroute('**/api/projects/*')
  await page.getByRole('button', { name: 'Delete project' }).click()
  await dialog.getByRole('button', { name: 'Yes, delete' }).click()
  await seen(page, 'No projects yet')

  // A page of the server comes with the list; from another page of the app it has to be fetched.
  await arrive(page, '/brand')
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/projects(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await seen(page, 'Loading your projects...')
  letGo()
  await expect.poll(() => page.getByRole('tab', { name: 'All Projects' }).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('tab', { name: 'Settings' }).click()
  for (const words of [
    'Design completion notifications',
    'Weekly summary emails',
    'Enabled',
    'Disabled',
    'Save Changes',
  ])
    await seen(page, words)
  await end()
})
