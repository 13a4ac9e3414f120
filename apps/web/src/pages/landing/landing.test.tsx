// @vitest-environment happy-dom
/** What is drawn on the landing page, against an API of the test's own. */
import type { Prediction } from '@limner/contract/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { show } from '../../../test/window.tsx'
import { parseGuestProjects } from '../../features/messages/guest-history.ts'
import LandingPage from './page.tsx'

const drawn = (prompt: string): Prediction => ({
  id: '99999999-0000-4000-8000-000000000000',
  status: 'succeeded',
  message: "Perfect! I've created a logo.",
  designs: [
    {
      ...{ id: '11111111-0000-4000-8000-000000000000', title: 'Crumb', fileName: 'Crumb', kind: 'logo' },
      ...{ imageUrl: '/media/1.png', thumbnailUrl: '/media/1.webp', width: 1024, height: 1024, pictures: [], prompt },
      ...{ modificationPrompt: null, versionNumber: 1, parentDesignId: null, changes: [], projectId: null },
      ...{ pageUrl: null, createdAt: '2026-11-02T10:00:00Z' },
    },
  ],
})

const projects = () => parseGuestProjects(localStorage.getItem('guest_chat_messages'), new Date())

function open() {
  const { calls } = fakeApi({
    'POST /api/generate-design': ({ body }) => drawn((body as { prompt: string }).prompt),
    // What makes a visitor a guest.
    'POST /api/guest': () => ({ ok: true }),
  })
  return { ...show(<LandingPage />), calls }
}

test('what is begun here is a project of its own, named by its prompt as one of the chat is', async () => {
  const { person } = open()
  const [form] = screen.getAllByRole('form')
  const field = within(form!).getByLabelText('Describe your design')
  await person.type(field, 'Logo for a bakery called Crumb, warm and simple{Enter}')
  const first = await screen.findByRole('link', { name: /continue in the chat/ })
  expect(projects().map(({ title }) => title)).toEqual(['Logo for a bakery called Crumb...'])
  expect(first.getAttribute('href')).toBe(`/dashboard?project=${projects()[0]?.id}`)

  await person.clear(field)
  await person.type(field, 'Poster for a village fair{Enter}')
  await screen.findByText('Poster for a village fair', { selector: 'q' })
  expect(projects().map(({ title }) => title)).toEqual([
    'Logo for a bakery called Crumb...',
    'Poster for a village fair',
  ])
  expect(screen.getByRole('link', { name: /continue in the chat/ }).getAttribute('href')).toContain(
    String(projects()[1]?.id),
  )
})

test('the field at the end of the page draws, too, and shows it there', async () => {
  const { person } = open()
  const end = screen.getByRole('region', { name: 'Now say what you need' })
  await person.type(within(end).getByLabelText('Describe your design'), 'Logo for Crumb')
  await person.click(within(end).getByRole('button', { name: 'Draw it' }))
  await within(end).findByRole('img', { name: 'Crumb' })
  expect(within(end).getByRole('link', { name: /continue in the chat/ })).toBeTruthy()
})
