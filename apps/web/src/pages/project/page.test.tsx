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

test('a member finds the designs, who wrote what, and no remix of what is not published', async () => {
  const [at, picture] = ['2026-11-02T10:00:00Z', { imageUrl: '/media/5.png', thumbnailUrl: '/media/5.webp' }]
  const project = { id: 'p1', title: 'Harbor', isPublic: false, access: 'viewer', createdAt: at }
  const design = {
    ...{ id: 'd1', title: 'Harbor poster', ...picture, width: 800, height: 1000, versionNumber: 1, createdAt: at },
    ...{ parentDesignId: null, modificationPrompt: null, prompt: 'Poster' },
  }
  const message = { id: 'm1', type: 'user', content: 'Poster', imageUrl: null, createdAt: at }
  const full = {
    designs: [design],
    totalDesigns: 1,
    messages: [{ ...message, author: { id: 'dan', name: 'Dan Orr' } }],
  }
  const { answer } = fakeApi({ 'GET /api/projects/:id/full': () => ({ project, totalMessages: 1, ...full }) })
  const { unmount } = open('p1')
  await screen.findByText('Dan Orr')
  expect(screen.queryByRole('button', { name: 'Remix' })).toBeNull()
  unmount()
  const published = { ...project, isPublic: true, access: null }
  answer({ 'GET /api/projects/:id/full': () => ({ project: published, totalMessages: 1, ...full }) })
  open('p1')
  await screen.findByRole('button', { name: 'Remix' })
})
