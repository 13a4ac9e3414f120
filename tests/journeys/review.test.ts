/** Show it: a review link is made at the stage; a client without an account comments on a place, asks for a change and approves. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a design is sent to a client, answered, changed, and approved in its new version', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'studio@example.com')
  await say(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  const share = () => stageOf(page).getByRole('button', { name: 'Share' }).click()
  await share()
  await page.getByRole('menuitem', { name: 'Send for review' }).click()
  const links = page.getByRole('dialog', { name: 'Review links' })
  await links.getByRole('button', { name: 'New review link' }).click()
  const link = links.getByRole('region', { name: /^Review link/ })
  await link.getByText('Shows version 1').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const path = (await link.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? ''
  await links.getByRole('button', { name: 'Close review links' }).click()

  const client = await visit({ viewport: { width: 390, height: 844 } })
  await arrive(client.page, path)
  await client.page.getByText('Ada Byron asks for your opinion').waitFor()
  const design = client.page.locator('figure img')
  await design.click({ position: { x: 100, y: 80 } })
  const comment = client.page.getByRole('form', { name: 'Comment' })
  await comment.getByText('Comment on the place you pressed').waitFor()
  await comment.getByLabel('Your name').fill('Ines')
  await comment.getByLabel('What would you like to say?').fill('Could this be blue?')
  await comment.getByRole('button', { name: 'Send the comment' }).click()
  const answers = client.page.getByRole('list', { name: 'Answers' })
  await answers.getByText('Could this be blue?').waitFor()
  await client.page.getByRole('button', { name: 'Comment 1' }).waitFor()
  expect(await overflow(client.page)).toBe(0)
  expect(await accessibilityFaults(client.page)).toEqual([])
  await client.page.getByRole('button', { name: 'Ask for a change' }).click()
  const change = client.page.getByRole('form', { name: 'Ask for a change' })
  await change.getByLabel('What should change?').fill('The background, in blue')
  await change.getByRole('button', { name: 'Ask for the change' }).click()
  await client.page.getByRole('status').getByText('A change was asked for').waitFor()

  await say(page, 'make the background dark blue')
  await share()
  await page.getByRole('menuitem', { name: 'Send for review' }).click()
  await link.getByText('Could this be blue?').waitFor()
  await link.getByRole('button', { name: 'Show this version instead' }).click()
  await link.getByText('Shows version 2').waitFor()

  await client.page.reload()
  await client.page.getByRole('status').getByText('Version 2').waitFor()
  // What was said of a place of the first version has no place in this one.
  expect(await client.page.getByRole('button', { name: 'Comment 1' }).count()).toBe(0)
  await client.page.getByRole('button', { name: 'Approve' }).first().click()
  const approval = client.page.getByRole('form', { name: 'Approve this design' })
  await approval.getByLabel('Your name').fill('Ines')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await client.page.getByRole('status').getByText('Version 2 · Approved').waitFor()
  // The person sees which version it was, beside the others.
  await links.getByRole('button', { name: 'Close review links' }).click()
  const version = page.getByRole('button', { name: 'View version 2' })
  await expect.poll(() => version.getAttribute('aria-description'), { timeout: 60_000 }).toBe('Approved')
  await stageOf(page)
    .getByRole('button', { name: /^Share/ })
    .click()
  await page.getByRole('menuitem', { name: 'Send for review' }).click()

  await link.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await link.waitFor({ state: 'detached' })
  await client.page.reload()
  await client.page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  expect(faults).toEqual([])
  await client.end()
  await end()
})
