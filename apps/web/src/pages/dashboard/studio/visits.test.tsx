// @vitest-environment happy-dom
/** Coming back to a project, trying again, and what its commands do, against an API of the test's own. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answered, design, ID, project, server } from '../../../../test/dashboard.ts'
import { refusal } from '../../../../test/fake-api.ts'
import { ADA, show } from '../../../../test/window.tsx'
import { KEYS, readText, writeText } from '../../../lib/storage.ts'
import DashboardPage from '../page.tsx'

test('a project opens with the design that was looked at last, unless something newer has come', async () => {
  const one = project(1, 'Finch', 3)
  server({ projects: [one], designs: [design(5), design(6)] })
  const { person } = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  await person.click(await screen.findByRole('button', { name: 'Choose concept 2' }))
  expect(readText(KEYS.lookedAt)).toBe(`${one.id}.${ID(6)}.${ID(5)}`)
  await person.click(screen.getByRole('button', { name: 'All concepts' }))
  await waitFor(() => expect(readText(KEYS.lookedAt)).toBeNull())
  cleanup()

  const again = show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  writeText(KEYS.lookedAt, `${one.id}.${ID(6)}.${ID(5)}`)
  await screen.findByRole('button', { name: 'Open concept 2 full size' })
  expect(again.address()).toBe(`/dashboard?project=${one.id}&design=${ID(6)}`)
  cleanup()

  show(<DashboardPage />, { user: ADA, at: '/dashboard' })
  writeText(KEYS.lookedAt, `${one.id}.${ID(6)}.${ID(4)}`)
  await screen.findByRole('button', { name: 'Choose concept 2' })
  expect(screen.queryByRole('button', { name: 'Open concept 2 full size' })).toBeNull()
})

test('a failed answer can be tried again with one press, and its words are not written anew', async () => {
  const { answer, calls } = server({ projects: [project(1, 'Finch', 3)] })
  const failed = 'Sorry, I had trouble generating a logo. Please try with a different prompt.'
  answer({ 'POST /api/generate-design': () => ({ id: ID(9), status: 'failed', message: failed }) })
  const { person } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${ID(1)}` })
  await person.type(await screen.findByRole('textbox', { name: 'Describe your design' }), 'Logo for Finch{Enter}')
  await screen.findByText(failed)
  answer({ 'POST /api/generate-design': () => answered(design(8)) })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText("Perfect! I've created a logo.")
  const asked = calls.filter(({ method, path }) => `${method} ${path}` === 'POST /api/generate-design')
  expect(asked.map(({ body }) => body)).toEqual(Array(2).fill({ prompt: 'Logo for Finch', projectId: ID(1) }))
  expect(screen.getAllByText('Logo for Finch')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('formats, files and the review of the chosen design are commands, too', async () => {
  const { answer, calls } = server({ projects: [project(1, 'Finch', 3)], designs: [design(1)] })
  const set = { designs: [], formats: [], behind: [] }
  answer({ 'POST /api/designs/:id/set': () => answered(design(7)), 'GET /api/designs/:id/set': () => set })
  const { person } = show(<DashboardPage />, { user: ADA, at: `/dashboard?project=${ID(1)}` })
  await screen.findByRole('button', { name: /^Open .* full size$/ })
  const run = async (words: string, name: RegExp | string) => {
    await person.click(screen.getByRole('button', { name: 'Commands (Ctrl K)' }))
    await person.type(await screen.findByRole('combobox', { name: 'Command' }), words)
    await person.click(await screen.findByRole('option', { name }))
  }
  answer({ 'GET /api/designs/:id/reviews': () => [] })
  await run('client', 'Send for review')
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Review links' })).getByRole('button', { name: /^Close/ }),
  )
  await run('more formats', /^Make the set/)
  await person.click(
    within(await screen.findByRole('dialog', { name: 'The set' })).getByRole('button', { name: /^Close/ }),
  )
  answer({ 'GET /api/designs/:id/export': () => refusal(422, 'No room for it.') })
  await run('png 4', /^Export PNG 4×/)
  await screen.findByText('No room for it.')
  await run('social story', 'Make it also as: Story')
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/set'))?.body).toEqual({
      formats: ['story'],
    }),
  )
})
