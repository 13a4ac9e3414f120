// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import { DeleteArticle } from './delete-article.tsx'

test('an administrator deletes an article after a question; nobody else sees the button', async () => {
  const { calls } = fakeApi({ 'DELETE /api/blog/articles/:slug': () => ({ ok: true }) })
  const element = <DeleteArticle slug="paper" title="Paper" />
  const first = show(element, { user: ADA })
  expect(screen.queryByRole('button')).toBeNull()
  first.unmount()
  const { person, address } = show(element, { user: { ...ADA, role: 'admin' }, at: '/blog/paper' })
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await person.click(await screen.findByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(address()).toBe('/blog'))
  expect(calls.map(({ path }) => path)).toEqual(['/api/blog/articles/paper'])
})
