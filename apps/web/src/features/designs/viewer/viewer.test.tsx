// @vitest-environment happy-dom
/** The full-size view, against an API of the test's own. */
import { screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeApi } from '../../../../test/fake-api.ts'
import { onPhone, show } from '../../../../test/window.tsx'
import type { Concept } from '../concept.ts'
import { Viewer } from './viewer.tsx'

const concept = (id: string, more: Partial<Concept> = {}): Concept => ({
  id,
  url: `/media/${id}.png`,
  title: 'Jazz night poster',
  fileName: `Jazz night poster ${id}`,
  version: 1,
  sides: [],
  size: { width: 600, height: 900 },
  ...more,
})
const PAGE = { width: 1440, height: 5000 }

/** Open at the first, as the chat has it. */
function Open({ concepts, ...rest }: { concepts: Concept[] } & Partial<ComponentProps<typeof Viewer>>) {
  const [at, setAt] = useState<number | null>(0)
  const nothing = () => undefined
  return (
    <Viewer
      concepts={concepts}
      at={at}
      onStep={setAt}
      onClose={() => setAt(null)}
      onDownload={nothing}
      onContinue={nothing}
      onByHand={nothing}
      {...rest}
    />
  )
}
const viewer = () => screen.getByRole('dialog')
const picture = () => within(viewer()).getByRole('img').getAttribute('src')

test('arrows turn to the neighbours and around the end; the place is told', async () => {
  const { person } = show(<Open concepts={[concept('a'), concept('b'), concept('c')]} />)
  expect(within(viewer()).getByText('1 of 3')).toBeDefined()
  await person.keyboard('{ArrowLeft}')
  expect(picture()).toBe('/media/c.png')
  await person.click(screen.getByRole('button', { name: 'Next concept' }))
  expect(picture()).toBe('/media/a.png')
})

test('a page that scrolls opens at its top', () => {
  for (const [name, pixels] of [
    ['scrollHeight', 4000],
    ['clientHeight', 800],
    ['scrollWidth', 1280],
    ['clientWidth', 1280],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(pixels)
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo')
  onTestFinished(() => void vi.restoreAllMocks())
  show(<Open concepts={[concept('a', { size: PAGE }), concept('b', { size: PAGE })]} />)
  const [, top] = scrolled.mock.calls[0] as unknown as [number, number]
  expect(top).toBeLessThanOrEqual(0)
})

test('it comes closer and goes back', async () => {
  const { person } = show(<Open concepts={[concept('a')]} />)
  const zoomOut = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' })
  expect(zoomOut.disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(screen.getByRole('button', { name: 'Fit to window' })).toBeDefined()
  await person.click(zoomOut)
  expect(screen.getByRole('button', { name: 'Magnify' })).toBeDefined()
})

test('Esc closes the innermost thing: what is compared, then the viewer', async () => {
  const versions = [concept('a'), concept('b', { version: 2, parentId: 'a' })]
  const { person } = show(<Open concepts={versions} />)
  await person.click(screen.getByRole('button', { name: 'Compare' }))
  expect(screen.getByRole('slider')).toBeDefined()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('slider')).toBeNull()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it is handed on to be edited', async () => {
  const onByHand = vi.fn()
  const concepts = [concept('a'), concept('b')]
  const { person } = show(<Open concepts={concepts} onByHand={onByHand} />)
  await person.keyboard('{ArrowRight}')
  await person.click(screen.getByRole('button', { name: 'Edit by hand' }))
  expect(onByHand).toHaveBeenCalledWith(concepts[1])
})

test('on a phone one row holds the tools, the rarer ones in a menu', async () => {
  onPhone()
  const onContinue = vi.fn()
  const versions = [concept('a'), concept('b', { version: 2, parentId: 'a' })]
  const { person } = show(<Open concepts={versions} onContinue={onContinue} />)
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'More' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Compare' }))
  expect(await screen.findByRole('slider')).toBeDefined()
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'More' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Continue from this one' }))
  expect(onContinue).toHaveBeenCalledWith(versions[0])
})

test('a side is looked at and taken away under its own name', async () => {
  const sides = ['front', 'back'].map((name) => ({ name, url: `/media/${name}.png`, width: 1050, height: 600 }))
  const onDownload = vi.fn()
  const { person } = show(<Open concepts={[concept('a', { sides })]} onDownload={onDownload} />)
  await person.click(screen.getByRole('button', { name: 'Back' }))
  expect(picture()).toBe('/media/back.png')
  await person.click(screen.getByRole('button', { name: 'Download' }))
  expect(onDownload).toHaveBeenCalledWith(
    expect.objectContaining({ url: '/media/back.png', fileName: 'Jazz night poster a back' }),
  )
})

test('a site is paged through by its own links, by pointer and by key, down to the part that a link names', async () => {
  const sides = ['home', 'shop'].map((name) => ({ name, url: `/media/${name}.png`, ...PAGE }))
  const box = { x: 1000, y: 40, width: 80, height: 24 }
  const link = (label: string, to: number, y = 0) => ({ label, box: { ...box, x: 100 * label.length }, to, y })
  const page = (...links: ReturnType<typeof link>[]) => ({ ...PAGE, texts: [], links })
  fakeApi({
    'GET /api/designs/:id/parts': () => ({
      artboards: [
        page(link('Shop', 1), link('Visit us', 0, 2500)),
        page(link('Home', 0), link('Shop', 1), link('Ask', 0, 2500)),
      ],
      palette: {},
      used: [],
      colours: [],
    }),
  })
  const { person } = show(<Open concepts={[concept('a', { kind: 'website', sides, size: PAGE })]} />)
  await person.click(await screen.findByRole('button', { name: 'Shop: opens Shop' }))
  expect(picture()).toBe('/media/shop.png')
  expect(screen.getByRole('status').textContent).toContain('Shop, page 2 of 2')
  expect(document.activeElement?.getAttribute('data-link')).toBe('Shop')
  await person.tab({ shift: true })
  await person.keyboard('{Enter}')
  expect(picture()).toBe('/media/home.png')

  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1000)
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo')
  onTestFinished(() => void vi.restoreAllMocks())
  await person.click(screen.getByRole('button', { name: 'Visit us: goes to a section of this page' }))
  expect(scrolled).toHaveBeenLastCalledWith({ top: 500 })
  await person.click(screen.getByRole('button', { name: 'Shop: opens Shop' }))
  await person.click(screen.getByRole('button', { name: 'Ask: opens a section of Home' }))
  expect(picture()).toBe('/media/home.png')
  expect(scrolled).toHaveBeenLastCalledWith({ top: 500 })
})

test('no links are asked for of what is no site', () => {
  const { calls } = fakeApi({})
  show(<Open concepts={[concept('a', { kind: 'poster' })]} />)
  expect(calls).toEqual([])
})
