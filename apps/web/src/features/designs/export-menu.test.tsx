// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onPhone, show } from '../../../test/window.tsx'
import { ExportMenu } from './export-menu.tsx'

const concept = {
  id: 'd',
  url: '/media/d.png',
  title: 'Finch logo',
  fileName: 'Finch logo 2',
  kind: 'logo',
  version: 1,
  sides: [],
  size: { width: 1024, height: 1024 },
}

function menu(onGuest: (url: string) => boolean, of: Partial<typeof concept> = {}) {
  const [onOpen, onPrint] = [vi.fn(), vi.fn()]
  const shown = show(
    <ExportMenu
      concept={{ ...concept, ...of }}
      id="d"
      button={(state) => (
        <button type="button" {...state}>
          Export Project
        </button>
      )}
      onOpen={onOpen}
      onPrint={onPrint}
      onGuest={onGuest}
    />,
  )
  return {
    ...shown,
    onOpen,
    onPrint,
    open: () => shown.person.click(screen.getByRole('button', { name: 'Export Project' })),
  }
}

test('on a desk it is a menu; who is a guest is sent to sign in with the file in mind', async () => {
  const onGuest = vi.fn(() => true)
  const { person, open, onOpen } = menu(onGuest)
  await open()
  expect(onOpen).toHaveBeenCalledOnce()
  await person.click(await screen.findByRole('menuitem', { name: /^PNG 2×/ }))
  expect(onGuest).toHaveBeenCalledWith('/api/designs/d/export?format=png&scale=2')
})

test('on a phone it is a sheet that a choice closes, as do Esc and its button', async () => {
  onPhone()
  const onGuest = vi.fn(() => true)
  const { person, open } = menu(onGuest)
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await screen.findByRole('dialog', { name: 'Export' })
  await person.keyboard('{Escape}')
  await gone()
  await open()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
  await open()
  await person.click(screen.getByRole('button', { name: /^JPG/ }))
  expect(onGuest).toHaveBeenCalledWith('/api/designs/d/export?format=jpg')
  await gone()
})

test('what a file cannot show is told when it is there', async () => {
  const header = ['Glows are pictures, “soft” ones.', 'So are blurs.'].map(encodeURIComponent).join(', ')
  const answer = new Response('file', { headers: { 'limner-losses': header } })
  vi.stubGlobal('fetch', async () => answer)
  URL.createObjectURL = () => 'blob:file'
  const { person, open } = menu(() => false)
  await open()
  await person.click(await screen.findByRole('menuitem', { name: /^SVG out/ }))
  expect(await screen.findByText('Glows are pictures, “soft” ones. So are blurs.')).toBeTruthy()
  vi.unstubAllGlobals()
})

test('of a file for a printer more is asked first', async () => {
  const onGuest = vi.fn(() => true)
  const { person, open, onPrint } = menu(onGuest, { kind: 'poster' })
  await open()
  await person.click(await screen.findByRole('menuitem', { name: /^Print file \(CMYK, PDF\/X-4\)/ }))
  expect(onPrint).toHaveBeenCalledOnce()
  expect(onGuest).not.toHaveBeenCalled()
})
