// @vitest-environment happy-dom
/** A project that several people work on, as each of them finds it. */
import type { Design, Message, Project } from '@limner/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../../../test/fake-api.ts'
import { ADA, show } from '../../../../test/window.tsx'
import DashboardPage from '../page.tsx'

const ID = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const LENT: Project = {
  ...{ id: ID(1), title: 'Harbor', description: '', isPublic: false, guestProjectId: null },
  ...{ access: 'viewer', ownerName: 'Dan Orr', createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-02T00:00:00Z' },
}
const design = (digit: number, more: Partial<Design> = {}): Design => ({
  ...{ id: ID(digit), title: 'Harbor poster', fileName: 'Harbor poster', kind: 'poster' },
  ...{ imageUrl: `/media/${digit}.png`, thumbnailUrl: `/media/${digit}.webp`, width: 800, height: 1000, pictures: [] },
  ...{ prompt: 'Poster', modificationPrompt: null, versionNumber: 1, parentDesignId: null, changes: [] },
  ...{ projectId: ID(1), pageUrl: null, createdAt: '2026-11-02T10:00:00Z' },
  ...more,
})
const said = (id: string, type: Message['type'], content: string, more: Partial<Message> = {}): Message => ({
  ...{ id, type, content, imageUrl: null, metadata: {}, createdAt: '2026-11-02T10:00:00Z' },
  ...more,
})
const brought = (id: string, of: Design): Message =>
  said(id, 'ai', 'Here it is.', { metadata: { designUrls: [of.imageUrl], designIds: [of.id] } })

const POSTER = design(5)
const DAN = { id: 'dan', name: 'Dan Orr' }

function server(lent: Project, own: Project[] = []) {
  const state = {
    project: lent as Project | Response,
    messages: [said('m1', 'user', 'Poster', { author: DAN }), brought('m2', POSTER)],
    designs: [POSTER],
  }
  const api = fakeApi({
    'GET /api/user': () => ADA,
    'GET /api/projects': ({ query }) => (query.has('shared') ? [lent] : own),
    'GET /api/projects/:id': () => state.project,
    'GET /api/projects/:id/messages': () => state.messages,
    'GET /api/projects/:id/designs': () => state.designs,
    'GET /api/favourites': () => [],
    'GET /api/designs/:id/set': () => ({ designs: [], formats: [], behind: [] }),
  })
  return { ...api, state }
}
const open = () => show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${ID(1)}` })
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const stageButtons = () =>
  within(screen.getByRole('toolbar', { name: 'Actions' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

test('a viewer looks and takes along: nothing that would be refused is offered', async () => {
  const { calls } = server(LENT)
  open()
  await waitFor(() => expect(title()).toBe('Harbor'))
  await screen.findByText('Dan Orr’s project · Viewer')
  await screen.findByRole('toolbar', { name: 'Actions' })
  expect(stageButtons()).toEqual([
    'Many from a table',
    'Code',
    'Download',
    'Export',
    'Compare',
    'Share',
    'Brand kit',
    'Details',
  ])
  screen.getByText(/You can look at this project/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Harbor|Edit title)/ })).toBeNull()
  // Who came by an invitation is not given a project that nobody asked for.
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an editor works on it as on their own, without what is the owner’s; others are told by name', async () => {
  const { state } = server({ ...LENT, access: 'editor' })
  state.messages.push(
    said('m3', 'user', 'In blue', { author: { id: ADA.id, name: 'Ada Byron' } }),
    said('m4', 'user', 'In green', { author: null }),
  )
  const { person } = open()
  await screen.findByRole('textbox', { name: 'Describe your design' })
  await screen.findByRole('toolbar', { name: 'Actions' })
  expect(stageButtons()).toContain('Edit')
  const entries = within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('article')
  expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual([
    'Limner',
    'Dan Orr',
    'Limner',
    'You',
    'Somebody who is gone',
  ])
  await person.click(screen.getByRole('button', { name: 'Share' }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual(['See it in use', 'Review links', 'Members', 'Open the project page'])
})

test('what is shared stands beside one’s own in All Projects, with whose it is', async () => {
  server(LENT, [{ ...LENT, id: ID(2), title: 'Mine', access: 'owner' }])
  const { person, address } = show(<DashboardPage />, { user: ADA, at: '/dashboard?tab=projects' })
  await screen.findByRole('button', { name: 'Mine' })
  await person.click(screen.getByRole('button', { name: 'Shared with me: 1' }))
  const tile = await screen.findByRole('listitem')
  within(tile).getByText('Viewer')
  within(tile).getByText('Owner: Dan Orr')
  await person.click(within(tile).getByRole('button', { name: 'Harbor' }))
  await waitFor(() => expect(address()).toBe(`/dashboard?project=${ID(1)}`))
})

/** As if the person came back to the window. */
const lookAgain = () => window.dispatchEvent(new Event('visibilitychange'))

test('what somebody else makes meanwhile is told, and does not push aside what is looked at', async () => {
  const { state } = server({ ...LENT, access: 'editor' })
  const { person } = open()
  await screen.findByRole('button', { name: 'Open Harbor poster full size' })
  await screen.findByRole('textbox')
  const changed = design(6, { versionNumber: 2, parentDesignId: ID(5) })
  state.messages = [
    ...state.messages,
    said('m3', 'user', 'In blue', { author: DAN, createdAt: '2026-11-02T11:00:00Z' }),
    { ...brought('m4', changed), createdAt: '2026-11-02T11:00:01Z' },
  ]
  state.designs = [POSTER, changed]
  state.project = { ...LENT, access: 'editor', updatedAt: '2026-11-02T11:00:01Z' }
  lookAgain()
  const told = await screen.findByText(
    'Dan Orr made version 2 from this one. What you change makes another version beside it.',
  )
  const picture = () =>
    screen
      .getByRole('button', { name: /^Open .* full size$/ })
      .querySelector('img')
      ?.getAttribute('src')
  expect(picture()).toContain('/media/5')
  await person.click(screen.getByRole('button', { name: 'Show version 2' }))
  await waitFor(() => expect(picture()).toContain('/media/6'))
  expect(told.isConnected).toBe(false)
})

test('a role that changes is there without a reload; whoever is removed is told, and sees it no more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { state } = server(LENT, [{ ...LENT, id: ID(2), title: 'Mine', access: 'owner' }])
  open()
  await screen.findByText(/You can look at this project/)
  state.project = { ...LENT, access: 'editor' }
  lookAgain()
  await screen.findByRole('textbox', { name: 'Describe your design' })
  state.project = refusal(403, 'This project belongs to somebody else.')
  lookAgain()
  await screen.findByText('“Harbor” is not shared with you any more')
  await waitFor(() => expect(title()).toBe('Mine'))
})
