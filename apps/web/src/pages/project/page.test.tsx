// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { show } from '../../../test/window.tsx'
import ProjectPage from './page.tsx'

const open = (id: string) => show(<Route path="/project/:id" component={ProjectPage} />, { at: `/project/${id}` })

test('an address at which there is nothing is told in words, not by the rules that it breaks', async () => {
  fakeApi({ 'GET /api/projects/:id/full': () => refusal(400, 'params.id: Invalid UUID') })
  open('nonsense')
  await screen.findByText('Error Loading Project')
  expect(screen.getByText('There is no such project.')).toBeDefined()
  expect(document.body.textContent).not.toContain('UUID')
})

test('what is not for everybody is told in the server’s words, with the way back', async () => {
  fakeApi({ 'GET /api/projects/:id/full': () => refusal(403, 'This project belongs to somebody else.') })
  open('11111111-1111-4111-8111-111111111111')
  expect(await screen.findByText('This project belongs to somebody else.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Back to Dashboard' })).toHaveLength(2)
})
