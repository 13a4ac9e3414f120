/** The chat as a person finds it: by roles and names, never by markup. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Describe your design' })
export const entries = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' }).getByRole('article')
/** Where the designs stand. */
export const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage' })
export const lastEntry = (page: Page): Locator => entries(page).last()
export const pictures = (entry: Locator): Locator => entry.getByRole('listitem').getByRole('img')

/** Writes and sends by Enter. */
export async function send(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
  await expect.poll(() => composer(page).inputValue()).toBe('')
}

/** Writes, sends, and waits for the answer with its pictures. */
export async function say(page: Page, words: string): Promise<Locator> {
  const before = await entries(page).count()
  await send(page, words)
  await expect.poll(() => entries(page).count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2)
  await page.getByText('AI is thinking...').waitFor({ state: 'detached', timeout: 60_000 })
  return lastEntry(page)
}

/** The pixels of every picture are there: addresses by position. */
export async function paintedPictures(entry: Locator): Promise<string[]> {
  const images = pictures(entry)
  await expect.poll(() => images.count()).toBeGreaterThan(0)
  return images.evaluateAll(async (elements) => {
    const addresses: string[] = []
    for (const element of elements as HTMLImageElement[]) {
      element.loading = 'eager'
      await element.decode()
      if (element.naturalWidth < 100) throw new Error(`${element.src} is ${element.naturalWidth} pixels wide`)
      addresses.push(element.currentSrc)
    }
    return addresses
  })
}

/** Of everybody who signs up here. */
export const PASSWORD = 'seven quiet herons wade'

const taken = new Map<string, number>()
/** An address that nobody has here: whoever is tried again has an account already. */
function freeAddress(email: string): string {
  const times = taken.get(email) ?? 0
  taken.set(email, times + 1)
  return times === 0 ? email : email.replace('@', `-${times}@`)
}

/** Fills in the form of /signup, wherever it was reached from. @returns the address of the account */
export async function signUp(page: Page, wanted: string): Promise<string> {
  const email = freeAddress(wanted)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Welcome, Ada').filter({ visible: true }).waitFor()
  return email
}

/** Fills in the form of /login and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Logged out', { exact: true }).first().waitFor()
}

/** Reads what is shown once under this name, and puts it away. */
export async function keep(within: Page | Locator, name: string): Promise<string> {
  const shown = within.getByRole('region', { name })
  const value = (await shown.locator('code').textContent()) ?? ''
  await shown.getByRole('button', { name: 'I have kept it' }).click()
  return value
}

/** Lays the first design of an entry on the stage and opens it over the whole window. */
export async function openViewer(page: Page, entry: Locator): Promise<Locator> {
  await entry
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  await stageOf(page)
    .getByRole('button', { name: /^Open .* full size$/ })
    .click()
  return page.getByRole('dialog')
}
