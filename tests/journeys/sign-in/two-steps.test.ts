/** Signing in with an authenticator app besides the password. */
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { arrive } from '../../harness/visit.ts'
import { keep, logIn, logOut, PASSWORD, signUp } from '../chat.ts'
import { stage } from '../stage.ts'

const { visit } = stage()

test('an app is added in settings, its code is asked for at login, and a recovery code stands in for it', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  const email = await signUp(page, 'two-steps@example.com')
  await page.getByRole('tab', { name: 'Settings' }).click()
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByRole('button', { name: 'Add an authenticator app' }).click()
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continue' }).click()
  const picture = section.getByRole('img', { name: /QR code/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = (await section.locator('code').textContent()) ?? ''
  expect(await accessibilityFaults(page)).toEqual([])
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await section.getByLabel('The code that the app shows').fill('000000')
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByText(/This code is not right/).waitFor()
  await section.getByLabel('The code that the app shows').fill(codeOf(-1))
  await section.getByRole('button', { name: 'Turn on' }).click()
  const codes = (await keep(section, 'Recovery codes')).split('\n')
  expect(codes).toHaveLength(10)
  const [first = '', second = ''] = codes
  await section.getByText('10 recovery codes are left.').waitFor()

  async function signIn(code: string) {
    await logOut(page)
    await arrive(page, '/login')
    await logIn(page, email)
    const field = page.getByLabel('Code of your authenticator app, or a recovery code')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await field.fill(code)
    await field.press('Enter')
    await page.waitForURL('**/dashboard')
  }
  await signIn(codeOf(0))
  await signIn(first)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await section.getByText('9 recovery codes are left.').waitFor()
  await section.getByRole('button', { name: 'Turn it off' }).click()
  await section.getByLabel('Your password').fill('typed and thought better of')
  await section.getByRole('button', { name: 'Cancel' }).click()
  await section.getByRole('button', { name: 'Turn it off' }).click()
  expect(await section.getByLabel('Your password').inputValue()).toBe('')
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByLabel('A code of the app, or a recovery code').fill(second)
  await section.getByRole('button', { name: 'Turn off', exact: true }).click()
  await section.getByRole('button', { name: 'Add an authenticator app' }).waitFor()
  // The browser notes that a code was asked for, and that one was wrong.
  expect(faults.filter((fault) => !/status of 4(01|22)/.test(fault))).toEqual([])
  await end()
})
