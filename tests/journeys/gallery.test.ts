/** From a private project to the gallery, to a stranger's screen, to that stranger's own remix. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive } from '../harness/visit.ts'
import { say, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a project is published, found, looked at and remixed', async () => {
  const ada = await visit()
  await arrive(ada.page, '/designs')
  const nothing = { projects: [], total: 0, totalPages: 0 }
  await ada.page.route('**/api/designs/grouped**', (route) => route.fulfill({ json: nothing }), { times: 1 })
  await ada.page.getByLabel('Sort').selectOption('Oldest First')
  await ada.page.getByText('No projects with designs yet').waitFor()
  await ada.page.getByRole('link', { name: 'Create Your First Project' }).click()
  await arrive(ada.page, '/signup')
  await signUp(ada.page, 'gallery@example.com')
  await say(ada.page, 'Poster for the Quay Jazz Night, Friday 14 August, 8 pm')
  await ada.page.getByRole('tab', { name: 'All Projects' }).click()
  const opened = ada.page.context().waitForEvent('page')
  await ada.page.getByRole('link', { name: /^Open Poster for the Quay/ }).click()
  const own = await opened
  await own.getByRole('heading', { name: /^Poster for the Quay/, level: 1 }).waitFor()
  for (const text of ['4 designs', '2 messages', 'Project Designs', 'Conversation History', 'Prompt:'])
    await own.getByText(text, { exact: true }).first().waitFor()
  expect(await accessibilityFaults(own)).toEqual([])
  const address = new URL(own.url()).pathname

  // Private: a stranger is told so.
  const bob = await visit()
  await arrive(bob.page, address)
  await bob.page.getByText('Error Loading Project').waitFor()
  await bob.page.getByText('This project belongs to somebody else.').waitFor()

  await ada.page.getByRole('switch').click()
  await ada.page.getByText('Project made public', { exact: true }).first().waitFor()
  await ada.page.getByRole('link', { name: 'Designs', exact: true }).first().click()
  await ada.page.getByText('My Project').waitFor()

  await arrive(bob.page, '/designs')
  await bob.page.getByPlaceholder('Search projects by title or designs...').fill('zebra')
  await bob.page.getByText('No projects found').waitFor()
  await bob.page.getByPlaceholder('Search projects by title or designs...').fill('QUAY jazz')
  await bob.page.getByText('Showing 1 of 1 projects').waitFor()
  for (const text of ['Public', '4 designs']) await bob.page.getByText(text, { exact: true }).waitFor()
  await bob.page.getByLabel('Sort').selectOption('Oldest First')
  expect(await accessibilityFaults(bob.page)).toEqual([])

  const popup = bob.page.context().waitForEvent('page')
  await bob.page.getByRole('link', { name: /^Poster for the Quay/ }).click()
  const shown = await popup
  await shown.getByRole('button', { name: 'Remix' }).click()
  await shown.getByText('Please sign in to remix this design.').waitFor()
  await shown.getByRole('link', { name: 'Create an account' }).click()
  await signUp(shown, 'remixer@example.com')
  await shown.waitForURL(`**${address}`)
  await shown.getByRole('button', { name: 'Remix' }).click()
  await shown.waitForURL('**/dashboard')
  await shown
    .getByRole('article')
    .getByText(/^Remix of .* Tell me what to change/)
    .waitFor()
  await expect.poll(() => shown.getByRole('button', { name: /^View / }).count()).toBe(1)
  // The refusal that was asked for is told to the console, now or when the page asks again.
  const isRefusal = (fault: string) => fault.includes('403') && fault.includes(address.split('/').at(-1) ?? address)
  expect([...ada.faults, ...bob.faults.filter((fault) => !isRefusal(fault))]).toEqual([])
  await ada.end()
  await bob.end()
})
