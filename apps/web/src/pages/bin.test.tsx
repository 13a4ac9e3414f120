// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../test/fake-api.ts'
import { ADA, show } from '../../test/window.tsx'
import BinPage from './bin.tsx'

test('a project is had back, another deleted for ever after a question, and an empty bin says so', async () => {
  const binned = (digit: number) => ({
    ...{ id: `${String(digit).repeat(8)}-0000-4000-8000-000000000000`, title: `Project ${digit}`, description: '' },
    ...{ isPublic: false, guestProjectId: null, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
    ...{ deletedAt: '2026-11-02T10:00:00Z', goneAt: new Date(Date.now() + 5.5 * 86_400_000).toISOString() },
  })
  let bin = [binned(1), binned(2)]
  const without = (id: string | undefined) => {
    bin = bin.filter((one) => one.id !== id)
  }
  const { calls } = fakeApi({
    'GET /api/bin': () => bin,
    'POST /api/bin/:id/restore': ({ params }) => {
      without(params.id)
      return binned(1)
    },
    'DELETE /api/bin/:id': ({ params }) => {
      without(params.id)
      return { ok: true }
    },
  })
  const { person } = show(<BinPage />, { user: ADA, at: '/bin' })
  const [first] = await screen.findAllByRole('listitem')
  expect(first!.textContent).toMatch(/Deleted Nov 2, 2026 · gone for ever on .*, 6 days left/)
  await person.click(within(first!).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByText('Project 1')).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Delete for ever' }))
  const question = await screen.findByRole('dialog', { name: 'Delete for ever?' })
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await person.click(within(question).getByRole('button', { name: 'Yes, delete' }))
  await screen.findByText('Nothing is in the bin.')
})
