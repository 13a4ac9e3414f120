/** Administrators at work on their pages, and the bin of everybody: at both widths, in both themes, without faults. */
import { expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive } from '../harness/visit.ts'
import { signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit, dataDirectory } = stage()
const PAGES = ['users', 'gallery', 'articles', 'queue'] as const
const LOOKS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

test('the pages of administrators are theirs alone, whole at every width, and lead to one another', async () => {
  const { page, end } = await visit()
  await arrive(page, '/admin/users')
  expect(new URL(page.url()).pathname).toBe('/login')
  await arrive(page, '/signup')
  const email = await signUp(page, 'keeper@example.com')
  await arrive(page, '/admin/users')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await admin(dataDirectory, 'role', email, 'admin')
  const storageState = await page.context().storageState()
  for (const look of LOOKS) {
    const seen = await visit({ ...look, storageState })
    for (const name of PAGES) {
      await arrive(seen.page, `/admin/${name}`)
      await seen.page.getByRole('navigation', { name: 'Administration' }).waitFor()
      await expect.poll(() => seen.page.getByText(/^Loading the/).count()).toBe(0)
      expect(await accessibilityFaults(seen.page), name).toEqual([])
      const { scrollWidth, clientWidth } = await seen.page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, name).toBe(clientWidth)
    }
    await seen.page.getByRole('link', { name: 'Users', exact: true }).click()
    await seen.page.getByRole('heading', { name: 'Users' }).waitFor()
    expect(seen.faults).toEqual([])
    await seen.end()
  }
  await end()
})

test('a project goes to the bin by the list, and comes back', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'binner@example.com')
  await arrive(page, '/dashboard?tab=projects')
  await page.request.post('/api/projects', { data: { title: 'Linen labels' } })
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Linen labels' })
  await row.getByRole('button', { name: 'Delete project' }).click()
  await page.getByRole('dialog', { name: 'Delete Project' }).getByRole('button', { name: 'Yes, delete' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await page.getByText('gone for ever on').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Nothing is in the bin.').waitFor()
  await page.getByRole('link', { name: 'All Projects' }).click()
  // The notice of what came back may name it, too.
  await row.first().waitFor()
  expect(faults).toEqual([])
  await end()
})
