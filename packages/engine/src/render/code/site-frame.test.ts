import { expect, test } from 'vitest'
import { column, frame, text } from '../../scene/build.ts'
import type { Artboard } from '../../scene/types.ts'
import { contentSlotsOf } from './site-frame.ts'

const link = (id: string, words: string) =>
  text(id, words, {
    role: 'label',
    font: 'text',
    weight: 400,
    size: 16,
    lineHeight: 1.4,
    fill: 'ink',
    element: 'a',
    href: '/',
  })
const page = (name: string, entry: string): Artboard => ({
  name,
  root: column('page', {}, [
    link('brand', 'Nordlys'),
    frame('way', { element: 'nav' }, [link('first', 'Home'), link('second', entry)]),
    link('foot', 'Contact'),
  ]),
})

test('what pages of a site differ in may stand in their way through it', () => {
  const holes = contentSlotsOf({ artboards: [page('home', 'Team'), page('team', 'Journal')] })
  expect(holes?.map(({ nodes }) => [...nodes].map(({ id }) => id))).toEqual([['second'], ['second']])
  expect(holes?.map(({ way }) => [...way].map(({ id }) => id))).toEqual([['way'], ['way']])
})
