// @vitest-environment happy-dom
/** The dashboard of an account, against an API of the test's own. */

import type { Message } from '@limner/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answered, design, ID, project, server } from '../../../test/dashboard.ts'
import { type Call, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import { CHECK_FAILED } from '../../features/messages/message.ts'
import { POLL_INTERVAL_MS } from '../../features/predictions/follow.ts'
import { t } from '../../lib/language/translate.ts'
import DashboardPage from './page.tsx'

const composer = () => screen.findByRole('textbox', { name: 'Describe your design' })
const bodies = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)
const title = () => screen.getByRole('heading', { level: 2 }).textContent

test('a new project is open before the server knows of it, and nothing typed reaches the old one', async () => {
  const projects = [project(1, 'Finch', 3)]
  const { calls, answer, messages } = server({ projects })
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  const { person } = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  await waitFor(() => expect(title()).toBe('Finch'))
  answer({
    'POST /api/projects': async ({ body }) => {
      await held
      const made = { ...project(2, 'New Project', 9), ...(body as { id: string }) }
      projects.unshift(made)
      return made
    },
  })
  await person.click(screen.getByRole('button', { name: 'New Project' }))
  expect(title()).toBe('New Project')
  // The field is ready to be written in.
  await person.keyboard('Logo for Harbor{Enter}')
  expect(bodies(calls, '/api/generate-design')).toEqual([])
  arrive()
  await screen.findByText("Perfect! I've created a logo.")
  const [made] = bodies(calls, '/api/projects').filter(Boolean) as { id: string }[]
  expect(bodies(calls, '/api/generate-design')).toMatchObject([{ prompt: 'Logo for Harbor', projectId: made?.id }])
  await waitFor(() => expect(messages.map(({ projectId }) => projectId)).toEqual([made?.id, made?.id]))
  expect(title()).toBe('Logo for Harbor')
})

test('a session that has ended keeps what was sent and what is typed, and goes on after signing in', async () => {
  const { calls, answer, messages } = server({ projects: [project(1, 'Finch', 3)] })
  const { person, client } = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  const field = await composer()
  const stranger = () => refusal(403, 'This project belongs to somebody else.')
  answer({
    'GET /api/user': () => refusal(401, 'Please sign in.'),
    'POST /api/generate-design': stranger,
    'POST /api/projects/:id/messages': stranger,
  })
  await person.type(field, 'Logo for Harbor{Enter}')
  await screen.findByText('Your session has ended. Sign in to continue.')
  expect(screen.queryByText(/belongs to somebody else/)).toBeNull()
  expect(screen.getByText('Logo for Harbor')).toBeDefined()
  const back = within(screen.getByRole('region', { name: 'Conversation' })).getByRole('link', { name: 'Sign In' })
  expect(back.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(`/dashboard?project=${ID(1)}`)}`)
  await person.type(field, 'and a poster{Enter}')
  expect((field as HTMLTextAreaElement).value).toContain('and a poster')
  expect(messages).toEqual([])

  answer({
    'GET /api/user': () => ADA,
    'POST /api/generate-design': () => answered(design(8)),
    'POST /api/projects/:id/messages': ({ body, params }) => {
      messages.push({
        ...(body as Message),
        id: `m${messages.length}`,
        createdAt: '2026-11-08T00:00:00Z',
        projectId: params.id ?? '',
      })
      return messages.at(-1)
    },
  })
  client.setQueryData(['user'], ADA)
  await screen.findByText("Perfect! I've created a logo.")
  expect(screen.queryByText(/session has ended/)).toBeNull()
  const keys = calls
    .filter(({ path }) => path === '/api/generate-design')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  await waitFor(() =>
    expect(messages.map(({ content }) => content)).toEqual(['Logo for Harbor', "Perfect! I've created a logo."]),
  )
  expect((field as HTMLTextAreaElement).value).toContain('and a poster')
})

test('a generation that waits while the server is away goes on by itself when it is back', async () => {
  const { answer, calls } = server({ projects: [project(1, 'Finch', 3)] })
  const ofRealTime = setTimeout
  vi.stubGlobal('setTimeout', (then: () => void, ms = 0) => ofRealTime(then, ms === POLL_INTERVAL_MS ? 20 : ms))
  const away = () => {
    throw new TypeError('Failed to fetch')
  }
  answer({
    'POST /api/generate-design': () => ({ id: ID(5), status: 'processing', output: [] }),
    'GET /api/prediction/:id/events': away,
    'GET /api/prediction/:id': away,
  })
  const { person } = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  await person.type(await composer(), 'Logo for Finch{Enter}')
  const asked = () => calls.filter(({ path }) => path === `/api/prediction/${ID(5)}`).length
  await waitFor(() => expect(asked()).toBeGreaterThan(2))
  expect(screen.queryByText(t(CHECK_FAILED))).toBeNull()
  answer({ 'GET /api/prediction/:id': () => answered(design(8)) })
  await screen.findByText("Perfect! I've created a logo.")
  expect(bodies(calls, '/api/generate-design')).toHaveLength(1)
})

test('tabs, projects and the open viewer have addresses, and Back goes back one of these', async () => {
  const one = project(1, 'Finch', 3)
  const two = project(2, 'Harbor', 5)
  server({ projects: [two, one], designs: [design(5), design(6)] })
  const { person, address } = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  await waitFor(() => expect(title()).toBe('Harbor'))
  await person.click(screen.getByRole('tab', { name: 'All Projects' }))
  expect(address()).toBe('/dashboard?tab=projects')
  await person.click(await screen.findByRole('button', { name: 'Finch' }))
  await waitFor(() => expect(title()).toBe('Finch'))
  expect(address()).toBe(`/dashboard?project=${one.id}`)
  await person.click(await screen.findByRole('button', { name: 'View concept 2' }))
  await person.click(await screen.findByRole('button', { name: 'Open concept 2 full size' }))
  expect(address()).toBe(`/dashboard?project=${one.id}&design=${ID(6)}&view=${ID(6)}`)
  const viewer = await screen.findByRole('dialog')
  within(viewer).getByText('2 of 2')

  for (const [there, isThere] of [
    [`/dashboard?project=${one.id}&design=${ID(6)}`, () => expect(screen.queryByRole('dialog')).toBeNull()],
    ['/dashboard?tab=projects', () => expect(screen.getByPlaceholderText('Search your projects...')).toBeDefined()],
    [`/dashboard?project=${two.id}`, () => expect(title()).toBe('Harbor')],
  ] as const) {
    history.back()
    await waitFor(isThere)
    expect(address()).toBe(there)
  }
})

test('an address names the chosen design; all of them again is an address without one', async () => {
  const one = project(1, 'Finch', 3)
  server({ projects: [one], designs: [design(5), design(6)] })
  const { person, address } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${one.id}&design=${ID(6)}` })
  await screen.findByRole('button', { name: 'Open concept 2 full size' })
  await person.click(screen.getByRole('button', { name: 'All concepts' }))
  await screen.findByRole('button', { name: 'View concept 1' })
  expect(address()).toBe(`/dashboard?project=${one.id}`)
})

test('commands are those that can be done: a design that stands alone is varied, and compared with nothing', async () => {
  server({ projects: [project(1, 'Finch', 3)], designs: [design(1)] })
  const { person } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${ID(1)}` })
  await screen.findByRole('button', { name: /^Open .* full size$/ })
  await person.click(screen.getByRole('button', { name: 'Commands (Ctrl K)' }))
  await screen.findByRole('option', { name: /^Variations: Four new concepts/ })
  screen.getByRole('option', { name: /^Download Image/ })
  expect(screen.queryByRole('option', { name: /^Compare/ })).toBeNull()
})

test('the viewer of an address opens with the page; Esc closes it', async () => {
  const one = project(1, 'Finch', 3)
  server({ projects: [project(2, 'Harbor', 5), one], designs: [design(5), design(6)] })
  const { person, address } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${one.id}&view=${ID(5)}` })
  within(await screen.findByRole('dialog')).getByText('1 of 2')
  await person.keyboard('{ArrowRight}')
  expect(address()).toContain(ID(6))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // What was looked at last stands on the stage.
  expect(address()).toBe(`/dashboard?project=${one.id}&design=${ID(6)}`)
})

test('a project is renamed where it stands, in the chat and in the list', async () => {
  const { calls } = server({ projects: [project(1, 'Finch', 3)] })
  const { person } = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  await waitFor(() => expect(title()).toBe('Finch'))
  await person.click(screen.getByRole('button', { name: 'Rename project' }))
  await person.keyboard('Finch & Sons{Enter}')
  expect(title()).toBe('Finch & Sons')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename project')
  // What its person has named, the first message does not.
  await person.type(await composer(), 'Logo for Harbor{Enter}')
  await screen.findByText("Perfect! I've created a logo.")
  expect(title()).toBe('Finch & Sons')

  await person.click(screen.getByRole('tab', { name: 'All Projects' }))
  await person.click(await screen.findByRole('button', { name: 'Rename project' }))
  await person.keyboard('Never mind{Escape}')
  await screen.findByRole('button', { name: 'Finch & Sons' })
  await person.click(screen.getByRole('button', { name: 'Rename project' }))
  await person.keyboard('Sons{Enter}')
  await screen.findByRole('button', { name: 'Sons' })
  await waitFor(() =>
    expect(bodies(calls, `/api/projects/${ID(1)}`)).toEqual([
      { title: 'Finch & Sons', knownTitle: 'Finch' },
      { title: 'Sons', knownTitle: 'Finch & Sons' },
    ]),
  )
})

test('the list is read anew when it is opened, and what was worked on stands first', async () => {
  const projects = [project(2, 'Harbor', 5), project(1, 'Finch', 3)]
  server({ projects })
  const { person } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${ID(1)}` })
  await waitFor(() => expect(title()).toBe('Finch'))
  await person.type(await composer(), 'Logo for Finch{Enter}')
  await screen.findByText("Perfect! I've created a logo.")
  projects.find(({ id }) => id === ID(1))!.updatedAt = new Date().toISOString()
  projects.unshift({ ...project(3, 'From a program', 4), updatedAt: '2026-11-06T00:00:00Z' })
  await person.click(screen.getByRole('tab', { name: 'All Projects' }))
  await screen.findByRole('button', { name: 'From a program' })
  const rows = screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]?.textContent)
  expect(rows).toEqual(['Finch', 'From a program', 'Harbor'])
})

test('after deleting the one that was open, the most recently updated opens', async () => {
  const projects = [project(1, 'Finch', 3), project(2, 'Harbor', 2), project(3, 'Kestrel', 7)]
  server({ projects })
  const { person } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${ID(1)}` })
  await waitFor(() => expect(title()).toBe('Finch'))
  await person.click(screen.getByRole('tab', { name: 'All Projects' }))
  const row = (await screen.findByRole('button', { name: 'Finch' })).closest('li')!
  await person.click(within(row).getByRole('button', { name: 'Delete project' }))
  await person.click(await screen.findByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Finch' })).toBeNull())
  await person.click(screen.getByRole('tab', { name: 'New Project' }))
  await waitFor(() => expect(title()).toBe('Kestrel'))
})

test('a list that cannot be loaded says so, and is there after another try', async () => {
  const { answer } = server({ projects: [project(1, 'Finch', 3)] })
  answer({ 'GET /api/projects': () => refusal(503, 'Not now.') })
  const { person } = show(<DashboardPage />, { user: ADA, at: '/dashboard?tab=projects' })
  await screen.findByText('Error loading projects')
  await screen.findByText('Please try again later or start a new project.')
  answer({ 'GET /api/projects': () => [project(1, 'Finch', 3)] })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Finch' })
})
