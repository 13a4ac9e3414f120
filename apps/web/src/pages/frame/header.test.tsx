// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/window.tsx'
import { Header } from './header.tsx'

test('the menu of a phone closes by Esc, by a press outside, and by what is chosen in it', async () => {
  const { person } = show(
    <>
      <Header />
      <p>Page</p>
    </>,
    { at: '/dashboard' },
  )
  const isOpen = () =>
    screen.getByRole('button', { name: /^(Open|Close) menu$/ }).getAttribute('aria-expanded') === 'true'
  for (const close of [
    () => person.keyboard('{Escape}'),
    () => person.click(screen.getByText('Page')),
    // The page that is shown already.
    () => person.click(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1)!),
    () => person.click(screen.getAllByRole('link', { name: 'Login' }).at(-1)!),
    () => person.click(screen.getAllByRole('link', { name: 'Login' }).at(-1)!),
  ]) {
    await person.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(isOpen()).toBe(true)
    await close()
    expect(isOpen()).toBe(false)
  }
})
