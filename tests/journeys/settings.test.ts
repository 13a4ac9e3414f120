/** The account in its owner's hands, and a password found again by mail. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive } from '../harness/visit.ts'
import { logIn, logOut, PASSWORD, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit, dataDirectory } = stage()
const NEXT = 'nine tailors of fenchurch'

/** The link to this page in the newest mail to an address that has one. */
function mailedLink(to: 'reset-password' | 'confirm-email', address: string): string {
  const folder = path.join(dataDirectory, 'mail')
  const mails = existsSync(folder) ? readdirSync(folder).sort() : []
  const links = mails.flatMap((name) => {
    const mail = readFileSync(path.join(folder, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
    return mail.includes(`To: ${address}`) ? (RegExp(`/${to}\\?token=[\\w-]+`).exec(mail)?.[0] ?? []) : []
  })
  return links.at(-1) ?? ''
}

test('settings save, a forgotten password is set anew, and the account can be deleted', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'settings@example.com')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('First name').fill('Augusta')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Changes saved', { exact: true }).first().waitFor()
  await page.getByText('Welcome, Augusta').first().waitFor()
  await page.getByLabel('Email', { exact: true }).fill('augusta@example.com')
  await page.getByLabel('Your password, to change your email').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Not confirmed yet: augusta@example.com').waitFor()
  await arrive(page, mailedLink('confirm-email', 'augusta@example.com'))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText('Address confirmed', { exact: true }).first().waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('augusta@example.com')
  const weekly = page.getByRole('switch', { name: 'Weekly summary emails' })
  expect(await weekly.getAttribute('aria-checked')).toBe('false')
  await weekly.click()
  // It shows what is on its way, and can be used again when that has arrived.
  await expect.poll(() => weekly.getAttribute('aria-checked')).toBe('true')
  await expect.poll(() => weekly.isEnabled()).toBe(true)
  await page.reload()
  await expect.poll(() => weekly.getAttribute('aria-checked')).toBe('true')
  await page.getByText('This session').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('limner-data.json')
  await logOut(page)

  await arrive(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill('augusta@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByText('Check your email').waitFor()
  await page.getByText(/spam/).waitFor()
  await expect.poll(() => mailedLink('reset-password', 'augusta@example.com')).not.toBe('')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor()
  await arrive(page, mailedLink('reset-password', 'augusta@example.com'))
  await page.getByLabel('New password').fill(NEXT)
  await page.getByLabel('Confirm password').fill(NEXT)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await page.waitForURL('**/login')
  await logIn(page, 'augusta@example.com', NEXT)
  await page.waitForURL('**/dashboard')

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(NEXT)
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await page.getByText('Account deleted', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  expect(faults).toEqual([])
  await end()
})
