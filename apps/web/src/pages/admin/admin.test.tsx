// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import ArticlesPage from './articles.tsx'
import GalleryPage from './gallery.tsx'
import QueuePage from './queue.tsx'
import UsersPage from './users.tsx'

const admin = { ...ADA, role: 'admin' as const }
const GRACE = {
  ...{ id: '22222222-2222-4222-8222-222222222222', email: 'grace@example.com', firstName: 'Grace', lastName: 'H' },
  ...{ role: 'user' as const, projects: 3, createdAt: '2026-11-02T10:00:00Z' },
}
const WHEN = '2026-11-02T10:00:00Z'

test('a role is given with one’s password, by keys alone; a wrong one is told in the dialog', async () => {
  let accounts = [GRACE, { ...GRACE, id: admin.id, email: admin.email, role: 'admin' as const }]
  const { calls } = fakeApi({
    'GET /api/admin/accounts': () => ({ accounts, total: 2, totalPages: 1 }),
    'PATCH /api/admin/accounts/:id': ({ body }) => {
      const { password } = body as { password: string }
      if (password !== 'right') return refusal(403, 'The current password is wrong.')
      accounts = accounts.map((one) => (one.id === GRACE.id ? { ...one, role: 'admin' as const } : one))
      return accounts[0]
    },
  })
  const { person } = show(<UsersPage />, { user: admin, at: '/admin/users' })
  const [grace, me] = await screen.findAllByRole('listitem')
  expect(within(me!).queryByRole('button')).toBeNull()
  within(grace!).getByRole('button', { name: 'Make an administrator' }).focus()
  await person.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Make an administrator?' })
  await person.type(within(dialog).getByLabelText('Your password'), 'wrong{Enter}')
  expect((await within(dialog).findByRole('alert')).textContent).toBe('The current password is wrong.')
  await person.clear(within(dialog).getByLabelText('Your password'))
  await person.type(within(dialog).getByLabelText('Your password'), 'right{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await within((await screen.findAllByRole('listitem'))[0]!).findByRole('button', { name: 'Make a user' })
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({ role: 'admin', password: 'right' })
})

test('the lists say that they load, that they failed, and that nothing is there', async () => {
  const { answer } = fakeApi({ 'GET /api/admin/accounts': () => refusal(500, 'No') })
  const { person } = show(<UsersPage />, { user: admin, at: '/admin/users' })
  screen.getByText('Loading the users...')
  await screen.findByText('The users could not be loaded. Please try again later.')
  answer({ 'GET /api/admin/accounts': () => ({ accounts: [], total: 0, totalPages: 0 }) })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nobody is called that.')
})

test('the queue shows what was given up, and is cleared after a question', async () => {
  let givenUp = [{ id: GRACE.id, reason: 'It took too long.', at: WHEN }]
  fakeApi({
    'GET /api/admin/queue': () => ({ waiting: 2, running: 1, givenUp }),
    'DELETE /api/admin/queue/given-up': () => {
      givenUp = []
      return { forgotten: 1 }
    },
  })
  const { person } = show(<QueuePage />, { user: admin, at: '/admin/queue' })
  await screen.findByText('It took too long.')
  await person.click(screen.getByRole('button', { name: 'Clear the list' }))
  const question = await screen.findByRole('dialog', { name: 'Clear this list?' })
  await person.click(within(question).getByRole('button', { name: 'Clear the list' }))
  await screen.findByText('Nothing was given up in the last month.')
})

test('a draft is published, and articles are fetched where a Bubble app is configured', async () => {
  const article = {
    ...{ id: GRACE.id, slug: 'paper', title: 'Paper', category: 'Printing', isPublished: false },
    ...{ publishedAt: null, updatedAt: WHEN, bubbleId: 'b1' },
  }
  let articles = [article]
  fakeApi({
    'GET /api/admin/articles': () => ({ articles, total: 1, totalPages: 1, canSync: true }),
    'PATCH /api/admin/articles/:id': ({ body }) => {
      articles = [{ ...article, ...(body as { isPublished: boolean }) }]
      return articles[0]
    },
    'POST /api/blog/sync': () => ({ received: 4, articles: [], refused: [{ bubbleId: 'b9', reason: 'No title.' }] }),
  })
  const { person } = show(<ArticlesPage />, { user: admin, at: '/admin/articles' })
  await person.click(await screen.findByRole('button', { name: 'Publish' }))
  await screen.findByRole('link', { name: 'Paper' })
  await person.click(screen.getByRole('button', { name: 'Fetch from Bubble' }))
  expect((await screen.findByRole('list', { name: 'Refused' })).textContent).toContain('b9: No title.')
})

test('a project is taken out of the gallery with a note, and allowed again', async () => {
  const project = { id: GRACE.id, title: 'Loud', createdAt: WHEN, previewDesigns: [], designCount: 2, isOwner: false }
  let taken: object[] = []
  const { calls } = fakeApi({
    'GET /api/designs/grouped': () => ({
      projects: taken.length > 0 ? [] : [project],
      total: 1 - taken.length,
      totalPages: 1,
    }),
    'GET /api/admin/gallery/taken-down': () => taken,
    'POST /api/admin/gallery/:id/take-down': ({ body }) => {
      taken = [{ id: project.id, title: 'Loud', takenDownAt: WHEN, ...(body as object) }]
      return { ok: true }
    },
    'DELETE /api/admin/gallery/:id/take-down': () => {
      taken = []
      return { ok: true }
    },
  })
  const { person } = show(<GalleryPage />, { user: admin, at: '/admin/gallery' })
  await person.click(await screen.findByRole('button', { name: 'Take down' }))
  const dialog = await screen.findByRole('dialog', { name: 'Take down “Loud”?' })
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Take down' })
  expect(send.disabled).toBe(true)
  await person.type(within(dialog).getByLabelText('Note to its owner'), 'Not yours.')
  await person.click(send)
  await screen.findByText('Nobody has published anything yet.')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'Not yours.' })
  await person.click(await screen.findByRole('button', { name: 'Allow again' }))
  await screen.findByText('Nothing was taken out of the gallery.')
})
