/** Signing in with a passkey, as an authenticator of the browser's own holds it. */
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { arrive } from '../../harness/visit.ts'
import { keep, logIn, logOut, PASSWORD, signUp } from '../chat.ts'
import { stage } from '../stage.ts'

const { visit } = stage()

/**
 * Gives the browser of a page an authenticator. The answer tells it whether somebody is there, who agrees to everything
 * at once: also to what the browser suggests at a field.
 */
async function giveAuthenticator(page: Page): Promise<(enabled: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return async (enabled) => {
    await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name })
const openSettings = (page: Page) => page.getByRole('tab', { name: 'Settings' }).click()

async function addPasskey(page: Page, name: string): Promise<void> {
  const section = sectionOf(page, 'Passkeys')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel(/^Name/).fill(name)
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continue' }).click()
  await section.getByText(name, { exact: true }).waitFor()
}

test('a passkey is added in settings, signs in without a password, and no longer does once it is removed', async () => {
  const { page, faults, end } = await visit()
  const somebodyIsThere = await giveAuthenticator(page)
  await arrive(page, '/signup')
  await signUp(page, 'passkeys@example.com')
  await openSettings(page)
  await addPasskey(page, 'My telephone')
  const section = sectionOf(page, 'Passkeys')
  await section.getByText(/not used yet/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // The browser suggests it at the field, and it is taken from there.
  await logOut(page)
  await arrive(page, '/login')
  await page.waitForURL('**/dashboard*')

  await somebodyIsThere(false)
  await logOut(page)
  await arrive(page, '/login')
  expect(await accessibilityFaults(page)).toEqual([])
  await somebodyIsThere(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/dashboard*')
  await openSettings(page)
  await section.getByText(/last used/).waitFor()

  await section.getByRole('button', { name: 'Remove “My telephone”' }).click()
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Remove', exact: true }).click()
  await section.getByText('My telephone', { exact: true }).waitFor({ state: 'detached' })
  await logOut(page)
  await arrive(page, '/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page
    .getByText(/This passkey is not known here/)
    .first()
    .waitFor()
  // The browser notes that the removed one was refused.
  expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([])
  await end()
})

test('after the password, a passkey stands in for the code of an app', async () => {
  const { page, faults, end } = await visit()
  const somebodyIsThere = await giveAuthenticator(page)
  await arrive(page, '/signup')
  const email = await signUp(page, 'passkey-and-app@example.com')
  await openSettings(page)
  await addPasskey(page, 'Key ring')
  const factor = sectionOf(page, 'Two-step sign-in')
  await factor.getByRole('button', { name: 'Add an authenticator app' }).click()
  await factor.getByLabel('Your password').fill(PASSWORD)
  await factor.getByRole('button', { name: 'Continue' }).click()
  const secret = (await factor.locator('code').textContent()) ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await factor.getByLabel('The code that the app shows').fill(code)
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await keep(factor, 'Recovery codes')

  await somebodyIsThere(false)
  await logOut(page)
  await arrive(page, '/login')
  await logIn(page, email)
  const instead = page.getByRole('button', { name: 'Use a passkey instead' })
  await instead.waitFor()
  await somebodyIsThere(true)
  await instead.click()
  await page.waitForURL('**/dashboard*')
  await openSettings(page)
  await factor.getByRole('button', { name: 'Turn it off' }).click()
  await factor.getByLabel('Your password').fill(PASSWORD)
  await factor.getByRole('button', { name: 'Use a passkey instead' }).click()
  await factor.getByRole('button', { name: 'Add an authenticator app' }).waitFor()
  expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([])
  await end()
})
