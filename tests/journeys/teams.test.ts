/** Together: a project is shared by a link, looked at, changed by somebody else while its owner looks, and shared no more. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUp as account } from '../harness/account.ts'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow, signIn } from '../harness/visit.ts'
import { composer, entries, PASSWORD, say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit, url } = stage()

const members = (page: Page): Locator => page.getByRole('dialog', { name: 'Members' })
async function openMembers(page: Page): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: 'Project' }).click()
  await page.getByRole('button', { name: 'Members' }).click()
  await members(page).waitFor()
  return members(page)
}

/** Invites by the dialog; where no mail goes out, the link is there to be handed over. @returns its path */
async function invite(page: Page, email: string, role: 'Editor' | 'Viewer'): Promise<string> {
  const dialog = await openMembers(page)
  await dialog.getByText('Nobody else is here yet').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('Email').fill(email)
  const answered = page.waitForResponse((response) => response.url().endsWith('/invitations'))
  await dialog.getByLabel('Email').press('Enter')
  const { link } = await (await answered).json()
  const open = dialog.getByRole('list', { name: 'Open invitations' })
  await open.getByText(email).waitFor()
  await open.getByRole('button', { name: 'Copy the link' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // Who is a member, or invited, is told at the field.
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByRole('alert').getByText('This address is invited already').waitFor()
  await dialog.getByRole('button', { name: 'Close members' }).click()
  return new URL(link).pathname
}

test('a project is shared by a link: looked at, changed by somebody else meanwhile, and shared no more', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'owner-of-it@example.com')
  await say(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  const path = await invite(page, 'bea@example.com', 'Viewer')

  const other = await visit({ viewport: { width: 390, height: 844 } })
  const bea = other.page
  await arrive(bea, path)
  await bea.getByText('Ada Byron invites you to look at').waitFor()
  expect(await overflow(bea)).toBe(0)
  expect(await accessibilityFaults(bea)).toEqual([])
  expect(await bea.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await bea.getByRole('link', { name: 'Create an account' }).click()
  await expect.poll(() => bea.getByLabel('Email').inputValue()).toBe('bea@example.com')
  await bea.getByLabel('First name').fill('Bea')
  await bea.getByLabel('Last name').fill('Lund')
  await bea.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await bea.getByLabel('Confirm password').fill(PASSWORD)
  await bea.getByRole('checkbox').check()
  await bea.getByRole('button', { name: 'Create Account' }).click()
  await bea.getByRole('button', { name: 'Accept the invitation' }).click()

  // As a viewer: the design is there, and nothing to write in.
  await bea.getByText('Ada Byron’s project · Viewer').waitFor()
  await bea.getByText('You can look at this project').waitFor()
  await stageOf(bea).getByRole('button', { name: 'Choose concept 1' }).waitFor()
  expect(await composer(bea).count()).toBe(0)
  expect(await overflow(bea)).toBe(0)
  expect(await accessibilityFaults(bea)).toEqual([])
  await bea.setViewportSize({ width: 1440, height: 900 })
  await stageOf(bea).getByRole('button', { name: 'Choose concept 1' }).click()
  await stageOf(bea).getByRole('toolbar', { name: 'Actions' }).waitFor()
  for (const name of ['Edit Design', 'Edit by hand', 'Favourite', 'Make the set: more formats'])
    expect(await stageOf(bea).getByRole('button', { name }).count(), name).toBe(0)

  // As an editor, without a reload.
  const dialog = await openMembers(page)
  await dialog.getByRole('button', { name: 'Role of Bea Lund: Viewer' }).click()
  await page.getByRole('menuitemradio', { name: 'Editor' }).click()
  await dialog.getByRole('button', { name: 'Role of Bea Lund: Editor' }).waitFor()
  await dialog.getByRole('button', { name: 'Close members' }).click()
  await composer(bea).waitFor()
  await say(bea, 'change "Saltmarsh" to "Seagrass"')
  const shown = await stageOf(page)
    .getByRole('button', { name: /full size$/ })
    .getAttribute('aria-label')
  await page.getByText('Bea Lund made version 2 from this one').waitFor()
  await entries(page).filter({ hasText: 'Bea Lund' }).filter({ hasText: 'Seagrass' }).waitFor()
  // It does not push aside what its owner looks at.
  expect(
    await stageOf(page)
      .getByRole('button', { name: /full size$/ })
      .getAttribute('aria-label'),
  ).toBe(shown)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Show version 2' }).click()
  await page.getByText('Bea Lund made version 2').waitFor({ state: 'detached' })

  // Removed: told, and gone.
  await openMembers(page)
  await dialog.getByRole('button', { name: 'Role of Bea Lund: Editor' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await dialog.getByText('Nobody else is here yet').waitFor()
  await bea.getByText('is not shared with you any more').first().waitFor()
  await bea.getByText('Ada Byron’s project').waitFor({ state: 'detached' })
  await arrive(bea, path)
  await bea.getByRole('button', { name: 'Open the project' }).click()
  await bea.getByRole('alert').getByText('This invitation is used, revoked or too old.').waitFor()
  // What is refused there is told by the browser, too.
  expect(other.faults.filter((fault) => !/status of 40[34]/.test(fault))).toEqual([])
  await other.end()
  // The second invitation of the same address was refused.
  expect(faults.filter((fault) => !/status of 409/.test(fault))).toEqual([])
  await end()
})

test('a brand kit is shared: refused to another account, accepted, worn, and left by keyboard', async () => {
  const [owner, member, stranger] = [await account(url), await account(url), await account(url)]
  const { email } = await member.api.currentUser()
  const kit = await owner.api.createBrandKit({ body: { name: 'Tern & Gull', colours: { accent: '#0b5d4e' } } })
  const invitation = { params: { id: kit.id }, body: { email, role: 'viewer' as const } }
  const path = new URL((await owner.api.inviteToBrandKit(invitation)).link).pathname

  const seen = await visit()
  const { page } = seen
  await signIn(seen, stranger, url)
  await arrive(page, path)
  await page.getByText(`It was sent to ${email}`).waitFor()
  expect(await page.getByRole('button', { name: 'Accept the invitation' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()

  const shared = page.getByRole('list', { name: 'Shared with me' })
  await shared.getByText('Owner: Ada Byron · Viewer').waitFor()
  expect(await shared.getByRole('button').allTextContents()).toEqual(['Members'])
  expect(await accessibilityFaults(page)).toEqual([])
  await arrive(page, '/dashboard')
  await page.getByRole('button', { name: 'In our brand: none' }).click()
  await page.getByRole('menuitemradio', { name: 'Tern & Gull' }).waitFor()

  await arrive(page, '/brand')
  await shared.getByRole('button', { name: 'Members' }).press('Enter')
  await members(page).getByRole('button', { name: 'Leave this brand kit' }).press('Enter')
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter')
  await shared.waitFor({ state: 'detached' })
  expect(seen.faults).toEqual([])
  await seen.end()
})
