// @vitest-environment happy-dom
/** The dashboard's settings, where the session ends while they are being saved. */
import type { Project } from '@limner/contract/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import DashboardPage from './page.tsx'
// Loaded when it is opened: on a busy machine later than a test waits.
import './settings-tab.tsx'

const FINCH: Project = {
  id: '33333333-3333-4333-8333-333333333333',
  title: 'Finch',
  description: '',
  isPublic: false,
  guestProjectId: null,
  access: 'owner',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
}
const firstName = async () => (await screen.findByRole('textbox', { name: 'First name' })) as HTMLInputElement
const gone = () => refusal(401, 'Please sign in.')

test('what is typed in the profile outlasts the session, and what was being saved is saved after signing in', async () => {
  const { calls, answer } = fakeApi({
    'GET /api/user': gone,
    'GET /api/projects': ({ query }) => (query.has('shared') ? [] : [FINCH]),
    'PATCH /api/user': gone,
  })
  const { person, client } = show(<DashboardPage />, { user: ADA, at: '/dashboard?tab=settings' })
  await person.clear(await firstName())
  await person.type(await firstName(), 'Augusta')
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull())
  expect(screen.queryByText('Changes could not be saved')).toBeNull()

  const saved = { ...ADA, firstName: 'Augusta' }
  answer({ 'GET /api/user': () => ADA, 'PATCH /api/user': () => saved })
  client.setQueryData(['user'], ADA)
  await screen.findByText('Changes saved')
  expect((await firstName()).value).toBe('Augusta')
  const patches = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(patches).toEqual([
    { firstName: 'Augusta', lastName: 'Byron' },
    { firstName: 'Augusta', lastName: 'Byron' },
  ])
  expect(localStorage.getItem('profile_draft')).toBeNull()
})

test('what is typed and not saved is there when the settings are opened again', async () => {
  fakeApi({ 'GET /api/user': () => ADA, 'GET /api/projects': ({ query }) => (query.has('shared') ? [] : [FINCH]) })
  const { person } = show(<DashboardPage />, { user: ADA, at: '/dashboard?tab=settings' })
  await person.type(await firstName(), ' Augusta')
  await person.click(screen.getByRole('tab', { name: 'All Projects' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull())
  await person.click(screen.getByRole('tab', { name: 'Settings' }))
  await waitFor(async () => expect((await firstName()).value).toBe('Ada Augusta'))
})

test('what somebody else has typed is not shown, and what was refused is not sent again by itself', async () => {
  const { calls } = fakeApi({
    'GET /api/user': () => ADA,
    'GET /api/projects': ({ query }) => (query.has('shared') ? [] : [FINCH]),
    'PATCH /api/user': () => refusal(422, 'Please choose another name.'),
  })
  const { person, client } = show(<DashboardPage />, { user: ADA, at: '/dashboard?tab=settings' })
  await person.type(await firstName(), ' Augusta')
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Please choose another name.')

  client.setQueryData(['user'], { ...ADA, id: '22222222-2222-4222-8222-222222222222', firstName: 'Grace' })
  await waitFor(async () => expect((await firstName()).value).toBe('Grace'))
  client.setQueryData(['user'], ADA)
  await waitFor(async () => expect((await firstName()).value).toBe('Ada Augusta'))
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

const WRITER = { id: 'ollama:llama3.2', name: 'llama3.2', provider: 'Ollama', estimate: null }
test.each([
  ['none is configured', [], 0],
  ['there are some', [WRITER], 1],
] as const)('what models have cost is shown where %s', async (_, language, shown) => {
  fakeApi({
    'GET /api/user': () => ADA,
    'GET /api/projects': ({ query }) => (query.has('shared') ? [] : [FINCH]),
    'GET /api/models': () => ({ language, image: [] }),
    'GET /api/models/usage': () => ({
      spent: 0.25,
      limit: 2,
      days: [{ day: '2026-11-20', model: WRITER.id, cost: 0.25, questions: 7, failed: 1 }],
    }),
  })
  show(<DashboardPage />, { user: ADA, at: '/dashboard?tab=settings' })
  await firstName()
  if (shown > 0) await screen.findByRole('cell', { name: WRITER.id })
  expect(screen.queryAllByText('$0.2500').length > 0).toBe(shown > 0)
  expect(screen.queryAllByRole('heading', { name: 'Models' })).toHaveLength(shown)
})
